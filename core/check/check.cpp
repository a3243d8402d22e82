#include "core/check/check.hpp"

#include "core/army/opened_army.hpp"
#include "core/check/identity.hpp"
#include "core/check/replacements.hpp"
#include "core/lint/lint_file.hpp"
#include "core/scenario/opened_scenario.hpp"

#include <filesystem>

namespace muster::rules {

using files::FileKind;

namespace {

void rename(diagnostics::Diagnostics& findings, const std::string& from, const std::string& to)
{
    if (from == to) return;
    const auto renameIn = [&](diagnostics::Place& place) {
        if (place.file == from) place.file = to;
    };
    for (auto& finding : findings) {
        renameIn(finding.place);
        for (auto& related : finding.related) renameIn(related.place);
    }
}

template <class Opened>
diagnostics::Diagnostics allFindings(const Opened& opened)
{
    auto findings = opened.findings();
    if (opened.accepted().empty()) return findings;
    findings.insert(findings.end(), opened.accepted().begin(), opened.accepted().end());
    diagnostics::sort(findings);
    return findings;
}

/// Adds what can be said only with the document at hand.
diagnostics::Diagnostics completed(diagnostics::Diagnostics findings, const text::Document* document,
                                   const Subject& subject)
{
    if (!document) return findings;
    identify(findings, *document);
    if (subject.withReplacements) addReplacements(findings, *document);
    return findings;
}

}  // namespace

diagnostics::Diagnostics findingsOf(const OpenedArmy& army, const Subject& subject)
{
    return completed(allFindings(army), army.document().get(), subject);
}

diagnostics::Diagnostics findingsOf(const OpenedScenario& scenario, const Subject& subject)
{
    return completed(allFindings(scenario), scenario.document().get(), subject);
}

diagnostics::Diagnostics check(const Subject& subject, Library& library, Trace* trace)
{
    if (subject.kind == FileKind::army) {
        const auto detail = trace ? Roster::Detail::all : Roster::Detail::checking;
        return findingsOf(
            *OpenedArmy::open(subject, library, {.detail = detail, .trace = trace, .withRemarks = trace != nullptr}),
            subject);
    }
    if (subject.kind == FileKind::scenario) return findingsOf(*OpenedScenario::open(subject, library, trace), subject);
    const bool isPart =
        subject.kind == FileKind::system || subject.kind == FileKind::list || subject.kind == FileKind::house;
    const auto alone = [&] {
        const auto parsed = parsedText(subject);
        return completed(lintFile(subject, parsed, library, trace), parsed.document.get(), subject);
    };
    if (!isPart || trace) return alone();
    // The files that armies build on are checked once, for themselves and for the armies. A link may have another name
    // and project than its target.
    std::error_code error;
    const auto path = std::filesystem::weakly_canonical(subject.path, error);
    if (path != std::filesystem::absolute(subject.path, error).lexically_normal()) return alone();
    const auto loaded = library.file(path);
    const auto& known = loaded->source;
    if (!known || known->bytes() != subject.source->bytes()) return alone();
    auto findings = *findingsOf(library, *library.project(subject.path, subject.given), path, subject.kind);
    rename(findings, known->name(), subject.source->name());
    return completed(std::move(findings), loaded->document.get(), subject);
}

}  // namespace muster::rules
