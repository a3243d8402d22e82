#include "printer/job/arrange.hpp"

#include "core/game/game.hpp"
#include "printer/job/extract_blocks.hpp"
#include "printer/job/for_blocks.hpp"
#include "printer/job/reference_sheets.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace muster::printer {

namespace {

using sheet::Block;
using sheet::Findings;
using sheet::Reference;

bool isHeading(const Block& block) { return std::holds_alternative<sheet::Heading>(block.content); }

/// Removes the references from all sheets, and sheets that contained nothing else.
std::vector<Reference> extractReferences(sheet::Booklet& booklet)
{
    std::vector<Reference> taken;
    std::vector<sheet::Sheet> kept;
    for (auto& one : booklet.sheets) {
        const auto before = taken.size();
        extractBlocks(one.blocks, taken);
        const bool idle = taken.size() > before && std::all_of(one.blocks.begin(), one.blocks.end(), isHeading);
        if (!idle) kept.push_back(std::move(one));
    }
    booklet.sheets = std::move(kept);
    return taken;
}

/// Removes and returns the reference sheets.
std::vector<sheet::Sheet> extractSheets(sheet::Booklet& booklet)
{
    const auto first = std::stable_partition(booklet.sheets.begin(), booklet.sheets.end(),
                                             [](const auto& sheet) { return !isReferenceSheet(sheet); });
    std::vector<sheet::Sheet> taken(std::make_move_iterator(first), std::make_move_iterator(booklet.sheets.end()));
    booklet.sheets.erase(first, booklet.sheets.end());
    return taken;
}

/// Adds the blocks below the title, those of columns one below the other.
void addContent(sheet::Blocks blocks, sheet::Blocks& all)
{
    for (auto& block : blocks) {
        const auto* heading = std::get_if<sheet::Heading>(&block.content);
        if (heading != nullptr && heading->level == 1) continue;
        if (auto* columns = std::get_if<sheet::Columns>(&block.content)) {
            for (auto& column : columns->columns) addContent(std::move(column), all);
            continue;
        }
        if (auto* reference = std::get_if<Reference>(&block.content)) reference->columns = 1;
        all.push_back(std::move(block));
    }
}

/// Puts the blocks of the reference in a column beside those of the sheet, below its title.
void setBeside(sheet::Sheet& sheet, sheet::Blocks reference)
{
    auto body = sheet.blocks.begin();
    while (body != sheet.blocks.end() && (std::holds_alternative<Findings>(body->content) || isHeading(*body))) ++body;
    if (body == sheet.blocks.end()) {  // no block to put it beside
        std::move(reference.begin(), reference.end(), std::back_inserter(sheet.blocks));
        return;
    }
    sheet::Columns columns{{2, 1}, {}};
    columns.columns.emplace_back(std::make_move_iterator(body), std::make_move_iterator(sheet.blocks.end()));
    columns.columns.push_back(std::move(reference));
    sheet.blocks.erase(body, sheet.blocks.end());
    sheet.blocks.push_back({std::move(columns)});
}

sheet::Sheet sheetOf(const sheet::Booklet& booklet, Reference reference)
{
    const auto title = booklet.wording().say("Quick reference");
    sheet::Sheet sheet{"reference", title, sheet::Orientation::portrait, {}};
    sheet.blocks.push_back({sheet::Heading{1, title, booklet.game}});
    sheet.blocks.push_back({std::move(reference)});
    return sheet;
}

/// The references of one system's armies: whole sheets, and sections that stood on other sheets.
struct Gathered {
    std::size_t booklets = 0;
    std::size_t last = 0;
    std::vector<sheet::Sheet> sheets;
    std::vector<Reference> sections;

    void add(std::vector<sheet::Sheet> more)
    {
        for (auto& one : more) {
            if (std::none_of(sheets.begin(), sheets.end(),
                             [&](sheet::Sheet& known) { return joinReferenceSheets(known, one); }))
                sheets.push_back(std::move(one));
        }
    }
};

void arrangeBeside(sheet::Booklet& booklet)
{
    auto sheets = extractSheets(booklet);
    auto sections = extractReferences(booklet);
    if (booklet.sheets.empty()) {  // nothing but the reference was requested
        booklet.sheets = std::move(sheets);
        if (!sections.empty()) booklet.sheets.push_back(sheetOf(booklet, joined(sections, 2)));
        return;
    }
    sheet::Blocks reference;
    for (auto& one : sheets) addContent(std::move(one.blocks), reference);
    if (!sections.empty()) reference.push_back({joined(sections, 1)});
    if (!reference.empty()) setBeside(booklet.sheets.front(), std::move(reference));
}

/// The booklet of a game's own sheets, which belong to no army.
sheet::Booklet bookletOf(const sheet::Booklet& army, std::vector<sheet::Sheet> sheets)
{
    sheet::Booklet booklet{army.game, army.system, army.notice, std::move(sheets)};
    booklet.game = army.game;
    booklet.version = army.version;
    booklet.language = army.language;
    return booklet;
}

/// The list replaces the sheets' own, or is appended to the first sheet.
void insertList(sheet::Booklet& booklet, std::vector<sheet::Finding> findings)
{
    auto& blocks = booklet.sheets.front().blocks;
    blocks.push_back({Findings{booklet.wording().say("Findings"), std::move(findings)}});
}

bool hasFindings(const sheet::Blocks& blocks)
{
    return std::any_of(blocks.begin(), blocks.end(), [](const Block& block) {
        if (const auto* columns = std::get_if<sheet::Columns>(&block.content))
            return std::any_of(columns->columns.begin(), columns->columns.end(), hasFindings);
        return std::holds_alternative<Findings>(block.content);
    });
}

/// Adds the findings of something illegal as the last sheet, and a stamp to the first one. What is legal says so in one
/// line, which counts its warnings.
void addFindingsPage(sheet::Booklet& booklet, std::vector<sheet::Finding> findings, const std::string& verdict)
{
    const bool isIllegal = std::any_of(findings.begin(), findings.end(),
                                       [](const auto& one) { return one.level == diagnostics::Level::error; });
    if (!isIllegal) return;
    auto& first = booklet.sheets.front().blocks;
    first.insert(first.begin(), Block{Findings{verdict, {}, true}});
    const auto title = booklet.wording().say("What to put right");
    sheet::Sheet page{"findings", title, sheet::Orientation::portrait, {}};
    page.blocks.push_back({sheet::Heading{1, title, booklet.name}});
    page.blocks.push_back({Findings{{}, std::move(findings)}});
    booklet.sheets.push_back(std::move(page));
}

}  // namespace

