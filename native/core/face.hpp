// The face that Python and the browser share: text in, JSON out, as `ludejo referee` speaks.
//
// A game is given as `position P moves M1 M2 …`, since repetition needs the past (W19, K15).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kruco.hpp"
#include "shell.hpp"

namespace ludejo {

// A game of What the Shell with its past.
struct ShellGame {
    shell::Position position;
    std::vector<shell::Position> past;  // every earlier position

    Fault read(std::string_view text, const shell::Board& board);
    Fault play(std::string_view move, shell::Events* events = nullptr);
    Outcome outcome() const;  // repetition included
};

// A game of Kruco with its past.
struct KrucoGame {
    kruco::Position position;
    std::vector<kruco::Position> past;

    Fault read(std::string_view text);
    Fault play(std::string_view move, std::string* events = nullptr);
    Outcome outcome() const;
};

// Each gives one JSON object; {"error": …} when the text is refused.
std::string shell_legal(std::string_view game, int size, int line);
std::string shell_play(std::string_view game, std::string_view move, int size, int line);
std::string kruco_legal(std::string_view game);
std::string kruco_play(std::string_view game, std::string_view move);
std::string kruco_divide(std::string_view position, int depth);

// What a page shows beside a game: the position, who may choose what, the outcome; of What the
// Shell the winning turtles (W15), of Kruco what each move gives, which formations stand, and
// which squares are guarded (K4).
std::string shell_board(std::string_view game, int size, int line);
std::string kruco_board(std::string_view game);
// How far a move with an order of captures begun has come: what stands then, and the board (K12).
std::string kruco_captures(std::string_view game, std::string_view move);

}  // namespace ludejo
