#include "core/odds/odds.hpp"
#include "core/army/opened_army.hpp"
#include "core/command_line/language.hpp"
#include "core/files/file.hpp"
#include "core/game/game.hpp"
#include "core/odds/inputs.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/odds/odds_report.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <set>

namespace muster::validator {

namespace {

struct OddsOptions {
    std::vector<std::string> words, chosen;
    std::string procedure, format = "text";
};

/// A unit with the army that it belongs to.
struct FoundUnit {
    std::shared_ptr<const rules::OpenedArmy> army;
    const rules::Member* member = nullptr;
    NamedUnit named;

    const rules::Catalogue& catalogue() const { return army->roster()->catalogue(); }
};

std::string unknown(std::string_view what, const std::string& name, const std::vector<std::string>& known)
{
    const auto near = text::nearest(known, name);
    return near.empty() ? fmt::format("there is no {} {}; there are {}", what, name, text::shortlist(known, name).text)
                        : fmt::format("there is no {} {}; did you mean {}?", what, name, near);
}

class OddsCommand {
public:
    OddsCommand(const OddsOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        const auto& words = m_options.words;
        const bool isOneArmy = words.size() == 3;
        if (!readChosen()) return;
        const auto first = armyOf(words[0]);
        const auto second = isOneArmy ? first : first ? armyOf(words[2]) : nullptr;
        if (!first || !second) return;
        const auto acting = unitOf(first, words[0], words[1]);
        const auto target = acting ? unitOf(second, words[isOneArmy ? 0 : 2], words.back()) : std::nullopt;
        if (!acting || !target) return;
        const auto& game = acting->catalogue().game();
        if (target->catalogue().game().document != game.document)
            return m_session.fail(ExitCode::usage,
                                  fmt::format("{} and {} are armies of different games", words[0], words[2]));
        const auto procedures = rules::Procedures::compile(game);
        if (std::any_of(procedures.faults.begin(), procedures.faults.end(),
                        [](const auto& fault) { return !fault.isWarning; }))
            return m_session.fail(
                ExitCode::findings,
                fmt::format("the odds of the system \"{}\" have errors; see: muster check {}", game.id, game.file));
        const auto selected = select(procedures, game);
        if (!selected.empty()) show(selected, *acting, *target);
    }

private:
    bool readChosen()
    {
        for (const auto& choice : m_options.chosen) {
            const auto sign = choice.find('=');
            if (sign == std::string::npos || sign == 0) {
                m_session.fail(ExitCode::usage, fmt::format("--with: write NAME=VALUE instead of {}", choice));
                return false;
            }
            m_chosen[choice.substr(0, sign)] = choice.substr(sign + 1);
        }
        return true;
    }

    std::shared_ptr<const rules::OpenedArmy> armyOf(const std::string& file)
    {
        const auto failed = [&](int code, const std::string& message) {
            m_session.fail(code, message);
            return nullptr;
        };
        if (files::kindOf(file) != files::FileKind::army)
            return failed(ExitCode::usage, fmt::format("{} is not an army: its name must end in .army.json", file));
        if (const auto refusal = files::refusal(file, m_session.links)) return failed(ExitCode::failure, *refusal);
        auto read = files::readFile(file, file);
        if (const auto* error = std::get_if<files::FileError>(&read)) return failed(ExitCode::failure, error->message);
        auto army =
            rules::OpenedArmy::open({std::get<std::shared_ptr<const text::Source>>(read), file, files::FileKind::army},
                                    m_session.library(), {.detail = rules::Roster::Detail::all, .withRemarks = false});
        if (!army->roster())
            return failed(ExitCode::findings,
                          fmt::format("{} cannot be read as an army of a game; see: muster check {}", file, file));
        if (const auto errors = army->errors(); errors > 0 && m_noted.insert(file).second)
            m_session.note(fmt::format("{} has {} error{}, so values may be missing; see: muster check {}", file,
                                       errors, errors == 1 ? "" : "s", file));
        return army;
    }

    std::optional<FoundUnit> unitOf(const std::shared_ptr<const rules::OpenedArmy>& army, const std::string& file,
                                    const std::string& id)
    {
        const auto& units = army->roster()->units();
        std::vector<std::string> ids;
        for (const auto& unit : units) {
            const auto* known = unit.self.find("id");
            ids.emplace_back(known != nullptr && known->is(expr::ValueType::string) ? known->asString() : "");
            if (ids.back() != id) continue;
            const auto* name = unit.self.find("name");
            const bool isNamed = name != nullptr && name->is(expr::ValueType::string);
            return FoundUnit{army, &unit, {file, id, std::string(isNamed ? name->asString() : id)}};
        }
        m_session.fail(ExitCode::usage, fmt::format("{}: {}", file, unknown("unit", id, ids)));
        return std::nullopt;
    }

