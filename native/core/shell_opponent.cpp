#include "shell_opponent.hpp"

#include <algorithm>

#include "matrix.hpp"
#include "shell_eval.hpp"

namespace ludejo::shell {

namespace {

constexpr double steadiness = 0.1;  // what is worth this much less is taken e times less often
constexpr double slip = 0.1;        // how often anybody takes any place
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
    // How a seat chooses that expects this mix of the other.
    Habits against(const Vector& mix, Colour seat) const {
        Vector payoffs;
        if (seat == black) matrix.against_columns(mix, payoffs);
        else matrix.against_rows(mix, payoffs);
        const float sign = seat == black ? 1.0F : -1.0F;
        float best = -2;
        for (std::size_t i = 0; i < places.size(); ++i) best = std::max(best, sign * payoffs[i]);
        Habits habits{};
        double total = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto behind = static_cast<double>(best - sign * payoffs[i]);
            habits[places[i]] = fading(behind / steadiness);
            total += habits[places[i]];
        }
        for (const Place place : places)
            habits[place] =
                (1 - slip) * habits[place] / total + slip / static_cast<double>(places.size());
        return habits;
    }
    Habits plain(Colour seat) const {
        Vector all_alike{};
        std::fill_n(all_alike.begin(), places.size(), 1.0F / static_cast<float>(places.size()));
        return against(all_alike, seat);
    }
    // Of somebody who expects the other to play well.
    Habits shrewd(Colour seat) const {
        Solution solution;
        solve(matrix, 0.01F, 200, false, solution);
        return against(seat == black ? solution.column_mix : solution.row_mix, seat);
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

double trust_to_be_plain(Colour seat, const std::vector<Position>& past, const Position& now) {
    double trust = most_trust;
    for (std::size_t k = past.size() - std::min(past.size(), latest); k < past.size(); ++k) {
        const int place = chosen(past[k], k + 1 < past.size() ? past[k + 1] : now, seat);
        if (place < 0) continue;
        const Turn turn(past[k]);
        const double plain = trust * turn.plain(seat)[static_cast<std::size_t>(place)];
        const double shrewd = (1 - trust) * turn.shrewd(seat)[static_cast<std::size_t>(place)];
        trust = std::min(most_trust, plain / (plain + shrewd));
    }
    return trust;
}

}  // namespace ludejo::shell
