#include "printer/job/scenario_sheets.hpp"

#include "core/army/verdict.hpp"
#include "core/game/game.hpp"
#include "core/scenario/map_picture.hpp"
#include "core/sheet/compose.hpp"
#include "printer/job/arrange.hpp"
#include "printer/job/for_blocks.hpp"
#include "printer/job/frame_symbols.hpp"
#include "printer/job/map_orientation.hpp"
#include "printer/job/players_words.hpp"
#include "printer/job/translate_booklet.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

class ScenarioComposer {
public:
    ScenarioComposer(const sheet::Description& description, const rules::Battlefield& field, const PageSetup& page,
                     const diagnostics::Diagnostics& findings)
        : m_description(description), m_field(field), m_page(page), m_evaluation(m_arena),
          m_picture(std::make_shared<const sheet::MapPicture>(rules::mapPicture(field))),
          m_findings(inPlayersWords(findings, nullptr, wording::Wording::in(field.catalogue().language())))
    {}

    std::vector<sheet::Sheet> all(const std::vector<std::size_t>& chosen)
    {
        for (const auto index : chosen) {
            if (m_budget.isExhausted()) break;
            if (m_description.purpose(index) == sheet::Purpose::scenario) {
                m_field.show(m_field.self(), m_evaluation);
                add(index, {});
            } else if (m_description.purpose(index) == sheet::Purpose::side) {
                for (const auto& side : m_field.sides()) {
                    if (m_budget.isExhausted()) break;
                    m_field.show(side, side.self, m_evaluation);
                    add(index, side.name);
                }
            }
        }
        return std::move(m_sheets);
    }
    const std::shared_ptr<const sheet::MapPicture>& picture() const { return m_picture; }
    const std::vector<text::Fault>& faults() const { return m_faults; }
    const std::optional<text::Fault>& overrun() const { return m_budget.overrun; }
    const std::vector<sheet::Finding>& findings() const { return m_findings; }

private:
    void add(std::size_t index, std::string_view of)
    {
        auto composed = sheet::compose(m_description, index, m_evaluation.slots(), m_arena, m_findings, m_budget,
                                       sheet::Filling::army, m_picture);
        if (composed.sheet) {
            auto& made = *composed.sheet;
            const bool endsWithMap =
                !made.blocks.empty() && std::holds_alternative<sheet::Map>(made.blocks.back().content);
            if (composed.asBoard && m_picture->isValid())
                made.orientation = mapOrientation(*m_picture, m_page, !endsWithMap);
            m_sheets.push_back(std::move(made));
        }
        collectFaults(std::move(composed.faults), of, m_faults);
    }

    const sheet::Description& m_description;
    const rules::Battlefield& m_field;
    const PageSetup& m_page;
    expr::Arena m_arena;
    rules::Evaluation m_evaluation;
    std::shared_ptr<const sheet::MapPicture> m_picture;
    std::vector<sheet::Finding> m_findings;
    sheet::Budget m_budget;
    std::vector<sheet::Sheet> m_sheets;
    std::vector<text::Fault> m_faults;
};

/// Each map of the requested sheets as a separate picture; without any, one of the whole board.
std::vector<sheet::Sheet> loneMaps(std::vector<sheet::Sheet> sheets,
                                   const std::shared_ptr<const sheet::MapPicture>& picture, bool areNamed)
{
    std::vector<sheet::Sheet> lone;
    const auto add = [&lone](sheet::Map map, const std::string& title) {
        map.title.clear();
        map.scaling = sheet::MapScaling::alone;
        lone.push_back({"map", title, sheet::Orientation::landscape, {sheet::Block{std::move(map)}}});
    };
    if (!areNamed) {
        add({{}, picture, {}, {}}, {});
        return lone;
    }
    for (auto& sheet : sheets)
        forBlocks<sheet::Map>(sheet.blocks,
                              [&](sheet::Map& map) { add(map, map.title.empty() ? sheet.title : map.title); });
    return lone;
}

