#include "validator/input_files.hpp"

#include "core/model/folder_index.hpp"
#include "core/model/ignore.hpp"
#include "core/model/project.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace fs = std::filesystem;
using model::FileKind;

namespace {

/// A link that leads out of the folder is not followed: a stranger's files are checked, not the machine's.
bool leadsOut(const fs::directory_entry& entry, const fs::path& folder)
{
    std::error_code error;
    if (!entry.is_symlink(error)) return false;
    const fs::path target = fs::weakly_canonical(entry.path(), error);
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), target.begin(), target.end());
    return error || end != folder.end();
}

void addFolder(const fs::path& folder, Inputs& inputs)
{
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(folder, error);
    const fs::path root = model::Project::rootOf(folder);
    const model::Ignore ignore(root);
    const std::size_t before = inputs.files.size(), problemsBefore = inputs.problems.size();
    const auto missed = [&](const fs::path& unread, const std::error_code& reason) {
        inputs.problems.push_back(fmt::format("cannot read the folder {}: {}", unread.string(), reason.message()));
        inputs.unreadable = true;
    };
    fs::recursive_directory_iterator at(folder, error), end;
    if (error) return missed(folder, error);
    for (; at != end; at.increment(error)) {
        const fs::path relative = (whole / at->path().lexically_relative(folder)).lexically_relative(root);
        std::error_code ignored;
        const bool isFolder = at->is_directory(ignored);
        if (ignore.matches(relative.generic_string()) || (isFolder && model::isPassedOver(at->path()))) {
            if (isFolder) at.disable_recursion_pending();
            continue;
        }
        if (isFolder && !at->is_symlink(ignored)) {
            // Asked beforehand: an iterator that fails on one folder leaves out everything behind it as well.
            std::error_code refused;
            if (fs::directory_iterator(at->path(), refused); refused) {
                missed(at->path(), refused);
                at.disable_recursion_pending();
            }
        }
        if (isFolder || leadsOut(*at, whole)) continue;
        if (const auto kind = model::kindOf(at->path())) {
            const fs::path name = folder == "." ? at->path().lexically_relative(folder) : at->path();
            inputs.files.push_back({at->path(), name.lexically_normal().string(), *kind, folder});
        }
    }
    if (error) missed(folder, error);
    if (inputs.files.size() == before && inputs.problems.size() == problemsBefore) {
        inputs.problems.push_back(fmt::format("there is nothing to check in {}: no *.army.json, *.list.json, *.system.json, *.scenario.json or *.house.json", folder.string()));
        inputs.unreadable = true;
    }
}

void addPath(const std::string& text, Inputs& inputs)
{
    const fs::path path(text);
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) {
        inputs.problems.push_back(fmt::format("cannot read {}: {}", text, error ? error.message() : "there is no such file or folder"));
        inputs.unreadable = true;
    } else if (fs::is_directory(status)) {
        addFolder(path, inputs);
    } else if (const auto kind = model::kindOf(path)) {
        inputs.files.push_back({path, path.lexically_normal().string(), *kind, {}});
    } else {
        inputs.problems.push_back(fmt::format("{} is not a kind of file muster knows: its name must end in .army.json, .list.json, .system.json, .scenario.json or .house.json", text));
        inputs.wrongUsage = true;
    }
}

}  // namespace

Inputs findInputs(const std::vector<std::string>& paths)
{
    Inputs inputs;
    if (paths.empty()) addPath(".", inputs);
    for (const auto& path : paths) addPath(path, inputs);
    std::sort(inputs.files.begin(), inputs.files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    const auto same = [](const auto& a, const auto& b) { return a.name == b.name; };
    inputs.files.erase(std::unique(inputs.files.begin(), inputs.files.end(), same), inputs.files.end());
    return inputs;
}

}  // namespace muster::validator
