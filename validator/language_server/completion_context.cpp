#include "validator/language_server/completion_context.hpp"

#include "core/army/army_checks.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/library/library.hpp"
#include "core/lint/entry_costs.hpp"
#include "core/text/canonical.hpp"
#include "validator/language_server/schema_places.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster::language_server {

namespace fs = std::filesystem;
using files::FileKind;
using rules::Entry;
using text::Node;

namespace {

/// The costs of entries, evaluated once for each catalogue.
struct EntryCostCache {
    threads::OnceMap<std::shared_ptr<const rules::Catalogue>, std::shared_ptr<const rules::EntryCosts>> costs;
};

std::string number(double value) { return expr::toSentence(expr::Value::real(value)); }

std::string labelOf(Node element)
{
    for (const char* key : {"name", "label", "title"})
        if (const auto text = element[key].string(); !text.empty()) return std::string(text);
    return {};
}

/// "3 points", in the game's own word for them.
std::string points(double cost, const rules::Game& game)
{
    const auto label = game.document->root()["budget"]["short"].string();
    return fmt::format("{} {}", number(cost), label.empty() ? std::string_view("points") : label);
}

/// The table of a schema's values; empty if they are not ids of rows.
std::string_view tableOf(std::span<const Node> schemas)
{
    // The schemas made for a game are those of files: there it is an unknown keyword.
    const Node table = keywordOf(schemas, "x-table");
    return table.isObject() ? table["name"].string() : table.string();
}

/// What an army has taken so far.
struct Taken {
    std::map<const Entry*, std::int64_t> counts;
    std::map<const rules::Option*, std::int64_t> options;
    std::optional<double> cost;
    std::int64_t budget = 0;
};

Taken takenIn(const rules::Roster& roster)
{
    Taken taken;
    for (const auto* members : {&roster.units(), &roster.leaders()})
        for (const auto& member : *members) {
            if (member.entry) taken.counts[member.entry] += member.count;
            for (const auto& option : member.options) taken.options[option.option] += member.count;
        }
    if (const auto* cost = roster.army().find("cost"); cost && cost->isNumber()) taken.cost = cost->asNumber();
    taken.budget = roster.budget();
    return taken;
}

}  // namespace

CompletionContext::CompletionContext(const RequestContext& context, const PartialPlace& place)
    : m_context(context), m_project(context.analysis->library->project(context.snapshot->path()))
{
    const auto& analysis = context.analysis->game || !context.known ? *context.analysis : *context.known;
    m_game = analysis.game;
    m_catalogue = analysis.catalogue;
    // The text may have been incomplete ever since it was opened.
    const auto& members = place.around.front()->members;
    const auto text = [&](std::string_view key) {
        const auto found = members.find(key);
        return found == members.end() ? std::string_view() : std::string_view(found->second);
    };
    const bool isSame = m_game && m_game->id == text("system");
    if (kind() == FileKind::system || (isSame && kind() == FileKind::list) || text("system").empty()) return;
    const auto list = kind() == FileKind::army ? text("list") : std::string_view();
    m_rulesContext = context.analysis->library->rulesContext(
        *m_project, {text("system"), list, text("house"), context.snapshot->path()});
    if (!m_rulesContext->game) return;
    m_game = m_rulesContext->game;
    m_catalogue = m_rulesContext->catalogue;
}

void CompletionContext::addEntries(bool leaders, std::vector<Proposal>& proposals) const
{
    if (!m_catalogue) return;
    auto& cache = m_context.analysis->library->cache<EntryCostCache>();
    const auto costs = cache.costs.get(
        m_catalogue, [this] { return std::make_shared<const rules::EntryCosts>(rules::entryCosts(*m_catalogue)); });
    const auto& entries = leaders ? m_catalogue->leaders() : m_catalogue->entries();
    // By id: the roster may be of another version, with a catalogue of its own.
    std::map<std::string_view, std::int64_t> taken;
    std::optional<double> cost;
    std::int64_t budget = m_catalogue->budget().value_or(0);
    const auto& known = m_context.known;
    const auto* roster = known && known->army ? known->army->roster() : nullptr;
    if (roster) {
        auto found = takenIn(*roster);
        for (const auto& [entry, count] : found.counts) taken[entry->id] += count;
        cost = found.cost;
        budget = found.budget;
    }
    const auto& priced = leaders ? costs->leaders : costs->entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        Proposal proposal{std::string(entry.id), labelOf(entry.node), std::string(entry.node["description"].string())};
        const auto add = [&](const std::string& words) {
            if (!proposal.detail.empty()) proposal.detail += ", ";
            proposal.detail += words;
        };
        const auto one = i < priced.size() ? priced[i].cost : std::nullopt;
        if (one) add(points(*one, *m_game));
        const auto count = taken[entry.id];
        const auto most = rules::maximumOf(entry, budget, m_game->budget.value_or(0));
        if (most) add(fmt::format("{} of at most {} taken", count, *most));
        if (most && count >= *most) {
            proposal.isPossible = false;
            add("no more");
        } else if (one && cost && m_game->budget && *cost + *one > static_cast<double>(budget)) {
            proposal.isPossible = false;
            add(fmt::format("would bring {} of {}", number(*cost + *one),
                            points(static_cast<double>(budget), *m_game)));
        }
        proposals.push_back(std::move(proposal));
    }
}

