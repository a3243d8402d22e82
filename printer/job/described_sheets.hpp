#pragma once

#include "core/game/game.hpp"
#include "core/run/once_map.hpp"
#include "core/sheet/compose.hpp"
#include "core/sheet/description.hpp"
#include "printer/job/made_sheets.hpp"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace muster::printer {

/// The sheets of games, each compiled once; safe to ask from many threads.
class DescribedSheets {
public:
    using Described = std::variant<const sheet::Description*, MadeSheets>;
    /// The description, which lives as long as this, or why there is none.
    Described of(const std::shared_ptr<const rules::Game>& game);

    /// What the sheets of a scenario are described in: the system's own file, or where that has no such sheets the
    /// usual ones.
    struct OfScenario {
        const sheet::Description* description = nullptr;
        const text::Document* document = nullptr;
        std::string file;
    };
    std::variant<OfScenario, MadeSheets> ofScenario(const std::shared_ptr<const rules::Game>& game);

private:
    using Compiled =
        run::OnceMap<std::shared_ptr<const rules::Game>, std::shared_ptr<const sheet::Description::Compiled>>;
    Compiled m_described;
    Compiled m_usual;  ///< of games without sheets for scenarios
};

/// Which sheets of a description are printed, in this order.
struct ChosenSheets {
    std::vector<std::size_t> sheets;
    std::vector<std::string> unknown;  ///< ids that the description does not have
};
ChosenSheets chooseSheets(const sheet::Description& description, const std::vector<std::string>& ids);

/// The same of those sheets that are made from a scenario file.
ChosenSheets chooseScenarioSheets(const sheet::Description& description, const std::vector<std::string>& ids);

/// "squad-record, army-summary", for messages.
std::string sheetNames(const sheet::Description& description);

/// The title of a sheet without what it is made for: "Squad Record Sheet" of "Squad Record Sheet: {self.name}".
std::string kindOfSheet(const sheet::Description& description, std::size_t sheet);
/// The same of a title as it is written, in any language; empty when nothing is left.
std::string_view withoutSubject(std::string_view title);

/// Adds what went wrong with one sheet to the faults of all of them; the message names the item that it went wrong for,
/// or else what the sheet is made for.
void collectFaults(std::vector<sheet::Fault> faults, std::string_view of, std::vector<text::Fault>& all);

/// Adds faults in descriptions of sheets to the findings of what is printed.
void addFaults(const std::vector<text::Fault>& faults, const text::Document& document, const std::string& file,
               diagnostics::Level level, diagnostics::Diagnostics& findings);
/// Adds faults in a system's sheets to the findings of what is printed.
void addFaults(const std::vector<text::Fault>& faults, const rules::Game& game, diagnostics::Level level,
               diagnostics::Diagnostics& findings);

}  // namespace muster::printer
