#include "core/lint/trial_choices.hpp"

#include "core/game/game.hpp"
#include "core/roster/option_conflicts.hpp"

#include <algorithm>

namespace muster::rules {

using text::Node;

namespace {

constexpr std::size_t maxSortsTried = 300, maxOptionsTried = 4, maxLeaders = 64;

/// The JSON texts of the possible values of a property; empty if they cannot be listed.
std::vector<std::string> choicesOf(Node schema)
{
    std::vector<std::string> choices;
    for (const Node value : schema["enum"]) choices.emplace_back(value.sourceText());
    if (const Node value = schema["const"]) choices.emplace_back(value.sourceText());
    if (choices.empty() && schema["type"].string() == "boolean") choices = {"false", "true"};
    return choices;
}

/// True if a unit of some size may take just these options.
bool isPossible(const EntryVariant& variant)
{
    std::vector<OptionUse> uses;
    for (const Option* option : variant.options) uses.push_back({option});
    return optionConflicts(*variant.entry, uses, manyBases).empty();
}

}  // namespace

std::optional<std::vector<EntryVariant>> entryVariants(const std::vector<Entry>& entries)
{
    std::vector<EntryVariant> sorts;
    for (const Entry& entry : entries) {
        std::vector<const Option*> options;
        for (const Option& option : entry.options) {
            if (option.perUnit.isCount || option.perUnit.number > 1) return std::nullopt;
            if (option.max.value_or(1) > 0) options.push_back(&option);
        }
        if (options.size() > maxOptionsTried) return std::nullopt;
        for (std::size_t taken = 0; taken < std::size_t{1} << options.size(); ++taken) {
            if (sorts.size() == maxSortsTried) return std::nullopt;
            EntryVariant sort{&entry, {}};
            for (std::size_t i = 0; i < options.size(); ++i)
                if (taken >> i & 1) sort.options.push_back(options[i]);
            if (!isPossible(sort)) continue;
            sorts.push_back(std::move(sort));
        }
    }
    return sorts;
}

std::optional<std::vector<TrialLeader>> freeLeaders(const ElementSchema& elementSchema,
                                                    const std::vector<std::string>& names)
{
    std::vector<TrialLeader> leaders{{}};
    for (const auto& field : elementSchema.fields) {
        const bool required = std::find(elementSchema.required.begin(), elementSchema.required.end(), field.name) !=
                              elementSchema.required.end();
        if (!required && std::find(names.begin(), names.end(), field.name) == names.end()) continue;
        const auto choices = choicesOf(field.schema);
        if (choices.empty()) return std::nullopt;
        std::vector<TrialLeader> more;
        for (const TrialLeader& leader : leaders) {
            if (!required || field.schema["default"]) more.push_back(leader);
            for (const auto& choice : choices) {
                more.push_back(leader);
                more.back().values.emplace_back(field.name, choice);
            }
        }
        if (more.size() > maxLeaders) return std::nullopt;
        leaders = std::move(more);
    }
    return leaders;
}

}  // namespace muster::rules
