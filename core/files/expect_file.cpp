#include "core/files/expect_file.hpp"

#include "core/files/kind.hpp"

#include <algorithm>
#include <string>
#include <system_error>

namespace muster::files {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view expectSuffix = ".expect.json";

/// What stands before the suffix of an expect file.
std::string nameOf(const fs::path& file)
{
    std::string name = stemOf(file);
    for (const std::string_view ending : {".muster.json", ".json"})
        if (name.size() > ending.size() && name.ends_with(ending)) name.resize(name.size() - ending.size());
    return name;
}

}  // namespace

fs::path expectFileOf(const fs::path& file) { return file.parent_path() / (nameOf(file) + std::string(expectSuffix)); }

std::vector<fs::path> filesOfExpectFile(const fs::path& expectFile)
{
    const auto name = stemOf(expectFile);
    std::vector<std::string> names{name + ".muster.json"};
    if (name == "muster") names.emplace_back("muster.json");
    for (const auto kind : allKinds())
        if (kind != FileKind::config && kind != FileKind::expect)
            names.push_back(name + "." + std::string(kindName(kind)) + ".json");
    std::vector<fs::path> found;
    std::error_code error;
    for (const auto& each : names)
        if (auto path = expectFile.parent_path() / each; fs::exists(path, error)) found.push_back(std::move(path));
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace muster::files
