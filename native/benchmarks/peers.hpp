// Whom the search is measured against: greedy players, decoupled UCT, and attackers who are told
// the search's mix; and what games with them need.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
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

// Decoupled UCT: a tree of joint choices where each seat has upper confidence bounds of its own, as
// if it were alone, and values come from random playouts (Finnsson and Björnsson's CadiaPlayer).
class DecoupledUct {
  public:
    DecoupledUct(const Position& root, std::uint64_t seed);
    void run(double seconds);
    void run_playouts(std::uint64_t playouts);
    // The place that was tried most. Drawing places as often as they were tried mixes, too, but the
    // tries that only explored are drawn with them: it lost 60 of 60 games against this.
    Place choose(Colour seat) const;
    std::uint64_t playouts() const { return playouts_; }

  private:
    struct Node {
        Position position;
        std::vector<Place> places;
        std::vector<float> sum[2];
        std::vector<std::uint32_t> tries[2];
        std::uint32_t visits = 0;
        bool decided = false;
        float result = 0;
        std::unordered_map<std::uint32_t, std::uint32_t> children;
    };
    std::vector<std::unique_ptr<Node>> nodes_;
    Random random_;
    std::uint64_t playouts_ = 0;

    std::uint32_t add(const Position& position);
    std::size_t most_promising(const Node& node, Colour seat);
    float try_once(std::uint32_t at, int depth);
};

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