std::string stampText(const std::string& verdict, bool isLegal, const std::string& points, const rules::Game& game,
                      const wording::Wording& wording)
{
    const auto of = game.name + " " + game.version;
    if (isLegal)
        return points.empty() ? wording.say("{verdict}: checked with {game}", {{"verdict", verdict}, {"game", of}})
                              : wording.say("{verdict}: {points}, checked with {game}",
                                            {{"verdict", verdict}, {"points", points}, {"game", of}});
    return points.empty()
               ? wording.say("Not legal: {verdict}, checked with {game}", {{"verdict", verdict}, {"game", of}})
               : wording.say("Not legal: {verdict}, {points}, checked with {game}",
                             {{"verdict", verdict}, {"points", points}, {"game", of}});
}

void arrangeFindings(sheet::Booklet& booklet, FindingsShown shown, std::vector<sheet::Finding> findings,
                     const std::string& verdict)
{
    if (booklet.sheets.empty()) return;
    if (shown == FindingsShown::list) {
        const bool there = std::any_of(booklet.sheets.begin(), booklet.sheets.end(),
                                       [](const auto& one) { return hasFindings(one.blocks); });
        if (!there) insertList(booklet, std::move(findings));
        return;
    }
    std::vector<Findings> taken;
    for (auto& one : booklet.sheets) extractBlocks(one.blocks, taken);
    if (shown == FindingsShown::none) return;
    if (shown == FindingsShown::ownPage) return addFindingsPage(booklet, std::move(findings), verdict);
    std::erase_if(findings, [](const auto& finding) { return finding.level != diagnostics::Level::error; });
    auto& first = booklet.sheets.front().blocks;
    first.insert(first.begin(), Block{Findings{verdict, std::move(findings), true}});
}

void arrangeCards(sheet::Booklet& booklet, const std::optional<sheet::CardSize>& size)
{
    if (!size) return;
    for (auto& sheet : booklet.sheets)
        forBlocks<sheet::Cards>(sheet.blocks, [&](sheet::Cards& cards) {
            if (!cards.size) return;
            const bool isWide = cards.size->width > cards.size->height;
            cards.size = isWide ? sheet::CardSize{size->height, size->width} : *size;
        });
}

void arrangeReference(std::vector<sheet::Booklet>& booklets, ReferencePlace place)
{
    if (place == ReferencePlace::beside) {
        for (auto& booklet : booklets) arrangeBeside(booklet);
        return;
    }
    std::map<std::string, Gathered> ofSystem;
    for (std::size_t i = 0; i < booklets.size(); ++i) {
        auto& gathered = ofSystem[booklets[i].system];
        ++gathered.booklets;
        gathered.last = i;
    }
    for (auto& booklet : booklets) {
        auto& gathered = ofSystem[booklet.system];
        if (place == ReferencePlace::asDescribed && gathered.booklets == 1) continue;
        gathered.add(extractSheets(booklet));
        if (place == ReferencePlace::asDescribed) continue;
        auto sections = extractReferences(booklet);
        std::move(sections.begin(), sections.end(), std::back_inserter(gathered.sections));
    }
    if (place == ReferencePlace::none) return;
    std::vector<sheet::Booklet> arranged;
    for (std::size_t i = 0; i < booklets.size(); ++i) {
        auto& gathered = ofSystem[booklets[i].system];
        arranged.push_back(std::move(booklets[i]));
        if (gathered.last != i) continue;
        auto& army = arranged.back();
        if (!gathered.sections.empty()) gathered.sheets.push_back(sheetOf(army, joined(gathered.sections, 2)));
        if (gathered.booklets == 1)
            std::move(gathered.sheets.begin(), gathered.sheets.end(), std::back_inserter(army.sheets));
        else if (!gathered.sheets.empty())
            arranged.push_back(bookletOf(army, std::move(gathered.sheets)));
    }
    booklets = std::move(arranged);
}

}  // namespace muster::printer
