#include "kruco_levels.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "levels.hpp"

namespace ludejo::kruco {

namespace {

constexpr Level rows[levels] = {
#include "kruco_levels.inc"
};

constexpr int piece = 100;      // what a piece is worth, about
constexpr int win = 1'000'000;  // less the later it comes

// How hard each thing makes it to see a move or a piece; a level misses what is hard with the
// chance `misses` × the sum.
constexpr double far = 0.08;        // for each square between it and the last moves
constexpr double long_slide = 0.2;  // over three squares or more
constexpr double lifting = 0.1;     // a move that captures
constexpr double dividing = 0.3;

// A place as a pair of half squares, so that points lie between squares.
struct Spot {
    int file, rank;
};
Spot spot_of(int place, bool point) { return {place % 8 * 2 + point, place / 8 * 2 + point}; }
int distance(Spot a, Spot b) {
    return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank)) / 2;
}

// Where pieces came to stand in the last two plies.
std::vector<Spot> recent(const Position& position, const std::vector<Position>& past) {
    std::vector<Spot> spots;
    const Position* after = &position;
    for (std::size_t back = 1; back <= 2 && back <= past.size(); ++back) {
        const Position& before = past[past.size() - back];
        for (const Colour colour : {black, white}) {
            const Men &now = after->men[colour], &then = before.men[colour];
            for (Set rest = now.squares & ~then.squares; rest; rest &= rest - 1)
                spots.push_back(spot_of(first(rest), false));
            for (Set rest = now.points & ~then.points; rest; rest &= rest - 1)
                spots.push_back(spot_of(first(rest), true));
        }
        after = &before;
    }
    return spots;
}

int distance(Spot spot, const std::vector<Spot>& looked_at) {
    int least = looked_at.empty() ? 0 : 8;
    for (const Spot& one_of : looked_at) least = std::min(least, distance(spot, one_of));
    return least;
}

// --- what a board is worth ---

int standing(const Position& position, Colour colour) {
    constexpr std::array<int, 8> on_rank{104, 102, 107, 114, 124, 140, 170, 300};
    constexpr std::array<int, 7> on_row{118, 132, 150, 170, 195, 230, 300};
    const Men& own = position.men[colour];
    int total = 0;
    for (int rank = 0; rank < 8; ++rank) {
        const Set line = rank_1 << 8 * (colour == black ? rank : 7 - rank);
        total += on_rank[static_cast<std::size_t>(rank)] * std::popcount(own.squares & line);
    }
    for (int row = 0; row < 7; ++row) {
        const Set line = rank_1 << 8 * (colour == black ? row : 6 - row);
        total += on_row[static_cast<std::size_t>(row)] * std::popcount(own.points & line);
    }
    const int backed = own.points ? std::min(own.reserve, 4) : 0;
    total += 65 * backed + 40 * (own.reserve - backed);
    const Set empty = ~position.squares();
    const Set next = colour == black ? own.squares << 8 : own.squares >> 8;
    if (const Set ways = (next | around(own.points)) & goal(colour) & empty)
        total += (colour == position.to_move ? 450 : 120) + 10 * std::popcount(ways);
    return total;
}

struct Thinking {
    std::uint64_t left;

    // For the player to move.
    int value(const Position& position, int plies, int floor, int ceiling) {
        if (left) --left;
        const Outcome outcome = position.outcome();
        if (outcome.decided())
            return outcome.winner == position.to_move ? win + plies : -win - plies;
        const bool must_lift =
            (position.men[other(position.to_move)].squares & goal(other(position.to_move))) != 0;
        if (!left || plies < -2 || (plies <= 0 && !must_lift))
            return standing(position, position.to_move) -
                   standing(position, other(position.to_move));
        std::vector<Result> results;
        results.reserve(128);
        generate(position, results);
        if (plies > 1) sort(results);
        int best = -2 * win;
        for (const Result& result : results) {
            best =
                std::max(best, -value(result.after, plies - 1, -ceiling, -std::max(floor, best)));
            if (best >= ceiling) break;
        }
        return best;
    }

    static void sort(std::vector<Result>& results) {
        std::vector<std::pair<int, std::size_t>> order;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const Position& after = results[i].after;
            order.emplace_back(
                standing(after, after.to_move) - standing(after, other(after.to_move)), i);
        }
        std::sort(order.begin(), order.end());
        std::vector<Result> sorted;
        sorted.reserve(results.size());
        for (const auto& [worth, i] : order) sorted.push_back(results[i]);
        results = std::move(sorted);
    }
};

