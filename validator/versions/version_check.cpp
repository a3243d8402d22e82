#include "validator/versions/version_check.hpp"

#include "core/game/game.hpp"
#include "core/text/counted.hpp"
#include "core/text/version.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"
#include "validator/versions/former_system.hpp"
#include "validator/versions/system_changes.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace {

constexpr std::size_t maxChangesShown = 50;

std::string placeIn(const std::string& file, text::Node node)
{
    const auto range = node.key().empty() ? node.range() : node.keyRange();
    const auto place = node.document().source().position(range.begin);
    return fmt::format("{}:{}:{}", file, place.line, place.column);
}

void showChanges(const std::string& file, const std::vector<SystemChange>& changes)
{
    // The weightier first, because they decide.
    auto sorted = changes;
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.weight > b.weight; });
    for (std::size_t i = 0; i < sorted.size() && i < maxChangesShown; ++i)
        writeOut("  {:<8}  {}: {}\n", weightName(sorted[i].weight), placeIn(file, sorted[i].at), sorted[i].message);
    if (sorted.size() > maxChangesShown) writeOut("  and {} more\n", sorted.size() - maxChangesShown);
}

void checkVersion(const InputFile& file, const std::string& since, Session& session)
{
    const auto system = session.library().systemAt(file.path);
    if (!system->game)
        return session.fail(ExitCode::findings,
                            fmt::format("{} has errors; see: muster check {}", file.name, file.name));
    const auto before = formerSystem(since, file.path, session);
    if (!before) return;
    const auto root = system->game->document->root();
    const auto then = text::versionFrom(before->root()["version"].string()),
               now = text::versionFrom(root["version"].string());
    const auto place = placeIn(file.name, root["version"]);
    if (!then || !now)
        return session.fail(ExitCode::findings, fmt::format("{}: the numbers of the version are too large", place));
    const auto changes = changesBetween(before->root(), root);
    const auto next = nextVersion(*then, changes);
    const auto count = [&](ChangeWeight weight) {
        return static_cast<std::uint64_t>(std::count_if(
            changes.begin(), changes.end(), [weight](const auto& change) { return change.weight == weight; }));
    };
    const auto what =
        fmt::format("{}, {} and {} since {}", text::counted(count(ChangeWeight::breaking), "breaking change"),
                    text::counted(count(ChangeWeight::addition), "addition"),
                    text::counted(count(ChangeWeight::text), "changed text"), text::versionText(*then));
    if (*now >= next) {
        writeOut("{}: version {} is right: {}\n", file.name, text::versionText(*now), what);
    } else {
        writeOut("{}: version {} is too low: {}; the next version is {}\n", place, text::versionText(*now), what,
                 text::versionText(next));
        session.exitCode = std::max<int>(session.exitCode, ExitCode::findings);
    }
    showChanges(file.name, changes);
}

}  // namespace

void checkVersions(const std::vector<std::string>& paths, const std::string& since, Session& session)
{
    bool isChecked = false;
    for (const auto& file : session.files(paths)) {
        if (file.kind != files::FileKind::system) continue;
        isChecked = true;
        checkVersion(file, since, session);
    }
    if (!isChecked && session.exitCode == 0)
        session.fail(ExitCode::usage, "there is no system to compare: name a *.system.json, or a folder with one");
}

}  // namespace muster::validator
