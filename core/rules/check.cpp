#include "core/rules/check.hpp"

#include "core/rules/checks.hpp"
#include "core/rules/shape.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using model::FileKind;
using text::Node;

diagnostics::Diagnostics check(const Subject& subject, Library& library, Trace* trace)
{
    Findings findings;
    auto parsed = text::Document::parse(subject.source);
    for (const auto& fault : parsed.faults) findings.add(fault, *subject.source);
    if (!parsed.document) return findings.take();
    const auto project = library.project(subject.path, subject.given);
    const CheckContext context{subject, parsed.document, library, *project, findings, trace};
    switch (subject.kind) {
    case FileKind::army: checkArmy(context); break;
    case FileKind::list: checkList(context); break;
    case FileKind::system: checkSystem(context); break;
    case FileKind::house: checkHouse(context); break;
    case FileKind::config: checkConfig(context); break;
    case FileKind::scenario: checkScenario(context); break;
    }
    return findings.take();
}

void reportTroubles(const CheckContext& context, const Basis& basis)
{
    const bool withoutLists = basis.game && basis.game->lists == Game::Lists::none;
    for (const auto& trouble : basis.troubles) {
        if (withoutLists && trouble.key == "list") continue;  // naming one is the mistake, reported as such
        const Node named = context.root()[trouble.key];
        context.findings.add(trouble.rule, trouble.level, named ? named : context.root(), trouble.message, trouble.help);
    }
}

std::optional<std::filesystem::path> follow(const CheckContext& context, const std::filesystem::path& from, std::string_view reference, Node named)
{
    const auto target = context.project.resolve(from, reference);
    if (const auto* path = std::get_if<std::filesystem::path>(&target)) return *path;
    if (std::get<model::Project::Refusal>(target) == model::Project::Refusal::outsideRoot)
        context.findings.add("ref/outside-root", Level::error, named, fmt::format("\"{}\" lies outside the project", reference),
                             fmt::format("the project is {}; move the file into it", model::displayName(context.project.root())));
    else
        context.findings.add("ref/not-found", Level::error, named, fmt::format("there is no file \"{}\"", reference), "the path is relative to the file that names it");
    return std::nullopt;
}

void checkUnique(Node id, std::set<std::string_view>& seen, Findings& findings)
{
    if (!id.isString() || seen.insert(id.string()).second) return;
    findings.add("ref/duplicate-id", Level::error, id, fmt::format("the id \"{}\" is already taken in this file", id.string()), "give it another one");
}

void checkFileName(const CheckContext& context)
{
    const Node id = context.root()["id"];
    const std::string stem = model::stemOf(context.subject.path);
    if (!id.isString() || id.string() == stem) return;
    context.findings.add("ref/file-name", Level::error, id, fmt::format("the id is \"{}\", but the file is called \"{}\"", id.string(), context.subject.path.filename().string()),
                         fmt::format("rename the file to {}.{}.json, or the id to \"{}\"", id.string(), model::kindName(context.subject.kind), stem));
}

void checkVersion(Node file, const Game& game, Findings& findings)
{
    const Node version = file["systemVersion"];
    // Anything but three numbers is the schema's business.
    if (!version.isString() || version.string() == game.version || std::count(version.string().begin(), version.string().end(), '.') != 2) return;
    findings.add("ref/system-version", Level::warning, version, fmt::format("built with version {} of {}; version {} is installed", version.string(), game.name, game.version),
                 fmt::format("read the other findings, then pin what is installed with: muster upgrade {}", file.document().source().name()));
}

std::string suggestion(const std::vector<std::string>& names, std::string_view name, std::string fallback)
{
    const auto near = text::nearest(names, name);
    return near.empty() ? std::move(fallback) : fmt::format("did you mean \"{}\"?", near);
}

}  // namespace muster::rules
