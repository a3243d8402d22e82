#include "core/files/links.hpp"

#include "core/files/resolved_path.hpp"

#include <fmt/format.h>

#include <vector>

namespace muster::files {

namespace fs = std::filesystem;

namespace {

/// The folders that links of a path may not lead out of. Uses the path as written, with links unresolved: a project
/// reached only through a link does not count as containing that link.
std::vector<fs::path> boundariesOf(const fs::path& path)
{
    std::error_code error;
    std::vector<fs::path> boundaries;
    for (fs::path at = path.parent_path(); !at.empty(); at = at.parent_path()) {
        if (fs::is_regular_file(at / "muster.json", error)) boundaries.push_back(at);
        if (at == at.root_path()) break;
    }
    if (const fs::path here = fs::current_path(error); isBelow(path, here)) boundaries.push_back(here);
    if (boundaries.empty()) boundaries.push_back(path.parent_path());
    return boundaries;
}

}  // namespace

bool leadsOut(const fs::path& path, const fs::path& folder)
{
    std::error_code error;
    const fs::path target = fs::canonical(path, error);
    if (error) return false;
    const fs::path whole = fs::weakly_canonical(folder, error);
    return !error && !isBelow(target, whole);
}

std::optional<std::string> refusal(const fs::path& named, Links links)
{
    if (links == Links::followed) return std::nullopt;
    std::error_code error;
    auto path = fs::absolute(named, error).lexically_normal();
    if (!path.has_filename()) path = path.parent_path();
    if (error) return std::nullopt;
    for (const auto& boundary : boundariesOf(path)) {
        if (leadsOut(path, boundary))
            return fmt::format("{} is not used: a link leads out of {}; move the file there, or use --follow-links",
                               named.string(), boundary.string());
    }
    return std::nullopt;
}

}  // namespace muster::files
