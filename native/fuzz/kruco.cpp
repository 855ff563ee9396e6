// Any bytes as a position or a move of Kruco: refused, or read and written as the same text.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "../core/kruco.hpp"

using namespace ludejo;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    kruco::Position position;
    if (kruco::read(text, position).empty() && kruco::write(position) != text) std::abort();
    kruco::Move move;
    if (kruco::read(text, move).empty() && move.order.count < kruco::most_liftings &&
        kruco::write(move) != text)
        std::abort();
    return 0;
}
