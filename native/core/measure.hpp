// Work to measure the engine by, the same everywhere: what it finds depends on the seed alone.
#pragma once

#include <cstdint>
#include <string>

namespace ludejo {

// Random games of What the Shell from the empty board: who won, and in how many turns together.
std::string shell_playouts(int games, std::uint32_t seed);

// Square matrices of payoffs from -1 to 1, each solved to this gap: values and iterations together.
std::string solve_matrices(int matrices, int size, double gap, std::uint32_t seed);

}  // namespace ludejo
