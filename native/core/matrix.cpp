#include "matrix.hpp"

#include <algorithm>

namespace ludejo {

namespace {

// Row after row is added up, so that the order of additions is the same whatever the width of the
// machine's vectors, and native and WebAssembly builds agree to the bit.
void sum_rows(const float* rows, std::size_t count, std::size_t width, const Vector& mix,
              Vector& sum) {
    Vector total{};
    const std::size_t padded = (width + 7) / 8 * 8;
    for (std::size_t row = 0; row < count; ++row) {
        const float share = mix[row];
        if (share == 0) continue;
        const float* payoffs = rows + row * lanes;
        for (std::size_t i = 0; i < padded; ++i) total[i] += share * payoffs[i];
    }
    sum = total;
}

constexpr int check_every = 8;

// One player's learning.
struct Player {
    Vector regrets{}, last{}, mix{}, sum{};
    float weight = 0;

    // The mix in proportion to what the regrets are expected to be: the last one is the prediction.
    void choose(std::size_t choices) {
        float total = 0;
        for (std::size_t i = 0; i < choices; ++i) {
            mix[i] = std::max(regrets[i] + last[i], 0.0F);
            total += mix[i];
        }
        if (total > 0)
            for (std::size_t i = 0; i < choices; ++i) mix[i] /= total;
        else
            for (std::size_t i = 0; i < choices; ++i) mix[i] = 1.0F / static_cast<float>(choices);
    }
    void learn(const Vector& payoffs, float sign, std::size_t choices, float weight_now) {
        float got = 0;
        for (std::size_t i = 0; i < choices; ++i) got += mix[i] * payoffs[i];
        for (std::size_t i = 0; i < choices; ++i) {
            last[i] = sign * (payoffs[i] - got);
            regrets[i] = std::max(regrets[i] + last[i], 0.0F);
            sum[i] += weight_now * mix[i];
        }
        weight += weight_now;
    }
    void average(std::size_t choices, Vector& mean) const {
        for (std::size_t i = 0; i < choices; ++i) mean[i] = sum[i] / weight;
    }
};

// Regrets this large stand for a mix learned before: soon outgrown if it has become wrong.
constexpr float trust = 0.3F;

}  // namespace

void Matrix::resize(std::size_t rows, std::size_t columns) {
    rows_ = rows;
    columns_ = columns;
    by_row_.assign(rows * lanes, 0);
    by_column_.assign(columns * lanes, 0);
}

void Matrix::against_rows(const Vector& mix, Vector& payoffs) const {
    sum_rows(by_row_.data(), rows_, columns_, mix, payoffs);
}

void Matrix::against_columns(const Vector& mix, Vector& payoffs) const {
    sum_rows(by_column_.data(), columns_, rows_, mix, payoffs);
}

void solve(const Matrix& matrix, float gap, int most_iterations, bool from_before,
           Solution& solution) {
    Player row, column;
    Vector payoffs{};
    const std::size_t rows = matrix.rows(), columns = matrix.columns();
    if (from_before) {
        for (std::size_t i = 0; i < rows; ++i) row.regrets[i] = trust * solution.row_mix[i];
        for (std::size_t j = 0; j < columns; ++j)
            column.regrets[j] = trust * solution.column_mix[j];
    }
    row.choose(rows);
    for (int iteration = 1; iteration <= most_iterations; ++iteration) {
        const auto weight = static_cast<float>(iteration) * static_cast<float>(iteration);
        matrix.against_rows(row.mix, payoffs);
        column.choose(columns);
        column.learn(payoffs, -1, columns, weight);
        matrix.against_columns(column.mix, payoffs);
        row.learn(payoffs, 1, rows, weight);
        row.choose(rows);
        if (iteration % check_every != 0 && iteration != most_iterations) continue;
        row.average(rows, solution.row_mix);
        column.average(columns, solution.column_mix);
        matrix.against_rows(solution.row_mix, payoffs);
        solution.low = *std::min_element(payoffs.begin(), payoffs.begin() + static_cast<std::ptrdiff_t>(columns));
        matrix.against_columns(solution.column_mix, payoffs);
        solution.high = *std::max_element(payoffs.begin(), payoffs.begin() + static_cast<std::ptrdiff_t>(rows));
        solution.iterations = iteration;
        if (solution.gap() <= gap) break;
    }
}

}  // namespace ludejo
