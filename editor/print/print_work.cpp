// First, since Qt's word for slots is a name of the core's.
#include "printer/job/sheet_maker.hpp"

#include "editor/judge/game_words.hpp"
#include "editor/print/print_work.hpp"

#include "printer/job/arrange.hpp"
#include "printer/job/described_sheets.hpp"

namespace muster::editor {

using namespace printer;

namespace {

rules::Subject subjectOf(const Snapshot& text) { return {text.source, text.place, text.kind}; }

MadeSheets madeFor(const PrintTask& task, SheetMaker& maker)
{
    if (!task.choice.blank) return maker.make(subjectOf(task.text), task.choice.settings);
    const auto parsed = text::Document::parse(task.text.source);
    if (!parsed.document)
        return MadeSheets::failed(MadeSheets::Trouble::findings, "it is not valid JSON at the moment");
    const auto root = parsed.document->root();
    return maker.makeBlank(
        {std::string(root["system"].string()), std::string(root["list"].string()), task.text.place.parent_path()},
        task.choice.settings);
}

/// What the game of a text says, in the reader's language.
GameWords wordsOf(const Snapshot& text, rules::Library& library)
{
    const auto parsed = text::Document::parse(text.source);
    if (!parsed.document) return {};
    const auto basis = library.basis(*library.project(text.place.parent_path()),
                                     {std::string(parsed.document->root()["system"].string()), {}, {}, text.place});
    return basis->game ? GameWords(*basis->game) : GameWords();
}

std::string reasonOf(const MadeSheets& sheets)
{
    if (!sheets.failure.empty()) return sheets.failure;
    for (const auto& finding : sheets.findings)
        if (finding.level == diagnostics::Level::error) return finding.message;
    return "it cannot be read as an army or a scenario";
}

}  // namespace

Press::Press(std::shared_ptr<rules::Library> library)
    : m_library(std::move(library)), m_maker(std::make_unique<SheetMaker>(*m_library))
{}
Press::~Press() = default;

std::vector<SheetItem> Press::sheetsOf(const Snapshot& text)
{
    std::vector<SheetItem> items;
    const auto words = wordsOf(text, *m_library);
    for (auto& sheet : m_maker->list(subjectOf(text)).sheets) {
        // Looked up as it is written, then shortened.
        const auto wording = words(sheet.wording);
        const auto title = withoutSubject(wording);
        items.push_back(
            {std::move(sheet.id), title.empty() ? words(sheet.title) : std::string(title), sheet.byDefault});
    }
    return items;
}

Print Press::make(const PrintTask& task)
{
    Print print;
    print.number = task.number;
    print.settings = task.choice.settings;
    auto sheets = madeFor(task, *m_maker);
    if (!sheets.booklet) print.failure = reasonOf(sheets);
    print.findings = std::move(sheets.findings);
    if (!sheets.booklet) return print;
    print.booklets.push_back(std::move(*sheets.booklet));
    arrangeReference(print.booklets, print.settings.reference);
    std::erase_if(print.booklets, [](const auto& booklet) { return booklet.sheets.empty(); });
    if (print.booklets.empty()) print.failure = "without the reference nothing is left to print";
    return print;
}

void setPages(Print& print, const Typesetter& type)
{
    if (!print.isSound()) return;
    print.out = layOut(print.booklets, type, print.settings);
    for (const auto& finding : print.out.findings)
        if (finding.level == diagnostics::Level::error) print.failure = finding.message;
    if (print.isSound() && print.out.pages.empty()) print.failure = "there are no pages to print";
}

}  // namespace muster::editor
