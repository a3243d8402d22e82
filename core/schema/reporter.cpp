#include "core/schema/reporter.hpp"

#include "core/schema/wording.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace muster::schema {

using text::Kind;
using text::Node;

namespace {

constexpr std::size_t maxFindings = 1000;
constexpr std::size_t maxNamesCompared = 1000;

bool isSame(const Finding& a, const Finding& b)
{
    return a.range.begin == b.range.begin && a.range.end == b.range.end && a.message == b.message &&
           a.pointer == b.pointer;
}

}  // namespace

text::Range rangeOf(const Value& value) { return value.isName ? value.node.keyRange() : value.node.range(); }

text::Range bracketOf(const Node& container)
{
    const text::Range range = container.range();
    return {range.begin, std::min(range.begin + 1, range.end)};
}

std::string nearestName(const std::vector<std::string>& known, std::string_view written)
{
    if (known.size() > maxNamesCompared) return {};
    return std::string(text::nearest(std::span(known), written));
}

std::vector<Finding> Reporter::run(const Acceptor& verdict)
{
    report(m_program.root, Value::of(m_instance));
    std::stable_sort(m_findings.begin(), m_findings.end(),
                     [](const Finding& a, const Finding& b) { return a.range.begin < b.range.begin; });
    m_findings.erase(std::unique(m_findings.begin(), m_findings.end(), isSame), m_findings.end());
    if (m_acceptor.isExhausted() || (m_findings.empty() && verdict.isExhausted())) {
        const Pattern* pattern = m_acceptor.isExhausted() ? m_acceptor.tooCostly() : verdict.tooCostly();
        m_findings = {{"limit",
                       pattern ? fmt::format("the pattern \"{}\" takes too much work on the texts here",
                                             cut(pattern->shown(), maxNameBytes))
                               : "this takes too many steps to check against its schema",
                       pattern ? "simplify the pattern, or shorten the texts"
                               : "distinguish the alternatives of the schema by type or by a key with a fixed value",
                       m_program.places.pointer(m_program.origins[m_program.root].place), m_instance.pointer(),
                       bracketOf(m_instance)}};
    } else if (m_findings.size() >= maxFindings) {
        m_findings.resize(maxFindings);
        m_findings.back().help = fmt::format("checking stops after {} findings in one file", maxFindings);
    }
    return std::move(m_findings);
}

bool Reporter::isFull() const { return m_findings.size() >= maxFindings; }

void Reporter::report(BlockId id, const Value& value)
{
    if (isFull() || m_acceptor.isExhausted()) return;
    m_acceptor.spend(1);
    // Two paths to the same schema and value are one fault, and following both at every level would take exponential
    // time.
    if (!m_reported.emplace(id, value.node.index(), value.isName).second) return;
    const Block& block = m_program.blocks[id];
    if (m_program.origins[id].isFalse) return reportFalse(id, value);
    const bool fits = (block.types & types::of(value.kind)) ||
                      (value.kind == Kind::real && (block.types & types::whole) && isWhole(value.node));
    if (!fits) return reportType(id, value, block.types);
    if (block.combined != noRules && reportListed(id, m_program.combined[block.combined], value)) return;
    switch (value.kind) {
    case Kind::integer:
    case Kind::unsignedInteger:
    case Kind::real:
        if (block.numbers != noRules) reportNumber(id, m_program.numbers[block.numbers], value);
        break;
    case Kind::string:
        if (block.strings != noRules) reportString(id, m_program.strings[block.strings], value);
        break;
    case Kind::array:
        if (block.arrays != noRules) reportArray(id, m_program.arrays[block.arrays], value.node);
        break;
    case Kind::object:
        if (block.objects != noRules) reportObject(id, m_program.objects[block.objects], value.node);
        break;
    case Kind::null:
    case Kind::boolean: break;
    }
    if (block.combined != noRules) reportCombined(id, m_program.combined[block.combined], value);
}

void Reporter::reportFalse(BlockId id, const Value& value)
{
    const bool isMember = value.isName || (value.node.parent().isObject() && !m_path.empty());
    add(id, {"false",
             isMember ? fmt::format("key {} is not allowed here", shownKey(value.node))
                      : fmt::format("{} is not allowed here", shown(value)),
             isMember ? "remove it" : "", isMember ? value.node.keyRange() : rangeOf(value)});
}

void Reporter::reportType(BlockId id, const Value& value, std::uint8_t wanted)
{
    std::string help;
    if (value.kind == Kind::string && (wanted & types::number) && !value.isName) {
        const std::string_view text = value.text();
        const bool numeric =
            !text.empty() && text.size() < 20 && text.find_first_not_of("0123456789") == std::string_view::npos;
        if (numeric) help = fmt::format("write {} without quotes", text);
    }
    add(id, {"type", fmt::format("expected {}, found {}", typeNames(wanted), shownWithType(value)), std::move(help),
             rangeOf(value)});
}

void Reporter::add(BlockId id, Fault fault)
{
    if (isFull()) return;
    const Origin& origin = m_program.origins[id];
    std::string path = m_program.places.pointer(origin.place);
    if (fault.keyword != "false") appendToken(path, fault.keyword);
    if (fault.help.empty() && m_caption.depth == m_path.size()) fault.help = cut(m_caption.description, maxHelpBytes);
    if (fault.help.empty()) fault.help = cut(origin.description, maxHelpBytes);
    m_findings.push_back({std::string(fault.keyword), std::move(fault.message), std::move(fault.help), std::move(path),
                          pointer(), fault.range});
    if (fault.missingKey.empty()) return;
    auto& missing = m_findings.back().missing = m_findings.back().pointer;
    appendToken(missing, fault.missingKey);
}

std::string Reporter::pointer() const
{
    std::string pointer = m_instance.pointer();
    for (const std::string& token : m_path) appendToken(pointer, token);
    return pointer;
}

}  // namespace muster::schema
