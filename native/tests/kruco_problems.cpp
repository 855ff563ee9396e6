// kruco_problems SEED: positions met in play with what is proved of them, as lines of JSON: wins
// within five plies with every move that wins so soon, and positions where one move alone is not
// lost within five plies. The proofs come from looking at every line there is; nothing of the
// search is used for them. (The search plays the games, now and then at random.)
//
// tests/data/kruco-problems.jsonl was made with seed 1. Another search plays other games, so today
// the same seed gives other positions.
#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "../core/kruco.hpp"
#include "../core/kruco_search.hpp"
#include "../core/random.hpp"

namespace {

using namespace ludejo;
using namespace ludejo::kruco;

constexpr int most_plies = 5;

bool loses(const Position& position, int plies);

// Whether the player to move can have won after so many plies.
bool wins(const Position& position, int plies) {
    const Outcome outcome = position.outcome();
    if (outcome.decided()) return outcome.winner == position.to_move;
    if (plies == 0) return false;
    std::vector<Result> results;
    generate(position, results);
    return std::any_of(results.begin(), results.end(),
                       [&](const Result& result) { return loses(result.after, plies - 1); });
}

// Whether the player to move must have lost after so many plies.
bool loses(const Position& position, int plies) {
    const Outcome outcome = position.outcome();
    if (outcome.decided()) return outcome.winner != position.to_move;
    if (plies == 0) return false;
    std::vector<Result> results;
    generate(position, results);
    // What was an answer to the move before may be one to this as well: it is tried first.
    static Move answers[most_plies + 1];
    Move& answer = answers[plies];
    std::stable_partition(results.begin(), results.end(), [&](const Result& result) {
        return result.move.kind == answer.kind && result.move.from == answer.from &&
               result.move.to == answer.to && result.move.filled == answer.filled;
    });
    for (const Result& result : results) {
        if (wins(result.after, plies - 1)) continue;
        answer = result.move;
        return false;
    }
    return true;
}

// In how many plies the player to move wins, if that is at most five; else 0. An odd number takes
// away the opponent's moves, which cannot happen soon to one who has many pieces: five plies are
// looked at only where the opponent has few.
int win_in(const Position& position) {
    const Men& enemy = position.men[other(position.to_move)];
    const bool few = std::popcount(enemy.squares) + std::popcount(enemy.points) <= 4;
    for (int plies = 1; plies <= (few ? most_plies : most_plies - 1); ++plies)
        if (wins(position, plies)) return plies;
    return 0;
}

std::string list(std::vector<std::string> moves) {
    std::sort(moves.begin(), moves.end());
    std::string all = "[";
    for (const std::string& move : moves) all += (all.size() > 1 ? ", \"" : "\"") + move + '"';
    return all + "]";
}

struct Wanted {
    int wins[most_plies + 1] = {0, 20, 15, 20, 60, 20};  // by the plies they take
    int saves = 40;
};

// A position of either kind, said as a line, if there are not enough of its kind yet.
void look_at(const Position& position, Wanted& wanted) {
    if (position.outcome().decided()) return;
    std::vector<Result> results;
    generate(position, results);
    const int plies = win_in(position);
    if (plies > 0) {
        if (wanted.wins[plies] == 0) return;
        --wanted.wins[plies];
        std::vector<std::string> winning;
        for (const Result& result : results)
            if (loses(result.after, plies - 1)) winning.push_back(write(result.move));
        std::printf("{\"position\": \"%s\", \"win_in\": %d, \"winning\": %s}\n",
                    write(position).c_str(), plies, list(winning).c_str());
    } else if (wanted.saves > 0 && results.size() > 10) {
        std::vector<std::string> saving;
        for (const Result& result : results) {
            if (!wins(result.after, most_plies - 1)) saving.push_back(write(result.move));
            if (saving.size() > 1) return;
        }
        if (saving.size() != 1) return;
        --wanted.saves;
        std::printf("{\"position\": \"%s\", \"saving\": \"%s\"}\n", write(position).c_str(),
                    saving[0].c_str());
    }
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("usage: kruco_problems SEED\n", stderr);
        return 2;
    }
    Random random(std::strtoull(words[1], nullptr, 10));
    Wanted wanted;
    for (int game = 0; game < 400; ++game) {
        Position position = Position::start();
        std::vector<Position> past;
        const auto chance = 2 + random.below(8);
        while (!position.outcome().decided() && past.size() < 150) {
            Position after = position;
            if (past.size() < 4 || random.below(chance) == 0) {
                std::vector<Result> results;
                generate(position, results);
                after = results[random.below(static_cast<std::uint32_t>(results.size()))].after;
            } else {
                Search search(position, past, random.next());
                Limits limits;
                limits.nodes = 200;
                search.run(limits);
                Move canonical;
                play(after, search.report().lines[0].move, canonical, nullptr);
            }
            past.push_back(position);
            position = after;
        }
        // Towards the end there is something to be found.
        for (std::size_t back = 1; back <= 8 && back <= past.size(); ++back)
            look_at(past[past.size() - back], wanted);
    }
}
