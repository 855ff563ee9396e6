// How good a board of Kruco is for the player to move, as far as one sees without thinking ahead.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "kruco.hpp"

namespace ludejo::kruco {

// What each thing on the board is worth to its owner; a piece is about a hundred. All numbers
// stand in kruco_weights.inc, nowhere else.
struct Weights {
    using By4 = std::array<int, 4>;
    std::array<By4, 8> square;   // by rank as the owner sees it, and by file from the border inward
    std::array<By4, 7> point;    // by row as the owner sees it, and by column from the border
    std::array<int, 8> free;     // by rank, more for a piece with no enemy before it on its file
    int pair;                    // each two points side by side in a row
    std::array<int, 5> reserve;  // of up to four, for one who holds a point, where they come back
    int reserve_more;            // each further one, and any for one who holds no point
    int slide, climb;            // each square and each point that can be come to
    int guard;                   // each empty square that is guarded (K4)
    std::array<int, 4> entry;    // up to three goal squares that can be come to, for who is to move
    std::array<int, 4> entry_later;  // and for the other
    int half_enclosed_square;        // each piece on a square with one enemy at its corners
    int half_enclosed_point;         // each piece on a point with one enemy around it
    int to_move;
    int unit;  // no term: the worth at which a score of 0.7 is expected, between -1 and 1
};
constexpr int weight_count = sizeof(Weights) / sizeof(int);

constexpr Weights weights{
#include "kruco_weights.inc"
};

// A set of squares or points as White sees it: the ranks the other way round.
constexpr Set flipped(Set set) {
    set = (set >> 8 & 0x00ff00ff00ff00ff) | (set & 0x00ff00ff00ff00ff) << 8;
    set = (set >> 16 & 0x0000ffff0000ffff) | (set & 0x0000ffff0000ffff) << 16;
    return set >> 32 | set << 32;
}

// Names everything that counts on a board, with a weight and how often (negative for the player
// who is not to move): summed up it is the worth, and a learner counts instead.
template <typename Give>
void each_term(const Position& position, const Weights& w, Give give) {
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    for (const Colour colour : {black, white}) {
        const Men &own = position.men[colour], &enemy = position.men[other(colour)];
        const int sign = colour == position.to_move ? 1 : -1;
        const auto seen = [&](Set squares) { return colour == black ? squares : flipped(squares); };
        Set stopped = seen(enemy.squares);  // and all that is before them, as the owner sees it
        for (const int ranks : {8, 16, 32}) stopped |= stopped >> ranks;
        for (Set rest = seen(own.squares); rest; rest &= rest - 1) {
            const int square = first(rest), file = square & 7;
            give(w.square[at(square >> 3)][at(std::min(file, 7 - file))], sign);
            if (rest & -rest & ~stopped) give(w.free[at(square >> 3)], sign);
        }
        for (Set rest = colour == black ? own.points : seen(own.points) >> 8; rest;
             rest &= rest - 1) {
            const int point = first(rest), file = point & 7;
            give(w.point[at(point >> 3)][at(std::min(file, 6 - file))], sign);
        }
        give(w.pair, sign * std::popcount(own.points & (own.points & ~file_h) << 1));
        const int returning = own.points ? std::min(own.reserve, 4) : 0;
        give(w.reserve[at(returning)], sign);
        give(w.reserve_more, sign * (own.reserve - returning));
        const Reach reached = reach(position.men, colour);
        give(w.slide, sign * std::popcount(reached.slides));
        give(w.climb, sign * std::popcount(reached.climbs));
        give(w.guard, sign * std::popcount(around(own.points) & ~position.squares()));
        const int entries = std::min(3, std::popcount(reached.squares() & goal(colour)));
        give((sign > 0 ? w.entry : w.entry_later)[at(entries)], sign);
        give(w.half_enclosed_square, sign * std::popcount(own.squares & around(enemy.points)));
        give(w.half_enclosed_point, sign * std::popcount(own.points & corners(enemy.squares)));
    }
    give(w.to_move, 1);
}

// For the player to move, the board being undecided.
int worth(const Position& position);

// A worth as an expected score from -1 (lost) to 1 (won).
double squeeze(int worth);

}  // namespace ludejo::kruco
