#pragma once

#include "core/army/opened_army.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/settings/settings.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::printer {

/// A system, and a list of it where the sheets shall know one, to print blank sheets of.
struct BlankRequest {
    std::string system;
    std::string list = {};
    std::filesystem::path from = ".";  ///< the folder whose project is searched first
};

/// A sheet that a system can print.
struct SheetName {
    std::string id;
    std::string title;
    sheet::Purpose purpose = sheet::Purpose::army;
    bool byDefault = true;     ///< printed when no sheet is asked for by name
    std::string wording = {};  ///< the title as the game writes it, with what the sheet is made for in braces
};

/// The sheets that one system has for its armies or its scenarios, or why they cannot be told.
struct SheetList {
    std::string system;  ///< name and version
    std::vector<SheetName> sheets;
    bool ofScenario = false;  ///< the sheets for a battlefield, else those for an army
    MadeSheets failed;
};

/// Makes the sheets of armies, read from files or still in an editor, with what a player chose. Systems and their
/// sheets are compiled once. Safe to use from many threads. The library must outlive it.
class SheetMaker {
public:
    explicit SheetMaker(rules::Library& library) : m_library(library) {}

    /// The sheets of the file, which its name says the kind of.
    MadeSheets make(const std::string& file, const Settings& settings);
    /// The sheets of a text with the path it has or would have; the text is checked first.
    MadeSheets make(const rules::Subject& subject, const Settings& settings);
    /// The sheets of an army that is open, with all its values.
    MadeSheets make(const std::shared_ptr<const rules::OpenedArmy>& army, const Settings& settings);
    /// The sheets of a scenario that is open.
    MadeSheets make(const rules::OpenedScenario& scenario, const Settings& settings);
    /// Sheets to fill by hand, `copies` of each.
    MadeSheets makeBlank(const BlankRequest& request, const Settings& settings);

    /// What can be printed of a file: of an army without the sheets for scenarios, of a scenario only those. Or of a
    /// system.
    SheetList list(const std::string& file);
    SheetList list(const BlankRequest& request);
    /// What can be printed of a text that is not in a file yet, likewise.
    SheetList list(const rules::Subject& subject);

private:
    SheetList listOf(const rules::RulesContext& rulesContext);

    rules::Library& m_library;
    DescribedSheets m_described;
};

}  // namespace muster::printer