void CompletionContext::addOptions(const PartialPlace& place, bool leaders, std::vector<Proposal>& proposals) const
{
    if (!m_catalogue) return;
    const auto id = place.member("entry");
    const Entry* entry = leaders ? m_catalogue->leader(id) : m_catalogue->entry(id);
    if (!entry) return;
    const auto& known = m_context.known;
    const auto* roster = known && known->army ? known->army->roster() : nullptr;
    std::map<std::string_view, std::int64_t> taken;
    if (roster)
        for (const auto& [option, count] : takenIn(*roster).options)
            if (option && std::any_of(entry->options.begin(), entry->options.end(),
                                      [&, option = option](const auto& own) { return own.node == option->node; }))
                taken[option->id] += count;
    for (const auto& option : entry->options) {
        Proposal proposal{std::string(option.id), labelOf(option.node),
                          std::string(option.node["description"].string())};
        if (option.cost != 0)
            proposal.detail += fmt::format(", {}{}", option.cost > 0 ? "+" : "", points(option.cost, *m_game));
        if (option.max) {
            proposal.detail += fmt::format(", {} of at most {} taken", taken[option.id], *option.max);
            proposal.isPossible = taken[option.id] < *option.max;
        }
        proposals.push_back(std::move(proposal));
    }
}

void CompletionContext::addElements(std::string_view file, std::initializer_list<std::string_view> keys,
                                    std::vector<Proposal>& proposals) const
{
    Node root = m_context.known ? m_context.known->root() : m_context.root();
    std::shared_ptr<const rules::LoadedFile> loaded;
    if (!file.empty()) {
        const auto found = m_project->resolve(m_context.snapshot->path(), file);
        const auto* path = std::get_if<fs::path>(&found);
        if (!path) return;
        loaded = m_context.analysis->library->file(*path);
        root = loaded->document ? loaded->document->root() : Node();
    }
    const auto addAll = [&](Node group) {
        for (const auto key : keys)
            if (group[key].isArray())
                for (const Node element : group[key])
                    if (element["id"].isString())
                        proposals.push_back({std::string(element["id"].string()), labelOf(element), {}});
    };
    addAll(root);
    if (root["groups"].isArray())
        for (const Node group : root["groups"]) addAll(group);
}

void CompletionContext::addRules(std::vector<Proposal>& proposals) const
{
    if (m_game)
        for (const auto& rule : m_game->rules) proposals.push_back({rule.name, std::string(rule.text("title")), {}});
    for (const auto& rule : rules::sharedRules())
        proposals.push_back({std::string(rule.name), std::string(rule.title), std::string(rule.explanation)});
}

void CompletionContext::addRows(std::string_view table, std::vector<Proposal>& proposals) const
{
    if (!m_catalogue) return;
    const auto* rows = m_catalogue->tables().find(table);
    if (!rows || !rows->is(expr::ValueType::map)) return;
    for (const auto& [key, value] : rows->asMap()) {
        const Node row = m_catalogue->row(table, key.asString());
        Proposal proposal{std::string(key.asString()), labelOf(row), {}};
        for (const Node cell : row)
            if (cell.key() != "id" && cell.key() != "label" && proposal.description.size() < 400)
                proposal.description += fmt::format("{}: {}\n", cell.key(), text::onOneLine(cell));
        proposals.push_back(std::move(proposal));
    }
}

