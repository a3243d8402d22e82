#include "core/files/kind.hpp"

#include <array>
#include <string>

namespace muster::files {

namespace {

constexpr std::array kinds{FileKind::system, FileKind::list,   FileKind::army,  FileKind::scenario,
                           FileKind::house,  FileKind::config, FileKind::expect};

std::string suffixOf(FileKind kind)
{
    return kind == FileKind::config ? ".muster.json" : "." + std::string(kindName(kind)) + ".json";
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
    const std::string name = path.filename().string();
    if (name == "muster.json") return FileKind::config;
    for (const FileKind kind : kinds) {
        const std::string suffix = suffixOf(kind);
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
