// Kruco as a tree of numbered actions, as frameworks for research want games to be.
//
// A turn is one action, and one more for each lifting where several formations stand (K12): so the
// numbers of actions are fixed, however many orders of captures there are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kruco.hpp"
#include "random.hpp"

namespace ludejo::kruco {

using Action = int;

// Slides by square and square; climbs by square and corner; steps by point and square; divisions by
// point and the set of squares filled; liftings by formation.
constexpr Action climbs_from = 64 * 64, steps_from = climbs_from + 64 * 4,
                 divisions_from = steps_from + 64 * 4, liftings_from = divisions_from + 64 * 16,
                 action_count = liftings_from + 192;

class Actions {
  public:
    // From a position on; the game is a draw after so many turns (0: never).
    explicit Actions(const Position& start = Position::start(), std::uint64_t most_turns = 0);

    // Ascending; empty when the game is over.
    std::vector<Action> legal() const;
    // Does a legal action. Liftings that nobody has a choice about follow by themselves.
    Fault apply(Action action);
    // What an action is called here: a move's text, or a formation's.
    std::string name(Action action) const;

    bool over() const { return over_; }
    int winner() const { return winner_; }  // a Colour, or -1
    Colour to_move() const { return position_.to_move; }
    bool lifting() const { return lifting_; }
    // Where a turn has begun and formations are to be lifted, the board is as they stand.
    const Position& position() const { return position_; }
    std::uint64_t turns() const { return past_.size(); }
    // What a game of random actions from here is worth for Black, from -1 to 1: its result, or
    // after so many plies the balance of pieces and of how far they have come.
    double playout(int plies, Random& random) const;

  private:
    Position position_;
    std::uint64_t most_turns_;
    std::vector<std::uint64_t> past_;  // hashes of the positions before each turn
    bool lifting_ = false, over_ = false;
    int winner_ = -1;

    Action number(const Move& move) const;
    Move move(Action action) const;
    void do_legal(Action action);
    void look();
};

}  // namespace ludejo::kruco
