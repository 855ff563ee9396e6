// How good a board of What the Shell is, from its windows, every straight row of `line` places, and
// from its stars.
//
// A window's content (each place empty, black, white or egg) is looked up in a table; the sum over
// all windows and what the stars are worth, squeezed into -1 … 1, is the worth for Black. A joint
// choice changes only the windows and the stars around the two places, so a whole matrix of them is
// had at little cost.
#pragma once

#include <array>
#include <vector>

#include "matrix.hpp"
#include "shell.hpp"
#include "shell_stars.hpp"
#include "shell_weights.hpp"

namespace ludejo::shell {

constexpr int most_windows = 224;  // of three on 9×9

// The windows of a board, and which go through each place.
struct Windows {
    struct Through {
        std::uint8_t window, power;  // the code changes by content << power
    };
    int count = 0;
    std::vector<std::array<Place, 5>> places;
    std::array<std::vector<Through>, most_cells> through;

    static const Windows& of(const Board& board);
};

// A board opened up for evaluation.
class Scores {
  public:
    explicit Scores(const Position& position);

    // Puts a content on an empty place, or takes it off: the sum follows.
    void put(Place place, Content content) { add(place, content); }
    void take(Place place, Content content) { add(place, -content); }
    // What all is worth for Black: from any to any, and squeezed to -1 … 1.
    float sum() const { return static_cast<float>(windows_sum_) / Weights::unit + stars_.worth(); }
    float value() const { return squeeze(sum()); }
    // What the sum would be to a colour with a turtle of its own on an empty place.
    float sum_with(Place place, Colour colour) const;
    // Whether a turtle on an empty place would capture, or complete a line, were it to land alone.
    bool loud(const Position& position, Place place, Colour colour) const;
    // Fills the payoffs for Black of every pair of the given places, one turn ahead: decided boards
    // by their result, the others by their worth. Both lists hold empty places only.
    void fill(const Position& position, const std::vector<Place>& blacks,
              const std::vector<Place>& whites, Matrix& matrix) const;

  private:
    const Board& board_;
    const Windows& windows_;
    const Weights& weights_;
    std::array<std::uint16_t, most_windows> codes_{};
    int windows_sum_ = 0;  // in 1 / unit
    Stars stars_;

    static float squeeze(float sum);
    int change(Place place, Content content) const;
    void follow(const Position& before, const Position& after);
    void add(Place place, int content);
};

// The worth of a board for Black: its result when it is decided.
float worth(const Position& position);

}  // namespace ludejo::shell
