// ladder GAME UPPER LOWER FIRST GAMES MOST_BOARDS: plays games FIRST, FIRST + 1, … between two
// levels of `what-the-shell` or `kruco`, each looking into at most so many boards a move (0: as
// many as the level does), and prints a line for each: its number, the upper level's score (1, 0.5,
// 0), turns, and for the upper and the lower level the boards and the milliseconds of processor
// time a move. The upper level has Black in even games. The number is the seed.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "../core/kruco_levels.hpp"
#include "../core/levels.hpp"
#include "../core/random.hpp"
#include "../core/repetition.hpp"
#include "../core/shell_levels.hpp"
#include "peers.hpp"

namespace {

using namespace ludejo;

constexpr const char* usage =
    "usage: ladder what-the-shell|kruco UPPER LOWER FIRST GAMES MOST_BOARDS\n";
constexpr std::size_t longest_game = 300;  // turns or plies; then it is a draw

struct Played {
    int winner = -1;  // a Colour, or -1
    std::size_t turns = 0;
    std::array<std::uint64_t, 2> moves{}, boards{};
    std::array<double, 2> seconds{};

    template <typename Choose>
    auto time(Colour seat, Choose choose) {
        const double begin = shell::processor_time();
        const auto chosen = choose();
        seconds[seat] += shell::processor_time() - begin;
        boards[seat] += chosen.boards;
        ++moves[seat];
        return chosen;
    }
};

Played play(const std::array<shell::Level, 2>& levels, std::uint64_t seed, std::uint64_t most) {
    Played played;
    shell::Position position;
    std::vector<shell::Position> past;
    while (!position.outcome().decided() && past.size() < longest_game &&
           !third_time(position, past, &shell::Position::same_board)) {
        std::array<shell::Place, 2> places{};
        for (const Colour seat : {black, white})
            places[seat] =
                played
                    .time(seat,
                          [&] {
                              return shell::choose(position, past, seat, levels[seat], seed, most);
                          })
                    .place;
        past.push_back(position);
        position.play(places[black], places[white]);
    }
    played.winner = position.outcome().winner;
    played.turns = past.size();
    return played;
}

Played play(const std::array<kruco::Level, 2>& levels, std::uint64_t seed, std::uint64_t most) {
    Played played;
    kruco::Position position = kruco::Position::start();
    std::vector<kruco::Position> past;
    while (!position.outcome().decided() && past.size() < longest_game &&
           !third_time(position, past, &kruco::Position::same)) {
        const Colour seat = position.to_move;
        const auto chosen = played.time(
            seat, [&] { return kruco::choose(position, past, levels[seat], seed, most); });
        past.push_back(position);
        kruco::Move canonical;
        kruco::play(position, chosen.move, canonical, nullptr);
    }
    played.winner = position.outcome().winner;
    played.turns = past.size();
    return played;
}

template <typename Level>
void match(const Level& upper, const Level& lower, std::uint64_t first, std::uint64_t games,
           std::uint64_t most) {
    for (auto number = first; number < first + games; ++number) {
        const Colour us = number % 2 == 0 ? black : white, them = other(us);
        std::array<Level, 2> seats{upper, lower};
        if (us == white) std::swap(seats[0], seats[1]);
        const Played played = play(seats, Random(number).next(), most);
        std::printf("%llu %g %zu", static_cast<unsigned long long>(number),
                    played.winner < 0     ? 0.5
                    : played.winner == us ? 1.0
                                          : 0.0,
                    played.turns);
        for (const Colour seat : {us, them}) {
            const auto moves = static_cast<double>(std::max<std::uint64_t>(1, played.moves[seat]));
            std::printf(" %.0f %.3f", static_cast<double>(played.boards[seat]) / moves,
                        1e3 * played.seconds[seat] / moves);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
}

}  // namespace

#ifndef LUDEJO_NO_MAIN
int main(int count, char** words) {
    const std::string_view game = count == 7 ? words[1] : "";
    const int upper = count == 7 ? std::atoi(words[2]) : 0;
    const int lower = count == 7 ? std::atoi(words[3]) : 0;
    if ((game != "what-the-shell" && game != "kruco") || std::min(upper, lower) < 1 ||
        std::max(upper, lower) > levels) {
        std::fputs(usage, stderr);
        return 2;
    }
    const auto first = std::strtoull(words[4], nullptr, 10);
    const auto games = std::strtoull(words[5], nullptr, 10);
    const auto most = std::strtoull(words[6], nullptr, 10);
    if (game == "kruco") match(kruco::level(upper), kruco::level(lower), first, games, most);
    else match(shell::level(upper), shell::level(lower), first, games, most);
}
#endif
