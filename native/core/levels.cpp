#include "levels.hpp"

#include "face.hpp"
#include "json.hpp"
#include "kruco_levels.hpp"
#include "shell_levels.hpp"

namespace ludejo {

namespace {

std::string choice(const std::string& text) { return "{\"choice\": \"" + text + "\"}"; }

// A word of the caller's in an answer: nothing that would break the JSON, and not too long.
std::string quoted(std::string_view word) {
    std::string text;
    for (const char sign : word.substr(0, 40))
        text += sign < ' ' || sign > '~' || sign == '"' || sign == '\\' ? '?' : sign;
    return "'" + text + "'";
}

}  // namespace

std::string choose(std::string_view rules, std::string_view text, std::string_view seat_name,
                   int level, std::uint64_t seed, std::uint64_t most_boards,
                   const std::atomic<bool>* stop) {
    if (level < 1 || level > levels)
        return error("no level " + std::to_string(level) + "; the levels are 1 to " +
                     std::to_string(levels));
    if (seat_name != "black" && seat_name != "white")
        return error("no seat " + quoted(seat_name) + "; the seats are black and white");
    const Colour seat = seat_name == "black" ? black : white;
    if (rules == "what-the-shell") {
        ShellGame game;
        if (const Fault fault = game.read(text, shell::Board::full()); !fault.empty())
            return error(fault);
        if (game.outcome().decided()) return error("the game is over");
        const auto& how = shell::level(level);
        return choice(shell::name(
            shell::choose(game.position, game.past, seat, how, seed, most_boards, stop).place));
    }
    if (rules == "kruco") {
        KrucoGame game;
        if (const Fault fault = game.read(text); !fault.empty()) return error(fault);
        if (game.outcome().decided()) return error("the game is over");
        if (game.position.to_move != seat)
            return error(std::string(seat_name) + "'s choice is not due; due: " +
                         (game.position.to_move == black ? "black" : "white"));
        const auto& how = kruco::level(level);
        return choice(kruco::write(
            kruco::choose(game.position, game.past, how, seed, most_boards, stop).move));
    }
    return error("no levels are known for " + quoted(rules) +
                 "; they are known for what-the-shell and kruco");
}

}  // namespace ludejo
