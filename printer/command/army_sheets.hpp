#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/rules/library.hpp"
#include "core/sheet/description.hpp"

#include <map>
#include <optional>
#include <string>

namespace muster::printer {

/// What became of one army file on the way to paper.
struct ArmySheets {
    std::optional<sheet::Booklet> booklet;  ///< absent when there is nothing to print
    diagnostics::Diagnostics findings;      ///< of the army and of its sheets' description
    std::string failure;                    ///< why nothing can be printed, in a sentence; empty where findings say it
    bool unreadable = false;                ///< the file itself could not be read
    bool wrongSheet = false;                ///< the sheet asked for does not exist
};

/// Reads, checks and composes armies; systems are compiled once for all of them.
class SheetMaker {
public:
    SheetMaker();

    /// All sheets of an army, or the one with that id.
    ArmySheets make(const std::string& file, const std::string& sheetId);

private:
    using Described = sheet::Description::Compiled;
    const Described& describe(const std::shared_ptr<const rules::Game>& game);

    rules::Library m_library;
    std::map<std::shared_ptr<const rules::Game>, Described> m_described;
};

}  // namespace muster::printer
