#include "core/game/findings.hpp"

#include "core/game/rule_page.hpp"
#include "core/game/shared_rules.hpp"
#include "core/text/origins.hpp"
#include "core/text/pointer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::FindingKind;
using diagnostics::Level;

namespace {

constexpr std::size_t maxFindings = 1000;

void addPage(Diagnostic& finding)
{
    if (const auto* shared = sharedRule(finding.rule)) finding.page = pageOf(*shared);
}

}  // namespace

std::string shownLine(const text::Source& source, const diagnostics::Place& place)
{
    const text::Source* written = &source;
    if (source.origins())
        for (const text::Source* each : text::writtenSources(source))
            if (each->name() == place.file) written = each;
    const auto line = written->line(place.line);
    return line.size() <= 2000 ? std::string(line) : std::string();
}

diagnostics::Place placeOf(const text::Source& source, text::Range range, std::string pointer)
{
    const auto written = text::writtenAt(source, range);
    if (written.document && !pointer.empty()) pointer = written.document->nodeAt(written.range.begin).pointer();
    const auto start = written.source->position(written.range.begin);
    auto end = written.source->position(written.range.end);
    if (end.line != start.line) end = {start.line, start.column + 1};
    return {written.source->name(), std::move(pointer), start.line, start.column, end.line, end.column};
}

diagnostics::Place placeOf(text::Node node) { return placeOf(node.document().source(), node.range(), node.pointer()); }

diagnostics::Place placeOfKey(text::Node node)
{
    return placeOf(node.document().source(), node.keyRange(), node.pointer());
}

std::optional<Level> Findings::levelOf(std::string_view rule, Level usual) const
{
    if (!m_levels || m_levels->empty() || hasFixedLevel(rule, usual)) return usual;
    const auto found = m_levels->find(rule);
    return found == m_levels->end() ? usual : found->second;
}

bool Findings::wants(std::string_view rule, Level usual)
{
    const auto level = levelOf(rule, usual);
    if (!level) return false;
    if (m_list.size() < maxFindings) return true;
    if (*level == Level::error) ++m_errors;
    ++m_leftOut;
    return false;
}

bool Findings::mayCompare(std::size_t names)
{
    m_comparisons -= std::min(names, m_comparisons);
    return m_comparisons > 0;
}

void Findings::add(Diagnostic diagnostic)
{
    if (!wants(diagnostic.rule, diagnostic.level)) return;
    diagnostic.level = *levelOf(diagnostic.rule, diagnostic.level);
    if (diagnostic.kind == FindingKind::rule) diagnostic.kind = kindOf(diagnostic.rule);
    if (!diagnostic.isOfGame) addPage(diagnostic);
    if (diagnostic.level == Level::error) ++m_errors;
    m_list.push_back(std::move(diagnostic));
}

namespace {

Diagnostic made(std::string rule, Level level, text::Node node, diagnostics::Place place, std::string message,
                std::string help)
{
    auto line = shownLine(node.document().source(), place);
    return {std::move(rule), level, std::move(message), std::move(place), std::move(help), std::move(line), {}, {}};
}

}  // namespace

Diagnostic findingAt(text::Node node, std::string rule, Level level, std::string message, std::string help)
{
    return made(std::move(rule), level, node, placeOf(node), std::move(message), std::move(help));
}

Diagnostic findingOfFile(std::string file, std::string rule, Level level, std::string message, std::string help)
{
    Diagnostic finding;
    finding.kind = kindOf(rule);
    finding.rule = std::move(rule);
    finding.level = level;
    finding.message = std::move(message);
    finding.help = std::move(help);
    finding.place.file = std::move(file);
    addPage(finding);
    return finding;
}

void Findings::add(std::string rule, Level level, text::Node node, std::string message, std::string help)
{
    if (wants(rule, level)) add(made(std::move(rule), level, node, placeOf(node), std::move(message), std::move(help)));
}

void Findings::addAtKey(std::string rule, Level level, text::Node member, std::string message, std::string help)
{
    if (wants(rule, level))
        add(made(std::move(rule), level, member, placeOfKey(member), std::move(message), std::move(help)));
}

void Findings::addMissing(std::string rule, Level level, text::Node object, std::string_view key, std::string message,
                          std::string help)
{
    if (!wants(rule, level)) return;
    auto finding = made(std::move(rule), level, object, placeOf(object), std::move(message), std::move(help));
    finding.missing = finding.place.pointer;
    text::appendToken(finding.missing, key);
    add(std::move(finding));
}

void Findings::add(const text::Fault& fault, const text::Source& source)
{
    auto place = placeOf(source, fault.range, "");
    auto line = shownLine(source, place);
    add(Diagnostic{fault.rule, Level::error, fault.message, std::move(place), fault.help, std::move(line), {}, {}});
}

namespace {

/// A value as findings name it: by its pointer in the file that wrote it.
class FindingSubject {
public:
    explicit FindingSubject(text::Node value)
    {
        if (!value || !value.document().source().origins()) {
            m_pointer = value.pointer();
            return;
        }
        auto place = placeOf(value);
        m_pointer = std::move(place.pointer), m_file = std::move(place.file);
    }

    bool is(const diagnostics::Place& place) const { return place.pointer == m_pointer && isIn(place.file); }
    bool contains(const diagnostics::Place& place) const
    {
        const std::string_view at = place.pointer;
        return at.starts_with(m_pointer) && (at.size() == m_pointer.size() || at[m_pointer.size()] == '/') &&
               isIn(place.file);
    }

private:
    bool isIn(const std::string& file) const { return m_file.empty() || file == m_file; }

    std::string m_pointer, m_file;  ///< the file only if there are several
};

}  // namespace

bool Findings::hasErrorsIn(text::Node node) const
{
    if (m_errors == 0) return false;
    const FindingSubject subject(node);
    return std::any_of(m_list.begin(), m_list.end(), [&](const Diagnostic& finding) {
        return finding.level == Level::error && subject.contains(finding.place);
    });
}

bool Findings::isMalformed(text::Node value) const
{
    if (m_errors == 0) return false;
    // For objects and lists, the schema mostly reports missing or superfluous members.
    const bool isPlain = !value.isObject() && !value.isArray();
    const FindingSubject subject(value);
    return std::any_of(m_list.begin(), m_list.end(), [&](const Diagnostic& finding) {
        return (isPlain ? isSchema(finding.kind) : finding.kind == FindingKind::wrongType) && subject.is(finding.place);
    });
}

void Findings::replace(std::string_view rule, text::Node value, Level level)
{
    if (m_list.empty()) return;
    const FindingSubject subject(value);
    const auto isIt = [&](const Diagnostic& finding) {
        return finding.rule == rule && subject.is(finding.place) && finding.level >= level;
    };
    m_errors -= static_cast<std::size_t>(std::count_if(m_list.begin(), m_list.end(), [&](const Diagnostic& finding) {
        return finding.level == Level::error && isIt(finding);
    }));
    std::erase_if(m_list, isIt);
}

diagnostics::Diagnostics Findings::take()
{
    if (m_leftOut > 0) {
        m_list.push_back(findingOfFile(m_list.back().place.file, "check/too-many", Level::error,
                                       fmt::format("{} more findings in this file are not shown", m_leftOut),
                                       "fix the first ones and check again"));
    }
    diagnostics::sort(m_list);
    return std::move(m_list);
}

}  // namespace muster::rules
