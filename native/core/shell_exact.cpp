#include "shell_exact.hpp"

#include <algorithm>

namespace ludejo::shell {

namespace {

constexpr float tight = 2e-4F;
constexpr int most_iterations = 256;

}  // namespace

ExactSearch::ExactSearch(const Position& root) { open(root); }

void ExactSearch::bounds_of(std::int32_t next, float& low, float& high) const {
    if (next >= 0) {
        low = nodes_[static_cast<std::size_t>(next)].low;
        high = nodes_[static_cast<std::size_t>(next)].high;
    } else if (next == unopened) {
        low = -1;
        high = 1;
    } else {
        low = high = static_cast<float>(next - drawn);
    }
}

std::int32_t ExactSearch::open(const Position& position) {
    Node node;
    node.position = position;
    const Bits empty = position.empty();
    for (const Place place : position.board->places)
        if (empty.has(place)) node.places.push_back(place);
    for (const Place b : node.places)
        for (const Place w : node.places) {
            Position after = position;
            after.play(b, w);
            const Outcome outcome = after.outcome();
            node.next.push_back(!outcome.decided()          ? unopened
                                : outcome.winner < 0        ? drawn
                                : outcome.winner == black ? won
                                                            : lost);
        }
    for (const Colour seat : {black, white}) {
        node.low_mix[seat].assign(node.places.size(), 1.0F / static_cast<float>(node.places.size()));
        node.high_mix[seat] = node.low_mix[seat];
    }
    nodes_.push_back(std::move(node));
    const auto index = static_cast<std::int32_t>(nodes_.size() - 1);
    known_[position.hash()] = index;
    bound(nodes_.back());
    return index;
}

// The bounds of a node from those of its cells. The gaps of solving go against each bound, so that
// they hold whatever the solver left open.
void ExactSearch::bound(Node& node) {
    const std::size_t width = node.places.size();
    for (const bool upper : {false, true}) {
        matrix_.resize(width, width);
        for (std::size_t i = 0; i < width; ++i)
            for (std::size_t j = 0; j < width; ++j) {
                float low = 0, high = 0;
                bounds_of(node.next[i * width + j], low, high);
                matrix_.set(i, j, upper ? high : low);
            }
        auto& mixes = upper ? node.high_mix : node.low_mix;
        Solution solution;
        std::copy(mixes[black].begin(), mixes[black].end(), solution.row_mix.begin());
        std::copy(mixes[white].begin(), mixes[white].end(), solution.column_mix.begin());
        solve(matrix_, tight, most_iterations, true, solution);
        std::copy_n(solution.row_mix.begin(), width, mixes[black].begin());
        std::copy_n(solution.column_mix.begin(), width, mixes[white].begin());
        // What Black's mix is sure of, and what White's allows.
        if (upper) node.high = std::min(node.high, solution.high);
        else node.low = std::max(node.low, solution.low);
    }
    node.high = std::max(node.high, node.low);
}

bool ExactSearch::descend() {
    std::vector<std::int32_t> path;
    for (std::int32_t at = 0;;) {
        path.push_back(at);
        Node& node = nodes_[static_cast<std::size_t>(at)];
        const std::size_t width = node.places.size();
        // Where both hope: Black by the upper matrix, White by the lower, and the bounds are apart.
        std::size_t best = 0;
        float most = 0;
        for (std::size_t i = 0; i < width; ++i)
            for (std::size_t j = 0; j < width; ++j) {
                const std::int32_t next = node.next[i * width + j];
                if (next < unopened) continue;
                if (next >= 0 && std::find(path.begin(), path.end(), next) != path.end()) continue;
                float low = 0, high = 0;
                bounds_of(next, low, high);
                const float hope = (high - low) * (node.high_mix[black][i] + 1e-4F) *
                                   (node.low_mix[white][j] + 1e-4F);
                if (hope > most) {
                    most = hope;
                    best = i * width + j;
                }
            }
        if (most <= 0) break;
        if (node.next[best] == unopened) {
            Position after = node.position;
            after.play(node.places[best / width], node.places[best % width]);
            const auto found = known_.find(after.hash());
            const std::int32_t next =
                found != known_.end() &&
                        nodes_[static_cast<std::size_t>(found->second)].position.same_board(after)
                    ? found->second
                    : open(after);
            nodes_[static_cast<std::size_t>(at)].next[best] = next;
            break;
        }
        at = node.next[best];
    }
    for (auto at = path.rbegin(); at != path.rend(); ++at)
        bound(nodes_[static_cast<std::size_t>(*at)]);
    return true;
}

bool ExactSearch::run(std::size_t boards) {
    const std::size_t most = nodes_.size() + boards;
    for (std::size_t paths = 0; !solved() && nodes_.size() < most && paths < 3 * boards; ++paths)
        descend();
    return solved();
}

std::vector<float> ExactSearch::mix(Colour seat) const {
    return seat == black ? nodes_[0].low_mix[black] : nodes_[0].high_mix[white];
}

void ExactSearch::bounds(std::size_t black_index, std::size_t white_index, float& low,
                         float& high) const {
    bounds_of(nodes_[0].next[black_index * places().size() + white_index], low, high);
}

}  // namespace ludejo::shell
