// How good a board of What the Shell is, from its windows: every straight row of `line` places.
//
// A window's content (each place empty, black, white or egg) is looked up in a table, and the sum
// over all windows, squeezed into -1 … 1, is the worth for Black. So a joint choice changes only
// the windows through the two places, and a whole matrix of them is had at little cost.
#pragma once

#include <array>
#include <vector>

#include "matrix.hpp"
#include "shell.hpp"

namespace ludejo::shell {

constexpr int most_codes = 1024;   // 4 contents ^ 5 places
constexpr int most_windows = 224;  // of three on 9×9

enum Content : int { nothing = 0, black_turtle = 1, white_turtle = 2, an_egg = 3 };

struct Weights {
    // By code: content of the first place + 4 × that of the second + …; 0 empty, 1 black, 2 white,
    // 3 egg. The table changes its sign with the colours and is the same read from either end.
    std::array<std::int32_t, most_codes> window{};  // in 1 / unit
    static constexpr int unit = 4096;
};

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

const Weights& weights_of(const Board& board);

// A board opened up for evaluation.
class Scores {
  public:
    explicit Scores(const Position& position);

    // Puts a content on an empty place, or takes it off: the sum follows.
    void put(Place place, Content content) { add(place, content); }
    void take(Place place, Content content) { add(place, -content); }
    int sum() const { return sum_; }
    static float squeeze(int sum);  // to -1 … 1
    // How much a turtle on an empty place adds to the sum, as its colour sees it.
    int gain(Place place, Colour colour) const;
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
    int sum_ = 0;

    int change(Place place, Content content) const;
    void follow(const Position& before, const Position& after);
    void add(Place place, int content);
};

// The worth of a board for Black: its result when it is decided.
float worth(const Position& position);

}  // namespace ludejo::shell
