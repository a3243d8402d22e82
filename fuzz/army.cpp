// An army against a shipped system, which the first byte selects: opening and checking it end, the same findings come
// twice, and an army that is opened again after a change equals one that is opened afresh.
#include "core/army/opened_army.hpp"
#include "core/text/edit.hpp"
#include "fuzz/library_pool.hpp"
#include "fuzz/target.hpp"

#include <fmt/format.h>

namespace muster::fuzz {

namespace {

std::string summary(const diagnostics::Diagnostics& findings)
{
    std::string all;
    for (const auto& each : findings)
        all += fmt::format("{}:{}: {} [{}]\n", each.place.line, each.place.column, each.message, each.rule);
    return all;
}

/// The army's text as one of the system.
std::string ofSystem(std::string_view text, std::string_view system)
{
    const auto parsed = text::parseFragment(std::string(text));
    if (!parsed.document || !parsed.document->root().isObject()) return std::string(text);
    return text::applied(text, text::memberSet(parsed.document->root(), "system", text::quoted(system)));
}

}  // namespace

void army(std::string_view input)
{
    if (input.empty()) return;
    const auto ids = systemIds();
    const auto system = ids[static_cast<unsigned char>(input.front()) % ids.size()];
    const auto text = ofSystem(input.substr(1), system);
    const auto path = sourcePath(fmt::format("armylists/{}/armies/fuzz.army.json", system));
    auto& library = shippedLibrary();
    const auto subject = subjectOf(text, path, files::FileKind::army);
    const auto opened =
        rules::OpenedArmy::open(subject, library, {.detail = rules::Roster::Detail::all, .remembers = true});
    requireSound(opened->findings(), subject);
    const auto findings = rules::check(subject, library);
    requireSound(findings, subject);

    // The editor opens a changed text with what it knows of the old one.
    const auto root = opened->root();
    if (!root.isObject() || root["units"].size() == 0) return;
    const auto changed = text::applied(text, text::removed(root["units"].at(0u)));
    const auto next = subjectOf(changed, path, files::FileKind::army);
    const auto reused = rules::OpenedArmy::open(
        next, library, {.detail = rules::Roster::Detail::all, .remembers = true, .previous = opened});
    const auto fresh = rules::OpenedArmy::open(next, library, {.detail = rules::Roster::Detail::all});
    requireSame(summary(reused->findings()), summary(fresh->findings()), "opening again finds other faults");
}

}  // namespace muster::fuzz
