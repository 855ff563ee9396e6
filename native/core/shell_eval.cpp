#include "shell_eval.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace ludejo::shell {

namespace {

std::unique_ptr<Windows> make_windows(const Board& board) {
    auto made = std::make_unique<Windows>();
    for (const Place place : board.places)
        for (const int axis : axes) {
            std::array<Place, 5> places{};
            bool inside = true;
            for (int i = 0, at = place; i < board.line; ++i, at += axis) {
                inside = inside && at >= 0 && at < most_cells && board.all.has(at);
                if (inside) places[static_cast<std::size_t>(i)] = static_cast<Place>(at);
            }
            if (!inside) continue;
            for (int i = 0; i < board.line; ++i)
                made->through[places[static_cast<std::size_t>(i)]].push_back(
                    {static_cast<std::uint8_t>(made->count), static_cast<std::uint8_t>(2 * i)});
            made->places.push_back(places);
            ++made->count;
        }
    return made;
}

}  // namespace

const Windows& Windows::of(const Board& board) {
    static const auto all = [] {
        std::map<const Board*, std::unique_ptr<Windows>> made;
        for (int size = 4; size <= 9; ++size)
            for (int line = 3; line <= std::min(size, 5); ++line)
                made[Board::of(size, line)] = make_windows(*Board::of(size, line));
        return made;
    }();
    return *all.at(&board);
}

Scores::Scores(const Position& position)
    : board_(*position.board),
      windows_(Windows::of(board_)),
      weights_(weights_of(board_)),
      stars_(board_) {
    for (Bits rest = position.turtles[black]; rest.any();)
        put(static_cast<Place>(rest.pop()), black_turtle);
    for (Bits rest = position.turtles[white]; rest.any();)
        put(static_cast<Place>(rest.pop()), white_turtle);
    for (Bits rest = position.eggs; rest.any();) put(static_cast<Place>(rest.pop()), an_egg);
}

// x / (1 + |x|) needs no library, so every build gives the same bits.
float Scores::squeeze(float sum) { return sum / (1 + (sum < 0 ? -sum : sum)); }

int Scores::change(Place place, Content content) const {
    int total = 0;
    for (const auto& [window, power] : windows_.through[place]) {
        const auto code = codes_[window];
        total += weights_.window[static_cast<std::size_t>(code + (content << power))] -
                 weights_.window[code];
    }
    return total;
}

float Scores::sum_with(Place place, Colour colour) const {
    const Content turtle = colour == black ? black_turtle : white_turtle;
    const float sum = static_cast<float>(windows_sum_ + change(place, turtle)) / Weights::unit +
                      stars_.worth_with(place, turtle);
    return colour == black ? sum : -sum;
}

bool Scores::loud(const Position& position, Place place, Colour colour) const {
    const auto& ways = board_.enclosures[place];
    const Bits enclosable = position.turtles[other(colour)] | position.eggs;
    for (std::size_t k = 0; k < ways.count; ++k)
        if (position.turtles[colour].has(ways.ways[k].end) &&
            enclosable.contains(ways.ways[k].pair))
            return true;
    const int turtle = colour == black ? black_turtle : white_turtle;
    const int line = turtle * (((1 << 2 * board_.line) - 1) / 3);
    for (const auto& [window, power] : windows_.through[place])
        if (codes_[window] + (turtle << power) == line) return true;
    return false;
}

void Scores::add(Place place, int content) {
    for (const auto& [window, power] : windows_.through[place]) {
        std::uint16_t& code = codes_[window];
        windows_sum_ -= weights_.window[code];
        code = static_cast<std::uint16_t>(code + content * (1 << power));
        windows_sum_ += weights_.window[code];
    }
    stars_.add(place, content);
}

// What left is taken off first, so that no place holds two contents at once.
void Scores::follow(const Position& before, const Position& after) {
    const Bits from[] = {before.turtles[black], before.turtles[white], before.eggs};
    const Bits to[] = {after.turtles[black], after.turtles[white], after.eggs};
    for (std::size_t i = 0; i < 3; ++i)
        for (Bits gone = from[i] & ~to[i]; gone.any();)
            add(static_cast<Place>(gone.pop()), -static_cast<int>(i + 1));
    for (std::size_t i = 0; i < 3; ++i)
        for (Bits come = to[i] & ~from[i]; come.any();)
            add(static_cast<Place>(come.pop()), static_cast<int>(i + 1));
}

float worth(const Position& position) {
    const Outcome outcome = position.outcome();
    return outcome.decided() ? static_cast<float>(outcome.result()) : Scores(position).value();
}

