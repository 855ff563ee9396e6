// The native engine's own tests: what is kept up to date equals what is computed anew.
//
// `tests` runs all; `tests perft DEPTH` counts Kruco's lines by generating every last one.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "checks.hpp"

int main(int count, char** words) {
    using namespace ludejo::tests;
    if (count == 3 && std::string_view(words[1]) == "perft") {
        const auto lines = lines_of_kruco(std::atoi(words[2]));
        std::printf("%llu\n", static_cast<unsigned long long>(lines));
        return 0;
    }
    check_shell();
    check_shell_search();
    check_kruco();
    check_matrices();
    check_face();
    std::printf(failures ? "%d failures\n" : "all is so\n", failures);
    return failures != 0;
}
