#include "shell_exact.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "shell_eval.hpp"

namespace ludejo::shell {

namespace {

constexpr double closed = 1e-6;   // bounds this near are one
constexpr double change = 1e-7;   // that boards above hear of
constexpr double leaning = 0.01;  // how much what boards look like says where to look first
constexpr std::size_t none = ~std::size_t{0};
constexpr std::size_t most_settlings = 60;  // of each board, in one settling

}  // namespace

ExactSearch::ExactSearch(const Position& root, std::vector<Position> seen_twice)
    : seen_twice_(std::move(seen_twice)) {
    add(root);
}

ExactSearch::Bounds ExactSearch::between(const Node& node, std::size_t cell) const {
    const std::int32_t next = node.next[cell];
    if (next >= 0) {
        const Node& child = nodes_[static_cast<std::size_t>(next)];
        return {child.low, child.high};
    }
    if (next == unopened) return {-1, 1};
    const auto result = static_cast<double>(next - drawn);
    return {result, result};
}

void ExactSearch::bounds(std::size_t black_index, std::size_t white_index, double& low,
                         double& high) const {
    const Bounds cell = between(nodes_[0], black_index * places().size() + white_index);
    low = cell.low;
    high = cell.high;
}

std::int32_t ExactSearch::add(const Position& position) {
    Node node;
    node.position = position;
    node.places = position.empty_places();
    const std::size_t width = node.places.size();
    for (const Place black_place : node.places)
        for (const Place white_place : node.places) {
            Position after = position;
            after.play(black_place, white_place);
            const Outcome outcome = after.outcome();
            std::int32_t next = unopened;
            if (outcome.decided()) next = drawn + outcome.result();
            else if (std::any_of(seen_twice_.begin(), seen_twice_.end(),
                                 [&](const Position& one) { return one.same_board(after); }))
                next = drawn;
            node.next.push_back(next);
            node.worths.push_back(next == unopened ? worth(after)
                                                   : static_cast<float>(next - drawn));
        }
    node.low_mix.assign(width, 1.0 / static_cast<double>(width));
    node.high_mix = node.low_mix;
    tighten(node);
    nodes_.push_back(std::move(node));
    const auto index = static_cast<std::int32_t>(nodes_.size() - 1);
    known_[position.hash()] = index;
    return index;
}

// What a node's cells make of its bounds; true if they moved. A mix is kept as long as its bound
// stays: one that is only as good may go round in circles for ever.
bool ExactSearch::tighten(Node& node) {
    const std::size_t width = node.places.size();
    thread_local std::vector<double> payoffs;
    thread_local ExactSolution solution;
    payoffs.resize(width * width);
    for (std::size_t cell = 0; cell < payoffs.size(); ++cell)
        payoffs[cell] = between(node, cell).low;
    solve_exactly(payoffs, width, width, solution);
    bool moved = false;
    if (std::abs(solution.value - node.low) > change) {
        node.low = solution.value;
        node.low_mix = solution.row_mix;
        moved = true;
    }
    for (std::size_t cell = 0; cell < payoffs.size(); ++cell)
        payoffs[cell] = between(node, cell).high;
    solve_exactly(payoffs, width, width, solution);
    if (std::abs(solution.value - node.high) > change) {
        node.high = solution.value;
        node.high_mix = solution.column_mix;
        moved = true;
    }
    return moved;
}

void ExactSearch::wait(std::int32_t index) {
    Node& node = nodes_[static_cast<std::size_t>(index)];
    if (node.waiting) return;
    node.waiting = true;
    waiting_.push_back(index);
}

// Lets the bounds of all boards that wait follow, and of those above.
void ExactSearch::follow() {
    while (!waiting_.empty()) {
        Node& node = nodes_[static_cast<std::size_t>(waiting_.front())];
        waiting_.pop_front();
        node.waiting = false;
        if (node.gap() <= closed || !tighten(node)) continue;
        node.stuck = false;
        for (const std::int32_t above : node.above) wait(above);
    }
}

// The cell where the hopes of both meet the most, of those that are not settled and lead to no
// board on the path.
std::size_t ExactSearch::meeting(const Node& node, const std::vector<std::int32_t>& path) const {
    const std::size_t width = node.places.size();
    thread_local std::vector<double> payoffs;
    thread_local ExactSolution black_hopes, white_hopes;
    payoffs.resize(width * width);
    const auto lean = [&](std::size_t cell, double bound) {
        return (1 - leaning) * bound + leaning * static_cast<double>(node.worths[cell]);
    };
    for (std::size_t cell = 0; cell < payoffs.size(); ++cell)
        payoffs[cell] = lean(cell, between(node, cell).high);
    solve_exactly(payoffs, width, width, black_hopes);
    for (std::size_t cell = 0; cell < payoffs.size(); ++cell)
        payoffs[cell] = lean(cell, between(node, cell).low);
    solve_exactly(payoffs, width, width, white_hopes);
    double most = 1e-9;
    std::size_t best = none;
    for (std::size_t i = 0; i < width; ++i)
        for (std::size_t j = 0; j < width; ++j) {
            const std::size_t cell = i * width + j;
            const Bounds known = between(node, cell);
            const double weight =
                black_hopes.row_mix[i] * white_hopes.column_mix[j] * (known.high - known.low);
            if (weight <= most) continue;
            const std::int32_t next = node.next[cell];
            if (next >= 0 && (nodes_[static_cast<std::size_t>(next)].stuck ||
                              std::find(path.begin(), path.end(), next) != path.end()))
                continue;
            most = weight;
            best = cell;
        }
    return best;
}

void ExactSearch::open(std::int32_t index, std::size_t cell) {
    const Node& node = nodes_[static_cast<std::size_t>(index)];
    const std::size_t width = node.places.size();
    Position after = node.position;
    after.play(node.places[cell / width], node.places[cell % width]);
    const auto found = known_.find(after.hash());
    const bool known = found != known_.end() &&
                       nodes_[static_cast<std::size_t>(found->second)].position.same_board(after);
    const std::int32_t child = known ? found->second : add(after);
    nodes_[static_cast<std::size_t>(index)].next[cell] = child;
    nodes_[static_cast<std::size_t>(child)].above.push_back(index);
    wait(index);
    follow();
}

// Follows the meeting hopes from the root, and opens the board they lead to.
bool ExactSearch::descend() {
    std::vector<std::int32_t> path;
    for (std::int32_t at = 0;;) {
        path.push_back(at);
        Node& node = nodes_[static_cast<std::size_t>(at)];
        const std::size_t cell = meeting(node, path);
        if (cell == none) {
            node.stuck = true;
            return false;
        }
        if (node.next[cell] == unopened) {
            open(at, cell);
            return true;
        }
        at = node.next[cell];
    }
}

// Opens some board below one that is not settled.
bool ExactSearch::open_any() {
    for (std::size_t index = 0; index < nodes_.size(); ++index) {
        const Node& node = nodes_[index];
        if (node.gap() <= closed) continue;
        for (std::size_t cell = 0; cell < node.next.size(); ++cell)
            if (node.next[cell] == unopened) {
                open(static_cast<std::int32_t>(index), cell);
                return true;
            }
    }
    return false;
}

// Values all boards anew from 0 that are not settled. Where that does not come to rest, all stays
// as it was.
void ExactSearch::settle() {
    struct Before {
        std::size_t index;
        double low, high;
        std::vector<double> low_mix, high_mix;
    };
    std::vector<Before> before;
    for (std::size_t index = nodes_.size(); index-- > 0;) {
        Node& node = nodes_[index];
        node.stuck = false;
        if (node.gap() <= closed) continue;
        before.push_back({index, node.low, node.high, node.low_mix, node.high_mix});
        node.low = node.high = 0;
        node.settling = true;
        wait(static_cast<std::int32_t>(index));
    }
    std::size_t left = most_settlings * before.size();
    while (!waiting_.empty()) {
        Node& node = nodes_[static_cast<std::size_t>(waiting_.front())];
        waiting_.pop_front();
        node.waiting = false;
        if (left == 0) continue;
        --left;
        if (!tighten(node)) continue;
        for (const std::int32_t above : node.above)
            if (nodes_[static_cast<std::size_t>(above)].settling) wait(above);
    }
    for (Before& was : before) {
        Node& node = nodes_[was.index];
        node.settling = false;
        if (left == 0 || was.low > node.low) {
            node.low = was.low;
            node.low_mix = std::move(was.low_mix);
        }
        if (left == 0 || was.high < node.high) {
            node.high = was.high;
            node.high_mix = std::move(was.high_mix);
        }
    }
    settled_at_ = nodes_.size();
}

bool ExactSearch::run(std::size_t boards) {
    const std::size_t most = nodes_.size() + boards;
    while (!solved() && !finished_ && nodes_.size() < most) {
        if (descend() || !nodes_[0].stuck) continue;
        // Nothing but circles: they are settled each time that there are half as many boards more.
        if (2 * nodes_.size() >= 3 * settled_at_) {
            settle();
        } else if (!open_any()) {
            if (settled_at_ == nodes_.size()) finished_ = true;
            else settle();
        }
    }
    return solved();
}

}  // namespace ludejo::shell