/// "Legal: checked with Ancients D6 1.2.0", or "Not legal: 2 errors, checked with ...".
std::string verdictOn(const rules::Game& game, const std::vector<sheet::Finding>& findings, std::size_t accepted,
                      const wording::Wording& wording)
{
    const auto errors = std::count_if(findings.begin(), findings.end(),
                                      [](const auto& finding) { return finding.level == diagnostics::Level::error; });
    return stampText(rules::verdictText(static_cast<std::size_t>(errors), accepted, 0, wording), errors == 0, {}, game,
                     wording);
}

}  // namespace

void scaleMaps(sheet::Booklet& booklet, const Settings& settings)
{
    bool isFirst = true;
    for (auto& sheet : booklet.sheets) {
        sheet::Blocks tiles;  // after everything else on the sheet
        forBlocks<sheet::Map>(sheet.blocks, [&](sheet::Map& map) {
            map.light = settings.inkMode == InkMode::saving;
            if (map.scaling == sheet::MapScaling::chosen) {
                const bool large = settings.mapScale == MapScale::trueSize && (isFirst || !settings.sheets.empty());
                map.scaling = large ? sheet::MapScaling::trueSize : sheet::MapScaling::fitted;
                isFirst = false;
            }
            if (map.scaling != sheet::MapScaling::trueSize) return;
            tiles.push_back({map});
            std::get<sheet::Map>(tiles.back().content).scaling = sheet::MapScaling::tiles;
        });
        std::move(tiles.begin(), tiles.end(), std::back_inserter(sheet.blocks));
    }
}

std::optional<sheet::Booklet> scenarioSheets(const rules::Battlefield& field,
                                             const DescribedSheets::OfScenario& described,
                                             const std::vector<std::size_t>& chosen, const Settings& settings,
                                             const diagnostics::Diagnostics& accepted,
                                             diagnostics::Diagnostics& findings)
{
    const auto& game = field.catalogue().game();
    const auto page = settings.mapScale == MapScale::trueSize ? settings.page : beforeEnlargement(settings.page);
    ScenarioComposer composer(*described.description, field, page, findings);
    sheet::Booklet booklet;
    booklet.language = field.catalogue().language();
    booklet.name = field.node()["name"].string();
    booklet.system = game.name + " " + game.version;
    booklet.game = game.name;
    booklet.version = game.version;
    booklet.notice = game.document->root()["notice"].string();
    booklet.sheets = composer.all(chosen);
    if (!booklet.language.empty()) {
        auto phrases = field.catalogue().phrases();
        phrases.add(described.document->root(), booklet.language);  // which may be the usual sheets of all games
        translate(booklet, phrases, field.node());
    }
    frameSymbols(booklet, *game.symbols, settings.symbols);
    if (const auto& overrun = composer.overrun()) {
        addFaults({*overrun}, *described.document, described.file, diagnostics::Level::error, findings);
        return std::nullopt;
    }
    if (settings.mapScale == MapScale::alone) {
        booklet.sheets = loneMaps(std::move(booklet.sheets), composer.picture(), !settings.sheets.empty());
        for (auto& sheet : booklet.sheets)
            forBlocks<sheet::Map>(sheet.blocks,
                                  [&](sheet::Map& map) { map.light = settings.inkMode == InkMode::saving; });
        return booklet;
    }
    scaleMaps(booklet, settings);
    const auto breaches = diagnostics::countOf(accepted, diagnostics::Level::error);
    arrangeFindings(booklet, settings.findings, composer.findings(),
                    verdictOn(game, composer.findings(), breaches, booklet.wording()));
    for (auto& sheet : booklet.sheets)
        forBlocks<sheet::Findings>(sheet.blocks, [&](sheet::Findings& block) {
            block.ofBattlefield = true;
            block.accepted = breaches;
            block.acceptsMore = accepted.size() > breaches;
        });
    addFaults(composer.faults(), *described.document, described.file, diagnostics::Level::warning, findings);
    return booklet;
}

}  // namespace muster::printer
