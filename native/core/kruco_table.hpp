// What a search of Kruco remembers of boards, shared by its threads without a lock.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace ludejo::kruco {

enum class Bound : std::uint8_t { none, at_most, at_least, exact };

struct Memory {
    int value = 0;
    int depth = 0;
    Bound bound = Bound::none;
    std::uint16_t best = no_move;  // which result of `generate` was best

    static constexpr std::uint16_t no_move = 0xffff;
};

class Table {
  public:
    explicit Table(int bits);

    bool find(std::uint64_t hash, Memory& memory) const;
    void keep(std::uint64_t hash, const Memory& memory);
    int bits() const { return bits_; }
    // A larger one with all that this one knows.
    Table grown(int bits) const;

  private:
    // Two writers at once would leave halves that do not fit: `check` is hash ^ data.
    struct Entry {
        std::atomic<std::uint64_t> check, data;
    };
    static_assert(sizeof(Entry) == 16);

    struct Free {
        void operator()(void* memory) const;
    };
    int bits_;
    std::unique_ptr<Entry[], Free> entries_;

    std::size_t slot(std::uint64_t hash) const {
        return static_cast<std::size_t>(hash >> (64 - bits_)) & ~std::size_t{1};
    }
};

}  // namespace ludejo::kruco
