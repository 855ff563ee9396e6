// Which mix a seat plays, by what is known of each pair of places.
#pragma once

#include <cstddef>
#include <vector>

namespace ludejo::shell {

// What each of a seat's places gives it against each of the other's.
struct Payoffs {
    std::size_t own = 0, others = 0;
    std::vector<double> of;      // row by row, an own place each
    std::vector<double> doubts;  // how far each may be off; empty where none is

    double at(std::size_t place, std::size_t answer) const { return of[place * others + answer]; }
    double doubt(std::size_t place, std::size_t answer) const {
        return doubts.empty() ? 0 : doubts[place * others + answer];
    }
    // Of each own place, against this mix of the other's.
    std::vector<double> against(const std::vector<float>& mix) const;
};

// The mix that is surest of its value, whatever the other chooses, over few places. It is made of
// those that the solutions of a search played over time, or the last of them; each that costs
// little is left out, the smallest share first.
std::vector<float> surest(const Payoffs& payoffs, const std::vector<float>& over_time,
                          const std::vector<float>& last);

// Gives the share of a place that is never better and sometimes worse than another to that one.
void leave_out_worse(std::vector<float>& mix, const Payoffs& payoffs);

}  // namespace ludejo::shell
