#include "core/proposals/offers.hpp"

#include "core/army/opened_army.hpp"
#include "core/files/id.hpp"
#include "core/lint/army_measures.hpp"
#include "core/lint/resolved_schema.hpp"
#include "core/lint/trial_choices.hpp"
#include "core/roster/option_conflicts.hpp"
#include "core/text/edit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace muster::rules {

using text::Node;

namespace {

constexpr std::size_t maxVariants = 240, maxChoices = 64, maxOwners = 30, maxOffers = 400, maxCopies = 40,
                      maxOptions = 40;
constexpr std::int64_t largestSize = 12;
constexpr std::size_t unitsTried = 1200;
/// Of the values of one unit, so that the trial armies are no larger than a file may be.
constexpr std::size_t longestValues = 10'000;

using Values = std::vector<std::pair<std::string, std::string>>;

/// What distinguishes one sort of unit or leader from another.
struct Variant {
    const Entry* entry = nullptr;
    std::vector<const Option*> options;
    Values values;
};

std::size_t lengthOf(const Values& values)
{
    std::size_t length = 0;
    for (const auto& [key, value] : values) length += key.size() + value.size();
    return length;
}

std::string optionsText(const std::vector<const Option*>& options)
{
    std::string text;
    for (const Option* option : options) text += (text.empty() ? "[" : ", ") + text::quoted(option->id);
    return text + "]";
}

bool isPossible(const Entry& entry, const std::vector<const Option*>& options)
{
    std::vector<OptionUse> uses;
    for (const Option* option : options) uses.push_back({option});
    return optionConflicts(entry, uses, 1).empty();
}

/// The choices of options next to the one that a unit starts with: one more, or another one of the same group.
std::vector<std::vector<const Option*>> furtherOptions(const Entry& entry)
{
    const auto first = startingOptions(entry);
    std::vector<std::vector<const Option*>> choices;
    for (std::size_t i = 0; i < std::min(entry.options.size(), maxOptions); ++i) {
        const Option& option = entry.options[i];
        if (std::find(first.begin(), first.end(), &option) != first.end() || !canBeTaken(entry, option)) continue;
        auto more = first;
        more.push_back(&option);
        // A dependent option is taken with those it requires.
        for (const auto index : option.required)
            if (std::find(more.begin(), more.end(), &entry.options[index]) == more.end())
                more.push_back(&entry.options[index]);
        if (isPossible(entry, more)) {
            choices.push_back(std::move(more));
            continue;
        }
        if (!option.group) continue;
        std::vector<const Option*> instead;
        for (const Option* taken : first)
            if (taken->group != option.group) instead.push_back(taken);
        instead.push_back(&option);
        if (isPossible(entry, instead)) choices.push_back(std::move(instead));
    }
    return choices;
}

/// The JSON texts of the values of a property that are tried; empty if they cannot be listed.
std::vector<std::string> choicesOf(Node schema, const Catalogue& catalogue)
{
    if (const Node start = schema["form"]["start"]) return {std::string(start.sourceText())};
    std::vector<std::string> choices;
    Node table = schema["form"]["table"] ? schema["form"]["table"] : schema["table"];
    if (table.isObject()) table = table["name"];
    schema = resolvedSchema(schema, catalogue.game().document->root());
    for (const char* key : {"default", "const"})
        if (schema[key]) return {std::string(schema[key].sourceText())};
    for (const Node value : schema["enum"]) choices.emplace_back(value.sourceText());
    const auto type = schema["type"].string();
    if (choices.empty() && type == "boolean") choices = {"false", "true"};
    if (choices.empty() && (type == "integer" || type == "number")) {
        // Far from the ends of the integers.
        constexpr std::int64_t farthest = 1'000'000'000'000;
        const auto least =
            std::clamp(schema["minimum"].isNumber() ? schema["minimum"].integer() : 1, -farthest, farthest);
        const auto most = schema["maximum"].isNumber() ? schema["maximum"].integer() : least + largestSize - 1;
        for (auto value = least; value <= std::min(most, least + largestSize - 1); ++value)
            choices.push_back(std::to_string(value));
    }
    if (choices.empty() && type == "string" && table.isString())
        if (const auto* rows = catalogue.tables().find(table.string()); rows && rows->is(expr::ValueType::map))
            for (const auto& row : rows->asMap())
                if (row.key.is(expr::ValueType::string)) choices.push_back(text::quoted(row.key.asString()));
    if (choices.empty() && type == "array" && !schema["minItems"]) choices.emplace_back("[]");
    if (choices.size() > maxChoices) choices.resize(maxChoices);
    return choices;
}

class OfferList {
public:
    OfferList(const OpenedArmy& army, std::int64_t budget)
        : m_army(army), m_catalogue(army.roster()->catalogue()), m_game(m_catalogue.game()), m_budget(budget),
          m_findings(&army.rulesContext()->levels)
    {}

