// Any bytes as a position of What the Shell: refused, or read and written as the same text.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "../core/shell.hpp"

using namespace ludejo;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    shell::Position position;
    if (shell::read(text, shell::Board::full(), position).empty() && shell::write(position) != text)
        std::abort();
    return 0;
}
