// Whom the search is measured against: greedy players, decoupled UCT, and attackers who are told
// the search's mix; and what games with them need.
#pragma once

#include <cstdint>
#include <vector>

#include "../core/random.hpp"
#include "../core/shell.hpp"
#include "../core/shell_search.hpp"

namespace ludejo::shell {

// Seconds of processor time that this thread has used.
double processor_time();

// A place of a mix, as often as the mix has it.
Place drawn(const std::vector<Choice>& mix, Random& random);

// Takes what gives the most now: lines of its own begun, lengthened and filled, the other's
// stopped, captures made; it does not ask what the other chooses.
Place greedy(const Position& position, Colour seat, Random& random);

// Greedy too, but by what the search has learned: the place after which the board is worth most, on
// average over what the other may choose.
Place learned_greedy(const Position& position, Colour seat, Random& random);

// What decoupled UCT (shell_uct) chooses after so many seconds of processor time.
Place decoupled_uct(const Position& position, Colour seat, double exploring, double seconds,
                    std::uint64_t seed);

// Knows the mix that the other seat's place will be drawn from, and looks for the best response to
// it over this turn and the next. What each of its places leads to is searched as the search
// itself does, and there it answers the mix that was found for the other best; the search goes on
// where it promises most (halving the field again and again), at most for so many seconds.
Place attack(const Position& position, const std::vector<Position>& past, Colour seat,
             const std::vector<Choice>& mix, double seconds, Random& random);

// Knows the mix too, and looks at every place it may take against it, but no further than the next
// turn, which is solved whole by the worth of the boards that it leads to.
Place attack_two_turns(const Position& position, Colour seat, const std::vector<Choice>& mix,
                       Random& random);

}  // namespace ludejo::shell
