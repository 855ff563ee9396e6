// What the Shell solved to the end, where that can be done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <vector>

#include "matrix.hpp"
#include "shell.hpp"

namespace ludejo::shell {

// A best-first search with bounds. Each board's value is known to lie between two: the values of
// its matrix with what Black is sure of in every cell, and with what White can still allow. Where
// both are not the same, the mixes by which each side hopes most meet in some cell that is not
// settled either, so following the cell where they meet the most finds a board to open that
// matters; the bounds of all boards above follow. (After Bošanský, Lisý, Čermák, Vítek, Pěchouček,
// "Using double-oracle method and serialized alpha-beta search for pruning in simultaneous move
// games", 2013, and heuristic search value iteration, Smith and Simmons, 2004.)
//
// Captures empty places, so boards can come round again. Endless play counts as a draw (W19).
// Bounds that start from a loss and a win hold then too, but may never meet: where nothing but
// circles is left to follow, the boards that are not settled are valued anew from 0, as those of
// ever longer games that are drawn when they are broken off.
class ExactSearch {
  public:
    // Boards that came up twice before are drawn when they come again.
    ExactSearch(const Position& root, std::vector<Position> seen_twice);

    // Opens up to so many more boards; true when the root is solved within `enough`.
    bool run(std::size_t boards);
    bool solved() const { return high() - low() <= enough; }
    double low() const { return nodes_[0].low; }
    double high() const { return nodes_[0].high; }
    std::size_t boards() const { return nodes_.size(); }
    // Whether more boards can be opened.
    bool open() const { return !finished_; }

    // Of the root: the places in the order of the board, each seat's mix that is sure of its
    // bound, and between what the value of each pair lies.
    const std::vector<Place>& places() const { return nodes_[0].places; }
    const std::vector<double>& mix(Colour seat) const {
        return seat == black ? nodes_[0].low_mix : nodes_[0].high_mix;
    }
    void bounds(std::size_t black_index, std::size_t white_index, double& low, double& high) const;

    static constexpr double enough = 0.0008;

  private:
    struct Node {
        Position position;
        std::vector<Place> places;
        std::vector<std::int32_t> next;  // for each pair: a node, or unopened, or a result
        std::vector<float> worths;       // of the boards that the pairs lead to
        std::vector<std::int32_t> above;
        double low = -1, high = 1;
        std::vector<double> low_mix, high_mix;  // Black's that is sure of low, White's of high
        bool waiting = false;                   // for its bounds to follow
        bool settling = false;
        bool stuck = false;  // nothing to open was found below, since its bounds last changed

        double gap() const { return high - low; }
    };
    struct Bounds {
        double low, high;
    };
    static constexpr std::int32_t unopened = -1, lost = -4, drawn = -3, won = -2;

    std::vector<Position> seen_twice_;
    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::int32_t> known_;
    std::deque<std::int32_t> waiting_;
    std::size_t settled_at_ = 0;  // how many boards there were
    bool finished_ = false;

    std::int32_t add(const Position& position);
    Bounds between(const Node& node, std::size_t cell) const;
    void wait(std::int32_t index);
    void follow();
    bool tighten(Node& node);
    std::size_t meeting(const Node& node, const std::vector<std::int32_t>& path) const;
    void open(std::int32_t index, std::size_t cell);
    bool descend();
    bool open_any();
    void settle();
};

}  // namespace ludejo::shell
