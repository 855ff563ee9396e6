#include "shell_search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "shell_eval.hpp"
#include "shell_mix.hpp"
#include "shell_opponent.hpp"

namespace ludejo::shell {

namespace {

constexpr std::size_t promising = 20;  // places of each seat that an inner node's matrix is made of
constexpr float inner_gap = 0.02F;
constexpr int few_empty = 10;                    // so few that solving to the end is tried
constexpr std::size_t most_exact = 20'000;       // boards opened for that
constexpr double doubt = 0.3, root_doubt = 0.8;  // how often a path tries what the mix would not
constexpr double surprise = 0.8;                 // how often the other seat is the one that does
constexpr float curiosity = 0.15F;
// Where one seat's mix is wanted, random games take three tenths of the time; or so many for each
// board that may be looked into, which is about as much, but fewer where a phone has to play them.
constexpr double for_games = 0.3;
constexpr std::uint64_t games_a_board = 9, most_for_boards = 8'000, most_games = 30'000;
// Each turn played before has so many; a phone plays fewer of these, too.
constexpr std::uint64_t games_of_the_past = 3'000, few_of_the_past = 1'000;
constexpr std::uint32_t nobody = 0xffffffff, decided = 0xfffffffe;

// Of these places, the ones that capture or complete a line and then those that are worth most.
void keep_most_promising(std::vector<Place>& places, const Position& position, const Scores& scores,
                         Colour seat) {
    if (places.size() <= promising) return;
    struct Promise {
        bool loud;
        float sum;
        Place place;
    };
    std::vector<Promise> promises;
    for (const Place place : places)
        promises.push_back(
            {scores.loud(position, place, seat), scores.sum_with(place, seat), place});
    const auto last = promises.begin() + promising;
    std::partial_sort(promises.begin(), last, promises.end(),
                      [](const Promise& a, const Promise& b) {
                          if (a.loud != b.loud) return a.loud;
                          return a.sum != b.sum ? a.sum > b.sum : a.place < b.place;
                      });
    places.clear();
    for (auto promise = promises.begin(); promise != last; ++promise)
        places.push_back(promise->place);
}

}  // namespace

struct Search::Node {
    Position position;
    std::vector<Place> places[2];  // the candidates of each seat
    std::vector<float> payoffs;    // for Black; Black's candidates are rows
    std::vector<std::uint32_t> children;
    std::vector<float> mix[2];
    std::vector<float> promise[2];        // of each candidate against the other's mix, for its seat
    std::vector<std::uint32_t> tries[2];  // how often a path went through each candidate
    float value = 0, gap = 2;
    std::uint32_t visits = 0;

