// What the other player is like.
//
// An equilibrium's mix loses to nobody, but neither does it win much from those who err. So
// something is risked on knowing how the other chooses: the mix is the one that is best if the
// other chooses so with a certain probability, and else as well as can be (a restricted Nash
// response; Johanson, Zinkevich, Bowling, "Computing robust counter-strategies", 2007). Three kinds
// of players are reckoned with, and the turns played say which of them the other is like:
// - the plain one takes what is good on average, as if our place were drawn from all (level one of
//   a cognitive hierarchy; Camerer, Ho, Chong, "A cognitive hierarchy model of games", 2004);
// - the shrewd one expects to be answered well and, at times, takes what is worth a little less (a
//   quantal response; McKelvey, Palfrey, "Quantal response equilibria for normal form games",
//   1995); and of such places takes what random games speak for, as most programs do;
// - the knowing one is shrewd by what we ourselves think a board is worth, whatever random games
//   say. It may know our mix, too, so against it little is risked.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
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

// How likely a player is of each kind.
struct Kinds {
    double plain = 1 / 3.0, shrewd = 1 / 3.0, knowing = 1 / 3.0;
};

// Of which kind a seat is by the latest turns played: by Bayes' rule. Turns say nothing whose
// numbers do not follow, or where the seat's turtle was captured at once.
class Acquaintance {
  public:
    // By the game's earlier positions, oldest first, and the present one.
    Acquaintance(Colour seat, const std::vector<Position>& past, const Position& now);
    // Learns what each turn says that was not learned with so many random games before, for which
    // they are played again unless they were not long ago, for this turn of any game. The last turn
    // comes first; `more` is asked again and again whether there is time for random games.
    void learn(std::uint64_t games_a_turn, const std::function<bool()>& more);
    // By what was learned so far.
    Kinds kinds() const;

  private:
    struct Turn {
        Position before;
        Place chosen;
        std::uint64_t games;  // that it was learned with
        Kinds would_have;     // how likely each kind would have chosen so
    };
    Colour seat_;
    std::vector<Turn> turns_;  // the last one first
};

// How a seat is expected to choose that is plain or shrewd, as likely as these say.
Habits expected_habits(const Position& position, Colour seat, const Kinds& kinds,
                       const DecoupledUct& games);

// How likely the other is taken to choose as is expected of it. Never more than the most, whatever
// was played: what looks like a habit may be a lure.
constexpr double least_trust = 0.3, most_trust = 0.75;
constexpr double trust(const Kinds& kinds) {
    return most_trust - (most_trust - least_trust) * kinds.knowing;
}

}  // namespace ludejo::shell
