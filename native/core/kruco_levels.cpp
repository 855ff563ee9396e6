#include "kruco_levels.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "kruco_eval.hpp"
#include "kruco_search.hpp"
#include "levels.hpp"

namespace ludejo::kruco {

namespace {

constexpr Level level_table[levels] = {
#include "kruco_levels.inc"
};

constexpr double even = 0.01;  // moves whose worth differs by so much are as good as each other
constexpr std::uint64_t opening = 8;  // the first plies, which are varied
constexpr double eager = 0.03;        // to come a rank nearer to the goal
constexpr double dull = 0.1;          // to have a board come up again
constexpr double patience = 0.3;      // who stands worse than this is glad of a draw
constexpr int varied = 6;             // the moves between which is chosen there, at least

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

std::uint64_t name_of(const Move& move) {
    return static_cast<std::uint64_t>(move.kind) << 16 | static_cast<unsigned>(move.from * 256) |
           move.to;
}

// Where a move begins and ends, as numbers that tell squares from points.
std::uint64_t start_of(const Move& move) {
    const bool point = move.kind == Kind::step_down || move.kind == Kind::divide;
    return static_cast<unsigned>(move.from * 2 + point);
}
std::uint64_t end_of(const Move& move) {
    if (move.kind == Kind::divide) return start_of(move);
    return static_cast<unsigned>(move.to * 2 + (move.kind == Kind::climb));
}

// How many ranks nearer to the goal a move brings its piece.
double ranks_gained(const Move& move, Colour colour) {
    if (move.kind == Kind::divide) return 0;
    const int from = spot_of(move.from, move.kind == Kind::step_down).rank;
    const int to = spot_of(move.to, move.kind == Kind::climb).rank;
    return (colour == black ? to - from : from - to) / 2.0;
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

// A move with what it leads to, and how good it seems.
struct Option {
    const Result* result;
    double value;
};

// The same move on the board as it is; where the order of captures matters there, the best one.
const Result* played(const Move& move, const std::vector<Result>& results) {
    const Result* best = nullptr;
    for (const Result& result : results)
        if (result.move.kind == move.kind && result.move.from == move.from &&
            result.move.to == move.to && result.move.filled == move.filled) {
            if (result.move.order == move.order) return &result;
            if (!best || worth(result.after) < worth(best->after)) best = &result;
        }
    return best;
}

}  // namespace

const Level& level(int number) { return level_table[number - 1]; }

Chosen choose(const Position& position, const std::vector<Position>& past, const Level& level,
              std::uint64_t seed, std::uint64_t most_boards, const std::atomic<bool>* stop) {
    std::vector<Result> results;
    generate_some(position, most_at_root, results);
    if (results.size() == 1) return {results[0].move, 0};  // nothing to think about
    const Temper temper(seed, position.to_move);
    Random dice = temper.dice(position.ply);
    const auto looked_at = recent(position, past);
    const auto notices = [&](const Result& result) {
        return level.misses <= 0 || temper.chance(name_of(result.move)) >=
                                        level.misses * hard(position, result, looked_at);
    };
    const Men unseen = level.misses > 0 ? missed(position, level, temper, looked_at) : Men{};
    Search search(without(position, other(position.to_move), unseen), past, dice.next(), 1,
                  position.ply > opening ? level.moves : std::max(level.moves, varied));
    Limits limits;
    limits.nodes = most_boards ? std::min<std::uint64_t>(level.boards, most_boards) : level.boards;
    limits.depth = level.plies;
    limits.stop = stop;
    search.run(limits);
    const Report report = search.report();
    // How a move seems, given what it is worth: some places are favourites, and going round in
    // circles is dull, except for who would lose.
    const auto seems = [&](const Result& result, double value) {
        const auto again = std::count_if(past.begin(), past.end(), [&](const Position& one_of) {
            return one_of.same(result.after);
        });
        if (again >= 2) return 0.0;  // K15
        const double gained = eager * ranks_gained(result.move, position.to_move);
        const double liking = level.whim * (temper.leaning(end_of(result.move)) -
                                            temper.leaning(start_of(result.move)));
        return value + gained + liking -
               (value > -patience ? dull * static_cast<double>(again) : 0);
    };
    std::vector<Option> options;
    for (const Line& line : report.lines)
        if (const Result* result = played(line.move, results); result && notices(*result)) {
            // What is known to win or to lose is judged by when, and by nothing else.
            const double proved = line.win_in == 0  ? seems(*result, line.value)
                                  : line.win_in > 0 ? 3 - even * line.win_in
                                                    : -3 - even * line.win_in;
            options.push_back({result, proved});
        }
    if (options.empty())  // nothing that it thought of is possible: whatever looks well
        for (const Result& result : results) {
            const Outcome outcome = result.after.outcome();
            options.push_back({&result, !outcome.decided()
                                            ? seems(result, -squeeze(worth(result.after)))
                                        : outcome.winner == position.to_move ? 3
                                                                             : -3});
        }
    double best = -9;
    for (const Option& option : options) best = std::max(best, option.value);
    std::erase_if(options, [&](const Option& option) { return option.value <= best - even; });
    const auto at = dice.below(static_cast<std::uint32_t>(options.size()));
    return {options[at].result->move, report.nodes};
}

}  // namespace ludejo::kruco
