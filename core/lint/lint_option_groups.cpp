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
        // A group may lack options because of a misspelt or repeated id.
        if (!m_context.findings.hasErrorsIn(m_entry.node)) checkUnused();
    }

private:
    void checkUnused()
    {
        for (const OptionGroup& group : m_entry.optionGroups) {
            const auto index = static_cast<std::size_t>(&group - m_entry.optionGroups.data());
            if (group.min == 0 && std::none_of(m_entry.options.begin(), m_entry.options.end(),
                                               [&](const Option& option) { return option.group == index; }))
                m_context.findings.add(
                    "list/unused-limit", Level::warning, group.node,
                    fmt::format("no option of \"{}\" is in the group \"{}\"", m_entry.node["name"].string(), group.id),
                    fmt::format("give its options \"group\": \"{}\", or remove the group", group.id));
        }
    }

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

    /// The most that one unit may take of some options, of which it has taken others already; not more than `wanted`.
    std::int64_t mostTogether(const std::vector<const Option*>& options, std::size_t next,
                              std::vector<const Option*> taken, std::int64_t wanted) const
    {
        if (next == options.size() || wanted <= 0) return 0;
        const Option* option = options[next];
        const auto excludes = [this](const Option& one, const Option& other) {
            const auto index = static_cast<std::size_t>(&other - m_entry.options.data());
            return std::find(one.excluded.begin(), one.excluded.end(), index) != one.excluded.end();
        };
        const bool isFree = std::none_of(taken.begin(), taken.end(), [&](const Option* other) {
            return excludes(*option, *other) || excludes(*other, *option);
        });
        std::int64_t most = 0;
        if (isFree) {
            const auto times = std::min(wanted, option->perUnit.of(manyBases));
            auto more = taken;
            more.push_back(option);
            most = times + mostTogether(options, next + 1, std::move(more), wanted - times);
        }
        if (most >= wanted) return most;
        return std::max(most, mostTogether(options, next + 1, std::move(taken), wanted));
    }

    void checkNumbers(const OptionGroup& group)
    {
        const auto index = static_cast<std::size_t>(&group - m_entry.optionGroups.data());
        std::vector<const Option*> options;
        for (const Option& option : m_entry.options)
            if (option.group == index && canBeTaken(m_entry, option)) options.push_back(&option);
        std::int64_t available = 0;
        for (const auto* option : options) available += option->perUnit.of(manyBases);
        // A search through many options would take too long, and no author excludes so many.
        constexpr std::size_t manyOptions = 12;
        const bool exclude = available >= group.min && options.size() <= manyOptions;
        if (exclude) available = std::max(mostTogether(options, 0, {}, group.min), std::int64_t{0});
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
                            : fmt::format("lower the minimum, give other options \"group\": \"{}\", or let its options "
                                          "not exclude one another",
                                          group.id));
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
