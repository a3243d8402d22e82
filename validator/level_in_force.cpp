#include "validator/level_in_force.hpp"

#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"

#include <fmt/format.h>

namespace muster::validator {

std::string_view levelText(const std::optional<diagnostics::Level>& level)
{
    return level ? diagnostics::levelName(*level) : "off";
}

std::string placeText(text::Node member)
{
    const auto place = member.key().empty() ? rules::placeOf(member) : rules::placeOfKey(member);
    return fmt::format("{}:{}", place.file, place.line);
}

namespace {

template <class Rule>
LevelInForce ofRule(const Rule& rule, const rules::Levels& lines)
{
    const auto* line = rules::hasFixedLevel(rule.name, rule.level) ? nullptr : lines.lineFor(rule.name);
    if (!line) return {std::string(rules::levelText(rule)), {}};
    return {std::string(levelText(line->level)), placeText(line->node)};
}

}  // namespace

LevelInForce levelInForce(const rules::Rule& rule, const rules::Levels& lines) { return ofRule(rule, lines); }
LevelInForce levelInForce(const rules::SharedRule& rule, const rules::Levels& lines) { return ofRule(rule, lines); }

}  // namespace muster::validator
