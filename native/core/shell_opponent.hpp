// What the other player is like.
//
// An equilibrium's mix loses to nobody, but neither does it win much from those who play simply.
// Many do: they take what is good on average, as if the other's place were drawn from all (level
// one of a cognitive hierarchy; Camerer, Ho, Chong, "A cognitive hierarchy model of games", 2004).
// So a little is risked on the other being plain, the less the more the turns played speak against
// it (restricted Nash responses; Johanson, Zinkevich, Bowling, "Computing robust
// counter-strategies", 2007).
#pragma once

#include <array>
#include <vector>

#include "shell.hpp"

namespace ludejo::shell {

// How likely each place is to be chosen.
using Habits = std::array<double, most_cells>;

// How a plain player chooses, where the board has an empty place: what is better on average is
// likelier, by the worth of the boards after this turn.
Habits plain_habits(const Position& position, Colour seat);

// How far a seat is trusted to be a plain player: at first, and at most.
constexpr double most_trust = 0.4;
// After the latest turns played (the game's earlier positions, oldest first): by Bayes' rule, but
// never above what it was at first, since what looks plain may be a lure. Turns say nothing whose
// numbers do not follow, or where the seat's turtle was captured at once.
double trust_to_be_plain(Colour seat, const std::vector<Position>& past, const Position& now);

}  // namespace ludejo::shell
