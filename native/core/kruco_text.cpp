// The text forms of Kruco.
#include <algorithm>
#include <charconv>

#include "kruco.hpp"

namespace ludejo::kruco {

namespace {

std::string square_name(int place) {
    return {static_cast<char>('a' + place % 8), static_cast<char>('1' + place / 8)};
}

// The square (size 8) or point (size 7) that begins the text, taken off it; -1 if none does.
int take_square(std::string_view& text, int size) {
    if (text.size() < 2) return -1;
    const int file = text[0] - 'a', rank = text[1] - '1';
    if (file < 0 || file >= size || rank < 0 || rank >= size) return -1;
    text.remove_prefix(2);
    return file + 8 * rank;
}

// A place that may be a point; `on_point` says which it was.
int take_place(std::string_view& text, bool& on_point) {
    on_point = text.size() > 2 && text[2] == '+';
    const int place = take_square(text, on_point ? 7 : 8);
    if (on_point && place >= 0) text.remove_prefix(1);
    return place;
}

Fault read_rows(std::string_view text, int size, Set& blacks, Set& whites, const char* what) {
    const std::string where = std::string(what) + ": ";
    int rank = size - 1, file = 0;
    bool after_run = false;
    for (const char sign : text) {
        if (sign == '/') {
            if (file != size) return where + "a row is too short";
            if (rank-- == 0) return where + "too many rows";
            file = 0;
            after_run = false;
        } else if (sign >= '1' && sign <= '0' + size) {
            if (after_run) return where + "two runs of empties side by side";
            file += sign - '0';
            after_run = true;
        } else if (sign == 'b' || sign == 'w') {
            if (file >= size) return where + "a row is too long";
            (sign == 'b' ? blacks : whites) |= one(file + 8 * rank);
            ++file;
            after_run = false;
        } else {
            return where + "a row holds only b, w and runs of empties";
        }
        if (file > size) return where + "a row is too long";
    }
    if (file != size) return where + "a row is too short";
    return rank == 0 ? "" : where + "too few rows";
}

bool read_number(std::string_view text, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && text.size() <= 18 &&
           (text[0] != '0' || text.size() == 1);
}

std::string write_rows(Set blacks, Set whites, int size) {
    std::string text;
    for (int rank = size - 1; rank >= 0; --rank) {
        int run = 0;
        for (int file = 0; file < size; ++file) {
            const Set place = one(file + 8 * rank);
            if (!((blacks | whites) & place)) {
                ++run;
                continue;
            }
            if (run) text += static_cast<char>('0' + run);
            run = 0;
            text += blacks & place ? 'b' : 'w';
        }
        if (run) text += static_cast<char>('0' + run);
        if (rank) text += '/';
    }
    return text;
}

// Names of places, sorted as text: by file, then rank, a square before its point.
std::string joined(const std::vector<std::string>& parts, const char* between) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) text += (i ? between : "") + parts[i];
    return text;
}

}  // namespace

std::vector<std::string> names(Set squares, Set points) {
    std::vector<std::string> found;
    for (int file = 0; file < 8; ++file)
        for (int rank = 0; rank < 8; ++rank) {
            const int place = file + 8 * rank;
            if (squares & one(place)) found.push_back(square_name(place));
            if (points & one(place)) found.push_back(square_name(place) + "+");
        }
    return found;
}

Fault read(std::string_view text, Position& position) {
    std::array<std::string_view, 5> fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto space = text.find(' ');
        if ((space == text.npos) != (i == fields.size() - 1))
            return "a position has five fields: squares, points, player to move, reserves, ply";
        fields[i] = text.substr(0, space);
        if (space != text.npos) text.remove_prefix(space + 1);
    }
    Position found;
    Men &blacks = found.men[black], &whites = found.men[white];
    if (Fault f = read_rows(fields[0], 8, blacks.squares, whites.squares, "squares"); !f.empty())
        return f;
    if (Fault f = read_rows(fields[1], 7, blacks.points, whites.points, "points"); !f.empty())
        return f;
    if (fields[2] != "b" && fields[2] != "w") return "player to move: b or w";
    found.to_move = fields[2] == "b" ? black : white;
    const auto comma = fields[3].find(',');
    std::uint64_t reserves[2]{};
    if (comma == text.npos || !read_number(fields[3].substr(0, comma), reserves[0]) ||
        !read_number(fields[3].substr(comma + 1), reserves[1]))
        return "reserves: Black's and White's, as in 0,0";
    for (const Colour colour : {black, white}) {
        Men& men = found.men[colour];
        const int board = std::popcount(men.squares) + std::popcount(men.points);
        if (board > 16 || reserves[colour] > static_cast<std::uint64_t>(16 - board))
            return "more than 16 pieces of a colour (K5)";
        men.reserve = static_cast<int>(reserves[colour]);
    }
    if (around(blacks.points) & around(whites.points)) return "a square guarded by both (K7)";
    if (!read_number(fields[4], found.ply) || found.ply == 0) return "ply: a whole number from 1";
    position = found;
    return "";
}

