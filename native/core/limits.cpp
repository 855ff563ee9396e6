#include "limits.hpp"

#include <chrono>

namespace ludejo {

double steady_time() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace ludejo
