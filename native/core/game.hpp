// What both games share.
#pragma once

#include <cstdint>
#include <string>

namespace ludejo {

enum Colour : std::uint8_t { black = 0, white = 1 };

constexpr Colour other(Colour colour) { return static_cast<Colour>(1 - colour); }

enum class Reason : std::uint8_t { none, lines, full_board, goal, no_moves, repetition };

constexpr const char* word(Reason reason) {
    constexpr const char* words[] = {"", "lines", "full-board", "goal", "no-moves", "repetition"};
    return words[static_cast<int>(reason)];
}

// How a game ended, if it has: nobody's win is a draw.
struct Outcome {
    Reason reason = Reason::none;
    std::int8_t winner = -1;  // a Colour, or -1

    static constexpr Outcome won(Reason reason, Colour winner) {
        return {reason, static_cast<std::int8_t>(winner)};
    }
    constexpr bool decided() const { return reason != Reason::none; }
    // For Black: 1 won, 0 drawn or not ended, -1 lost.
    constexpr int result() const { return winner < 0 ? 0 : 1 - 2 * winner; }
    constexpr bool operator==(const Outcome&) const = default;
};

// Why a text was refused; empty when it was read.
using Fault = std::string;

}  // namespace ludejo
