// Matrix games, small and as large as they come.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "../core/matrix.hpp"
#include "../core/random.hpp"
#include "checks.hpp"

namespace ludejo::tests {

namespace {

void matrices() {
    Matrix matrix(3, 3);  // rock, paper, scissors, where rock wins twice
    const float payoffs[3][3] = {{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) matrix.set(i, j, payoffs[i][j]);
    Solution solution;
    solve(matrix, 0.0005F, 100'000, false, solution);
    CHECK(solution.gap() <= 0.0005F);
    CHECK(solution.low <= 0 && solution.high >= 0);
    CHECK(std::abs(solution.row_mix[0] - 0.25F) < 0.01F);
    CHECK(std::abs(solution.row_mix[1] - 0.5F) < 0.01F);
}

// As large as they come: what each side is sure of, summed up anew from the matrix alone.
void check_sure(const Matrix& matrix, const Solution& solution) {
    const std::size_t rows = matrix.rows(), columns = matrix.columns();
    double low = 9, high = -9, row_total = 0, column_total = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        const auto share = static_cast<double>(solution.row_mix[i]);
        CHECK(share >= 0);
        row_total += share;
    }
    for (std::size_t j = 0; j < columns; ++j) {
        const auto share = static_cast<double>(solution.column_mix[j]);
        CHECK(share >= 0);
        column_total += share;
    }
    CHECK(std::abs(row_total - 1) < 1e-5 && std::abs(column_total - 1) < 1e-5);
    for (std::size_t j = 0; j < columns; ++j) {
        double value = 0;
        for (std::size_t i = 0; i < rows; ++i)
            value +=
                static_cast<double>(solution.row_mix[i]) * static_cast<double>(matrix.at(i, j));
        low = std::min(low, value);
    }
    for (std::size_t i = 0; i < rows; ++i) {
        double value = 0;
        for (std::size_t j = 0; j < columns; ++j)
            value +=
                static_cast<double>(solution.column_mix[j]) * static_cast<double>(matrix.at(i, j));
        high = std::max(high, value);
    }
    CHECK(std::abs(low - static_cast<double>(solution.low)) < 1e-5);
    CHECK(std::abs(high - static_cast<double>(solution.high)) < 1e-5);
    CHECK(high - low <= 0.00101);
}

void large_matrices() {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        Matrix matrix(most_choices, most_choices);
        std::vector<double> payoffs;
        const std::size_t row = 17 * seed % most_choices, column = 29 * seed % most_choices;
        const double saddle = seed == 5 ? 0.25 : 9;
        for (std::size_t i = 0; i < most_choices; ++i)
            for (std::size_t j = 0; j < most_choices; ++j) {
                double payoff = 2 * random.real() - 1;
                if (saddle < 1 && i == row) payoff = saddle + std::abs(payoff) / 2;
                if (saddle < 1 && j == column)
                    payoff = i == row ? saddle : saddle - std::abs(payoff) / 2;
                matrix.set(i, j, static_cast<float>(payoff));
                payoffs.push_back(static_cast<double>(static_cast<float>(payoff)));
            }
        Solution solution;
        solve(matrix, 0.001F, 1'000'000, false, solution);
        check_sure(matrix, solution);
        ExactSolution exact;
        solve_exactly(payoffs, most_choices, most_choices, exact);
        CHECK(exact.value > static_cast<double>(solution.low) - 1e-5);
        CHECK(exact.value < static_cast<double>(solution.high) + 1e-5);
        CHECK((exact.value == saddle) == (seed == 5));
        // A little different, and from the mixes that there are.
        matrix.set(row, column, matrix.at(row, column) + 0.3F);
        solve(matrix, 0.001F, 1'000'000, true, solution);
        check_sure(matrix, solution);
    }
}

}  // namespace

void check_matrices() {
    matrices();
    large_matrices();
}

}  // namespace ludejo::tests
