// What the Shell on bitboards: rules W1–W19, the second time (the first is the Python referee).
//
// The board is N×N with lines of K (4 ≤ N ≤ 9, 3 ≤ K ≤ 5); the game proper is 9×9 with five.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bits.hpp"
#include "game.hpp"

namespace ludejo::shell {

constexpr int stride = 10;
constexpr int most_places = 81;
constexpr int most_cells = 9 * stride;
constexpr std::array<int, 4> axes{1, stride, stride + 1, stride - 1};

using Place = std::uint8_t;  // column + 10 × row

// One way in which an arriving turtle can enclose (W7).
struct Enclosure {
    Bits pair;
    Place first, second, end;
};

// A board's size and what follows from it; made once for each size.
struct Board {
    int size, line;
    Bits all;
    std::vector<Place> places;  // sorted as text: A1, A2, … B1, …
    struct Ways {
        std::uint8_t count = 0;
        Bits ends;
        std::array<Enclosure, 8> ways;
    };
    std::array<Ways, most_cells> enclosures;
    std::array<std::uint64_t, most_cells> turtle_key[2];
    std::array<std::uint64_t, most_cells> egg_key;

    // The board of this size; null unless 4 ≤ size ≤ 9 and 3 ≤ line ≤ 5 and line ≤ size.
    static const Board* of(int size, int line);
    static const Board& full();  // 9×9, five
};

enum class Kind : std::uint8_t { place, egg, capture, vanish, hatch };

struct Event {
    Kind kind;
    Colour by;
    Place at, second;  // of a capture: the two taken, sorted as text
    constexpr bool operator==(const Event&) const = default;
};

// The events of one turn, in order. A turn has two landings, at most 16 captures by them, then at
// most 81 vanishings and hatchings with at most 8 captures each.
struct Events {
    std::array<Event, 2 + 16 + 81 * 9> list;
    int count = 0;
    void add(Event event) { list[static_cast<std::size_t>(count++)] = event; }
};

struct Position {
    const Board* board = &Board::full();
    Bits turtles[2];
    Bits eggs;
    std::array<Place, most_places> egg_order{};  // oldest first
    std::uint8_t egg_count = 0;
    std::uint64_t turn = 1;
    std::uint64_t turtle_hash = 0;  // of the turtles alone, kept as they come and go

    Bits empty() const { return board->all & ~(turtles[0] | turtles[1] | eggs); }
    std::vector<Place> empty_places() const;  // sorted as text
    // Equal for positions that count as the same for repetition (W19): the turn is left out.
    std::uint64_t hash() const;
    bool same_board(const Position& that) const;

    // How many winning turtles a player has (W15).
    int count(Colour colour) const { return winning(colour).count(); }
    Bits winning(Colour colour) const;
    Outcome outcome() const;  // W16, W18

    // Plays a turn (W4–W14); both places must be empty, and the position not decided.
    void play(Place black_place, Place white_place, Events* events = nullptr);

  private:
    void put(Colour colour, Place place);
    void take(Colour colour, Place place);
    int enclose(Colour colour, Place arrival, std::array<Enclosure, 8>& found) const;
    void lift(Colour by, const Enclosure& capture);
    void hatch(int due_black, int due_white, Events* events);
};

// Text forms. Readers leave `position` as it was when they refuse.
Fault read(std::string_view text, const Board& board, Position& position);
std::string write(const Position& position);
std::string name(Place place);
// The place of this name, or -1.
int place_of(std::string_view text, const Board& board);
std::string write_events(const Events& events);  // as the JSON list of the rule sheet

}  // namespace ludejo::shell
