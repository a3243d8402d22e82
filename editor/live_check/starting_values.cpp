#include "editor/live_check/starting_values.hpp"

#include "core/game/evaluation.hpp"
#include "core/game/rule_dependencies.hpp"
#include "core/roster/option_conflicts.hpp"
#include "core/roster/roster.hpp"
#include "core/roster/rule_runner.hpp"
#include "core/text/edit.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/live_check/stat_line.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace muster::editor {

using rules::Catalogue;
using text::Node;

namespace {

// The work limit of one evaluation must suffice for all units of a trial army.
constexpr std::size_t trialsAtOnce = 50;
constexpr int maxRounds = 3;

std::string ownTableOf(Node schema)
{
    const Node table = schema["table"];
    return std::string(table.isString() ? table.string() : table["name"].string());
}

/// The JSON text of the form's starting value, else of the first or smallest value that a property allows; empty if
/// unknown.
std::string leastOf(Node schema, const Catalogue& catalogue)
{
    if (const Node start = schema["form"]["start"]) return std::string(start.sourceText());
    for (const char* key : {"default", "const"})
        if (schema[key]) return std::string(schema[key].sourceText());
    if (const Node first = schema["enum"].at(0u)) return std::string(first.sourceText());
    const auto type = schema["type"].string();
    if (type == "boolean") return "false";
    if (type == "integer" || type == "number") {
        if (schema["minimum"].isNumber()) return std::string(schema["minimum"].sourceText());
        return "1";
    }
    if (type == "array" && !schema["minItems"]) return "[]";
    if (const auto table = ownTableOf(schema); type == "string" && !table.empty())
        if (const auto* rows = catalogue.tables().find(table);
            rows && rows->is(expr::ValueType::map) && rows->size() > 0)
            return text::quoted(rows->asMap().front().key.asString());
    return {};
}

std::string trialText(std::span<Trial> trials, const Catalogue& catalogue, bool leaders)
{
    std::string text = "{\"format\": 1, \"name\": \"Trial\", \"system\": " + text::quoted(catalogue.game().id);
    if (const Node list = catalogue.listNode()) text += ", \"list\": " + text::quoted(list["id"].string());
    text += leaders ? ", \"units\": [], \"leaders\": [" : ", \"leaders\": [], \"units\": [";
    for (std::size_t i = 0; i < trials.size(); ++i) {
        text += (i ? ", {\"id\": \"trial-" : "{\"id\": \"trial-") + std::to_string(i + 1) + "\"";
        if (trials[i].entry) text += ", \"entry\": " + text::quoted(trials[i].entry->id);
        for (const auto& [key, value] : trials[i].values) text += ", " + text::quoted(key) + ": " + value;
        text += "}";
    }
    return text + "]}";
}

class Try {
public:
    Try(std::span<Trial> trials, const rules::RulesContext& rulesContext, bool leaders, const GameWords& words,
        const std::vector<StatColumn>& stats)
        : m_trials(trials), m_rulesContext(rulesContext), m_leaders(leaders), m_words(words), m_stats(stats)
    {
        // What they are derived from is evaluated, too.
        rules::NamesRead names;
        for (const auto& derived : leaders ? rulesContext.game->derivedLeader : rulesContext.game->derivedUnit)
            if (derived.name == "symbol" || derived.node["column"]) names.add(derived.name);
        m_also = rules::derivedFor(*rulesContext.game, std::move(names));
    }

