#include "shell_opponent.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <tuple>

#include "matrix.hpp"
#include "shell_eval.hpp"

namespace ludejo::shell {

namespace {

// What is worth this much less is taken e times less often, by the plain and by the others. (What
// decoupled UCT, a greedy player and an attacker chose is likeliest by about these.)
constexpr double plain_steadiness = 0.055, shrewd_steadiness = 0.025;
constexpr double slip = 0.1;            // how often anybody takes any place
constexpr double untried = 10;          // tries that every place is taken to have had
constexpr double hardly_tried = 30;     // the same where only a few random games were played
constexpr double doubtful = 0.001;      // how likely each kind is at least
constexpr std::size_t latest = 30;      // turns that tell what the other is like
constexpr std::uint64_t at_once = 100;  // random games between questions whether there is time
constexpr std::size_t most_remembered = 2'048;

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
    // How much one leans to each place who answers a mix that solves this turn.
    Habits answers(Colour seat) const {
        Solution solution;
        solve(matrix, 0.01F, 200, false, solution);
        return leanings(seat == black ? solution.column_mix : solution.row_mix, seat,
                        shrewd_steadiness);
    }
};

using Tries = std::array<std::uint32_t, most_cells>;

// How often each place was tried, as a share of the one tried most; as if each had been tried some
// more times.
Habits tried(const Tries& tries, double more) {
    const double most = *std::max_element(tries.begin(), tries.end()) + more;
    Habits shares{};
    for (std::size_t place = 0; place < shares.size(); ++place)
        shares[place] = (tries[place] + more) / most;
    return shares;
}

Habits operator*(Habits a, const Habits& b) {
    for (std::size_t place = 0; place < a.size(); ++place) a[place] *= b[place];
    return a;
}

// The place that a seat chose in the turn between two positions, or -1.
int chosen(const Position& before, const Position& after, Colour seat) {
    if (after.turn != before.turn + 1 || after.board != before.board) return -1;
    Bits came = (after.turtles[seat] | after.eggs) & before.empty();
    return came.count() == 1 ? came.pop() : -1;
}

// How likely each kind would have chosen a place; nothing where there is no time to find out. Few
// random games tell less of what was tried often, so they are not squared here.
std::optional<Kinds> would_have(const Position& position, Colour seat, Place chosen,
                                std::uint64_t games_a_turn, const std::function<bool()>& more) {
    DecoupledUct games(position, position.hash());
    while (games.playouts() < games_a_turn) {
        if (!more()) return {};
        games.run(std::min(at_once, games_a_turn - games.playouts()));
    }
    const Turn turn(position);
    const Habits answers = turn.answers(seat);
    return Kinds{turn.plain(seat)[chosen],
                 turn.habits(answers * tried(games.tries(seat), hardly_tried))[chosen],
                 turn.habits(answers)[chosen]};
}

// What was found out not long ago: a turn is asked about again in each of the next. It would be
// found out again, so nothing but time depends on what is remembered.
struct Memory {
    using Key = std::tuple<const Board*, std::uint64_t, Colour, Place, std::uint64_t>;
    std::map<Key, Kinds> kept;

    void keep(const Key& key, const Kinds& kinds) {
        if (kept.size() >= most_remembered) kept.clear();
        kept[key] = kinds;
    }
};

thread_local Memory memory;

Habits shrewd(const Turn& turn, Colour seat, const DecoupledUct& games) {
    const Habits often = tried(games.tries(seat), untried);
    return turn.habits(turn.answers(seat) * often * often);
}

// These as parts of one.
Kinds shares(double plain, double shrewd, double knowing) {
    const double all = plain + shrewd + knowing;
    return {plain / all, shrewd / all, knowing / all};
}

}  // namespace

Habits plain_habits(const Position& position, Colour seat) { return Turn(position).plain(seat); }

Habits shrewd_habits(const Position& position, Colour seat, const DecoupledUct& games) {
    return shrewd(Turn(position), seat, games);
}

Acquaintance::Acquaintance(Colour seat, const std::vector<Position>& past, const Position& now)
    : seat_(seat) {
    for (std::size_t k = past.size(); k-- > 0 && past.size() - k <= latest;) {
        const int place = chosen(past[k], k + 1 < past.size() ? past[k + 1] : now, seat);
        if (place >= 0) turns_.push_back({past[k], static_cast<Place>(place), 0, {}});
    }
}

void Acquaintance::learn(std::uint64_t games_a_turn, const std::function<bool()>& more) {
    const auto key = [&](const Turn& turn) {
        return Memory::Key{turn.before.board, turn.before.hash(), seat_, turn.chosen, games_a_turn};
    };
    for (Turn& turn : turns_) {
        if (turn.games >= games_a_turn) continue;
        const auto found = memory.kept.find(key(turn));
        if (found == memory.kept.end()) continue;
        turn.games = games_a_turn;
        turn.would_have = found->second;
    }
    for (Turn& turn : turns_) {
        if (turn.games >= games_a_turn) continue;
        const auto found = would_have(turn.before, seat_, turn.chosen, games_a_turn, more);
        if (!found) return;
        turn.games = games_a_turn;
        turn.would_have = *found;
        memory.keep(key(turn), *found);
    }
}

// Nothing is ever certain, so that somebody who changes is found out again.
Kinds Acquaintance::kinds() const {
    Kinds kinds;
    for (auto turn = turns_.rbegin(); turn != turns_.rend(); ++turn) {
        if (turn->games == 0) continue;
        const Kinds& would_have = turn->would_have;
        kinds = shares(kinds.plain * would_have.plain, kinds.shrewd * would_have.shrewd,
                       kinds.knowing * would_have.knowing);
        kinds = shares(std::max(kinds.plain, doubtful), std::max(kinds.shrewd, doubtful),
                       std::max(kinds.knowing, doubtful));
    }
    return kinds;
}

Habits expected_habits(const Position& position, Colour seat, const Kinds& kinds,
                       const DecoupledUct& games) {
    const double either = kinds.plain + kinds.shrewd;
    const double plain = either > 0 ? kinds.plain / either : 0.5;
    const Turn turn(position);
    Habits expected = turn.plain(seat);
    const Habits by_the_shrewd = shrewd(turn, seat, games);
    for (std::size_t place = 0; place < expected.size(); ++place)
        expected[place] = plain * expected[place] + (1 - plain) * by_the_shrewd[place];
    return expected;
}

}  // namespace ludejo::shell