    std::size_t columns() const { return places[white].size(); }
};

Search::Search(const Position& root, const std::vector<Position>& past, std::uint64_t seed,
               std::optional<Colour> seat)
    : past_(past), random_(seed), seat_(seat) {
    look_into(root, true);
}

Search::~Search() = default;

bool Search::solved() const { return exact_ && exact_->solved(); }

bool Search::drawn_by_repetition(const Position& position) const {
    const std::uint64_t hash = position.hash();
    return std::count_if(past_.begin(), past_.end(), [&](const Position& one) {
               return one.hash() == hash && one.same_board(position);
           }) >= 2;
}

// A new node: the matrix of worths is solved once, at the root of all places, else of the promising
// ones; those that do best against the other's mix come first, so that of equal ones they are
// taken.
std::uint32_t Search::look_into(const Position& position, bool root) {
    thread_local Matrix matrix(most_choices, most_choices);
    ++looked_into_;
    auto node = std::make_unique<Node>();
    node->position = position;
    const Scores scores(position);
    std::vector<Place> places[2];
    for (const Colour seat : {black, white}) {
        places[seat] = position.empty_places();
        if (!root) keep_most_promising(places[seat], position, scores, seat);
    }
    matrix.resize(places[black].size(), places[white].size());
    scores.fill(position, places[black], places[white], matrix);
    Solution solution;
    solve(matrix, inner_gap, 200, false, solution);
    node->value = solution.value();
    node->gap = solution.gap();
    Vector payoffs;
    std::vector<std::size_t> orders[2];
    for (const Colour seat : {black, white}) {
        auto& order = orders[seat];
        order.resize(places[seat].size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        if (seat == black) matrix.against_columns(solution.column_mix, payoffs);
        else matrix.against_rows(solution.row_mix, payoffs);
        const Vector& mix = seat == black ? solution.row_mix : solution.column_mix;
        const float sign = seat == black ? 1.0F : -1.0F;
        // Places in the mix come first, then those that do best against the other's.
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const float of_a = sign * payoffs[a] + mix[a], of_b = sign * payoffs[b] + mix[b];
            return of_a != of_b ? of_a > of_b : a < b;
        });
        for (const std::size_t i : order) {
            node->places[seat].push_back(places[seat][i]);
            node->mix[seat].push_back(mix[i]);
            node->promise[seat].push_back(sign * payoffs[i]);
        }
        node->tries[seat].assign(order.size(), 0);
    }
    for (const std::size_t i : orders[black])
        for (const std::size_t j : orders[white]) {
            const float payoff = matrix.at(i, j);
            node->payoffs.push_back(payoff);
            // A draw by a full board is worth 0 as well as an even one: only wins show themselves.
            node->children.push_back(payoff == 1 || payoff == -1 ? decided : nobody);
        }
    for (const Colour seat : {black, white}) {
        float total = 0;
        for (const float share : node->mix[seat]) total += share;
        for (float& share : node->mix[seat]) share /= total;
    }
    nodes_.push_back(std::move(node));
    const auto index = static_cast<std::uint32_t>(nodes_.size() - 1);
    known_[position.hash()] = index;
    return index;
}

void Search::refresh(Node& node, float gap, int iterations) {
    thread_local Matrix matrix(most_choices, most_choices);
    const std::size_t rows = node.places[black].size(), columns = node.columns();
    matrix.resize(rows, columns);
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < columns; ++j) matrix.set(i, j, node.payoffs[i * columns + j]);
    Solution solution;
    std::copy(node.mix[black].begin(), node.mix[black].end(), solution.row_mix.begin());
    std::copy(node.mix[white].begin(), node.mix[white].end(), solution.column_mix.begin());
    solve(matrix, gap, iterations, true, solution);
    std::copy_n(solution.row_mix.begin(), rows, node.mix[black].begin());
    std::copy_n(solution.column_mix.begin(), columns, node.mix[white].begin());
    Vector payoffs;
    matrix.against_columns(solution.column_mix, payoffs);
    std::copy_n(payoffs.begin(), rows, node.promise[black].begin());
    matrix.against_rows(solution.row_mix, payoffs);
    for (std::size_t j = 0; j < columns; ++j) node.promise[white][j] = -payoffs[j];
    node.value = solution.value();
    node.gap = solution.gap();
}

namespace {

std::size_t drawn(const std::vector<float>& mix, Random& random) {
    double chance = random.real();
    std::size_t i = 0;
    while (i + 1 < mix.size() && (chance -= static_cast<double>(mix[i])) >= 0) ++i;
    return i;
}

}  // namespace

// The place that would be best against the other's mix, if it did as well as it may (upper
// confidence bounds).
std::size_t Search::hopeful(const Node& node, Colour seat) const {
    const float spread = curiosity * std::sqrt(static_cast<float>(std::log(node.visits + 1.0)));
    float most = -9;
    std::size_t best = 0;
    for (std::size_t i = 0; i < node.promise[seat].size(); ++i) {
        const float tries = static_cast<float>(node.tries[seat][i]) + 1.0F;
        const float hope = node.promise[seat][i] + spread / std::sqrt(tries);
        if (hope > most) {
            most = hope;
            best = i;
        }
    }
    return best;
}

