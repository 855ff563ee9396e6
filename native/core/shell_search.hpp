// The search for What the Shell: a tree of matrix games, solved for mixed strategies.
//
// Where both choose at once there is no best move, only a best mix. At each node the candidate
// places of both players span a matrix; its entries are the values of the boards they lead to: a
// deeper node's where there is one, else the worth of the board. The matrix is solved by regret
// matching, and its value goes up to the node above. The tree grows where the mixes meet: a path
// is sampled from them, a little more widely than they are, until it leaves the tree. So the
// candidates grow as in the double oracle, with the places best against the other's mix first.
// (Lanctot, Lisý, Winands, "Monte Carlo Tree Search in Simultaneous Move Games with Applications to
// Goofspiel", 2013; Bošanský, Lisý, Lanctot, Čermák, Winands, "Algorithms for computing strategies
// in two-player simultaneous move games", 2016.)
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "limits.hpp"
#include "matrix.hpp"
#include "random.hpp"
#include "shell.hpp"
#include "shell_exact.hpp"
#include "shell_mix.hpp"
#include "shell_opponent.hpp"
#include "shell_uct.hpp"

namespace ludejo::shell {

using ludejo::Limits;

// What is known of one place at the root.
struct Choice {
    Place place;
    float probability;  // of being chosen
    float value;        // for Black, against the other seat's mix
};

struct Report {
    std::vector<Choice> choices[2];             // by seat, the likeliest first; every empty place
    float value = 0, error = 2;                 // for Black; the true value is thought within
    bool exact = false;                         // solved to the end: the error is proved
    std::vector<std::pair<Place, Place>> line;  // the likeliest continuation
    std::uint64_t nodes = 0;
    int depth = 0;
    double seconds = 0;
};

class Search {
  public:
    // The root is not decided; the game's earlier positions matter for repetition (W19). Where only
    // one seat's mix is wanted, more is tried of what the other might do against it, and the mix is
    // a little better than an equilibrium's against the kind of player that the other seems to be
    // (shell_opponent).
    Search(const Position& root, const std::vector<Position>& past, std::uint64_t seed,
           std::optional<Colour> seat = {});
    ~Search();
    // Goes on searching; may be called again to search further.
    void run(const Limits& limits);
    Report report() const;
    // What a seat's best answer to the other's mix, on average over time, is worth to it; at less
    // cost than a report.
    double answered(Colour seat) const;

  private:
    struct Node;

    const std::vector<Position> past_;
    Random random_;
    const std::optional<Colour> seat_;
    std::vector<std::unique_ptr<Node>> nodes_;
    std::unordered_map<std::uint64_t, std::uint32_t> known_;
    std::uint64_t looked_into_ = 0;
    int depth_ = 0;
    double seconds_ = 0;
    std::unique_ptr<ExactSearch> exact_;
    // Where one seat's mix is wanted: random games, and what the other is like.
    std::unique_ptr<DecoupledUct> games_;
    std::optional<Acquaintance> other_;
    std::vector<double> doubts_;      // how far each pair of an exact root may be off
    std::vector<double> mix_sum_[2];  // of the root's solutions over time
    // How much the value moved while the paths last doubled.
    std::uint64_t paths_ = 0, next_mark_ = 64;
    float previous_ = 0, moved_ = 2;

    std::uint32_t look_into(const Position& position, bool root);
    std::size_t hopeful(const Node& node, Colour seat) const;
    void descend();
    void solve_to_the_end(const Limits& limits, double begin);
    void get_to_know_the_other(const Limits& limits);
    void refresh(Node& node, float gap, int iterations);
    std::vector<float> average(Colour seat) const;
    std::vector<float> played(Colour seat) const;
    Payoffs payoffs(Colour seat) const;
    bool solved() const;
    bool drawn_by_repetition(const Position& position) const;
};

// How many boards a search may hold at once.
constexpr std::size_t most_nodes = 60'000;

}  // namespace ludejo::shell
