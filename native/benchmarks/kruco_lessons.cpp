// kruco_lessons FIRST GAMES NODES: the search of Kruco plays with itself, so many nodes a move, and
// tells what there is to learn from: a line for each quiet position, with the result for the player
// to move (1, 0.5, 0), the search's value (-1 to 1), and the terms of the worth, as INDEX:TIMES.
// The first line gives the weights as they are. Games begin with some random moves.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "../core/kruco_eval.hpp"
#include "../core/kruco_search.hpp"
#include "../core/random.hpp"
#include "../core/repetition.hpp"

namespace {

using namespace ludejo;
using namespace ludejo::kruco;

constexpr std::size_t longest_game = 300;

struct Lesson {
    Colour to_move;
    double value;
    std::map<int, int> terms;
};

std::map<int, int> terms_of(const Position& position) {
    std::map<int, int> terms;
    const int* begin = reinterpret_cast<const int*>(&weights);
    each_term(position, weights, [&](const int& weight, int times) {
        if (times) terms[static_cast<int>(&weight - begin)] += times;
    });
    return terms;
}

void play(std::uint64_t number, std::uint64_t nodes) {
    Random random(number * 0x9e3779b97f4a7c15 + 1);
    Position position = Position::start();
    std::vector<Position> past;
    std::vector<Lesson> lessons;
    std::vector<Result> results;
    const std::size_t opening = 2 + random.below(8);
    while (!position.outcome().decided() && past.size() < longest_game &&
           !third_time(position, past, &Position::same)) {
        results.clear();
        generate(position, results);
        // Now and then anything at all, so that uneven positions are met too.
        if (past.size() < opening || random.below(40) == 0) {
            past.push_back(position);
            position = results[random.below(static_cast<std::uint32_t>(results.size()))].after;
            continue;
        }
        Search search(position, past, random.next());
        Limits limits;
        limits.nodes = nodes;
        search.run(limits);
        const Line best = search.report().lines[0];
        Position after = position;
        Move canonical;
        play(after, best.move, canonical, nullptr);
        const bool calm = after.men[0].reserve == position.men[0].reserve &&
                          after.men[1].reserve == position.men[1].reserve &&
                          !after.in_goal(position.to_move) &&
                          !position.in_goal(other(position.to_move));
        if (calm && best.win_in == 0)
            lessons.push_back({position.to_move, best.value, terms_of(position)});
        past.push_back(position);
        position = after;
    }
    const int winner = position.outcome().winner;
    for (const Lesson& lesson : lessons) {
        std::printf("%g %.3f",
                    winner < 0                 ? 0.5
                    : winner == lesson.to_move ? 1.0
                                               : 0.0,
                    lesson.value);
        for (const auto& [index, times] : lesson.terms) std::printf(" %d:%d", index, times);
        std::puts("");
    }
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) {
        std::fputs("usage: kruco_lessons FIRST GAMES NODES\n", stderr);
        return 2;
    }
    const auto first_game = std::strtoull(words[1], nullptr, 10);
    const auto games = std::strtoull(words[2], nullptr, 10);
    const auto nodes = std::strtoull(words[3], nullptr, 10);
    const int* weight = reinterpret_cast<const int*>(&weights);
    for (int i = 0; i < weight_count; ++i) std::printf(i ? " %d" : "%d", weight[i]);
    std::puts("");
    for (auto number = first_game; number < first_game + games; ++number) play(number, nodes);
}
