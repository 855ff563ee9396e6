// The ten levels of each game, for Python and the browser alike.
//
// A weaker level does not play at random. It sees less: what lies far from where the last turns
// were played, what runs along a diagonal or has a gap, what the opponent is about to do. And it
// sees the same all through a game, since what it misses follows from the seed of the game.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

#include "game.hpp"
#include "random.hpp"

namespace ludejo {

constexpr int levels = 10;  // 1 is the weakest

// What one player is like in one game.
class Temper {
  public:
    Temper(std::uint64_t seed, Colour seat) : seed_(Random(seed * 2 + seat).next()) {}

    // From 0 up to, not including, 1: the same for the same thing all through the game.
    double chance(std::uint64_t thing) const { return Random(seed_ ^ Random(thing).next()).real(); }
    // From -1 to 1, mostly near 0; as steady.
    double leaning(std::uint64_t thing) const {
        Random random(seed_ ^ Random(~thing).next());
        double sum = 0;  // one by one: C++ leaves it to compilers what of a sum comes first
        for (int i = 0; i < 3; ++i) sum += random.real();
        return sum - 1.5;
    }
    // What is left to chance in one turn.
    Random dice(std::uint64_t turn) const { return Random(seed_ + Random(turn).next()); }

  private:
    std::uint64_t seed_;
};

// The choice of a level for a seat: {"choice": …}, or {"error": …} where there is no such level,
// the text is refused, the game is over or the seat's choice is not due.
//
// `rules` is `what-the-shell` or `kruco`, `game` is `position P moves M1 M2 …`. The seed is to stay
// the same through a game. The same words give the same choice everywhere. A level looks into so
// many boards as stands in its row; `most_boards` is for those who have less time (0: no bound),
// and once `stop` is set it chooses at once, by what it has thought so far.
std::string choose(std::string_view rules, std::string_view game, std::string_view seat, int level,
                   std::uint64_t seed, std::uint64_t most_boards = 0,
                   const std::atomic<bool>* stop = nullptr);

}  // namespace ludejo
