#include "core/lint/lint_file.hpp"

#include "core/acceptance/acceptances.hpp"
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
        const auto rulesContext = subject.kind == FileKind::list && context.root()["system"].isString()
                                      ? library.rulesContextOfList(*project, parsed.document, subject.path)
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
                                                         const std::filesystem::path& path, FileKind kind)
{
    const auto key = fmt::format("{}\n{}", project.root().string(), path.string());
    return made.get(key, [&] {
        const auto loaded = library.file(path);
        if (kind == FileKind::system) library.systemAt(path);
        diagnostics::Diagnostics findings;
        if (loaded->source)
            findings = lint({loaded->source, path, kind, project.root()}, {loaded->document, loaded->faults}, library,
                            nullptr, onlyErrors);
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
                                                         const std::filesystem::path& path, FileKind kind)
{
    auto& cache = library.cache<FindingsCache>();
    return cache.expected.contains(path) ? findingsOf(library, project, path, kind)
                                         : lintOnce(cache.errors, true, library, project, path, kind);
}

void expect(Library& library, const std::filesystem::path& path)
{
    std::error_code error;
    library.cache<FindingsCache>().expected.insert(std::filesystem::weakly_canonical(path, error));
}

void reportBroken(const CheckContext& context, const RulesContext& rulesContext)
{
    std::set<std::string_view> reported;
    for (const auto& part : rulesContext.parts) {
        const auto findings = errorsOf(context.library, context.project, part.path, part.kind);
        // That a list builds on a broken system is reported of the system.
        const auto isError = [&](const diagnostics::Diagnostic& finding) {
            // A list that extends one of a cycle is itself reported as part of the cycle.
            if (finding.kind == FindingKind::cycle && context.subject.kind == FileKind::list) return false;
            return finding.level == Level::error && finding.accepted.empty() &&
                   (finding.kind != FindingKind::brokenRulesContext || part.key == "system");
        };
        const auto first = std::find_if(findings->begin(), findings->end(), isError);
        if (first == findings->end() || !reported.insert(part.key).second) continue;
        const auto errors = std::count_if(first, findings->end(), isError);
        const Node named = context.root()[part.key];
        const Node node = named ? named : context.root();
        if (!context.findings.wants("ref/broken", Level::error)) continue;
        const auto name = files::displayName(part.path);
        auto made = findingAt(
            node, "ref/broken", Level::error,
            fmt::format("{} has {} error{}, so these findings may be wrong", name, errors, errors == 1 ? "" : "s"),
            fmt::format("fix that file first; see: muster check {}", name));
        made.related.push_back({fmt::format("{} [{}]", first->message, first->rule), first->place});
        context.findings.add(std::move(made));
    }
}

}  // namespace muster::rules
