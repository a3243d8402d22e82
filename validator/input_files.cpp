#include "validator/input_files.hpp"

#include "core/files/folder_walk.hpp"
#include "core/files/project.hpp"
#include "core/text/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

std::string nameOf(const fs::path& path) { return text::asPath(path.lexically_normal().string()); }

void addFolder(const fs::path& folder, files::Links links, Inputs& inputs)
{
    const std::size_t before = inputs.files.size(), problemsBefore = inputs.problems.size();
    const auto unvisited = files::walk({folder, files::Project::rootOf(folder), links}, [&](const fs::path& path) {
        const auto kind = files::kindOf(path);
        const fs::path name = folder == "." ? path.lexically_relative(folder) : path;
        inputs.files.push_back({path, nameOf(name), *kind, folder});
        return true;
    });
    inputs.notes.insert(inputs.notes.end(), unvisited.linksOut.begin(), unvisited.linksOut.end());
    for (const auto& sentence : unvisited.unreadable) inputs.problems.push_back({nameOf(folder), sentence});
    inputs.unreadable |= !unvisited.unreadable.empty();
    if (inputs.files.size() == before && inputs.problems.size() == problemsBefore) {
        inputs.problems.push_back(
            {nameOf(folder), fmt::format("there is nothing to check in {}: no *.army.json, *.list.json, "
                                         "*.system.json, *.scenario.json or *.house.json",
                                         folder.string())});
        inputs.unreadable = true;
    }
}

void addPath(const std::string& text, files::Links links, Inputs& inputs)
{
    const fs::path path(text);
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) {
        inputs.problems.push_back(
            {nameOf(path),
             fmt::format("cannot read {}: {}", text, error ? error.message() : "there is no such file or folder")});
        inputs.unreadable = true;
    } else if (const auto refusal = files::refusal(path, links)) {
        inputs.problems.push_back({nameOf(path), *refusal});
        inputs.unreadable = true;
    } else if (fs::is_directory(status)) {
        addFolder(path, links, inputs);
    } else if (const auto kind = files::kindOf(path)) {
        inputs.files.push_back({path, nameOf(path), *kind, {}});
    } else {
        inputs.problems.push_back(
            {nameOf(path), fmt::format("{} is not a Muster file: its name must end in .army.json, .list.json, "
                                       ".system.json, .scenario.json or .house.json",
                                       text)});
        inputs.wrongUsage = true;
    }
}

}  // namespace

Inputs findInputs(const std::vector<std::string>& paths, files::Links links)
{
    Inputs inputs;
    if (paths.empty()) addPath(".", links, inputs);
    for (const auto& path : paths) addPath(path, links, inputs);
    std::sort(inputs.files.begin(), inputs.files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    const auto same = [](const auto& a, const auto& b) { return a.name == b.name; };
    inputs.files.erase(std::unique(inputs.files.begin(), inputs.files.end(), same), inputs.files.end());
    return inputs;
}

}  // namespace muster::validator
