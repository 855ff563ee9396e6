#include "shell_playout.hpp"

#include <algorithm>

namespace ludejo::shell {

namespace {

// Where a place lies on the four lines through it, for contents kept as bits: towards higher bits
// the places go by `axes`.
struct Crossing {
    std::array<std::uint8_t, 4> line;
    std::array<std::uint16_t, 4> bit;
};

constexpr int lines_in_all = 9 + 9 + 17 + 17;

constexpr std::array<Crossing, most_cells> make_crossings() {
    std::array<Crossing, most_cells> made{};
    for (int column = 0; column < 9; ++column)
        for (int row = 0; row < 9; ++row) {
            auto& crossing = made[static_cast<std::size_t>(column + stride * row)];
            const int line[] = {row, 9 + column, 18 + column - row + 8, 35 + column + row};
            const int at[] = {column, row, column, row};
            for (std::size_t axis = 0; axis < 4; ++axis) {
                crossing.line[axis] = static_cast<std::uint8_t>(line[axis]);
                crossing.bit[axis] = static_cast<std::uint16_t>(1 << at[axis]);
            }
        }
    return made;
}

constexpr auto crossings = make_crossings();

// Whether nine bits hold a run of this length; indexed by length - 3.
constexpr auto has_run = [] {
    std::array<std::array<bool, 512>, 3> made{};
    for (unsigned length = 3; length <= 5; ++length)
        for (unsigned bits = 0; bits < 512; ++bits) {
            unsigned run = bits;
            for (unsigned i = 1; i < length; ++i) run &= bits >> i;
            made[length - 3][bits] = run != 0;
        }
    return made;
}();

using Pair = std::array<int, 2>;

// A position opened up for quick changes; follows `Position::play` step by step.
class Quick {
  public:
    explicit Quick(const Position& start) : board_(*start.board) {
        runs_ = has_run[static_cast<std::size_t>(board_.line - 3)].data();
        const Bits contents[] = {start.turtles[black], start.turtles[white], start.eggs};
        for (const int what : {0, 1, egg})
            for (Bits rest = contents[what]; rest.any();) flip(what, rest.pop());
        std::copy_n(start.egg_order.begin(), start.egg_count, egg_order_.begin());
        egg_count_ = start.egg_count;
        for (Bits rest = start.empty(); rest.any();) free(rest.pop());
        line_seen_ = start.count(black) > 0 || start.count(white) > 0;
    }

    Playout play_out(Random& random) {
        for (int turn = 0; turn < longest_playout; ++turn) {
            if (line_seen_) {
                const int blacks = count(black), whites = count(white);
                if (blacks != whites)
                    return {Outcome::won(Reason::lines, blacks > whites ? black : white),
                            turn};  // W16
                line_seen_ = blacks > 0;
            }
            if (empties_ == 0) return {{Reason::full_board, -1}, turn};  // W18
            const std::uint64_t chance = random.next();
            const auto pick = [&](std::uint64_t bits) {
                return empty_[(bits * static_cast<std::uint64_t>(empties_)) >> 32];
            };
            play(pick(chance >> 32), pick(chance & 0xffffffff));
        }
        return {{}, longest_playout};
    }

  private:
    static constexpr int egg = 2;

    const Board& board_;
    const bool* runs_;
    std::array<std::uint16_t, lines_in_all> lines_[3]{};  // black, white, eggs
    std::array<Place, most_places> egg_order_, empty_;
    std::array<std::uint8_t, most_cells> at_;
    int egg_count_ = 0, empties_ = 0;
    bool line_seen_;

