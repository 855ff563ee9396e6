#include "kruco.hpp"

#include <algorithm>

#include "random.hpp"

namespace ludejo::kruco {

namespace {

constexpr Set north(Set s) { return s << 8; }
constexpr Set south(Set s) { return s >> 8; }
constexpr Set east(Set s) { return (s & ~file_h) << 1; }
constexpr Set west(Set s) { return (s & ~file_a) >> 1; }

// K6 towards one side: through `pass`, ending on any empty square that is come to.
constexpr Set slide_up(Set from, Set pass, Set empty, int step) {
    from |= pass & (from << step);
    pass &= pass << step;
    from |= pass & (from << 2 * step);
    pass &= pass << 2 * step;
    from |= pass & (from << 4 * step);
    return (from << step) & empty;
}
constexpr Set slide_down(Set from, Set pass, Set empty, int step) {
    from |= pass & (from >> step);
    pass &= pass >> step;
    from |= pass & (from >> 2 * step);
    pass &= pass >> 2 * step;
    from |= pass & (from >> 4 * step);
    return (from >> step) & empty;
}

// What slides over whole boards need, once a position.
struct Ways {
    Set pass, empty;  // K6
    Set free_points;  // K7
    Ways(const Men& own, const Men& enemy) {
        const Set held = own.squares | enemy.squares;
        empty = ~held;
        pass = own.squares | (empty & around(own.points));
        // A point is barred when one of its four squares is guarded by the enemy.
        free_points = all_points & ~(own.points | enemy.points) & ~corners(around(enemy.points));
    }
    Set slides(Set from) const {
        return slide_up(from, pass, empty, 8) | slide_down(from, pass, empty, 8) |
               slide_up(from, pass & ~file_a, empty & ~file_a, 1) |
               slide_down(from, pass & ~file_h, empty & ~file_h, 1);
    }
    Set climbs(Set from) const { return corners(from) & free_points; }
};

// Where one more piece would be part of formations: `some` in one or more, `many` in two or more,
// on a board on which none stands. For a slide this is what could be: the square it leaves may
// break one. For the others it is exact.
struct Danger {
    Set some = 0, many = 0;
    constexpr void add(Set more) {
        many |= some & more;
        some |= more;
    }
};

constexpr Set two_of(Set a, Set b, Set c, Set d) { return (a & b) | (c & d) | ((a | b) & (c | d)); }

Danger danger_on_squares(const Men& own, const Men& enemy) {
    Danger danger;
    const Set held = own.squares | enemy.squares;
    const Set n = south(held), s = north(held), e = west(held), w = east(held);  // of each centre
    danger.add(n & s & e & w & cross_centres);
    danger.add(north(held & s & e & w & cross_centres));
    danger.add(south(held & n & e & w & cross_centres));
    danger.add(east(held & n & s & w & cross_centres));
    danger.add(west(held & n & s & e & cross_centres));
    if (const Set points = enemy.points) {
        danger.add(two_of(points, points << 1, points << 8, points << 9));  // enclosed itself
        const Set half = points & corners(own.squares);  // one own piece beside it already
        danger.add(half);
        danger.add(half << 1);
        danger.add(half << 8);
        danger.add(half << 9);
    }
    danger.some &= ~held;
    danger.many &= ~held;
    return danger;
}

Danger danger_on_points(const Men& own, const Men& enemy) {
    Danger danger;
    const Set squares = enemy.squares;
    danger.add(two_of(squares, squares >> 1, squares >> 8, squares >> 9));  // enclosed itself
    const Set half = squares & around(own.points);
    danger.add(half);
    danger.add((half & ~file_a) >> 1);
    danger.add(half >> 8);
    danger.add((half & ~file_a) >> 9);
    return danger;
}

template <typename Give>
void formations_through(const std::array<Men, 2>& men, Colour mover, bool on_point, int at,
                        Give give) {
    const Men &own = men[mover], &enemy = men[other(mover)];
    const Set place = one(at);
    if (on_point) {
        if (const Set held = around(place) & enemy.squares; std::popcount(held) >= 2)
            give(static_cast<Formation>(64 + at), held, place);
        for (Set rest = around(place) & enemy.squares; rest; rest &= rest - 1) {
            const int square = first(rest);
            if (const Set held = corners(one(square)) & own.points; std::popcount(held) >= 2)
                give(static_cast<Formation>(square), one(square), held);
        }
        return;
    }
    if (const Set held = corners(place) & enemy.points; std::popcount(held) >= 2)
        give(static_cast<Formation>(at), place, held);
    for (Set rest = corners(place) & enemy.points; rest; rest &= rest - 1) {
        const int point = first(rest);
        if (const Set held = around(one(point)) & own.squares; std::popcount(held) >= 2)
            give(static_cast<Formation>(64 + point), held, one(point));
    }
    const Set held = own.squares | enemy.squares;
    const Set centres = (place | north(place) | south(place) | east(place) | west(place));
    for (Set rest = centres & cross_centres; rest; rest &= rest - 1) {
        const int centre = first(rest);
        if ((cross(centre) & ~held) == 0)
            give(static_cast<Formation>(128 + centre), cross(centre), Set{0});
    }
}

// Sorted as a move's text names them: crosses first, then by place, a square before its point.
constexpr int rank_of(Formation formation) {
    const int place = formation % 64, by_name = (place % 8) * 8 + place / 8;
    return formation >= 128 ? by_name : 64 + by_name * 2 + (formation >= 64 ? 1 : 0);
}

bool any_formation(const std::array<Men, 2>& men) {
    for (const Colour colour : {black, white}) {
        const Set p = men[other(colour)].points, q = men[other(colour)].squares;
        if ((men[colour].squares & two_of(p, p << 1, p << 8, p << 9)) ||
            (men[colour].points & two_of(q, q >> 1, q >> 8, q >> 9)))
            return true;
    }
    const Set held = men[0].squares | men[1].squares;
    return (held & north(held) & south(held) & east(held) & west(held) & cross_centres) != 0;
}

struct Ending {
    std::array<Men, 2> men;
    Order order;
};

// Every board that lifting can give, each with its first order (K12). Orders are tried in the
// order of their text, so the first that reaches a board is the one to keep. Ends early when that
// many boards have been seen.
void find_endings(const std::array<Men, 2>& men, const Order& so_far, std::size_t most_seen,
                  std::vector<std::array<Men, 2>>& seen, std::vector<Ending>& endings) {
    // A board seen before was reached by an order that sorts before this one.
    if (seen.size() >= most_seen || std::find(seen.begin(), seen.end(), men) != seen.end()) return;
    seen.push_back(men);
    Standing standing;
    find_formations(men, standing);
    if (standing.count == 0) {
        endings.push_back({men, so_far});
        return;
    }
    std::sort(standing.list.begin(), standing.list.begin() + standing.count,
              [](const auto& a, const auto& b) { return rank_of(a.name) < rank_of(b.name); });
    for (int i = 0; i < standing.count; ++i) {
        const auto& formation = standing.list[static_cast<std::size_t>(i)];
        std::array<Men, 2> next = men;
        lift(next, formation.squares, formation.points);
        Order order = so_far;
        order.list[order.count++] = formation.name;
        find_endings(next, order, most_seen, seen, endings);
    }
}

constexpr std::size_t no_end = ~std::size_t{0};

std::vector<Ending> endings_of(const std::array<Men, 2>& men) {
    std::vector<std::array<Men, 2>> seen;
    std::vector<Ending> endings;
    find_endings(men, {}, no_end, seen, endings);
    return endings;
}

void pass_turn(Position& position) {
    position.to_move = other(position.to_move);
    ++position.ply;
}

// The general way, for divisions and for boards that hold formations already.
void settle(const Position& position, const Move& move, std::vector<Result>& results) {
    const auto men = moved(position, move);
    if (!any_formation(men)) {
        Result& result = results.emplace_back(Result{move, position});
        result.after.men = men;
        pass_turn(result.after);
        return;
    }
    const auto endings = endings_of(men);
    for (const Ending& ending : endings) {
        Result& result = results.emplace_back(Result{move, position});
        if (endings.size() > 1) result.move.order = ending.order;
        result.after.men = ending.men;
        pass_turn(result.after);
    }
}

// The quick way for one piece moved on a board without formations: every formation it makes holds
// it, so lifting one breaks the others, and each is a result of its own.
void settle_one(const Position& position, const Move& move, Set danger,
                std::vector<Result>& results) {
    const auto men = moved(position, move);
    const std::size_t before = results.size();
    if (danger & one(move.to))
        formations_through(men, position.to_move, move.kind == Kind::climb, move.to,
                           [&](Formation formation, Set squares, Set points) {
                               Result& result = results.emplace_back(Result{move, position});
                               result.after.men = men;
                               lift(result.after.men, squares, points);
                               pass_turn(result.after);
                               result.move.order.list[0] = formation;
                               result.move.order.count = 1;
                           });
    if (results.size() == before) {
        Result& result = results.emplace_back(Result{move, position});
        result.after.men = men;
        pass_turn(result.after);
    } else if (results.size() == before + 1) {
        results.back().move.order = {};
    }
}

template <typename Give>
void each_division(const Men& own, Set empty, Give give) {
    if (own.reserve == 0) return;
    for (Set rest = own.points; rest; rest &= rest - 1) {
        const int point = first(rest);
        const Set free = around(one(point)) & empty;
        const int filled = std::min(own.reserve, std::popcount(free));
        if (filled == 0) continue;
        for (Set subset = free;; subset = (subset - 1) & free) {
            if (std::popcount(subset) == filled)
                give(Move{Kind::divide, static_cast<std::uint8_t>(point), 0, subset, {}});
            if (subset == 0) break;
        }
    }
}

// The moves, captures not looked at; pieces moved end on the given squares and points only.
template <typename Give>
void each_move(const Position& position, Give give, Set to_squares = ~Set{0},
               Set to_points = ~Set{0}) {
    const Men &own = position.men[position.to_move], &enemy = position.men[other(position.to_move)];
    const Ways ways(own, enemy);
    const auto give_all = [&](Kind kind, int from, Set to) {
        for (; to; to &= to - 1)
            give(Move{kind,
                      static_cast<std::uint8_t>(from),
                      static_cast<std::uint8_t>(first(to)),
                      0,
                      {}});
    };
    for (Set rest = own.squares; rest; rest &= rest - 1) {
        const Set from = rest & -rest;
        give_all(Kind::slide, first(rest), ways.slides(from) & to_squares);
        give_all(Kind::climb, first(rest), ways.climbs(from) & to_points);
    }
    for (Set rest = own.points; rest; rest &= rest - 1)
        give_all(Kind::step_down, first(rest), around(rest & -rest) & ways.empty & to_squares);
    each_division(own, ways.empty, give);
}

bool any_move(const Position& position) {
    const Men &own = position.men[position.to_move], &enemy = position.men[other(position.to_move)];
    const Ways ways(own, enemy);
    return (around(own.points) & ways.empty) || ways.slides(own.squares) ||
           ways.climbs(own.squares);
}

}  // namespace

Position Position::start() {
    Position position;
    position.men[black].squares = rank_1 | rank_1 << 8;  // K3
    position.men[white].squares = rank_8 | rank_8 >> 8;
    return position;
}

std::uint64_t Position::hash() const {
    // The five numbers that make a position, mixed; cheaper here than keeping a hash up to date.
    std::uint64_t h = to_move;
    for (const Men& one_side : men)
        for (const std::uint64_t part :
             {one_side.squares, one_side.points, static_cast<std::uint64_t>(one_side.reserve)})
            h = Random(h ^ part).next();
    return h;
}

bool Position::standing() const { return any_formation(men); }

bool Position::can_move() const { return any_move(*this); }

Outcome Position::outcome() const {
    if (reached_goal()) return Outcome::won(Reason::goal, to_move);               // K13
    if (!any_move(*this)) return Outcome::won(Reason::no_moves, other(to_move));  // K14
    return {};
}

Reach reach(const std::array<Men, 2>& men, Colour colour) {
    const Men& own = men[colour];
    const Ways ways(own, men[other(colour)]);
    return {ways.slides(own.squares), ways.climbs(own.squares), around(own.points) & ways.empty};
}

void find_formations(const std::array<Men, 2>& men, Standing& standing) {
    standing.count = 0;
    const auto add = [&](int name, Set squares, Set points) {
        standing.list[static_cast<std::size_t>(standing.count++)] = {static_cast<Formation>(name),
                                                                     squares, points};
    };
    for (const Colour colour : {black, white}) {
        const Men &own = men[colour], &enemy = men[other(colour)];
        const Set p = enemy.points, q = enemy.squares;
        for (Set rest = own.squares & two_of(p, p << 1, p << 8, p << 9); rest; rest &= rest - 1)
            add(first(rest), rest & -rest, corners(rest & -rest) & p);
        for (Set rest = own.points & two_of(q, q >> 1, q >> 8, q >> 9); rest; rest &= rest - 1)
            add(64 + first(rest), around(rest & -rest) & q, rest & -rest);
    }
    const Set held = men[0].squares | men[1].squares;
    for (Set rest = held & north(held) & south(held) & east(held) & west(held) & cross_centres;
         rest; rest &= rest - 1)
        add(128 + first(rest), cross(first(rest)), 0);
}

void lift(std::array<Men, 2>& men, Set squares, Set points) {
    for (Men& side : men) {
        side.reserve += std::popcount(side.squares & squares) + std::popcount(side.points & points);
        side.squares &= ~squares;
        side.points &= ~points;
    }
}

std::array<Men, 2> moved(const Position& position, const Move& move) {
    auto men = position.men;
    Men& own = men[position.to_move];
    switch (move.kind) {
        case Kind::slide: own.squares ^= one(move.from) | one(move.to); break;
        case Kind::climb:
            own.squares ^= one(move.from);
            own.points ^= one(move.to);
            break;
        case Kind::step_down:
            own.points ^= one(move.from);
            own.squares ^= one(move.to);
            break;
        case Kind::divide:
            own.points ^= one(move.from);
            own.squares |= move.filled;
            own.reserve -= std::popcount(move.filled);
            break;
    }
    return men;
}

bool can(const Position& position, const Move& move) {
    bool found = false;
    each_move(position, [&](const Move& possible) {
        found = found || (possible.kind == move.kind && possible.from == move.from &&
                          possible.to == move.to && possible.filled == move.filled);
    });
    return found;
}

void moves_of(const Position& position, std::vector<Move>& moves) {
    each_move(position, [&](const Move& move) { moves.push_back(move); });
}

void generate(const Position& position, std::vector<Result>& results) {
    if (position.reached_goal()) return;
    if (position.standing()) {
        each_move(position, [&](const Move& move) { settle(position, move, results); });
        return;
    }
    const Men &own = position.men[position.to_move], &enemy = position.men[other(position.to_move)];
    const Set squares = danger_on_squares(own, enemy).some;
    const Set points = danger_on_points(own, enemy).some;
    each_move(position, [&](const Move& move) {
        if (move.kind == Kind::divide) settle(position, move, results);
        else settle_one(position, move, move.kind == Kind::climb ? points : squares, results);
    });
}

void generate_sharp(const Position& position, std::vector<Result>& results) {
    if (position.reached_goal()) return;
    const Colour mover = position.to_move;
    const Men &own = position.men[mover], &enemy = position.men[other(mover)];
    const Set squares = danger_on_squares(own, enemy).some;
    const Set points = danger_on_points(own, enemy).some;
    const Set home = goal(mover);
    const auto give = [&](const Move& move) {
        const std::size_t before = results.size();
        if (move.kind == Kind::divide) {
            settle(position, move, results);
            if ((move.filled & home) || results.size() != before + 1) return;
            // A single result without a capture: the pieces stand as the division left them.
            if (results.back().after.men == moved(position, move)) results.pop_back();
            return;
        }
        settle_one(position, move, move.kind == Kind::climb ? points : squares, results);
        // What could be a formation may have been broken by leaving the square.
        if (move.kind == Kind::slide && results.size() == before + 1 && !(one(move.to) & home) &&
            results.back().after.men == moved(position, move))
            results.pop_back();
    };
    each_move(position, give, squares | home, points);
}

bool generate_some(const Position& position, std::size_t most, std::vector<Result>& results) {
    if (!position.standing()) {
        generate(position, results);
        return true;
    }
    if (position.reached_goal()) return true;
    std::size_t moves = 0;
    each_move(position, [&](const Move&) { ++moves; });
    bool all = true;
    each_move(position, [&](const Move& move) {
        std::vector<std::array<Men, 2>> seen;
        std::vector<Ending> endings;
        const std::size_t most_seen = most / moves + 1;
        find_endings(moved(position, move), {}, most_seen, seen, endings);
        all = all && seen.size() < most_seen;
        for (const Ending& ending : endings) {
            Result& result = results.emplace_back(Result{move, position});
            // Where the search for endings was broken off, there may be more than the one.
            if (endings.size() > 1 || seen.size() >= most_seen) result.move.order = ending.order;
            result.after.men = ending.men;
            pass_turn(result.after);
        }
    });
    return all;
}

std::uint64_t count(const Position& position) {
    if (position.reached_goal()) return 0;
    const Men &own = position.men[position.to_move], &enemy = position.men[other(position.to_move)];
    const Ways ways(own, enemy);
    const Set many = danger_on_squares(own, enemy).many;
    const Set many_points = danger_on_points(own, enemy).many;
    // How many results more than one the moves to these places have.
    const auto more = [&](Kind kind, Set from, Set to) {
        std::uint64_t extra = 0;
        for (; to; to &= to - 1) {
            const Move move{kind,
                            static_cast<std::uint8_t>(first(from)),
                            static_cast<std::uint8_t>(first(to)),
                            0,
                            {}};
            std::uint64_t found = 0;
            formations_through(moved(position, move), position.to_move, kind == Kind::climb,
                               move.to, [&](Formation, Set, Set) { ++found; });
            extra += found > 1 ? found - 1 : 0;
        }
        return extra;
    };
    std::uint64_t total = 0;
    for (Set rest = own.squares; rest; rest &= rest - 1) {
        const Set from = rest & -rest;
        const Set slides = ways.slides(from), climbs = ways.climbs(from);
        total += static_cast<std::uint64_t>(std::popcount(slides) + std::popcount(climbs));
        if (slides & many) total += more(Kind::slide, from, slides & many);
        if (climbs & many_points) total += more(Kind::climb, from, climbs & many_points);
    }
    for (Set rest = own.points; rest; rest &= rest - 1) {
        const Set from = rest & -rest;
        const Set steps = around(from) & ways.empty;
        total += static_cast<std::uint64_t>(std::popcount(steps));
        if (steps & many) total += more(Kind::step_down, from, steps & many);
    }
    each_division(own, ways.empty,
                  [&](const Move& move) { total += endings_of(moved(position, move)).size(); });
    return total;
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1 && !position.standing()) return count(position);
    std::vector<Result> results;
    results.reserve(128);
    generate(position, results);
    if (depth == 1) return results.size();
    std::uint64_t total = 0;
    for (const Result& result : results)
        total += depth == 2 ? count(result.after) : perft(result.after, depth - 1);
    return total;
}

