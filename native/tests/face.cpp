// What both games answer to texts.
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "../core/analysis.hpp"
#include "../core/face.hpp"
#include "../core/measure.hpp"
#include "../core/random.hpp"
#include "checks.hpp"

namespace ludejo::tests {

namespace {

// Texts with a few bytes changed, cut or doubled are read or refused, and nothing else.
void readers() {
    Random random(4);
    const std::string_view texts[] = {
        "position start moves E5:D4 E6:E6 E7:C5",
        "position 9/9/9/9/b2b1w3/9/3e5/9/9 D3 1 moves E5:C5 D5:B5",
        "position start moves a2-a3 a7-a6 a3-a2",
        "position 8/3ww3/2wb1b2/7b/2wbwb1b/3wb2w/2w2bww/8 7/5w1/3b3/7/5b1/7/7 b 6,5 1"
        " moves d5+=d5,e5,e6 *d4 *e6",
    };
    std::size_t read = 0;
    for (int i = 0; i < 40'000; ++i) {
        std::string text(texts[random.below(4)]);
        for (auto changes = random.below(4); changes > 0 && !text.empty(); --changes) {
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            switch (random.below(3)) {
                case 0: text[at] = static_cast<char>(random.below(256)); break;
                case 1: text.erase(at, random.below(4)); break;
                default: text.insert(at, text.substr(at, random.below(4))); break;
            }
        }
        for (const std::string& said :
             {shell_legal(text, 9, 5), kruco_legal(text), shell_play(text, "A1:B2", 9, 5),
              kruco_play(text, "d4-d5"), kruco_captures("position start", text),
              kruco_captures(text, "d4-d5 xd4"), i % 16 ? "{}" : shell_board(text, 9, 5),
              i % 16 ? "{}" : kruco_board(text)}) {
            CHECK(said.starts_with('{') && said.ends_with('}'));
            read += said.starts_with("{\"legal");
        }
    }
    CHECK(read > 10'000);
}

void analyses() {
    Limits few;
    few.nodes = 60;
    for (const auto& [size, line] : {std::pair{9, 5}, {5, 4}, {4, 3}}) {
        Analysis analysis = Analysis::of_shell("position start moves A1:B2", 1, size, line);
        CHECK(analysis.fault().empty());
        analysis.run(few);
        analysis.run(few);
        CHECK(analysis.report().starts_with("{\"value\": "));
    }
    const auto refused = Analysis::of_shell("position start moves A1:A9", 1, 4, 3);
    CHECK(refused.report().starts_with("{\"error\": "));
    CHECK(!Analysis::of_shell("position bbbbb4/9/9/9/9/9/9/9/9 - 5", 1).fault().empty());
    Analysis kruco = Analysis::of("kruco", "position start moves a2-a3", 1, 3);
    kruco.run(few);
    CHECK(kruco.report().starts_with("{\"lines\": [{\"move\": "));
    CHECK(!Analysis::of("kruco", "position start moves a2-a9", 1, 1).fault().empty());
    CHECK(!Analysis::of("chess", "position start", 1, 1).fault().empty());
    CHECK(shell_playouts(500, 1) == shell_playouts(500, 1));
}

}  // namespace

void check_face() {
    readers();
    analyses();
}

}  // namespace ludejo::tests
