// What is checked, file by file, and how.
#pragma once

#include <cstdint>
#include <cstdio>

namespace ludejo::tests {

inline int failures = 0;

#define CHECK(what)                                                        \
    do {                                                                   \
        if (!(what)) {                                                     \
            std::printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #what); \
            ++failures;                                                    \
        }                                                                  \
    } while (false)

void check_shell();
void check_shell_search();
void check_kruco();
void check_matrices();
void check_face();

// How many lines of Kruco there are from the start, by generating every last one.
std::uint64_t lines_of_kruco(int depth);

}  // namespace ludejo::tests
