#include "core/schema/reporter.hpp"
#include "core/schema/wording.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::schema {

using text::Node;

namespace {

std::string nearestValue(const ValueSet& values, const Value& value)
{
    if (value.kind != text::Kind::string) return {};
    const std::string meant = nearestName(values.strings(), value.text());
    return meant.empty() ? meant : fmt::format("did you mean \"{}\"?", cut(meant, maxNameBytes));
}

std::string notOneOf(const ValueSet& values, const Value& value)
{
    return fmt::format("{} is not {}{}", shown(value), values.shown().size() > 1 ? "one of " : "",
                       alternatives(values.shown()));
}

}  // namespace

bool Reporter::reportListed(BlockId id, const CombinedRules& rules, const Value& value)
{
    if (rules.constant && !m_acceptor.holds(*rules.constant, value)) {
        add(id, {"const", fmt::format("expected {}, found {}", rules.constant->shown().front(), shown(value)), "",
                 rangeOf(value)});
        return true;
    }
    if (rules.allowed && !m_acceptor.holds(*rules.allowed, value)) {
        add(id, {"enum", notOneOf(*rules.allowed, value), nearestValue(*rules.allowed, value), rangeOf(value)});
        return true;
    }
    return false;
}

void Reporter::reportCombined(BlockId id, const CombinedRules& rules, const Value& value)
{
    for (const BlockId part : rules.allOf) report(part, value);
    for (const auto* choice : {&rules.anyOf, &rules.oneOf}) {
        if (*choice && !m_acceptor.acceptsBranch(**choice, value)) reportChoice(id, **choice, value);
    }
    if (rules.notBlock != noBlock && m_acceptor.accepts(rules.notBlock, value)) reportNot(id, rules.notBlock, value);
    if (rules.ifBlock == noBlock) return;
    const BlockId next = m_acceptor.accepts(rules.ifBlock, value) ? rules.thenBlock : rules.elseBlock;
    if (next != noBlock) report(next, value);
}

void Reporter::reportNot(BlockId id, BlockId negated, const Value& value)
{
    const Block& block = m_program.blocks[negated];
    const bool onlyKeys = block.objects != noRules && block.combined == noRules && value.kind == text::Kind::object;
    if (onlyKeys && m_program.origins[negated].title.empty()) {
        const ObjectRules& rules = m_program.objects[block.objects];
        const bool bare =
            rules.applied.empty() && rules.dependencies.empty() && rules.patterns.empty() && rules.minProperties == 0;
        if (bare && !rules.required.empty()) {
            std::vector<std::string> keys;
            for (const std::uint32_t name : rules.required)
                keys.push_back(fmt::format("\"{}\"", cut(rules.names.names()[name], maxNameBytes)));
            const bool one = keys.size() == 1;
            const Node member = value.node[rules.names.names()[rules.required.back()]];
            add(id, {"not",
                     one ? fmt::format("key {} is not allowed here", keys[0])
                         : fmt::format("these keys may not be used together: {}", fmt::join(keys, ", ")),
                     one ? "remove it" : "remove one of them", member.keyRange()});
            return;
        }
    }
    const std::string forbidden = describe(m_program, negated);
    const bool container = value.kind == text::Kind::array || value.kind == text::Kind::object;
    add(id,
        {"not",
         forbidden == "any value" ? fmt::format("{} is not allowed here", shown(value))
                                  : fmt::format("{} is not allowed here; it must not be: {}", shown(value), forbidden),
         "", container && !value.isName ? bracketOf(value.node) : rangeOf(value)});
}

void Reporter::reportChoice(BlockId id, const Choice& choice, const Value& value)
{
    const auto& candidates = choice.candidates(value.kind);
    if (candidates.size() == 1) return report(choice.branches[candidates.front()], value);
    if (candidates.empty()) return reportNoBranch(id, choice, value);
    if (value.kind == text::Kind::object && reportDecided(id, choice, value)) return;
    std::vector<std::uint32_t> accepted;
    for (const std::uint32_t branch : candidates) {
        if (m_acceptor.accepts(choice.branches[branch], value)) accepted.push_back(branch);
    }
    if (accepted.size() > 1) return reportBranches(id, choice, value, accepted);
    const auto own = value.kind == text::Kind::object ? branchByOwnKey(choice, value.node) : std::nullopt;
    if (own) return report(choice.branches[*own], value);
    reportNoBranch(id, choice, value);
}

bool Reporter::reportDecided(BlockId id, const Choice& choice, const Value& value)
{
    if (!choice.discriminator) return false;
    const auto& deciding = *choice.discriminator;
    const std::string_view keyword = choice.exactlyOne ? "oneOf" : "anyOf";
    if (const Node member = value.node[deciding.member]) {
        const Value written = Value::of(member);
        const std::uint32_t found = deciding.values.find(written);
        if (found != ValueSet::absent) {
            report(choice.branches[deciding.branches[found]], value);
            return true;
        }
        m_path.push_back(deciding.member);
        add(id, {keyword, notOneOf(deciding.values, written), nearestValue(deciding.values, written), member.range()});
        m_path.pop_back();
        return true;
    }
    const bool needed = std::all_of(choice.byType[6].begin(), choice.byType[6].end(), [&](std::uint32_t branch) {
        const ObjectRules& rules = m_program.objects[m_program.blocks[choice.branches[branch]].objects];
        return rules.known[rules.names.find(deciding.member)].required;
    });
    if (!needed) return false;
    add(id,
        {keyword, fmt::format("missing key \"{}\"", cut(deciding.member, maxNameBytes)),
         fmt::format("set it to {}", alternatives(deciding.values.shown())), bracketOf(value.node), deciding.member});
    return true;
}

std::optional<std::uint32_t> Reporter::branchByOwnKey(const Choice& choice, const Node& object) const
{
    std::optional<std::uint32_t> found;
    for (std::uint32_t branch = 0; branch < choice.ownKeys.size(); ++branch) {
        if (choice.ownKeys[branch].empty() || !object[choice.ownKeys[branch]]) continue;
        if (found) return std::nullopt;
        found = branch;
    }
    return found;
}

void Reporter::reportNoBranch(BlockId id, const Choice& choice, const Value& value)
{
    std::vector<std::string> forms;
    for (const BlockId branch : choice.branches) {
        std::string form = describe(m_program, branch);
        if (std::find(forms.begin(), forms.end(), form) == forms.end()) forms.push_back(std::move(form));
        if (forms.size() > 100) break;
    }
    const bool container = !value.isName && (value.kind == text::Kind::array || value.kind == text::Kind::object);
    add(id,
        {choice.exactlyOne ? "oneOf" : "anyOf", fmt::format("expected {}, found {}", alternatives(forms), shown(value)),
         "", container ? bracketOf(value.node) : rangeOf(value)});
}

void Reporter::reportBranches(BlockId id, const Choice& choice, const Value& value,
                              const std::vector<std::uint32_t>& accepted)
{
    std::vector<std::string> forms;
    for (const std::uint32_t branch : accepted)
        forms.push_back(fmt::format("{} ({})", describe(m_program, choice.branches[branch]), branch + 1));
    const bool container = !value.isName && (value.kind == text::Kind::array || value.kind == text::Kind::object);
    add(id,
        {"oneOf",
         fmt::format("{} matches more than one form where only one is allowed: {}", shown(value), alternatives(forms)),
         "", container ? bracketOf(value.node) : rangeOf(value)});
}

}  // namespace muster::schema
