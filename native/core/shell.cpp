#include "shell.hpp"

#include <algorithm>
#include <memory>

#include "random.hpp"

namespace ludejo::shell {

namespace {

std::unique_ptr<Board> make_board(int size, int line) {
    auto board = std::make_unique<Board>();
    board->size = size;
    board->line = line;
    for (int column = 0; column < size; ++column)
        for (int row = 0; row < size; ++row) {
            board->places.push_back(static_cast<Place>(column + stride * row));
            board->all.add(column + stride * row);
        }
    for (const Place place : board->places) {
        auto& ways = board->enclosures[place];
        for (const int axis : axes)
            for (const int step : {axis, -axis}) {
                bool inside = true;
                for (int i = 1, at = place; i <= 3 && inside; ++i) {
                    at += step;
                    inside = at >= 0 && at < most_cells && board->all.has(at);
                }
                if (!inside) continue;
                const auto first = static_cast<Place>(place + step);
                const auto second = static_cast<Place>(place + 2 * step);
                const auto end = static_cast<Place>(place + 3 * step);
                ways.ways[ways.count++] = {Bits::of(first) | Bits::of(second), first, second, end};
                ways.ends.add(end);
            }
    }
    Random random(0x5e11);  // the same keys for every size, so that hashes agree everywhere
    for (std::size_t cell = 0; cell < most_cells; ++cell) {
        board->turtle_key[0][cell] = random.next();
        board->turtle_key[1][cell] = random.next();
        board->egg_key[cell] = random.next();
    }
    return board;
}

// Sorted as text: by column, then by row.
constexpr bool before(Place a, Place b) {
    return a % stride != b % stride ? a % stride < b % stride : a < b;
}

Event captured(Colour by, const Enclosure& way) {
    return before(way.first, way.second) ? Event{Kind::capture, by, way.first, way.second}
                                         : Event{Kind::capture, by, way.second, way.first};
}

void tell_captures(Colour by, const std::array<Enclosure, 8>& found, int count, Events& events) {
    const int from = events.count;
    for (int i = 0; i < count; ++i) events.add(captured(by, found[static_cast<std::size_t>(i)]));
    std::sort(events.list.begin() + from, events.list.begin() + events.count,
              [](const Event& a, const Event& b) {
                  return a.at != b.at ? before(a.at, b.at) : before(a.second, b.second);
              });
}

}  // namespace

const Board* Board::of(int size, int line) {
    static const auto boards = [] {
        std::array<std::array<std::unique_ptr<Board>, 3>, 6> made;
        for (int n = 4; n <= 9; ++n)
            for (int k = 3; k <= std::min(n, 5); ++k)
                made[static_cast<std::size_t>(n - 4)][static_cast<std::size_t>(k - 3)] =
                    make_board(n, k);
        return made;
    }();
    if (size < 4 || size > 9 || line < 3 || line > 5) return nullptr;
    return boards[static_cast<std::size_t>(size - 4)][static_cast<std::size_t>(line - 3)].get();
}

const Board& Board::full() {
    static const Board& board = *of(9, 5);
    return board;
}

std::uint64_t Position::hash() const {
    std::uint64_t order = 0;  // eggs in their order: a polynomial in it
    for (int i = 0; i < egg_count; ++i)
        order = order * 0x9e3779b97f4a7c15 + board->egg_key[egg_order[static_cast<std::size_t>(i)]];
    return turtle_hash ^ order;
}

bool Position::same_board(const Position& that) const {
    return turtles[0] == that.turtles[0] && turtles[1] == that.turtles[1] &&
           egg_count == that.egg_count &&
           std::equal(egg_order.begin(), egg_order.begin() + egg_count, that.egg_order.begin());
}

Bits Position::winning(Colour colour) const {
    const Bits own = turtles[colour];
    Bits all;
    for (const int axis : axes) {
        // Where a run of `line` begins: that many in a row, found by doubling.
        const Bits pairs = own & own >> axis;
        Bits runs = pairs;
        if (board->line == 3) runs &= own >> 2 * axis;
        else runs &= pairs >> 2 * axis;
        if (board->line == 5) runs &= own >> 4 * axis;
        if (runs.none()) continue;
        Bits line = runs;
        for (int i = 1; i < board->line; ++i) line |= runs << i * axis;
        all |= line;
    }
    return all;
}

std::vector<Place> Position::empty_places() const {
    const Bits free = empty();
    std::vector<Place> places;
    for (const Place place : board->places)
        if (free.has(place)) places.push_back(place);
    return places;
}

Outcome Position::outcome() const {
    const int blacks = count(black), whites = count(white);
    if (blacks != whites)
        return Outcome::won(Reason::lines, blacks > whites ? black : white);  // W16
    if (empty().none()) return {Reason::full_board, -1};                      // W18
    return {};
}

void Position::put(Colour colour, Place place) {
    turtles[colour].add(place);
    turtle_hash ^= board->turtle_key[colour][place];
}

void Position::take(Colour colour, Place place) {
    turtles[colour].remove(place);
    turtle_hash ^= board->turtle_key[colour][place];
}

// W7: in each direction, two of the opponent's turtles or eggs, then an own turtle.
int Position::enclose(Colour colour, Place arrival, std::array<Enclosure, 8>& found) const {
    const auto& ways = board->enclosures[arrival];
    if ((ways.ends & turtles[colour]).none()) return 0;
    const Bits enclosable = turtles[other(colour)] | eggs;
    int count = 0;
    for (int i = 0; i < ways.count; ++i) {
        const Enclosure& way = ways.ways[static_cast<std::size_t>(i)];
        if (turtles[colour].has(way.end) && enclosable.contains(way.pair))
            found[static_cast<std::size_t>(count++)] = way;
    }
    return count;
}

// What both players enclosed is lifted once (W10).
void Position::lift(Colour by, const Enclosure& capture) {
    for (const Place place : {capture.first, capture.second}) {
        if (turtles[other(by)].has(place)) {
            take(other(by), place);
        } else if (eggs.has(place)) {
            eggs.remove(place);
            const auto end = egg_order.begin() + egg_count--;
            std::copy(std::find(egg_order.begin(), end, place) + 1, end,
                      std::find(egg_order.begin(), end, place));
        }
    }
}

void Position::play(Place black_place, Place white_place, Events* events) {
    ++turn;
    if (black_place == white_place) {  // W5
        eggs.add(black_place);
        egg_order[egg_count++] = black_place;
        if (events) events->add({Kind::egg, black, black_place, 0});
        return;
    }
    put(black, black_place);  // W6
    put(white, white_place);
    // W10: both players' captures are found before anything is lifted.
    std::array<Enclosure, 8> by_black, by_white;
    const int blacks = enclose(black, black_place, by_black);
    const int whites = enclose(white, white_place, by_white);
    if (events) {
        events->add({Kind::place, black, black_place, 0});
        events->add({Kind::place, white, white_place, 0});
        tell_captures(black, by_black, blacks, *events);
        tell_captures(white, by_white, whites, *events);
    }
    if ((blacks | whites) == 0) return;
    for (int i = 0; i < blacks; ++i) lift(black, by_black[static_cast<std::size_t>(i)]);
    for (int i = 0; i < whites; ++i) lift(white, by_white[static_cast<std::size_t>(i)]);
    if (egg_count) hatch(blacks, whites, events);  // W11
}

// W12–W14: the oldest egg first; what is still due when no eggs are left lapses.
void Position::hatch(int due_black, int due_white, Events* events) {
    while (egg_count && (due_black || due_white)) {
        const Place oldest = egg_order[0];
        std::copy(egg_order.begin() + 1, egg_order.begin() + egg_count, egg_order.begin());
        --egg_count;
        eggs.remove(oldest);
        if (due_black && due_white) {
            --due_black;
            --due_white;
            if (events) events->add({Kind::vanish, black, oldest, 0});
            continue;
        }
        const Colour by = due_black ? black : white;
        int& due = due_black ? due_black : due_white;
        put(by, oldest);
        std::array<Enclosure, 8> found;
        const int count = enclose(by, oldest, found);
        if (events) {
            events->add({Kind::hatch, by, oldest, 0});
            tell_captures(by, found, count, *events);
        }
        for (int i = 0; i < count; ++i) lift(by, found[static_cast<std::size_t>(i)]);
        due += count - 1;
    }
}

}  // namespace ludejo::shell
