// Many games of What the Shell, stepped together.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "shell.hpp"

namespace ludejo::shell {

// Places are counted as they sort: A1 is 0, A2 is 1, I9 is 80.
class Batch {
  public:
    static constexpr std::size_t wide = most_places;

    explicit Batch(std::size_t games);

    std::size_t size() const { return games_.size(); }
    const Position& position(std::size_t game) const { return games_[game].position; }

    // Plays a turn in every game that goes on. Refused as a whole, with nothing played, where a
    // place is not empty. With `again`, games that end begin anew at once.
    Fault step(std::span<const std::uint8_t> blacks, std::span<const std::uint8_t> whites,
               bool again);
    // Legal places at random for both seats of every game that goes on.
    void choose(std::uint64_t seed, std::span<std::uint8_t> blacks,
                std::span<std::uint8_t> whites) const;
    // Begins one game anew, from this position.
    void begin(std::size_t game, const Position& position);

    // Of each game, as of the last step: a row of 81 for the legal places; whether it ended in that
    // step (or before, unless `again`), for whom (1 Black, -1 White, 0 nobody) and why (a Reason).
    std::vector<std::uint8_t> legal, over, reason;
    std::vector<std::int8_t> won;

  private:
    struct Game {
        Position position;
        Bits empty;
        std::vector<std::uint64_t> past;  // hashes of the earlier boards (W19)
        bool lifted = false;              // without a capture no board comes again
    };
    std::vector<Game> games_;

    void show(std::size_t game, Bits empty);
    void settle(std::size_t game);
};

}  // namespace ludejo::shell
