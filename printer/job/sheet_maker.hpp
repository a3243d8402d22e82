#pragma once

#include "core/army/opened_army.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "printer/job/army_emblem.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/settings/settings.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::printer {

/// A system, optionally with one of its lists, to print blank sheets of.
struct BlankRequest {
    std::string system;
    std::string list = {};
    std::filesystem::path from = ".";  ///< folder whose project is searched first
};

/// A printable sheet of a system.
struct SheetName {
    std::string id;
    std::string title;
    sheet::Purpose purpose = sheet::Purpose::army;
    bool byDefault = true;     ///< printed if no sheet is selected
    std::string wording = {};  ///< the title in the game's file, with its subject in braces
};

/// The sheets of a system for its armies or scenarios, or why they are unknown.
struct SheetList {
    std::string system;  ///< name and version
    std::vector<SheetName> sheets;
    bool ofScenario = false;  ///< sheets for a battlefield, else for an army
    MadeSheets failed;
};

/// Makes sheets from files or from an editor's text, with the player's settings. Compiles each system and its sheets
/// once. Thread-safe. The library must outlive it.
class SheetMaker {
public:
    SheetMaker(rules::Library& library, EmblemReader reader) : m_library(library), m_reader(std::move(reader)) {}

    /// The sheets of a file, whose name determines its kind.
    MadeSheets make(const std::string& file, const Settings& settings);
    /// The sheets of a text with its current or future path; checks the text first.
    MadeSheets make(const rules::Subject& subject, const Settings& settings);
    /// The sheets of an opened army with all its values.
    MadeSheets make(const std::shared_ptr<const rules::OpenedArmy>& army, const Settings& settings);
    /// The sheets of an opened scenario; the armies of its sides are relative to its path.
    MadeSheets make(const rules::OpenedScenario& scenario, const Settings& settings, const std::filesystem::path& file);
    /// The army of a file as a short post for a forum. It needs no sheets of its system.
    MadeSheets makePost(const std::string& file);
    /// Sheets to fill in by hand, `copies` of each.
    MadeSheets makeBlank(const BlankRequest& request, const Settings& settings);

    /// The printable sheets of a file: of an army without the sheets for scenarios, of a scenario only those; or of a
    /// system.
    SheetList list(const std::string& file);
    SheetList list(const BlankRequest& request);
    /// The same for a text that is not in a file yet.
    SheetList list(const rules::Subject& subject);

private:
    SheetList listOf(const rules::RulesContext& rulesContext);

    rules::Library& m_library;
    EmblemReader m_reader;
    DescribedSheets m_described;
};

}  // namespace muster::printer
