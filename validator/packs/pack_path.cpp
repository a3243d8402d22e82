#include "validator/packs/pack_path.hpp"

#include "core/files/folder_walk.hpp"
#include "core/files/kind.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>

namespace muster::validator {

namespace {

using files::FileKind;

// Deeper ones would not be found, because searches of data end 16 folders below the folder of packs.
constexpr std::size_t maxPathLength = 200, maxFolders = 10;

std::string_view lastPart(std::string_view path) { return path.substr(path.rfind('/') + 1); }

/// Names of devices on Windows, with any suffix.
bool isDevice(std::string_view folded)
{
    static constexpr std::array<std::string_view, 4> names{"con", "prn", "aux", "nul"};
    const auto stem = folded.substr(0, folded.find('.'));
    if (std::find(names.begin(), names.end(), stem) != names.end()) return true;
    const bool isNumbered = stem.size() == 4 && stem[3] >= '0' && stem[3] <= '9';
    return isNumbered && (stem.starts_with("com") || stem.starts_with("lpt"));
}

bool isPortable(char c)
{
    constexpr std::string_view refused = "<>:\"|?*\\";
    return c >= ' ' && c <= '~' && refused.find(c) == std::string_view::npos;
}

std::string partProblem(std::string_view part, bool isFolder)
{
    if (part.empty()) return "has an empty part";
    if (part == "." || part == "..") return "may lead outside of the pack";
    if (part.front() == '.') return "is hidden, so no search would find it";
    if (part.front() == ' ' || part.back() == ' ' || part.back() == '.')
        return "begins or ends with a character that some systems leave out";
    if (isDevice(part)) return "is the name of a device on Windows";
    if (isFolder && files::isPassedOver(std::filesystem::path(part))) return "is in a folder that no search enters";
    return {};
}

/// The name without the suffix of a text: "LICENSE" of "LICENSE.txt" in a folder.
std::string textStem(std::string_view path)
{
    auto name = foldedPath(lastPart(path));
    for (const std::string_view suffix : {".md", ".txt"})
        if (name.ends_with(suffix)) {
            name.resize(name.size() - suffix.size());
            break;
        }
    return name;
}

}  // namespace

std::string foldedPath(std::string_view path)
{
    std::string folded(path);
    for (char& c : folded)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return folded;
}

std::string pathProblem(std::string_view path)
{
    if (path.size() > maxPathLength) return "has more than 200 characters";
    if (path.starts_with('/')) return "leads outside of the pack";
    if (path.find('\\') != std::string_view::npos) return "contains a backslash; folders are separated by /";
    if (!std::all_of(path.begin(), path.end(), isPortable))
        return "contains a character that not every system allows; use letters a to z, digits, spaces and -._()'+";
    const auto folded = foldedPath(path);
    if (folded == packRecordName) return "is reserved for the description of the installed pack";
    if (static_cast<std::size_t>(std::count(path.begin(), path.end(), '/')) > maxFolders)
        return "is more than 10 folders deep";
    std::string_view rest = folded;
    for (;;) {
        const auto slash = rest.find('/');
        const bool isFolder = slash != std::string_view::npos;
        if (auto problem = partProblem(rest.substr(0, slash), isFolder); !problem.empty()) return problem;
        if (!isFolder) return {};
        rest.remove_prefix(slash + 1);
    }
}

bool isPackText(std::string_view path)
{
    static constexpr std::array<std::string_view, 5> names{"notice", "readme", "changelog", "credits", "authors"};
    return isLicence(path) || std::find(names.begin(), names.end(), textStem(path)) != names.end();
}

bool isLicence(std::string_view path)
{
    static constexpr std::array<std::string_view, 3> names{"license", "licence", "copying"};
    return std::find(names.begin(), names.end(), textStem(path)) != names.end();
}

bool isPackPicture(std::string_view path)
{
    const auto name = foldedPath(lastPart(path));
    return name.ends_with(".png") || name.ends_with(".svg");
}

std::string contentProblem(std::string_view path)
{
    const auto kind = files::kindOf(std::filesystem::path(path));
    if (kind == FileKind::config) return "contains settings, which only apply to the folder of their author";
    if (kind == FileKind::expect) return "contains what tests expect, which only its author needs";
    if (kind || isPackText(path) || isPackPicture(path)) return {};
    return "is of no kind that packs contain: a system, list, army, scenario, house rules, a picture (.png, .svg), or "
           "a text such as LICENSE or README.md";
}

}  // namespace muster::validator
