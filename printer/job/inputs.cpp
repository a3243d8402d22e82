#include "printer/job/inputs.hpp"

#include "core/model/folder_index.hpp"
#include "core/model/ignore.hpp"
#include "core/model/kind.hpp"
#include "core/model/project.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <glob.h>
#include <map>
#include <set>

namespace muster::printer {

namespace fs = std::filesystem;

namespace {

bool isPrintable(const fs::path& path)
{
    const auto kind = model::kindOf(path);
    return kind == model::FileKind::army || kind == model::FileKind::scenario;
}

class InputFinder {
public:
    void add(const std::string& text)
    {
        const fs::path path(text);
        std::error_code error;
        if (fs::is_directory(path, error)) addFolder(path);
        else if (fs::exists(path, error) || text.find_first_of("*?[") == std::string::npos) addFile({text});
        else addPattern(text);
    }
    PrintInputs take() { return std::move(m_inputs); }

private:
    void addFile(PrintInput input)
    {
        std::error_code error;
        const auto whole = fs::weakly_canonical(input.file, error);
        if (m_seen.insert(error ? fs::path(input.file) : whole).second) m_inputs.files.push_back(std::move(input));
    }
    void addPattern(const std::string& pattern)
    {
        glob_t found{};
        const int result = ::glob(pattern.c_str(), 0, nullptr, &found);
        for (std::size_t i = 0; result == 0 && i < found.gl_pathc; ++i) add(found.gl_pathv[i]);
        ::globfree(&found);
        if (result != 0) m_inputs.problems.push_back(fmt::format("no file is called {}", pattern));
    }
    void addFolder(const fs::path& folder);
    void look(const fs::path& folder, const fs::path& relative, const model::Ignore& ignore, std::vector<std::string>& found);

    PrintInputs m_inputs;
    std::set<fs::path> m_seen;
};

void InputFinder::addFolder(const fs::path& folder)
{
    std::error_code error;
    const auto root = model::Project::rootOf(folder);
    std::vector<std::string> found;
    const auto problems = m_inputs.problems.size();
    look(folder, fs::weakly_canonical(folder, error).lexically_relative(root), model::Ignore(root), found);
    std::sort(found.begin(), found.end());
    for (auto& file : found) addFile({std::move(file), folder});
    if (found.empty() && m_inputs.problems.size() == problems) {
        m_inputs.problems.push_back(fmt::format("there is nothing to print in {}: no *.army.json and no *.scenario.json", folder.string()));
    }
}

void InputFinder::look(const fs::path& folder, const fs::path& relative, const model::Ignore& ignore, std::vector<std::string>& found)
{
    std::error_code error;
    fs::directory_iterator at(folder, error), end;
    for (; !error && at != end; at.increment(error)) {
        std::error_code ignored;
        const auto name = (relative / at->path().filename()).lexically_normal();
        if (ignore.matches(name.generic_string())) continue;
        // Links to folders are not followed: they may lead round in a ring, or out of the project.
        if (at->is_directory(ignored) && !at->is_symlink(ignored) && !model::isPassedOver(at->path())) look(at->path(), name, ignore, found);
        else if (at->is_regular_file(ignored) && isPrintable(at->path())) found.push_back((folder == "." ? at->path().filename() : at->path()).string());
    }
    if (error) m_inputs.problems.push_back(fmt::format("cannot read the folder {}: {}", folder.string(), error.message()));
}

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// The stem with the names of so many folders above it.
std::string nameWithFolders(const fs::path& file, int folders)
{
    std::string name = model::stemOf(file);
    std::error_code error;
    auto folder = fs::weakly_canonical(file, error).parent_path();
    for (int i = 0; i < folders && folder.has_filename(); ++i, folder = folder.parent_path()) name = folder.filename().string() + "-" + name;
    return name;
}

}  // namespace

PrintInputs findPrintInputs(const std::vector<std::string>& paths)
{
    InputFinder finder;
    for (const auto& path : paths) finder.add(path);
    return finder.take();
}

std::vector<std::string> outputNames(const std::vector<PrintInput>& files)
{
    constexpr int mostFolders = 4;
    std::vector<std::string> names;
    std::vector<int> folders(files.size(), 0);
    for (const auto& input : files) names.push_back(model::stemOf(input.file));
    for (int round = 0; round < mostFolders; ++round) {
        std::map<std::string, int> count;  // as a file system that does not tell large from small letters sees them
        for (const auto& name : names) ++count[lower(name)];
        const auto old = names;
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (count[lower(old[i])] > 1) names[i] = nameWithFolders(files[i].file, ++folders[i]);
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
