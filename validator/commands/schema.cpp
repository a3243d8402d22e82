#include "core/command_line/choice.hpp"
#include "core/game/game.hpp"
#include "schemas/embedded.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <iostream>

namespace muster::validator {

namespace {

void printSchema(const std::string& kind, const std::string& id, Session& session)
{
    if (id.empty()) {
        std::cout << schemas::text(kind);
        return;
    }
    auto& library = session.library();
    const auto game = session.game(*library.project(std::filesystem::current_path()), id);
    if (!game) return;
    const auto print = [](const text::Document& schema) { std::cout << schema.source().bytes() << '\n'; };
    if (kind == "army")
        print(*game->armySchemaText);
    else if (kind == "list")
        print(*game->listSchemaText);
    else if (kind == "scenario")
        print(*game->scenarioSchemaText);
    else
        session.fail(
            ExitCode::usage,
            fmt::format(
                "only army, list and scenario have a schema per system; {} has one for all systems: remove --system",
                kind));
}

}  // namespace

void addSchema(CLI::App& app, Session& session)
{
    struct Options {
        std::string kind, system;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("schema", "Print the JSON Schema of a file kind, for text editors");
    command->add_option("kind", options->kind, "army, list, system, scenario, house, config or report")
        ->required()
        ->check(command_line::choice({"army", "list", "system", "scenario", "house", "config", "report"}));
    command->add_option("--system", options->system, "Include this system's own keys");
    command->footer("Example:\n  muster schema army --system ancients-d6 > army.schema.json");
    command->callback([options, &session] { printSchema(options->kind, options->system, session); });
}

}  // namespace muster::validator
