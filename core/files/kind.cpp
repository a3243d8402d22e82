#include "core/files/kind.hpp"

#include <array>
#include <string>

namespace muster::files {

namespace {

constexpr std::array kinds{FileKind::system, FileKind::list,   FileKind::army,  FileKind::scenario,
                           FileKind::house,  FileKind::config, FileKind::expect};

constexpr std::string_view suffixOf(FileKind kind)
{
    switch (kind) {
    case FileKind::system: return ".system.json";
    case FileKind::list: return ".list.json";
    case FileKind::army: return ".army.json";
    case FileKind::scenario: return ".scenario.json";
    case FileKind::house: return ".house.json";
    case FileKind::config: return ".muster.json";
    case FileKind::expect: return ".expect.json";
    }
    return "";
}

}  // namespace

std::string_view kindName(FileKind kind)
{
    switch (kind) {
    case FileKind::system: return "system";
    case FileKind::list: return "list";
    case FileKind::army: return "army";
    case FileKind::scenario: return "scenario";
    case FileKind::house: return "house";
    case FileKind::config: return "config";
    case FileKind::expect: return "expect";
    }
    return "";
}

std::optional<FileKind> kindFromName(std::string_view name)
{
    for (const FileKind kind : kinds)
        if (kindName(kind) == name) return kind;
    return std::nullopt;
}

std::optional<FileKind> kindOf(const std::filesystem::path& path)
{
    // A path ends with its file name, and taking it apart takes longer.
    const std::string& whole = path.native();
    const auto name = std::string_view(whole).substr(whole.rfind('/') + 1);
    if (name == "muster.json") return FileKind::config;
    for (const FileKind kind : kinds) {
        const auto suffix = suffixOf(kind);
        if (name.size() > suffix.size() && name.ends_with(suffix)) return kind;
    }
    return std::nullopt;
}

std::string stemOf(const std::filesystem::path& path)
{
    std::string name = path.filename().string();
    if (const auto kind = kindOf(path); kind && *kind != FileKind::config)
        name.resize(name.size() - suffixOf(*kind).size());
    return name;
}

std::span<const FileKind> allKinds() { return kinds; }

}  // namespace muster::files
