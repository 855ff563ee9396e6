// The search for Kruco: principal variation search, ever deeper.
//
// Who enters the goal wins unless the reply lifts the piece (K13), so a reply to that must capture,
// and there are few: such positions are searched on to their end. Where thinking would stop,
// captures and ways into the goal are still followed. A win or a loss that is reported is proved:
// nothing on the way to it was left out.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "kruco.hpp"
#include "limits.hpp"

namespace ludejo::kruco {

// A move at the root, and what is known of it.
struct Line {
    Move move;
    double value = 0;  // for the player to move, as an expected score from -1 to 1
    // Where the end is proved: after how many plies it comes at best play, this move included;
    // negative where the game is lost. 0: nothing is proved.
    int win_in = 0;
    bool exact = false;       // and whether it is proved that it cannot come sooner
    std::vector<Move> moves;  // how the game goes on at best play, this move first
};

struct Report {
    std::vector<Line> lines;  // the best first; never empty
    double error = 2;         // how far off the best value may be; proved where it is exact
    bool exact = false;       // the best line's end is proved
    std::uint64_t nodes = 0;
    int depth = 0, selective_depth = 0;
    double seconds = 0;
};

class Search {
  public:
    // The game's earlier positions matter for repetition (K15); it must not be over. The best
    // `lines` moves are told, each with its value. With one thread, the same seed and numbers of
    // nodes give the same report everywhere.
    Search(const Position& root, const std::vector<Position>& past, std::uint64_t seed,
           int threads = 1, int lines = 1);
    ~Search();
    // Goes on searching; may be called again to search further.
    void run(const Limits& limits);
    // Not while `run` is at it, but at its pauses.
    Report report() const;

  private:
    struct Shared;
    class Thinker;

    std::unique_ptr<Shared> shared_;
    std::vector<std::unique_ptr<Thinker>> thinkers_;
    double seconds_ = 0;
};

// Of a board set up with thousands of orders of captures, about so many results are looked at.
constexpr std::size_t most_at_root = 20'000;

}  // namespace ludejo::kruco
