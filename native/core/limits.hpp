// How far a search goes.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

namespace ludejo {

double steady_time();  // in seconds, from some moment on

// Whichever is reached first ends a run; 0 is no limit.
struct Limits {
    double seconds = 0;
    double (*clock)() = steady_time;  // what they are measured by
    std::uint64_t nodes = 0;          // boards looked into
    int depth = 0;                    // turns or plies ahead
    const std::atomic<bool>* stop = nullptr;
    std::function<void()> pause;  // called now and then: what was found so far can be looked at
};

}  // namespace ludejo