void Scores::fill(const Position& position, const std::vector<Place>& blacks,
                  const std::vector<Place>& whites, Matrix& matrix) const {
    // What is played out differs little from one pair to the next.
    Scores scores = *this;
    Position at = position;
    const auto play = [&](std::size_t i, std::size_t j) {
        Position after = position;
        after.play(blacks[i], whites[j]);
        const Outcome outcome = after.outcome();
        if (outcome.decided()) {
            matrix.set(i, j, static_cast<float>(outcome.result()));
        } else {
            scores.follow(at, after);
            at = after;
            matrix.set(i, j, scores.value());
        }
    };
    // In sudden death, and where the board fills up, any pair may end the game.
    if (position.winning(black).any() || position.winning(white).any() ||
        position.empty().count() <= 2) {
        for (std::size_t i = 0; i < blacks.size(); ++i)
            for (std::size_t j = 0; j < whites.size(); ++j) play(i, j);
        return;
    }
    // Which index each place has among Black's and White's.
    std::array<std::int8_t, most_cells> black_at, white_at;
    black_at.fill(-1);
    white_at.fill(-1);
    std::array<int, most_places> by_black, by_white;
    for (std::size_t i = 0; i < blacks.size(); ++i) {
        black_at[blacks[i]] = static_cast<std::int8_t>(i);
        by_black[i] = change(blacks[i], black_turtle);
    }
    for (std::size_t j = 0; j < whites.size(); ++j) {
        white_at[whites[j]] = static_cast<std::int8_t>(j);
        by_white[j] = change(whites[j], white_turtle);
    }
    // What both places do to the windows they share, beyond the sum of each.
    std::array<std::array<int, most_places>, most_places> both{};
    for (int w = 0; w < windows_.count; ++w) {
        const auto& places = windows_.places[static_cast<std::size_t>(w)];
        const auto code = codes_[static_cast<std::size_t>(w)];
        const int now = weights_.window[code];
        for (int a = 0; a < board_.line; ++a) {
            const int i = black_at[places[static_cast<std::size_t>(a)]];
            if (i < 0) continue;
            const int with_black = code + (black_turtle << 2 * a);
            const int after_black = weights_.window[static_cast<std::size_t>(with_black)];
            for (int b = 0; b < board_.line; ++b) {
                const int j = white_at[places[static_cast<std::size_t>(b)]];
                if (j < 0 || a == b) continue;
                both[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] +=
                    weights_
                        .window[static_cast<std::size_t>(with_black + (white_turtle << 2 * b))] -
                    after_black -
                    weights_.window[static_cast<std::size_t>(code + (white_turtle << 2 * b))] + now;
            }
        }
    }
    // Pairs that capture or complete a line are played out.
    std::array<bool, most_places> black_loud{}, white_loud{};
    for (std::size_t i = 0; i < blacks.size(); ++i)
        black_loud[i] = loud(position, blacks[i], black);
    for (std::size_t j = 0; j < whites.size(); ++j)
        white_loud[j] = loud(position, whites[j], white);
    const StarPairs stars(stars_, blacks, whites);
    for (std::size_t i = 0; i < blacks.size(); ++i)
        for (std::size_t j = 0; j < whites.size(); ++j) {
            if (black_loud[i] || blacks[i] == whites[j]) {
                play(i, j);
            } else if (!white_loud[j]) {
                const int windows_sum = windows_sum_ + by_black[i] + by_white[j] + both[i][j];
                matrix.set(
                    i, j,
                    squeeze(static_cast<float>(windows_sum) / Weights::unit + stars.worth(i, j)));
            }
        }
    for (std::size_t j = 0; j < whites.size(); ++j)
        for (std::size_t i = 0; i < blacks.size() && white_loud[j]; ++i)
            if (!black_loud[i] && blacks[i] != whites[j]) play(i, j);
    // Anticipated captures (W8): one of the two enclosed lands in this same turn.
    const auto anticipate = [&](Colour colour, const std::vector<Place>& own,
                                const std::array<std::int8_t, most_cells>& other_at) {
        const Bits enclosable = position.turtles[other(colour)] | position.eggs;
        for (std::size_t i = 0; i < own.size(); ++i) {
            const auto& ways = board_.enclosures[own[i]];
            if ((ways.ends & position.turtles[colour]).none()) continue;
            for (std::size_t k = 0; k < ways.count; ++k) {
                const Enclosure& way = ways.ways[k];
                if (!position.turtles[colour].has(way.end)) continue;
                const Bits missing = way.pair & ~enclosable;
                if (missing.count() != 1) continue;
                const int j = other_at[static_cast<std::size_t>(missing.first())];
                if (j < 0) continue;
                const auto other_index = static_cast<std::size_t>(j);
                if (colour == black) play(i, other_index);
                else play(other_index, i);
            }
        }
    };
    anticipate(black, blacks, white_at);
    anticipate(white, whites, black_at);
}

}  // namespace ludejo::shell
