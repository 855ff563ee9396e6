#include "measure.hpp"

#include "matrix.hpp"
#include "shell_playout.hpp"

namespace ludejo {

std::string shell_playouts(int games, std::uint32_t seed) {
    Random random(seed);
    const shell::Position start;
    std::uint64_t turns = 0, won[2] = {0, 0};
    for (int i = 0; i < games; ++i) {
        const shell::Playout playout = shell::playout(start, random);
        turns += static_cast<std::uint64_t>(playout.turns);
        if (playout.outcome.winner >= 0) ++won[playout.outcome.winner];
    }
    return "{\"black\": " + std::to_string(won[black]) +
           ", \"white\": " + std::to_string(won[white]) + ", \"turns\": " + std::to_string(turns) +
           "}";
}

std::string solve_matrices(int matrices, int size, double gap, std::uint32_t seed) {
    Random random(seed);
    const auto wide = static_cast<std::size_t>(size);
    if (wide < 1 || wide > most_choices) return "{\"error\": \"matrices have 1 to 81 rows\"}";
    Matrix matrix(wide, wide);
    double values = 0;
    std::int64_t iterations = 0;
    for (int i = 0; i < matrices; ++i) {
        for (std::size_t row = 0; row < wide; ++row)
            for (std::size_t column = 0; column < wide; ++column)
                matrix.set(row, column, static_cast<float>(2 * random.real() - 1));
        Solution solution;
        solve(matrix, static_cast<float>(gap), 1'000'000, false, solution);
        values += static_cast<double>(solution.value());
        iterations += solution.iterations;
    }
    // In millionths of millionths, so that it is a whole number to the last bit that matters.
    return "{\"values\": " + std::to_string(static_cast<std::int64_t>(values * 1e12)) +
           ", \"iterations\": " + std::to_string(iterations) + "}";
}

}  // namespace ludejo
