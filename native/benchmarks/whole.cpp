#include "whole.hpp"

#include <algorithm>
#include <cmath>

namespace ludejo::shell {

namespace {

constexpr double rest = 1e-9;  // a value that moves by less has come to rest

}  // namespace

Whole::Whole(const Position& start, std::size_t most) {
    index_of(start);
    for (std::size_t at = 0; at < boards_.size(); ++at) {
        if (boards_.size() > most) return;
        const Position position = boards_[at].position;
        std::vector<Place> places = position.empty_places();
        std::vector<std::int32_t> next;
        next.reserve(places.size() * places.size());
        for (const Place blacks : places)
            for (const Place whites : places) {
                Position after = position;
                after.play(blacks, whites);
                const Outcome outcome = after.outcome();
                next.push_back(outcome.decided() ? drawn + outcome.result() : index_of(after));
            }
        boards_[at].places = std::move(places);
        boards_[at].next = std::move(next);
    }
    settle();
    complete_ = true;
}

std::int32_t Whole::index_of(const Position& position) {
    const auto [first, last] = known_.equal_range(position.hash());
    for (auto one = first; one != last; ++one)
        if (boards_[static_cast<std::size_t>(one->second)].position.same_board(position))
            return one->second;
    const auto index = static_cast<std::int32_t>(boards_.size());
    known_.emplace(position.hash(), index);
    boards_.push_back({.position = position, .places = {}, .next = {}});
    return index;
}

std::vector<double> Whole::payoffs(std::size_t board) const {
    std::vector<double> payoffs;
    payoffs.reserve(boards_[board].next.size());
    for (const std::int32_t next : boards_[board].next)
        payoffs.push_back(decided(next) ? result(next) : value(static_cast<std::size_t>(next)));
    return payoffs;
}

ExactSolution Whole::solution(std::size_t board) const {
    ExactSolution solution;
    const std::size_t width = places(board).size();
    solve_exactly(payoffs(board), width, width, solution);
    return solution;
}

// All boards are valued from 0, the last found first, again and again until they rest: as ever
// longer games that are drawn when they are broken off (W19). Without captures once is enough.
void Whole::settle() {
    std::uint64_t step = 0;
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t at = boards_.size(); at-- > 0;) {
            Known& board = boards_[at];
            const bool stale =
                !board.valued || std::any_of(board.next.begin(), board.next.end(), [&](auto next) {
                    return !decided(next) &&
                           boards_[static_cast<std::size_t>(next)].changed > board.valued;
                });
            if (!stale) continue;
            board.valued = ++step;
            const double value = solution(at).value;
            if (std::abs(value - board.value) <= rest) continue;
            board.value = value;
            board.changed = step;
            moved = true;
        }
    }
}

}  // namespace ludejo::shell
