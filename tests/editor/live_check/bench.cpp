#include "core/check/check.hpp"
#include "core/files/data_folders.hpp"
#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/live_check/file_checker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

using namespace muster;
namespace fs = std::filesystem;

namespace {

/// Processor time of this thread, independent of other programs.
struct Clock {
    static double now()
    {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
};

double since(double begin) { return Clock::now() - begin; }

std::shared_ptr<const text::Source> sourceOf(std::string text)
{
    return std::make_shared<const text::Source>("bench.army.json", std::move(text));
}

std::shared_ptr<const text::Document> parsed(const std::string& text)
{
    return text::Document::parse(sourceOf(text)).document;
}

std::vector<std::string> unitsOf(const text::Document& army)
{
    std::vector<std::string> units;
    for (const text::Node node : army.root()["units"]) units.push_back(node.pointer());
    for (const text::Node group : army.root()["groups"])
        for (const text::Node node : group["units"]) units.push_back(node.pointer());
    return units;
}

/// The army with copies of its units up to the requested number.
std::string grown(std::string text, std::size_t wanted)
{
    while (true) {
        const auto army = parsed(text);
        auto units = unitsOf(*army);
        if (units.empty() || units.size() >= wanted) return text;
        units.resize(std::min(units.size(), wanted - units.size()));
        text = text::applied(text, editor::duplicate(*army, units).edits);
    }
}

double part(std::vector<double> times, double share)
{
    std::sort(times.begin(), times.end());
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

}  // namespace

/// editor_bench UNITS EDITS ARMY...: measures for each army, with copies of its units up to UNITS, the time of one edit
/// of a unit from the click to the check result: the median and the slowest of twenty.
int main(int argc, char** argv)
{
    if (argc < 4) return 2;
    const auto units = static_cast<std::size_t>(std::atoi(argv[1]));
    const int edits = std::atoi(argv[2]);
    editor::FileChecker checker(std::make_shared<rules::Library>(files::dataFolders()));
    for (int i = 3; i < argc; ++i) {
        const fs::path file = fs::absolute(argv[i]);
        const auto read = files::readFile(file, "bench.army.json");
        if (!std::holds_alternative<std::shared_ptr<const text::Source>>(read)) return 3;
        std::string text = grown(std::string(std::get<std::shared_ptr<const text::Source>>(read)->bytes()), units);
        auto army = parsed(text);
        const auto pointers = unitsOf(*army);
        const auto first = checker.check({sourceOf(text), {army, {}}, file, files::FileKind::army, 0});
        std::vector<double> editing, checking, whole;
        for (int edit = 1; edit <= edits; ++edit) {
            const auto& unit = pointers[static_cast<std::size_t>(edit * 37) % pointers.size()];
            const auto begin = Clock::now();
            const auto change = editor::setCount(*army, unit, 2 + edit % 5);
            text = text::applied(text, change.edits);
            const auto source = sourceOf(text);
            army = text::Document::parse(source).document;
            editing.push_back(since(begin));
            const auto checkResult =
                checker.check({source, {army, {}}, file, files::FileKind::army, static_cast<std::uint64_t>(edit)});
            whole.push_back(since(begin));
            if (!checkResult.hasView) return 4;
            const auto beginCheck = Clock::now();
            rules::check({source, file, files::FileKind::army, {}, {}}, *checker.library());
            checking.push_back(since(beginCheck));
        }
        fmt::print("{}\t{}\t{:.1f}\t{:.2f}\t{:.2f}\t{:.2f}\t{:.2f}\n", first.army.system, pointers.size(),
                   static_cast<double>(text.size()) / 1000, part(editing, 0.5), part(checking, 0.5), part(whole, 0.5),
                   part(whole, 0.95));
    }
}
