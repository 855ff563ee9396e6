// A line of play that can be gone along and back: positions, and the worth of the board.
#pragma once

#include <vector>

#include "shell.hpp"
#include "shell_eval.hpp"

namespace ludejo::shell {

class Line {
  public:
    explicit Line(const Position& start) : positions_{start}, scores_(start) {}

    const Position& position() const { return positions_.back(); }
    const Scores& scores() const { return scores_; }
    std::size_t turns() const { return positions_.size() - 1; }

    // Both places must be empty, and the position not decided.
    void make(Place black_place, Place white_place) {
        Position after = position();
        after.play(black_place, white_place);
        follow(position(), after);
        positions_.push_back(after);
    }
    // Takes the last turn back; there must be one.
    void unmake() {
        const Position gone = position();
        positions_.pop_back();
        follow(gone, position());
    }

  private:
    std::vector<Position> positions_;
    Scores scores_;

    // A turn changes few places; each takes its windows along.
    void follow(const Position& from, const Position& to) {
        const Content contents[] = {black_turtle, white_turtle, an_egg};
        const Bits before[] = {from.turtles[black], from.turtles[white], from.eggs};
        const Bits now[] = {to.turtles[black], to.turtles[white], to.eggs};
        for (int i = 0; i < 3; ++i)
            for (Bits gone = before[i] & ~now[i]; gone.any();)
                scores_.take(static_cast<Place>(gone.pop()), contents[i]);
        for (int i = 0; i < 3; ++i)
            for (Bits come = now[i] & ~before[i]; come.any();)
                scores_.put(static_cast<Place>(come.pop()), contents[i]);
    }
};

}  // namespace ludejo::shell
