// Kruco on bitboards: rules K1–K15, the second time (the first is the Python referee).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game.hpp"

namespace ludejo::kruco {

// A set of squares (file + 8 × rank), or of points: a point has the bit of the square at its
// south-west (K1), so that ranks and files 0–6 hold all 49.
using Set = std::uint64_t;

constexpr Set one(int place) { return Set{1} << place; }
constexpr int first(Set set) { return std::countr_zero(set); }

constexpr Set file_a = 0x0101010101010101, file_h = file_a << 7;
constexpr Set rank_1 = 0xff, rank_8 = rank_1 << 56;
constexpr Set all_points = ~file_h & ~rank_8;
constexpr Set cross_centres = ~(file_a | file_h | rank_1 | rank_8);

constexpr Set goal(Colour colour) { return colour == black ? rank_8 : rank_1; }  // K13

// The squares around points (K4), and the points at the corners of squares.
constexpr Set around(Set points) { return points | points << 1 | points << 8 | points << 9; }
constexpr Set corners(Set squares) {
    return (squares | (squares & ~file_a) >> 1 | squares >> 8 | (squares & ~file_a) >> 9) &
           all_points;
}
// Orthogonal neighbours and the square itself (K10).
constexpr Set cross(int centre) {
    const Set c = one(centre);
    return c | c << 1 | c >> 1 | c << 8 | c >> 8;
}

struct Men {
    Set squares = 0, points = 0;
    int reserve = 0;  // K5
    constexpr bool operator==(const Men&) const = default;
};

// A formation as one byte: 0–63 the piece enclosed on that square, 64–127 on that point, 128–191
// the cross around that square (K10).
using Formation = std::uint8_t;
constexpr int most_liftings = 10;  // each lifts three pieces of at most 32, or more

struct Order {
    std::array<Formation, most_liftings> list{};
    std::uint8_t count = 0;
    constexpr bool operator==(const Order&) const = default;
};

enum class Kind : std::uint8_t { slide, climb, step_down, divide };

struct Move {
    Kind kind = Kind::slide;
    std::uint8_t from = 0, to = 0;
    Set filled = 0;  // of a division
    Order order;     // given only where orders can give different boards (K12)
};

struct Position {
    std::array<Men, 2> men;
    Colour to_move = black;
    std::uint64_t ply = 1;

    static Position start();
    Set squares() const { return men[0].squares | men[1].squares; }
    Set points() const { return men[0].points | men[1].points; }
    // Equal for positions that count as the same for repetition (K15): the ply is left out.
    std::uint64_t hash() const;
    bool same(const Position& that) const { return men == that.men && to_move == that.to_move; }
    bool standing() const;    // whether formations stand, which only a set-up position has
    Outcome outcome() const;  // K13, K14
    bool reached_goal() const { return in_goal(to_move); }
    bool in_goal(Colour colour) const { return (men[colour].squares & goal(colour)) != 0; }
    bool can_move() const;  // some move, the goal not looked at (K14)
};

// Where a player's pieces could go if it were that player's turn, captures not looked at.
struct Reach {
    Set slides, climbs, steps;  // K6, K7, K8; what K9 can fill are the steps
    Set squares() const { return slides | steps; }
};
Reach reach(const std::array<Men, 2>& men, Colour colour);

// A legal move, and the board it gives (the player to move and the ply moved on).
struct Result {
    Move move;
    Position after;
};

// The moves that can be made, captures not looked at, decided or not. Appends.
void moves_of(const Position& position, std::vector<Move>& moves);
// Every legal move once for each distinct result, in no order worth naming. Appends.
void generate(const Position& position, std::vector<Result>& results);
// Of these, on a board without formations, the ones that lift something or enter the goal.
void generate_sharp(const Position& position, std::vector<Result>& results);
// As `generate`, but with about so many results at most, and in bounded time, for boards set up
// with thousands of orders of captures. Whether that is all of them.
bool generate_some(const Position& position, std::size_t most, std::vector<Result>& results);
// How many `generate` would give.
std::uint64_t count(const Position& position);
std::uint64_t perft(const Position& position, int depth);

// The formations on a board with what each lifts; at most 64 + 49 + 36.
struct Standing {
    struct One {
        Formation name;
        Set squares, points;
    };
    std::array<One, 149> list;
    int count = 0;
};
void find_formations(const std::array<Men, 2>& men, Standing& standing);
void lift(std::array<Men, 2>& men, Set squares, Set points);

// The board after the move itself; captures come later. The move must be possible (see `can`).
std::array<Men, 2> moved(const Position& position, const Move& move);
// Whether the move can be made, its order of captures not looked at.
bool can(const Position& position, const Move& move);
// Makes a move read from a text and lifts in its order, which need not be complete; the turn does
// not pass. A fault leaves everything as it was.
Fault begin(Position& position, const Move& move);
// Plays a move read from a text: any complete order is taken, none where all give the same board.
// Gives the events as JSON if asked for. A fault leaves everything as it was.
Fault play(Position& position, const Move& move, Move& canonical, std::string* events);

// Text forms. Readers leave what they were to fill as it was when they refuse.
Fault read(std::string_view text, Position& position);
std::string write(const Position& position);
Fault read(std::string_view text, Move& move);
std::string write(const Move& move);
std::string name(Formation formation);
std::vector<std::string> names(Set squares, Set points);  // sorted as text
// The formations on a board by name, sorted, with the places that lifting each lifts (K11).
struct Named {
    std::string name;
    std::vector<std::string> places;
};
std::vector<Named> formations(const std::array<Men, 2>& men);
std::string write_events(const Position& before, const Move& move, const Order& order);

}  // namespace ludejo::kruco
