#include "shell_mix.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "matrix.hpp"

namespace ludejo::shell {

namespace {

// What is played: of at most so many places, each with this share of the time …
constexpr std::size_t most_played = 12;
constexpr float some = 0.01F;
// … as few as make the mix's value at most this much smaller; a place with a large share stays.
constexpr double little = 0.004, large = 0.3;

}  // namespace

std::vector<double> Payoffs::against(const std::vector<float>& mix) const {
    std::vector<double> values(own, 0);
    for (std::size_t i = 0; i < own; ++i)
        for (std::size_t j = 0; j < others; ++j)
            values[i] += static_cast<double>(mix[j]) * at(i, j);
    return values;
}

// An average of solutions is off by what was not known yet, and leaving out shares just for being
// small spoils what the others are there for: so it is made anew, by linear programming.
std::vector<float> surest(const Payoffs& payoffs, const std::vector<float>& over_time,
                          const std::vector<float>& last) {
    std::vector<std::size_t> played;
    for (std::size_t i = 0; i < payoffs.own; ++i)
        if (over_time[i] > some || last[i] > some) played.push_back(i);
    std::stable_sort(played.begin(), played.end(),
                     [&](std::size_t a, std::size_t b) { return over_time[a] > over_time[b]; });
    played.resize(std::min(played.size(), most_played));
    std::vector<double> rows;
    const auto settle = [&](const std::vector<std::size_t>& places, ExactSolution& solution) {
        rows.clear();
        for (const std::size_t place : places)
            for (std::size_t j = 0; j < payoffs.others; ++j) rows.push_back(payoffs.at(place, j));
        solve_exactly(rows, places.size(), payoffs.others, solution);
    };
    ExactSolution best, without;
    settle(played, best);
    const double least = best.value - little;
    for (bool fewer = true; fewer && played.size() > 1;) {
        fewer = false;
        std::vector<std::size_t> order(played.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return best.row_mix[a] < best.row_mix[b];
        });
        for (const std::size_t k : order) {
            if (best.row_mix[k] > large) break;
            std::vector<std::size_t> rest = played;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
            settle(rest, without);
            if (without.value < least) continue;
            played = std::move(rest);
            std::swap(best, without);
            fewer = true;
            break;
        }
    }
    std::vector<float> mix(payoffs.own, 0);
    for (std::size_t k = 0; k < played.size(); ++k)
        mix[played[k]] = static_cast<float>(best.row_mix[k]);
    return mix;
}

void leave_out_worse(std::vector<float>& mix, const Payoffs& payoffs) {
    const auto worse_than = [&](std::size_t i, std::size_t k) {
        bool better = false;
        for (std::size_t j = 0; j < payoffs.others; ++j) {
            const double a = payoffs.at(k, j) - payoffs.doubt(k, j);
            const double b = payoffs.at(i, j) + payoffs.doubt(i, j);
            if (a < b) return false;
            better = better || a > b;
        }
        return better;
    };
    // Again, since a share may come to a place that was worse than another itself.
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t i = 0; i < payoffs.own; ++i)
            for (std::size_t k = 0; k < payoffs.own && mix[i] > 0; ++k) {
                if (k == i || !worse_than(i, k)) continue;
                mix[k] += mix[i];
                mix[i] = 0;
                moved = true;
            }
    }
}

}  // namespace ludejo::shell
