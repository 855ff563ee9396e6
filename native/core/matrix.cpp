#include "matrix.hpp"

#include <algorithm>
#include <utility>

namespace ludejo {

namespace {

// Wider vectors where the machine has them; the bits are the same, since nothing is fused.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(LUDEJO_SANITIZED)
#define LUDEJO_WIDE __attribute__((target_clones("default", "arch=x86-64-v3")))
#else
#define LUDEJO_WIDE
#endif

// Row after row is added up, so that the order of additions is the same whatever the width of the
// machine's vectors, and native and WebAssembly builds agree to the bit.
LUDEJO_WIDE void sum_rows(const float* rows, std::size_t count, std::size_t width,
                          const Vector& mix, Vector& sum) {
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

// Sums of eight lanes side by side, in one order whatever the width of the machine's vectors.
inline float added(const std::array<float, 8>& parts) {
    return ((parts[0] + parts[1]) + (parts[2] + parts[3])) +
           ((parts[4] + parts[5]) + (parts[6] + parts[7]));
}
inline float total(const Vector& of) {
    std::array<float, 8> parts{};
    for (std::size_t i = 0; i < lanes; i += 8)
        for (std::size_t k = 0; k < 8; ++k) parts[k] += of[i + k];
    return added(parts);
}
inline float product(const Vector& a, const Vector& b) {
    std::array<float, 8> parts{};
    for (std::size_t i = 0; i < lanes; i += 8)
        for (std::size_t k = 0; k < 8; ++k) parts[k] += a[i + k] * b[i + k];
    return added(parts);
}

constexpr int check_every = 8;

// One player's learning.
struct Player {
    Vector regrets{}, last{}, mix{}, sum{};
    float weight = 0;

    // The mix in proportion to what the regrets are expected to be: the last one is the prediction.
    void choose(std::size_t choices) {
        for (std::size_t i = 0; i < choices; ++i) mix[i] = std::max(regrets[i] + last[i], 0.0F);
        const float all = total(mix);
        if (all > 0)
            for (std::size_t i = 0; i < choices; ++i) mix[i] /= all;
        else
            for (std::size_t i = 0; i < choices; ++i) mix[i] = 1.0F / static_cast<float>(choices);
    }
    void learn(const Vector& payoffs, float sign, std::size_t choices, float weight_now) {
        const float got = product(mix, payoffs);
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

LUDEJO_WIDE void solve(const Matrix& matrix, float gap, int most_iterations, bool from_before,
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
        solution.low = *std::min_element(payoffs.begin(),
                                         payoffs.begin() + static_cast<std::ptrdiff_t>(columns));
        matrix.against_columns(solution.column_mix, payoffs);
        solution.high =
            *std::max_element(payoffs.begin(), payoffs.begin() + static_cast<std::ptrdiff_t>(rows));
        solution.iterations = iteration;
        if (solution.gap() <= gap) break;
    }
}

// The column player's program: with all payoffs made positive, the largest sum of y ≥ 0 where
// payoffs × y ≤ 1 in every row; the value is 1 / sum, and the row player's mix is the dual. Solved
// by the simplex method, in a tableau that holds what is not in the basis.
void solve_exactly(std::span<const double> payoffs, std::size_t rows, std::size_t columns,
                   ExactSolution& solution) {
    solution.row_mix.assign(rows, 0);
    solution.column_mix.assign(columns, 0);
    double least = payoffs[0];
    std::size_t best_row = 0, best_column = 0;
    double low = 0, high = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        const auto row = payoffs.subspan(i * columns, columns);
        const double worst = *std::min_element(row.begin(), row.end());
        least = std::min(least, worst);
        if (i == 0 || worst > low) {
            low = worst;
            best_row = i;
        }
    }
    for (std::size_t j = 0; j < columns; ++j) {
        double worst = payoffs[j];
        for (std::size_t i = 1; i < rows; ++i) worst = std::max(worst, payoffs[i * columns + j]);
        if (j == 0 || worst < high) {
            high = worst;
            best_column = j;
        }
    }
    if (low >= high) {  // nobody needs to mix
        solution.value = low;
        solution.row_mix[best_row] = solution.column_mix[best_column] = 1;
        return;
    }
    constexpr double tiny = 1e-11;
    const double shift = 1 - least;
    const std::size_t width = columns + 1;  // the last column holds the right-hand sides
    thread_local std::vector<double> tableau;
    thread_local std::vector<std::size_t> basic, outside;  // below `columns`: a y; else a slack
    tableau.assign((rows + 1) * width, 0);                 // the last row holds the gains
    basic.resize(rows);
    outside.resize(columns);
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j)
            tableau[i * width + j] = payoffs[i * columns + j] + shift;
        tableau[i * width + columns] = 1;
        basic[i] = columns + i;
    }
    for (std::size_t j = 0; j < columns; ++j) {
        tableau[rows * width + j] = -1;
        outside[j] = j;
    }
    for (std::size_t pivots = 0; pivots < 50 * (rows + columns); ++pivots) {
        // The steepest column; the first one (Bland) where that has gone on for long.
        const bool careful = pivots > 4 * (rows + columns);
        std::size_t entering = columns;
        for (std::size_t j = 0; j < columns; ++j) {
            const double gain = tableau[rows * width + j];
            if (gain >= -tiny) continue;
            if (entering == columns || (careful ? outside[j] < outside[entering]
                                                : gain < tableau[rows * width + entering]))
                entering = j;
        }
        if (entering == columns) break;
        std::size_t leaving = rows;
        double step = 0;
        for (std::size_t i = 0; i < rows; ++i) {
            const double slope = tableau[i * width + entering];
            if (slope <= tiny) continue;
            const double most = tableau[i * width + columns] / slope;
            if (leaving == rows || most < step || (most == step && basic[i] < basic[leaving])) {
                leaving = i;
                step = most;
            }
        }
        if (leaving == rows) break;  // cannot be: payoffs are positive
        const double pivot = tableau[leaving * width + entering];
        double* const pivot_row = &tableau[leaving * width];
        for (std::size_t j = 0; j < width; ++j)
            if (j != entering) pivot_row[j] /= pivot;
        for (std::size_t i = 0; i <= rows; ++i) {
            double* const row = &tableau[i * width];
            const double factor = row[entering];
            if (i == leaving || factor == 0) continue;
            for (std::size_t j = 0; j < width; ++j)
                if (j != entering) row[j] -= factor * pivot_row[j];
            row[entering] = -factor / pivot;
        }
        pivot_row[entering] = 1 / pivot;
        std::swap(basic[leaving], outside[entering]);
    }
    const double value = 1 / tableau[rows * width + columns];
    for (std::size_t i = 0; i < rows; ++i)
        if (basic[i] < columns)
            solution.column_mix[basic[i]] = value * std::max(0.0, tableau[i * width + columns]);
    for (std::size_t j = 0; j < columns; ++j)
        if (outside[j] >= columns)
            solution.row_mix[outside[j] - columns] =
                value * std::max(0.0, tableau[rows * width + j]);
    solution.value = value - shift;
}

}  // namespace ludejo
