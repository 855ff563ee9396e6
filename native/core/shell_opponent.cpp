#include "shell_opponent.hpp"

#include <algorithm>

#include "matrix.hpp"
#include "shell_eval.hpp"

namespace ludejo::shell {

namespace {

// What is worth this much less is taken e times less often, by either kind. (What decoupled UCT, a
// greedy player and an attacker chose is likeliest by about these.)
constexpr double plain_steadiness = 0.055, shrewd_steadiness = 0.025;
constexpr double slip = 0.1;        // how often anybody takes any place
constexpr double untried = 10;      // tries that every place is taken to have had
constexpr double doubtful = 0.001;  // how likely either kind is at least
constexpr std::size_t latest = 30;  // turns that tell what the other is like

// About e^-x. Six squarings need no library, so every build gives the same bits.
double fading(double x) {
    double left = std::max(0.0, 1 - x / 64);
    for (int i = 0; i < 6; ++i) left *= left;
    return left;
}

// A turn by the worth of the boards after it.
struct Turn {
    std::vector<Place> places;
    Matrix matrix{0, 0};

    explicit Turn(const Position& position) : places(position.empty_places()) {
        matrix.resize(places.size(), places.size());
        Scores(position).fill(position, places, places, matrix);
    }
    // How much a seat leans to each place, that expects this mix of the other.
    Habits leanings(const Vector& mix, Colour seat, double steadiness) const {
        Vector payoffs;
        if (seat == black) matrix.against_columns(mix, payoffs);
        else matrix.against_rows(mix, payoffs);
        const float sign = seat == black ? 1.0F : -1.0F;
        float best = -2;
        for (std::size_t i = 0; i < places.size(); ++i) best = std::max(best, sign * payoffs[i]);
        Habits pull{};
        for (std::size_t i = 0; i < places.size(); ++i)
            pull[places[i]] = fading(static_cast<double>(best - sign * payoffs[i]) / steadiness);
        return pull;
    }
    // The same as probabilities: anybody slips now and then.
    Habits habits(const Habits& pull) const {
        double total = 0;
        for (const Place place : places) total += pull[place];
        Habits habits{};
        for (const Place place : places)
            habits[place] =
                (1 - slip) * pull[place] / total + slip / static_cast<double>(places.size());
        return habits;
    }
    Habits plain(Colour seat) const {
        Vector all_alike{};
        std::fill_n(all_alike.begin(), places.size(), 1.0F / static_cast<float>(places.size()));
        return habits(leanings(all_alike, seat, plain_steadiness));
    }
    Habits shrewd(Colour seat, const DecoupledUct* games) const {
        Solution solution;
        solve(matrix, 0.01F, 200, false, solution);
        Habits pull = leanings(seat == black ? solution.column_mix : solution.row_mix, seat,
                               shrewd_steadiness);
        if (games) {
            const auto tries = games->tries(seat);
            const double most = *std::max_element(tries.begin(), tries.end()) + untried;
            for (const Place place : places) {
                const double tried = (tries[place] + untried) / most;
                pull[place] *= tried * tried;
            }
        }
        return habits(pull);
    }
};

// The place that a seat chose in the turn between two positions, or -1.
int chosen(const Position& before, const Position& after, Colour seat) {
    if (after.turn != before.turn + 1 || after.board != before.board) return -1;
    Bits came = (after.turtles[seat] | after.eggs) & before.empty();
    return came.count() == 1 ? came.pop() : -1;
}

}  // namespace

Habits plain_habits(const Position& position, Colour seat) { return Turn(position).plain(seat); }

Habits shrewd_habits(const Position& position, Colour seat, const DecoupledUct& games) {
    return Turn(position).shrewd(seat, &games);
}

// The shrewd player is asked without random games here: there is no time to play them for each turn
// again. Nothing is ever certain, so that somebody who changes is found out again.
double plainness(Colour seat, const std::vector<Position>& past, const Position& now) {
    double likely = mostly_plain;
    for (std::size_t k = past.size() - std::min(past.size(), latest); k < past.size(); ++k) {
        const int place = chosen(past[k], k + 1 < past.size() ? past[k + 1] : now, seat);
        if (place < 0) continue;
        const Turn turn(past[k]);
        const auto at = static_cast<std::size_t>(place);
        const double plain = likely * turn.plain(seat)[at];
        const double shrewd = (1 - likely) * turn.shrewd(seat, nullptr)[at];
        likely = std::clamp(plain / (plain + shrewd), doubtful, 1 - doubtful);
    }
    return likely;
}

Habits expected_habits(const Position& position, const std::vector<Position>& past, Colour seat,
                       const DecoupledUct& games) {
    const double plain = plainness(seat, past, position);
    const Turn turn(position);
    Habits expected = turn.plain(seat);
    const Habits shrewd = turn.shrewd(seat, &games);
    for (std::size_t place = 0; place < expected.size(); ++place)
        expected[place] = plain * expected[place] + (1 - plain) * shrewd[place];
    return expected;
}

}  // namespace ludejo::shell
