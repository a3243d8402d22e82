#pragma once

#include "core/expr/program.hpp"
#include "core/text/document.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The texts of a rule's findings in another language; a text without a usable translation is absent.
struct RuleTexts {
    std::optional<expr::Template> message, help, fileHelp, contribution;
};

/// The texts of a rule as written in its file that are made for each finding: message, help, file help, and that of
/// contributions; those that it lacks are left out.
std::vector<text::Node> findingTextsOf(text::Node rule);

/// A text of a rule as the rule's own file translates it; the original if it does not.
std::string_view translatedText(text::Node rule, std::string_view text, std::string_view language);

}  // namespace muster::rules
