#pragma once

#include "core/library/subject.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace muster::rules {

class Library;
class OpenedArmy;

/// What the check says of a changed army.
struct TrialVerdict {
    std::size_t errors = 0;
    std::size_t warnings = 0;      ///< more than are known of each rule
    std::set<std::string> broken;  ///< names of the rules of its errors, or without errors of its new warnings
    std::shared_ptr<const OpenedArmy> army;

    bool isLegal() const { return errors + warnings == 0; }
};

/// Checks changed texts of an army as `muster check` does, and compares their warnings with those that are known: the
/// original ones, and others that the player asks for.
class ArmyTrials {
public:
    ArmyTrials(const Subject& original, Library& library);

    /// The army as it is.
    const std::shared_ptr<const OpenedArmy>& original() const { return m_original; }
    /// Also evaluates sheets and statistics if asked.
    TrialVerdict check(std::string text, bool withSheets = false);
    /// Warnings of this army are known, too.
    void know(const OpenedArmy& army);
    /// How often an army was checked.
    std::uint64_t checks() const { return m_checks; }

private:
    Subject m_subject;
    Library& m_library;
    std::shared_ptr<const OpenedArmy> m_original;
    std::map<std::string, std::size_t> m_warnings;  ///< that are known, by rule
    std::uint64_t m_checks = 0;
};

}  // namespace muster::rules
