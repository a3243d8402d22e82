// Checks what the options of an entry say about one another: their groups, and what they require and exclude.
#include "core/lint/lint.hpp"
#include "core/roster/option_conflicts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

class OptionGroupLint {
public:
    OptionGroupLint(const CheckContext& context, const Entry& entry) : m_context(context), m_entry(entry)
    {
        for (const Option& option : entry.options) m_options.emplace_back(option.id);
        for (const OptionGroup& group : entry.optionGroups) m_groups.emplace_back(group.id);
    }

    void run()
    {
        std::set<std::string_view> seen;
        for (const OptionGroup& group : m_entry.optionGroups) {
            checkUnique(group.node["id"], seen, m_context.findings);
            checkNumbers(group);
        }
        for (const Option& option : m_entry.options) {
            checkName(option.node["group"], m_groups, "option group", "add it to the entry's \"optionGroups\"");
            for (const char* key : {"requires", "excludes"})
                for (const Node id : option.node[key]) {
                    checkName(id, m_options, "option", "remove it");
                    if (id.isString() && id.string() == option.id)
                        m_context.findings.add("ref/cycle", Level::error, id,
                                               fmt::format("\"{}\" names itself in \"{}\"", option.id, key),
                                               "remove it");
                }
        }
    }

private:
    void checkName(Node id, const std::vector<std::string>& known, const char* what, const char* otherwise)
    {
        if (!id.isString() || std::find(known.begin(), known.end(), id.string()) != known.end()) return;
        auto& findings = m_context.findings;
        if (!findings.wants("ref/not-found", Level::error)) return;
        findings.add("ref/not-found", Level::error, id,
                     fmt::format("\"{}\" has no {} \"{}\"", m_entry.node["name"].string(), what, id.string()),
                     known.empty() ? otherwise
                                   : choice(findings, known, id.string(), fmt::format("its {}s are", what)));
    }

    void checkNumbers(const OptionGroup& group)
    {
        const auto index = static_cast<std::size_t>(&group - m_entry.optionGroups.data());
        std::int64_t available = 0;
        for (const Option& option : m_entry.options)
            if (option.group == index && canBeTaken(m_entry, option)) available += option.perUnit.of(manyBases);
        const auto max = group.max.of(manyBases);
        if (group.min <= std::min(max, available)) return;
        const auto name = group.node["name"].string();
        auto made = findingAt(
            group.node["min"], "list/minimum-above-maximum", Level::error,
            group.min > max ? fmt::format("a unit must take at least {} of the options \"{}\" and may take at most {}",
                                          group.min, name, max)
                            : fmt::format("a unit must take at least {} of the options \"{}\" and can take only {}",
                                          group.min, name, available),
            group.min > max ? "lower the minimum or raise the maximum"
                            : fmt::format("lower the minimum, or give options \"group\": \"{}\"", group.id));
        if (const Node written = group.node["max"]; written && group.min > max)
            made.related.push_back({"the maximum is set here", placeOf(written)});
        m_context.findings.add(std::move(made));
    }

    const CheckContext& m_context;
    const Entry& m_entry;
    std::vector<std::string> m_options, m_groups;
};

}  // namespace

void lintOptionGroups(const CheckContext& context, const Catalogue& catalogue)
{
    for (const auto* entries : {&catalogue.entries(), &catalogue.leaders()})
        for (const Entry& entry : *entries)
            if (isOwn(context, entry) && (!entry.options.empty() || !entry.optionGroups.empty()))
                OptionGroupLint(context, entry).run();
}

}  // namespace muster::rules
