#include "shell_stars.hpp"

#include <algorithm>
#include <map>
#include <span>

namespace ludejo::shell {

namespace {

constexpr int middle = 4;  // of a row's code: how far the content of its middle is shifted

}  // namespace

// Which places are in which stars, beside the one in its middle.
struct Stars::Around {
    struct Seen {
        Place place;
        std::uint8_t axis, shift;  // of the content in the code
    };
    std::array<std::vector<Seen>, most_cells> sees;     // by the star's middle: the places in it
    std::array<std::vector<Seen>, most_cells> seen_by;  // by place: the middles of stars it is in
};

const Stars& Stars::empty(const Board& board) {
    struct Made {
        Around around;
        Stars stars;
    };
    const auto make = [](const Board& one, Made& made) {
        auto& [around, stars] = made;
        stars.board_ = &one;
        stars.around_ = &around;
        stars.weights_ = &weights_of(one);
        for (const Place place : one.places) {
            Features& at = stars.at_[place] = stars.weights_->bias;
            for (std::uint8_t axis = 0; axis < axes.size(); ++axis) {
                std::uint16_t& code = stars.codes_[place][axis];
                for (const int way : {-1, 1}) {
                    bool inside = true;
                    for (int step = 1; step <= 2; ++step) {
                        const int other = place + way * step * axes[axis];
                        const auto shift = static_cast<std::uint8_t>(middle + 2 * way * step);
                        inside = inside && other >= 0 && other < most_cells && one.all.has(other);
                        if (inside) {
                            const auto seen = static_cast<Place>(other);
                            around.sees[place].push_back({seen, axis, shift});
                            around.seen_by[seen].push_back({place, axis, shift});
                        } else {
                            code = static_cast<std::uint16_t>(code | an_egg << shift);
                        }
                    }
                }
                at += stars.weights_->row[code];
            }
            stars.total_ += at.cut();
        }
    };
    static const auto all = [&] {
        std::map<const Board*, Made> boards;
        for (int size = 4; size <= 9; ++size)
            for (int line = 3; line <= std::min(size, 5); ++line) {
                const Board& one = *Board::of(size, line);
                make(one, boards[&one]);
            }
        return boards;
    }();
    return all.at(&board).stars;
}

Stars::Stars(const Board& board) : Stars(empty(board)) {}

void Stars::add(Place place, int content) {
    Features total = total_;
    Features own = at_[place];
    total -= own.cut();
    for (auto& code : codes_[place]) {
        grow(own, code, content * (1 << middle));
        code = static_cast<std::uint16_t>(code + content * (1 << middle));
    }
    total += own.cut();
    at_[place] = own;
    for (const auto& [star, axis, shift] : around_->seen_by[place]) {
        Features at = at_[star];
        total -= at.cut();
        std::uint16_t& code = codes_[star][axis];
        grow(at, code, content * (1 << shift));
        code = static_cast<std::uint16_t>(code + content * (1 << shift));
        total += at.cut();
        at_[star] = at;
    }
    total_ = total;
}

float Stars::worth_with(Place place, Content content) const {
    Features total = total_;
    Features own = at_[place];
    total -= own.cut();
    for (const auto code : codes_[place]) grow(own, code, content << middle);
    total += own.cut();
    for (const auto& [star, axis, shift] : around_->seen_by[place]) {
        Features at = at_[star];
        total -= at.cut();
        grow(at, codes_[star][axis], content << shift);
        total += at.cut();
    }
    return worth(total);
}

float Stars::worth(const Features& total) const {
    Hidden seen = weights_->see(total);
    seen += weights_->constant;
    return weights_->judge(seen);
}

StarPairs::StarPairs(const Stars& stars, const std::vector<Place>& blacks,
                     const std::vector<Place>& whites)
    : weights_(*stars.weights_),
      columns_(whites.size()),
      together_(blacks.size() * whites.size()),
      meet_(together_.size()) {
    // One of the places, landed on in a star.
    constexpr std::size_t every_axis = axes.size();  // that of the middle
    struct Landing {
        std::size_t index, axis;
        int more;                  // that a row's code grows by
        Features by, after, gain;  // the change, what becomes of it, and the change once cut off
    };
    std::array<Landing, 1 + 4 * axes.size()> room[2];
    const std::vector<Place>* places[] = {&blacks, &whites};
    std::array<std::int8_t, most_cells> index_of[2];
    std::array<Features, most_places> sums[2]{};
    for (const Colour colour : {black, white}) {
        index_of[colour].fill(-1);
        for (std::size_t i = 0; i < places[colour]->size(); ++i)
            index_of[colour][(*places[colour])[i]] = static_cast<std::int8_t>(i);
    }
    const auto& row = weights_.row;
    for (const Place star : stars.board_->places) {
        const auto& codes = stars.codes_[star];
        const Features before = stars.at_[star], before_cut = before.cut();
        std::span<const Landing> landings[2];
        for (const Colour colour : {black, white}) {
            const int turtle = colour == black ? black_turtle : white_turtle;
            std::size_t count = 0;
            const auto land = [&](Place place, std::size_t axis, int shift) {
                const int index = index_of[colour][place];
                if (index < 0) return;
                Landing& one = room[colour][count++];
                one.index = static_cast<std::size_t>(index);
                one.axis = axis;
                one.more = turtle << shift;
                one.by = {};
                const std::size_t first = axis == every_axis ? 0 : axis;
                const std::size_t last = axis == every_axis ? axes.size() : axis + 1;
                for (std::size_t k = first; k < last; ++k) {
                    one.by += row[static_cast<std::size_t>(codes[k] + one.more)];
                    one.by -= row[codes[k]];
                }
                one.after = before;
                one.after += one.by;
                one.gain = one.after.cut();
                one.gain -= before_cut;
                sums[colour][one.index] += one.gain;
            };
            land(star, every_axis, middle);
            for (const auto& [place, axis, shift] : stars.around_->sees[star])
                land(place, axis, shift);
            landings[colour] = {room[colour].data(), count};
        }
        for (const Landing& one : landings[black])
            for (const Landing& two : landings[white]) {
                if (one.axis == every_axis && two.axis == every_axis) continue;  // the same place
                Features after = two.axis == every_axis ? two.after : one.after;
                if (two.axis == every_axis) stars.grow(after, codes[one.axis] + two.more, one.more);
                else if (one.axis == every_axis || one.axis == two.axis)  // they share a row
                    stars.grow(after, codes[two.axis] + one.more, two.more);
                else after += two.by;
                Features more = after.cut();
                more -= before_cut;
                more -= one.gain;
                more -= two.gain;
                const std::size_t cell = one.index * columns_ + two.index;
                together_[cell] += more;
                meet_[cell] = true;
            }
    }
    Hidden now = weights_.see(stars.total_);
    now += weights_.constant;
    for (std::size_t i = 0; i < blacks.size(); ++i) {
        by_black_[i] = weights_.see(sums[black][i]);
        by_black_[i] += now;
    }
    for (std::size_t j = 0; j < whites.size(); ++j) by_white_[j] = weights_.see(sums[white][j]);
}

float StarPairs::worth(std::size_t black_index, std::size_t white_index) const {
    Hidden seen = by_black_[black_index];
    seen += by_white_[white_index];
    const std::size_t cell = black_index * columns_ + white_index;
    if (meet_[cell]) seen += weights_.see(together_[cell]);
    return weights_.judge(seen);
}

}  // namespace ludejo::shell
