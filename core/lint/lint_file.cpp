#include "core/lint/lint_file.hpp"

#include "core/acceptance/acceptances.hpp"
#include "core/game/game.hpp"
#include "core/lint/file_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::rules {

using diagnostics::FindingKind;
using diagnostics::Level;
using files::FileKind;
using text::Node;

namespace {

/// The findings of the files that armies build on, by project and path.
struct FindingsCache {
    using Map = threads::OnceMap<std::string, std::shared_ptr<const diagnostics::Diagnostics>>;
    Map findings, errors;
    std::set<std::filesystem::path> expected;  ///< whose findings are needed in any case
};

diagnostics::Diagnostics lint(const Subject& subject, const text::Document::Parsed& parsed, Library& library,
                              Trace* trace, bool onlyErrors)
{
    Findings findings;
    for (const auto& fault : parsed.faults) findings.add(fault, *subject.source);
    if (!parsed.document) return findings.take();
    const auto project = library.project(subject.path, subject.given);
    const CheckContext context{subject, parsed.document, library, *project, findings, trace, onlyErrors};
    switch (subject.kind) {
    case FileKind::army:
    case FileKind::scenario: break;  // OpenedArmy and OpenedScenario check these
    case FileKind::list: checkList(context); break;
    case FileKind::system: checkSystem(context); break;
    case FileKind::house: checkHouse(context); break;
    case FileKind::config: checkConfig(context); break;
    case FileKind::expect: checkExpectations(context); break;
    }
    auto found = findings.take();
    if (Acceptances acceptances(context.root(), subject.kind); !acceptances.empty()) {
        // Settings change the levels in lists only.
        const auto rulesContext =
            subject.kind == FileKind::list && context.root()["system"].isString()
                ? library.rulesContextOfList(*project, parsed.document, subject.path, subject.system)
                : nullptr;
        acceptances.apply({subject, library, *project, rulesContext ? &rulesContext->levels : nullptr,
                           library.settings(*project, subject.path)->acceptsErrors()},
                          found);
        // What accepts a finding that was not looked for is not without effect.
        if (onlyErrors)
            std::erase_if(found, [](const auto& finding) { return finding.kind == FindingKind::acceptance; });
    }
    return found;
}

std::shared_ptr<const diagnostics::Diagnostics> lintOnce(FindingsCache::Map& made, bool onlyErrors, Library& library,
                                                         const files::Project& project,
                                                         const std::filesystem::path& path, FileKind kind,
                                                         std::string_view system = {})
{
    const auto key = fmt::format("{}\n{}\n{}", project.root().string(), path.string(), system);
    return made.get(key, [&] {
        const auto loaded = library.file(path);
        if (kind == FileKind::system) library.systemAt(project, path);
        diagnostics::Diagnostics findings;
        if (loaded->source) {
            Subject subject{loaded->source, path, kind, project.root()};
            subject.system = system;
            findings = lint(subject, {loaded->document, loaded->faults}, library, nullptr, onlyErrors);
        }
        return std::make_shared<const diagnostics::Diagnostics>(std::move(findings));
    });
}

}  // namespace

diagnostics::Diagnostics lintFile(const Subject& subject, const text::Document::Parsed& parsed, Library& library,
                                  Trace* trace)
{
    return lint(subject, parsed, library, trace, false);
}

std::shared_ptr<const diagnostics::Diagnostics> findingsOf(Library& library, const files::Project& project,
                                                           const std::filesystem::path& path, FileKind kind)
{
    return lintOnce(library.cache<FindingsCache>().findings, false, library, project, path, kind);
}

std::shared_ptr<const diagnostics::Diagnostics> errorsOf(Library& library, const files::Project& project,
                                                         const std::filesystem::path& path, FileKind kind,
                                                         std::string_view system)
{
    auto& cache = library.cache<FindingsCache>();
    return system.empty() && cache.expected.contains(path)
               ? findingsOf(library, project, path, kind)
               : lintOnce(cache.errors, true, library, project, path, kind, system);
}

void expect(Library& library, const std::filesystem::path& path)
{
    std::error_code error;
    library.cache<FindingsCache>().expected.insert(std::filesystem::weakly_canonical(path, error));
}

namespace {

/// The system for which a list is checked, if it is not its own; else empty.
std::string_view otherSystem(const CheckContext& context, const RulesContext& rulesContext, const ContextFile& part)
{
    if (part.kind != FileKind::list || !rulesContext.game) return {};
    const auto& document = context.library.file(part.path)->document;
    const bool isOwn = !document || document->root()["system"].string() == rulesContext.game->id;
    return isOwn ? std::string_view() : std::string_view(rulesContext.game->id);
}

}  // namespace

std::optional<diagnostics::Diagnostic> brokenAt(Node named, const std::filesystem::path& path,
                                                const diagnostics::Diagnostics& findings,
                                                const std::function<bool(const diagnostics::Diagnostic&)>& isError,
                                                std::string_view system)
{
    const auto first = std::find_if(findings.begin(), findings.end(), isError);
    if (first == findings.end()) return std::nullopt;
    const auto errors = std::count_if(first, findings.end(), isError);
    const auto name = files::displayName(path);
    auto made =
        findingAt(named, "ref/broken", Level::error,
                  fmt::format("{} has {} error{}{}, so these findings may be wrong", name, errors,
                              errors == 1 ? "" : "s", system.empty() ? std::string() : fmt::format(" in {}", system)),
                  system.empty() ? fmt::format("fix that file first; see: muster check {}", name)
                                 : fmt::format("name a list that fits {}, or add what this one needs to it", system));
    made.related.push_back({fmt::format("{} [{}]", first->message, first->rule), first->place});
    return made;
}

void reportBroken(const CheckContext& context, const RulesContext& rulesContext)
{
    std::set<std::string_view> reported;
    for (const auto& part : rulesContext.parts) {
        // A list of an extended system may use what the extending one has not.
        const auto ofOther = otherSystem(context, rulesContext, part);
        const auto findings = errorsOf(context.library, context.project, part.path, part.kind, ofOther);
        // That a list builds on a broken system is reported of the system.
        const auto isError = [&](const diagnostics::Diagnostic& finding) {
            // A list that extends one of a cycle is itself reported as part of the cycle.
            if (finding.kind == FindingKind::cycle && context.subject.kind == FileKind::list) return false;
            return finding.level == Level::error && finding.accepted.empty() &&
                   (finding.kind != FindingKind::brokenRulesContext || part.key == "system");
        };
        if (reported.contains(part.key)) continue;
        const Node named = context.root()[part.key];
        auto made = brokenAt(named ? named : context.root(), part.path, *findings, isError, ofOther);
        if (!made) continue;
        reported.insert(part.key);
        context.findings.add(std::move(*made));
    }
}

}  // namespace muster::rules
