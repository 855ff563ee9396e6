// The search for What the Shell, for Python: an object that searches on, and says what it found.
#include "search.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "../core/face.hpp"
#include "../core/shell_search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace ludejo;

class ShellSearch {
  public:
    ShellSearch(std::string_view game, int size, int line, std::uint64_t seed) {
        const shell::Board* board = shell::Board::of(size, line);
        if (!board) throw std::invalid_argument("boards are 4 to 9 wide with lines of 3 to 5");
        ShellGame read;
        if (const Fault fault = read.read(game, *board); !fault.empty())
            throw std::invalid_argument(fault);
        if (read.outcome().decided()) throw std::invalid_argument("the game is over");
        search_ = std::make_unique<shell::Search>(read.position, read.past, seed);
    }

    void run(double seconds, std::uint64_t nodes, int depth) {
        shell::Limits limits;
        limits.seconds = seconds;
        limits.nodes = nodes;
        limits.depth = depth;
        limits.stop = &stopped_;
        limits.pause = [this] {
            if (wanted_.exchange(false)) publish();
        };
        const std::lock_guard alone(searching_);
        {
            const std::lock_guard lock(mutex_);
            running_ = true;
        }
        search_->run(limits);
        const std::lock_guard lock(mutex_);
        running_ = false;
        published_.notify_all();
    }
    void stop() { stopped_ = true; }

    using Choices = std::vector<std::tuple<std::string, float, float>>;
    nb::dict report() {
        shell::Report report;
        {
            const nb::gil_scoped_release released;
            report = look();
        }
        const auto choices = [&](Colour seat) {
            Choices list;
            for (const shell::Choice& choice : report.choices[seat])
                list.emplace_back(shell::name(choice.place), choice.probability, choice.value);
            return list;
        };
        std::vector<std::pair<std::string, std::string>> line;
        for (const auto& [blacks, whites] : report.line)
            line.emplace_back(shell::name(blacks), shell::name(whites));
        nb::dict dict;
        dict["black"] = choices(black);
        dict["white"] = choices(white);
        dict["value"] = report.value;
        dict["error"] = report.error;
        dict["exact"] = report.exact;
        dict["line"] = line;
        dict["nodes"] = report.nodes;
        dict["depth"] = report.depth;
        dict["seconds"] = report.seconds;
        return dict;
    }

  private:
    std::unique_ptr<shell::Search> search_;
    std::atomic<bool> stopped_ = false;

    // Looking from another thread: the searching one is asked, and tells at its next pause.
    std::mutex searching_, mutex_;
    std::condition_variable published_;
    std::atomic<bool> wanted_ = false;
    bool running_ = false;
    std::uint64_t looks_ = 0;
    shell::Report seen_;

    shell::Report look() {
        std::unique_lock lock(mutex_);
        const std::uint64_t before = looks_;
        wanted_ = true;
        published_.wait(lock, [&] { return !running_ || looks_ != before; });
        return running_ ? seen_ : search_->report();
    }
    void publish() {
        shell::Report report = search_->report();
        const std::lock_guard lock(mutex_);
        seen_ = std::move(report);
        ++looks_;
        published_.notify_all();
    }
};

}  // namespace

void add_search(nb::module_& module) {
    nb::class_<ShellSearch>(module, "ShellSearch",
                            "A search in a game of What the Shell that is not over.")
        .def(nb::init<std::string_view, int, int, std::uint64_t>(), "game"_a, "size"_a = 9,
             "line"_a = 5, "seed"_a = 0)
        .def("run", &ShellSearch::run, "seconds"_a, "nodes"_a, "depth"_a = 0,
             nb::call_guard<nb::gil_scoped_release>(),
             "Search on: for so long, into so many boards more, until so deep; 0 is no limit.")
        .def("stop", &ShellSearch::stop, "Let it end at once and for good, from any thread.")
        .def("report", &ShellSearch::report,
             "What was found so far; values are Black's. From any thread, also while it runs.");
}
