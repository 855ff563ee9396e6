// What stands around each place of What the Shell, seen by a small learned network.
//
// A place's star is the four rows of five that have it in their middle. A feature looks up what
// each row gives it; what it makes of the four together, cut off below and above, is added up over
// the board. So it sees rows that cross, which a table of windows does not. The same features see
// the board as Black does and as White does, a hidden layer puts together what they saw, and the
// difference of both is the worth. A turn changes few stars, so the sums follow at little cost.
// (After Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer
// Shogi", 2018; rows looked up in a table and put together by place are common in engines for
// Gomoku.)
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "shell.hpp"
#include "shell_weights.hpp"

namespace ludejo::shell {

class Stars {
  public:
    explicit Stars(const Board& board);  // an empty one

    // Changes what stands on a place by the difference of the contents.
    void add(Place place, int content);
    // What the board is worth for Black, beside its windows.
    float worth() const { return worth(total_); }
    // The same, were something put on an empty place.
    float worth_with(Place place, Content content) const;

  private:
    friend class StarPairs;
    struct Around;

    const Board* board_ = nullptr;
    const Around* around_ = nullptr;
    const Weights* weights_ = nullptr;
    std::array<std::array<std::uint16_t, axes.size()>, most_cells> codes_{};  // beyond it: eggs
    std::array<Features, most_cells> at_{};                                   // not yet cut off
    Features total_{};

    Stars() = default;
    static const Stars& empty(const Board& board);
    // Makes a star's features what they are once the code of one of its rows has grown.
    void grow(Features& at, int code, int more) const {
        at -= weights_->row[static_cast<std::size_t>(code)];
        at += weights_->row[static_cast<std::size_t>(code + more)];
    }
    float worth(const Features& total) const;
};

// What the stars are worth after each pair of turtles that lands and takes nothing.
class StarPairs {
  public:
    StarPairs(const Stars& stars, const std::vector<Place>& blacks,
              const std::vector<Place>& whites);

    // By where two different places stand in the lists.
    float worth(std::size_t black_index, std::size_t white_index) const;

  private:
    const Weights& weights_;
    const std::size_t columns_;
    std::array<Hidden, most_places> by_black_, by_white_;
    // What two landings make of the stars that both are in, beyond what each does alone.
    std::vector<Features> together_;
    std::vector<bool> meet_;  // whether there is such a star
};

}  // namespace ludejo::shell
