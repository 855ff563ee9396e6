// A position of What the Shell solved whole: every board that can come up from it is kept and
// valued, so that mixes can be held against what is true. It shares the rules and the linear
// programming of one matrix with the engine, and nothing of its search.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "../core/matrix.hpp"
#include "../core/shell.hpp"

namespace ludejo::shell {

class Whole {
  public:
    // Gives up, and is not complete, where more than `most` boards can come up. The start must not
    // be decided.
    Whole(const Position& start, std::size_t most);

    bool complete() const { return complete_; }
    std::size_t boards() const { return boards_.size(); }  // the start is the first
    const Position& position(std::size_t board) const { return boards_[board].position; }
    // What the board is worth for Black, -1 … 1; endless play is a draw.
    double value(std::size_t board) const { return boards_[board].value; }
    // The empty places, in the order of the board: rows for Black, columns for White.
    const std::vector<Place>& places(std::size_t board) const { return boards_[board].places; }
    // What each pair of places leads to, row by row: a board, or a result below 0.
    const std::vector<std::int32_t>& next(std::size_t board) const { return boards_[board].next; }
    std::vector<double> payoffs(std::size_t board) const;
    // A best mix of both seats.
    ExactSolution solution(std::size_t board) const;

    static constexpr bool decided(std::int32_t next) { return next < 0; }
    static constexpr double result(std::int32_t next) { return static_cast<double>(next - drawn); }

  private:
    struct Known {
        Position position;
        std::vector<Place> places;
        std::vector<std::int32_t> next;
        double value = 0;
        std::uint64_t changed = 0, valued = 0;  // at which step
    };
    static constexpr std::int32_t lost = -3, drawn = -2, won = -1;

    std::vector<Known> boards_;
    std::unordered_multimap<std::uint64_t, std::int32_t> known_;
    bool complete_ = false;

    std::int32_t index_of(const Position& position);
    void settle();
};

}  // namespace ludejo::shell
