#include "core/library/check_context.hpp"

#include "core/diagnostics/rule_id.hpp"
#include "core/game/game.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using files::FileKind;
using text::Node;

bool isAsked(const CheckContext& context, std::string_view rule, Level usual)
{
    const auto level = context.findings.levelOf(rule, usual);
    return level && (!context.onlyErrors || *level == Level::error);
}

void reportContextProblems(const CheckContext& context, const RulesContext& rulesContext)
{
    const bool withoutLists = rulesContext.game && rulesContext.game->lists == Game::Lists::none;
    for (const auto& problem : rulesContext.problems) {
        if (withoutLists && problem.key == "list") continue;  // the mistake is naming a list at all, reported as such
        const Node named = context.root()[problem.key];
        context.findings.add(problem.rule, problem.level, named ? named : context.root(), problem.message,
                             problem.help);
    }
}

std::optional<std::filesystem::path> follow(const CheckContext& context, const std::filesystem::path& from,
                                            std::string_view reference, Node named)
{
    const auto target = context.project.resolve(from, reference);
    if (const auto* path = std::get_if<std::filesystem::path>(&target)) return *path;
    if (std::get<files::Project::ResolveError>(target) == files::Project::ResolveError::outsideRoot)
        context.findings.add(
            "ref/outside-root", Level::error, named,
            fmt::format("\"{}\" lies outside the project", files::shownReference(reference)),
            fmt::format("the project is {}; move the file into it", files::displayName(context.project.root())));
    else
        context.findings.add("ref/not-found", Level::error, named,
                             fmt::format("there is no file \"{}\"", files::shownReference(reference)),
                             "the path is relative to the file that names it");
    return std::nullopt;
}

void checkUnique(Node id, std::set<std::string_view>& seen, Findings& findings)
{
    if (!id.isString() || seen.insert(id.string()).second) return;
    findings.add("ref/duplicate-id", Level::error, id,
                 findings.wording().say("the id \"{id}\" is already taken in this file", {{"id", id.string()}}),
                 findings.wording().say("choose another id"));
}

void checkFileName(const CheckContext& context)
{
    const Node id = context.root()["id"];
    const std::string stem = files::stemOf(context.subject.path);
    if (!id.isString() || id.string() == stem) return;
    context.findings.add("ref/file-name", Level::error, id,
                         fmt::format("the id is \"{}\", but the file is called \"{}\"", id.string(),
                                     context.subject.path.filename().string()),
                         fmt::format("rename the file to {}.{}.json, or the id to \"{}\"", id.string(),
                                     files::kindName(context.subject.kind), stem));
}

void checkOtherFiles(const CheckContext& context)
{
    const Node root = context.root(), id = root["id"];
    if (!id.isString() || !context.project.contains(context.subject.path)) return;
    const bool isSystem = context.subject.kind == FileKind::system;
    const auto stem = files::stemOf(context.subject.path);
    std::error_code error;
    for (const auto& path : isSystem ? context.project.systems(stem) : context.project.lists(stem)) {
        const auto loaded = context.library.file(path);
        // An unreadable one may be the intended list.
        const bool isOther = loaded->document && loaded->document->root()["system"].string() != root["system"].string();
        if (!isSystem && isOther) continue;
        if (std::filesystem::equivalent(path, context.subject.path, error)) continue;
        const bool inside = context.project.contains(path);
        const auto kind = files::kindName(context.subject.kind);
        auto made =
            inside
                ? findingAt(id, "ref/ambiguous", Level::error,
                            fmt::format("the {} \"{}\" is in two files of this project, and only one of them is used",
                                        kind, id.string()),
                            "rename one of them, or exclude it with \"ignore\" in muster.json")
                : findingAt(id, "ref/shadows", Level::info,
                            fmt::format("this file replaces the installed {} \"{}\"", kind, id.string()),
                            "to use both, rename this file and change its id");
        made.related.push_back({inside ? "the other one is here" : "the installed one is here",
                                loaded->document ? placeOf(loaded->document->root())
                                                 : diagnostics::Place{files::displayName(path), {}, 1, 1, 1, 1}});
        // Report one other file only.
        return context.findings.add(std::move(made));
    }
}

void checkVersion(Node file, const Game& game, Findings& findings)
{
    const Node version = file["systemVersion"];
    // The schema reports anything but three numbers.
    if (!version.isString() || version.string() == game.version ||
        std::count(version.string().begin(), version.string().end(), '.') != 2)
        return;
    findings.add(
        "ref/system-version", Level::warning, version,
        fmt::format("built with version {} of {}; version {} is installed", version.string(), game.name, game.version),
        fmt::format("review the other findings, then pin the installed version with: muster upgrade {}",
                    file.document().source().name()));
}

std::string_view wholeRuleName(const std::vector<std::string>& names, std::string_view name)
{
    const auto found = std::find_if(names.begin(), names.end(), [&](std::string_view known) {
        const auto rule = diagnostics::ruleIdIn(known);
        return rule.owner && rule.name == name;
    });
    return found == names.end() ? std::string_view() : std::string_view(*found);
}

std::string suggestion(Findings& findings, const std::vector<std::string>& names, std::string_view name,
                       std::string fallback)
{
    if (!findings.mayCompare(names.size())) return fallback;
    const auto near = text::nearest(names, name);
    return near.empty() ? std::move(fallback) : findings.wording().say("did you mean \"{name}\"?", {{"name", near}});
}

std::string choice(Findings& findings, const std::vector<std::string>& names, std::string_view name,
                   std::string_view lead, std::string_view command)
{
    if (!name.empty())
        if (auto near = suggestion(findings, names, name, {}); !near.empty()) return near;
    // Sorting compares whole names, which takes about eight times as long as looking for a similar one.
    const bool isCompared = !name.empty() && findings.mayCompare(8 * names.size());
    const auto list = text::shortlist(names, isCompared ? name : std::string_view());
    if (list.isWhole || command.empty()) return fmt::format("{}: {}", lead, list.text);
    return findings.wording().say("{lead}: {names}; see: {command}",
                                  {{"lead", lead}, {"names", list.text}, {"command", command}});
}

}  // namespace muster::rules
