#include "analysis.hpp"

#include "json.hpp"

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

template <typename Values, typename Write>
std::string list(const Values& values, Write write) {
    std::string all = "[";
    for (const auto& value : values) {
        if (all.size() > 1) all += ", ";
        all += write(value);
    }
    return all + "]";
}

std::string json(const std::vector<shell::Choice>& choices) {
    return list(choices, [](const shell::Choice& choice) {
        return "{\"place\": \"" + shell::name(choice.place) +
               "\", \"probability\": " + number(static_cast<double>(choice.probability)) +
               ", \"value\": " + number(static_cast<double>(choice.value)) + "}";
    });
}

std::string json(const shell::Report& report) {
    const auto turn = [](const auto& places) {
        return '"' + shell::name(places.first) + ':' + shell::name(places.second) + '"';
    };
    return "{\"value\": " + number(static_cast<double>(report.value)) +
           ", \"error_bound\": " + number(static_cast<double>(report.error)) +
           ", \"exact\": " + boolean(report.exact) +
           ", \"choices\": {\"black\": " + json(report.choices[black]) +
           ", \"white\": " + json(report.choices[white]) +
           "}, \"line\": " + list(report.line, turn) +
           ", \"nodes\": " + std::to_string(report.nodes) +
           ", \"depth\": " + std::to_string(report.depth) +
           ", \"seconds\": " + number(report.seconds) + "}";
}

std::string json(const kruco::Report& report) {
    const auto move = [](const kruco::Move& one) { return '"' + kruco::write(one) + '"'; };
    const auto line = [&](const kruco::Line& one) {
        return "{\"move\": " + move(one.move) + ", \"value\": " + number(one.value) +
               ", \"win_in\": " + (one.win_in ? std::to_string(one.win_in) : "null") +
               ", \"exact\": " + boolean(one.exact) + ", \"line\": " + list(one.moves, move) + "}";
    };
    return "{\"lines\": " + list(report.lines, line) +
           ", \"error_bound\": " + number(report.error) + ", \"exact\": " + boolean(report.exact) +
           ", \"nodes\": " + std::to_string(report.nodes) +
           ", \"depth\": " + std::to_string(report.depth) +
           ", \"selective_depth\": " + std::to_string(report.selective_depth) +
           ", \"seconds\": " + number(report.seconds) + "}";
}

}  // namespace

Analysis Analysis::of_shell(std::string_view text, std::uint64_t seed, int size, int line) {
    Analysis made;
    const shell::Board* board = shell::Board::of(size, line);
    ShellGame game;
    if (!board) made.fault_ = "boards are 4 to 9 wide with lines of 3 to 5";
    else made.fault_ = game.read(text, *board);
    if (!made.fault_.empty()) return made;
    if (game.outcome().decided()) made.fault_ = "the game is over";
    else made.shell_ = std::make_unique<shell::Search>(game.position, game.past, seed);
    return made;
}

Analysis Analysis::of_kruco(std::string_view text, std::uint64_t seed, int lines) {
    Analysis made;
    KrucoGame game;
    made.fault_ = game.read(text);
    if (!made.fault_.empty()) return made;
    if (game.outcome().decided()) made.fault_ = "the game is over";
    else made.kruco_ = std::make_unique<kruco::Search>(game.position, game.past, seed, 1, lines);
    return made;
}

Analysis Analysis::of(std::string_view rules, std::string_view game, std::uint64_t seed,
                      int lines) {
    if (rules == "what-the-shell") return of_shell(game, seed);
    if (rules == "kruco") return of_kruco(game, seed, lines);
    Analysis made;
    made.fault_ = "the rules are what-the-shell or kruco";
    return made;
}

void Analysis::run(const Limits& limits) {
    if (shell_) shell_->run(limits);
    if (kruco_) kruco_->run(limits);
}

std::string Analysis::report() const {
    if (shell_) return json(shell_->report());
    if (kruco_) return json(kruco_->report());
    return "{\"error\": \"" + fault_ + "\"}";
}

}  // namespace ludejo
