#include "core/expr/trace_text.hpp"
#include "validator/command.hpp"
#include "validator/evaluate/inspected_file.hpp"
#include "validator/evaluate/shown_evaluation.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iostream>

namespace muster::validator {

namespace {

struct EvalOptions {
    std::string expression, file, at, format = "text";
    bool type = false, trace = false;
};

void evaluateExpression(const EvalOptions& options, Session& session)
{
    const auto inspection = inspectedFile(options.file, session);
    if (!inspection) return;
    const auto found = inspection->viewpoint(options.at);
    if (const auto* sentence = std::get_if<std::string>(&found))
        return session.fail(ExitCode::usage, fmt::format("--at: {}", *sentence));
    const auto& at = std::get<rules::Viewpoint>(found);
    const auto evaluated = inspection->evaluate(options.expression, at, {}, options.trace);
    // The type is known even if the evaluation fails.
    const bool hasResult = options.type ? evaluated.mistakes.empty() : evaluated.value.has_value();
    if (options.format == "json") {
        nlohmann::ordered_json json = {{"version", 1},
                                       {"file", reportPath(options.file)},
                                       {"at", rules::Inspection::placeOf(at)},
                                       {"scope", rules::scopeName(at.scope)}};
        json.update(evaluationJson(options.expression, evaluated));
        std::cout << jsonText(json, 2) << '\n';
    } else {
        writeOut(std::string_view(expr::traceText(options.expression, evaluated.trace, 0)));
        if (options.type)
            writeOut("{}\n", evaluated.type);
        else if (evaluated.value)
            writeOut(std::string_view(shownValue(*evaluated.value) + '\n'));
        if (!hasResult) std::cerr << shownFault(options.expression, evaluated);
    }
    if (!hasResult) session.exitCode = std::max<int>(session.exitCode, ExitCode::findings);
}

}  // namespace

void addEval(CLI::App& app, Session& session)
{
    auto options = std::make_shared<EvalOptions>();
    auto* command =
        app.add_subcommand("eval", "Evaluate an expression of the rule language on a file, as a rule there would");
    command->add_option("expression", options->expression, "An expression, such as self.units.size()")->required();
    command->add_option("file", options->file, "An army, a list, a scenario or a system")->required();
    command
        ->add_option("--at", options->at,
                     "The element that it is about, such as /units/0, /units/foy or foy (the whole file if none)")
        ->type_name("PLACE");
    command->add_flag("--type", options->type, "Print the type of the expression instead of its value");
    command->add_flag("--trace", options->trace, "Print the value of every part first");
    addFormatChoice(*command, options->format);
    command->add_option("--house", session.house, "House rules for an army without its own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer("Examples:\n"
                    "  muster eval 'self.units.map(u, u.name)' my.army.json\n"
                    "  muster eval 'self.strength >= 2' my.army.json --at /units/foy --trace");
    command->callback([options, &session] { evaluateExpression(*options, session); });
}

}  // namespace muster::validator
