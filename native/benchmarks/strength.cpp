// strength OPPONENT FIRST GAMES SECONDS: plays games FIRST, FIRST + 1, … of the search against
// `decoupled-uct`, `textbook-uct`, `greedy`, `learned-greedy`, `attacker` or `two-turn-attacker`,
// each with so many seconds of processor time a turn, and prints a line for each: its number, the
// search's score (1, 0.5, 0), turns, and the boards that the search looked into a turn. The search
// has Black in even games. The number is the seed.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "../core/repetition.hpp"
#include "../core/shell_uct.hpp"
#include "peers.hpp"

namespace {

using namespace ludejo;
using namespace ludejo::shell;

constexpr const char* usage =
    "usage: strength decoupled-uct|textbook-uct|greedy|learned-greedy|attacker|two-turn-attacker "
    "FIRST GAMES SECONDS\n";
constexpr std::size_t longest_game = 300;  // then it is a draw

}  // namespace

int main(int count, char** words) {
    if (count != 5) {
        std::fputs(usage, stderr);
        return 2;
    }
    const std::string_view opponent = words[1];
    const auto first = std::strtoull(words[2], nullptr, 10);
    const auto games = std::strtoull(words[3], nullptr, 10);
    const double seconds = std::strtod(words[4], nullptr);
    for (auto number = first; number < first + games; ++number) {
        Random random(Random(number).next());
        const Colour us = number % 2 == 0 ? black : white;
        const Colour them = other(us);
        Position position;
        std::vector<Position> past;
        std::uint64_t nodes = 0;
        while (!position.outcome().decided() && past.size() < longest_game &&
               !third_time(position, past, &Position::same_board)) {
            Search search(position, past, random.next(), us);
            Limits limits;
            limits.seconds = seconds;
            limits.clock = processor_time;
            search.run(limits);
            const Report report = search.report();
            nodes += report.nodes;
            const Place ours = drawn(report.choices[us], random);
            Place theirs = ours;
            if (opponent == "greedy") {
                theirs = greedy(position, them, random);
            } else if (opponent == "learned-greedy") {
                theirs = learned_greedy(position, them, random);
            } else if (opponent == "attacker") {
                theirs = attack(position, past, them, report.choices[us], seconds, random);
            } else if (opponent == "two-turn-attacker") {
                theirs = attack_two_turns(position, them, report.choices[us], random);
            } else if (opponent == "decoupled-uct") {
                theirs = decoupled_uct(position, them, DecoupledUct::best_exploring, seconds,
                                       random.next());
            } else if (opponent == "textbook-uct") {
                theirs = decoupled_uct(position, them, DecoupledUct::ucb1, seconds, random.next());
            } else {
                std::fputs(usage, stderr);
                return 2;
            }
            past.push_back(position);
            if (us == black) position.play(ours, theirs);
            else position.play(theirs, ours);
        }
        const int winner = position.outcome().winner;
        std::printf("%llu %g %zu %llu\n", number,
                    winner < 0     ? 0.5
                    : winner == us ? 1.0
                                   : 0.0,
                    past.size(), static_cast<unsigned long long>(nodes / past.size()));
        std::fflush(stdout);
    }
}