    Offers make()
    {
        const auto units = unitVariants();
        addUnits(units);
        addLeaders();
        std::vector<TrialUnit> trialUnits;
        std::vector<TrialLeader> trialLeaders;
        for (Offer& offer : m_made.offers) {
            offer.member = offer.isLeader ? trialLeaders.size() : trialUnits.size();
            if (offer.isLeader)
                trialLeaders.push_back({offer.entry, offer.values, {}});
            else
                trialUnits.push_back({offer.entry, offer.count, {}, offer.values});
        }
        m_made.army = std::make_unique<TrialArmy>(m_catalogue, m_budget, trialUnits, trialLeaders);
        addOwners();
        return std::move(m_made);
    }

private:
    void leaveOut(std::string what)
    {
        if (std::find(m_made.leftOut.begin(), m_made.leftOut.end(), what) == m_made.leftOut.end())
            m_made.leftOut.push_back(std::move(what));
    }

    /// The values that make a member whole, every choice of them; nothing if one cannot be chosen.
    std::optional<std::vector<Values>> completions(const Member& member, const ElementSchema& schema)
    {
        std::vector<Values> made{{}};
        for (const auto key : member.missing) {
            const auto* field = schema.find(key);
            const auto choices = field ? choicesOf(field->schema, m_catalogue) : std::vector<std::string>();
            if (choices.empty()) return std::nullopt;
            std::vector<Values> more;
            for (const auto& values : made)
                for (const auto& choice : choices) {
                    if (more.size() == maxChoices || lengthOf(values) + choice.size() > longestValues) break;
                    more.push_back(values);
                    more.back().emplace_back(key, choice);
                }
            if (more.empty()) return std::nullopt;
            if (more.size() < made.size() * choices.size()) leaveOut("further choices of values");
            made = std::move(more);
        }
        return made;
    }

    /// The values with which forms of a member without an entry start.
    static Values startOf(const ElementSchema& schema)
    {
        Values values;
        for (const auto& field : schema.fields)
            if (const Node start = field.schema["form"]["start"])
                values.emplace_back(field.name, std::string(start.sourceText()));
        return values;
    }

    /// Every variant with every choice of the values it still needs. `trial` has one member for each.
    void complete(std::vector<Variant> variants, const std::vector<Member>& trial, const ElementSchema& schema,
                  std::vector<Variant>& whole)
    {
        for (std::size_t i = 0; i < variants.size() && i < trial.size(); ++i) {
            const auto choices = completions(trial[i], schema);
            if (!choices) {
                const Entry* entry = variants[i].entry;
                leaveOut(entry ? fmt::format("units of \"{}\"", entry->id)
                               : std::string("units with values of their own"));
                continue;
            }
            for (const auto& choice : *choices) {
                whole.push_back(variants[i]);
                auto& values = whole.back().values;
                for (const auto& [key, value] : choice) values.emplace_back(key, value);
            }
        }
    }

    static std::vector<TrialUnit> trialUnitsOf(const std::vector<Variant>& variants)
    {
        std::vector<TrialUnit> units;
        for (const auto& variant : variants) units.push_back({variant.entry, 1, variant.options, variant.values});
        return units;
    }

