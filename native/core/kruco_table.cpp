#include "kruco_table.hpp"

#include <cstdlib>
#include <new>

namespace ludejo::kruco {

namespace {

// From the low end: value 16, best 16, depth 8, bound 8; never 0, since what is kept has a bound.
std::uint64_t packed(const Memory& memory) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(memory.value)) |
           static_cast<std::uint64_t>(memory.best) << 16 |
           static_cast<std::uint64_t>(static_cast<std::uint8_t>(memory.depth)) << 32 |
           static_cast<std::uint64_t>(memory.bound) << 40;
}

constexpr auto relaxed = std::memory_order_relaxed;

int depth_of(std::uint64_t data) { return static_cast<std::int8_t>(data >> 32 & 0xff); }

}  // namespace

void Table::Free::operator()(void* memory) const { std::free(memory); }

// Zeroed memory that nobody has touched costs nothing: a short search uses a corner of it.
Table::Table(int bits)
    : bits_(bits),
      entries_(static_cast<Entry*>(std::calloc(std::size_t{1} << bits, sizeof(Entry)))) {
    if (!entries_) std::abort();
}

bool Table::find(std::uint64_t hash, Memory& memory) const {
    const Entry* entry = &entries_[slot(hash)];
    for (int i = 0; i < 2; ++i, ++entry) {
        const std::uint64_t data = entry->data.load(relaxed);
        if (data == 0 || (entry->check.load(relaxed) ^ data) != hash) continue;
        memory.value = static_cast<std::int16_t>(data & 0xffff);
        memory.best = static_cast<std::uint16_t>(data >> 16);
        memory.depth = depth_of(data);
        memory.bound = static_cast<Bound>(data >> 40 & 0xff);
        return true;
    }
    return false;
}

// The first of a pair holds what was dear to find out, the second what came last.
void Table::keep(std::uint64_t hash, const Memory& memory) {
    Entry* entry = &entries_[slot(hash)];
    const std::uint64_t first = entry->data.load(relaxed);
    const bool same = first != 0 && (entry->check.load(relaxed) ^ first) == hash;
    if (!same && first != 0 && depth_of(first) > memory.depth) ++entry;
    const std::uint64_t data = packed(memory);
    entry->data.store(data, relaxed);
    entry->check.store(hash ^ data, relaxed);
}

Table Table::grown(int bits) const {
    Table larger(bits);
    for (std::size_t i = 0; i < std::size_t{1} << bits_; ++i) {
        const std::uint64_t data = entries_[i].data.load(relaxed);
        if (data == 0) continue;
        const std::uint64_t hash = entries_[i].check.load(relaxed) ^ data;
        Entry* entry = &larger.entries_[larger.slot(hash)];
        if (entry->data.load(relaxed) != 0) ++entry;
        entry->data.store(data, relaxed);
        entry->check.store(hash ^ data, relaxed);
    }
    return larger;
}

}  // namespace ludejo::kruco
