// Any bytes as choices: whole games of both, and what is kept up to date stays true.
#include <cstdint>
#include <cstdlib>

#include "../core/kruco.hpp"
#include "../core/shell_line.hpp"

using namespace ludejo;

namespace {

void require(bool so) {
    if (!so) std::abort();
}

void play_shell(const std::uint8_t* data, std::size_t size) {
    shell::Line line{shell::Position{}};
    for (std::size_t i = 0; i + 1 < size && !line.position().outcome().decided(); i += 2) {
        shell::Place chosen[2];
        for (const int seat : {0, 1}) {
            Bits empty = line.position().empty();
            for (int skip = data[i + static_cast<std::size_t>(seat)] % empty.count(); skip > 0;
                 --skip)
                empty.pop();
            chosen[seat] = static_cast<shell::Place>(empty.first());
        }
        line.make(chosen[0], chosen[1]);
        shell::Position again;
        require(shell::read(shell::write(line.position()), shell::Board::full(), again).empty());
        require(again.hash() == line.position().hash());
        require(shell::Scores(again).sum() == line.scores().sum());
    }
    while (line.turns()) line.unmake();
    require(line.scores().sum() == shell::Scores(shell::Position{}).sum());
}

void play_kruco(const std::uint8_t* data, std::size_t size) {
    kruco::Position position = kruco::Position::start();
    std::vector<kruco::Result> results;
    for (std::size_t i = 0; i < size && !position.outcome().decided(); ++i) {
        results.clear();
        kruco::generate(position, results);
        require(!results.empty());
        require(results.size() == kruco::count(position));
        position = results[data[i] % results.size()].after;
        kruco::Position again;
        require(kruco::read(kruco::write(position), again).empty() && again.same(position));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    (data[0] % 2 ? play_shell : play_kruco)(data + 1, size - 1);
    return 0;
}