    void flip(int what, int place) {
        const Crossing& crossing = crossings[static_cast<std::size_t>(place)];
        for (std::size_t axis = 0; axis < 4; ++axis)
            lines_[what][crossing.line[axis]] ^= crossing.bit[axis];
    }
    bool holds(int what, int place) const {
        return (lines_[what][static_cast<std::size_t>(place / stride)] >> place % stride & 1) != 0;
    }
    void free(int place) {
        at_[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(empties_);
        empty_[static_cast<std::size_t>(empties_++)] = static_cast<Place>(place);
    }
    void fill(int place) {
        const Place last = empty_[static_cast<std::size_t>(--empties_)];
        empty_[at_[static_cast<std::size_t>(place)]] = last;
        at_[last] = at_[static_cast<std::size_t>(place)];
    }
    int count(Colour colour) const {
        Position position;
        position.board = &board_;
        for (int row = 8; row >= 0; --row)
            position.turtles[colour] = position.turtles[colour] << stride |
                                       Bits{lines_[colour][static_cast<std::size_t>(row)], 0};
        return position.count(colour);
    }
    // A turtle arrives; its line may be a run now, which is looked at once the turn has settled.
    void put(int colour, int place) {
        flip(colour, place);
        const Crossing& crossing = crossings[static_cast<std::size_t>(place)];
        for (std::size_t axis = 0; axis < 4; ++axis)
            line_seen_ |= runs_[lines_[colour][crossing.line[axis]]];
    }
    void lift(int by, Pair pair) {
        for (const int place : pair) {
            if (holds(1 - by, place)) {
                flip(1 - by, place);
            } else if (holds(egg, place)) {
                flip(egg, place);
                const auto end = egg_order_.begin() + egg_count_--;
                const auto found = std::find(egg_order_.begin(), end, place);
                std::copy(found + 1, end, found);
            } else {
                continue;  // enclosed by both, lifted already (W10)
            }
            free(place);
        }
    }
    // W7 along whole lines: bit n stands where a turtle that arrives would enclose what lies after
    // it, or before it.
    int enclose(int colour, int arrival, std::array<Pair, 8>& found) const {
        const Crossing& crossing = crossings[static_cast<std::size_t>(arrival)];
        unsigned hits = 0;
        for (std::size_t axis = 0; axis < 4; ++axis) {
            const std::size_t line = crossing.line[axis];
            const unsigned bit = crossing.bit[axis], own = lines_[colour][line],
                           enclosable = lines_[1 - colour][line] | lines_[egg][line];
            const unsigned after = own >> 3 & enclosable >> 2 & enclosable >> 1 & bit;
            const unsigned ahead = own << 3 & enclosable << 2 & enclosable << 1 & bit;
            hits |= (static_cast<unsigned>(after != 0) | static_cast<unsigned>(ahead != 0) << 1)
                    << 2 * axis;
        }
        int captures = 0;
        for (; hits; hits &= hits - 1) {
            const int way = std::countr_zero(hits);
            const int axis = axes[static_cast<std::size_t>(way / 2)];
            const int lower = way % 2 ? arrival - 2 * axis : arrival + axis;
            found[static_cast<std::size_t>(captures++)] = {lower, lower + axis};
        }
        return captures;
    }
    void play(Place black_place, Place white_place) {
        fill(black_place);
        if (black_place == white_place) {  // W5
            flip(egg, black_place);
            egg_order_[static_cast<std::size_t>(egg_count_++)] = black_place;
            return;
        }
        fill(white_place);
        put(black, black_place);
        put(white, white_place);
        std::array<Pair, 8> by_black, by_white;
        int due[2] = {enclose(black, black_place, by_black), enclose(white, white_place, by_white)};
        if ((due[0] | due[1]) == 0) return;
        for (int i = 0; i < due[0]; ++i) lift(black, by_black[static_cast<std::size_t>(i)]);
        for (int i = 0; i < due[1]; ++i) lift(white, by_white[static_cast<std::size_t>(i)]);
        while (egg_count_ && (due[0] || due[1])) {  // W12, W13
            const Place oldest = egg_order_[0];
            std::copy(egg_order_.begin() + 1, egg_order_.begin() + egg_count_, egg_order_.begin());
            --egg_count_;
            flip(egg, oldest);
            if (due[0] && due[1]) {
                --due[0];
                --due[1];
                free(oldest);
                continue;
            }
            const int by = due[0] ? black : white;
            put(by, oldest);
            std::array<Pair, 8> found;
            const int captures = enclose(by, oldest, found);
            for (int i = 0; i < captures; ++i) lift(by, found[static_cast<std::size_t>(i)]);
            due[by] += captures - 1;
        }
    }
};

}  // namespace

Playout playout(const Position& start, Random& random) { return Quick(start).play_out(random); }

}  // namespace ludejo::shell
