#include "core/settings/levels.hpp"

#include "core/diagnostics/rule_id.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace muster::rules {

bool matchesRule(std::string_view pattern, std::string_view rule)
{
    // After a star, the shortest match is tried first; only the last star ever needs to match more.
    std::size_t at = 0, in = 0;
    std::optional<std::size_t> star;
    std::size_t matchedByStar = 0;
    while (in < rule.size()) {
        if (at < pattern.size() && pattern[at] == '*') {
            star = at++;
            matchedByStar = in;
        } else if (at < pattern.size() && pattern[at] == rule[in]) {
            ++at, ++in;
        } else if (star) {
            at = *star + 1;
            in = ++matchedByStar;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

std::string fullRuleName(std::string_view text, std::string_view system)
{
    return system.empty() || diagnostics::ruleIdIn(text).owner ? std::string(text) : fmt::format("{}/{}", system, text);
}

void Levels::add(LevelLine line)
{
    if (isRulePattern(line.rule)) {
        if (m_patterns.size() >= maxPatterns) {
            m_isCut = true;
            return;
        }
        m_patterns.push_back(m_lines.size());
    } else {
        m_byName[line.rule] = m_lines.size();
    }
    m_lines.push_back(std::move(line));
}

void Levels::addAll(text::Node members, std::string_view system)
{
    if (!members.isObject()) return;
    for (const text::Node member : members) {
        add({fullRuleName(member.key(), system), diagnostics::levelFromName(member.string()), member});
    }
}

void Levels::add(const Levels& others)
{
    for (const auto& line : others.m_lines) add(line);
    m_isCut = m_isCut || others.m_isCut;
}

const LevelLine* Levels::lineFor(std::string_view rule) const
{
    const auto named = m_byName.find(rule);
    const auto pattern = std::find_if(m_patterns.rbegin(), m_patterns.rend(),
                                      [&](std::size_t line) { return matchesRule(m_lines[line].rule, rule); });
    if (named == m_byName.end()) return pattern == m_patterns.rend() ? nullptr : &m_lines[*pattern];
    return &m_lines[pattern == m_patterns.rend() ? named->second : std::max(named->second, *pattern)];
}

RuleLevels Levels::levelsOf(const std::vector<std::string_view>& rules) const
{
    RuleLevels levels;
    for (const auto& [name, line] : m_byName) levels[name] = lineFor(name)->level;
    if (m_patterns.empty()) return levels;
    for (const auto rule : rules)
        if (const auto* line = lineFor(rule)) levels[std::string(rule)] = line->level;
    return levels;
}

}  // namespace muster::rules
