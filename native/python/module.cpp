// The native engine as the Python module `ludejo.engine._native`.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <atomic>
#include <cstdint>
#include <string_view>

#include "../core/face.hpp"
#include "../core/levels.hpp"
#include "../core/measure.hpp"
#include "actions.hpp"
#include "batch.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

struct Stop {
    std::atomic<bool> told = false;
    void set() { told = true; }
};

}  // namespace

NB_MODULE(_native, module) {
    module.doc() =
        "The native engine: text in, JSON out.\n\n"
        "A game is written `position P moves M1 M2 ...`, where P is a position or `start`. Each\n"
        "function gives one JSON object, and where a text is refused, `{\"error\": ...}`.";
    const auto released = nb::call_guard<nb::gil_scoped_release>();
    module.def("shell_legal", &ludejo::shell_legal, "game"_a, "size"_a = 9, "line"_a = 5, released,
               "Both seats' legal places in a game of What the Shell, sorted as text.");
    module.def("shell_play", &ludejo::shell_play, "game"_a, "move"_a, "size"_a = 9, "line"_a = 5,
               released, "What a turn of What the Shell gives: position, events, outcome.");
    module.def("kruco_legal", &ludejo::kruco_legal, "game"_a, released,
               "The legal moves in a game of Kruco, sorted as text.");
    module.def("kruco_play", &ludejo::kruco_play, "game"_a, "move"_a, released,
               "What a move of Kruco gives: position, events, outcome.");
    module.def("kruco_divide", &ludejo::kruco_divide, "position"_a, "depth"_a, released,
               "How many lines of so many plies Kruco has, in all and after each move.");
    module.def("shell_board", &ludejo::shell_board, "game"_a, "size"_a = 9, "line"_a = 5, released,
               "What a page shows beside a game of What the Shell.");
    module.def("kruco_board", &ludejo::kruco_board, "game"_a, released,
               "What a page shows beside a game of Kruco.");
    module.def("kruco_captures", &ludejo::kruco_captures, "game"_a, "move"_a, released,
               "How far a move of Kruco with an order of captures begun has come.");
    nb::class_<Stop>(module, "Stop", "Has a level that thinks choose at once, from any thread.")
        .def(nb::init<>())
        .def("set", &Stop::set, "Now, and for good.");
    module.def(
        "choose",
        [](std::string_view rules, std::string_view game, std::string_view seat, int level,
           std::uint64_t seed, std::uint64_t most_boards, const Stop* stop) {
            return ludejo::choose(rules, game, seat, level, seed, most_boards,
                                  stop ? &stop->told : nullptr);
        },
        "rules"_a, "game"_a, "seat"_a, "level"_a, "seed"_a, "most_boards"_a = 0,
        "stop"_a = nb::none(), released,
        "The choice of a level for a seat; the seed is to stay the same through a game.");
    module.def("shell_playouts", &ludejo::shell_playouts, "games"_a, "seed"_a, released,
               "Random games of What the Shell, to measure by.");
    module.def("solve_matrices", &ludejo::solve_matrices, "matrices"_a, "size"_a, "gap"_a, "seed"_a,
               released, "Random matrix games, each solved to a gap, to measure by.");
    add_batch(module);
    add_search(module);
    add_actions(module);
}
