#include "validator/input_files.hpp"

#include "core/files/folder_walk.hpp"
#include "core/files/intended_name.hpp"
#include "core/files/project.hpp"
#include "core/text/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

std::string shownName(const fs::path& path) { return text::asPath(path.lexically_normal().string()); }

/// Finds the files for paths, one path after the other.
class InputFinder {
public:
    InputFinder(files::Links links, TestFiles tests) : m_links(links), m_tests(tests) {}

    void add(const std::string& text);
    Inputs take();

private:
    void addFolder(const fs::path& folder);
    files::Unvisited search(const fs::path& folder, TestFiles tests);

    files::Links m_links;
    TestFiles m_tests;
    Inputs m_inputs;
    files::Skipped m_skipped;
};

files::Unvisited InputFinder::search(const fs::path& folder, TestFiles tests)
{
    files::FolderWalk search{folder, files::Project::rootOf(folder), m_links};
    search.notesSkipped = true;
    search.leavesOutTests = tests == TestFiles::leftOut;
    return files::walk(search, [&](const fs::path& path) {
        const auto kind = files::kindOf(path);
        const fs::path name = folder == "." ? path.lexically_relative(folder) : path;
        m_inputs.files.push_back({path, shownName(name), *kind, folder});
        return true;
    });
}

void InputFinder::addFolder(const fs::path& folder)
{
    const std::size_t before = m_inputs.files.size(), problemsBefore = m_inputs.problems.size();
    auto unvisited = search(folder, m_tests);
    // Who names a folder of tests asks for them.
    if (m_inputs.files.size() == before && !unvisited.skipped.tests.empty())
        unvisited = search(folder, TestFiles::found);
    m_inputs.notes.insert(m_inputs.notes.end(), unvisited.linksOut.begin(), unvisited.linksOut.end());
    for (const auto& sentence : unvisited.unreadable) m_inputs.problems.push_back({shownName(folder), sentence});
    m_inputs.unreadable |= !unvisited.unreadable.empty();
    if (m_inputs.files.size() == before && m_inputs.problems.size() == problemsBefore) {
        const bool isIgnored = !unvisited.skipped.ignored.empty();
        const auto reason = !isIgnored ? std::string("no *.army.json, *.list.json, *.system.json, *.scenario.json or "
                                                     "*.house.json")
                                       : fmt::format("{}", fmt::join(files::ignoredSentences(unvisited.skipped), ", "));
        m_inputs.problems.push_back({shownName(folder),
                                     fmt::format("there is nothing to check in {}: {}", folder.string(), reason), true,
                                     isIgnored});
        m_inputs.unreadable = true;
        for (const auto& [item, files] : unvisited.skipped.ignored) m_inputs.ignored.insert(files.begin(), files.end());
        unvisited.skipped.ignored.clear();
    }
    m_skipped.add(std::move(unvisited.skipped));
}

void InputFinder::add(const std::string& text)
{
    const fs::path path(text);
    auto& inputs = m_inputs;
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) {
        inputs.problems.push_back(
            {shownName(path),
             fmt::format("cannot read {}: {}", text, error ? error.message() : "there is no such file or folder")});
        inputs.unreadable = true;
    } else if (const auto refusal = files::refusal(path, m_links)) {
        inputs.problems.push_back({shownName(path), *refusal});
        inputs.unreadable = true;
    } else if (fs::is_directory(status)) {
        addFolder(path);
    } else if (const auto kind = files::kindOf(path)) {
        inputs.files.push_back({path, shownName(path), *kind, {}});
    } else {
        const auto intended = files::intendedName(path);
        inputs.problems.push_back(
            {shownName(path), fmt::format("{} is not a Muster file: its name must end in .army.json, .list.json, "
                                          ".system.json, .scenario.json or .house.json{}",
                                          text, intended ? "; rename it to " + *intended : "")});
        inputs.wrongUsage = true;
    }
}

Inputs InputFinder::take()
{
    auto inputs = std::move(m_inputs);
    for (auto& sentence : files::ignoredSentences(m_skipped)) inputs.notes.push_back(std::move(sentence));
    for (auto& sentence : files::testSentences(m_skipped)) inputs.notes.push_back(std::move(sentence));
    for (const auto& [item, files] : m_skipped.ignored) inputs.ignored.insert(files.begin(), files.end());
    inputs.misnamed = std::move(m_skipped.misnamed);
    std::sort(inputs.files.begin(), inputs.files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    const auto same = [](const auto& a, const auto& b) { return a.name == b.name; };
    inputs.files.erase(std::unique(inputs.files.begin(), inputs.files.end(), same), inputs.files.end());
    return inputs;
}

}  // namespace

Inputs findInputs(const std::vector<std::string>& paths, files::Links links, TestFiles tests)
{
    InputFinder finder(links, tests);
    if (paths.empty()) finder.add(".");
    for (const auto& path : paths) finder.add(path);
    return finder.take();
}

}  // namespace muster::validator
