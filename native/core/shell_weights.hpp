// What was learned of boards of What the Shell: of their windows, and of the stars around places.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "shell.hpp"
#include "side_by_side.hpp"

namespace ludejo::shell {

enum Content : int { nothing = 0, black_turtle = 1, white_turtle = 2, an_egg = 3 };

// Five places in a row have a code: content of the first + 4 × that of the second + ….
constexpr int most_codes = 1024;

constexpr std::size_t features = 8;  // of stars, for each colour
constexpr std::size_t hidden = 8;    // in the hidden layer, for each colour

// A number for each feature, as each colour sees it.
struct Features {
    static constexpr std::int16_t most = 256;  // what a feature makes of one star
    std::array<EightIntegers, 2> seen_by{};

    void operator+=(const Features& that) {
        for (const Colour colour : {black, white}) seen_by[colour] += that.seen_by[colour];
    }
    void operator-=(const Features& that) {
        for (const Colour colour : {black, white}) seen_by[colour] -= that.seen_by[colour];
    }
    // Cut off below 0 and above the most.
    Features cut() const {
        Features result;
        for (const Colour colour : {black, white})
            result.seen_by[colour] = smaller(larger(seen_by[colour], eight(0)), eight(most));
        return result;
    }
};

// The hidden layer before it is cut off below 0, as each colour sees it.
struct Hidden {
    using Half = std::array<FourFloats, hidden / 4>;
    std::array<Half, 2> seen_by{};

    void operator+=(const Hidden& that) {
        for (const Colour colour : {black, white})
            for (std::size_t k = 0; k < hidden / 4; ++k)
                seen_by[colour][k] += that.seen_by[colour][k];
    }
};

// Every row is read from either end alike, and what Black sees in it White sees in the same with
// the colours changed.
struct Weights {
    static constexpr int unit = 4096;               // of `window`
    std::array<std::int32_t, most_codes> window{};  // what a window is worth for Black
    std::array<Features, most_codes> row{};         // what a row of a star gives its features
    Features bias{};                                // what each star gives
    std::array<Hidden::Half, features> from_own{}, from_others{};  // to the hidden layer
    Hidden constant{};
    Hidden::Half from_hidden{};

    // What the sums of features give the hidden layer, and what that is worth for Black.
    Hidden see(const Features& sums) const;
    float judge(const Hidden& seen) const;
};

// On 9×9 learned; on the small boards for study, own turtles in windows that nobody disturbs count.
const Weights& weights_of(const Board& board);

}  // namespace ludejo::shell
