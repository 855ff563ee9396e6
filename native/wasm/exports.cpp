// The native engine as WebAssembly: text in, JSON out, through the memory the two sides share.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "../core/face.hpp"

namespace {
std::string reply;

std::uint32_t give(std::string text) {
    reply = std::move(text);
    return static_cast<std::uint32_t>(reply.size());
}
}  // namespace

#define EXPORT(name) __attribute__((export_name(#name))) name

extern "C" {
char* EXPORT(room)(std::uint32_t size) { return static_cast<char*>(std::malloc(size)); }
void EXPORT(free_room)(char* room) { std::free(room); }
const char* EXPORT(answer)() { return reply.data(); }
std::uint32_t EXPORT(shell_legal)(const char* game, std::uint32_t length) {
    return give(ludejo::shell_legal({game, length}, 9, 5));
}
}
