#include "shell_uct.hpp"

#include <algorithm>
#include <cmath>

#include "shell_playout.hpp"

namespace ludejo::shell {

namespace {

constexpr int deepest = 60;

}  // namespace

DecoupledUct::DecoupledUct(const Position& root, std::uint64_t seed, double exploring)
    : random_(seed), exploring_(exploring) {
    add(root);
    open(*nodes_[0]);
}

std::uint32_t DecoupledUct::add(const Position& position) {
    auto node = std::make_unique<Node>();
    node->position = position;
    const Outcome outcome = position.outcome();
    node->decided = outcome.decided();
    node->result = static_cast<float>(outcome.result());
    nodes_.push_back(std::move(node));
    return static_cast<std::uint32_t>(nodes_.size() - 1);
}

// Most boards are come to once only: what the next visits need is made room for by the second.
void DecoupledUct::open(Node& node) {
    node.places = node.position.empty_places();
    for (const Colour seat : {black, white}) {
        node.sum[seat].assign(node.places.size(), 0);
        node.tries[seat].assign(node.places.size(), 0);
    }
}

std::size_t DecoupledUct::most_promising(const Node& node, Colour seat) {
    const std::size_t count = node.places.size();
    const double log = static_cast<float>(std::log(node.visits + 1.0));
    const std::size_t from = random_.below(static_cast<std::uint32_t>(count));
    double most = -1e9;
    std::size_t best = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t i = from + k < count ? from + k : from + k - count;
        const double tries = node.tries[seat][i];
        if (tries == 0) return i;
        const double promise =
            static_cast<double>(node.sum[seat][i]) / tries + exploring_ * std::sqrt(log / tries);
        if (promise > most) {
            most = promise;
            best = i;
        }
    }
    return best;
}

float DecoupledUct::try_once(std::uint32_t at, int depth) {
    Node& node = *nodes_[at];
    ++node.visits;
    if (node.decided) return node.result;
    if (depth > deepest) return 0;
    if (node.places.empty()) open(node);
    const std::size_t blacks = most_promising(node, black);
    const std::size_t whites = most_promising(node, white);
    const auto key = static_cast<std::uint32_t>(blacks * most_cells + whites);
    const auto found = node.children.find(key);
    float value = 0;
    if (found != node.children.end()) {
        value = try_once(found->second, depth + 1);
    } else {
        Position after = node.position;
        after.play(node.places[blacks], node.places[whites]);
        const std::uint32_t child = add(after);
        node.children[key] = child;
        value = nodes_[child]->decided
                    ? nodes_[child]->result
                    : static_cast<float>(playout(after, random_).outcome.result());
    }
    node.sum[black][blacks] += value;
    node.sum[white][whites] -= value;
    ++node.tries[black][blacks];
    ++node.tries[white][whites];
    return value;
}

void DecoupledUct::run(std::uint64_t playouts) {
    for (std::uint64_t i = 0; i < playouts; ++i, ++playouts_) try_once(0, 0);
}

std::array<std::uint32_t, most_cells> DecoupledUct::tries(Colour seat) const {
    const Node& root = *nodes_[0];
    std::array<std::uint32_t, most_cells> tries{};
    for (std::size_t i = 0; i < root.places.size(); ++i)
        tries[root.places[i]] = root.tries[seat][i];
    return tries;
}

Place DecoupledUct::choose(Colour seat) const {
    const Node& root = *nodes_[0];
    const auto& tries = root.tries[seat];
    const auto most = std::max_element(tries.begin(), tries.end()) - tries.begin();
    return root.places[static_cast<std::size_t>(most)];
}

}  // namespace ludejo::shell
