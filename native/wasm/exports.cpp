// The native engine as WebAssembly: text in, JSON out, through the memory the two sides share.
//
// A caller writes its texts into rooms; each function gives the length of its answer, which begins
// at `answer`.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "../core/analysis.hpp"
#include "../core/face.hpp"
#include "../core/levels.hpp"
#include "../core/measure.hpp"

namespace {

std::string reply;

std::uint32_t give(std::string text) {
    reply = std::move(text);
    return static_cast<std::uint32_t>(reply.size());
}

}  // namespace

#define EXPORT(name) __attribute__((export_name(#name))) name

extern "C" {

// What is made once a thread stays as long as the module, which never ends.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

char* EXPORT(room)(std::uint32_t size) { return static_cast<char*>(std::malloc(size)); }
void EXPORT(leave)(char* room) { std::free(room); }
const char* EXPORT(answer)() { return reply.data(); }

std::uint32_t EXPORT(shell_legal)(const char* game, std::uint32_t length, int size, int line) {
    return give(ludejo::shell_legal({game, length}, size, line));
}
std::uint32_t EXPORT(shell_play)(const char* game, std::uint32_t length, const char* move,
                                 std::uint32_t move_length, int size, int line) {
    return give(ludejo::shell_play({game, length}, {move, move_length}, size, line));
}
std::uint32_t EXPORT(kruco_legal)(const char* game, std::uint32_t length) {
    return give(ludejo::kruco_legal({game, length}));
}
std::uint32_t EXPORT(kruco_play)(const char* game, std::uint32_t length, const char* move,
                                 std::uint32_t move_length) {
    return give(ludejo::kruco_play({game, length}, {move, move_length}));
}
std::uint32_t EXPORT(kruco_divide)(const char* position, std::uint32_t length, int depth) {
    return give(ludejo::kruco_divide({position, length}, depth));
}
std::uint32_t EXPORT(shell_board)(const char* game, std::uint32_t length, int size, int line) {
    return give(ludejo::shell_board({game, length}, size, line));
}
std::uint32_t EXPORT(kruco_board)(const char* game, std::uint32_t length) {
    return give(ludejo::kruco_board({game, length}));
}
std::uint32_t EXPORT(kruco_captures)(const char* game, std::uint32_t length, const char* move,
                                     std::uint32_t move_length) {
    return give(ludejo::kruco_captures({game, length}, {move, move_length}));
}

// JavaScript's numbers hold whole ones up to 2^53.
std::uint32_t EXPORT(choose)(const char* rules, std::uint32_t rules_length, const char* game,
                             std::uint32_t length, const char* seat, std::uint32_t seat_length,
                             int level, double seed) {
    return give(ludejo::choose({rules, rules_length}, {game, length}, {seat, seat_length}, level,
                               static_cast<std::uint64_t>(seed)));
}

// 0 is no limit; the best `lines` moves are told, where one side is to move.
ludejo::Analysis* EXPORT(analysis_begin)(const char* rules, std::uint32_t rules_length,
                                         const char* game, std::uint32_t length, double seed,
                                         int lines) {
    return new ludejo::Analysis(ludejo::Analysis::of({rules, rules_length}, {game, length},
                                                     static_cast<std::uint64_t>(seed), lines));
}
void EXPORT(analysis_run)(ludejo::Analysis* analysis, double seconds, std::uint32_t nodes,
                          int depth) {
    ludejo::Limits limits;
    limits.seconds = seconds;
    limits.nodes = nodes;
    limits.depth = depth;
    analysis->run(limits);
}
std::uint32_t EXPORT(analysis_report)(const ludejo::Analysis* analysis) {
    return give(analysis->report());
}
void EXPORT(analysis_end)(ludejo::Analysis* analysis) { delete analysis; }

std::uint32_t EXPORT(shell_playouts)(int games, std::uint32_t seed) {
    return give(ludejo::shell_playouts(games, seed));
}
std::uint32_t EXPORT(solve_matrices)(int matrices, int size, double gap, std::uint32_t seed) {
    return give(ludejo::solve_matrices(matrices, size, gap, seed));
}
}
