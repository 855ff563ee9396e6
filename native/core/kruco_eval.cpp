#include "kruco_eval.hpp"

#include <cmath>

namespace ludejo::kruco {

int worth(const Position& position) {
    int sum = 0;
    each_term(position, weights, [&](int weight, int times) { sum += weight * times; });
    return sum;
}

// Division and square root are the same to the bit everywhere; exp is not.
double squeeze(int worth) {
    const double x = static_cast<double>(worth) / static_cast<double>(weights.unit);
    return x / std::sqrt(1 + x * x);
}

}  // namespace ludejo::kruco
