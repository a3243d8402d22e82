#include "tests/rules/fixtures.hpp"

#include "core/files/kind.hpp"

#include <algorithm>

namespace muster::test {

namespace fs = std::filesystem;

std::vector<Fixture> findFixtures(const fs::path& folder)
{
    std::vector<Fixture> fixtures;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const auto name = entry.path().filename().string();
        const auto kind = files::kindOf(entry.path());
        const bool broken = name.starts_with("err-");
        if (!kind || kind == files::FileKind::expect || (!broken && !name.starts_with("ok-"))) continue;
        const auto relative = entry.path().parent_path().lexically_relative(folder);
        std::vector<std::string> parts;
        for (const auto& part : relative) parts.push_back(part.string());
        // For shared rules the first part is a group, not a system.
        if (parts.size() > 2 && parts.front() == "shared") parts.erase(parts.begin());
        if (parts.size() < 2) continue;
        fixtures.push_back({entry.path(), parts[0] + "/" + parts[1], broken});
    }
    std::sort(fixtures.begin(), fixtures.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return fixtures;
}

}  // namespace muster::test
