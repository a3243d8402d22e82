#pragma once

#include "editor/live_check/file_checker.hpp"
#include "editor/print/print_choice.hpp"
#include "printer/layout/print_out.hpp"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace muster::printer {
class SheetMaker;
struct MadeSheets;
}  // namespace muster::printer

namespace muster::editor {

/// What to print, and how.
struct PrintTask {
    Snapshot text;
    PrintChoice choice;
    std::uint64_t number = 0;  ///< identifies the request
};

/// A print: its sheets, and its pages once they are laid out.
struct Print {
    std::uint64_t number = 0;
    printer::Settings settings;
    std::vector<sheet::Booklet> booklets;  ///< empty if there is nothing to print
    printer::PrintOut out;
    std::shared_ptr<printer::Typesetter>
        type;  ///< fonts to draw the pages with, on the thread that owns them; null before layout
    diagnostics::Diagnostics findings;  ///< of the file and of its sheets' description
    std::string failure;                ///< why nothing can be printed; empty on success

    bool isValid() const { return failure.empty(); }
};

/// A printable sheet.
struct SheetItem {
    std::string id, title;
    bool byDefault = true;  ///< printed if no sheet is selected
};

/// Makes sheets exactly as the command line does for the same settings. Keeps its library even if there is a newer one.
/// Thread-safe.
class PrintBuilder {
public:
    explicit PrintBuilder(std::shared_ptr<rules::Library> library);
    ~PrintBuilder();
    PrintBuilder(const PrintBuilder&) = delete;
    PrintBuilder& operator=(const PrintBuilder&) = delete;

    /// The printable sheets of the text; none if its system is unknown.
    std::vector<SheetItem> sheetsOf(const Snapshot& text);
    /// A print without pages.
    Print make(const PrintTask& task);

private:
    printer::MadeSheets sheetsFor(const PrintTask& task);
    printer::MadeSheets sheetsOfText(const PrintTask& task);

    std::shared_ptr<rules::Library> m_library;
    std::unique_ptr<printer::SheetMaker> m_maker;
    std::mutex m_mutex;                                ///< protects the following members
    std::shared_ptr<const text::Source> m_openedText;  ///< the last text, opened once for all its prints
    std::shared_ptr<const rules::OpenedArmy> m_army;
    std::shared_ptr<const rules::OpenedScenario> m_scenario;
};

/// Lays out the pages of a print from its sheets.
void setPages(Print& print, printer::Typesetter& type);

}  // namespace muster::editor
