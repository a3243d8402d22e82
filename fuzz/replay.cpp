// Runs fuzz targets on files without a fuzzer: `fuzz_replay TARGET FILE|FOLDER...`. Prints each file before it runs, so
// that the last one is the one that failed.
#include "fuzz/target.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace fs = std::filesystem;

namespace muster::fuzz {

#define MUSTER_FUZZ_TARGET(name, run) void run(std::string_view input);
#include "fuzz/targets.inc"
#undef MUSTER_FUZZ_TARGET

namespace {

struct Target {
    std::string_view name;
    void (*run)(std::string_view);
};

constexpr Target targets[] = {
#define MUSTER_FUZZ_TARGET(name, run) {name, run},
#include "fuzz/targets.inc"
#undef MUSTER_FUZZ_TARGET
};

std::vector<fs::path> filesBelow(const fs::path& path)
{
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(path))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

int replay(const Target& target, int count, char** paths)
{
    std::size_t done = 0;
    for (int i = 0; i < count; ++i) {
        for (const auto& file : filesBelow(paths[i])) {
            std::ifstream in(file, std::ios::binary);
            if (!in) {
                std::fprintf(stderr, "fuzz_replay: cannot read %s\n", file.c_str());
                return 2;
            }
            const std::string input{std::istreambuf_iterator<char>(in), {}};
            std::printf("%s\n", file.c_str());
            std::fflush(stdout);
            runWithin(target.run, input);
            ++done;
        }
    }
    std::printf("%zu inputs of %.*s ended well\n", done, static_cast<int>(target.name.size()), target.name.data());
    return done > 0 ? 0 : 2;
}

}  // namespace

}  // namespace muster::fuzz

int main(int argc, char** argv)
{
    const std::string_view name = argc > 1 ? argv[1] : "";
    for (const auto& target : muster::fuzz::targets)
        if (target.name == name && argc > 2) return muster::fuzz::replay(target, argc - 2, argv + 2);
    std::fprintf(stderr, "usage: fuzz_replay TARGET FILE|FOLDER...\ntargets:\n");
    for (const auto& target : muster::fuzz::targets)
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(target.name.size()), target.name.data());
    return 2;
}
