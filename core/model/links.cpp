#include "core/model/links.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::model {

namespace fs = std::filesystem;

namespace {

bool isBelow(const fs::path& path, const fs::path& folder)
{
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end();
}

/// The folder that links of a path may not lead out of. The path is looked at as it is written, since its links are what is asked about.
fs::path boundaryOf(const fs::path& path)
{
    std::error_code error;
    for (fs::path at = path.parent_path();; at = at.parent_path()) {
        if (fs::is_regular_file(at / "muster.json", error)) return at;
        if (at == at.root_path() || at.empty()) break;
    }
    const fs::path here = fs::current_path(error);
    return isBelow(path, here) ? here : path.parent_path();
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
    const auto boundary = boundaryOf(path);
    if (error || !leadsOut(path, boundary)) return std::nullopt;
    return fmt::format("{} is not read: a link leads out of {}; move the file there, or say --follow-links", named.string(), boundary.string());
}

}  // namespace muster::model
