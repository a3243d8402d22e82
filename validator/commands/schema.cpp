#include "core/command_line/choice.hpp"
#include "core/game/game.hpp"
#include "schemas/embedded.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

struct SchemaOptions {
    std::string kind, output, system;
};

constexpr auto reportOutput = "check", lineOutput = "check-jsonl";

/// The names of --output. The report has a schema among the kinds of files, and a line of it is a part of that.
std::vector<std::string> outputNames()
{
    const auto others = schemas::outputs();
    std::vector<std::string> names(others.begin(), others.end());
    names.insert(names.end(), {reportOutput, lineOutput});
    std::sort(names.begin(), names.end());
    return names;
}

/// The schema of a line of `muster check --format jsonl`: a finding of the report, or its summary.
std::string lineSchema()
{
    const auto report = Json::parse(schemas::text("report"));
    const auto& properties = report.at("properties");
    Json line = {{"$schema", report.at("$schema")},
                 {"title", "A line of muster check --format jsonl"},
                 {"description", "A finding, or the last line with the numbers."},
                 {"if", {{"required", {"summary"}}}},
                 {"then",
                  {{"type", "object"},
                   {"required", {"version", "summary"}},
                   {"properties", {{"version", properties.at("version")}, {"summary", properties.at("summary")}}},
                   {"additionalProperties", false}}},
                 {"else", properties.at("diagnostics").at("items")}};
    if (const auto definitions = report.find("definitions"); definitions != report.end())
        line["definitions"] = *definitions;
    return line.dump(2) + '\n';
}

void printOutputSchema(const std::string& name)
{
    if (name == lineOutput)
        std::cout << lineSchema();
    else
        std::cout << (name == reportOutput ? schemas::text("report") : schemas::outputText(name));
}

void printSystemSchema(const SchemaOptions& options, Session& session)
{
    auto& library = session.library();
    const auto game = session.game(*library.project(std::filesystem::current_path()), options.system);
    if (!game) return;
    const auto print = [](const text::Document& schema) { std::cout << schema.source().bytes() << '\n'; };
    if (options.kind == "army")
        print(*game->armySchemaText);
    else if (options.kind == "list")
        print(*game->listSchemaText);
    else if (options.kind == "scenario")
        print(*game->scenarioSchemaText);
    else
        session.fail(
            ExitCode::usage,
            fmt::format(
                "only army, list and scenario have a schema per system; {} has one for all systems: remove --system",
                options.kind));
}

void printSchema(const SchemaOptions& options, Session& session)
{
    if (options.kind.empty() == options.output.empty())
        return session.fail(ExitCode::usage,
                            "name one schema: a kind of file, such as army, or what a command prints, as in --output "
                            "stats; see: muster schema --help");
    if (!options.output.empty() && !options.system.empty())
        return session.fail(ExitCode::usage, "what commands print does not depend on the system: remove --system");
    if (!options.output.empty())
        printOutputSchema(options.output);
    else if (options.system.empty())
        std::cout << schemas::text(options.kind);
    else
        printSystemSchema(options, session);
}

}  // namespace

void addSchema(CLI::App& app, Session& session)
{
    auto options = std::make_shared<SchemaOptions>();
    auto* command = app.add_subcommand(
        "schema", "Print the JSON Schema of a kind of file, for text editors, or of what a command prints");
    command->add_option("kind", options->kind, "army, list, system, scenario, house, config, expect, pack or report")
        ->check(command_line::choice(
            {"army", "list", "system", "scenario", "house", "config", "expect", "pack", "report"}));
    command->add_option("--output", options->output, "The schema of what a command prints with --format json")
        ->check(command_line::choice(outputNames()));
    command->add_option("--system", options->system, "Include this system's own keys");
    command->footer("Examples:\n  muster schema army --system ancients-d6 > army.schema.json\n"
                    "  muster schema --output stats");
    command->callback([options, &session] { printSchema(*options, session); });
}

}  // namespace muster::validator
