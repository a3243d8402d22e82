#include "core/schema/reporter.hpp"
#include "core/schema/wording.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::schema {

using text::Node;

void Reporter::reportObject(BlockId id, const ObjectRules& rules, const Node& object)
{
    const std::uint32_t size = object.size();
    if (size > rules.maxProperties) {
        add(id, {"maxProperties", fmt::format("{} here; at most {} allowed", counted(size, "key"), rules.maxProperties),
                 "", bracketOf(object)});
    }
    std::vector<bool> seen(rules.names.size());
    for (const Node member : object) {
        const std::uint32_t name = rules.names.find(member.key());
        if (name != NameTable::absent) seen[name] = true;
    }
    std::vector<bool> visited(rules.names.size());
    std::vector<bool> excused = seen;  // present, or a misspelled key is similar
    for (const Node member : object) {
        if (isFull()) break;
        m_path.emplace_back(member.key());
        if (rules.keyNames != noBlock) report(rules.keyNames, Value::nameOf(member));
        if (rules.names.find(member.key()) == NameTable::absent)
            reportOtherMember(id, rules, member, excused);
        else
            reportMember(id, rules, member, visited);
        m_path.pop_back();
    }
    bool missing = false;
    for (const std::uint32_t name : rules.required) {
        if (!seen[name]) missing = true;
        if (!excused[name]) reportMissing(id, rules, object, name, {});
    }
    if (size < rules.minProperties && !missing) {
        add(id, {"minProperties",
                 fmt::format("only {} here; at least {} needed", counted(size, "key"), rules.minProperties), "",
                 bracketOf(object)});
    }
    reportDependencies(id, rules, object, seen);
}

void Reporter::reportMember(BlockId id, const ObjectRules& rules, const Node& member, std::vector<bool>& visited)
{
    const std::uint32_t position = rules.names.find(member.key());
    if (visited[position]) return;
    visited[position] = true;
    const ObjectRules::Name& name = rules.known[position];
    if (name.additional && m_program.origins[rules.additional].isFalse) {
        add(id, {"additionalProperties", fmt::format("key {} is not allowed here", shownKey(member)), "remove it",
                 member.keyRange()});
        return;
    }
    const Caption outer = m_caption;
    m_caption = {rules.captions[position].description, m_path.size()};
    for (std::uint32_t i = 0; i < name.count; ++i) report(rules.applied[name.first + i], Value::of(member));
    m_caption = outer;
}

void Reporter::reportOtherMember(BlockId id, const ObjectRules& rules, const Node& member, std::vector<bool>& excused)
{
    bool covered = false;
    for (const auto& keys : rules.patterns) {
        if (!m_acceptor.matches(keys.pattern, member.key())) continue;
        covered = true;
        report(keys.block, Value::of(member));
    }
    if (covered || rules.additional == noBlock) return;
    if (m_program.origins[rules.additional].isFalse)
        reportUnknownKey(id, rules, member, excused);
    else
        report(rules.additional, Value::of(member));
}

void Reporter::reportUnknownKey(BlockId id, const ObjectRules& rules, const Node& member, std::vector<bool>& excused)
{
    std::vector<std::string> known;
    std::vector<std::string> unused;
    m_acceptor.spend(rules.names.size());
    for (std::uint32_t name = 0; name < rules.names.size(); ++name) {
        const BlockId own = rules.known[name].own;
        if (own == noBlock || m_program.origins[own].isFalse) continue;
        known.push_back(rules.names.names()[name]);
        if (!excused[name]) unused.push_back(known.back());
    }
    std::string help;
    if (const std::string meant = nearestName(unused, member.key()); !meant.empty()) {
        // The intended key is then not reported as missing as well, because it is the same mistake.
        excused[rules.names.find(meant)] = true;
        help = fmt::format("did you mean \"{}\"?", cut(meant, maxNameBytes));
    } else if (!known.empty()) {
        for (std::string& name : known) name = fmt::format("\"{}\"", cut(name, maxNameBytes));
        help = "the known keys are " + alternatives(known);
    } else {
        help = "there are no known keys here";
    }
    add(id,
        {"additionalProperties", fmt::format("unknown key {}", shownKey(member)), std::move(help), member.keyRange()});
}

void Reporter::reportMissing(BlockId id, const ObjectRules& rules, const Node& object, std::uint32_t name,
                             std::string_view neededBy)
{
    const std::string key = cut(rules.names.names()[name], maxNameBytes);
    std::string message = fmt::format("missing key \"{}\"", key);
    std::string help;
    if (const BlockId own = rules.known[name].own; own != noBlock) {
        const auto& caption = rules.captions[name];
        const Origin& origin = m_program.origins[own];
        const std::string& title = caption.title.empty() ? origin.title : caption.title;
        const std::string& description = caption.description.empty() ? origin.description : caption.description;
        if (!title.empty()) message += fmt::format(" ({})", cut(title, maxNameBytes));
        help = description.empty() ? fmt::format("add \"{}\" ({})", key, describe(m_program, own))
                                   : cut(description, maxHelpBytes);
    }
    if (!neededBy.empty()) message += fmt::format(", which \"{}\" requires", cut(neededBy, maxNameBytes));
    add(id, {neededBy.empty() ? "required" : "dependencies", std::move(message), std::move(help), bracketOf(object),
             rules.names.names()[name]});
}

void Reporter::reportDependencies(BlockId id, const ObjectRules& rules, const Node& object,
                                  const std::vector<bool>& seen)
{
    for (const auto& dependency : rules.dependencies) {
        if (!seen[dependency.trigger]) continue;
        const std::string& trigger = rules.names.names()[dependency.trigger];
        for (const std::uint32_t needed : dependency.needed) {
            if (!seen[needed] && !rules.known[needed].required) reportMissing(id, rules, object, needed, trigger);
        }
        if (dependency.block != noBlock) report(dependency.block, Value::of(object));
    }
}

}  // namespace muster::schema
