// The search of What the Shell: mixes, and whom it reckons with.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "../core/random.hpp"
#include "../core/shell.hpp"
#include "../core/shell_mix.hpp"
#include "../core/shell_opponent.hpp"
#include "../core/shell_search.hpp"
#include "checks.hpp"

namespace ludejo::tests {

namespace {

// Places that others are never worse than have no share in the end, however they follow.
void mixes() {
    const shell::Payoffs chain{3, 2, {0.2, 0.2, 0.3, 0.2, 0.1, 0.1}, {}};
    for (std::vector<float> mix : {std::vector{0.2F, 0.3F, 0.5F}, {0.0F, 0.0F, 1.0F}}) {
        shell::leave_out_worse(mix, chain);
        CHECK(mix[0] == 0 && mix[1] == 1 && mix[2] == 0);
    }
    const shell::Payoffs doubtful{2, 1, {0.2, 0.1}, {0.1, 0.1}};
    std::vector<float> both{0.5F, 0.5F};
    shell::leave_out_worse(both, doubtful);
    CHECK(both[0] == 0.5F);
    // No place is worse than itself, though rounding may leave a doubt below 0.
    const shell::Payoffs rounded{2, 1, {0.0, -0.5}, {-1e-18, 0.0}};
    std::vector<float> sole{1.0F, 0.0F};
    shell::leave_out_worse(sole, rounded);
    CHECK(sole[0] == 1);
    // Whoever plays the best of three has a third of each, and a fourth that costs little is left.
    const shell::Payoffs game{4, 3, {0, -1, 1, 1, 0, -1, -1, 1, 0, -0.001, -1, 1}, {}};
    const auto mix = shell::surest(game, {0.2F, 0.3F, 0.3F, 0.2F}, {0, 0, 0, 0});
    CHECK(std::abs(mix[0] - 1 / 3.0F) < 0.002F && std::abs(mix[2] - 1 / 3.0F) < 0.002F);
    CHECK(mix[3] == 0);
}

shell::Position board_of(std::string_view text) {
    shell::Position position;
    CHECK(shell::read(text, shell::Board::full(), position).empty());
    return position;
}

shell::Place drawn(const std::vector<shell::Choice>& choices, Random& random) {
    double at = random.real();
    for (const shell::Choice& choice : choices)
        if ((at -= static_cast<double>(choice.probability)) < 0) return choice.place;
    return choices[0].place;
}

shell::Report searched(const shell::Position& position, const std::vector<shell::Position>& past,
                       std::uint64_t boards, std::optional<Colour> seat = {}) {
    shell::Search search(position, past, 1, seat);
    Limits limits;
    limits.nodes = boards;
    search.run(limits);
    return search.report();
}

// How the kinds of players choose.
void habits() {
    using namespace shell;
    // White's four is closed at one end: B5 completes it, and White sees no further.
    const Position four = board_of("9/9/9/9/2wwwwb2/9/3b5/5b3/9 - 8");
    const Habits plain = plain_habits(four, white);
    CHECK(std::abs(std::accumulate(plain.begin(), plain.end(), 0.0) - 1) < 1e-9);
    CHECK(plain[static_cast<std::size_t>(place_of("B5", Board::full()))] > 0.5);
    CHECK(plain[static_cast<std::size_t>(place_of("D5", Board::full()))] == 0);  // taken

    // What random games speak for becomes likelier.
    DecoupledUct games(four, 1);
    const Habits before = shrewd_habits(four, white, games);
    games.run(3000);
    const Habits after = shrewd_habits(four, white, games);
    CHECK(std::abs(std::accumulate(after.begin(), after.end(), 0.0) - 1) < 1e-9);
    CHECK(after[games.choose(white)] > before[games.choose(white)]);
}

constexpr std::uint64_t games_a_turn = 1000;

shell::Kinds kinds_of_white(const std::vector<shell::Position>& past, const shell::Position& now) {
    shell::Acquaintance with(white, past, now);
    with.learn(games_a_turn, [] { return true; });
    return with.kinds();
}

bool same(const shell::Kinds& a, const shell::Kinds& b) {
    return a.plain == b.plain && a.shrewd == b.shrewd && a.knowing == b.knowing;
}

bool as_at_first(const shell::Kinds& kinds) { return same(kinds, shell::Kinds{}); }

// What is learned of one turn, again and again, with and without time, and in other threads.
void learning() {
    using namespace shell;
    const auto place = [](const char* name) {
        return static_cast<Place>(place_of(name, Board::full()));
    };
    // No turn, none that can be told, or no time: as at first.
    const Position four = board_of("9/9/9/9/2wwwwb2/9/3b5/5b3/9 - 8");
    Position next = four, later = four;
    next.play(place("A1"), place("B5"));
    later.play(place("A1"), place("B5"));
    ++later.turn;
    CHECK(!as_at_first(kinds_of_white({four}, next)));
    CHECK(as_at_first(kinds_of_white({}, four)));
    CHECK(as_at_first(kinds_of_white({four}, four)));
    CHECK(as_at_first(kinds_of_white({four}, later)));

    // Time runs out amid the games of a turn: nothing was learned of it, and what was stays.
    Acquaintance with(white, {four}, next);
    int questions = 0;
    with.learn(700, [&] { return ++questions < 5; });
    CHECK(questions == 5 && as_at_first(with.kinds()));
    with.learn(700, [] { return true; });
    const Kinds learned = with.kinds();
    CHECK(!as_at_first(learned));
    with.learn(5, [] { return true; });
    with.learn(900, [] { return false; });
    CHECK(same(with.kinds(), learned));

    // What is remembered is what is found out anew, and needs no time.
    const auto by = [&](std::uint64_t games, bool time) {
        Acquaintance one(white, {four}, next);
        one.learn(games, [&] { return time; });
        return one.kinds();
    };
    CHECK(!same(by(5, true), learned));
    CHECK(same(by(700, false), learned));
    Kinds anew;
    std::thread([&] { anew = by(700, true); }).join();
    CHECK(same(anew, learned));

    // Fifteen times what a plain player hardly does: nothing is certain yet. Turns before the last
    // thirty are forgotten.
    std::vector<Position> past;
    const auto again = [&](Place of_white) {
        Position before = four;
        before.turn = past.size() + 1;
        past.push_back(before);
        before.play(place("A1"), of_white);
        past.push_back(before);
    };
    Place unlikely = 0;
    double plain = 1;
    for (const Place chosen : four.empty_places()) {
        if (chosen == place("A1")) continue;
        Position after = four;
        after.play(place("A1"), chosen);
        const Kinds kinds = kinds_of_white({four}, after);
        if (kinds.plain < plain) {
            plain = kinds.plain;
            unlikely = chosen;
        }
    }
    for (int turn = 0; turn < 15; ++turn) again(unlikely);
    const Kinds surely = kinds_of_white(past, four);
    CHECK(surely.plain > 0.0009 && surely.plain < 0.002);
    past.clear();
    again(place("B5"));
    for (int turn = 0; turn < 15; ++turn) again(unlikely);
    const std::vector<Position> last(past.end() - 30, past.end());
    CHECK(same(kinds_of_white(past, four), kinds_of_white(last, four)));
    const std::vector<Position> one_more(past.end() - 32, past.end());
    CHECK(same(kinds_of_white(one_more, four), kinds_of_white(last, four)));

    CHECK(trust({1, 0, 0}) == 0.75 && trust({0, 1, 0}) == 0.75 && trust({0, 0, 1}) == 0.3);
    CHECK(std::abs(trust({}) - 0.6) < 1e-9);
}

// A search that goes on forgets nothing of what it knows of the other.
void going_on() {
    using namespace shell;
    Random random(3);
    Position position;
    std::vector<Position> past;
    for (int turn = 0; turn < 6; ++turn) {
        const Report mixes = searched(position, past, 60);
        DecoupledUct games(position, random.next());
        games.run(6000);
        past.push_back(position);
        position.play(drawn(mixes.choices[black], random), games.choose(white));
    }
    Search search(position, past, 1, black);
    Limits limits;
    limits.nodes = 200;
    search.run(limits);
    const Report before = search.report();
    const std::atomic<bool> stop = true;
    limits.stop = &stop;
    search.run(limits);
    const Report after = search.report();
    for (const Choice& choice : before.choices[black])
        for (const Choice& same : after.choices[black])
            if (same.place == choice.place)
                CHECK(std::abs(same.probability - choice.probability) < 0.05F);
}

// By what somebody plays, each kind is told from the others: White plays as a kind does.
void kinds() {
    using namespace shell;
    enum Kind { plain, shrewd, knowing };
    const auto after_a_game = [](Kind kind, std::uint64_t game) {
        Random random(game);
        Position position;
        std::vector<Position> past;
        while (!position.outcome().decided() && past.size() < 24) {
            const Report mixes = searched(position, past, 60);
            const Place blacks = drawn(mixes.choices[black], random);
            Place whites = drawn(mixes.choices[white], random);
            if (kind == shrewd) {
                DecoupledUct games(position, random.next());
                games.run(6000);
                whites = games.choose(white);
            } else if (kind == plain) {
                const Habits usual = plain_habits(position, white);
                double at = random.real();
                for (Bits rest = position.empty(); rest.any() && at >= 0; at -= usual[whites])
                    whites = static_cast<Place>(rest.pop());
            }
            past.push_back(position);
            position.play(blacks, whites);
        }
        const Kinds found = kinds_of_white(past, position);
        CHECK(std::abs(found.plain + found.shrewd + found.knowing - 1) < 1e-9);
        return found;
    };
    constexpr std::uint64_t games = 8;
    Kinds told[3];
    for (const Kind kind : {plain, shrewd, knowing}) {
        Kinds sum{0, 0, 0};
        for (std::uint64_t game = 0; game < games; ++game) {
            const Kinds one = after_a_game(kind, game);
            sum = {sum.plain + one.plain / games, sum.shrewd + one.shrewd / games,
                   sum.knowing + one.knowing / games};
        }
        told[kind] = sum;
    }
    CHECK(told[plain].plain > 0.7 && told[plain].knowing < 0.2);
    CHECK(told[shrewd].knowing < 0.3);
    CHECK(told[knowing].knowing > 0.5 && told[knowing].plain < 0.1);
    CHECK(trust(told[shrewd]) > trust(told[knowing]) + 0.15);
}

// What is risked is at most trust / (1 - trust) times what White gives for it by choosing as is
// expected, but for what few places may cost, and rounding. An analysis risks nothing.
void risk() {
    using namespace shell;
    constexpr std::uint64_t boards = 150;
    const auto gives_up = [&](const Position& position, const Kinds& kinds,
                              const std::vector<Position>& past, std::optional<Colour> seat,
                              double& gain) {
        const Report report = searched(position, past, boards, seat);
        DecoupledUct the_same(position, Random(1).next());
        the_same.run(9 * boards);
        const Habits expected = expected_habits(position, white, kinds, the_same);
        double least = 2;
        gain = -static_cast<double>(report.value);
        for (const Choice& answer : report.choices[white]) {
            least = std::min(least, static_cast<double>(answer.value));
            gain += expected[answer.place] * static_cast<double>(answer.value);
        }
        return report.exact ? 0.0 : static_cast<double>(report.value) - least;
    };
    constexpr double rounding = 0.015;
    Random random(9);
    Position position;
    std::vector<Position> past;
    double risked = 0, sure = 0, gained = 0, gained_surely = 0;
    int differently = 0;
    for (int turn = 0; turn < 100; ++turn) {
        double gain = 0, surely = 0;
        const Kinds kinds = kinds_of_white(past, position);
        const double risk = gives_up(position, kinds, past, black, gain);
        CHECK(risk <= trust(kinds) / (1 - trust(kinds)) * gain + rounding);
        risked += risk;
        sure += gives_up(position, kinds, past, {}, surely);
        gained += gain;
        gained_surely += surely;
        // What was played before tells what the other is like, and so what is played against it.
        const auto mix = searched(position, past, boards, black).choices[black];
        const auto at_first = searched(position, {}, boards, black).choices[black];
        differently += !std::equal(
            mix.begin(), mix.end(), at_first.begin(), [](const Choice& a, const Choice& b) {
                return a.place == b.place && std::abs(a.probability - b.probability) < 0.05F;
            });
        const Report mixes = searched(position, past, 100);
        past.push_back(position);
        position.play(drawn(mixes.choices[black], random), drawn(mixes.choices[white], random));
        if (position.outcome().decided()) {
            position = Position{};
            past.clear();
        }
    }
    CHECK(risked > 5 * sure);
    CHECK(gained > 1.2 * gained_surely);
    CHECK(differently > 10);
}

void certain_wins() {
    using namespace shell;
    // Four places that win unless they are met, and nothing to fear: one of them is played.
    float played = 0;
    const Report rows =
        searched(board_of("9/9/2w6/9/1bbbb4/1bbbb4/7w1/9/2w1w1w2 - 20"), {}, 100, black);
    for (const Choice& choice : rows.choices[black])
        for (const char* place : {"A4", "F4", "A5", "F5"})
            if (choice.place == place_of(place, Board::full())) played += choice.probability;
    CHECK(played >= 0.99F);

    // Black has a four that only B6 completes. An equilibrium leaves that open now and then, since
    // Black has to fear that it is met; against whom one does not know, White meets it.
    const Position threat = board_of("9/9/4w1w2/2bbbbw2/4e1w2/9/9/9/9 E5 6");
    const auto b6 = static_cast<Place>(place_of("B6", Board::full()));
    const auto share = [&](const Report& report) {
        for (const Choice& choice : report.choices[white])
            if (choice.place == b6) return choice.probability;
        return 0.0F;
    };
    CHECK(share(searched(threat, {}, 3000)) < 0.97F);
    CHECK(share(searched(threat, {}, 3000, white)) > 0.98F);
}

}  // namespace

void check_shell_search() {
    mixes();
    habits();
    learning();
    kinds();
    going_on();
    risk();
    certain_wins();
}

}  // namespace ludejo::tests
