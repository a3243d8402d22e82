#pragma once

#include "core/expectation/mutants.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace muster::rules {

/// Why no test can notice some mutants, for example because they mean the same as the rule.
class SurvivorReasons {
public:
    /// The reasons of a file, or a sentence with a place that says what is wrong with it.
    static std::variant<SurvivorReasons, std::string> read(const std::shared_ptr<const text::Source>& source);

    /// The reason for a mutant, or null; a reason that was given counts as used.
    const std::string* reasonFor(const Mutant& mutant);
    /// "mutants.json:3:5" and the rule, for each reason that was never given.
    std::vector<std::string> unused() const;
    /// The id of the system that the file is about.
    const std::string& system() const { return m_system; }

private:
    struct Reason {
        std::string rule, part, before, after;  ///< empty ones fit every mutant
        std::string reason;
        std::string place;
        bool isUsed = false;
    };
    std::string m_system;
    std::vector<Reason> m_reasons;
};

/// What a mutant changes: "when", "each", "require", or "let/NAME" for a named part.
std::string partOf(const Mutant& mutant);
/// The text that a mutant replaces.
std::string_view replacedBy(const Mutant& mutant);

}  // namespace muster::rules
