#include "face.hpp"

#include <algorithm>

#include "json.hpp"
#include "repetition.hpp"

namespace ludejo {

namespace {

std::string json(Outcome outcome) {
    if (!outcome.decided()) return "null";
    const std::string winner = outcome.winner < 0        ? "null"
                               : outcome.winner == black ? "\"black\""
                                                         : "\"white\"";
    return "{\"winner\": " + winner + ", \"reason\": \"" + word(outcome.reason) + "\"}";
}

std::string json(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    std::string list = "[";
    for (std::size_t i = 0; i < texts.size(); ++i) list += (i ? ", \"" : "\"") + texts[i] + '"';
    return list + "]";
}

// Splits `position P moves M1 M2 …`; a word that begins with x or * belongs to the move before it.
Fault split(std::string_view text, std::string_view& position, std::vector<std::string>& moves) {
    constexpr std::string_view begin = "position ", middle = " moves";
    if (!text.starts_with(begin)) return "a game is written: position P moves M1 M2 ...";
    text.remove_prefix(begin.size());
    const auto at = text.find(middle);
    position = text.substr(0, at);
    if (at == text.npos) return "";
    text.remove_prefix(at + middle.size());
    while (!text.empty()) {
        if (text[0] != ' ') return "a game is written: position P moves M1 M2 ...";
        text.remove_prefix(1);
        const std::string_view move = text.substr(0, text.find(' '));
        if (move.empty()) return "a game is written: position P moves M1 M2 ...";
        if (!moves.empty() && (move[0] == 'x' || move[0] == '*')) (moves.back() += ' ') += move;
        else moves.emplace_back(move);
        text.remove_prefix(move.size());
    }
    return "";
}

std::vector<std::string> names(const shell::Board& board, Bits set) {
    std::vector<std::string> found;
    for (const shell::Place place : board.places)
        if (set.has(place)) found.push_back(shell::name(place));
    return found;
}

std::string legal(const ShellGame& game) {
    if (game.outcome().decided()) return "{}";
    const std::string list = json(names(*game.position.board, game.position.empty()));
    return "{\"black\": " + list + ", \"white\": " + list + "}";
}

std::vector<std::string> legal(const KrucoGame& game) {
    std::vector<kruco::Result> results;
    if (!game.outcome().decided()) kruco::generate(game.position, results);
    std::vector<std::string> moves;
    for (const auto& result : results) moves.push_back(kruco::write(result.move));
    std::sort(moves.begin(), moves.end());
    return moves;
}

// Whether the game goes on with equal counts above zero (W17).
bool sudden_death(const ShellGame& game) {
    return !game.outcome().decided() && game.position.count(black) > 0;
}

// What a move of Kruco gives, the past not looked at.
std::string result(kruco::Position position, std::string_view text) {
    kruco::Move move, canonical;
    std::string events;
    kruco::read(text, move);
    kruco::play(position, move, canonical, &events);
    return "{\"position\": \"" + kruco::write(position) + "\", \"events\": " + events +
           ", \"outcome\": " + json(position.outcome()) + "}";
}

template <typename Game>
Fault play_all(Game& game, const std::vector<std::string>& moves) {
    for (const std::string& move : moves)
        if (Fault fault = game.play(move); !fault.empty()) return fault;
    return "";
}

}  // namespace

Fault ShellGame::read(std::string_view text, const shell::Board& board) {
    std::string_view start;
    std::vector<std::string> moves;
    if (Fault fault = split(text, start, moves); !fault.empty()) return fault;
    past.clear();
    position = {};
    position.board = &board;
    if (start != "start")
        if (Fault fault = shell::read(start, board, position); !fault.empty()) return fault;
    return play_all(*this, moves);
}

Fault ShellGame::play(std::string_view move, shell::Events* events) {
    if (outcome().decided()) return "the game is over";
    if (move.size() != 5 || move[2] != ':') return "a move is Black's place and White's: E5:D4";
    const int b = shell::place_of(move.substr(0, 2), *position.board);
    const int w = shell::place_of(move.substr(3, 2), *position.board);
    if (b < 0 || w < 0) return "not a place of the board";
    if (!position.empty().has(b) || !position.empty().has(w)) return "the place is not empty (W4)";
    past.push_back(position);
    position.play(static_cast<shell::Place>(b), static_cast<shell::Place>(w), events);
    return "";
}

Outcome ShellGame::outcome() const {
    const Outcome outcome = position.outcome();
    if (outcome.decided()) return outcome;
    return third_time(position, past, &shell::Position::same_board)
               ? Outcome{Reason::repetition, -1}
               : outcome;
}

Fault KrucoGame::read(std::string_view text) {
    std::string_view start;
    std::vector<std::string> moves;
    if (Fault fault = split(text, start, moves); !fault.empty()) return fault;
    past.clear();
    position = kruco::Position::start();
    if (start != "start")
        if (Fault fault = kruco::read(start, position); !fault.empty()) return fault;
    return play_all(*this, moves);
}

Fault KrucoGame::play(std::string_view text, std::string* events) {
    if (outcome().decided()) return "the game is over";
    kruco::Move move, canonical;
    if (Fault fault = kruco::read(text, move); !fault.empty()) return fault;
    const kruco::Position before = position;
    if (Fault fault = kruco::play(position, move, canonical, events); !fault.empty()) return fault;
    past.push_back(before);
    return "";
}

Outcome KrucoGame::outcome() const {
    const Outcome outcome = position.outcome();
    if (outcome.decided()) return outcome;
    return third_time(position, past, &kruco::Position::same) ? Outcome{Reason::repetition, -1}
                                                              : outcome;
}

std::string shell_legal(std::string_view text, int size, int line) {
    const shell::Board* board = shell::Board::of(size, line);
    if (!board) return error("boards are 4 to 9 wide with lines of 3 to 5");
    ShellGame game;
    if (Fault fault = game.read(text, *board); !fault.empty()) return error(fault);
    return "{\"legal\": " + legal(game) + "}";
}

std::string shell_play(std::string_view text, std::string_view move, int size, int line) {
    const shell::Board* board = shell::Board::of(size, line);
    if (!board) return error("boards are 4 to 9 wide with lines of 3 to 5");
    ShellGame game;
    if (Fault fault = game.read(text, *board); !fault.empty()) return error(fault);
    shell::Events events;
    if (Fault fault = game.play(move, &events); !fault.empty()) return error(fault);
    return "{\"position\": \"" + shell::write(game.position) +
           "\", \"events\": " + shell::write_events(events) +
           ", \"outcome\": " + json(game.outcome()) +
           ", \"sudden_death\": " + boolean(sudden_death(game)) + "}";
}

std::string kruco_legal(std::string_view text) {
    KrucoGame game;
    if (Fault fault = game.read(text); !fault.empty()) return error(fault);
    return "{\"legal\": " + json(legal(game)) + "}";
}

std::string kruco_play(std::string_view text, std::string_view move) {
    KrucoGame game;
    if (Fault fault = game.read(text); !fault.empty()) return error(fault);
    std::string events;
    if (Fault fault = game.play(move, &events); !fault.empty()) return error(fault);
    return "{\"position\": \"" + kruco::write(game.position) + "\", \"events\": " + events +
           ", \"outcome\": " + json(game.outcome()) + "}";
}

std::string kruco_divide(std::string_view text, int depth) {
    kruco::Position position = kruco::Position::start();
    if (text != "start")
        if (Fault fault = kruco::read(text, position); !fault.empty()) return error(fault);
    if (depth < 1) return error("the depth is at least 1");
    std::vector<kruco::Result> results;
    kruco::generate(position, results);
    std::uint64_t nodes = 0;
    std::vector<std::string> lines;
    for (const auto& result : results) {
        const std::uint64_t below = kruco::perft(result.after, depth - 1);
        nodes += below;
        lines.push_back('"' + kruco::write(result.move) + "\": " + std::to_string(below));
    }
    std::sort(lines.begin(), lines.end());
    std::string divide;
    for (std::size_t i = 0; i < lines.size(); ++i) divide += (i ? ", " : "") + lines[i];
    return "{\"nodes\": " + std::to_string(nodes) + ", \"divide\": {" + divide + "}}";
}

std::string shell_board(std::string_view text, int size, int line) {
    const shell::Board* board = shell::Board::of(size, line);
    if (!board) return error("boards are 4 to 9 wide with lines of 3 to 5");
    ShellGame game;
    if (Fault fault = game.read(text, *board); !fault.empty()) return error(fault);
    const auto lines = [&](Colour colour) {
        return json(names(*board, game.position.winning(colour)));
    };
    return "{\"position\": \"" + shell::write(game.position) + "\", \"legal\": " + legal(game) +
           ", \"outcome\": " + json(game.outcome()) +
           ", \"sudden_death\": " + boolean(sudden_death(game)) +
           ", \"lines\": {\"black\": " + lines(black) + ", \"white\": " + lines(white) + "}}";
}

std::string kruco_board(std::string_view text) {
    KrucoGame game;
    if (Fault fault = game.read(text); !fault.empty()) return error(fault);
    const kruco::Position& position = game.position;
    const std::vector<std::string> moves = legal(game);
    std::string results;
    for (const std::string& move : moves)
        results += (results.empty() ? "\"" : ", \"") + move + "\": " + result(position, move);
    std::vector<std::string> standing;
    for (const auto& formation : kruco::formations(position.men))
        standing.push_back(formation.name);
    const auto guarded = [&](Colour colour) {
        return json(kruco::names(kruco::around(position.men[colour].points), 0));
    };
    return "{\"position\": \"" + kruco::write(position) + "\", \"legal\": " + json(moves) +
           ", \"outcome\": " + json(game.outcome()) + ", \"results\": {" + results +
           "}, \"standing\": " + json(standing) + ", \"guarded\": {\"black\": " + guarded(black) +
           ", \"white\": " + guarded(white) + "}}";
}

std::string kruco_captures(std::string_view text, std::string_view move) {
    KrucoGame game;
    if (Fault fault = game.read(text); !fault.empty()) return error(fault);
    if (game.outcome().decided()) return error("the game is over");
    kruco::Move begun;
    if (Fault fault = kruco::read(move, begun); !fault.empty()) return error(fault);
    kruco::Position position = game.position;
    if (Fault fault = kruco::begin(position, begun); !fault.empty()) return error(fault);
    std::string list;
    for (const auto& formation : kruco::formations(position.men))
        list += (list.empty() ? "\"" : ", \"") + formation.name + "\": " + json(formation.places);
    return "{\"formations\": {" + list + "}, \"position\": \"" + kruco::write(position) +
           "\", \"complete\": " + boolean(list.empty()) + "}";
}

}  // namespace ludejo
