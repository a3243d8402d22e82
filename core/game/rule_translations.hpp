#pragma once

#include "core/game/game.hpp"
#include "core/text/fault.hpp"

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace muster::rules {

/// The translations of a file, compiled for its rules. An expression of a translation may read whatever one of the
/// translated text may, and has the function translated(text) for words of the file and its system.
class RuleTranslations {
public:
    /// Faults of translations are warnings of that rule.
    RuleTranslations(text::Node file, text::Node system, std::string faultRule);

    /// Compiles the translations of a rule's texts in the environment of its message and that of its contributions. A
    /// faulty translation is reported and left out.
    void translate(Rule& rule, expr::Environment environment, expr::Environment ofContributions,
                   std::vector<text::Fault>& faults);

private:
    std::optional<expr::Template> compiled(text::Node translation, const expr::Environment& environment,
                                           std::vector<text::Fault>& faults);
    /// True if a text of that size may still be compiled.
    bool mayCompile(text::Node translation, std::vector<text::Fault>& faults);

    struct Language {
        std::string code;
        std::unordered_map<std::string_view, text::Node> texts;  ///< by original
        expr::Function translated;
    };
    std::vector<Language> m_languages;
    std::string m_faultRule;
    std::shared_ptr<expr::CompileBudget> m_budget;
    std::set<std::pair<std::uint32_t, std::string>> m_reported;  ///< place and message: rules may share a text
    std::size_t m_bytesLeft;
    bool m_isFull = false;
};

}  // namespace muster::rules
