// What the Shell analysed, for those who speak text and JSON.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "face.hpp"
#include "shell_search.hpp"

namespace ludejo {

// One analysis: run as often as wanted, it goes on from where it was.
class Analysis {
  public:
    // A game as text; what is wrong with it says `fault`, and then nothing can be run.
    Analysis(std::string_view game, int size, int line, std::uint64_t seed);

    const Fault& fault() const { return fault_; }
    // For so many seconds, so many boards, or until told to stop; 0 is no limit.
    void run(double seconds, std::uint64_t boards, const std::atomic<bool>* stop = nullptr);
    // What is known by now, as a JSON object, or {"error": …}.
    std::string report() const;

  private:
    Fault fault_;
    std::unique_ptr<shell::Search> search_;
};

}  // namespace ludejo
