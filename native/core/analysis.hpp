// Either game analysed, for those who speak text and JSON.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "face.hpp"
#include "kruco_search.hpp"
#include "limits.hpp"
#include "shell_search.hpp"

namespace ludejo {

// One analysis: run as often as wanted, it goes on from where it was.
class Analysis {
  public:
    // A game as text; what is wrong with it says `fault`, and then nothing can be run.
    static Analysis of_shell(std::string_view game, std::uint64_t seed, int size = 9, int line = 5);
    // So many of the best moves are told.
    static Analysis of_kruco(std::string_view game, std::uint64_t seed, int lines = 1);
    // Rules by name: `what-the-shell` or `kruco`.
    static Analysis of(std::string_view rules, std::string_view game, std::uint64_t seed,
                       int lines);

    const Fault& fault() const { return fault_; }
    void run(const Limits& limits);
    // What is known by now, as a JSON object, or {"error": …}.
    std::string report() const;

  private:
    Fault fault_;
    std::unique_ptr<shell::Search> shell_;
    std::unique_ptr<kruco::Search> kruco_;
};

}  // namespace ludejo
