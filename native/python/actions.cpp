// Kruco as a tree of numbered actions, for Python.
#include "actions.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "../core/kruco_actions.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace ludejo;

namespace {

kruco::Actions begun(std::string_view text, std::uint64_t most_turns) {
    kruco::Position position = kruco::Position::start();
    if (text != "start")
        if (const Fault fault = kruco::read(text, position); !fault.empty())
            throw std::invalid_argument(fault);
    return kruco::Actions(position, most_turns);
}

void check(const kruco::Actions&, kruco::Action action) {
    if (action < 0 || action >= kruco::action_count)
        throw std::invalid_argument("there is no such action");
}

}  // namespace

void add_actions(nb::module_& module) {
    using kruco::Actions;
    nb::class_<Actions>(module, "KrucoActions",
                        "A game of Kruco as numbered actions: a turn is one, and one more for each "
                        "lifting where there is a choice.")
        .def(
            "__init__",
            [](Actions* self, std::string_view position, std::uint64_t most_turns) {
                new (self) Actions(begun(position, most_turns));
            },
            "position"_a = "start", "most_turns"_a = 0)
        .def(
            "__deepcopy__", [](const Actions& self, nb::handle) { return self; }, "memo"_a)
        .def("legal", &Actions::legal, "The legal actions, ascending; none when it is over.")
        .def(
            "apply",
            [](Actions& self, kruco::Action action) {
                check(self, action);
                if (const Fault fault = self.apply(action); !fault.empty())
                    throw std::invalid_argument(fault);
            },
            "action"_a, "Does a legal action.")
        .def(
            "name",
            [](const Actions& self, kruco::Action action) {
                check(self, action);
                return self.name(action);
            },
            "action"_a, "What an action is called: a move's text, or a formation's.")
        .def(
            "position", [](const Actions& self) { return kruco::write(self.position()); },
            "The position as text; between liftings, as the formations stand.")
        .def(
            "playout",
            [](const Actions& self, int plies, std::uint64_t seed) {
                Random random(seed);
                return self.playout(plies, random);
            },
            "plies"_a, "seed"_a, nb::call_guard<nb::gil_scoped_release>(),
            "What a random game is worth for Black, judged by pieces and progress after so many "
            "plies.")
        .def_prop_ro("over", &Actions::over)
        .def_prop_ro("lifting", &Actions::lifting, "Whether formations are to be lifted.")
        .def_prop_ro("winner", &Actions::winner, "0 Black, 1 White, -1 nobody.")
        .def_prop_ro(
            "to_move", [](const Actions& self) { return static_cast<int>(self.to_move()); },
            "0 Black, 1 White.")
        .def_prop_ro("turns", &Actions::turns)
        .def_ro_static("count", &kruco::action_count, "How many actions there are.");
}
