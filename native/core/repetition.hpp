// Repetition: what has stood twice before is a draw (W19, K15).
#pragma once

#include <algorithm>
#include <vector>

namespace ludejo {

// Whether a position stands for the third time; `same`, a member of its, says which count as one.
template <typename Position>
bool third_time(const Position& position, const std::vector<Position>& past,
                bool (Position::*same)(const Position&) const) {
    return std::count_if(past.begin(), past.end(),
                         [&](const Position& one) { return (position.*same)(one); }) >= 2;
}

}  // namespace ludejo
