// The native engine as the Python module `ludejo.engine._native`.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "../core/face.hpp"

namespace nb = nanobind;
using namespace nb::literals;

NB_MODULE(_native, module) {
    const auto released = nb::call_guard<nb::gil_scoped_release>();
    module.def("shell_legal", &ludejo::shell_legal, "game"_a, "size"_a = 9, "line"_a = 5, released);
    module.def("shell_play", &ludejo::shell_play, "game"_a, "move"_a, "size"_a = 9, "line"_a = 5,
               released);
    module.def("kruco_legal", &ludejo::kruco_legal, "game"_a, released);
    module.def("kruco_play", &ludejo::kruco_play, "game"_a, "move"_a, released);
    module.def("kruco_divide", &ludejo::kruco_divide, "position"_a, "depth"_a, released);
}
