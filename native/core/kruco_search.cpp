#include "kruco_search.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#ifndef __wasm__
#include <thread>
#endif
#include <unordered_map>

#include "kruco_eval.hpp"
#include "kruco_table.hpp"
#include "random.hpp"

namespace ludejo::kruco {

namespace {

// Values are those of the player to move: a win after so many plies is worth win - plies.
constexpr int win = 30'000, unknown = 32'000, most_plies = 100, most_depth = 64;
constexpr bool proved(int value) { return std::abs(value) > win - 1000; }
constexpr bool lost(int value) { return proved(value) && value < 0; }

constexpr int few_bits = 12, most_bits = 21;  // of the table: from 64 KiB to 32 MiB

constexpr int captures_followed = 6;  // plies of captures where thinking stops

// What a move is recognised by from one board to another.
constexpr std::uint32_t mark_of(const Move& move) {
    const auto kind = static_cast<std::uint32_t>(move.kind);
    const std::uint32_t to =
        move.kind == Kind::divide
            ? static_cast<std::uint32_t>(move.filled * 0x9e3779b97f4a7c15 >> 52)
            : move.to;
    const std::uint32_t order = move.order.count ? move.order.list[0] + 1U : 0;
    return kind | static_cast<std::uint32_t>(move.from) << 2 | to << 8 | order << 20;
}

int lifted(const Position& before, const Result& result, Colour colour) {
    int gone = result.after.men[colour].reserve - before.men[colour].reserve;
    if (colour == before.to_move) gone += std::popcount(result.move.filled);
    return gone;
}

// By how many plies a late move is looked at less deeply: about the product of two logarithms.
int reduction(int depth, int number) {
    const auto log = [](int x) { return std::bit_width(static_cast<unsigned>(x)); };
    return depth < 3 || number < 3 ? 0 : (log(depth) * log(number)) / 5 + 1;
}

// What was found out about a board, told from the root (by the plies to the end), and back.
int from_root(int value, int ply) {
    return !proved(value) ? value : value > 0 ? value - ply : value + ply;
}
int from_here(int value, int ply) {
    return !proved(value) ? value : value > 0 ? value + ply : value - ply;
}

}  // namespace

// What all threads of a search use.
struct Search::Shared {
    Position root;
    std::unordered_map<std::uint64_t, int> past;  // how often each earlier position came up
    Table table{few_bits};
    std::size_t lines = 1;
    bool whole = true;  // the root's moves are all there

    Limits limits;
    double begin = 0;
    std::atomic<bool> over = false;
};

class Search::Thinker {
  public:
    // The leader watches the limits and tells the others when it is over.
    Thinker(Shared& shared, const std::vector<Result>& moves, std::uint64_t seed, bool leader);

    // Goes on where it was broken off.
    void run(std::uint64_t nodes);
    void report(Report& report) const;
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

  private:
    struct Root {
        Result result;
        int value;
        std::vector<Move> line;
        int exact = 0;  // the proved value that cannot be reached sooner, if that is known
    };
    struct Frame {
        std::uint64_t hash = 0;
        std::vector<Result> results;
        std::vector<int> promise;
        std::vector<Move> line;
        std::array<std::uint32_t, 2> killers{};
    };

    Shared& shared_;
    const bool leader_;
    std::vector<Root> roots_;  // the best first, as far as is known
    std::vector<Frame> frames_;
    std::array<std::array<std::array<std::array<int, 64>, 64>, 4>, 2> history_{};
    std::atomic<std::uint64_t> nodes_ = 0;
    std::uint64_t last_node_ = 0;  // where this run ends; 0: nowhere
    bool stopped_ = false;
    int reached_depth_ = 0, selective_depth_ = 0;
    int previous_ = 0, moved_ = win;  // the best value of the last iteration, and its change
    // The first line that was seen to its end and loses: so does every move from there on. And the
    // best one, where that is all of them.
    std::size_t first_lost_ = SIZE_MAX;
    Root defence_{};

    // Where in its work it is: the iteration, the line, the move of it, and the window.
    int depth_ = 0;
    std::size_t slot_ = 0, at_ = 0;
    int low_ = 0, high_ = 0, best_ = 0, width_ = 0;

