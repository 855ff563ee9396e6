// Kruco: moves, the search, and actions.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "../core/kruco.hpp"
#include "../core/kruco_actions.hpp"
#include "../core/kruco_search.hpp"
#include "../core/random.hpp"
#include "checks.hpp"

namespace ludejo::tests {

namespace {

// The sharp moves are those that lift something or enter the goal, and no others.
void check_sharp(const kruco::Position& position, const std::vector<kruco::Result>& results) {
    const auto told = [](const kruco::Result& result) {
        return kruco::write(result.move) + ' ' + kruco::write(result.after);
    };
    std::vector<kruco::Result> sharp;
    kruco::generate_sharp(position, sharp);
    std::set<std::string> given, wanted;
    for (const auto& result : sharp) given.insert(told(result));
    for (const auto& result : results) {
        const auto before = kruco::moved(position, result.move);
        if (result.after.men != before || result.after.in_goal(position.to_move))
            wanted.insert(told(result));
    }
    CHECK(given == wanted || position.in_goal(position.to_move));
    CHECK(given.size() == sharp.size());
}

void games_of_kruco() {
    Random random(2);
    std::vector<kruco::Result> results;
    for (int game = 0; game < 60; ++game) {
        kruco::Position position = kruco::Position::start();
        for (int ply = 0; ply < 150 && !position.outcome().decided(); ++ply) {
            results.clear();
            kruco::generate(position, results);
            CHECK(results.size() == kruco::count(position));
            std::set<std::string> texts;
            for (const auto& result : results) {
                texts.insert(kruco::write(result.move));
                kruco::Position played = position;
                kruco::Move canonical;
                std::string events;
                CHECK(kruco::play(played, result.move, canonical, &events).empty());
                CHECK(played.same(result.after));
                CHECK(played.hash() == result.after.hash());
                CHECK(kruco::write(canonical) == kruco::write(result.move));
                CHECK(!result.after.standing());
            }
            CHECK(texts.size() == results.size());
            check_sharp(position, results);
            position = results[random.below(static_cast<std::uint32_t>(results.size()))].after;
            kruco::Position read;
            CHECK(kruco::read(kruco::write(position), read).empty());
            CHECK(read.same(position) && read.ply == position.ply);
        }
    }
    CHECK(kruco::perft(kruco::Position::start(), 4) == 13838400);
}

// Games that the search plays: all that it tells is legal, and ends that it proves come.
void searches() {
    for (std::uint64_t game = 0; game < 4; ++game) {
        kruco::Position position = kruco::Position::start();
        std::vector<kruco::Position> past;
        while (!position.outcome().decided() && past.size() < 60) {
            kruco::Search search(position, past, game, game == 3 ? 2 : 1, 2);
            Limits limits;
            limits.nodes = past.size() == 20 ? 20'000 : 400;
            search.run(limits);
            const kruco::Report report = search.report();
            CHECK(report.lines.size() <= 2 && !report.lines.empty());
            for (const kruco::Line& line : report.lines) {
                kruco::Position after = position;
                kruco::Move canonical;
                for (const kruco::Move& move : line.moves)
                    CHECK(kruco::play(after, move, canonical, nullptr).empty());
                if (line.win_in == 0) continue;
                const auto plies = static_cast<std::size_t>(std::abs(line.win_in));
                CHECK(line.moves.size() <= plies);
                if (line.moves.size() != plies) continue;
                const Colour winner = line.win_in > 0 ? position.to_move : other(position.to_move);
                CHECK(after.outcome().winner == winner);
            }
            past.push_back(position);
            kruco::Move canonical;
            CHECK(kruco::play(position, report.lines[0].move, canonical, nullptr).empty());
        }
    }
    // Tens of thousands of orders of captures: some of them are looked at.
    kruco::Position tangle;
    CHECK(kruco::read("8/8/1bbbb3/1bbbb3/1bbbb3/1bbbb3/8/8 "
                      "7/7/1wwww2/1wwww2/1wwww2/1wwww2/7 b 0,0 1",
                      tangle)
              .empty());
    std::vector<kruco::Result> some;
    CHECK(!kruco::generate_some(tangle, 2000, some));
    CHECK(!some.empty() && some.size() < 4000);
}

// A game of actions ends as the rules say.
void actions() {
    Random random(6);
    for (int game = 0; game < 20; ++game) {
        kruco::Actions actions(kruco::Position::start(), 200);
        while (!actions.over()) {
            const auto legal = actions.legal();
            CHECK(actions.apply(kruco::action_count).size() > 0);
            const auto count = static_cast<std::uint32_t>(legal.size());
            CHECK(actions.apply(legal[random.below(count)]).empty());
        }
        CHECK(actions.legal().empty());
        CHECK(std::abs(actions.playout(10, random)) <= 1);
    }
}

// Every line of this many plies is generated, the last move too.
std::uint64_t plainly(const kruco::Position& position, int depth) {
    if (depth == 0) return 1;
    std::vector<kruco::Result> results;
    kruco::generate(position, results);
    std::uint64_t total = 0;
    for (const auto& result : results) total += plainly(result.after, depth - 1);
    return total;
}

}  // namespace

void check_kruco() {
    games_of_kruco();
    searches();
    actions();
}

std::uint64_t lines_of_kruco(int depth) { return plainly(kruco::Position::start(), depth); }

}  // namespace ludejo::tests
