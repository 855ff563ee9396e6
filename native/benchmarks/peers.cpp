#include "peers.hpp"

#include <algorithm>
#include <ctime>

#include "../core/matrix.hpp"
#include "../core/shell_eval.hpp"
#include "../core/shell_uct.hpp"

namespace ludejo::shell {

namespace {

// The matrix of what the board is worth for a seat after each pair, its own places as rows.
Matrix worths_for(const Position& position, const std::vector<Place>& places, Colour seat) {
    Matrix matrix(places.size(), places.size());
    Scores(position).fill(position, places, places, matrix);
    if (seat == black) return matrix;
    Matrix turned(places.size(), places.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = 0; j < places.size(); ++j) turned.set(j, i, -matrix.at(i, j));
    return turned;
}

}  // namespace

double processor_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Place drawn(const std::vector<Choice>& mix, Random& random) {
    double at = random.real();
    for (const Choice& choice : mix)
        if ((at -= static_cast<double>(choice.probability)) < 0) return choice.place;
    return mix[0].place;
}

namespace {

Place one_of_the_best(const std::vector<Place>& places, const std::vector<float>& gains,
                      Random& random) {
    const float best = *std::max_element(gains.begin(), gains.end());
    std::vector<Place> equals;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (gains[i] >= best - 1e-4F) equals.push_back(places[i]);
    return equals[random.below(static_cast<std::uint32_t>(equals.size()))];
}

}  // namespace

Place greedy(const Position& position, Colour seat, Random& random) {
    // By how many turtles of one colour, and nothing else, stand in a window before.
    constexpr std::array<float, 5> own{1, 4, 16, 80, 10'000}, stopped{0, 3, 12, 60, 2'000};
    constexpr float captured = 20;
    const auto& windows = Windows::of(*position.board);
    const int line = position.board->line;
    const auto places = position.empty_places();
    std::vector<float> gains;
    for (const Place place : places) {
        float gain = 0;
        for (const auto& through : windows.through[place]) {
            std::array<int, 3> count{};  // of own, the other's, eggs
            for (int i = 0; i < line; ++i) {
                const Place at = windows.places[through.window][static_cast<std::size_t>(i)];
                count[0] += position.turtles[seat].has(at);
                count[1] += position.turtles[other(seat)].has(at);
                count[2] += position.eggs.has(at);
            }
            const int short_of_five = 5 - line;
            if (count[2]) continue;
            if (!count[1]) gain += own[static_cast<std::size_t>(count[0] + short_of_five)];
            if (!count[0]) gain += stopped[static_cast<std::size_t>(count[1] + short_of_five)];
        }
        const auto& ways = position.board->enclosures[place];
        const Bits enclosable = position.turtles[other(seat)] | position.eggs;
        for (std::size_t i = 0; i < ways.count; ++i)
            if (position.turtles[seat].has(ways.ways[i].end) &&
                enclosable.contains(ways.ways[i].pair))
                gain += captured;
        gains.push_back(gain);
    }
    return one_of_the_best(places, gains, random);
}

Place learned_greedy(const Position& position, Colour seat, Random& random) {
    const auto places = position.empty_places();
    const Matrix matrix = worths_for(position, places, seat);
    std::vector<float> sums;
    for (std::size_t i = 0; i < places.size(); ++i) {
        float sum = 0;
        for (std::size_t j = 0; j < places.size(); ++j) sum += matrix.at(i, j);
        sums.push_back(sum);
    }
    return one_of_the_best(places, sums, random);
}

Place decoupled_uct(const Position& position, Colour seat, double exploring, double seconds,
                    std::uint64_t seed) {
    const double begin = processor_time();
    DecoupledUct tree(position, seed, exploring);
    while (processor_time() - begin < seconds) tree.run(16);
    return tree.choose(seat);
}

Place attack(const Position& position, const std::vector<Position>& past, Colour seat,
             const std::vector<Choice>& mix, double seconds, Random& random) {
    const double begin = processor_time();
    // Where each pair of an own place and one of the other's mix leads.
    struct Pair {
        float share, value;
        std::unique_ptr<Search> search;  // none where the game is over
    };
    struct Try {
        Place place;
        float value = 0;
        std::vector<Pair> pairs;
    };
    std::vector<Choice> others;
    for (const Choice& choice : mix)
        if (choice.probability > 0) others.push_back(choice);
    auto next_past = past;
    next_past.push_back(position);
    // The field: those that do best against the mix by how the board looks after this turn.
    const auto places = position.empty_places();
    const Matrix matrix = worths_for(position, places, seat);
    std::vector<Try> field;
    for (std::size_t i = 0; i < places.size(); ++i) {
        Try one{.place = places[i], .pairs = {}};
        for (const Choice& other : others) {
            const auto j = std::find(places.begin(), places.end(), other.place) - places.begin();
            one.value += other.probability * matrix.at(i, static_cast<std::size_t>(j));
        }
        field.push_back(std::move(one));
    }
    const auto better = [](const Try& a, const Try& b) { return a.value > b.value; };
    std::stable_sort(field.begin(), field.end(), better);
    constexpr std::size_t widest = 16;
    field.resize(std::min(field.size(), widest));
    constexpr int rounds = 4;
    for (int round = 0; round < rounds; ++round) {
        const double until = begin + seconds * (round + 1) / rounds;
        for (std::uint64_t pass = 0; pass == 0 || processor_time() < until; ++pass)
            for (Try& one : field) {
                if (one.pairs.empty())
                    for (const Choice& other : others) {
                        Position after = position;
                        if (seat == black) after.play(one.place, other.place);
                        else after.play(other.place, one.place);
                        Pair pair{other.probability, 0, nullptr};
                        const Outcome outcome = after.outcome();
                        if (outcome.decided())
                            pair.value = static_cast<float>(seat == black ? outcome.result()
                                                                          : -outcome.result());
                        else
                            pair.search = std::make_unique<Search>(after, next_past, random.next());
                        one.pairs.push_back(std::move(pair));
                    }
                one.value = 0;
                for (Pair& pair : one.pairs) {
                    if (pair.search) {
                        Limits limits;
                        limits.nodes =
                            std::max<std::uint64_t>(1, static_cast<std::uint64_t>(24 * pair.share));
                        pair.search->run(limits);
                        pair.value = static_cast<float>(pair.search->answered(seat));
                    }
                    one.value += pair.share * pair.value;
                }
            }
        std::stable_sort(field.begin(), field.end(), better);
        field.resize((field.size() + 1) / 2);
    }
    return field[0].place;
}

Place attack_two_turns(const Position& position, Colour seat, const std::vector<Choice>& mix,
                       Random& random) {
    const auto places = position.empty_places();
    Matrix matrix(most_choices, most_choices);
    Solution solution;
    const auto next_turn = [&](const Position& after) {
        const Outcome outcome = after.outcome();
        if (outcome.decided()) return static_cast<float>(outcome.result());
        const auto next = after.empty_places();
        matrix.resize(next.size(), next.size());
        Scores(after).fill(after, next, next, matrix);
        solve(matrix, 0.002F, 400, false, solution);
        return solution.value();
    };
    std::vector<float> values;
    for (const Place own : places) {
        float value = 0;
        for (const Choice& other : mix) {
            if (other.probability <= 0) continue;
            Position after = position;
            if (seat == black) after.play(own, other.place);
            else after.play(other.place, own);
            value += other.probability * (seat == black ? 1.0F : -1.0F) * next_turn(after);
        }
        values.push_back(value);
    }
    return one_of_the_best(places, values, random);
}

}  // namespace ludejo::shell
