#include "analysis.hpp"

#include <charconv>

namespace ludejo {

namespace {

// The shortest text that reads as the same number, wherever it is written.
std::string number(double value) {
    char text[32];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value);
    return std::string(text, end);
}
std::string number(float value) {
    char text[32];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value);
    return std::string(text, end);
}

std::string json(const std::vector<shell::Choice>& choices) {
    std::string list = "[";
    for (const shell::Choice& choice : choices) {
        if (list.size() > 1) list += ", ";
        list += "{\"place\": \"" + shell::name(choice.place) +
                "\", \"probability\": " + number(choice.probability) +
                ", \"value\": " + number(choice.value) + "}";
    }
    return list + "]";
}

}  // namespace

Analysis::Analysis(std::string_view text, int size, int line, std::uint64_t seed) {
    const shell::Board* board = shell::Board::of(size, line);
    ShellGame game;
    if (!board) fault_ = "boards are 4 to 9 wide with lines of 3 to 5";
    else fault_ = game.read(text, *board);
    if (!fault_.empty()) return;
    if (game.outcome().decided()) fault_ = "the game is over";
    else search_ = std::make_unique<shell::Search>(game.position, game.past, seed);
}

void Analysis::run(double seconds, std::uint64_t boards, const std::atomic<bool>* stop) {
    if (!search_) return;
    shell::Limits limits;
    limits.seconds = seconds;
    limits.nodes = boards;
    limits.stop = stop;
    search_->run(limits);
}

std::string Analysis::report() const {
    if (!search_) return "{\"error\": \"" + fault_ + "\"}";
    const shell::Report report = search_->report();
    std::string line = "[";
    for (const auto& [ours, theirs] : report.line)
        line +=
            (line.size() > 1 ? ", \"" : "\"") + shell::name(ours) + ':' + shell::name(theirs) + '"';
    return "{\"value\": " + number(report.value) + ", \"error_bound\": " + number(report.error) +
           ", \"exact\": " + (report.exact ? "true" : "false") +
           ", \"choices\": {\"black\": " + json(report.choices[black]) +
           ", \"white\": " + json(report.choices[white]) + "}, \"line\": " + line +
           "], \"nodes\": " + std::to_string(report.nodes) +
           ", \"depth\": " + std::to_string(report.depth) +
           ", \"seconds\": " + number(report.seconds) + "}";
}

}  // namespace ludejo