    void run()
    {
        bool changed = true;
        for (int round = 0; changed && round <= maxRounds; ++round) {
            const auto parsed = text::parseFragment(trialText(m_trials, *m_rulesContext.catalogue, m_leaders));
            if (!parsed.document) return;
            rules::Roster roster(parsed.document, m_rulesContext.catalogue,
                                 {.detail = rules::Roster::Detail::checking, .also = &m_also});
            const auto& members = m_leaders ? roster.leaders() : roster.units();
            if (members.size() != m_trials.size()) return;
            changed = false;
            for (std::size_t i = 0; i < members.size(); ++i)
                changed = learn(m_trials[i], members[i], round == 0) || changed;
            const bool filled =
                std::any_of(m_trials.begin(), m_trials.end(), [](const Trial& trial) { return !trial.values.empty(); });
            if (changed || !filled || round == maxRounds) continue;
            rules::Findings findings(&m_rulesContext.levels);
            expr::Arena arena;
            rules::Evaluation evaluation(arena, roster.workLeft());
            rules::RuleRunner(*m_rulesContext.catalogue, evaluation, findings, true).runOnArmy(roster);
            for (const auto& finding : findings.take()) changed = applyFix(finding.fix) || changed;
        }
    }

private:
    /// Records the cost and, on the first pass, adds missing values.
    bool learn(Trial& trial, const rules::Member& member, bool mayGive)
    {
        const auto* cost = member.self.find("cost");
        trial.cost =
            cost && cost->isNumber()
                ? std::optional(cost->is(expr::ValueType::integer) ? *cost : expr::Value::real(cost->asNumber()))
                : std::nullopt;
        trial.arm = armOf(member.self, *m_rulesContext.game, m_words);
        trial.stats = statsOf(member.self, m_stats, *m_rulesContext.catalogue, m_words, m_leaders);
        trial.missing.assign(member.missing.begin(), member.missing.end());
        if (!mayGive) return false;
        const auto& elementSchema = m_leaders ? m_rulesContext.game->leader : m_rulesContext.game->unit;
        const auto before = trial.values.size();
        for (const auto key : member.missing)
            if (const auto* field = elementSchema.find(key))
                if (auto min = leastOf(field->schema, *m_rulesContext.catalogue); !min.empty())
                    trial.values.emplace_back(key, std::move(min));
        // Without an entry, nobody else has chosen anything.
        const auto isGiven = [&](std::string_view key) {
            return std::any_of(trial.values.begin(), trial.values.end(),
                               [&](const auto& value) { return value.first == key; });
        };
        for (const auto& field : elementSchema.fields)
            if (const Node start = field.schema["form"]["start"]; start && !trial.entry && !isGiven(field.name))
                trial.values.emplace_back(field.name, std::string(start.sourceText()));
        return trial.values.size() > before;
    }

    /// Applies the operations of a fix that change only values added here.
    bool applyFix(const std::string& fix)
    {
        const auto patch = nlohmann::json::parse(fix, nullptr, false);
        if (!patch.is_array()) return false;
        bool changed = false;
        for (const auto& operation : patch) {
            if (!operation.is_object() || !operation.contains("value") || operation.value("op", "") == "test") continue;
            const std::string path = operation.value("path", ""), start = m_leaders ? "/leaders/" : "/units/";
            const auto slash = path.find('/', start.size());
            if (!path.starts_with(start) || slash == std::string::npos) continue;
            const auto index = std::strtoul(path.c_str() + start.size(), nullptr, 10);
            if (index >= m_trials.size()) continue;
            for (auto& [key, value] : m_trials[index].values) {
                const auto wanted = operation["value"].dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
                if (path.substr(slash + 1) != key || wanted == value) continue;
                value = wanted;
                changed = true;
            }
        }
        return changed;
    }

    std::span<Trial> m_trials;
    const rules::RulesContext& m_rulesContext;
    bool m_leaders;
    const GameWords& m_words;
    const std::vector<StatColumn>& m_stats;
    std::set<const rules::Derived*> m_also;  ///< what verdicts do not need but the arm and the stat line do
};

}  // namespace

std::string Trial::start() const
{
    std::string text;
    for (const auto& [key, value] : values) text += (text.empty() ? "{" : ", ") + text::quoted(key) + ": " + value;
    return text.empty() ? text : text + "}";
}

void giveStartingValues(std::vector<Trial>& trials, const rules::RulesContext& rulesContext, bool leaders,
                        const GameWords& words, const std::vector<StatColumn>& stats)
{
    for (Trial& trial : trials) {
        std::string options;
        if (trial.entry)
            for (const rules::Option* option : rules::startingOptions(*trial.entry))
                options += (options.empty() ? "" : ", ") + text::quoted(option->id);
        if (!options.empty()) trial.values.emplace_back("options", "[" + options + "]");
    }
    for (std::size_t begin = 0; begin < trials.size(); begin += trialsAtOnce)
        Try(std::span(trials).subspan(begin, std::min(trialsAtOnce, trials.size() - begin)), rulesContext, leaders,
            words, stats)
            .run();
}

}  // namespace muster::editor
