// Decoupled UCT: a tree of joint choices where each seat has upper confidence bounds of its own, as
// if it were alone, and values come from random games (Finnsson and Björnsson's CadiaPlayer, 2008).
//
// It is what most programs do that were written for no game in particular. The search does not
// choose by it: it asks what somebody would choose who judges so (shell_opponent).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <numbers>
#include <unordered_map>
#include <vector>

#include "random.hpp"
#include "shell.hpp"

namespace ludejo::shell {

class DecoupledUct {
  public:
    // How much the bounds add for what was hardly tried. Results are from -1 to 1, so UCB1 (Auer,
    // Cesa-Bianchi, Fischer, 2002), whose are from 0 to 1, adds this much; but with less of it
    // decoupled UCT plays best, by games against itself.
    static constexpr double ucb1 = 2 * std::numbers::sqrt2, best_exploring = 0.7;
    DecoupledUct(const Position& root, std::uint64_t seed, double exploring = best_exploring);
    // Plays so many random games more.
    void run(std::uint64_t playouts);
    // How often each place was tried for a seat.
    std::array<std::uint32_t, most_cells> tries(Colour seat) const;
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
    double exploring_;
    std::uint64_t playouts_ = 0;

    std::uint32_t add(const Position& position);
    static void open(Node& node);
    std::size_t most_promising(const Node& node, Colour seat);
    float try_once(std::uint32_t at, int depth);
};

}  // namespace ludejo::shell
