#pragma once

#include "core/library/check_context.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The rules to which a settings or house rules file can give a level, by full name.
class KnownRules {
public:
    /// Of settings with these levels: the shared rules, those of the systems that the levels name or may match, and
    /// those of the project's house rules files.
    KnownRules(const CheckContext& context, const std::vector<text::Node>& levels);
    /// Of a house rules file: the shared rules, those of its game, and its own with those that it extends.
    KnownRules(const CheckContext& context, const Game& game);

    /// The full name for a key, in which house rules may leave out the system.
    std::string fullName(std::string_view key) const;
    bool contains(std::string_view name) const;
    /// True if a pattern matches a rule whose level can be changed.
    bool matchesAny(std::string_view pattern) const;
    /// What to say of a name that is none of them.
    std::string hint(Findings& findings, std::string_view name) const;
    /// The game of house rules; empty for settings.
    std::string_view gameName() const { return m_gameName; }

private:
    void addRules(text::Node rules, std::string_view prefix);

    std::set<std::string, std::less<>> m_names;
    std::string m_system, m_gameName;  ///< of house rules
};

/// Reports keys of `rules` or `levels` that name no rule, match none or cannot change a level.
void checkRuleLevels(const CheckContext& context, text::Node levels, const KnownRules& known);

}  // namespace muster::rules