void CompletionContext::addNamed(const PartialPlace& place, std::vector<Proposal>& proposals) const
{
    const auto& path = place.path;
    const auto last = [&](std::size_t back) {
        return back < path.size() ? std::string_view(path[path.size() - 1 - back]) : std::string_view();
    };
    const auto key = last(0), above = last(1);
    auto& library = *m_context.analysis->library;
    if (path.size() == 1 && (key == "system" || (key == "extends" && kind() == FileKind::system)))
        for (const auto& id : m_project->systemIds()) {
            const auto system = library.system(*m_project, id);
            proposals.push_back({id, system && system->game ? system->game->name : std::string(), {}});
        }
    const bool namesList = (path.size() == 1 && key == "list") || (kind() == FileKind::list && above == "extends");
    if (namesList && m_game)
        for (const auto& id : library.listIds(*m_project, m_game->id)) proposals.push_back({id, {}, {}});
    if (key == "rule" && (last(2) == "accept" || last(2) == "expect")) addRules(proposals);
    if (kind() == FileKind::army) {
        if (key == "entry") addEntries(last(2) == "leaders", proposals);
        if (above == "options") addOptions(place, last(3) == "leaders", proposals);
        if (key == "with") addElements({}, {"units"}, proposals);
    }
    if (kind() == FileKind::scenario) {
        if (key == "type" && m_game) {
            const Node kinds = m_game->document->root()["terrain"];
            if (kinds.isArray())
                for (const Node each : kinds)
                    proposals.push_back({std::string(each["id"].string()), labelOf(each), {}});
        }
        if (key == "placedBy" || key == "holder" || (key == "side" && last(2) == "victory"))
            addElements({}, {"sides"}, proposals);
        if (key == "zone" || above == "zone") addElements({}, {"zones"}, proposals);
        if (key == "unit") addElements(place.member("army"), {"units", "leaders"}, proposals);
        if (key == "group") addElements(place.member("army"), {"groups"}, proposals);
    }
}

void CompletionContext::addFromSchema(const PartialPlace& place, std::vector<Proposal>& proposals) const
{
    const auto schemas = schemasAt(schemaOf(kind(), game()), place.path);
    auto table = tableOf(schemas);
    // An array may name the table for its items.
    if (table.empty() && !place.around.back()->isObject && !place.path.empty())
        table = tableOf(schemasAt(schemaOf(kind(), game()), std::span(place.path).first(place.path.size() - 1)));
    if (!table.empty()) addRows(table, proposals);
    const auto add = [&](Node value) {
        const bool isKnown = std::any_of(proposals.begin(), proposals.end(),
                                         [&](const Proposal& proposal) { return proposal.value == value.plainText(); });
        if (!isKnown && !value.isArray() && !value.isObject())
            proposals.push_back({value.plainText(), {}, {}, value.isString()});
    };
    for (const Node schema : schemas) {
        if (schema["enum"].isArray())
            for (const Node value : schema["enum"]) add(value);
        for (const char* key : {"const", "default"})
            if (schema[key]) add(schema[key]);
        if (schema["type"].string() == "boolean")
            for (const char* value : {"true", "false"})
                if (std::none_of(proposals.begin(), proposals.end(),
                                 [&](const Proposal& proposal) { return proposal.value == value; }))
                    proposals.push_back({value, {}, {}, false});
    }
}

std::vector<Proposal> CompletionContext::proposals(const PartialPlace& place) const
{
    std::vector<Proposal> proposals;
    addNamed(place, proposals);
    addFromSchema(place, proposals);
    return proposals;
}

std::vector<std::string> CompletionContext::keyNames(const PartialPlace& place) const
{
    std::vector<std::string> names;
    const auto last = place.path.empty() ? std::string() : place.path.back();
    if (kind() == FileKind::house && m_game && (last == "rules" || last == "levels"))
        for (const auto& rule : m_game->rules) names.push_back(rule.id);
    if (kind() == FileKind::config && last == "levels") {
        for (const auto& id : m_project->systemIds())
            if (const auto system = m_context.analysis->library->system(*m_project, id); system && system->game)
                for (const auto& rule : system->game->rules) names.push_back(rule.name);
        for (const auto& rule : rules::sharedRules()) names.emplace_back(rule.name);
    }
    // The rows of a table, for a value with an amount for each of them.
    const auto schemas = schemasAt(schemaOf(kind(), game()), place.path);
    if (const auto table = tableOf(schemas); !table.empty() && m_catalogue)
        if (const auto* rows = m_catalogue->tables().find(table); rows && rows->is(expr::ValueType::map))
            for (const auto& row : rows->asMap()) names.emplace_back(row.key.asString());
    return names;
}

}  // namespace muster::language_server
