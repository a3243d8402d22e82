#include "printer/job/army_sheets.hpp"

#include "core/army/army_code.hpp"
#include "core/army/verdict.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/sheet/compose.hpp"
#include "printer/job/army_view.hpp"
#include "printer/job/arrange.hpp"
#include "printer/job/for_blocks.hpp"
#include "printer/job/frame_symbols.hpp"
#include "printer/job/players_words.hpp"
#include "printer/job/translate_booklet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::printer {

namespace {

using diagnostics::FindingKind;
using diagnostics::Level;
using rules::Scope;

/// "Legal: 30 of 30 points, checked with Ancients D6 1.2.0", or "Not legal: 2 errors, 31 of 30 points, ...".
std::string verdictOn(const rules::Roster& roster, const diagnostics::Diagnostics& findings, std::size_t accepted)
{
    const auto& game = roster.catalogue().game();
    const auto& wording = wording::Wording::in(roster.catalogue().language());
    const auto errors = diagnostics::countOf(findings, Level::error);
    return stampText(rules::verdictText(errors, accepted, diagnostics::countOf(findings, Level::warning), wording),
                     errors == 0, rules::labelledPoints(roster, wording), game, wording);
}

/// Composes the sheets of one army, each as often as its purpose requires.
class ArmyComposer {
public:
    ArmyComposer(const sheet::Description& description, const rules::Roster& roster,
                 std::vector<sheet::Finding> findings, sheet::Filling filling)
        : m_description(description), m_roster(roster), m_evaluation(m_arena), m_findings(std::move(findings)),
          m_filling(filling)
    {}

    void add(std::size_t sheet)
    {
        switch (m_description.purpose(sheet)) {
        case sheet::Purpose::unit: addEach(sheet, Scope::unit, m_roster.units().size()); break;
        case sheet::Purpose::group: addEach(sheet, Scope::group, m_roster.groups().size()); break;
        case sheet::Purpose::army:
            m_roster.showArmy(m_evaluation);
            compose(sheet, {});
            break;
        default: break;  // sheets of scenarios are not made from armies
        }
    }
    std::optional<sheet::Play> play()
    {
        m_roster.showArmy(m_evaluation);
        auto composed = sheet::composePlay(m_description, m_evaluation.slots(), m_arena, m_budget);
        collectFaults(std::move(composed.faults), {}, m_faults);
        return std::move(composed.play);
    }
    std::vector<sheet::Sheet> takeSheets() { return std::move(m_sheets); }
    std::vector<text::Fault> takeFaults() { return std::move(m_faults); }
    const std::optional<text::Fault>& overrun() const { return m_budget.overrun; }

private:
    void addEach(std::size_t sheet, Scope scope, std::size_t count)
    {
        for (std::size_t element = 0; element < count && !m_budget.isExhausted(); ++element) {
            m_roster.show(scope, element, m_evaluation);
            const auto self = scope == Scope::unit ? m_roster.units()[element].self : m_roster.groups()[element].self;
            const auto* name = self.find("name");
            compose(sheet, name != nullptr && name->is(expr::ValueType::string) ? std::string(name->asString())
                                                                                : std::string());
        }
    }
    void compose(std::size_t index, const std::string& of)
    {
        auto composed =
            sheet::compose(m_description, index, m_evaluation.slots(), m_arena, m_findings, m_budget, m_filling);
        if (composed.sheet) {
            composed.sheet->kind = kindOfSheet(m_description, index);
            composed.sheet->of = of;
            m_sheets.push_back(std::move(*composed.sheet));
        }
        collectFaults(std::move(composed.faults), of, m_faults);
    }

