// The searches, for Python: objects that search on, and say what they found.
#include "search.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <ctime>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "../core/face.hpp"
#include "../core/kruco_search.hpp"
#include "../core/shell_search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace ludejo;

// The processor's time that this process has used, in seconds.
double processor_time() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

// A search that runs in one thread, and is stopped and looked at from any.
template <typename Search>
class Running {
  public:
    void run(double seconds, std::uint64_t nodes, int depth, bool processor) {
        Limits limits;
        if (processor) limits.clock = processor_time;
        limits.seconds = seconds;
        limits.nodes = nodes;
        limits.depth = depth;
        limits.stop = &stopped_;
        const std::lock_guard alone(searching_);
        const double before = search_->report().seconds, begin = limits.clock();
        limits.pause = [&] {
            if (wanted_.exchange(false)) publish(before + limits.clock() - begin);
        };
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

  protected:
    using Report = decltype(std::declval<const Search&>().report());

    std::unique_ptr<Search> search_;

    // The searching thread is asked, and tells at its next pause.
    Report look() {
        const nb::gil_scoped_release released;
        std::unique_lock lock(mutex_);
        const std::uint64_t before = looks_;
        wanted_ = true;
        published_.wait(lock, [&] { return !running_ || looks_ != before; });
        return running_ ? seen_ : search_->report();
    }

  private:
    std::atomic<bool> stopped_ = false, wanted_ = false;
    std::mutex searching_, mutex_;
    std::condition_variable published_;
    bool running_ = false;
    std::uint64_t looks_ = 0;
    Report seen_;

    // A search itself counts its time when a run is over.
    void publish(double seconds) {
        Report report = search_->report();
        report.seconds = seconds;
        const std::lock_guard lock(mutex_);
        seen_ = std::move(report);
        ++looks_;
        published_.notify_all();
    }
};

class ShellSearch : public Running<shell::Search> {
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

    using Choices = std::vector<std::tuple<std::string, float, float>>;
    nb::dict report() {
        const shell::Report report = look();
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
};

class KrucoSearch : public Running<kruco::Search> {
  public:
    KrucoSearch(std::string_view game, std::uint64_t seed, int threads, int lines) {
        KrucoGame read;
        if (const Fault fault = read.read(game); !fault.empty()) throw std::invalid_argument(fault);
        if (read.outcome().decided()) throw std::invalid_argument("the game is over");
        if (threads < 1 || lines < 1) throw std::invalid_argument("threads and lines are above 0");
        search_ = std::make_unique<kruco::Search>(read.position, read.past, seed, threads, lines);
    }

    nb::dict report() {
        const kruco::Report report = look();
        nb::list lines;
        for (const kruco::Line& line : report.lines) {
            std::vector<std::string> moves;
            for (const kruco::Move& move : line.moves) moves.push_back(kruco::write(move));
            nb::dict told;
            told["move"] = kruco::write(line.move);
            told["value"] = line.value;
            told["win_in"] = line.win_in == 0 ? nb::none() : nb::object(nb::int_(line.win_in));
            told["exact"] = line.exact;
            told["pv"] = moves;
            lines.append(told);
        }
        nb::dict dict;
        dict["lines"] = lines;
        dict["error"] = report.error;
        dict["exact"] = report.exact;
        dict["nodes"] = report.nodes;
        dict["depth"] = report.depth;
        dict["selective_depth"] = report.selective_depth;
        dict["seconds"] = report.seconds;
        return dict;
    }
};

// What both searches can do.
template <typename Search>
void add_running(nb::class_<Search>& bound) {
    bound
        .def("run", &Search::run, "seconds"_a, "nodes"_a, "depth"_a = 0, "processor"_a = false,
             nb::call_guard<nb::gil_scoped_release>(),
             "Search on: for so long, into so many boards more, until so deep; 0 is no limit. "
             "Seconds are of this process's processor time where that is wanted.")
        .def("stop", &Search::stop, "Let it end at once and for good, from any thread.");
}

}  // namespace

void add_search(nb::module_& module) {
    nb::class_<ShellSearch> shell(module, "ShellSearch",
                                  "A search in a game of What the Shell that is not over.");
    shell.def(nb::init<std::string_view, int, int, std::uint64_t>(), "game"_a, "size"_a = 9,
              "line"_a = 5, "seed"_a = 0);
    shell.def("report", &ShellSearch::report,
              "What was found so far; values are Black's. From any thread, also while it runs.");
    add_running(shell);

    nb::class_<KrucoSearch> kruco(module, "KrucoSearch",
                                  "A search in a game of Kruco that is not over.");
    kruco.def(nb::init<std::string_view, std::uint64_t, int, int>(), "game"_a, "seed"_a = 0,
              "threads"_a = 1, "lines"_a = 1);
    kruco.def("report", &KrucoSearch::report,
              "What was found so far; values are those of the player to move. From any thread, "
              "also while it runs.");
    add_running(kruco);
}
