#include "core/command_line/rule_page.hpp"

#include "core/files/data_folders.hpp"
#include "core/game/added_rules.hpp"
#include "core/game/shared_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace muster::command_line {

const std::string_view homepage = MUSTER_HOMEPAGE;

namespace {

namespace fs = std::filesystem;

/// The anchor of a heading, as web sites for Markdown and scripts/make-rule-pages make it.
std::string anchorOf(std::string_view heading)
{
    std::string anchor;
    for (const char c : heading)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_') anchor += c;
    return anchor;
}

std::string pageOf(std::string_view page, std::string_view heading)
{
    return fmt::format("{}/docs/rules/{}.md#{}", homepage, page, anchorOf(heading));
}

bool isShipped(const fs::path& system)
{
    std::error_code error;
    const auto path = fs::weakly_canonical(system, error);
    for (const auto& data : files::dataFoldersByOrigin()) {
        if (data.origin != files::Origin::shipped) continue;
        const auto folder = fs::weakly_canonical(data.folder, error);
        return !error && std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
    }
    return false;
}

}  // namespace

std::string rulePage(std::string_view rule, const std::string& systemFile)
{
    if (const auto* shared = rules::sharedRule(rule)) return pageOf("shared", shared->name);
    const auto slash = rule.find('/');
    if (slash == std::string_view::npos || rules::isAdded(rule) || systemFile.empty()) return {};
    return isShipped(systemFile) ? pageOf(rule.substr(0, slash), rule.substr(slash + 1)) : std::string();
}

}  // namespace muster::command_line