    std::vector<Variant> unitVariants()
    {
        std::vector<Variant> first, further;
        for (const Entry& entry : m_catalogue.entries()) {
            if (first.size() == maxVariants) {
                leaveOut(fmt::format("entries after the first {}", maxVariants));
                break;
            }
            if (entry.max.value_or(1) > 0 || entry.step > 0) first.push_back({&entry, startingOptions(entry), {}});
        }
        const bool hasEntries = !m_catalogue.entries().empty();
        if (!hasEntries && m_game.lists != Game::Lists::required) first.push_back({nullptr, {}, startOf(m_game.unit)});
        const auto hasMany = [](const Entry& entry) { return entry.options.size() > maxOptions; };
        if (std::any_of(m_catalogue.entries().begin(), m_catalogue.entries().end(), hasMany))
            leaveOut(fmt::format("options of an entry after the first {}", maxOptions));
        for (const auto& variant : first)
            if (variant.entry && further.size() <= maxVariants)
                for (auto& options : furtherOptions(*variant.entry))
                    further.push_back({variant.entry, std::move(options), {}});
        if (first.size() + further.size() > maxVariants) {
            leaveOut("options beyond those with which units start");
            further.clear();
        }
        first.insert(first.end(), further.begin(), further.end());
        TrialArmy trial(m_catalogue, m_budget, trialUnitsOf(first), {});
        std::vector<Variant> whole;
        complete(first, trial.roster().units(), m_game.unit, whole);
        addCopies(whole);
        if (whole.size() > maxVariants) {
            leaveOut("further choices of values");
            whole.resize(maxVariants);
        }
        const auto place = [&](const Variant& variant) {
            return variant.entry ? variant.entry - m_catalogue.entries().data() : -1;
        };
        std::stable_sort(whole.begin(), whole.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
        return whole;
    }

    /// Units like those that the player has equipped himself.
    void addCopies(std::vector<Variant>& variants)
    {
        static const std::set<std::string_view> notCopied{"id", "entry", "name", "count", "notes", "accept", "with"};
        std::set<std::string> seen;
        for (const Member& unit : m_army.roster()->units()) {
            if (seen.size() == maxCopies) break;
            if (!unit.missing.empty() || (unit.node["entry"] && !unit.entry)) continue;
            Variant variant{unit.entry, {}, {}};
            for (const Node value : unit.node)
                if (!notCopied.contains(value.key()) && !value.key().starts_with("x-"))
                    variant.values.emplace_back(value.key(), std::string(value.sourceText()));
            if (variant.values.empty()) continue;
            if (lengthOf(variant.values) > longestValues) {
                leaveOut("more of units with very long values");
                continue;
            }
            std::string text(unit.entry ? unit.entry->id : std::string_view());
            for (const auto& [key, value] : variant.values) text += "\n" + key + ": " + value;
            if (seen.insert(text).second) variants.push_back(std::move(variant));
        }
    }

    /// True if a limit of the list counts the units of the entry, so that their sizes matter.
    bool isCounted(const Entry* entry) const
    {
        return std::any_of(m_catalogue.limits().begin(), m_catalogue.limits().end(), [&](const JointLimit& limit) {
            return limit.countsUnits && std::binary_search(limit.entries.begin(), limit.entries.end(), entry);
        });
    }

    void addUnits(const std::vector<Variant>& variants)
    {
        if (variants.empty()) return;
        const auto sizes =
            std::clamp<std::int64_t>(static_cast<std::int64_t>(unitsTried / variants.size()), 2, largestSize);
        std::vector<TrialUnit> units;
        for (const auto& variant : variants)
            for (std::int64_t count = 1; count <= sizes; ++count)
                units.push_back({variant.entry, count, variant.options, variant.values});
        TrialArmy trial(m_catalogue, m_budget, units, {});
        std::set<const Member*> illegal;
        for (const auto& found : illegalMembers(trial, m_catalogue, m_findings, diagnostics::Level::warning))
            illegal.insert(found.member);
        const auto isLegal = [&](std::size_t variant, std::int64_t count) {
            const auto& unit =
                trial.roster().units()[variant * static_cast<std::size_t>(sizes) + static_cast<std::size_t>(count - 1)];
            return unit.missing.empty() && !illegal.contains(&unit);
        };
        for (std::size_t i = 0; i < variants.size(); ++i) {
            const bool alone = isLegal(i, 1);
            if (alone) add(variants[i], false, 1, isLegal(i, 2));
            if (alone && !isCounted(variants[i].entry)) continue;
            for (std::int64_t count = 2; count <= sizes; ++count)
                if (isLegal(i, count)) add(variants[i], false, count, false);
        }
    }

    void addLeaders()
    {
        if (!m_game.hasLeaders() && m_catalogue.leaders().empty()) return;
        std::vector<Variant> variants;
        for (const Entry& entry : m_catalogue.leaders()) {
            variants.push_back({&entry, startingOptions(entry), {}});
            for (auto& options : furtherOptions(entry)) variants.push_back({&entry, std::move(options), {}});
            if (variants.size() > maxVariants) break;
        }
        if (m_catalogue.leaders().empty()) {
            const auto free = freeLeaders(m_game.leader, leaderFields(conditionsOf(m_game, m_findings), m_game));
            if (!free) leaveOut("leaders with values of their own");
            if (free)
                for (const auto& leader : *free) variants.push_back({nullptr, {}, leader.values});
        }
        if (variants.size() > maxVariants) {
            leaveOut("further leaders");
            variants.resize(maxVariants);
        }
        const auto trialOf = [&](const std::vector<Variant>& some) {
            std::vector<TrialLeader> leaders;
            for (const auto& variant : some) leaders.push_back({variant.entry, variant.values, variant.options});
            return TrialArmy(m_catalogue, m_budget, {}, leaders);
        };
        std::vector<Variant> whole;
        {
            auto trial = trialOf(variants);
            complete(variants, trial.roster().leaders(), m_game.leader, whole);
        }
        if (whole.size() > maxVariants) {
            leaveOut("further leaders");
            whole.resize(maxVariants);
        }
        auto trial = trialOf(whole);
        std::set<const Member*> illegal;
        for (const auto& found : illegalMembers(trial, m_catalogue, m_findings, diagnostics::Level::warning))
            illegal.insert(found.member);
        for (std::size_t i = 0; i < whole.size() && i < trial.roster().leaders().size(); ++i)
            if (!illegal.contains(&trial.roster().leaders()[i])) add(whole[i], true, 1, false);
    }

    void add(const Variant& variant, bool isLeader, std::int64_t count, bool isMergeable)
    {
        if (m_made.offers.size() == maxOffers)
            return leaveOut(fmt::format("kinds of units after the first {}", maxOffers));
        Offer offer{isLeader, variant.entry, count, isMergeable, variant.options, {}, {}, {}};
        if (!variant.options.empty()) offer.values.emplace_back("options", optionsText(variant.options));
        offer.values.insert(offer.values.end(), variant.values.begin(), variant.values.end());
        const auto& phrases = m_catalogue.phrases();
        std::vector<std::string> words;
        for (const Option* option : variant.options) words.push_back(phrases.of(option->node["name"].string()));
        for (const auto& [key, value] : variant.values)
            if (value.starts_with('"') && value.size() > 2) {
                const auto word = value.substr(1, value.size() - 2);
                if (offer.id.empty()) offer.id = word;
                words.push_back(phrases.of(word));
            }
        if (variant.entry) {
            offer.id = variant.entry->id;
            offer.name = phrases.of(variant.entry->node["name"].string());
            if (!words.empty()) offer.name += fmt::format(" ({})", fmt::join(words, ", "));
        } else {
            offer.name = words.empty() ? (isLeader ? "leader" : "unit") : fmt::format("{}", fmt::join(words, ", "));
        }
        offer.id = files::idFrom(offer.id, isLeader ? "leader" : "unit");
        m_made.offers.push_back(std::move(offer));
    }

    /// In a game with groups, units may be in each of them, or in a new one.
    void addOwners()
    {
        const auto& groups = m_army.roster()->groups();
        if (!m_game.document->root()["group"]) return;
        // Groups with an error are the ones that need units.
        std::vector<std::string> owners, others;
        for (const auto& group : groups) {
            const auto pointer = group.node.pointer();
            const bool isWrong =
                std::any_of(m_army.findings().begin(), m_army.findings().end(), [&](const auto& finding) {
                    return finding.level == diagnostics::Level::error &&
                           (finding.place.pointer == pointer || finding.place.pointer.starts_with(pointer + "/"));
                });
            (isWrong ? owners : others).push_back(pointer);
        }
        if (!owners.empty() && !others.empty()) leaveOut("units in groups that have no error");
        if (owners.empty()) owners = std::move(others);
        if (owners.size() > maxOwners) {
            leaveOut(fmt::format("units in more than {} groups", maxOwners));
            owners.resize(maxOwners);
        }
        owners.emplace_back(newGroup);
        std::vector<Offer> all;
        std::size_t units = 0;
        for (const Offer& offer : m_made.offers) {
            if (!offer.isLeader && ++units > maxOffers / 2 / owners.size()) {
                leaveOut("further kinds of units");
                continue;
            }
            all.push_back(offer);
            for (const auto& owner : owners) {
                if (offer.isLeader) continue;
                all.push_back(offer);
                all.back().owner = owner;
            }
        }
        if (all.size() > maxOffers) {
            leaveOut("units in some of the groups");
            all.resize(maxOffers);
        }
        m_made.offers = std::move(all);
    }

    const OpenedArmy& m_army;
    const Catalogue& m_catalogue;
    const Game& m_game;
    std::int64_t m_budget;
    Findings m_findings;
    Offers m_made;
};

}  // namespace

const Member& Offers::memberOf(const Offer& offer) const
{
    return offer.isLeader ? army->roster().leaders()[offer.member] : army->roster().units()[offer.member];
}

Offers offersFor(const OpenedArmy& army, std::int64_t budget) { return OfferList(army, budget).make(); }

}  // namespace muster::rules
