#include "printer/job/inputs.hpp"

#include "core/files/folder_walk.hpp"
#include "core/files/ignore.hpp"
#include "core/files/kind.hpp"
#include "core/files/project.hpp"
#include "core/text/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <functional>
#include <map>
#include <set>

namespace muster::printer {

namespace fs = std::filesystem;

namespace {

bool isPrintable(const fs::path& path)
{
    const auto kind = files::kindOf(path);
    return kind == files::FileKind::army || kind == files::FileKind::scenario;
}

class InputFinder {
public:
    explicit InputFinder(files::Links links) : m_links(links) {}

    void add(const std::string& text)
    {
        const fs::path path(text);
        std::error_code error;
        const bool isThere = fs::exists(path, error);
        const auto refusal = files::refusal(path, m_links);
        if (isThere && refusal)
            m_inputs.problems.push_back(*refusal);
        else if (fs::is_directory(path, error))
            addFolder(path);
        else if (isThere || text.find_first_of("*?") == std::string::npos)
            addFile(path, {});
        else
            addPattern(path);
    }
    PrintInputs take()
    {
        for (auto& sentence : files::ignoredSentences(m_skipped)) m_inputs.notes.push_back(std::move(sentence));
        for (auto& sentence : files::testSentences(m_skipped)) m_inputs.notes.push_back(std::move(sentence));
        for (const auto& file : m_skipped.misnamed) m_inputs.notes.push_back(files::misnamedSentence(file));
        return std::move(m_inputs);
    }

private:
    /// Spells the path as muster check does, unless that would lead to another file through a link.
    void addFile(const fs::path& path, const fs::path& given)
    {
        const auto plain = path.lexically_normal();
        std::error_code error;
        const bool isSame = !path.empty() && (!fs::exists(path, error) || fs::equivalent(path, plain, error));
        PrintInput input{text::asPath((isSame ? plain : path).string()), given};
        const auto whole = fs::weakly_canonical(input.file, error);
        if (m_seen.insert(error ? fs::path(input.file) : whole).second) m_inputs.files.push_back(std::move(input));
    }
    /// Collects every printable file below the folder; returns their number.
    std::size_t look(const fs::path& folder, const fs::path& given,
                     const std::function<bool(const fs::path&)>& isWanted, bool withTests)
    {
        std::size_t found = 0;
        files::FolderWalk search{folder, files::Project::rootOf(folder), m_links};
        // A pattern does not ask for everything in the folder.
        search.notesSkipped = !given.empty();
        search.leavesOutTests = !withTests;
        auto unvisited = files::walk(search, [&](const fs::path& path) {
            const auto name = folder == "." ? path.lexically_relative(folder) : path;
            std::error_code error;
            if (!isPrintable(path) || !fs::is_regular_file(path, error) || !isWanted(name)) return true;
            addFile(name.string(), given);
            ++found;
            return true;
        });
        m_inputs.notes.insert(m_inputs.notes.end(), unvisited.linksOut.begin(), unvisited.linksOut.end());
        m_inputs.problems.insert(m_inputs.problems.end(), unvisited.unreadable.begin(), unvisited.unreadable.end());
        // Who names a folder of tests asks for them.
        if (found == 0 && !unvisited.skipped.tests.empty()) return look(folder, given, isWanted, true);
        m_skipped.add(std::move(unvisited.skipped));
        return found + unvisited.unreadable.size();
    }
    void addFolder(const fs::path& folder)
    {
        if (look(
                folder, folder, [](const auto&) { return true; }, false) > 0)
            return;
        m_inputs.problems.push_back(
            fmt::format("there is nothing to print in {}: no *.army.json and no *.scenario.json", folder.string()));
    }
    void addPattern(const fs::path& pattern)
    {
        fs::path folder;
        for (const auto& part : pattern.parent_path()) {
            if (part.string().find_first_of("*?") != std::string::npos) break;
            folder /= part;
        }
        if (folder.empty()) folder = ".";
        const files::Ignore matches(std::vector<std::string>{pattern.lexically_normal().generic_string()});
        const auto isWanted = [&](const fs::path& name) {
            return matches.matchesFile(name.lexically_normal().generic_string());
        };
        std::error_code error;
        if (const auto refusal = files::refusal(folder, m_links))
            m_inputs.problems.push_back(*refusal);
        else if (!fs::is_directory(folder, error) || look(folder, {}, isWanted, true) == 0)
            m_inputs.problems.push_back(fmt::format("there is no file {}", pattern.string()));
    }

    files::Links m_links;
    PrintInputs m_inputs;
    files::Skipped m_skipped;
    std::set<fs::path> m_seen;
};

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// The folder that contains all the files.
fs::path commonFolder(const std::vector<fs::path>& files)
{
    fs::path common = files.empty() ? fs::path() : files.front().parent_path();
    for (const auto& file : files) {
        const auto [end, rest] = std::mismatch(common.begin(), common.end(), file.begin(), file.end());
        fs::path shared;
        for (auto part = common.begin(); part != end; ++part) shared /= *part;
        common = shared;
    }
    return common;
}

/// The stem with the names of that many parent folders, up to the common one.
std::string nameWithFolders(const fs::path& file, int folders, const fs::path& common)
{
    std::string name = files::stemOf(file);
    auto folder = file.parent_path();
    for (int i = 0; i < folders && folder != common && folder.has_filename(); ++i, folder = folder.parent_path())
        name = folder.filename().string() + "-" + name;
    return name;
}

}  // namespace

PrintInputs findPrintInputs(const std::vector<std::string>& paths, files::Links links)
{
    InputFinder finder(links);
    for (const auto& path : paths) finder.add(path);
    return finder.take();
}

std::vector<std::string> outputNames(const std::vector<PrintInput>& files)
{
    constexpr int maxFolders = 4;
    std::vector<fs::path> whole;
    for (const auto& input : files) {
        std::error_code error;
        whole.push_back(fs::weakly_canonical(input.file, error));
    }
    const auto common = commonFolder(whole);
    std::vector<std::string> names;
    std::vector<int> folders(files.size(), 0);
    for (const auto& input : files) names.push_back(files::stemOf(input.file));
    for (int round = 0; round < maxFolders; ++round) {
        std::map<std::string, int> count;  // as seen by a case-insensitive file system
        for (const auto& name : names) ++count[lower(name)];
        const auto old = names;
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (count[lower(old[i])] > 1) names[i] = nameWithFolders(whole[i], ++folders[i], common);
        }
    }
    std::set<std::string> taken;
    for (auto& name : names) {
        const auto plain = name;
        for (int copy = 2; !taken.insert(lower(name)).second; ++copy) name = fmt::format("{}-{}", plain, copy);
    }
    return names;
}

}  // namespace muster::printer
