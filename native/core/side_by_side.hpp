// Numbers that one instruction takes side by side: eight small integers, or four floats.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ludejo {

// Written out where compilers can be told; they do not see it in loops over arrays everywhere.
#ifdef __GNUC__
using EightIntegers = std::int16_t __attribute__((vector_size(16)));
using FourFloats = float __attribute__((vector_size(16)));
#else
template <class Number, std::size_t count>
struct SideBySide : std::array<Number, count> {
    void operator+=(const SideBySide& that) {
        for (std::size_t k = 0; k < count; ++k)
            (*this)[k] = static_cast<Number>((*this)[k] + that[k]);
    }
    void operator-=(const SideBySide& that) {
        for (std::size_t k = 0; k < count; ++k)
            (*this)[k] = static_cast<Number>((*this)[k] - that[k]);
    }
};
template <class Number, std::size_t count>
auto operator+(SideBySide<Number, count> a, const SideBySide<Number, count>& b) {
    a += b;
    return a;
}
template <class Number, std::size_t count>
auto operator-(SideBySide<Number, count> a, const SideBySide<Number, count>& b) {
    a -= b;
    return a;
}
using EightIntegers = SideBySide<std::int16_t, 8>;
using FourFloats = SideBySide<float, 4>;
#endif

inline EightIntegers eight(std::int16_t number) {
    return EightIntegers{number, number, number, number, number, number, number, number};
}
inline FourFloats four(float number) { return FourFloats{number, number, number, number}; }

template <class Numbers>
Numbers larger(const Numbers& a, const Numbers& b) {
#ifdef __GNUC__
    return a > b ? a : b;
#else
    Numbers result;
    for (std::size_t k = 0; k < a.size(); ++k) result[k] = a[k] > b[k] ? a[k] : b[k];
    return result;
#endif
}
template <class Numbers>
Numbers smaller(const Numbers& a, const Numbers& b) {
#ifdef __GNUC__
    return a < b ? a : b;
#else
    Numbers result;
    for (std::size_t k = 0; k < a.size(); ++k) result[k] = a[k] < b[k] ? a[k] : b[k];
    return result;
#endif
}
template <class Numbers>
Numbers product(const Numbers& a, const Numbers& b) {
#ifdef __GNUC__
    return a * b;
#else
    Numbers result;
    for (std::size_t k = 0; k < a.size(); ++k) result[k] = a[k] * b[k];
    return result;
#endif
}

}  // namespace ludejo
