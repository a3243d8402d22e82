#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/game/findings.hpp"
#include "core/text/document.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// True if the name of a rule matches a pattern, in which `*` stands for any characters.
bool matchesRule(std::string_view pattern, std::string_view rule);

/// The full name of a rule that a text gives, in which rules of the system may leave it out. Settings have no system,
/// so `system` is empty and they give full names.
std::string fullRuleName(std::string_view text, std::string_view system);

/// True if a key of `rules` or `levels` is a pattern, not the name of one rule.
inline bool isRulePattern(std::string_view key) { return key.find('*') != std::string_view::npos; }

/// A line of settings or house rules that gives rules a level.
struct LevelLine {
    std::string rule;                         ///< full name or pattern
    std::optional<diagnostics::Level> level;  ///< nothing switches the rule off
    text::Node node;
};

/// The levels that settings and house rules give to rules. Of several lines for a rule, the last one added decides.
class Levels {
public:
    /// Patterns in force for one file; further ones have no effect.
    static constexpr std::size_t maxPatterns = 200;

    void add(LevelLine line);
    /// Adds every member of `rules` in settings or of `levels` in house rules. `system` is put before names without a
    /// prefix, if given.
    void addAll(text::Node members, std::string_view system = {});
    void add(const Levels& others);

    /// The line that decides the level of a rule, or null.
    const LevelLine* lineFor(std::string_view rule) const;
    /// The levels of all rules that a line names, and of those of the given rules that a pattern matches.
    RuleLevels levelsOf(const std::vector<std::string_view>& rules) const;
    /// True if patterns beyond the limit were left out.
    bool isCut() const { return m_isCut; }
    /// All lines, in the order in which they were added.
    const std::vector<LevelLine>& lines() const { return m_lines; }

private:
    std::vector<LevelLine> m_lines;
    std::map<std::string, std::size_t, std::less<>> m_byName;  ///< the last line of each full name
    std::vector<std::size_t> m_patterns;
    bool m_isCut = false;
};

}  // namespace muster::rules
