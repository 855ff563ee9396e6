#include "analysis.hpp"

namespace ludejo {

namespace {

// To six digits after the point; the library's own ways would be half of the browser's module.
std::string number(double value) {
    const auto millionths = static_cast<std::int64_t>(value * 1e6 + (value < 0 ? -0.5 : 0.5));
    const std::uint64_t size =
        static_cast<std::uint64_t>(millionths < 0 ? -millionths : millionths);
    const std::string digits = std::to_string(1'000'000 + size % 1'000'000);
    return (millionths < 0 ? "-" : "") + std::to_string(size / 1'000'000) + '.' + digits.substr(1);
}

std::string json(const std::vector<shell::Choice>& choices) {
    std::string list = "[";
    for (const shell::Choice& choice : choices) {
        if (list.size() > 1) list += ", ";
        list += "{\"place\": \"" + shell::name(choice.place) +
                "\", \"probability\": " + number(static_cast<double>(choice.probability)) +
                ", \"value\": " + number(static_cast<double>(choice.value)) + "}";
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
    return "{\"value\": " + number(static_cast<double>(report.value)) +
           ", \"error_bound\": " + number(static_cast<double>(report.error)) +
           ", \"exact\": " + (report.exact ? "true" : "false") +
           ", \"choices\": {\"black\": " + json(report.choices[black]) +
           ", \"white\": " + json(report.choices[white]) + "}, \"line\": " + line +
           "], \"nodes\": " + std::to_string(report.nodes) +
           ", \"depth\": " + std::to_string(report.depth) +
           ", \"seconds\": " + number(report.seconds) + "}";
}

}  // namespace ludejo
