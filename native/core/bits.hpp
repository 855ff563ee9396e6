// A set of places of a board of up to 9×9, as 128 bits.
//
// A place is column + 10 × row: the tenth column stays empty, so that a shift along any axis never
// runs from one row into the next.
#pragma once

#include <bit>
#include <cstdint>

namespace ludejo {

struct Bits {
    std::uint64_t low = 0, high = 0;

    static constexpr Bits of(int place) {
        return place < 64 ? Bits{std::uint64_t{1} << place, 0}
                          : Bits{0, std::uint64_t{1} << (place - 64)};
    }
    constexpr bool has(int place) const {
        return ((place < 64 ? low >> place : high >> (place - 64)) & 1) != 0;
    }
    constexpr bool any() const { return (low | high) != 0; }
    constexpr bool none() const { return !any(); }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }
    // The lowest place; the set must not be empty.
    constexpr int first() const {
        return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
    }
    // Takes the lowest place out, and gives it.
    constexpr int pop() {
        const int place = first();
        if (low != 0) low &= low - 1;
        else high &= high - 1;
        return place;
    }
    constexpr bool contains(Bits other) const {
        return (other.low & ~low) == 0 && (other.high & ~high) == 0;
    }
    constexpr void add(int place) { *this |= of(place); }
    constexpr void remove(int place) { *this &= ~of(place); }

    constexpr Bits operator|(Bits b) const { return {low | b.low, high | b.high}; }
    constexpr Bits operator&(Bits b) const { return {low & b.low, high & b.high}; }
    constexpr Bits operator^(Bits b) const { return {low ^ b.low, high ^ b.high}; }
    constexpr Bits operator~() const { return {~low, ~high}; }
    constexpr Bits& operator|=(Bits b) { return *this = *this | b; }
    constexpr Bits& operator&=(Bits b) { return *this = *this & b; }
    constexpr Bits& operator^=(Bits b) { return *this = *this ^ b; }
    constexpr bool operator==(const Bits&) const = default;

    // Towards lower places; 0 < n < 64.
    constexpr Bits operator>>(int n) const { return {low >> n | high << (64 - n), high >> n}; }
    // Towards higher places; 0 < n < 64.
    constexpr Bits operator<<(int n) const { return {low << n, high << n | low >> (64 - n)}; }
};

}  // namespace ludejo