    const sheet::Description& m_description;
    const rules::Roster& m_roster;
    expr::Arena m_arena;
    rules::Evaluation m_evaluation;
    std::vector<sheet::Finding> m_findings;
    sheet::Filling m_filling;
    sheet::Budget m_budget;
    std::vector<sheet::Sheet> m_sheets;
    std::vector<text::Fault> m_faults;
};

void addRefusal(const text::Document& army, diagnostics::Diagnostics& findings)
{
    diagnostics::Diagnostic finding;
    finding.rule = "print/not-merged";
    finding.kind = FindingKind::print;
    finding.level = Level::warning;
    finding.message =
        "Merging identical units would change the cost of this army, so all its units are printed as written.";
    finding.place.file = army.source().name();
    findings.push_back(std::move(finding));
}

/// Whether values are missing that the sheets may expect, also those of an entry that a unit does not name.
bool isUnfinished(const diagnostics::Diagnostics& findings)
{
    return std::any_of(findings.begin(), findings.end(), [](const auto& finding) {
        return finding.level == Level::error &&
               (isSchema(finding.kind) || isReference(finding.kind) || finding.kind == FindingKind::incomplete);
    });
}

/// Values missing from an unfinished army are not faults of the game's sheets: replaces all such faults by one finding
/// of the army.
void addOmittedFindings(std::vector<text::Fault>& faults, const text::Document& army,
                        diagnostics::Diagnostics& findings)
{
    std::set<std::uint32_t> places;
    std::erase_if(faults, [&](const auto& fault) {
        const bool isUnknown = fault.kind == FindingKind::unknownValue;
        if (isUnknown) places.insert(fault.range.begin);
        return isUnknown;
    });
    const auto omitted = places.size();
    if (omitted == 0) return;
    diagnostics::Diagnostic finding;
    finding.rule = "print/expression";
    finding.kind = FindingKind::unknownValue;
    finding.level = Level::warning;
    finding.message =
        omitted == 1
            ? "1 part of the sheets cannot be evaluated for this army and shows as a dash."
            : fmt::format("{} parts of the sheets cannot be evaluated for this army and show as dashes.", omitted);
    finding.help = "fix the errors of the army first";
    finding.place.file = army.source().name();
    findings.push_back(std::move(finding));
}

std::vector<std::string> unitNames(const rules::Roster& roster)
{
    std::vector<std::string> names;
    for (const auto& unit : roster.units())
        if (const auto* name = unit.self.find("name"); name != nullptr) names.emplace_back(name->asString());
    return names;
}

}  // namespace

std::optional<sheet::Booklet> armySheets(const std::shared_ptr<const rules::OpenedArmy>& army,
                                         const sheet::Description& description, const std::vector<std::size_t>& chosen,
                                         const Settings& settings, diagnostics::Diagnostics& findings)
{
    const auto& game = army->roster()->catalogue().game();
    const auto view = viewOf(army, settings);
    if (view.refusedToMerge) addRefusal(*army->document(), findings);
    const auto forPrint =
        inPlayersWords(army->findings(), army->roster(), wording::Wording::in(army->roster()->catalogue().language()));
    const bool unfinished = isUnfinished(army->findings());
    ArmyComposer composer(description, *view.roster, forPrint,
                          unfinished ? sheet::Filling::unfinished : sheet::Filling::army);
    for (const auto sheet : chosen)
        if (!composer.overrun()) composer.add(sheet);
    auto play = composer.overrun() ? std::nullopt : composer.play();
    if (const auto& overrun = composer.overrun()) {
        addFaults({*overrun}, game, Level::error, findings);
        return std::nullopt;
    }
    auto faults = composer.takeFaults();
    if (unfinished) addOmittedFindings(faults, *army->document(), findings);
    addFaults(faults, game, Level::warning, findings);

    const auto root = army->root();
    sheet::Booklet booklet{std::string(root["name"].string()), game.name + " " + game.version,
                           std::string(game.document->root()["notice"].string()), composer.takeSheets()};
    booklet.language = army->roster()->catalogue().language();
    booklet.units = unitNames(*view.roster);
    booklet.player = root["player"].string();
    booklet.game = game.name;
    booklet.version = game.version;
    booklet.play = std::move(play);
    const auto own = root["colours"];
    const auto colours = own.size() > 0 ? own : army->roster()->catalogue().listNode()["colours"];
    booklet.colour = colours.at(0).string();
    booklet.secondColour = colours.at(1).string();
    if (army->errors() == 0) booklet.checked = rules::checkedLine(*army, MUSTER_VERSION, settings.date);
    const auto accepted = diagnostics::countOf(army->accepted(), Level::error);
    translate(booklet, army->roster()->catalogue().phrases(), root);
    frameSymbols(booklet, *game.symbols, settings.symbols);
    arrangeCards(booklet, settings.cardSize);
    arrangeFindings(booklet, settings.findings, forPrint, verdictOn(*view.roster, army->findings(), accepted));
    for (auto& sheet : booklet.sheets)
        forBlocks<sheet::Findings>(sheet.blocks, [&](sheet::Findings& block) {
            block.accepted = accepted;
            block.acceptsMore = army->accepted().size() > accepted;
        });
    return booklet;
}

}  // namespace muster::printer