// One path from the root until it leaves the tree, and the values back up along it.
void Search::descend() {
    struct Step {
        std::uint32_t node;
        std::size_t cell;
    };
    std::vector<Step> path;
    std::uint32_t at = 0;
    float value = 0;
    for (;;) {
        Node& node = *nodes_[at];
        ++node.visits;
        const std::size_t columns = node.columns();
        std::size_t cell = 0;
        bool open = false;
        for (int attempt = 0; attempt < 8 && !open; ++attempt) {
            // Now and then one seat, the other staying with its mix, tries what might be better.
            const bool doubting = random_.real() < (at == 0 ? root_doubt : doubt);
            // At the root, where the mix of one seat is asked for, mostly the other: that is who
            // would find out what is wrong with the mix.
            const Colour doubter = at == 0 && seat_
                                       ? (random_.real() < surprise ? other(*seat_) : *seat_)
                                   : random_.below(2) ? white
                                                      : black;
            std::size_t chosen[2];
            for (const Colour seat : {black, white})
                chosen[seat] = doubting && seat == doubter ? hopeful(node, seat)
                                                           : drawn(node.mix[seat], random_);
            cell = chosen[black] * columns + chosen[white];
            open = node.children[cell] != decided;
            for (const Colour seat : {black, white}) ++node.tries[seat][chosen[seat]];
        }
        if (!open) {
            value = node.value;
            break;
        }
        path.push_back({at, cell});
        std::uint32_t child = node.children[cell];
        if (child == nobody) {
            Position after = node.position;
            after.play(node.places[black][cell / columns], node.places[white][cell % columns]);
            const Outcome outcome = after.outcome();
            if (outcome.decided() || drawn_by_repetition(after)) {
                node.children[cell] = decided;
                value = static_cast<float>(outcome.result());
                break;
            }
            const auto found = known_.find(after.hash());
            if (found != known_.end() && nodes_[found->second]->position.same_board(after)) {
                child = found->second;  // a transposition
                nodes_[at]->children[cell] = child;
            } else {
                child = look_into(after, false);
                nodes_[at]->children[cell] = child;
                value = nodes_[child]->value;
                break;
            }
        }
        // A path that comes round again goes on for ever: a draw.
        if (std::any_of(path.begin(), path.end(), [&](Step s) { return s.node == child; })) {
            value = 0;
            break;
        }
        at = child;
    }
    depth_ = std::max(depth_, static_cast<int>(path.size()));
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
        Node& node = *nodes_[step->node];
        node.payoffs[step->cell] = value;
        refresh(node, step->node == 0 ? 0.005F : 0.01F, 40);
        value = node.value;
    }
    // Later solutions count for more.
    const auto weight = static_cast<double>(nodes_[0]->visits);
    for (const Colour seat : {black, white}) {
        auto& sum = mix_sum_[seat];
        sum.resize(nodes_[0]->mix[seat].size());
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += weight * weight * static_cast<double>(nodes_[0]->mix[seat][i]);
    }
}

