#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/roster/statistics.hpp"
#include "core/scenario/side_army.hpp"
#include "validator/command.hpp"
#include "validator/compared_army.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/reporters/text.hpp"
#include "validator/standard_input.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>

namespace muster::validator {

namespace {

using files::FileKind;
using Source = std::shared_ptr<const text::Source>;
/// The points that a scenario gives a side, instead of the army's own budget.
using Budget = std::optional<std::int64_t>;

struct StatsOptions {
    std::vector<std::string> paths;
    std::string format = "text", stdinName;
    Orientation orientation = Orientation::columns;
};

Figure figureOf(std::string label, const std::optional<expr::Value>& value)
{
    Figure figure{std::move(label), "?", nullptr, true};
    if (!value) return figure;
    figure.text = expr::toSentence(*value);
    figure.isNothing = value->isNumber() && value->asNumber() == 0;
    switch (value->type()) {
    case expr::ValueType::integer: figure.json = value->asInteger(); break;
    case expr::ValueType::unsignedInteger: figure.json = value->asUnsigned(); break;
    case expr::ValueType::real:
        if (std::isfinite(value->asReal())) figure.json = value->asReal();
        break;
    case expr::ValueType::boolean:
        figure.json = value->asBoolean();
        figure.text = value->asBoolean() ? "yes" : "no";
        figure.isNothing = !value->asBoolean();
        break;
    default: figure.json = std::string(value->asString());
    }
    return figure;
}

class Stats {
public:
    Stats(const StatsOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        for (const auto& path : m_options.paths) {
            if (path == "-")
                addStandardInput();
            else
                addPath(path);
        }
        if (m_options.format == "json")
            std::cout << jsonText(statisticsJson(m_armies), 2) << '\n';
        else if (m_options.format == "csv")
            std::cout << statisticsCsv(m_armies, m_options.orientation);
        else
            writeOut(statisticsTables(m_armies, m_options.orientation));
    }

private:
    void addStandardInput()
    {
        if (files::kindOf(m_options.stdinName) != FileKind::army)
            return m_session.fail(
                ExitCode::usage,
                "the kind of standard input is unknown; use: muster stats - --stdin-filename NAME.army.json");
        addArmy(std::make_shared<const text::Source>(m_options.stdinName, readStandardInput()),
                std::filesystem::absolute(m_options.stdinName), {}, {});
    }

    void addPath(const std::string& path)
    {
        for (const auto& file : m_session.files({path})) {
            if (file.kind == FileKind::army) readArmy(file.path, file.name, file.given, {});
            // A named scenario compares its armies; scenarios found in folders do not.
            else if (!file.given.empty())
                continue;
            else if (file.kind == FileKind::scenario)
                addScenario(file);
            else
                m_session.fail(ExitCode::usage, fmt::format("{} is neither an army nor a scenario", file.name));
        }
    }

    Source read(const std::filesystem::path& path, const std::string& name)
    {
        auto read = files::readFile(path, name);
        if (auto* source = std::get_if<Source>(&read)) return *source;
        m_session.fail(ExitCode::failure, std::get<files::FileError>(read).message);
        return nullptr;
    }

    void readArmy(const std::filesystem::path& path, const std::string& name, const std::filesystem::path& given,
                  Budget budget)
    {
        if (const auto source = read(path, name)) addArmy(source, path, given, budget);
    }

    void addScenario(const InputFile& file)
    {
        const auto source = read(file.path, file.name);
        if (!source) return;
        const auto parsed = text::Document::parse(source);
        if (!parsed.document)
            return report(
                rules::check({source, file.path, FileKind::scenario, file.given, {}, parsed}, m_session.library()));
        const auto project = m_session.library().project(file.path, file.given);
        for (const auto side : parsed.document->root()["sides"]) {
            const auto army = side["army"], id = side["id"];
            if (!army.isString()) {
                std::cerr << forTerminal(
                                 fmt::format("muster: {}: the side \"{}\" names no army", file.name, id.string()),
                                 LineFeeds::shown)
                          << '\n';
                continue;
            }
            const auto target = project->resolve(file.path, army.string());
            if (const auto* path = std::get_if<std::filesystem::path>(&target))
                readArmy(*path, files::displayName(*path), file.given, rules::budgetOfSide(side));
            else
                m_session.fail(
                    ExitCode::findings,
                    fmt::format("{}: the army \"{}\" of the side \"{}\" cannot be used; see: muster check {}",
                                file.name, army.string(), id.string(), file.name));
        }
    }

