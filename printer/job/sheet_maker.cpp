#include "printer/job/sheet_maker.hpp"

#include "core/army/army_post.hpp"
#include "core/army/verdict.hpp"
#include "core/files/file.hpp"
#include "core/library/named_rules_context.hpp"
#include "printer/job/army_sheets.hpp"
#include "printer/job/blank_sheets.hpp"
#include "printer/job/scenario_sheets.hpp"

#include <fmt/format.h>

namespace muster::printer {

namespace {

using FailureKind = MadeSheets::FailureKind;

/// The result for a description without sheets, or without the requested ones.
MadeSheets withoutSheets(const rules::Game& game, const sheet::Description& description, const ChosenSheets& chosen)
{
    if (!chosen.sheets.empty()) return {};
    if (chosen.unknown.empty())
        return MadeSheets::failed(FailureKind::noSheets, fmt::format("{} has no sheets", game.name));
    return MadeSheets::failed(FailureKind::wrongUsage, fmt::format("{} has no sheet \"{}\"; it has {}", game.name,
                                                                   chosen.unknown.front(), sheetNames(description)));
}

void finish(MadeSheets& made, sheet::Booklet booklet, const char* nothing)
{
    if (booklet.sheets.empty()) {
        made.failureKind = FailureKind::noSheets;
        made.failure = nothing;
        return;
    }
    made.booklet = std::move(booklet);
}

/// Reports with a finding that the print exceeds its budget.
void exceed(MadeSheets& made)
{
    made.failureKind = FailureKind::findings;
    made.failure = "its sheets exceed the limits of a print";
}

PackFacts factsOf(const rules::OpenedArmy& army)
{
    PackFacts facts;
    facts.name = army.root()["name"].string();
    facts.player = army.root()["player"].string();
    const auto& wording = wording::Wording::in(army.roster()->catalogue().language());
    facts.points = rules::pointsText(*army.roster(), wording);
    facts.verdict = rules::verdictText(army.errors(), diagnostics::countOf(army.accepted(), diagnostics::Level::error),
                                       diagnostics::countOf(army.findings(), diagnostics::Level::warning), wording);
    return facts;
}

PackFacts factsOf(const rules::OpenedScenario& scenario, const std::filesystem::path& file)
{
    const auto root = scenario.field()->node();
    PackFacts facts;
    facts.isScenario = true;
    facts.name = root["name"].string();
    for (const char* key : {"place", "date"})
        if (const auto text = root[key].string(); !text.empty())
            facts.about += (facts.about.empty() ? "" : ", ") + std::string(text);
    for (const auto& side : scenario.field()->sides()) {
        const auto army = side.node["army"];
        std::error_code error;
        std::string path;
        if (army.isString()) {
            const auto target = scenario.project()->resolve(file, army.string());
            if (const auto* found = std::get_if<std::filesystem::path>(&target))
                path = std::filesystem::weakly_canonical(*found, error).string();
        }
        facts.sides.push_back({side.name, std::move(path)});
    }
    return facts;
}

std::vector<SheetName> namesOf(const sheet::Description& description)
{
    std::vector<SheetName> names;
    for (std::size_t i = 0; i < description.size(); ++i) {
        names.push_back({std::string(description.id(i)), kindOfSheet(description, i), description.purpose(i),
                         description.byDefault(i), std::string(description.title(i))});
    }
    return names;
}

std::string problemsOf(const rules::RulesContext& rulesContext)
{
    for (const auto& problem : rulesContext.problems) {
        if (problem.level == diagnostics::Level::error)
            return problem.message + (problem.help.empty() ? "" : "; " + problem.help);
    }
    return {};
}

/// The army or scenario in a file, or why there is none.
std::variant<rules::Subject, MadeSheets> subjectOf(const std::string& file)
{
    const std::filesystem::path path(file);
    const auto kind = files::kindOf(path);
    if (kind != files::FileKind::army && kind != files::FileKind::scenario) {
        return MadeSheets::failed(
            FailureKind::wrongUsage,
            fmt::format("{} is not an army or a scenario: its name must end in .army.json or .scenario.json", file));
    }
    auto read = files::readFile(path, file);
    if (const auto* error = std::get_if<files::FileError>(&read))
        return MadeSheets::failed(FailureKind::unreadable, error->message);
    return rules::Subject{std::get<std::shared_ptr<const text::Source>>(std::move(read)), path, *kind};
}

}  // namespace

MadeSheets SheetMaker::make(const std::string& file, const Settings& settings)
{
    auto subject = subjectOf(file);
    if (auto* failed = std::get_if<MadeSheets>(&subject)) return std::move(*failed);
    return make(std::get<rules::Subject>(subject), settings);
}

MadeSheets SheetMaker::makePost(const std::string& file)
{
    auto subject = subjectOf(file);
    if (auto* failed = std::get_if<MadeSheets>(&subject)) return std::move(*failed);
    const auto& of = std::get<rules::Subject>(subject);
    if (of.kind != files::FileKind::army)
        return MadeSheets::failed(FailureKind::wrongUsage,
                                  "only armies have a post for a forum; print its sheets without --forum");
    const auto army = rules::OpenedArmy::open(of, m_library, {.detail = rules::Roster::Detail::all});
    MadeSheets made;
    made.findings = army->findings();
    if (!army->roster()) {
        made.failureKind = FailureKind::findings;
        return made;
    }
    const auto& wording = wording::Wording::in(m_library.language());
    made.post =
        rules::armyPost(*army, {army->roster()->catalogue().phrases(), wording.pattern("yes"), wording.pattern("no")},
                        {std::string(wording.pattern("with {}")), std::string(wording.pattern("Total: {} {}")),
                         std::string(wording.pattern("Total: {} of {} {}"))});
    return made;
}

MadeSheets SheetMaker::make(const rules::Subject& subject, const Settings& settings)
{
    if (subject.kind == files::FileKind::scenario)
        return make(*rules::OpenedScenario::open(subject, m_library), settings, subject.path);
    if (subject.kind != files::FileKind::army)
        return MadeSheets::failed(FailureKind::noSheets,
                                  fmt::format("a {} has no sheets", files::kindName(subject.kind)));
    return make(rules::OpenedArmy::open(subject, m_library, {.detail = rules::Roster::Detail::all}), settings);
}

MadeSheets SheetMaker::make(const std::shared_ptr<const rules::OpenedArmy>& army, const Settings& settings)
{
    MadeSheets made;
    made.findings = army->findings();
    made.failureKind = FailureKind::findings;
    if (!army->roster()) return made;

    const auto& rulesContext = army->rulesContext();
    auto described = m_described.of(rulesContext->game);
    if (auto* failed = std::get_if<MadeSheets>(&described)) {
        made.findings.insert(made.findings.end(), failed->findings.begin(), failed->findings.end());
        made.failureKind = failed->failureKind;
        made.failure = failed->failure;
        return made;
    }
    const auto& description = *std::get<const sheet::Description*>(described);
    const auto chosen = chooseSheets(description, settings.sheets);
    const auto without = withoutSheets(*rulesContext->game, description, chosen);
    made.failureKind = without.failureKind;
    made.failure = without.failure;
    made.unknownSheets = chosen.unknown;
    if (made.failureKind != FailureKind::none) return made;
    made.facts = factsOf(*army);
    auto booklet = armySheets(army, description, chosen.sheets, settings, made.findings);
    if (!booklet) {
        exceed(made);
        return made;
    }
    booklet->emblem = emblemOf(*army, m_reader, made.findings);
    finish(made, std::move(*booklet), "none of its sheets applies to this army");
    return made;
}

MadeSheets SheetMaker::make(const rules::OpenedScenario& scenario, const Settings& settings,
                            const std::filesystem::path& file)
{
    MadeSheets made;
    made.findings = scenario.findings();
    made.failureKind = FailureKind::findings;
    if (!scenario.field()) return made;
    const auto& rulesContext = scenario.rulesContext();
    auto described = m_described.ofScenario(rulesContext->game);
    if (auto* failed = std::get_if<MadeSheets>(&described)) return std::move(*failed);
    const auto& of = std::get<DescribedSheets::OfScenario>(described);
    const auto chosen = chooseScenarioSheets(*of.description, settings.sheets);
    made.unknownSheets = chosen.unknown;
    if (chosen.sheets.empty()) {
        auto without = withoutSheets(*rulesContext->game, *of.description, chosen);
        made.failureKind = FailureKind::wrongUsage;
        made.failure = without.failure;
        return made;
    }
    made.facts = factsOf(scenario, file);
    auto booklet = scenarioSheets(*scenario.field(), of, chosen.sheets, settings, scenario.accepted(), made.findings);
    if (!booklet) return made;
    made.failureKind = FailureKind::none;
    finish(made, std::move(*booklet), "none of the sheets applies to this scenario");
    return made;
}

MadeSheets SheetMaker::makeBlank(const BlankRequest& request, const Settings& settings)
{
    const auto project = m_library.project(request.from, request.from);
    const auto rulesContext =
        m_library.rulesContext(*project, {request.system, request.list, {}, request.from / "blank.army.json"});
    if (const auto problem = problemsOf(*rulesContext);
        !rulesContext->catalogue || (!request.list.empty() && !problem.empty())) {
        return MadeSheets::failed(FailureKind::wrongUsage,
                                  problem.empty() ? fmt::format("there is no system \"{}\"", request.system) : problem);
    }
    auto described = m_described.of(rulesContext->game);
    if (auto* failed = std::get_if<MadeSheets>(&described)) return std::move(*failed);
    const auto& description = *std::get<const sheet::Description*>(described);
    const auto chosen = chooseSheets(description, settings.sheets);
    auto made = withoutSheets(*rulesContext->game, description, chosen);
    made.unknownSheets = chosen.unknown;
    if (made.failureKind == FailureKind::none) {
        auto booklet = blankSheets(*rulesContext->catalogue, description, chosen.sheets, settings, made.findings);
        if (booklet)
            finish(made, std::move(*booklet), "none of its sheets has anything to fill in");
        else
            exceed(made);
    }
    return made;
}

SheetList SheetMaker::listOf(const rules::RulesContext& rulesContext)
{
    SheetList list;
    if (!rulesContext.game) {
        const auto problem = problemsOf(rulesContext);
        list.failed = MadeSheets::failed(FailureKind::wrongUsage, problem.empty() ? "its system is unknown" : problem);
        return list;
    }
    list.system = rulesContext.game->name + " " + rulesContext.game->version;
    auto described = m_described.of(rulesContext.game);
    if (auto* failed = std::get_if<MadeSheets>(&described)) {
        list.failed = std::move(*failed);
        return list;
    }
    list.sheets = namesOf(*std::get<const sheet::Description*>(described));
    return list;
}

SheetList SheetMaker::list(const rules::Subject& subject)
{
    SheetList list;
    const auto parsed = rules::parsedText(subject);
    if (!parsed.document) {
        list.failed = MadeSheets::failed(FailureKind::findings, "it is not valid JSON");
        return list;
    }
    const auto rulesContext = rules::namedRulesContext(parsed.document->root(), subject.kind, subject.path,
                                                       *m_library.project(subject.path, subject.given), m_library);
    list = listOf(*rulesContext);
    const bool ofScenario = subject.kind == files::FileKind::scenario;
    if (ofScenario && rulesContext->game) {
        auto described = m_described.ofScenario(rulesContext->game);
        list.ofScenario = true;
        list.failed = {};
        if (const auto* of = std::get_if<DescribedSheets::OfScenario>(&described))
            list.sheets = namesOf(*of->description);
        else
            list.failed = std::get<MadeSheets>(std::move(described));
    }
    std::erase_if(list.sheets,
                  [&](const SheetName& sheet) { return sheet::isOfScenario(sheet.purpose) != ofScenario; });
    return list;
}

SheetList SheetMaker::list(const BlankRequest& request)
{
    return listOf(*m_library.rulesContext(*m_library.project(request.from, request.from),
                                          {request.system, request.list, {}, request.from / "blank.army.json"}));
}

SheetList SheetMaker::list(const std::string& file)
{
    SheetList failed;
    const std::filesystem::path path(file);
    auto read = files::readFile(path, file);
    if (const auto* error = std::get_if<files::FileError>(&read)) {
        failed.failed = MadeSheets::failed(FailureKind::unreadable, error->message);
        return failed;
    }
    rules::Subject subject{std::get<std::shared_ptr<const text::Source>>(std::move(read)), path,
                           files::kindOf(path).value_or(files::FileKind::army)};
    subject.parsed = rules::parsedText(subject);
    if (!subject.parsed.document) {
        failed.failed =
            MadeSheets::failed(FailureKind::findings, fmt::format("{} cannot be read; see: muster check", file));
        return failed;
    }
    return list(subject);
}

}  // namespace muster::printer
