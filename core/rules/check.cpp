#include "core/rules/check.hpp"

#include "core/rules/battlefield/opened_scenario.hpp"
#include "core/rules/checks.hpp"
#include "core/rules/lint/lint.hpp"
#include "core/rules/opened_army.hpp"
#include "core/rules/schema_check.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::FindingKind;
using diagnostics::Level;
using model::FileKind;
using text::Node;

diagnostics::Diagnostics checkParsed(const Subject& subject, const text::Document::Parsed& parsed, Library& library,
                                     Trace* trace)
{
    Findings findings;
    for (const auto& fault : parsed.faults) findings.add(fault, *subject.source);
    if (!parsed.document) return findings.take();
    const auto project = library.project(subject.path, subject.given);
    const CheckContext context{subject, parsed.document, library, *project, findings, trace};
    switch (subject.kind) {
    case FileKind::army:
    case FileKind::scenario: break;  // handled by OpenedScenario
    case FileKind::list: checkList(context); break;
    case FileKind::system: checkSystem(context); break;
    case FileKind::house: checkHouse(context); break;
    case FileKind::config: checkConfig(context); break;
    }
    return findings.take();
}

text::Document::Parsed parsedText(const Subject& subject)
{
    const auto& known = subject.parsed;
    const bool isOfSource = known.document ? &known.document->source() == subject.source.get() : !known.faults.empty();
    return isOfSource ? known : text::Document::parse(subject.source);
}

diagnostics::Diagnostics check(const Subject& subject, Library& library, Trace* trace)
{
    if (subject.kind == FileKind::army) {
        const auto detail = trace ? Roster::Detail::all : Roster::Detail::judging;
        return OpenedArmy::open(subject, library, {.detail = detail, .trace = trace})->findings();
    }
    if (subject.kind == FileKind::scenario) return OpenedScenario::open(subject, library, trace)->findings();
    const bool isPart =
        subject.kind == FileKind::system || subject.kind == FileKind::list || subject.kind == FileKind::house;
    const auto alone = [&] { return checkParsed(subject, parsedText(subject), library, trace); };
    if (!isPart || trace) return alone();
    // The files that armies build on are checked once, for themselves and for the armies.
    std::error_code error;
    const auto path = std::filesystem::weakly_canonical(subject.path, error);
    const auto loaded = library.file(path);
    const auto& known = loaded->source;
    if (!known || known->name() != subject.source->name() || known->bytes() != subject.source->bytes()) return alone();
    return *library.findingsOf(*library.project(subject.path, subject.given), path, subject.kind);
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

void reportBroken(const CheckContext& context, const RulesContext& rulesContext)
{
    std::set<std::string_view> reported;
    for (const auto& part : rulesContext.parts) {
        const auto findings = context.library.findingsOf(context.project, part.path, part.kind);
        // A list that builds on a broken system is not an error of the list; the system reports it.
        const auto isError = [&](const diagnostics::Diagnostic& finding) {
            // A list that extends part of a cycle is itself reported as part of the cycle.
            if (finding.kind == FindingKind::cycle && context.subject.kind == FileKind::list) return false;
            return finding.level == Level::error &&
                   (finding.kind != FindingKind::brokenRulesContext || part.key == "system");
        };
        const auto first = std::find_if(findings->begin(), findings->end(), isError);
        if (first == findings->end() || !reported.insert(part.key).second) continue;
        const auto errors = std::count_if(first, findings->end(), isError);
        const Node named = context.root()[part.key];
        const Node node = named ? named : context.root();
        if (!context.findings.wants("ref/broken", Level::error)) continue;
        const auto name = model::displayName(part.path);
        auto made = findingAt(
            node, "ref/broken", Level::error,
            fmt::format("{} has {} error{}, so this verdict may be wrong", name, errors, errors == 1 ? "" : "s"),
            fmt::format("correct that file first; see: muster check {}", name));
        made.related.push_back({fmt::format("{} [{}]", first->message, first->rule), first->place});
        context.findings.add(std::move(made));
    }
}

std::optional<std::filesystem::path> follow(const CheckContext& context, const std::filesystem::path& from,
                                            std::string_view reference, Node named)
{
    const auto target = context.project.resolve(from, reference);
    if (const auto* path = std::get_if<std::filesystem::path>(&target)) return *path;
    if (std::get<model::Project::ResolveError>(target) == model::Project::ResolveError::outsideRoot)
        context.findings.add(
            "ref/outside-root", Level::error, named, fmt::format("\"{}\" lies outside the project", reference),
            fmt::format("the project is {}; move the file into it", model::displayName(context.project.root())));
    else
        context.findings.add("ref/not-found", Level::error, named, fmt::format("there is no file \"{}\"", reference),
                             "the path is relative to the file that names it");
    return std::nullopt;
}

void checkUnique(Node id, std::set<std::string_view>& seen, Findings& findings)
{
    if (!id.isString() || seen.insert(id.string()).second) return;
    findings.add("ref/duplicate-id", Level::error, id,
                 fmt::format("the id \"{}\" is already taken in this file", id.string()), "give it another one");
}

void checkFileName(const CheckContext& context)
{
    const Node id = context.root()["id"];
    const std::string stem = model::stemOf(context.subject.path);
    if (!id.isString() || id.string() == stem) return;
    context.findings.add("ref/file-name", Level::error, id,
                         fmt::format("the id is \"{}\", but the file is called \"{}\"", id.string(),
                                     context.subject.path.filename().string()),
                         fmt::format("rename the file to {}.{}.json, or the id to \"{}\"", id.string(),
                                     model::kindName(context.subject.kind), stem));
}

void checkOtherFiles(const CheckContext& context)
{
    const Node root = context.root(), id = root["id"];
    if (!id.isString() || !context.project.contains(context.subject.path)) return;
    const bool isSystem = context.subject.kind == FileKind::system;
    const auto stem = model::stemOf(context.subject.path);
    std::error_code error;
    for (const auto& path : isSystem ? context.project.systems(stem) : context.project.lists(stem)) {
        const auto loaded = context.library.file(path);
        // An unreadable one may be the intended list.
        const bool isOther = loaded->document && loaded->document->root()["system"].string() != root["system"].string();
        if (!isSystem && isOther) continue;
        if (std::filesystem::equivalent(path, context.subject.path, error)) continue;
        const bool inside = context.project.contains(path);
        const auto kind = model::kindName(context.subject.kind);
        auto made = inside ? findingAt(id, "ref/ambiguous", Level::error,
                                       fmt::format("the {} \"{}\" is in two files of this project, and only one of "
                                                   "them is ever used",
                                                   kind, id.string()),
                                       "rename one of the two, or leave it out with \"ignore\" in muster.json")
                           : findingAt(id, "ref/shadows", Level::info,
                                       fmt::format("this file is used instead of the {} \"{}\" that is installed", kind,
                                                   id.string()),
                                       "rename this file and its id if both should be there");
        made.related.push_back({inside ? "the other one is here" : "the installed one is here",
                                loaded->document ? placeOf(loaded->document->root())
                                                 : diagnostics::Place{model::displayName(path), {}, 1, 1, 1, 1}});
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
        fmt::format("read the other findings, then pin what is installed with: muster upgrade {}",
                    file.document().source().name()));
}

std::string suggestion(Findings& findings, const std::vector<std::string>& names, std::string_view name,
                       std::string fallback)
{
    if (!findings.mayCompare(names.size())) return fallback;
    const auto near = text::nearest(names, name);
    return near.empty() ? std::move(fallback) : fmt::format("did you mean \"{}\"?", near);
}

}  // namespace muster::rules