    /// Reports on files without statistics.
    void report(const diagnostics::Diagnostics& found)
    {
        TextReporter(false).write({found, 1}, std::cerr);
        m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
    }

    void reportUnknown(const std::string& army, const std::string& statistic, const std::string& error, text::Node node)
    {
        const auto place = rules::placeOf(node);
        m_session.fail(ExitCode::findings, fmt::format("{}: \"{}\" cannot be evaluated: {}; it is defined in {}:{}:{}",
                                                       army, statistic, error, place.file, place.line, place.column));
    }

    const rules::StatisticSpecs& specs(const rules::Game& game)
    {
        const auto [known, isNew] = m_specs.try_emplace(&game);
        if (isNew) {
            auto compiled = rules::StatisticSpecs::compile(game);
            if (auto* specs = std::get_if<rules::StatisticSpecs>(&compiled))
                known->second = std::move(*specs);
            else
                m_session.fail(ExitCode::findings,
                               fmt::format("the statistics of the system \"{}\" have errors; see: muster check {}",
                                           game.id, game.file));
        }
        return known->second;
    }

    void addArmy(const Source& source, const std::filesystem::path& path, const std::filesystem::path& given,
                 Budget budget)
    {
        const auto opened = rules::OpenedArmy::open({source, path, FileKind::army, given, budget}, m_session.library(),
                                                    {.detail = rules::Roster::Detail::all});
        if (!opened->roster()) return report(opened->findings());

        const auto& game = *opened->rulesContext()->game;
        ComparedArmy army{
            source->name(), std::string(opened->root()["name"].string()), game.id, game.name, opened->errors(), {}};
        if (army.name.empty()) army.name = files::stemOf(path);
        expr::Arena arena;
        rules::Evaluation evaluation(arena);
        for (auto& statistic : specs(game).of(*opened->roster(), evaluation)) {
            if (!statistic.value && statistic.node)
                reportUnknown(source->name(), statistic.label, statistic.error, statistic.node);
            for (const auto& part : statistic.parts)
                if (!part.value)
                    reportUnknown(source->name(), statistic.label + ", " + part.label, part.error, part.node);
            ComparedStatistic shown{std::move(statistic.id), figureOf(std::move(statistic.label), statistic.value), {}};
            for (auto& part : statistic.parts) shown.parts.push_back(figureOf(std::move(part.label), part.value));
            army.statistics.push_back(std::move(shown));
        }
        for (const auto& remark : opened->remarks()) army.remarks.push_back(remark.message);
        if (army.errors > 0) m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
        m_armies.push_back(std::move(army));
    }

    const StatsOptions& m_options;
    Session& m_session;
    std::map<const rules::Game*, rules::StatisticSpecs> m_specs;
    std::vector<ComparedArmy> m_armies;
};

}  // namespace

void addStats(CLI::App& app, Session& session)
{
    auto options = std::make_shared<StatsOptions>();
    auto* command = app.add_subcommand(
        "stats", "Compare armies side by side: units, points, morale and other statistics of their game");
    command
        ->add_option("file", options->paths,
                     "Armies, or scenarios for the armies of their sides; - reads standard input")
        ->required();
    addFormatChoice(*command, options->format, {"text", "csv", "json"});
    command->add_flag_callback(
        "--transpose", [options] { options->orientation = Orientation::rows; },
        "A row for each army instead of a column; in text, without the parts of the statistics");
    command->add_option("--stdin-filename", options->stdinName,
                        "File name of standard input; its suffix tells the kind");
    command->add_option("--house", session.house, "House rules for armies without their own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer("Examples:\n"
                    "  muster stats rome.army.json carthage.army.json\n"
                    "  muster stats --transpose armies/\n"
                    "  muster stats --format csv armies/ > armies.csv\n"
                    "  muster stats zama.scenario.json --format json");
    command->callback([options, &session] { Stats(*options, session).run(); });
}

}  // namespace muster::validator
