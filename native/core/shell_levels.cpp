#include "shell_levels.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "levels.hpp"
#include "shell_eval.hpp"
#include "shell_search.hpp"

namespace ludejo::shell {

namespace {

constexpr Level level_table[levels] = {
#include "shell_levels.inc"
};

constexpr float even = 0.04F;  // places whose worth differs by less are nearly as good
constexpr double any = 0.02;   // what each of them weighs beside its share in the mix

// How hard each thing makes it to see a line or an enclosure; a level misses what is hard with the
// chance `misses` × the sum.
constexpr double far = 0.08;       // for each place between it and the last turns
constexpr double slanting = 0.2;   // along a diagonal
constexpr double broken = 0.2;     // a line that is not in one piece
constexpr double early = 0.35;     // a line that still needs two
constexpr double enclosure = 0.2;  // a capture, beside a line of four

// The places where something came to stand in the last two turns.
Bits recent(const Position& position, const std::vector<Position>& past) {
    Bits places;
    const Position* after = &position;
    for (std::size_t back = 1; back <= 2 && back <= past.size(); ++back) {
        const Position& before = past[past.size() - back];
        for (const Colour colour : {black, white})
            places |= after->turtles[colour] & ~before.turtles[colour];
        places |= after->eggs & ~before.eggs;
        after = &before;
    }
    return places & (position.turtles[black] | position.turtles[white] | position.eggs);
}

int distance(Place a, Place b) {
    return std::max(std::abs(a % stride - b % stride), std::abs(a / stride - b / stride));
}

// How far a thing lies from the places looked at: by its nearest place.
int distance(Bits thing, Bits looked_at) {
    int least = looked_at.any() ? 9 : 0;
    for (Bits one = thing; one.any();) {
        const auto at = static_cast<Place>(one.pop());
        for (Bits rest = looked_at; rest.any();)
            least = std::min(least, distance(at, static_cast<Place>(rest.pop())));
    }
    return least;
}

// Something that a player may miss, and the turtles that it consists of.
struct Sight {
    Bits turtles;
    Colour by;           // whose turtles they are
    std::uint64_t name;  // the same for what is seen or missed as one
    double hard;
};

bool slants(int axis) { return axis != axes[0] && axis != axes[1]; }

// All windows of one straight row are one thing, for each player.
std::uint64_t row_of(Place first, int axis, Colour by) {
    int start = first;
    while (start >= axis && Board::full().all.has(start - axis)) start -= axis;
    return static_cast<std::uint64_t>((axis * 256 + start) * 2 + by);
}

void find_lines(const Position& position, std::vector<Sight>& sights) {
    const Windows& windows = Windows::of(*position.board);
    for (const auto& places : windows.places) {
        Bits window;
        for (const Place place : places) window.add(place);
        for (const Colour by : {black, white}) {
            const Bits own = window & position.turtles[by];
            const int count = own.count();
            if (count < 3 || (window & (position.turtles[other(by)] | position.eggs)).any())
                continue;
            const int axis = places[1] - places[0];
            int turns = 0;  // how often it changes between turtle and none
            for (std::size_t i = 1; i < places.size(); ++i)
                turns += own.has(places[i]) != own.has(places[i - 1]);
            const bool gapped = turns > 2 || (turns == 2 && own.has(places[0]));
            sights.push_back(
                {own, by, row_of(places[0], axis, by),
                 (slants(axis) ? slanting : 0) + (gapped ? broken : 0) + (count == 3 ? early : 0)});
        }
    }
}

void find_enclosures(const Position& position, std::vector<Sight>& sights) {
    for (Bits rest = position.empty(); rest.any();) {
        const auto arrival = static_cast<Place>(rest.pop());
        const auto& ways = position.board->enclosures[arrival];
        for (std::size_t k = 0; k < ways.count; ++k) {
            const Enclosure& way = ways.ways[k];
            for (const Colour by : {black, white})
                if (position.turtles[by].has(way.end) &&
                    (position.turtles[other(by)] | position.eggs).contains(way.pair))
                    sights.push_back(
                        {Bits::of(way.end), by,
                         std::uint64_t{1} << 32 | static_cast<unsigned>(arrival * 256 + way.end),
                         enclosure + (slants(std::abs(way.first - arrival)) ? slanting : 0)});
        }
    }
}

void take_away(Position& position, Colour colour, Place place) {
    position.turtles[colour].remove(place);
    position.turtle_hash ^= position.board->turtle_key[colour][place];
}

}  // namespace

const Level& level(int number) { return level_table[number - 1]; }

Position seen(const Position& position, const std::vector<Position>& past, Colour seat,
              const Level& level, std::uint64_t seed) {
    if (level.misses <= 0) return position;
    std::vector<Sight> sights;
    find_lines(position, sights);
    find_enclosures(position, sights);
    const Bits looked_at = recent(position, past);
    const Temper temper(seed, seat);
    // A turtle of something that is seen is seen: only the others can be left out.
    Bits in_sight = looked_at;
    std::vector<const Sight*> missed;
    for (const Sight& sight : sights) {
        const double hard = sight.hard + far * distance(sight.turtles, looked_at) +
                            (sight.by == seat ? 0 : level.own_plans);
        if (temper.chance(sight.name) < level.misses * hard) missed.push_back(&sight);
        else in_sight |= sight.turtles;
    }
    Position board = position;
    for (const Sight* sight : missed)
        for (Bits left_out = sight->turtles & board.turtles[sight->by] & ~in_sight; left_out.any();)
            take_away(board, sight->by, static_cast<Place>(left_out.pop()));
    return board.outcome().decided() ? position : board;
}

Chosen choose(const Position& position, const std::vector<Position>& past, Colour seat,
              const Level& level, std::uint64_t seed, std::uint64_t most_boards,
              const std::atomic<bool>* stop) {
    if (Bits last = position.empty(); last.count() == 1)  // nothing to think about
        return {static_cast<Place>(last.pop()), 0};
    const Temper temper(seed, seat);
    Random dice = temper.dice(position.turn);
    Search search(seen(position, past, seat, level, seed), past, dice.next(), seat);
    Limits limits;
    limits.nodes = level.boards;
    if (most_boards && most_boards < limits.nodes) limits.nodes = most_boards;
    limits.stop = stop;
    search.run(limits);
    const Bits empty = position.empty();
    std::vector<Choice> choices;
    const Report report = search.report();
    for (Choice choice : report.choices[seat]) {
        if (!empty.has(choice.place)) continue;  // a turtle that was missed stands there
        if (seat == white) choice.value = -choice.value;
        choice.value += static_cast<float>(level.whim * temper.leaning(choice.place));
        choices.push_back(choice);
    }
    const float best =
        std::max_element(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
            return a.value < b.value;
        })->value;
    // Of what seems about as good as the best, the mix says how often.
    double total = 0;
    std::vector<double> shares;
    for (const Choice& choice : choices) {
        const float behind = (best - choice.value) / even;
        const double near = behind < 1 ? 1 - static_cast<double>(behind) : 0;
        shares.push_back(near * (any + static_cast<double>(choice.probability)));
        total += shares.back();
    }
    double at = dice.real() * total;
    std::size_t chosen = 0;
    while (chosen + 1 < shares.size() && (at -= shares[chosen]) >= 0) ++chosen;
    return {choices[chosen].place, report.nodes};
}

}  // namespace ludejo::shell
