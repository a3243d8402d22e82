// Included first, because a function in it has the name of a Qt macro.
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/live_check/starting_values.hpp"

#include "editor/army/free_starts.hpp"

#include "core/files/id.hpp"
#include "core/library/catalogue.hpp"
#include "core/library/table_links.hpp"
#include "editor/look/words.hpp"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

using Json = nlohmann::ordered_json;

struct Choice {
    std::string value, label, description;
};

/// The allowed words of a schema field: rows of its table or values of its enum.
std::vector<Choice> choicesOf(const CheckResult& checkResult, const rules::ElementSchema::Field& field,
                              std::string_view table)
{
    std::vector<Choice> choices;
    const auto root = checkResult.rulesContext->game->document->root();
    for (const text::Node row : root["tables"][table]) {
        const auto label = row["label"].string();
        choices.push_back({std::string(row["id"].string()),
                           checkResult.worded(label.empty() ? row["id"].string() : label),
                           checkResult.worded(row["short"].string())});
    }
    const auto allowed = field.schema["enum"];
    if (allowed.size() == 0) return choices;
    std::vector<Choice> kept;
    for (const text::Node word : allowed) {
        if (!word.isString()) continue;
        const auto row = std::find_if(choices.begin(), choices.end(),
                                      [&](const Choice& choice) { return choice.value == word.string(); });
        if (row != choices.end())
            kept.push_back(*row);
        else if (const auto own = checkResult.worded(word.string()); own != word.string())
            kept.push_back({std::string(word.string()), own, {}});
        else
            kept.push_back({std::string(word.string()), files::inWords(word.string()), {}});
    }
    return kept;
}

/// The first field with a mandatory choice, else the first with a default that is a row of a table, and its choices:
/// every unit has one of them.
std::pair<std::string, std::vector<Choice>> firstChoice(const CheckResult& checkResult,
                                                        const rules::ElementSchema& elementSchema)
{
    const auto links = rules::tableLinks(elementSchema);
    std::pair<std::string, std::vector<Choice>> optional;
    for (const auto& field : elementSchema.fields) {
        if (field.schema["type"].string() != "string") continue;
        const auto link =
            std::find_if(links.begin(), links.end(), [&](const rules::TableLink& l) { return l.field == field.name; });
        const bool isRequired = std::find(elementSchema.required.begin(), elementSchema.required.end(), field.name) !=
                                elementSchema.required.end();
        if (!isRequired && (link == links.end() || !field.schema["default"] || !optional.second.empty())) continue;
        // A form may name a table even if other words are allowed too.
        auto choices =
            choicesOf(checkResult, field, link == links.end() ? field.schema["form"]["table"].string() : link->table);
        if (choices.empty()) continue;
        if (isRequired) return {field.name, std::move(choices)};
        optional = {field.name, std::move(choices)};
    }
    return optional;
}

void addStarts(const CheckResult& checkResult, const rules::ElementSchema& elementSchema, bool leader,
               const std::string& title, const std::string& begin, std::vector<CatalogueEntry>& starts)
{
    auto start = Json::parse(begin.empty() ? std::string("{}") : begin, nullptr, false);
    if (!start.is_object()) start = Json::object();
    const auto [key, choices] = firstChoice(checkResult, elementSchema);
    const auto add = [&](const std::string& id, const std::string& name, const std::string& description) {
        CatalogueEntry entry;
        // Cannot clash with an entry: ids consist of letters, digits and hyphens.
        entry.id = "+" + id;
        entry.title = name;
        entry.description = description;
        entry.leader = leader;
        entry.tags = {title};
        entry.summary = utf8(
            QCoreApplication::translate("Offer", "%1 of your own", "a unit that is in no list").arg(toQString(title)));
        entry.shortSummary = entry.summary;
        entry.start = start.dump();
        starts.push_back(std::move(entry));
    };
    start["id"] = files::idFrom(title, leader ? "leader" : "unit");
    if (choices.empty()) return add("", title, {});
    for (const auto& choice : choices) {
        // Compute the other required values of this choice by trial, as for the catalogue.
        std::vector<Trial> trial{{nullptr, {{key, Json(choice.value).dump()}}, {}, {}, {}, {}}};
        giveStartingValues(trial, *checkResult.rulesContext, leader,
                           checkResult.words ? *checkResult.words : GameWords(), checkResult.catalogue.stats);
        if (auto own = Json::parse(trial.front().start(), nullptr, false); own.is_object()) start = std::move(own);
        start["id"] = choice.value;  // preferred id, used as its name until it has one
        start[key] = choice.value;
        add(choice.value, choice.label, choice.description);
        if (trial.front().arm) starts.back().arm = *trial.front().arm;
        starts.back().stats = trial.front().stats;
    }
}

}  // namespace

std::vector<CatalogueEntry> freeStarts(const CheckResult& checkResult)
{
    std::vector<CatalogueEntry> starts;
    const auto& catalogue = checkResult.catalogue;
    if (!checkResult.rulesContext || !checkResult.rulesContext->game) return starts;
    const auto& game = *checkResult.rulesContext->game;
    if (catalogue.freeUnits)
        addStarts(checkResult, game.unit, false, catalogue.unitTitle, catalogue.freeUnitStart, starts);
    if (catalogue.freeLeaders)
        addStarts(checkResult, game.leader, true, catalogue.leaderTitle, catalogue.freeLeaderStart, starts);
    return starts;
}

}  // namespace muster::editor
