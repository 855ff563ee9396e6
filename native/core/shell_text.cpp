// The text forms of What the Shell.
#include <algorithm>
#include <charconv>

#include "shell.hpp"

namespace ludejo::shell {

std::string name(Place place) {
    return {static_cast<char>('A' + place % stride), static_cast<char>('1' + place / stride)};
}

int place_of(std::string_view text, const Board& board) {
    if (text.size() != 2) return -1;
    const int column = text[0] - 'A', row = text[1] - '1';
    if (column < 0 || column >= board.size || row < 0 || row >= board.size) return -1;
    return column + stride * row;
}

namespace {

Fault read_board(std::string_view text, const Board& board, Position& position) {
    int row = board.size - 1, column = 0;
    bool after_run = false;
    for (const char sign : text) {
        if (sign == '/') {
            if (column != board.size) return "board: a row is too short";
            if (row-- == 0) return "board: too many rows";
            column = 0;
            after_run = false;
            continue;
        }
        if (sign >= '1' && sign <= '0' + board.size) {
            if (after_run) return "board: two runs of empties side by side";
            column += sign - '0';
            after_run = true;
        } else if (sign == 'b' || sign == 'w' || sign == 'e') {
            if (column >= board.size) return "board: a row is too long";
            const int place = column + stride * row;
            if (sign == 'e') {
                position.eggs.add(place);
            } else {
                const Colour colour = sign == 'b' ? black : white;
                position.turtles[colour].add(place);
                position.turtle_hash ^= board.turtle_key[colour][static_cast<std::size_t>(place)];
            }
            ++column;
            after_run = false;
        } else {
            return "board: a row holds only b, w, e and runs of empties";
        }
        if (column > board.size) return "board: a row is too long";
    }
    if (column != board.size) return "board: a row is too short";
    return row == 0 ? "" : "board: too few rows";
}

Fault read_eggs(std::string_view text, const Board& board, Position& position) {
    Bits listed;
    if (text != "-") {
        for (bool more = true; more;) {
            const auto comma = text.find(',');
            more = comma != text.npos;
            const int place = place_of(text.substr(0, comma), board);
            if (place < 0) return "eggs: not a place";
            if (!position.eggs.has(place)) return "eggs: one is listed that is not on the board";
            if (listed.has(place)) return "eggs: one is listed twice";
            listed.add(place);
            position.egg_order[position.egg_count++] = static_cast<Place>(place);
            if (more) text.remove_prefix(comma + 1);
        }
    }
    return listed == position.eggs ? "" : "eggs: one on the board is not listed";
}

}  // namespace

Fault read(std::string_view text, const Board& board, Position& position) {
    const auto first = text.find(' ');
    const auto second = first == text.npos ? first : text.find(' ', first + 1);
    if (second == text.npos) return "a position has three fields: board, eggs, turn";
    Position found;
    found.board = &board;
    if (Fault fault = read_board(text.substr(0, first), board, found); !fault.empty()) return fault;
    if (Fault fault = read_eggs(text.substr(first + 1, second - first - 1), board, found);
        !fault.empty())
        return fault;
    const auto number = text.substr(second + 1);
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), found.turn);
    if (error != std::errc{} || end != number.data() + number.size() || number.size() > 18 ||
        number[0] == '0')
        return "turn: a whole number from 1, without leading zeros, at most 18 digits";
    position = found;
    return "";
}

std::string write(const Position& position) {
    std::string text;
    for (int row = position.board->size - 1; row >= 0; --row) {
        int run = 0;
        for (int column = 0; column < position.board->size; ++column) {
            const int place = column + stride * row;
            const char sign = position.turtles[black].has(place)   ? 'b'
                              : position.turtles[white].has(place) ? 'w'
                              : position.eggs.has(place)           ? 'e'
                                                                   : ' ';
            if (sign == ' ') {
                ++run;
                continue;
            }
            if (run) text += static_cast<char>('0' + run);
            run = 0;
            text += sign;
        }
        if (run) text += static_cast<char>('0' + run);
        text += row ? '/' : ' ';
    }
    if (!position.egg_count) text += '-';
    for (std::size_t i = 0; i < position.egg_count; ++i) {
        if (i) text += ',';
        text += name(position.egg_order[i]);
    }
    return text + ' ' + std::to_string(position.turn);
}

std::string write_events(const Events& events) {
    constexpr const char* kinds[] = {"place", "egg", "capture", "vanish", "hatch"};
    std::string text = "[";
    for (int i = 0; i < events.count; ++i) {
        const Event& event = events.list[static_cast<std::size_t>(i)];
        if (i) text += ", ";
        text += std::string("{\"kind\": \"") + kinds[static_cast<int>(event.kind)] + '"';
        if (event.kind == Kind::place || event.kind == Kind::capture || event.kind == Kind::hatch)
            text += std::string(", \"by\": \"") + (event.by == black ? "black\"" : "white\"");
        if (event.kind == Kind::capture)
            text += ", \"taken\": [\"" + name(event.at) + "\", \"" + name(event.second) + "\"]}";
        else text += ", \"at\": \"" + name(event.at) + "\"}";
    }
    return text + "]";
}

}  // namespace ludejo::shell
