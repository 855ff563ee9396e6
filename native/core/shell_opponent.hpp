// What the other player is like.
//
// An equilibrium's mix loses to nobody, but neither does it win much from those who err. So a
// little is risked on knowing how the other chooses: the mix is the one that is best if the other
// chooses so with a certain probability, and else as well as can be (a restricted Nash response;
// Johanson, Zinkevich, Bowling, "Computing robust counter-strategies", 2007). Two kinds of players
// are reckoned with, and the turns played say which of them the other is like:
// - the plain one takes what is good on average, as if our place were drawn from all (level one of
//   a cognitive hierarchy; Camerer, Ho, Chong, "A cognitive hierarchy model of games", 2004);
// - the shrewd one expects to be answered well and, at times, takes what is worth a little less (a
//   quantal response; McKelvey, Palfrey, "Quantal response equilibria for normal form games",
//   1995); and of such places takes what random games speak for, as most programs do.
#pragma once

#include <array>
#include <vector>

#include "shell.hpp"
#include "shell_uct.hpp"

namespace ludejo::shell {

// How likely each place is to be chosen.
using Habits = std::array<double, most_cells>;

// How a plain player chooses, where the board has an empty place: what is better on average is
// likelier, by the worth of the boards after this turn.
Habits plain_habits(const Position& position, Colour seat);

// How a shrewd player chooses: what does well against a mix that solves this turn by the worth of
// the boards after it, and was tried often in a tree of random games from this board.
Habits shrewd_habits(const Position& position, Colour seat, const DecoupledUct& games);

// How likely a seat is a plain player before it has played.
constexpr double mostly_plain = 0.8;
// The same after the latest turns played (the game's earlier positions,
// oldest first): by Bayes' rule. Turns say nothing whose numbers do not
// follow, or where the seat's turtle was captured at once.
double plainness(Colour seat, const std::vector<Position>& past, const Position& now);

// How a seat is expected to choose: as either kind, as likely as it is of that kind.
Habits expected_habits(const Position& position, const std::vector<Position>& past, Colour seat,
                       const DecoupledUct& games);

// How likely the other is taken to choose as is expected of it. Not more, whatever was played: what
// looks like a habit may be a lure.
constexpr double trusted = 0.45;

}  // namespace ludejo::shell
