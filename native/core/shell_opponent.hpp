// What the other player is like.
//
// An equilibrium's mix loses to nobody, but neither does it win much from those who play simply.
// Many do: they take what is good on average, as if the other's place were drawn from all (level
// one of a cognitive hierarchy; Camerer, Ho, Chong, "A cognitive hierarchy model of games", 2004).
// So a little is risked on the other being plain, until the turns played show otherwise (restricted
// Nash responses; Johanson, Zinkevich, Bowling, "Computing robust counter-strategies", 2007).
#pragma once

#include <array>
#include <vector>

#include "shell.hpp"

namespace ludejo::shell {

// How likely each place is to be chosen.
using Habits = std::array<double, most_cells>;

// How a plain player chooses: what is better on average is likelier, by the worth of the boards
// after this turn.
Habits plain_habits(const Position& position, Colour seat);

// How likely a seat is to be a plain player, by the turns played: 0 … most_trust. Positions that do
// not follow each other say nothing, nor do turns where its turtle was captured at once.
double trust_to_be_plain(Colour seat, const std::vector<Position>& past, const Position& now);

constexpr double most_trust = 0.4;

}  // namespace ludejo::shell