std::string write(const Position& position) {
    const Men &blacks = position.men[black], &whites = position.men[white];
    return write_rows(blacks.squares, whites.squares, 8) + ' ' +
           write_rows(blacks.points, whites.points, 7) +
           (position.to_move == black ? " b " : " w ") + std::to_string(blacks.reserve) + ',' +
           std::to_string(whites.reserve) + ' ' + std::to_string(position.ply);
}

std::string name(Formation formation) {
    return (formation >= 128 ? "*" : "x") + square_name(formation % 64) +
           (formation >= 64 && formation < 128 ? "+" : "");
}

Fault read(std::string_view text, Move& move) {
    const Fault unreadable = "a move is written as a2-a3, a2-a2+, a2+-b3 or d4+=d4,e5";
    Move found;
    bool from_point = false, to_point = false;
    const int from = take_place(text, from_point);
    if (from < 0 || text.empty()) return unreadable;
    found.from = static_cast<std::uint8_t>(from);
    const char how = text[0];
    text.remove_prefix(1);
    if (how == '-') {
        const int to = take_place(text, to_point);
        if (to < 0 || (from_point && to_point)) return unreadable;
        found.to = static_cast<std::uint8_t>(to);
        found.kind = from_point ? Kind::step_down : to_point ? Kind::climb : Kind::slide;
    } else if (how == '=' && from_point) {
        found.kind = Kind::divide;
        for (int last = -1;;) {
            const int square = take_square(text, 8);
            const int by_name = square % 8 * 8 + square / 8;
            if (square < 0) return unreadable;
            if (by_name <= last) return "the squares filled are sorted, each once";
            found.filled |= one(square);
            last = by_name;
            if (text.empty() || text[0] != ',') break;
            text.remove_prefix(1);
        }
    } else {
        return unreadable;
    }
    while (!text.empty()) {
        if (text.size() < 4 || text[0] != ' ' || (text[1] != 'x' && text[1] != '*'))
            return unreadable;
        const bool is_cross = text[1] == '*';
        text.remove_prefix(2);
        bool on_point = false;
        const int place = take_place(text, on_point);
        if (place < 0 || (is_cross && on_point)) return unreadable;
        // Longer orders than there can be are kept as long as it takes to see them fail.
        if (found.order.count < most_liftings)
            found.order.list[found.order.count++] =
                static_cast<Formation>(place + (is_cross   ? 128
                                                : on_point ? 64
                                                           : 0));
        else found.order.list[0] = 255;
    }
    move = found;
    return "";
}

std::string write(const Move& move) {
    std::string text = square_name(move.from);
    switch (move.kind) {
        case Kind::slide: text += "-" + square_name(move.to); break;
        case Kind::climb: text += "-" + square_name(move.to) + "+"; break;
        case Kind::step_down: text += "+-" + square_name(move.to); break;
        case Kind::divide: text += "+=" + joined(names(move.filled, 0), ","); break;
    }
    for (std::size_t i = 0; i < move.order.count; ++i) text += ' ' + name(move.order.list[i]);
    return text;
}

std::vector<Named> formations(const std::array<Men, 2>& men) {
    Standing standing;
    find_formations(men, standing);
    std::vector<Named> found;
    for (int i = 0; i < standing.count; ++i) {
        const auto& one_of = standing.list[static_cast<std::size_t>(i)];
        found.push_back({name(one_of.name), names(one_of.squares, one_of.points)});
    }
    std::sort(found.begin(), found.end(),
              [](const Named& a, const Named& b) { return a.name < b.name; });
    return found;
}

std::string write_events(const Position& before, const Move& move, const Order& order) {
    constexpr const char* kinds[] = {"slide", "climb", "step-down", "divide"};
    std::string text = std::string("[{\"kind\": \"") + kinds[static_cast<int>(move.kind)] +
                       "\", \"by\": \"" + (before.to_move == black ? "black" : "white") +
                       "\", \"from\": \"" + square_name(move.from);
    switch (move.kind) {
        case Kind::slide:
        case Kind::climb:
        case Kind::step_down:
            if (move.kind == Kind::step_down) text += "+";
            text += "\", \"to\": \"" + square_name(move.to);
            if (move.kind == Kind::climb) text += "+";
            text += "\"}";
            break;
        case Kind::divide:
            text += "+\", \"filled\": [\"" + joined(names(move.filled, 0), "\", \"") + "\"]}";
            break;
    }
    auto men = moved(before, move);
    for (std::size_t i = 0; i < order.count; ++i) {
        Standing standing;
        find_formations(men, standing);
        for (int j = 0; j < standing.count; ++j) {
            const auto& formation = standing.list[static_cast<std::size_t>(j)];
            if (formation.name != order.list[i]) continue;
            text += ", {\"kind\": \"capture\", \"formation\": \"" + name(formation.name) +
                    "\", \"lifted\": [\"" +
                    joined(names(formation.squares, formation.points), "\", \"") + "\"]}";
            lift(men, formation.squares, formation.points);
            break;
        }
    }
    return text + "]";
}

}  // namespace ludejo::kruco