// --- what is seen ---

std::uint64_t name_of(const Move& move) {
    return static_cast<std::uint64_t>(move.kind) << 16 | static_cast<unsigned>(move.from * 256) |
           move.to;
}

double hard(const Position& position, const Result& result, const std::vector<Spot>& looked_at) {
    const Move& move = result.move;
    const bool from_point = move.kind == Kind::step_down || move.kind == Kind::divide;
    const Spot from = spot_of(move.from, from_point),
               to = spot_of(move.to, move.kind == Kind::climb);
    double sum = far * std::min(distance(from, looked_at),
                                move.kind == Kind::divide ? 8 : distance(to, looked_at));
    if (move.kind == Kind::divide) sum += dividing;
    else if (distance(from, to) >= 3) sum += long_slide;
    int before = 0, after = 0;
    for (const Colour colour : {black, white}) {
        before += position.men[colour].reserve;
        after += result.after.men[colour].reserve;
    }
    if (after > before) sum += lifting;
    return sum;
}

// The pieces of the opponent, out of their camp, that a level does not see.
Men missed(const Position& position, const Level& level, const Temper& temper,
           const std::vector<Spot>& looked_at) {
    const Colour them = other(position.to_move);
    const Set camp = them == black ? rank_1 | rank_1 << 8 : rank_8 | rank_8 >> 8;
    Men men;
    const auto look = [&](Set places, bool point, Set& gone) {
        for (; places; places &= places - 1) {
            const int place = first(places);
            const double sum = level.own_plans + far * distance(spot_of(place, point), looked_at);
            const auto name = static_cast<std::uint64_t>(1 << 24 | place * 2 | point);
            if (temper.chance(name) < level.misses * sum) gone |= one(place);
        }
    };
    look(position.men[them].squares & ~camp, false, men.squares);
    look(position.men[them].points, true, men.points);
    return men;
}

Position without(const Position& position, Colour colour, const Men& men) {
    Position board = position;
    board.men[colour].squares &= ~men.squares;
    board.men[colour].points &= ~men.points;
    return board.outcome().decided() ? position : board;
}

}  // namespace

const Level& level(int number) { return rows[number - 1]; }

Move choose(const Position& position, const std::vector<Position>& past, const Level& level,
            std::uint64_t seed, std::uint64_t most_boards) {
    const Colour us = position.to_move;
    const Temper temper(seed, us);
    Random dice = temper.dice(position.ply);
    const auto looked_at = recent(position, past);
    std::vector<Result> results, options;
    generate(position, results);
    for (const Result& result : results)
        if (level.misses <= 0 ||
            temper.chance(name_of(result.move)) >= level.misses * hard(position, result, looked_at))
            options.push_back(result);
    if (options.empty()) options = std::move(results);
    Thinking::sort(options);
    const Men unseen = level.misses > 0 ? missed(position, level, temper, looked_at) : Men{};
    std::uint64_t boards = level.boards;
    if (most_boards) boards = std::min(boards, most_boards);
    double best = -3.0 * win;
    std::size_t chosen = 0;
    for (int plies = 1; plies <= level.plies; ++plies) {
        Thinking thinking{boards};
        double most = -3.0 * win;
        std::size_t at = 0;
        bool whole = true;
        for (std::size_t i = 0; i < options.size() && whole; ++i) {
            const Position after = without(options[i].after, other(us), unseen);
            const auto again = std::count_if(past.begin(), past.end(), [&](const Position& one_of) {
                return one_of.same(options[i].after);
            });
            double value = again >= 2 && !options[i].after.outcome().decided()
                               ? 0
                               : -thinking.value(after, plies - 1, -2 * win, 2 * win);
            value += piece * level.whim * temper.leaning(name_of(options[i].move)) -
                     (value > 0 ? 50.0 * static_cast<double>(again) : 0) + dice.real();
            if (value > most) {
                most = value;
                at = i;
            }
            whole = thinking.left > 0;
        }
        if (!whole && plies > 1) break;
        best = most;
        chosen = at;
    }
    (void)best;
    return options[chosen].move;
}

}  // namespace ludejo::kruco
