#include "shell_batch.hpp"

#include <algorithm>

#include "random.hpp"

namespace ludejo::shell {

namespace {

constexpr auto cells = [] {
    std::array<Place, most_places> made{};
    for (std::size_t i = 0; i < most_places; ++i)
        made[i] = static_cast<Place>(i / 9 + stride * (i % 9));
    return made;
}();

constexpr auto numbers = [] {
    std::array<std::uint8_t, most_cells> made{};
    for (std::size_t i = 0; i < most_places; ++i) made[cells[i]] = static_cast<std::uint8_t>(i);
    return made;
}();

// The place so many places on in a set that holds more than that.
int nth(Bits set, int n) {
    const int low = std::popcount(set.low);
    std::uint64_t half = n < low ? set.low : set.high;
    for (int skip = n < low ? n : n - low; skip > 0; --skip) half &= half - 1;
    return std::countr_zero(half) + (n < low ? 0 : 64);
}

}  // namespace

Batch::Batch(std::size_t games)
    : legal(games * wide), over(games), reason(games), won(games), games_(games) {
    for (std::size_t game = 0; game < games; ++game) begin(game, Position{});
}

void Batch::begin(std::size_t game, const Position& position) {
    Game& one = games_[game];
    one.position = position;
    one.past.clear();
    one.lifted = false;
    settle(game);
    show(game, over[game] ? Bits{} : position.empty());
}

// Tells of the places that became legal, or are so no longer.
void Batch::show(std::size_t game, Bits empty) {
    std::uint8_t* row = legal.data() + game * wide;
    for (Bits changed = games_[game].empty ^ empty; changed.any();) {
        const int place = changed.pop();
        row[numbers[static_cast<std::size_t>(place)]] = empty.has(place);
    }
    games_[game].empty = empty;
}

void Batch::settle(std::size_t game) {
    const Game& one = games_[game];
    Outcome outcome = one.position.outcome();
    if (one.lifted && !outcome.decided() &&
        std::count(one.past.begin(), one.past.end(), one.position.hash()) >= 2)
        outcome = {Reason::repetition, -1};
    over[game] = outcome.decided();
    reason[game] = static_cast<std::uint8_t>(outcome.reason);
    won[game] = static_cast<std::int8_t>(outcome.result());
}

Fault Batch::step(std::span<const std::uint8_t> blacks, std::span<const std::uint8_t> whites,
                  bool again) {
    for (std::size_t game = 0; game < games_.size(); ++game) {
        if (games_[game].empty.none()) continue;
        const std::uint8_t* row = legal.data() + game * wide;
        if (blacks[game] >= wide || whites[game] >= wide || !row[blacks[game]] ||
            !row[whites[game]])
            return "game " + std::to_string(game) + ": a place is not empty (W4)";
    }
    for (std::size_t game = 0; game < games_.size(); ++game) {
        Game& one = games_[game];
        if (one.empty.none()) continue;  // over
        const int before = one.position.turtles[0].count() + one.position.turtles[1].count();
        one.past.push_back(one.position.hash());
        const Place ours = cells[blacks[game]], theirs = cells[whites[game]];
        one.position.play(ours, theirs);
        const int after = one.position.turtles[0].count() + one.position.turtles[1].count();
        one.lifted |= ours != theirs && after != before + 2;
        settle(game);
        if (!over[game]) {
            show(game, one.position.empty());
        } else if (again) {
            one.position = Position{};
            one.past.clear();
            one.lifted = false;
            show(game, one.position.empty());
        } else {
            show(game, Bits{});
        }
    }
    return "";
}

void Batch::choose(std::uint64_t seed, std::span<std::uint8_t> blacks,
                   std::span<std::uint8_t> whites) const {
    Random random(seed);
    for (std::size_t game = 0; game < games_.size(); ++game) {
        const Bits empty = games_[game].empty;
        if (empty.none()) continue;
        const std::uint64_t chance = random.next(),
                            count = static_cast<std::uint64_t>(empty.count());
        const auto pick = [&](std::uint64_t bits) {
            return numbers[static_cast<std::size_t>(
                nth(empty, static_cast<int>((bits * count) >> 32)))];
        };
        blacks[game] = pick(chance >> 32);
        whites[game] = pick(chance & 0xffffffff);
    }
}

}  // namespace ludejo::shell
