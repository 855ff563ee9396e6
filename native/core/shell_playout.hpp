// Random games of What the Shell, as fast as we can play them.
#pragma once

#include "random.hpp"
#include "shell.hpp"

namespace ludejo::shell {

// A game that has gone on for this many turns is counted as a draw; W19 would end it later.
constexpr int longest_playout = 400;

struct Playout {
    Outcome outcome;
    int turns;
};

// Both players choose at random among the empty places until the game is decided.
Playout playout(const Position& start, Random& random);

}  // namespace ludejo::shell
