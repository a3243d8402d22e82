#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/terminal.hpp"
#include "validator/test/mutation_run.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

/// Where a mutant differs from the system file, with what stands there and what it has instead.
struct ShownMutation {
    text::Position position;
    std::string before, after;
};

ShownMutation shownMutation(const rules::Mutant& mutant)
{
    const auto& mutation = mutant.mutation;
    return {mutant.node.document().source().position(mutant.node.sourceOffset(mutation.begin)),
            std::string(rules::replacedBy(mutant)), mutation.text};
}

void printMutations(const MutationReport& report, bool withReasons)
{
    const auto file = reportPath(report.game->file);
    for (const auto& [mutant, verdict, reason] : report.mutants) {
        if (verdict != Verdict::survived && !(withReasons && verdict == Verdict::explained)) continue;
        const auto shown = shownMutation(mutant);
        writeOut("{}:{}:{}: [{}] no test notices {} instead of {}{}\n", file, shown.position.line,
                 shown.position.column, mutant.rule, shown.after, shown.before,
                 reason.empty() ? std::string() : fmt::format(" (reason: {})", reason));
    }
    for (const auto& sentence : report.unusedReasons) writeOut("{}\n", sentence);
    const auto survived = report.count(Verdict::survived), caught = report.count(Verdict::caught),
               explained = report.count(Verdict::explained);
    writeOut("{} mutations: {} caught, {} not, {} %; {}{} more make no expression\n", survived + caught, caught,
             survived, report.percent(), explained == 0 ? std::string() : fmt::format("{} with a reason, ", explained),
             report.count(Verdict::invalid));
}

void printMutationsAsJson(const MutationReport& report)
{
    Json survivors = Json::array();
    for (const auto& [mutant, verdict, reason] : report.mutants) {
        if (verdict != Verdict::survived && verdict != Verdict::explained) continue;
        const auto shown = shownMutation(mutant);
        survivors.push_back({{"rule", mutant.rule},
                             {"pointer", mutant.node.pointer()},
                             {"part", rules::partOf(mutant)},
                             {"line", shown.position.line},
                             {"column", shown.position.column},
                             {"before", shown.before},
                             {"after", shown.after},
                             {"reason", reason.empty() ? Json() : Json(reason)}});
    }
    std::cout << jsonText({{"version", 1},
                           {"file", reportPath(report.game->file)},
                           {"percent", report.percent()},
                           {"caught", report.count(Verdict::caught)},
                           {"survived", report.count(Verdict::survived)},
                           {"explained", report.count(Verdict::explained)},
                           {"invalid", report.count(Verdict::invalid)},
                           {"survivors", std::move(survivors)},
                           {"unusedReasons", report.unusedReasons}},
                          2)
              << '\n';
}

void mutate(const MutationOptions& options, Session& session)
{
    const auto report = runMutations(options, session);
    if (!report) return;
    if (options.format == "json")
        printMutationsAsJson(*report);
    else
        printMutations(*report, options.showExplained);
    if (!report->unusedReasons.empty())
        session.fail(ExitCode::findings,
                     fmt::format("{} has reasons for changes that tests catch, or that nobody makes", options.reasons));
    if (report->percent() < options.threshold)
        session.fail(ExitCode::findings, fmt::format("the tests catch {} %, less than --threshold {}",
                                                     report->percent(), options.threshold));
}

}  // namespace

void addMutate(CLI::App& app, Session& session)
{
    auto options = std::make_shared<MutationOptions>();
    auto* command =
        app.add_subcommand("mutate", "Change each rule of a system a little, and report what no test notices");
    command->add_option("system", options->system, "The id of the system")->required();
    command->add_option("path", options->paths, "Files or folders with tests (the current folder if none)");
    command->add_option("--run", options->run, "Only rules whose name matches this regular expression")
        ->type_name("PATTERN");
    addFormatChoice(*command, options->format);
    command->add_option("--threshold", options->threshold, "Exit with 1 if the tests catch fewer percent")
        ->check(CLI::Range(0u, 100u))
        ->type_name("PERCENT");
    command
        ->add_option("--reasons", options->reasons,
                     "File with the reasons why no test can notice some changes, which then do not count")
        ->type_name("FILE");
    command->add_flag("--show-explained", options->showExplained, "List the changes that have a reason, too");
    addToday(*command, session);
    command->add_option("--threads", options->threads, "Changes tested in parallel (0: one per core)")
        ->check(CLI::Range(0u, 256u))
        ->capture_default_str();
    addFollowLinks(*command, session);
    command->footer("Examples:\n  muster mutate my-game tests/\n  muster mutate my-game tests/ --run points-total");
    command->callback([options, &session] { mutate(*options, session); });
}

}  // namespace muster::validator
