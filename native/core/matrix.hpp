// Zero-sum matrix games: mixed strategies for both players (predictive regret matching+, after
// Farina, Kroer and Sandholm, "Faster Game Solving via Predictive Blackwell Approachability",
// 2021).
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace ludejo {

constexpr std::size_t most_choices = 81;
constexpr std::size_t lanes = 88;  // room for 81, in whole vectors of 8 floats

struct alignas(32) Vector : std::array<float, lanes> {};

// The row player's payoffs, held both ways round so that both players' sums run along rows.
class Matrix {
  public:
    Matrix(std::size_t rows, std::size_t columns) { resize(rows, columns); }

    void resize(std::size_t rows, std::size_t columns);
    std::size_t rows() const { return rows_; }
    std::size_t columns() const { return columns_; }
    float at(std::size_t row, std::size_t column) const { return by_row_[row * lanes + column]; }
    void set(std::size_t row, std::size_t column, float payoff) {
        by_row_[row * lanes + column] = payoff;
        by_column_[column * lanes + row] = payoff;
    }
    // What each column gives the row player against a mix of rows, and each row against columns.
    void against_rows(const Vector& mix, Vector& payoffs) const;
    void against_columns(const Vector& mix, Vector& payoffs) const;

  private:
    std::size_t rows_ = 0, columns_ = 0;
    std::vector<float> by_row_, by_column_;
};

// What solving gives: the mixes, and what each player is sure of at least.
struct Solution {
    Vector row_mix{}, column_mix{};
    float low = 0, high = 0;  // the value lies between
    int iterations = 0;

    float value() const { return (low + high) / 2; }
    float gap() const { return high - low; }
};

// Runs until the gap is at most this, or for so many iterations. Where the solution holds mixes
// already (of a matrix a little different), learning begins from them.
void solve(const Matrix& matrix, float gap, int most_iterations, bool from_before,
           Solution& solution);

// The same by linear programming: exact but for rounding, and fast while the matrix is small.
struct ExactSolution {
    double value = 0;
    std::vector<double> row_mix, column_mix;
};
// The row player's payoffs, row by row.
void solve_exactly(std::span<const double> payoffs, std::size_t rows, std::size_t columns,
                   ExactSolution& solution);

}  // namespace ludejo
