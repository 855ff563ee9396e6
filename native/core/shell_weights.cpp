#include "shell_weights.hpp"

namespace ludejo::shell {

namespace {

struct Row {
    const char* places;
    std::int32_t window;
    std::int16_t seen[features];
};

#include "shell_weights.inc"

constexpr float to_hidden_unit = 0x1p-24F;

// A row's codes: read from either end, and the same with the colours changed.
struct Codes {
    unsigned forward = 0, backward = 0, swapped = 0, swapped_back = 0;

    explicit Codes(const char* places) {
        for (unsigned i = 0; i < 5; ++i) {
            const char sign = places[i];
            const unsigned content = sign == 'b' ? 1 : sign == 'w' ? 2 : sign == 'e' ? 3 : 0;
            const unsigned other = content == 1 ? 2 : content == 2 ? 1 : content;
            forward |= content << 2 * i;
            backward |= content << 2 * (4 - i);
            swapped |= other << 2 * i;
            swapped_back |= other << 2 * (4 - i);
        }
    }
};

Weights learned_weights() {
    Weights weights;
    for (const Row& row : learned_rows) {
        const Codes codes(row.places);
        weights.window[codes.forward] = weights.window[codes.backward] = row.window;
        for (std::size_t k = 0; k < features; ++k) {
            for (const unsigned code : {codes.forward, codes.backward})
                weights.row[code].seen_by[black][k] = row.seen[k];
            for (const unsigned code : {codes.swapped, codes.swapped_back})
                weights.row[code].seen_by[white][k] = row.seen[k];
        }
    }
    for (std::size_t k = 0; k < features; ++k) {
        for (const Colour colour : {black, white})
            weights.bias.seen_by[colour][k] = learned_bias[k];
        for (std::size_t h = 0; h < hidden; ++h) {
            const auto number = [&](std::size_t from) {
                return to_hidden_unit * static_cast<float>(learned_to_hidden[from][h]);
            };
            weights.from_own[k][h / 4][h % 4] = number(k);
            weights.from_others[k][h / 4][h % 4] = number(features + k);
        }
    }
    for (std::size_t h = 0; h < hidden; ++h) {
        const auto number = [&](int learned) {
            return static_cast<float>(learned) / Weights::unit;
        };
        for (auto& half : weights.constant.seen_by)
            half[h / 4][h % 4] = number(learned_constant[h]);
        weights.from_hidden[h / 4][h % 4] = number(learned_from_hidden[h]);
    }
    return weights;
}

Weights plain_weights(int line) {
    constexpr std::array<int, 6> worth_of{0, 80, 320, 1200, 3600, 3600};
    Weights weights;
    for (unsigned code = 0; code < 1U << 2 * line; ++code) {
        std::array<std::size_t, 4> count{};
        for (int i = 0; i < line; ++i) ++count[code >> 2 * i & 3];
        const auto missing = static_cast<std::size_t>(5 - line);
        if (count[an_egg]) continue;
        if (!count[white_turtle] && count[black_turtle])
            weights.window[code] = worth_of[count[black_turtle] + missing];
        if (!count[black_turtle] && count[white_turtle])
            weights.window[code] = -worth_of[count[white_turtle] + missing];
    }
    return weights;
}

}  // namespace

Hidden Weights::see(const Features& sums) const {
    Hidden seen;
    for (const Colour colour : {black, white})
        for (std::size_t k = 0; k < features; ++k) {
            const FourFloats own = four(sums.seen_by[colour][k]);
            const FourFloats others = four(sums.seen_by[other(colour)][k]);
            for (std::size_t h = 0; h < hidden / 4; ++h)
                seen.seen_by[colour][h] +=
                    product(own, from_own[k][h]) + product(others, from_others[k][h]);
        }
    return seen;
}

float Weights::judge(const Hidden& seen) const {
    FourFloats sum{};
    for (std::size_t h = 0; h < hidden / 4; ++h) {
        const FourFloats black_sees = larger(seen.seen_by[black][h], FourFloats{});
        const FourFloats white_sees = larger(seen.seen_by[white][h], FourFloats{});
        sum += product(black_sees - white_sees, from_hidden[h]);
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

const Weights& weights_of(const Board& board) {
    static const std::array<Weights, 3> plain{plain_weights(3), plain_weights(4), plain_weights(5)};
    static const Weights learned = learned_weights();
    return &board == &Board::full() ? learned : plain[static_cast<std::size_t>(board.line - 3)];
}

}  // namespace ludejo::shell
