// What the Shell solved to the end, where that can be done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "matrix.hpp"
#include "shell.hpp"

namespace ludejo::shell {

// A best-first search with bounds (after Bošanský, Lisý, Čermák, Vítek, Pěchouček, "Using
// double-oracle method and serialized alpha-beta search for pruning in simultaneous move games",
// 2013): each board's value lies between the values of its two matrices, one filled with what
// Black is sure of in each cell and one with what White can still allow. Boards are opened where
// both players' hopes meet, until the root's bounds meet.
class ExactSearch {
  public:
    explicit ExactSearch(const Position& root);

    // Opens up to so many more boards; true when the root is solved within `enough`.
    bool run(std::size_t boards);
    bool solved() const { return high() - low() <= enough; }
    float low() const { return nodes_[0].low; }
    float high() const { return nodes_[0].high; }
    std::size_t boards() const { return nodes_.size(); }

    // Of the root: the places in the order of the board, each seat's mix that is sure of its
    // bound, and between what the value of each pair lies.
    const std::vector<Place>& places() const { return nodes_[0].places; }
    std::vector<float> mix(Colour seat) const;
    void bounds(std::size_t black_index, std::size_t white_index, float& low, float& high) const;

    static constexpr float enough = 0.0009F;

  private:
    struct Node {
        Position position;
        std::vector<Place> places;
        std::vector<std::int32_t> next;  // a node, or unopened, or a result
        float low = -1, high = 1;
        std::vector<float> low_mix[2], high_mix[2];
    };
    static constexpr std::int32_t unopened = -1, lost = -4, drawn = -3, won = -2;

    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::int32_t> known_;
    Matrix matrix_{most_choices, most_choices};

    std::int32_t open(const Position& position);
    void bound(Node& node);
    void bounds_of(std::int32_t next, float& low, float& high) const;
    bool descend();
};

}  // namespace ludejo::shell
