#include "shell_search.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "shell_eval.hpp"

namespace ludejo::shell {

namespace {

constexpr std::size_t promising = 28;  // places of each seat that an inner node's matrix is made of
constexpr std::size_t inner_candidates = 20;
constexpr float inner_gap = 0.02F;
constexpr int few_empty = 10;                    // so few that solving to the end is tried
constexpr std::size_t most_exact = 20'000;       // boards opened for that
constexpr double doubt = 0.3, root_doubt = 0.8;  // how often a path tries what the mix would not
constexpr double surprise = 0.8;                 // how often the other seat is the one that does
constexpr float curiosity = 0.15F;
// What is played at the root: of at most so many places, each with this share of the time …
constexpr std::size_t most_played = 12;
constexpr float some = 0.01F;
// … as few as make the mix's value at most this much smaller; a place with a large share stays.
constexpr double little = 0.004, large = 0.3;
constexpr std::uint32_t nobody = 0xffffffff, decided = 0xfffffffe;

std::vector<Place> places_of(const Position& position) {
    std::vector<Place> places;
    const Bits empty = position.empty();
    for (const Place place : position.board->places)
        if (empty.has(place)) places.push_back(place);
    return places;
}

// Of these places, the ones that capture or complete a line and then those that gain most.
void keep_most_promising(std::vector<Place>& places, const Position& position, const Scores& scores,
                         Colour seat) {
    if (places.size() <= promising) return;
    struct Promise {
        bool loud;
        int gain;
        Place place;
    };
    std::vector<Promise> promises;
    for (const Place place : places)
        promises.push_back({scores.loud(position, place, seat), scores.gain(place, seat), place});
    const auto last = promises.begin() + promising;
    std::partial_sort(promises.begin(), last, promises.end(),
                      [](const Promise& a, const Promise& b) {
                          if (a.loud != b.loud) return a.loud;
                          return a.gain != b.gain ? a.gain > b.gain : a.place < b.place;
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
    if (seat_) {
        trust_ = trust_to_be_plain(other(*seat_), past, root);
        habits_ = plain_habits(root, other(*seat_));
    }
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
// ones; those that do best against the other's mix stay as candidates.
std::uint32_t Search::look_into(const Position& position, bool root) {
    thread_local Matrix matrix(most_choices, most_choices);
    ++looked_into_;
    auto node = std::make_unique<Node>();
    node->position = position;
    const Scores scores(position);
    std::vector<Place> places[2];
    for (const Colour seat : {black, white}) {
        places[seat] = places_of(position);
        if (!root) keep_most_promising(places[seat], position, scores, seat);
    }
    matrix.resize(places[black].size(), places[white].size());
    scores.fill(position, places[black], places[white], matrix);
    Solution solution;
    solve(matrix, inner_gap, 200, false, solution);
    node->value = solution.value();
    node->gap = solution.gap();
    Vector payoffs;
    std::vector<std::size_t> kept[2];
    for (const Colour seat : {black, white}) {
        std::vector<std::size_t> order(places[seat].size());
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
        if (!root) order.resize(std::min(order.size(), inner_candidates));
        kept[seat] = order;
        for (const std::size_t i : order) {
            node->places[seat].push_back(places[seat][i]);
            node->mix[seat].push_back(mix[i]);
            node->promise[seat].push_back(sign * payoffs[i]);
        }
        node->tries[seat].assign(order.size(), 0);
    }
    for (const std::size_t i : kept[black])
        for (const std::size_t j : kept[white]) {
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
    const float spread = curiosity * std::sqrt(std::log(static_cast<float>(node.visits) + 1.0F));
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
                value = outcome.winner < 0 ? 0.0F : outcome.winner == black ? 1.0F : -1.0F;
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
    const std::size_t most = limits.nodes ? limits.nodes / 3 + 1 : most_exact;
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
            doubts_.push_back(static_cast<float>((high - low) / 2));
        }
    root.value = static_cast<float>((exact_->low() + exact_->high()) / 2);
    root.gap = static_cast<float>(exact_->high() - exact_->low());
}

void Search::run(const Limits& limits) {
    const double begin = limits.clock();
    solve_to_the_end(limits, begin);
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

float Search::payoff(Colour seat, std::size_t own, std::size_t others) const {
    const Node& root = *nodes_[0];
    return seat == black ? root.payoffs[own * root.columns() + others]
                         : -root.payoffs[others * root.columns() + own];
}

// The mix that is surest of its value by all that the search has found out, whatever the other
// chooses, over few places: of those that were played over time, each that costs little is left
// out, the smallest share first. (An average of solutions is off by what was not known yet, and
// leaving out shares just for being small spoils what the others are there for.) Where a seat asks
// for its mix, the other is a plain player with the probability that it is trusted to be one.
std::vector<float> Search::surest(Colour seat) const {
    const std::vector<float> over_time = average(seat);
    const Node& root = *nodes_[0];
    const std::size_t others = root.places[other(seat)].size();
    std::vector<std::size_t> played;
    for (std::size_t i = 0; i < over_time.size(); ++i)
        if (over_time[i] > some || root.mix[seat][i] > some) played.push_back(i);
    std::stable_sort(played.begin(), played.end(),
                     [&](std::size_t a, std::size_t b) { return over_time[a] > over_time[b]; });
    played.resize(std::min(played.size(), most_played));
    std::vector<double> payoffs;
    const auto settle = [&](const std::vector<std::size_t>& places, ExactSolution& solution) {
        payoffs.clear();
        for (const std::size_t own : places) {
            double against_plain = 0;
            if (trust_ > 0)
                for (std::size_t j = 0; j < others; ++j)
                    against_plain += habits_[root.places[other(seat)][j]] *
                                     static_cast<double>(payoff(seat, own, j));
            for (std::size_t j = 0; j < others; ++j)
                payoffs.push_back((1 - trust_) * static_cast<double>(payoff(seat, own, j)) +
                                  trust_ * against_plain);
        }
        solve_exactly(payoffs, places.size(), others, solution);
    };
    ExactSolution best, without;
    settle(played, best);
    const double least = best.value - little;
    for (bool fewer = true; fewer && played.size() > 1;) {
        fewer = false;
        std::vector<std::size_t> order(played.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return best.row_mix[a] < best.row_mix[b];
        });
        for (const std::size_t k : order) {
            if (best.row_mix[k] > large) break;
            std::vector<std::size_t> rest = played;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
            settle(rest, without);
            if (without.value < least) continue;
            played = std::move(rest);
            std::swap(best, without);
            fewer = true;
            break;
        }
    }
    std::vector<float> mix(over_time.size(), 0);
    for (std::size_t k = 0; k < played.size(); ++k)
        mix[played[k]] = static_cast<float>(best.row_mix[k]);
    return mix;
}

float Search::answered(Colour seat) const {
    const std::vector<float> mix = average(other(seat));
    float most = -2;
    for (std::size_t own = 0; own < nodes_[0]->places[seat].size(); ++own) {
        float value = 0;
        for (std::size_t j = 0; j < mix.size(); ++j) value += mix[j] * payoff(seat, own, j);
        most = std::max(most, value);
    }
    return most;
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
    const std::size_t rows = root.places[black].size(), columns = root.columns();
    std::vector<float> mix[2];
    // Where one seat's choice is asked for, the other's mix only serves to tell what own places are
    // worth: against what it played over time, which says more of them than a few of its places.
    for (const Colour seat : {black, white})
        mix[seat] = solved()                  ? root.mix[seat]
                    : seat_ && seat != *seat_ ? average(seat)
                                              : surest(seat);
    // Where the root was solved to the end, pairs that did not matter were left in doubt.
    const auto doubt = [&](Colour seat, std::size_t own, std::size_t others) {
        return doubts_.empty() ? 0.0F
               : seat == black ? doubts_[own * columns + others]
                               : doubts_[others * columns + own];
    };
    // A place never better and sometimes worse than another is not played.
    for (const Colour seat : {black, white}) {
        const std::size_t own = seat == black ? rows : columns,
                          others = seat == black ? columns : rows;
        auto& shares = mix[seat];
        for (std::size_t i = 0; i < own; ++i) {
            for (std::size_t k = 0; k < own && shares[i] > 0; ++k) {
                bool better = false, worse = false;
                for (std::size_t j = 0; j < others && !worse; ++j) {
                    const float a = payoff(seat, k, j) - doubt(seat, k, j);
                    const float b = payoff(seat, i, j) + doubt(seat, i, j);
                    better = better || a > b;
                    worse = a < b;
                }
                if (better && !worse) {
                    shares[k] += shares[i];
                    shares[i] = 0;
                }
            }
        }
        float total = 0;
        for (const float share : shares) total += share;
        if (total > 0) {
            for (float& share : shares) share /= total;
        } else {
            shares[static_cast<std::size_t>(
                std::max_element(root.mix[seat].begin(), root.mix[seat].end()) -
                root.mix[seat].begin())] = 1;
        }
    }
    for (const Colour seat : {black, white}) {
        const std::size_t own = seat == black ? rows : columns,
                          others = seat == black ? columns : rows;
        for (std::size_t i = 0; i < own; ++i) {
            float value = 0;
            for (std::size_t j = 0; j < others; ++j)
                value += mix[other(seat)][j] * payoff(seat, i, j);
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
