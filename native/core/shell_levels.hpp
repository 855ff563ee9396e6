// How each level plays What the Shell: the search looks at the board as this player sees it.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "shell.hpp"

namespace ludejo::shell {

// How a level thinks. What it misses is a line or an enclosure that is hard enough to see.
struct Level {
    std::uint32_t boards;  // looked into
    double misses;         // 0: sees everything; above 1: misses whatever is hardest to see
    double own_plans;      // how much harder it sees what the opponent is about
    double whim;           // how far it misjudges what a place is worth, about
};

const Level& level(int number);  // 1 to `levels`

struct Chosen {
    Place place;
    std::uint64_t boards;  // looked into for it
};

// The choice of a seat in a game that is not over; `past` are the earlier positions. Once `stop` is
// set it comes at once.
Chosen choose(const Position& position, const std::vector<Position>& past, Colour seat,
              const Level& level, std::uint64_t seed, std::uint64_t most_boards,
              const std::atomic<bool>* stop = nullptr);

// The board as a level sees it: what it misses is not there.
Position seen(const Position& position, const std::vector<Position>& past, Colour seat,
              const Level& level, std::uint64_t seed);

}  // namespace ludejo::shell