// Tries, for a third of the time, to solve the root to the end; where that succeeds, the root is
// filled with what was proved. What has been opened is kept for the next run.
void Search::solve_to_the_end(const Limits& limits, double begin) {
    Node& root = *nodes_[0];
    if (solved() || root.position.empty().count() > few_empty) return;
    if (!exact_) {
        std::vector<Position> seen_twice;
        for (const Position& one : past_)
            if (drawn_by_repetition(one)) seen_twice.push_back(one);
        exact_ = std::make_unique<ExactSearch>(root.position, std::move(seen_twice));
    }
    const std::size_t before = exact_->boards();
    const std::uint64_t most = limits.nodes ? limits.nodes / 3 + 1 : most_exact;
    while (!exact_->solved() && exact_->open() && exact_->boards() - before < most &&
           exact_->boards() < most_exact) {
        if (limits.stop && limits.stop->load(std::memory_order_relaxed)) break;
        if (limits.seconds > 0 && limits.clock() - begin >= limits.seconds / 3) break;
        if (limits.pause) limits.pause();
        exact_->run(4);
    }
    looked_into_ += exact_->boards() - before;
    if (!exact_->solved()) return;
    const auto& places = exact_->places();
    for (const Colour seat : {black, white}) {
        root.places[seat] = places;
        root.mix[seat].assign(exact_->mix(seat).begin(), exact_->mix(seat).end());
    }
    root.payoffs.clear();
    root.children.assign(places.size() * places.size(), nobody);
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = 0; j < places.size(); ++j) {
            double low = 0, high = 0;
            exact_->bounds(i, j, low, high);
            root.payoffs.push_back(static_cast<float>((low + high) / 2));
            // Bounds that have met may have passed each other by a rounding.
            doubts_.push_back(std::max(0.0, (high - low) / 2));
        }
    root.value = static_cast<float>((exact_->low() + exact_->high()) / 2);
    root.gap = static_cast<float>(exact_->high() - exact_->low());
}

// What the other is like, for half of the time at most, and what random games say of this turn.
void Search::get_to_know_the_other(const Limits& limits) {
    const Position& root = nodes_[0]->position;
    if (!seat_ || solved()) return;
    if (!games_) {
        games_ = std::make_unique<DecoupledUct>(root, random_.next());
        other_.emplace(other(*seat_), past_, root);
    }
    const double begin = limits.clock();
    const auto time_left = [&](double share) {
        if (limits.stop && limits.stop->load(std::memory_order_relaxed)) return false;
        if (limits.pause) limits.pause();
        return limits.seconds == 0 || limits.clock() - begin < limits.seconds * share;
    };
    other_->learn(
        limits.nodes ? std::min(limits.nodes * games_a_board, few_of_the_past) : games_of_the_past,
        [&] { return time_left(for_games / 2); });
    const std::uint64_t before = games_->playouts();
    const auto wanted =
        limits.nodes ? std::min(limits.nodes * games_a_board, most_for_boards) : most_games;
    while (games_->playouts() < std::min(before + wanted, most_games) && time_left(for_games))
        games_->run(6);
}

void Search::run(const Limits& limits) {
    const double begin = limits.clock();
    solve_to_the_end(limits, begin);
    get_to_know_the_other(limits);
    const std::uint64_t from = looked_into_;
    std::uint64_t paths = 0;
    while (!solved() && nodes_.size() < most_nodes) {
        if (limits.stop && limits.stop->load(std::memory_order_relaxed)) break;
        if (limits.nodes && (looked_into_ - from >= limits.nodes || paths >= 4 * limits.nodes))
            break;
        if (limits.depth && depth_ >= limits.depth) break;
        if (limits.seconds > 0 && paths % 4 == 0 && limits.clock() - begin >= limits.seconds) break;
        if (limits.pause) limits.pause();
        descend();
        ++paths;
        if (++paths_ == next_mark_) {
            moved_ = std::abs(nodes_[0]->value - previous_);
            previous_ = nodes_[0]->value;
            next_mark_ *= 2;
        }
    }
    if (!solved()) refresh(*nodes_[0], 0.001F, 2000);
    seconds_ += limits.clock() - begin;
}

// The root's solutions over time; before there are any, and where it is solved, its own.
std::vector<float> Search::average(Colour seat) const {
    std::vector<float> mix = nodes_[0]->mix[seat];
    if (solved()) return mix;
    double total = 0;
    for (const double sum : mix_sum_[seat]) total += sum;
    if (total > 0)
        for (std::size_t i = 0; i < mix.size(); ++i)
            mix[i] = static_cast<float>(mix_sum_[seat][i] / total);
    return mix;
}

