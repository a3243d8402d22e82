#pragma once

#include "core/sheet/compose.hpp"
#include "core/sheet/description.hpp"
#include "core/threads/once_map.hpp"
#include "printer/job/made_sheets.hpp"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace muster::rules {
struct Game;
}

namespace muster::printer {

/// The sheets of games, each compiled once; thread-safe.
class DescribedSheets {
public:
    using Described = std::variant<const sheet::Description*, MadeSheets>;
    /// The description, valid as long as this, or why there is none.
    Described of(const std::shared_ptr<const rules::Game>& game);

    /// The source of a scenario's sheets: the system's own file, or the default ones if it has none.
    struct OfScenario {
        const sheet::Description* description = nullptr;
        const text::Document* document = nullptr;
        std::string file;
    };
    std::variant<OfScenario, MadeSheets> ofScenario(const std::shared_ptr<const rules::Game>& game);

private:
    using Compiled =
        threads::OnceMap<std::shared_ptr<const rules::Game>, std::shared_ptr<const sheet::Description::Compiled>>;
    Compiled m_described;
    Compiled m_usual;  ///< for games without scenario sheets
};

/// The sheets of a description to print, in this order.
struct ChosenSheets {
    std::vector<std::size_t> sheets;
    std::vector<std::string> unknown;  ///< requested ids that the description lacks
};
ChosenSheets chooseSheets(const sheet::Description& description, const std::vector<std::string>& ids);

/// The same for sheets made from a scenario.
ChosenSheets chooseScenarioSheets(const sheet::Description& description, const std::vector<std::string>& ids);

/// "squad-record, army-summary", for messages.
std::string sheetNames(const sheet::Description& description);

/// The title of a sheet without its subject: "Squad Record Sheet" from "Squad Record Sheet: {self.name}".
std::string kindOfSheet(const sheet::Description& description, std::size_t sheet);
/// The same for a title in any language; may be empty.
std::string_view withoutSubject(std::string_view title);

/// Adds the faults of one sheet to those of all; messages name the item concerned, else the subject of the sheet.
void collectFaults(std::vector<sheet::Fault> faults, std::string_view of, std::vector<text::Fault>& all);

/// Adds faults of sheet descriptions to the findings of the print.
void addFaults(const std::vector<text::Fault>& faults, const text::Document& document, const std::string& file,
               diagnostics::Level level, diagnostics::Diagnostics& findings);
/// Adds faults of a system's sheets to the findings of the print.
void addFaults(const std::vector<text::Fault>& faults, const rules::Game& game, diagnostics::Level level,
               diagnostics::Diagnostics& findings);

}  // namespace muster::printer
