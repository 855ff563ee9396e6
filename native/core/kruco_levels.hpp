// How each level plays Kruco: it thinks a few plies ahead on the board as this player sees it.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "kruco.hpp"

namespace ludejo::kruco {

// How a level thinks. It misses own moves and pieces of the opponent that are hard enough to see.
struct Level {
    std::uint32_t boards;  // looked at
    int plies;             // thought ahead; 0: as many as the boards suffice for
    int moves;             // between which it chooses
    double misses;         // 0: sees everything; above 1: misses whatever is hardest to see
    double own_plans;      // how much harder it sees the opponent's pieces
    double whim;           // how much it likes some places more than others
};

const Level& level(int number);  // 1 to `levels`

struct Chosen {
    Move move;
    std::uint64_t boards;  // looked at for it
};

// A legal move in a game that is not over; `past` are the earlier positions. Once `stop` is set it
// comes at once.
Chosen choose(const Position& position, const std::vector<Position>& past, const Level& level,
              std::uint64_t seed, std::uint64_t most_boards,
              const std::atomic<bool>* stop = nullptr);

}  // namespace ludejo::kruco
