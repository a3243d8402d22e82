#include "core/army/opened_army.hpp"
#include "core/files/file.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using rules::CostLine;
using rules::CostSum;

std::string number(expr::Value value) { return expr::toSentence(value); }

Json jsonNumber(expr::Value value)
{
    return value.is(expr::ValueType::real) ? Json(value.asReal()) : Json(value.asInteger());
}

void printTerms(const std::vector<CostLine>& lines)
{
    for (const auto& [label, value] : lines) writeOut("    {:<44}{:>8}\n", label, number(value));
}

void printSum(std::string_view name, const CostSum& sum)
{
    writeOut("  {:<46}{:>8}\n", name, sum.complete() ? number(sum.total) : "?");
    printTerms(sum.each);
    if (!sum.timesLabel.empty()) {
        const auto product = fmt::format("{} x {} {}", number(sum.eachSum), number(sum.times), sum.timesLabel);
        writeOut("    = {:<42}{:>8}\n", product,
                 number(expr::Value::real(sum.eachSum.asNumber() * sum.times.asNumber())));
    }
    printTerms(sum.once);
    for (const auto& problem : sum.problems) {
        writeOut("    {:<44}{:>8}\n", problem.label, "?");
        const auto place = problem.node ? rules::placeOf(problem.node) : diagnostics::Place();
        writeOut("      = {}; the term is in {}:{}:{}\n", problem.message, place.file, place.line, place.column);
    }
}

Json jsonTerms(const std::vector<CostLine>& lines)
{
    Json list = Json::array();
    for (const auto& [label, value] : lines) list.push_back({{"label", label}, {"value", jsonNumber(value)}});
    return list;
}

Json jsonSum(expr::Value self, const CostSum& sum)
{
    const Json total = sum.complete() ? jsonNumber(sum.total) : Json();
    return {
        {"id", self.find("id")->asString()}, {"name", self.find("name")->asString()}, {"cost", total},
        {"each", jsonTerms(sum.each)},       {"times", jsonNumber(sum.times)},        {"once", jsonTerms(sum.once)}};
}

void printText(const rules::Roster& roster)
{
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    const auto& game = roster.catalogue().game();
    const auto label = game.document->root()["budget"]["label"].string();
    writeOut("{}\n", roster.army().find("name")->asString());
    for (std::size_t i = 0; i < roster.units().size(); ++i)
        printSum(roster.units()[i].self.find("name")->asString(), roster.costOfUnit(i, evaluation));
    for (std::size_t i = 0; i < roster.leaders().size(); ++i)
        printSum(roster.leaders()[i].self.find("name")->asString(), roster.costOfLeader(i, evaluation));
    if (const auto own = roster.costOfArmy(evaluation); !own.each.empty() || !own.once.empty())
        printSum("the army itself", own);
    const auto* total = roster.army().find("cost");
    writeOut("  {:<46}{:>8}", "total", total ? number(*total) : "?");
    if (game.budget) writeOut("  of {} {}", roster.budget(), label);
    writeOut("\n");
}

void printJson(const rules::Roster& roster)
{
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    Json units = Json::array(), leaders = Json::array();
    for (std::size_t i = 0; i < roster.units().size(); ++i)
        units.push_back(jsonSum(roster.units()[i].self, roster.costOfUnit(i, evaluation)));
    for (std::size_t i = 0; i < roster.leaders().size(); ++i)
        leaders.push_back(jsonSum(roster.leaders()[i].self, roster.costOfLeader(i, evaluation)));
    const auto own = roster.costOfArmy(evaluation);
    const auto* total = roster.army().find("cost");
    const Json whole = {{"version", 1},
                        {"name", roster.army().find("name")->asString()},
                        {"cost", total ? jsonNumber(*total) : Json()},
                        {"budget", roster.budget()},
                        {"units", std::move(units)},
                        {"leaders", std::move(leaders)},
                        {"army", jsonTerms(own.once)}};
    std::cout << jsonText(whole, 2) << '\n';
}

void printCost(const std::string& file, bool json, Session& session)
{
    if (files::kindOf(file) != files::FileKind::army)
        return session.fail(ExitCode::usage, fmt::format("{} is not an army: its name must end in .army.json", file));
    if (const auto refusal = files::refusal(file, session.links)) return session.fail(ExitCode::failure, *refusal);
    auto read = files::readFile(file, file);
    if (const auto* error = std::get_if<files::FileError>(&read))
        return session.fail(ExitCode::failure, error->message);
    const auto source = std::get<std::shared_ptr<const text::Source>>(read);
    const auto army = rules::OpenedArmy::open({source, file, files::FileKind::army}, session.library(),
                                              {.detail = rules::Roster::Detail::all});
    const auto checked =
        fmt::format("muster check {}{}", session.house.empty() ? "" : fmt::format("--house {} ", session.house), file);
    if (!army->roster())
        return session.fail(ExitCode::findings,
                            fmt::format("the cost of {} cannot be calculated; see its errors with: {}", file, checked));
    const auto& roster = *army->roster();
    const auto& game = roster.catalogue().game();
    if (!json && !game.document->root()["cost"]) return writeOut("{} has no points, so there is no cost\n", game.name);
    if (json)
        printJson(roster);
    else
        printText(roster);
    if (!roster.army().find("cost"))
        session.fail(ExitCode::findings,
                     fmt::format("some terms cannot be evaluated; see the errors with: {}", checked));
}

}  // namespace

void addCost(CLI::App& app, Session& session)
{
    struct Options {
        std::string file, format = "text";
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("cost", "Add up what an army costs, term by term");
    command->add_option("file", options->file, "An army")->required();
    addFormatChoice(*command, options->format);
    command->add_option("--house", session.house, "House rules for an army without its own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer("Example:\n  muster cost my.army.json");
    command->callback([options, &session] { printCost(options->file, options->format == "json", session); });
}

}  // namespace muster::validator
