// The fuzzers' main where libFuzzer is not at hand: feeds each file of the folders named, and then
// the same mutations of them in every run. (Any file that a fuzzer found can be fed so too.)
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "../core/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

using namespace ludejo;

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int mutations = 3000;  // of each seed
constexpr std::uint32_t most_changes = 4;

Bytes read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// A byte is changed, put in, left out or copied from elsewhere; the last often keeps to the form.
void mutate(Bytes& bytes, Random& dice) {
    for (std::uint32_t left = 1 + dice.below(most_changes); left > 0; --left) {
        const auto size = static_cast<std::uint32_t>(bytes.size());
        const auto at = bytes.begin() + dice.below(size + 1);
        const auto any = static_cast<std::uint8_t>(dice.below(256));
        const std::uint32_t way = dice.below(4);
        if (way == 0 || size == 0) bytes.insert(at, any);
        else if (at == bytes.end()) bytes.pop_back();
        else if (way == 1) *at = any;
        else if (way == 2) bytes.erase(at);
        else *at = bytes[dice.below(size)];
    }
}

}  // namespace

int main(int count, char** arguments) {
    std::size_t fed = 0;
    for (int i = 1; i < count; ++i)
        for (const auto& file : std::filesystem::directory_iterator(arguments[i])) {
            const Bytes seed = read(file.path());
            LLVMFuzzerTestOneInput(seed.data(), seed.size());
            ++fed;
            Random dice(1);
            for (int k = 0; k < mutations; ++k) {
                Bytes bytes = seed;
                mutate(bytes, dice);
                LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
            }
        }
    std::printf("%zu seeds fed, each with %d mutations\n", fed, mutations);
    return fed == 0;  // a folder without seeds tests nothing
}
