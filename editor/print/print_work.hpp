#pragma once

#include "editor/judge/judge.hpp"
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

/// What is to be printed, and how.
struct PrintTask {
    Snapshot text;
    PrintChoice choice;
    std::uint64_t number = 0;  ///< tells the answers to several questions apart
};

/// A print: its sheets, and its pages once they are set.
struct Print {
    std::uint64_t number = 0;
    printer::Settings settings;
    std::vector<sheet::Booklet> booklets;  ///< none when there is nothing to print
    printer::PrintOut out;
    std::shared_ptr<const printer::Typesetter>
        type;                           ///< to draw the pages with, on the thread that has it; null before that
    diagnostics::Diagnostics findings;  ///< of the file and of its sheets' description
    std::string failure;                ///< why nothing can be printed; empty when something can

    bool isValid() const { return failure.empty(); }
};

/// A sheet that can be printed.
struct SheetItem {
    std::string id, title;
    bool byDefault = true;  ///< printed when no sheet is asked for by name
};

/// Makes sheets exactly as the command line does for the same settings. Keeps its library, also when there is a newer
/// one. Safe to use from several threads.
class PrintBuilder {
public:
    explicit PrintBuilder(std::shared_ptr<rules::Library> library);
    ~PrintBuilder();
    PrintBuilder(const PrintBuilder&) = delete;
    PrintBuilder& operator=(const PrintBuilder&) = delete;

    /// The sheets that the text can be printed on; none where its system is not known.
    std::vector<SheetItem> sheetsOf(const Snapshot& text);
    /// A print whose pages are not set yet.
    Print make(const PrintTask& task);

private:
    printer::MadeSheets sheetsFor(const PrintTask& task);
    printer::MadeSheets sheetsOfText(const PrintTask& task);

    std::shared_ptr<rules::Library> m_library;
    std::unique_ptr<printer::SheetMaker> m_maker;
    std::mutex m_mutex;                                ///< for what follows
    std::shared_ptr<const text::Source> m_openedText;  ///< the last text, opened once for all its prints
    std::shared_ptr<const rules::OpenedArmy> m_army;
    std::shared_ptr<const rules::OpenedScenario> m_scenario;
};

/// Sets the pages of a print whose sheets are made.
void setPages(Print& print, const printer::Typesetter& type);

}  // namespace muster::editor
