// shell_lessons FIRST GAMES NODES: the search of What the Shell plays with itself, so many boards
// looked into a turn, and tells what there is to learn from: a line for each position, its text
// form, the search's value for Black (-1 to 1), how the game ended for Black (1, 0, -1), and the
// game's number, which is its seed. Games begin with some random turns.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "../core/repetition.hpp"
#include "../core/shell_uct.hpp"
#include "peers.hpp"

namespace {

using namespace ludejo;
using namespace ludejo::shell;

constexpr std::size_t longest_game = 150;
constexpr std::uint64_t playouts = 800;  // of decoupled UCT, where it chooses

struct Lesson {
    std::string position;
    float value;
};

Place any_of(const Position& position, Random& random) {
    const auto places = position.empty_places();
    return places[random.below(static_cast<std::uint32_t>(places.size()))];
}

// One of the middle 25, if one is soon found.
Place near_the_middle(const Position& position, Random& random) {
    Place place = any_of(position, random);
    for (int tries = 0; tries < 50; ++tries, place = any_of(position, random))
        if (std::abs(place % stride - 4) <= 2 && std::abs(place / stride - 4) <= 2) break;
    return place;
}

void play(std::uint64_t number, std::uint64_t nodes) {
    Random random(Random(number).next());
    Position position;
    std::vector<Position> past;
    std::vector<Lesson> lessons;
    const std::size_t opening = random.below(8);
    // Boards that no search would come to must be judged, too: in half of the games random playouts
    // choose now and then, in two of three anything at all, and a third of them is played in haste.
    const double by_playouts = random.below(2) ? 0 : 0.25, anything = random.below(3) ? 0.06 : 0;
    if (random.below(3) == 0) nodes = std::max<std::uint64_t>(1, nodes / 4);
    while (!position.outcome().decided() && past.size() < longest_game &&
           !third_time(position, past, &Position::same_board)) {
        Place chosen[2];
        if (past.size() < opening) {
            for (Place& place : chosen)
                place =
                    random.below(3) ? near_the_middle(position, random) : any_of(position, random);
        } else {
            Search search(position, past, random.next());
            Limits limits;
            limits.nodes = nodes;
            search.run(limits);
            const Report report = search.report();
            lessons.push_back({write(position), report.value});
            for (const Colour seat : {black, white}) {
                const double chance = random.real();
                if (chance < anything) {
                    chosen[seat] = any_of(position, random);
                } else if (chance < anything + by_playouts) {
                    DecoupledUct tree(position, random.next());
                    tree.run(playouts);
                    chosen[seat] = tree.choose(seat);
                } else {
                    chosen[seat] = drawn(report.choices[seat], random);
                }
            }
        }
        past.push_back(position);
        position.play(chosen[black], chosen[white]);
    }
    const int result = position.outcome().result();
    for (const Lesson& lesson : lessons)
        std::printf("%s %.4f %d %llu\n", lesson.position.c_str(), static_cast<double>(lesson.value),
                    result, static_cast<unsigned long long>(number));
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) {
        std::fputs("usage: shell_lessons FIRST GAMES NODES\n", stderr);
        return 2;
    }
    const auto first = std::strtoull(words[1], nullptr, 10);
    const auto games = std::strtoull(words[2], nullptr, 10);
    const auto nodes = std::strtoull(words[3], nullptr, 10);
    for (auto number = first; number < first + games; ++number) play(number, nodes);
}
