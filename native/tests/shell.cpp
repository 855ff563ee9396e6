// What the Shell: boards, batches, random games, and the worth of a board.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "../core/matrix.hpp"
#include "../core/random.hpp"
#include "../core/shell.hpp"
#include "../core/shell_batch.hpp"
#include "../core/shell_eval.hpp"
#include "../core/shell_line.hpp"
#include "../core/shell_playout.hpp"
#include "../core/shell_weights.hpp"
#include "checks.hpp"

namespace ludejo::tests {

namespace {

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
        quick_won += playout.outcome.winner == black;
    }
    CHECK(std::abs(turns - quick_turns) < 0.03 * turns);
    CHECK(std::abs(won - quick_won) < games / 10);
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

}  // namespace

void check_shell() {
    lines_of_what_the_shell();
    batches();
    playouts();
    worths();
}

}  // namespace ludejo::tests