Fault begin(Position& position, const Move& move) {
    if (!can(position, move)) return "the move cannot be made here";
    auto men = moved(position, move);
    for (int i = 0; i < move.order.count; ++i) {
        Standing standing;
        find_formations(men, standing);
        const auto end = standing.list.begin() + standing.count;
        const auto found = std::find_if(standing.list.begin(), end, [&](const auto& formation) {
            return formation.name == move.order.list[static_cast<std::size_t>(i)];
        });
        if (found == end) return "the order of captures is impossible (K12)";
        lift(men, found->squares, found->points);
    }
    position.men = men;
    return "";
}

Fault play(Position& position, const Move& move, Move& canonical, std::string* events) {
    if (position.outcome().decided()) return "the game is over";
    Position begun = position;
    if (Fault fault = begin(begun, move); !fault.empty()) return fault;
    auto men = begun.men;
    const auto endings = endings_of(moved(position, move));
    if (move.order.count == 0) {
        if (endings.size() > 1) return "the order of captures must be given (K12)";
        men = endings[0].men;
    }
    const auto ending = std::find_if(endings.begin(), endings.end(),
                                     [&](const Ending& one_of) { return one_of.men == men; });
    if (ending == endings.end()) return "the order of captures is not complete (K12)";
    if (events)
        *events = write_events(position, move, move.order.count ? move.order : ending->order);
    canonical = move;
    canonical.order = endings.size() > 1 ? ending->order : Order{};
    position.men = men;
    pass_turn(position);
    return "";
}

}  // namespace ludejo::kruco
