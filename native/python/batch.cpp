// Batches of games for NumPy: what `ludejo.engine.batch` stands on.
#include "batch.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "../core/shell_batch.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using ludejo::shell::Batch;

using Places = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using OwnPlaces = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

void check(const Batch& batch, std::size_t a, std::size_t b) {
    if (a != batch.size() || b != batch.size())
        throw nb::value_error("each seat's places are one for each game");
}

void refuse(const ludejo::Fault& fault) {
    if (!fault.empty()) throw nb::value_error(fault.c_str());
}

template <typename Number>
auto seen(nb::handle self, std::vector<Number>& numbers, std::size_t width) {
    const std::size_t games = nb::cast<Batch&>(self).size();
    return width > 1 ? nb::ndarray<nb::numpy, Number>(numbers.data(), {games, width}, self)
                     : nb::ndarray<nb::numpy, Number>(numbers.data(), {games}, self);
}

}  // namespace

void add_batch(nb::module_& module) {
    nb::class_<Batch>(module, "ShellBatch", "Many games of What the Shell, stepped together.")
        .def(nb::init<std::size_t>(), "games"_a)
        .def("__len__", &Batch::size)
        .def(
            "step",
            [](Batch& batch, const Places& blacks, const Places& whites, bool again) {
                check(batch, blacks.shape(0), whites.shape(0));
                ludejo::Fault fault;
                {
                    const nb::gil_scoped_release released;
                    fault = batch.step({blacks.data(), blacks.shape(0)},
                                       {whites.data(), whites.shape(0)}, again);
                }
                refuse(fault);
            },
            "blacks"_a, "whites"_a, "again"_a = false)
        .def(
            "choose",
            [](const Batch& batch, std::uint64_t seed, const OwnPlaces& blacks,
               const OwnPlaces& whites) {
                check(batch, blacks.shape(0), whites.shape(0));
                const nb::gil_scoped_release released;
                batch.choose(seed, {blacks.data(), blacks.shape(0)},
                             {whites.data(), whites.shape(0)});
            },
            "seed"_a, "blacks"_a, "whites"_a)
        .def(
            "begin",
            [](Batch& batch, std::size_t game, std::string_view text) {
                if (game >= batch.size()) throw nb::index_error("no such game");
                ludejo::shell::Position position;
                if (text != "start")
                    refuse(ludejo::shell::read(text, ludejo::shell::Board::full(), position));
                batch.begin(game, position);
            },
            "game"_a, "position"_a = "start")
        .def(
            "position",
            [](const Batch& batch, std::size_t game) {
                if (game >= batch.size()) throw nb::index_error("no such game");
                return ludejo::shell::write(batch.position(game));
            },
            "game"_a)
        .def_prop_ro(
            "legal",
            [](nb::handle self) { return seen(self, nb::cast<Batch&>(self).legal, Batch::wide); })
        .def_prop_ro("over",
                     [](nb::handle self) { return seen(self, nb::cast<Batch&>(self).over, 1); })
        .def_prop_ro("won",
                     [](nb::handle self) { return seen(self, nb::cast<Batch&>(self).won, 1); })
        .def_prop_ro("reason",
                     [](nb::handle self) { return seen(self, nb::cast<Batch&>(self).reason, 1); });
}
