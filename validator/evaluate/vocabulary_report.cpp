#include "validator/evaluate/vocabulary_report.hpp"

#include "core/text/shortlist.hpp"
#include "validator/reporters/markdown.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace muster::validator {

using Json = nlohmann::ordered_json;

namespace {

/// One sentence: the unit of measure, whether it may be missing, what it can be and what it means.
std::string sentencesOf(const rules::VocabularyField& field, bool isTableColumn)
{
    std::string text = field.meaning;
    const auto add = [&](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
    if (!text.empty() && !text.ends_with('.')) text += '.';
    if (!field.unit.empty()) add(fmt::format("In {}.", field.unit));
    if (!field.values.empty() && !isTableColumn) add(fmt::format("One of: {}.", fmt::join(field.values, ", ")));
    if (!field.isAlways) add("May be missing.");
    return text;
}

void addFields(std::string& text, const std::vector<rules::VocabularyField>& fields, bool isTable)
{
    std::size_t name = 0, type = 0;
    for (const auto& field : fields) {
        name = std::max(name, field.name.size());
        type = std::max(type, field.type.size());
    }
    for (const auto& field : fields) {
        const auto line =
            fmt::format("    {:<{}}  {:<{}}  {}", field.name, name, field.type, type, sentencesOf(field, isTable));
        text += forTerminal(line.substr(0, line.find_last_not_of(' ') + 1), LineFeeds::shown) + '\n';
    }
}

std::string rowsOf(const rules::VocabularyTable& table)
{
    return table.rows.empty() ? "no rows in the system"
                              : fmt::format("{} row{}: {}", table.rows.size(), table.rows.size() == 1 ? "" : "s",
                                            text::shortlist(table.rows).text);
}

std::string markdownTable(const std::vector<rules::VocabularyField>& fields, bool isTable)
{
    std::string text = "| Name | Type | Meaning |\n| --- | --- | --- |\n";
    for (const auto& field : fields)
        text += fmt::format("| {} | {} | {} |\n", markdownText(field.name), markdownText(field.type),
                            markdownText(sentencesOf(field, isTable)));
    return text + '\n';
}

Json nullIfEmpty(const std::string& text) { return text.empty() ? Json() : Json(text); }

Json fieldsJson(const std::vector<rules::VocabularyField>& fields)
{
    Json json = Json::array();
    for (const auto& field : fields) {
        Json one = {{"name", field.name},
                    {"type", field.type},
                    {"unit", nullIfEmpty(field.unit)},
                    {"meaning", nullIfEmpty(field.meaning)},
                    {"always", field.isAlways}};
        if (!field.values.empty()) one["values"] = field.values;
        json.push_back(std::move(one));
    }
    return json;
}

}  // namespace

std::string vocabularyText(const rules::Vocabulary& vocabulary, const rules::Game& game)
{
    auto text = forTerminal(
        fmt::format("{} {}\n\nWhat an expression can read depends on what it is about:\n", game.name, game.version));
    for (const auto& scope : vocabulary.scopes) {
        text += fmt::format("\n  {}\n", rules::scopeName(scope.scope));
        addFields(text, scope.variables, false);
    }
    text += "\nFields of values:\n";
    for (const auto& record : vocabulary.records) {
        text += forTerminal(fmt::format("\n  {}{}\n", record.name, record.isOpen ? " (may have others)" : ""));
        addFields(text, record.fields, false);
    }
    if (!vocabulary.tables.empty()) text += "\nTables, read as tables.NAME['ROW'].COLUMN:\n";
    for (const auto& table : vocabulary.tables) {
        text += forTerminal(fmt::format("\n  {}: {}\n", table.name, rowsOf(table)));
        addFields(text, table.columns, true);
    }
    text += "\nFunctions:\n\n";
    for (const auto& function : vocabulary.functions) {
        for (const auto& signature : function.signatures) text += fmt::format("  {}\n", signature);
        text += fmt::format("      {}\n", function.meaning);
    }
    return text;
}

std::string vocabularyMarkdown(const rules::Vocabulary& vocabulary, const rules::Game& game)
{
    auto text = fmt::format("# {}: what expressions can use\n\nVersion {}.\n\n", markdownText(game.name), game.version);
    text += "## Variables\n\nWhat an expression can read depends on what it is about.\n\n";
    for (const auto& scope : vocabulary.scopes)
        text += fmt::format("### In the scope {}\n\n{}", rules::scopeName(scope.scope),
                            markdownTable(scope.variables, false));
    text += "## Fields\n\n";
    for (const auto& record : vocabulary.records)
        text +=
            fmt::format("### {}\n\n{}{}", markdownText(record.name),
                        record.isOpen ? "It may have other fields too.\n\n" : "", markdownTable(record.fields, false));
    if (!vocabulary.tables.empty()) text += "## Tables\n\nRead as `tables.NAME['ROW'].COLUMN`.\n\n";
    for (const auto& table : vocabulary.tables)
        text += fmt::format("### Table {}\n\n{}\n\n{}", markdownText(table.name), markdownText(rowsOf(table)),
                            markdownTable(table.columns, true));
    text += "## Functions\n\n| Function | Meaning |\n| --- | --- |\n";
    for (const auto& function : vocabulary.functions) {
        std::string signatures;
        for (const auto& signature : function.signatures)
            signatures += (signatures.empty() ? "" : "<br>") + markdownText(signature);
        text += fmt::format("| {} | {} |\n", signatures, markdownText(function.meaning));
    }
    return text;
}

Json vocabularyJson(const rules::Vocabulary& vocabulary, const rules::Game& game)
{
    Json scopes = Json::array(), records = Json::array(), tables = Json::array(), functions = Json::array();
    for (const auto& scope : vocabulary.scopes)
        scopes.push_back({{"scope", rules::scopeName(scope.scope)}, {"variables", fieldsJson(scope.variables)}});
    for (const auto& record : vocabulary.records)
        records.push_back({{"name", record.name}, {"open", record.isOpen}, {"fields", fieldsJson(record.fields)}});
    for (const auto& table : vocabulary.tables)
        tables.push_back({{"name", table.name}, {"rows", table.rows}, {"columns", fieldsJson(table.columns)}});
    for (const auto& function : vocabulary.functions)
        functions.push_back({{"name", function.name},
                             {"member", function.isMember},
                             {"macro", function.isMacro},
                             {"signatures", function.signatures},
                             {"meaning", nullIfEmpty(function.meaning)}});
    return {{"version", 1},
            {"system", {{"id", game.id}, {"name", game.name}, {"version", game.version}}},
            {"scopes", std::move(scopes)},
            {"records", std::move(records)},
            {"tables", std::move(tables)},
            {"functions", std::move(functions)}};
}

}  // namespace muster::validator
