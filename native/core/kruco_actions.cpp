#include "kruco_actions.hpp"

#include <algorithm>

namespace ludejo::kruco {

namespace {

// The four squares around a point, and the four points around a square, by number.
constexpr int square_offset[] = {0, 1, 8, 9}, point_offset[] = {-9, -8, -1, 0};

int which(const int (&offsets)[4], int difference) {
    return static_cast<int>(std::find(offsets, offsets + 4, difference) - offsets);
}

// Of pieces on the board, a quarter more for each rank that they have come on; a piece in the
// reserve is half of one.
double standing(const Men& men, Colour colour) {
    double total = men.reserve / 2.0;
    for (int rank = 0; rank < 8; ++rank) {
        const Set line = rank_1 << 8 * (colour == black ? rank : 7 - rank);
        const Set row = colour == black ? line : line >> 8;  // points have seven
        total += (1 + rank / 4.0) *
                 (std::popcount(men.squares & line) + std::popcount(men.points & row));
    }
    return total;
}

}  // namespace

Actions::Actions(const Position& start, std::uint64_t most_turns)
    : position_(start), most_turns_(most_turns) {
    look();
}

Action Actions::number(const Move& move) const {
    switch (move.kind) {
        case Kind::slide: return move.from * 64 + move.to;
        case Kind::climb:
            return climbs_from + move.from * 4 + which(point_offset, move.to - move.from);
        case Kind::step_down:
            return steps_from + move.from * 4 + which(square_offset, move.to - move.from);
        case Kind::divide: break;
    }
    int filled = 0;
    for (int i = 0; i < 4; ++i)
        if (move.filled & one(move.from + square_offset[i])) filled |= 1 << i;
    return divisions_from + move.from * 16 + filled;
}

Move Actions::move(Action action) const {
    Move made;
    if (action < climbs_from) {
        made.from = static_cast<std::uint8_t>(action / 64);
        made.to = static_cast<std::uint8_t>(action % 64);
    } else if (action < divisions_from) {
        const bool climb = action < steps_from;
        const int rest = action - (climb ? climbs_from : steps_from);
        made.kind = climb ? Kind::climb : Kind::step_down;
        made.from = static_cast<std::uint8_t>(rest / 4);
        made.to =
            static_cast<std::uint8_t>(made.from + (climb ? point_offset : square_offset)[rest % 4]);
    } else {
        const int rest = action - divisions_from;
        made.kind = Kind::divide;
        made.from = static_cast<std::uint8_t>(rest / 16);
        for (int i = 0; i < 4; ++i)
            if (rest & 1 << i) made.filled |= one(made.from + square_offset[i]);
    }
    return made;
}

std::vector<Action> Actions::legal() const {
    std::vector<Action> actions;
    if (over_) return actions;
    if (lifting_) {
        Standing standing;
        find_formations(position_.men, standing);
        for (int i = 0; i < standing.count; ++i)
            actions.push_back(liftings_from + standing.list[static_cast<std::size_t>(i)].name);
    } else {
        std::vector<Move> moves;
        moves_of(position_, moves);
        for (const Move& one_of : moves) actions.push_back(number(one_of));
    }
    std::sort(actions.begin(), actions.end());
    return actions;
}

Fault Actions::apply(Action action) {
    const auto actions = legal();
    if (!std::binary_search(actions.begin(), actions.end(), action))
        return "the action is not legal here";
    do_legal(action);
    return "";
}

void Actions::do_legal(Action action) {
    if (lifting_) {
        Standing standing;
        find_formations(position_.men, standing);
        for (int i = 0; i < standing.count; ++i) {
            const auto& formation = standing.list[static_cast<std::size_t>(i)];
            if (formation.name != action - liftings_from) continue;
            lift(position_.men, formation.squares, formation.points);
            break;
        }
    } else {
        past_.push_back(position_.hash());
        position_.men = moved(position_, move(action));
    }
    // Where one formation stands alone there is nothing to choose.
    Standing standing;
    for (find_formations(position_.men, standing); standing.count == 1;
         find_formations(position_.men, standing))
        lift(position_.men, standing.list[0].squares, standing.list[0].points);
    lifting_ = standing.count > 0;
    if (lifting_) return;
    position_.to_move = other(position_.to_move);
    ++position_.ply;
    look();
}

// Whether the game is over.
void Actions::look() {
    const Outcome outcome = position_.outcome();
    const auto came = std::count(past_.begin(), past_.end(), position_.hash());
    over_ = outcome.decided() || came >= 2 || (most_turns_ && turns() >= most_turns_);
    winner_ = outcome.winner;
}

std::string Actions::name(Action action) const {
    if (action >= liftings_from) return kruco::name(static_cast<Formation>(action - liftings_from));
    return write(move(action));
}

double Actions::playout(int plies, Random& random) const {
    Actions game = *this;
    const std::uint64_t last = turns() + static_cast<std::uint64_t>(plies);
    while (!game.over_ && (game.turns() < last || game.lifting_)) {
        const auto actions = game.legal();
        game.do_legal(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    if (game.over_) return game.winner_ < 0 ? 0 : game.winner_ == black ? 1 : -1;
    const double balance =
        standing(game.position_.men[black], black) - standing(game.position_.men[white], white);
    return std::clamp(balance / 16, -1.0, 1.0);
}

}  // namespace ludejo::kruco