    std::vector<const rules::Procedure*> select(const rules::Procedures& procedures, const rules::Game& game)
    {
        std::vector<const rules::Procedure*> selected;
        std::vector<std::string> ids, inputs;
        for (const auto& procedure : procedures.list) {
            ids.push_back(procedure.id);
            if (!m_options.procedure.empty() && m_options.procedure != procedure.id) continue;
            selected.push_back(&procedure);
            for (const auto& input : procedure.inputs) inputs.push_back(input.name);
        }
        if (ids.empty()) {
            m_session.fail(ExitCode::usage, fmt::format("the system \"{}\" defines no odds", game.id));
        } else if (selected.empty()) {
            m_session.fail(ExitCode::usage,
                           fmt::format("--procedure: {}", unknown("procedure", m_options.procedure, ids)));
        } else {
            for (const auto& [name, value] : m_chosen)
                if (std::find(inputs.begin(), inputs.end(), name) == inputs.end()) {
                    std::sort(inputs.begin(), inputs.end());
                    inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
                    m_session.fail(ExitCode::usage, fmt::format("--with: {}", unknown("input", name, inputs)));
                    return {};
                }
        }
        return selected;
    }

    void show(const std::vector<const rules::Procedure*>& procedures, const FoundUnit& acting, const FoundUnit& target)
    {
        expr::Arena arena;
        std::vector<ProcedureReport> reports;
        for (const auto* procedure : procedures) {
            const auto inputs = rules::inputsOf(*procedure, m_chosen, arena);
            if (const auto* sentence = std::get_if<std::string>(&inputs))
                return m_session.fail(ExitCode::usage, fmt::format("--with: {}", *sentence));
            ProcedureReport report{procedure, std::get<expr::Value>(inputs), {}, {}};
            rules::Evaluation evaluation(arena);
            evaluation.set(rules::systemSlot, acting.catalogue().system());
            evaluation.set(rules::tablesSlot, acting.catalogue().tables());
            evaluation.set(rules::actingSlot, acting.member->self);
            evaluation.set(rules::targetSlot, target.member->self);
            evaluation.set(rules::inputsSlot, report.inputs);
            auto unmet = rules::unmetNeeds(*procedure, evaluation);
            if (const auto* failure = std::get_if<rules::OddsFailure>(&unmet)) {
                reportFailure(*procedure, *failure);
                continue;
            }
            report.unmet = std::get<std::vector<std::string>>(std::move(unmet));
            if (report.unmet.empty()) {
                auto odds = rules::oddsOf(*procedure, evaluation);
                if (const auto* failure = std::get_if<rules::OddsFailure>(&odds)) {
                    reportFailure(*procedure, *failure);
                    continue;
                }
                report.odds = std::get<rules::Odds>(std::move(odds));
            }
            reports.push_back(std::move(report));
        }
        if (m_options.format == "json")
            std::cout << jsonText(oddsJson(acting.catalogue().game().id, acting.named, target.named, reports), 2)
                      << '\n';
        else
            std::cout << oddsText(acting.named, target.named, reports, acting.catalogue().phrases(),
                                  wording::Wording::in(m_session.language));
    }

    void reportFailure(const rules::Procedure& procedure, const rules::OddsFailure& failure)
    {
        const auto place = rules::placeOf(failure.node);
        m_session.fail(ExitCode::findings,
                       fmt::format("\"{}\" cannot be evaluated: {}; it is defined in {}:{}:{}", procedure.label,
                                   failure.message, place.file, place.line, place.column));
    }

    const OddsOptions& m_options;
    Session& m_session;
    rules::ChosenInputs m_chosen;
    std::set<std::string> m_noted;
};

}  // namespace

void addOdds(CLI::App& app, Session& session)
{
    auto options = std::make_shared<OddsOptions>();
    auto* command = app.add_subcommand(
        "odds", "Show what a shot, a melee or another action gives for two units, with the exact chances");
    command
        ->add_option("words", options->words,
                     "The army and the id of the acting unit, the army of its target unless it is the same, and the id "
                     "of the target")
        ->type_name("ARMY UNIT [ARMY] UNIT")
        ->expected(3, 4)
        ->required();
    command->add_option("--procedure", options->procedure, "The id of one procedure of the game, instead of all")
        ->type_name("ID");
    command
        ->add_option("--with", options->chosen,
                     "Choose a situation by its name, which the output has in brackets; repeat it for others")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    addFormatChoice(*command, options->format);
    command->add_option("--house", session.house, "House rules for armies without their own")->check(CLI::ExistingFile);
    command_line::addLanguage(*command, session.language);
    addFollowLinks(*command, session);
    command->footer(
        "Examples:\n"
        "  muster odds rome.army.json triarii carthage.army.json elephants\n"
        "  muster odds rome.army.json archers gaul.army.json warband --procedure shooting --with cover=yes");
    command->callback([options, &session] { OddsCommand(*options, session).run(); });
}

}  // namespace muster::validator