    int first_look(const Result& result) const;
    bool finished() const;
    void open(int width);
    bool search_slot();
    void close();
    std::vector<const Root*> told() const;
    bool count_node();
    bool repeats(int ply) const;
    int& history(Colour colour, const Move& move) {
        const int to = move.kind == Kind::divide ? first(move.filled) : move.to;
        return history_[colour][static_cast<std::size_t>(move.kind)][move.from]
                       [static_cast<std::size_t>(to)];
    }
    Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    void weigh(const Position& at, Frame& here, int remembered);
    void lengthen(int ply, const Move& move);
    int search(const Position& at, int ply, int depth, int alpha, int beta, bool may_pass);
    int quiet(const Position& at, int ply, int left, int alpha, int beta);
    bool wins(const Position& at, int ply, int plies);
    bool loses(const Position& at, int ply, int plies);
    void look_for_sooner();
};

Search::Thinker::Thinker(Shared& shared, const std::vector<Result>& moves, std::uint64_t seed,
                         bool leader)
    : shared_(shared), leader_(leader), frames_(most_plies + 2) {
    Random random(seed);
    // Something sensible is known at once; what is as good as another comes as chance wants.
    for (const Result& result : moves)
        roots_.push_back({result, first_look(result), {result.move}, 0});
    for (std::size_t i = roots_.size(); i > 1; --i)
        std::swap(roots_[i - 1], roots_[random.below(static_cast<std::uint32_t>(i))]);
    std::stable_sort(roots_.begin(), roots_.end(),
                     [](const Root& a, const Root& b) { return a.value > b.value; });
    frames_[0].hash = shared.root.hash();
}

int Search::Thinker::first_look(const Result& result) const {
    const Outcome outcome = result.after.outcome();
    if (outcome.decided()) return outcome.winner == shared_.root.to_move ? win - 1 : 1 - win;
    const auto found = shared_.past.find(result.after.hash());
    return found != shared_.past.end() && found->second >= 2 ? 0 : -worth(result.after);
}

// Whether no more can be found out, or no more is wanted.
bool Search::Thinker::finished() const {
    if (depth_ >= most_depth || (shared_.limits.depth > 0 && depth_ >= shared_.limits.depth))
        return true;
    for (std::size_t i = 0; i < std::min(shared_.lines, roots_.size()); ++i)
        if (!proved(roots_[i].value) || win - std::abs(roots_[i].value) > depth_) return false;
    return true;
}

// Opens the window for a line: about what it was worth before, or all there is.
void Search::Thinker::open(int width) {
    const int value = roots_[slot_].value;
    const bool narrow = width > 0 && depth_ > 3 && !proved(value);
    low_ = narrow ? value - width : -unknown;
    high_ = narrow ? value + width : unknown;
    width_ = width;
    at_ = slot_;
    best_ = -unknown;
}

void Search::Thinker::run(std::uint64_t nodes) {
    constexpr int width = 40;
    stopped_ = false;
    last_node_ = nodes ? this->nodes() + nodes : 0;
    const std::size_t lines = std::min(shared_.lines, roots_.size());
    while (!stopped_) {
        if (depth_ == 0 || slot_ >= lines) {
            if (depth_ > reached_depth_) {
                reached_depth_ = depth_;
                moved_ = roots_[0].value - previous_;
                previous_ = roots_[0].value;
            }
            if (finished()) break;
            ++depth_;
            slot_ = 0;
            open(width);
        }
        if (shared_.table.bits() < most_bits && this->nodes() > std::uint64_t{1}
                                                                    << shared_.table.bits())
            shared_.table = shared_.table.grown(shared_.table.bits() + 2);
        if (!search_slot()) break;
        if (best_ <= low_ || best_ >= high_) {
            open(0);
        } else {
            close();
            if (++slot_ < lines) open(width);
        }
    }
    if (leader_ && !stopped_) {
        const std::uint64_t most = this->nodes() * 3 / 2 + 100'000;
        last_node_ = last_node_ ? std::min(last_node_, most) : most;
        look_for_sooner();
    }
    if (leader_) shared_.over = true;
}

bool Search::Thinker::search_slot() {
    for (; at_ < roots_.size(); ++at_) {
        Root& root = roots_[at_];
        const bool first = at_ == slot_;
        const int floor = std::max(low_, best_);
        int value = 0;
        if (first) {
            value = -search(root.result.after, 1, depth_ - 1, -high_, -floor, true);
        } else {
            value = -search(root.result.after, 1, depth_ - 1, -floor - 1, -floor, true);
            if (!stopped_ && value > floor && value < high_)
                value = -search(root.result.after, 1, depth_ - 1, -high_, -floor, true);
        }
        if (stopped_) return false;
        if (first || value > floor) {
            root.value = value;
            if (value > low_) {
                root.line = {root.result.move};
                root.line.insert(root.line.end(), frame(1).line.begin(), frame(1).line.end());
            }
            std::rotate(roots_.begin() + static_cast<std::ptrdiff_t>(slot_),
                        roots_.begin() + static_cast<std::ptrdiff_t>(at_),
                        roots_.begin() + static_cast<std::ptrdiff_t>(at_) + 1);
        }
        best_ = std::max(best_, value);
        if (best_ >= high_) break;
    }
    return true;
}

// Notes what a line that was seen to its end says of the moves after it.
void Search::Thinker::close() {
    if (!lost(best_)) return;
    first_lost_ = std::min(first_lost_, slot_);
    if (slot_ == 0) defence_ = roots_[0];
}

// Whether the search may go on; the clock is read now and then.
bool Search::Thinker::count_node() {
    constexpr std::uint64_t between_looks = 128;
    const std::uint64_t count = nodes() + 1;
    nodes_.store(count, std::memory_order_relaxed);
    if (last_node_ && count >= last_node_) stopped_ = true;
    if (count % between_looks == 0) {
        if (shared_.over.load(std::memory_order_relaxed)) stopped_ = true;
        const Limits& limits = shared_.limits;
        if (limits.stop && limits.stop->load(std::memory_order_relaxed)) stopped_ = true;
        if (leader_ && limits.seconds > 0 && limits.clock() - shared_.begin >= limits.seconds)
            stopped_ = true;
        if (leader_ && limits.pause) limits.pause();
    }
    return !stopped_;
}

// A board that came up twice in the game is a draw now (K15). One that comes up twice on the way
// counts as one too: who can do better than to go round need not go round.
bool Search::Thinker::repeats(int ply) const {
    const std::uint64_t hash = frames_[static_cast<std::size_t>(ply)].hash;
    for (int i = ply - 4; i >= 0; i -= 2)
        if (frames_[static_cast<std::size_t>(i)].hash == hash) return true;
    const auto found = shared_.past.find(hash);
    return found != shared_.past.end() && found->second >= 2;
}

// Says of each result how early it should be tried.
void Search::Thinker::weigh(const Position& at, Frame& here, int remembered) {
    const Colour us = at.to_move, them = other(us);
    here.promise.clear();
    for (const Result& result : here.results) {
        int promise = history(us, result.move);
        const int net = lifted(at, result, them) - lifted(at, result, us);
        const bool captures = net != 0 || result.after.men[them].reserve != at.men[them].reserve;
        if (result.after.in_goal(us)) promise += 1 << 28;
        else if (captures) promise += net > 0 ? (1 << 26) + (net << 20) : net * (1 << 20);
        else if (const auto name = mark_of(result.move); name == here.killers[0])
            promise += 1 << 25;
        else if (name == here.killers[1]) promise += 1 << 24;
        here.promise.push_back(promise);
    }
    if (static_cast<std::size_t>(remembered) < here.promise.size())
        here.promise[static_cast<std::size_t>(remembered)] = 1 << 30;
}

// The best line from a board is this move and then the best line after it.
void Search::Thinker::lengthen(int ply, const Move& move) {
    std::vector<Move>&line = frame(ply).line, &rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

namespace {

// The most promising result not tried yet; it is marked as tried.
std::size_t take(std::vector<int>& promise) {
    const auto best = std::max_element(promise.begin(), promise.end());
    *best = INT_MIN;
    return static_cast<std::size_t>(best - promise.begin());
}

// A reply that lifts nothing from the goal is not looked at: if the last of a line is missing, any
// will do.
void finish(const Position& root, Line& line) {
    if (line.moves.size() + 1 != static_cast<std::size_t>(std::abs(line.win_in))) return;
    Position position = root;
    Move canonical;
    for (const Move& move : line.moves)
        if (!play(position, move, canonical, nullptr).empty()) return;
    std::vector<Result> results;
    generate(position, results);
    if (!results.empty()) line.moves.push_back(results[0].move);
}

// Leaves only replies that lift every piece on the goal: without that the game is lost (K13).
void keep_liftings(std::vector<Result>& results, Colour entered) {
    std::erase_if(results, [&](const Result& result) { return result.after.in_goal(entered); });
}

}  // namespace

int Search::Thinker::search(const Position& at, int ply, int depth, int alpha, int beta,
                            bool may_pass) {
    const Colour us = at.to_move, them = other(us);
    const bool entered = at.in_goal(them);
    if (entered) ++depth;  // few replies
    if (depth <= 0 || ply >= most_plies) return quiet(at, ply, captures_followed, alpha, beta);
    Frame& here = frame(ply);
    here.line.clear();
    if (!count_node()) return 0;
    selective_depth_ = std::max(selective_depth_, ply);
    if (at.reached_goal()) return win - ply;
    // Nothing is better than to win with the next move, nothing worse than to have lost.
    alpha = std::max(alpha, ply - win);
    beta = std::min(beta, win - ply - 1);
    if (alpha >= beta) return alpha;
    here.hash = at.hash();
    if (repeats(ply)) return 0;

    const bool narrow = beta - alpha == 1;
    Memory memory;
    const bool known = shared_.table.find(here.hash, memory);
    if (known && narrow && memory.depth >= depth) {
        const int value = from_root(memory.value, ply);
        if (memory.bound == Bound::exact || (memory.bound == Bound::at_least && value >= beta) ||
            (memory.bound == Bound::at_most && value <= alpha))
            return value;
    }

    if (narrow && !entered && !proved(beta)) {
        const int stand = worth(at);
        if (depth <= 3 && stand - 150 * depth >= beta) return stand;
        // Who stands well enough even without a move need not look closely.
        if (may_pass && depth >= 2 && stand >= beta) {
            Position passed = at;
            passed.to_move = them;
            frame(ply + 1).hash = 0;
            const int value =
                -search(passed, ply + 1, depth - 3 - depth / 4, -beta, -beta + 1, false);
            if (stopped_) return 0;
            if (value >= beta) return proved(value) ? beta : value;
        }
    }

    here.results.clear();
    if (entered) {
        generate_sharp(at, here.results);
        keep_liftings(here.results, them);
        if (here.results.empty()) return at.can_move() ? ply + 1 - win : ply - win;
    } else {
        generate(at, here.results);
        if (here.results.empty()) return ply - win;  // K14
    }
    weigh(at, here, known ? memory.best : Memory::no_move);
    frame(ply + 1).killers = {};

    const int floor = alpha;
    int best = -unknown;
    std::uint16_t best_number = Memory::no_move;
    for (std::size_t tried = 0; tried < here.results.size(); ++tried) {
        const std::size_t number = take(here.promise);
        const Result& result = here.results[number];
        const bool enters = result.after.in_goal(us);
        const bool captures = result.after.men[0].reserve > at.men[0].reserve ||
                              result.after.men[1].reserve > at.men[1].reserve;
        const bool calm = !entered && !enters && !captures;
        int value = 0;
        if (tried == 0) {
            value = -search(result.after, ply + 1, depth - 1, -beta, -alpha, true);
        } else {
            const int less = calm ? reduction(depth, static_cast<int>(tried)) : 0;
            value = -search(result.after, ply + 1, depth - 1 - less, -alpha - 1, -alpha, true);
            if (less && value > alpha && !stopped_)
                value = -search(result.after, ply + 1, depth - 1, -alpha - 1, -alpha, true);
            if (value > alpha && value < beta && !stopped_)
                value = -search(result.after, ply + 1, depth - 1, -beta, -alpha, true);
        }
        if (stopped_) return 0;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        best_number = static_cast<std::uint16_t>(number);
        alpha = value;
        if (!narrow) lengthen(ply, result.move);
        if (value < beta) continue;
        if (calm) {
            const auto name = mark_of(result.move);
            if (here.killers[0] != name) here.killers = {name, here.killers[0]};
            int& liked = history(us, result.move);
            liked += depth * depth;
            if (liked > 1 << 18)
                for (auto& kind : history_[us])
                    for (auto& from : kind)
                        for (int& to : from) to /= 2;
        }
        break;
    }
    memory.value = from_here(best, ply);
    memory.depth = depth;
    memory.bound = best >= beta ? Bound::at_least : best > floor ? Bound::exact : Bound::at_most;
    if (best_number != Memory::no_move || !known) memory.best = best_number;
    shared_.table.keep(here.hash, memory);
    return best;
}

// Follows captures and ways into the goal until the board is quiet.
int Search::Thinker::quiet(const Position& at, int ply, int left, int alpha, int beta) {
    Frame& here = frame(ply);
    here.line.clear();
    if (!count_node()) return 0;
    selective_depth_ = std::max(selective_depth_, ply);
    if (at.reached_goal()) return win - ply;
    const Colour us = at.to_move, them = other(us);
    const bool entered = at.in_goal(them);
    if (!at.can_move()) return ply - win;  // K14
    int best = -unknown;
    if (!entered || ply >= most_plies) {
        best = worth(at);
        if (best >= beta || ply >= most_plies) return best;
        alpha = std::max(alpha, best);
    }
    const int stand = best;
    here.results.clear();
    generate_sharp(at, here.results);
    if (entered) {
        keep_liftings(here.results, them);
        if (here.results.empty()) return ply + 1 - win;
    }
    weigh(at, here, Memory::no_move);
    for (std::size_t tried = 0; tried < here.results.size(); ++tried) {
        const Result& result = here.results[take(here.promise)];
        if (!entered && !result.after.in_goal(us)) {
            const int net = lifted(at, result, them) - lifted(at, result, us);
            if (left <= 0 || net < 0 || stand + 200 * net + 200 <= alpha) continue;
        }
        const int value = -quiet(result.after, ply + 1, left - 1, -beta, -alpha);
        if (stopped_) return 0;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        alpha = value;
        lengthen(ply, result.move);
        if (value >= beta) break;
    }
    return best;
}

// Whether the player to move can have won after so many plies; every move is looked at that could
// bring it about. Not so either where the search is stopped.
bool Search::Thinker::wins(const Position& at, int ply, int plies) {
    if (!count_node()) return false;
    if (at.reached_goal()) return true;
    if (plies <= 0) return false;
    const Colour us = at.to_move, them = other(us);
    const Set theirs = at.men[them].squares;
    const Set beside =
        theirs << 8 | theirs >> 8 | (theirs & ~file_h) << 1 | (theirs & ~file_a) >> 1;
    // Without a capture, one move cannot take all of five steps from an opponent (K14): so within
    // two plies only captures win, and what enters the goal.
    const bool sharp = plies <= 2 && std::popcount(beside & ~at.squares()) > 4;
    Frame& here = frame(ply);
    here.results.clear();
    if (at.in_goal(them) || sharp) generate_sharp(at, here.results);
    else generate(at, here.results);
    if (at.in_goal(them)) keep_liftings(here.results, them);
    weigh(at, here, Memory::no_move);
    for (std::size_t tried = 0; tried < here.results.size() && !stopped_; ++tried)
        if (loses(here.results[take(here.promise)].after, ply + 1, plies - 1)) return true;
    return false;
}

// Whether the player to move must have lost after so many plies.
bool Search::Thinker::loses(const Position& at, int ply, int plies) {
    if (!count_node() || at.reached_goal()) return false;
    if (!at.can_move()) return true;
    const Colour them = other(at.to_move);
    const bool entered = at.in_goal(them);
    if (plies <= (entered ? 0 : 1)) return false;
    Frame& here = frame(ply);
    here.results.clear();
    if (entered) {
        generate_sharp(at, here.results);
        keep_liftings(here.results, them);
    } else {
        generate(at, here.results);
    }
    weigh(at, here, Memory::no_move);
    for (std::size_t tried = 0; tried < here.results.size(); ++tried) {
        const std::size_t number = take(here.promise);
        if (wins(here.results[number].after, ply + 1, plies - 1)) continue;
        if (!stopped_) history(at.to_move, here.results[number].move) += 1 << plies;
        return false;
    }
    return !stopped_;
}

// Of the lines that are told, whether an end that is proved cannot come sooner.
void Search::Thinker::look_for_sooner() {
    for (std::size_t i = 0; i < std::min(shared_.lines, roots_.size()); ++i) {
        Root& root = roots_[i];
        if (!proved(root.value) || root.exact == root.value) continue;
        const int plies = win - std::abs(root.value);
        const auto wins_by = [&](const Root& move) {
            return plies > 1 && !stopped_ && loses(move.result.after, 1, plies - 2);
        };
        bool sooner = false;
        if (root.value < 0) sooner = wins(root.result.after, 1, plies - 2);
        else if (i > 0) sooner = wins_by(root);
        else sooner = !shared_.whole || std::any_of(roots_.begin(), roots_.end(), wins_by);
        if (!stopped_ && !sooner) root.exact = root.value;
    }
}

// The lines to tell, the best first. An iteration may have been broken off when its first move was
// seen to lose and the others were not looked at: what is not known to lose is told rather.
std::vector<const Search::Thinker::Root*> Search::Thinker::told() const {
    std::vector<const Root*> told;
    for (const Root& root : roots_) told.push_back(&root);
    const std::size_t lines = std::min(shared_.lines, roots_.size());
    const auto better = [](const Root* a, const Root* b) { return a->value > b->value; };
    if (depth_ > reached_depth_ && slot_ < std::min(lines, first_lost_)) {
        const auto seen = told.begin() + static_cast<std::ptrdiff_t>(slot_);
        const auto end =
            told.begin() + static_cast<std::ptrdiff_t>(std::min(told.size(), first_lost_));
        const auto losing =
            std::stable_partition(seen, end, [](const Root* root) { return !lost(root->value); });
        std::stable_sort(losing, end, better);
    } else if (depth_ > reached_depth_ && slot_ == 0 && roots_[0].value < defence_.value) {
        // All is lost; but a sooner end of one move is not yet one of all.
        std::erase_if(
            told, [&](const Root* root) { return root->result.after.same(defence_.result.after); });
        told.insert(told.begin(), &defence_);
    }
    told.resize(lines);
    std::stable_sort(told.begin(), told.end(), better);
    return told;
}

void Search::Thinker::report(Report& report) const {
    report.depth = reached_depth_;
    report.selective_depth = selective_depth_;
    for (const Root* root : told()) {
        Line line;
        line.move = root->result.move;
        line.moves = root->line;
        // Where not all moves were looked at, another may save the game.
        if (proved(root->value) && (root->value > 0 || shared_.whole)) {
            line.value = root->value > 0 ? 1 : -1;
            line.win_in = root->value > 0 ? win - root->value : -win - root->value;
            line.exact = root->exact == root->value;
            finish(shared_.root, line);
        } else {
            line.value = squeeze(root->value);
        }
        report.lines.push_back(std::move(line));
    }
    report.exact = report.lines[0].win_in != 0;
    const bool unsure = lost(roots_[0].value);  // the rest was not looked at
    report.error = report.exact ? 0 : unsure ? 2 : std::min(2.0, std::abs(squeeze(moved_)) + 0.1);
}

Search::Search(const Position& root, const std::vector<Position>& past, std::uint64_t seed,
               int threads, int lines)
    : shared_(std::make_unique<Shared>()) {
    shared_->root = root;
    shared_->lines = static_cast<std::size_t>(std::max(1, lines));
    for (const Position& one : past) ++shared_->past[one.hash()];
    std::vector<Result> moves;
    shared_->whole = generate_some(root, most_at_root, moves);
#ifdef __wasm__
    threads = 1;
#endif
    if (threads > 1) shared_->table = Table(most_bits);
    for (int i = 0; i < std::max(1, threads); ++i)
        thinkers_.push_back(std::make_unique<Thinker>(
            *shared_, moves, seed + static_cast<std::uint64_t>(i), i == 0));
}

Search::~Search() = default;

void Search::run(const Limits& limits) {
    shared_->limits = limits;
    shared_->begin = limits.clock();
    shared_->over = false;
    const std::uint64_t each = (limits.nodes + thinkers_.size() - 1) / thinkers_.size();
#ifndef __wasm__
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < thinkers_.size(); ++i)
        others.emplace_back([this, i] { thinkers_[i]->run(0); });
#endif
    thinkers_[0]->run(each);
#ifndef __wasm__
    for (std::thread& one : others) one.join();
#endif
    seconds_ += limits.clock() - shared_->begin;
}

Report Search::report() const {
    Report report;
    thinkers_[0]->report(report);
    for (const auto& thinker : thinkers_) report.nodes += thinker->nodes();
    report.seconds = seconds_;
    return report;
}

}  // namespace ludejo::kruco
