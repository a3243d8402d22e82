// Included first, because the core uses Qt's macro `slots` as a name.
#include "printer/job/sheet_maker.hpp"

#include "core/library/named_rules_context.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/print/print_work.hpp"
#include "printer/emblem/read_emblem.hpp"

#include "printer/job/arrange.hpp"
#include "printer/job/described_sheets.hpp"

#include <algorithm>

namespace muster::editor {

using namespace printer;

namespace {

rules::Subject subjectOf(const Snapshot& text) { return {text.source, text.place, text.kind, {}, {}, text.parsed}; }

/// True if an army that was opened to be shown has the findings that it would have if it were opened to be printed: the
/// former include those about its sheets, which would then change the verdict on the sheets.
bool isAsForPrint(const rules::OpenedArmy& army)
{
    const auto isOfSheets = [](const diagnostics::Diagnostic& finding) {
        return diagnostics::isOfPrint(finding.kind) || finding.kind == diagnostics::FindingKind::acceptance;
    };
    return std::none_of(army.findings().begin(), army.findings().end(), isOfSheets) &&
           std::none_of(army.accepted().begin(), army.accepted().end(), isOfSheets);
}

/// The texts of a file's game in the user's language.
GameWords wordsOf(const rules::Subject& text, rules::Library& library)
{
    if (!text.parsed.document) return {};
    const auto rulesContext = rules::namedRulesContext(text.parsed.document->root(), text.kind, text.path,
                                                       *library.project(text.path.parent_path()), library);
    return rulesContext->game ? GameWords(*rulesContext->game) : GameWords();
}

std::string reasonOf(const MadeSheets& sheets)
{
    if (!sheets.failure.empty()) return sheets.failure;
    for (const auto& finding : sheets.findings)
        if (finding.level == diagnostics::Level::error) return finding.message;
    return "it cannot be read as an army or a scenario";
}

}  // namespace

PrintBuilder::PrintBuilder(std::shared_ptr<rules::Library> library)
    : m_library(std::move(library)), m_maker(std::make_unique<SheetMaker>(*m_library, readEmblem))
{}
PrintBuilder::~PrintBuilder() = default;

std::vector<SheetItem> PrintBuilder::sheetsOf(const Snapshot& text)
{
    std::vector<SheetItem> items;
    auto subject = subjectOf(text);
    subject.parsed = rules::parsedText(subject);
    const auto words = wordsOf(subject, *m_library);
    for (auto& sheet : m_maker->list(subject).sheets) {
        // Translate the full wording first, then shorten it.
        const auto wording = words(sheet.wording);
        const auto title = withoutSubject(wording);
        items.push_back(
            {std::move(sheet.id), title.empty() ? words(sheet.title) : std::string(title), sheet.byDefault});
    }
    return items;
}

MadeSheets PrintBuilder::sheetsOfText(const PrintTask& task)
{
    const auto& text = task.text;
    std::shared_ptr<const rules::OpenedArmy> army;
    std::shared_ptr<const rules::OpenedScenario> scenario;
    {
        const std::lock_guard lock(m_mutex);
        if (m_openedText != text.source) {
            m_army = nullptr, m_scenario = nullptr;
            if (text.kind == files::FileKind::scenario)
                m_scenario = text.openedScenario ? text.openedScenario
                                                 : rules::OpenedScenario::open(subjectOf(text), *m_library);
            else
                m_army =
                    text.openedArmy && isAsForPrint(*text.openedArmy)
                        ? text.openedArmy
                        : rules::OpenedArmy::open(subjectOf(text), *m_library, {.detail = rules::Roster::Detail::all});
            m_openedText = text.source;
        }
        army = m_army, scenario = m_scenario;
    }
    return scenario ? m_maker->make(*scenario, task.choice.settings, text.place)
                    : m_maker->make(army, task.choice.settings);
}

MadeSheets PrintBuilder::sheetsFor(const PrintTask& task)
{
    const auto& text = task.text;
    if (!task.choice.blank) return sheetsOfText(task);
    const auto parsed = rules::parsedText(subjectOf(text));
    if (!parsed.document) return MadeSheets::failed(MadeSheets::FailureKind::findings, "it is not valid JSON");
    const auto root = parsed.document->root();
    return m_maker->makeBlank(
        {std::string(root["system"].string()), std::string(root["list"].string()), text.place.parent_path()},
        task.choice.settings);
}

Print PrintBuilder::make(const PrintTask& task)
{
    Print print;
    print.number = task.number;
    print.settings = task.choice.settings;
    auto sheets = sheetsFor(task);
    if (!sheets.booklet) print.failure = reasonOf(sheets);
    print.findings = std::move(sheets.findings);
    if (!sheets.booklet) return print;
    print.booklets.push_back(std::move(*sheets.booklet));
    arrangeReference(print.booklets, print.settings.reference);
    std::erase_if(print.booklets, [](const auto& booklet) { return booklet.sheets.empty(); });
    if (print.booklets.empty()) print.failure = "without the reference there is nothing to print";
    return print;
}

void setPages(Print& print, Typesetter& type)
{
    if (!print.isValid()) return;
    print.out = layOut(print.booklets, type, print.settings);
    for (const auto& finding : print.out.findings)
        if (finding.level == diagnostics::Level::error) print.failure = finding.message;
    if (print.isValid() && print.out.pages.empty()) print.failure = "there are no pages to print";
}

}  // namespace muster::editor
