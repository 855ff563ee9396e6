// The native engine's own tests: what is kept up to date equals what is computed anew.
//
// `tests` runs all; `tests perft DEPTH` counts Kruco's lines by generating every last one.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "../core/analysis.hpp"
#include "../core/face.hpp"
#include "../core/kruco_actions.hpp"
#include "../core/kruco_search.hpp"
#include "../core/measure.hpp"
#include "../core/random.hpp"
#include "../core/shell_batch.hpp"
#include "../core/shell_line.hpp"
#include "../core/shell_mix.hpp"
#include "../core/shell_opponent.hpp"
#include "../core/shell_playout.hpp"
#include "../core/shell_search.hpp"

namespace {

using namespace ludejo;

int failures = 0;

#define CHECK(what)                                                        \
    do {                                                                   \
        if (!(what)) {                                                     \
            std::printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #what); \
            ++failures;                                                    \
        }                                                                  \
    } while (false)

shell::Place any_of(Bits set, Random& random) {
    for (auto skip = random.below(static_cast<std::uint32_t>(set.count())); skip > 0; --skip)
        set.pop();
    return static_cast<shell::Place>(set.first());
}

// Everything that a position of What the Shell says about itself, computed anew.
void check_kept(const shell::Line& line) {
    const shell::Position& position = line.position();
    shell::Position read;
    CHECK(shell::read(shell::write(position), *position.board, read).empty());
    CHECK(read.hash() == position.hash());
    CHECK(read.same_board(position));
    CHECK(read.turn == position.turn);
    CHECK(position.eggs.count() == position.egg_count);
    CHECK((position.turtles[black] & position.turtles[white]).none());
    CHECK(((position.turtles[black] | position.turtles[white]) & position.eggs).none());
    CHECK(shell::Scores(position).sum() == line.scores().sum());
}

void lines_of_what_the_shell() {
    Random random(1);
    for (int size = 4; size <= 9; ++size)
        for (int length = 3; length <= 5; ++length) {
            const shell::Board* board = shell::Board::of(size, length);
            CHECK((board != nullptr) == (length <= size));
            if (!board) continue;
            for (int game = 0; game < 20; ++game) {
                shell::Position start;
                start.board = board;
                shell::Line line(start);
                while (!line.position().outcome().decided() && line.turns() < 200) {
                    // Sometimes a few turns back: everything is as it was.
                    if (line.turns() > 3 && random.below(8) == 0) {
                        line.unmake();
                        line.unmake();
                        check_kept(line);
                    }
                    const Bits empty = line.position().empty();
                    const shell::Place ours = any_of(empty, random);
                    line.make(ours, random.below(5) ? any_of(empty, random) : ours);
                    check_kept(line);
                }
                while (line.turns() > 0) line.unmake();
                check_kept(line);
                CHECK(line.position().hash() == start.hash());
            }
        }
    CHECK(shell::Board::of(3, 3) == nullptr);
    CHECK(shell::Board::of(10, 5) == nullptr);
    CHECK(shell::Board::of(9, 2) == nullptr);
    CHECK(shell::Board::of(9, 6) == nullptr);
}

// The sharp moves are those that lift something or enter the goal, and no others.
void check_sharp(const kruco::Position& position, const std::vector<kruco::Result>& results) {
    const auto told = [](const kruco::Result& result) {
        return kruco::write(result.move) + ' ' + kruco::write(result.after);
    };
    std::vector<kruco::Result> sharp;
    kruco::generate_sharp(position, sharp);
    std::set<std::string> given, wanted;
    for (const auto& result : sharp) given.insert(told(result));
    for (const auto& result : results) {
        const auto before = kruco::moved(position, result.move);
        if (result.after.men != before || result.after.in_goal(position.to_move))
            wanted.insert(told(result));
    }
    CHECK(given == wanted || position.in_goal(position.to_move));
    CHECK(given.size() == sharp.size());
}

void games_of_kruco() {
    Random random(2);
    std::vector<kruco::Result> results;
    for (int game = 0; game < 60; ++game) {
        kruco::Position position = kruco::Position::start();
        for (int ply = 0; ply < 150 && !position.outcome().decided(); ++ply) {
            results.clear();
            kruco::generate(position, results);
            CHECK(results.size() == kruco::count(position));
            std::set<std::string> texts;
            for (const auto& result : results) {
                texts.insert(kruco::write(result.move));
                kruco::Position played = position;
                kruco::Move canonical;
                std::string events;
                CHECK(kruco::play(played, result.move, canonical, &events).empty());
                CHECK(played.same(result.after));
                CHECK(played.hash() == result.after.hash());
                CHECK(kruco::write(canonical) == kruco::write(result.move));
                CHECK(!result.after.standing());
            }
            CHECK(texts.size() == results.size());
            check_sharp(position, results);
            position = results[random.below(static_cast<std::uint32_t>(results.size()))].after;
            kruco::Position read;
            CHECK(kruco::read(kruco::write(position), read).empty());
            CHECK(read.same(position) && read.ply == position.ply);
        }
    }
    CHECK(kruco::perft(kruco::Position::start(), 4) == 13838400);
}

void batches() {
    Random random(3);
    shell::Batch batch(50);
    std::vector<shell::Position> alone(50);
    std::vector<std::uint8_t> ours(50), theirs(50);
    const auto place = [](std::uint8_t number) {
        return static_cast<shell::Place>(number / 9 + shell::stride * (number % 9));
    };
    for (std::uint64_t turn = 0; turn < 60; ++turn) {
        batch.choose(turn, ours, theirs);
        for (std::size_t game = 0; game < 50; ++game)
            if (!alone[game].outcome().decided())
                alone[game].play(place(ours[game]), place(theirs[game]));
        CHECK(batch.step(ours, theirs, false).empty());
        for (std::size_t game = 0; game < 50; ++game) {
            CHECK(batch.position(game).same_board(alone[game]));
            if (!batch.over[game])
                for (std::uint8_t i = 0; i < 81; ++i)
                    CHECK(batch.legal[game * 81 + i] == alone[game].empty().has(place(i)));
        }
    }
}

// Random games have the same length and luck, played quickly or by the rules' own code.
void playouts() {
    Random random(5);
    constexpr int games = 2000;
    double turns = 0, quick_turns = 0;
    int won = 0, quick_won = 0;
    for (int game = 0; game < games; ++game) {
        shell::Position position;
        while (!position.outcome().decided()) {
            const Bits empty = position.empty();
            position.play(any_of(empty, random), any_of(empty, random));
            ++turns;
        }
        won += position.outcome().winner == black;
        const shell::Playout playout = shell::playout(shell::Position{}, random);
        quick_turns += playout.turns;
        quick_won += playout.winner == black;
    }
    CHECK(std::abs(turns - quick_turns) < 0.03 * turns);
    CHECK(std::abs(won - quick_won) < games / 10);
}

// Texts with a few bytes changed, cut or doubled are read or refused, and nothing else.
void readers() {
    Random random(4);
    const std::string_view texts[] = {
        "position start moves E5:D4 E6:E6 E7:C5",
        "position 9/9/9/9/b2b1w3/9/3e5/9/9 D3 1 moves E5:C5 D5:B5",
        "position start moves a2-a3 a7-a6 a3-a2",
        "position 8/3ww3/2wb1b2/7b/2wbwb1b/3wb2w/2w2bww/8 7/5w1/3b3/7/5b1/7/7 b 6,5 1"
        " moves d5+=d5,e5,e6 *d4 *e6",
    };
    std::size_t read = 0;
    for (int i = 0; i < 40'000; ++i) {
        std::string text(texts[random.below(4)]);
        for (auto changes = random.below(4); changes > 0 && !text.empty(); --changes) {
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            switch (random.below(3)) {
                case 0: text[at] = static_cast<char>(random.below(256)); break;
                case 1: text.erase(at, random.below(4)); break;
                default: text.insert(at, text.substr(at, random.below(4))); break;
            }
        }
        for (const std::string& said :
             {shell_legal(text, 9, 5), kruco_legal(text), shell_play(text, "A1:B2", 9, 5),
              kruco_play(text, "d4-d5"), kruco_captures("position start", text),
              kruco_captures(text, "d4-d5 xd4"), i % 16 ? "{}" : shell_board(text, 9, 5),
              i % 16 ? "{}" : kruco_board(text)}) {
            CHECK(said.starts_with('{') && said.ends_with('}'));
            read += said.starts_with("{\"legal");
        }
    }
    CHECK(read > 10'000);
}

void matrices() {
    Matrix matrix(3, 3);  // rock, paper, scissors, where rock wins twice
    const float payoffs[3][3] = {{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) matrix.set(i, j, payoffs[i][j]);
    Solution solution;
    solve(matrix, 0.0005F, 100'000, false, solution);
    CHECK(solution.gap() <= 0.0005F);
    CHECK(solution.low <= 0 && solution.high >= 0);
    CHECK(std::abs(solution.row_mix[0] - 0.25F) < 0.01F);
    CHECK(std::abs(solution.row_mix[1] - 0.5F) < 0.01F);
}

// As large as they come: what each side is sure of, summed up anew from the matrix alone.
void check_sure(const Matrix& matrix, const Solution& solution) {
    const std::size_t rows = matrix.rows(), columns = matrix.columns();
    double low = 9, high = -9, row_total = 0, column_total = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        const auto share = static_cast<double>(solution.row_mix[i]);
        CHECK(share >= 0);
        row_total += share;
    }
    for (std::size_t j = 0; j < columns; ++j) {
        const auto share = static_cast<double>(solution.column_mix[j]);
        CHECK(share >= 0);
        column_total += share;
    }
    CHECK(std::abs(row_total - 1) < 1e-5 && std::abs(column_total - 1) < 1e-5);
    for (std::size_t j = 0; j < columns; ++j) {
        double value = 0;
        for (std::size_t i = 0; i < rows; ++i)
            value +=
                static_cast<double>(solution.row_mix[i]) * static_cast<double>(matrix.at(i, j));
        low = std::min(low, value);
    }
    for (std::size_t i = 0; i < rows; ++i) {
        double value = 0;
        for (std::size_t j = 0; j < columns; ++j)
            value +=
                static_cast<double>(solution.column_mix[j]) * static_cast<double>(matrix.at(i, j));
        high = std::max(high, value);
    }
    CHECK(std::abs(low - static_cast<double>(solution.low)) < 1e-5);
    CHECK(std::abs(high - static_cast<double>(solution.high)) < 1e-5);
    CHECK(high - low <= 0.00101);
}

void large_matrices() {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        Matrix matrix(most_choices, most_choices);
        std::vector<double> payoffs;
        const std::size_t row = 17 * seed % most_choices, column = 29 * seed % most_choices;
        const double saddle = seed == 5 ? 0.25 : 9;
        for (std::size_t i = 0; i < most_choices; ++i)
            for (std::size_t j = 0; j < most_choices; ++j) {
                double payoff = 2 * random.real() - 1;
                if (saddle < 1 && i == row) payoff = saddle + std::abs(payoff) / 2;
                if (saddle < 1 && j == column)
                    payoff = i == row ? saddle : saddle - std::abs(payoff) / 2;
                matrix.set(i, j, static_cast<float>(payoff));
                payoffs.push_back(static_cast<double>(static_cast<float>(payoff)));
            }
        Solution solution;
        solve(matrix, 0.001F, 1'000'000, false, solution);
        check_sure(matrix, solution);
        ExactSolution exact;
        solve_exactly(payoffs, most_choices, most_choices, exact);
        CHECK(exact.value > static_cast<double>(solution.low) - 1e-5);
        CHECK(exact.value < static_cast<double>(solution.high) + 1e-5);
        CHECK((exact.value == saddle) == (seed == 5));
        // A little different, and from the mixes that there are.
        matrix.set(row, column, matrix.at(row, column) + 0.3F);
        solve(matrix, 0.001F, 1'000'000, true, solution);
        check_sure(matrix, solution);
    }
}

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

void analyses() {
    Limits few;
    few.nodes = 60;
    for (const auto& [size, line] : {std::pair{9, 5}, {5, 4}, {4, 3}}) {
        Analysis analysis = Analysis::of_shell("position start moves A1:B2", 1, size, line);
        CHECK(analysis.fault().empty());
        analysis.run(few);
        analysis.run(few);
        CHECK(analysis.report().starts_with("{\"value\": "));
    }
    const auto refused = Analysis::of_shell("position start moves A1:A9", 1, 4, 3);
    CHECK(refused.report().starts_with("{\"error\": "));
    CHECK(!Analysis::of_shell("position bbbbb4/9/9/9/9/9/9/9/9 - 5", 1).fault().empty());
    Analysis kruco = Analysis::of("kruco", "position start moves a2-a3", 1, 3);
    kruco.run(few);
    CHECK(kruco.report().starts_with("{\"lines\": [{\"move\": "));
    CHECK(!Analysis::of("kruco", "position start moves a2-a9", 1, 1).fault().empty());
    CHECK(!Analysis::of("chess", "position start", 1, 1).fault().empty());
    CHECK(shell_playouts(500, 1) == shell_playouts(500, 1));
}

// The worth of a board: of a whole matrix what each pair leads to, and the same but for its sign
// with the colours changed, and in a mirror.
void worths() {
    // No star's features leave their 16 bits, whatever stands in its rows.
    const shell::Weights& weights = shell::weights_of(shell::Board::full());
    for (const Colour colour : {black, white})
        for (std::size_t k = 0; k < shell::features; ++k) {
            int least = 0, most = 0;
            for (const shell::Features& row : weights.row) {
                least = std::min<int>(least, row.seen_by[colour][k]);
                most = std::max<int>(most, row.seen_by[colour][k]);
            }
            const int bias = std::abs(weights.bias.seen_by[colour][k]);
            CHECK(4 * std::max(most, -least) + bias <= INT16_MAX);
        }
    static_assert(shell::most_places * shell::Features::most <= INT16_MAX);

    Random random(7);
    constexpr float rounding = 1e-5F;
    const auto near = [](float a, float b) { return std::abs(a - b) < rounding; };
    for (int game = 0; game < 40; ++game) {
        shell::Position position;
        if (game % 4 == 3) position.board = shell::Board::of(6, 4);
        const auto turns = random.below(30);
        for (std::uint32_t turn = 0; turn < turns && !position.outcome().decided(); ++turn)
            position.play(any_of(position.empty(), random), any_of(position.empty(), random));
        if (position.outcome().decided()) continue;
        const auto places = position.empty_places();
        const shell::Scores scores(position);
        Matrix matrix(places.size(), places.size());
        scores.fill(position, places, places, matrix);
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = 0; j < places.size(); ++j) {
                shell::Position after = position;
                after.play(places[i], places[j]);
                CHECK(near(matrix.at(i, j), shell::worth(after)));
            }
        shell::Position swapped, mirrored;
        swapped.board = mirrored.board = position.board;
        const auto mirror = [&](int place) {
            return place / shell::stride + place % shell::stride * shell::stride;
        };
        for (const Colour colour : {black, white}) {
            swapped.turtles[colour] = position.turtles[other(colour)];
            for (Bits rest = position.turtles[colour]; rest.any();)
                mirrored.turtles[colour].add(mirror(rest.pop()));
        }
        swapped.eggs = position.eggs;
        for (Bits rest = position.eggs; rest.any();) mirrored.eggs.add(mirror(rest.pop()));
        CHECK(near(shell::Scores(swapped).value(), -scores.value()));
        CHECK(near(shell::Scores(mirrored).value(), scores.value()));
        const shell::Scores swapped_scores(swapped);
        for (const shell::Place place : places) {
            shell::Scores with = scores;
            with.put(place, shell::black_turtle);
            CHECK(near(scores.sum_with(place, black), with.sum()));
            CHECK(near(swapped_scores.sum_with(place, white), with.sum()));
            with.take(place, shell::black_turtle);
            CHECK(with.sum() == scores.sum());
        }
    }
}

// Games that the search plays: all that it tells is legal, and ends that it proves come.
void searches() {
    for (std::uint64_t game = 0; game < 4; ++game) {
        kruco::Position position = kruco::Position::start();
        std::vector<kruco::Position> past;
        while (!position.outcome().decided() && past.size() < 60) {
            kruco::Search search(position, past, game, game == 3 ? 2 : 1, 2);
            Limits limits;
            limits.nodes = past.size() == 20 ? 20'000 : 400;
            search.run(limits);
            const kruco::Report report = search.report();
            CHECK(report.lines.size() <= 2 && !report.lines.empty());
            for (const kruco::Line& line : report.lines) {
                kruco::Position after = position;
                kruco::Move canonical;
                for (const kruco::Move& move : line.moves)
                    CHECK(kruco::play(after, move, canonical, nullptr).empty());
                if (line.win_in == 0) continue;
                const auto plies = static_cast<std::size_t>(std::abs(line.win_in));
                CHECK(line.moves.size() <= plies);
                if (line.moves.size() != plies) continue;
                const Colour winner = line.win_in > 0 ? position.to_move : other(position.to_move);
                CHECK(after.outcome().winner == winner);
            }
            past.push_back(position);
            kruco::Move canonical;
            CHECK(kruco::play(position, report.lines[0].move, canonical, nullptr).empty());
        }
    }
    // Tens of thousands of orders of captures: some of them are looked at.
    kruco::Position tangle;
    CHECK(kruco::read("8/8/1bbbb3/1bbbb3/1bbbb3/1bbbb3/8/8 "
                      "7/7/1wwww2/1wwww2/1wwww2/1wwww2/7 b 0,0 1",
                      tangle)
              .empty());
    std::vector<kruco::Result> some;
    CHECK(!kruco::generate_some(tangle, 2000, some));
    CHECK(!some.empty() && some.size() < 4000);
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

// Who plays simply is told from who expects to be answered.
void opponents() {
    using namespace shell;
    // White's four is closed at one end: B5 completes it, and White sees no further.
    const Position four = board_of("9/9/9/9/2wwwwb2/9/3b5/5b3/9 - 8");
    const Habits habits = plain_habits(four, white);
    double total = 0;
    for (const double share : habits) total += share;
    CHECK(std::abs(total - 1) < 1e-9);
    CHECK(habits[static_cast<std::size_t>(place_of("B5", Board::full()))] > 0.5);
    CHECK(habits[static_cast<std::size_t>(place_of("D5", Board::full()))] == 0);  // taken

    // No turn, or none that can be told: as at first.
    CHECK(trust_to_be_plain(white, {}, four) == most_trust);
    CHECK(trust_to_be_plain(white, {four}, four) == most_trust);
    CHECK(trust_to_be_plain(white, {Position{}}, four) == most_trust);

    // Trust is kept for those who play by habit, and lost by those who mix as the search does.
    const auto by_habit = [](const Position& position, Colour seat, Random& random) {
        const Habits usual = plain_habits(position, seat);
        double at = random.real();
        Place place = 0;
        for (Bits rest = position.empty(); rest.any() && at >= 0; at -= usual[place])
            place = static_cast<Place>(rest.pop());
        return place;
    };
    const auto trust_after = [&](bool plain, std::uint64_t game) {
        Random random(game);
        Position position;
        std::vector<Position> past;
        while (!position.outcome().decided() && past.size() < 24) {
            const Report mixes = searched(position, past, 60);
            const Place blacks = drawn(mixes.choices[black], random);
            const Place whites =
                plain ? by_habit(position, white, random) : drawn(mixes.choices[white], random);
            past.push_back(position);
            position.play(blacks, whites);
        }
        const double trust = trust_to_be_plain(white, past, position);
        CHECK(trust >= 0 && trust <= most_trust);
        return trust;
    };
    double plain = 0, mixing = 0;
    constexpr std::uint64_t games = 8;
    for (std::uint64_t game = 0; game < games; ++game) {
        plain += trust_after(true, game) / games;
        mixing += trust_after(false, game) / games;
    }
    CHECK(plain > 0.3);
    CHECK(mixing < 0.15);

    // What is risked is at most trust / (1 - trust) times what a plain player gives for it, but for
    // what few places may cost, and rounding. Without trust nothing is.
    const auto gives_up = [&](const Position& position, const std::vector<Position>& past,
                              double& against_plain) {
        const Report report = searched(position, past, 150, black);
        const Habits usual = plain_habits(position, white);
        double least = 2;
        against_plain = -static_cast<double>(report.value);
        for (const Choice& answer : report.choices[white]) {
            least = std::min(least, static_cast<double>(answer.value));
            against_plain += usual[answer.place] * static_cast<double>(answer.value);
        }
        return report.exact ? 0.0 : static_cast<double>(report.value) - least;
    };
    constexpr double rounding = 0.015;
    Random random(9);
    Position position;
    std::vector<Position> past;
    double risked = 0, sure = 0, gained = 0, gained_surely = 0;
    int compared = 0;
    for (int turn = 0; turn < 150; ++turn) {
        double gain = 0, surely = 0;
        // A past of turns that do not follow says nothing; this one says that White is shrewd.
        const double risk = gives_up(position, {}, gain);
        CHECK(risk <= most_trust / (1 - most_trust) * gain + rounding);
        if (past.size() > 12 && trust_to_be_plain(white, past, position) < 0.02) {
            const double little = gives_up(position, past, surely);
            CHECK(little < rounding + 0.02 * gain);
            ++compared;
            risked += risk;
            sure += little;
            gained += gain;
            gained_surely += surely;
        }
        const Report mixes = searched(position, past, 100);
        past.push_back(position);
        position.play(drawn(mixes.choices[black], random), drawn(mixes.choices[white], random));
        if (position.outcome().decided()) {
            position = Position{};
            past.clear();
        }
    }
    CHECK(compared > 30);
    CHECK(risked > 5 * sure);
    CHECK(gained > 1.2 * gained_surely);

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

// A game of actions ends as the rules say.
void actions() {
    Random random(6);
    for (int game = 0; game < 20; ++game) {
        kruco::Actions actions(kruco::Position::start(), 200);
        while (!actions.over()) {
            const auto legal = actions.legal();
            CHECK(actions.apply(kruco::action_count).size() > 0);
            const auto count = static_cast<std::uint32_t>(legal.size());
            CHECK(actions.apply(legal[random.below(count)]).empty());
        }
        CHECK(actions.legal().empty());
        CHECK(std::abs(actions.playout(10, random)) <= 1);
    }
}

// Every line of this many plies is generated, the last move too.
std::uint64_t plainly(const kruco::Position& position, int depth) {
    if (depth == 0) return 1;
    std::vector<kruco::Result> results;
    kruco::generate(position, results);
    std::uint64_t total = 0;
    for (const auto& result : results) total += plainly(result.after, depth - 1);
    return total;
}

}  // namespace

int main(int count, char** words) {
    if (count == 3 && std::string_view(words[1]) == "perft") {
        const auto nodes = plainly(kruco::Position::start(), std::atoi(words[2]));
        std::printf("%llu\n", static_cast<unsigned long long>(nodes));
        return 0;
    }
    lines_of_what_the_shell();
    games_of_kruco();
    batches();
    playouts();
    readers();
    matrices();
    large_matrices();
    mixes();
    analyses();
    worths();
    searches();
    opponents();
    actions();
    std::printf(failures ? "%d failures\n" : "all is so\n", failures);
    return failures != 0;
}