Payoffs Search::payoffs(Colour seat) const {
    const Node& root = *nodes_[0];
    const std::size_t columns = root.columns();
    Payoffs found{root.places[seat].size(), root.places[other(seat)].size(), {}, {}};
    for (std::size_t own = 0; own < found.own; ++own)
        for (std::size_t others = 0; others < found.others; ++others) {
            const std::size_t cell =
                seat == black ? own * columns + others : others * columns + own;
            const auto payoff = static_cast<double>(root.payoffs[cell]);
            found.of.push_back(seat == black ? payoff : -payoff);
            // Where the root was solved to the end, pairs that did not matter were left in doubt.
            if (!doubts_.empty()) found.doubts.push_back(doubts_[cell]);
        }
    return found;
}

// The mix that is played. To a seat that asks for its own, the other chooses as is expected of it
// with the probability that this is trusted.
std::vector<float> Search::played(Colour seat) const {
    const Node& root = *nodes_[0];
    Payoffs payoffs = this->payoffs(seat);
    if (games_) {
        const Colour them = other(seat);
        const Kinds kinds = other_->kinds();
        const Habits expected = expected_habits(root.position, them, kinds, *games_);
        const double trusted = trust(kinds);
        for (std::size_t own = 0; own < payoffs.own; ++own) {
            double as_expected = 0;
            for (std::size_t j = 0; j < payoffs.others; ++j)
                as_expected += expected[root.places[them][j]] * payoffs.at(own, j);
            for (std::size_t j = 0; j < payoffs.others; ++j) {
                double& payoff = payoffs.of[own * payoffs.others + j];
                payoff = (1 - trusted) * payoff + trusted * as_expected;
            }
        }
    }
    return surest(payoffs, average(seat), root.mix[seat]);
}

double Search::answered(Colour seat) const {
    const auto values = payoffs(seat).against(average(other(seat)));
    return *std::max_element(values.begin(), values.end());
}

Report Search::report() const {
    const Node& root = *nodes_[0];
    Report report;
    report.value = root.value;
    report.exact = solved();
    report.error = solved() ? root.gap / 2 : std::min(2.0F, root.gap / 2 + moved_);
    report.nodes = looked_into_;
    report.depth = depth_;
    report.seconds = seconds_;
    const Payoffs payoffs_of[] = {payoffs(black), payoffs(white)};
    std::vector<float> mix[2];
    for (const Colour seat : {black, white}) {
        // Where one seat's choice is asked for, the other's mix only serves to tell what own places
        // are worth: against what it played over time, which says more of them than a few of its
        // places.
        mix[seat] = solved()                  ? root.mix[seat]
                    : seat_ && seat != *seat_ ? average(seat)
                                              : played(seat);
        leave_out_worse(mix[seat], payoffs_of[seat]);
        float total = 0;
        for (const float share : mix[seat]) total += share;
        for (float& share : mix[seat]) share /= total;
    }
    for (const Colour seat : {black, white}) {
        const auto values = payoffs_of[seat].against(mix[other(seat)]);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto value = static_cast<float>(values[i]);
            report.choices[seat].push_back(
                {root.places[seat][i], mix[seat][i], seat == black ? value : -value});
        }
        std::stable_sort(
            report.choices[seat].begin(), report.choices[seat].end(),
            [](const Choice& a, const Choice& b) { return a.probability > b.probability; });
    }
    for (std::uint32_t at = 0; at < decided && report.line.size() < 12;) {
        const Node& node = *nodes_[at];
        std::size_t best[2];
        for (const Colour seat : {black, white}) {
            const auto& shares = at == 0 ? mix[seat] : node.mix[seat];
            best[seat] = static_cast<std::size_t>(std::max_element(shares.begin(), shares.end()) -
                                                  shares.begin());
        }
        report.line.emplace_back(node.places[black][best[black]], node.places[white][best[white]]);
        at = node.children[best[black] * node.columns() + best[white]];
    }
    return report;
}

}  // namespace ludejo::shell
