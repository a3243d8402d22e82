#include "printer/job/arrange.hpp"

#include "printer/job/extract_blocks.hpp"

#include <algorithm>
#include <map>

namespace muster::printer {

namespace {

using sheet::Block;
using sheet::Findings;
using sheet::Reference;

constexpr const char* referenceTitle = "Quick reference";

bool isHeading(const Block& block) { return std::holds_alternative<sheet::Heading>(block.content); }

/// All sections of the references; each title once.
Reference joined(const std::vector<Reference>& references, int columns)
{
    Reference all{columns, {}};
    for (const auto& reference : references) {
        for (const auto& section : reference.sections) {
            const auto same = [&](const auto& known) { return known.title == section.title; };
            if (std::none_of(all.sections.begin(), all.sections.end(), same)) all.sections.push_back(section);
        }
    }
    return all;
}

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

void setBeside(sheet::Sheet& sheet, Reference reference)
{
    auto body = sheet.blocks.begin();
    while (body != sheet.blocks.end() && (std::holds_alternative<Findings>(body->content) || isHeading(*body))) ++body;
    if (body == sheet.blocks.end()) {  // no block to put it beside
        reference.columns = 2;
        sheet.blocks.push_back({std::move(reference)});
        return;
    }
    sheet::Columns columns{{2, 1}, {}};
    columns.columns.emplace_back(std::make_move_iterator(body), std::make_move_iterator(sheet.blocks.end()));
    columns.columns.push_back({Block{std::move(reference)}});
    sheet.blocks.erase(body, sheet.blocks.end());
    sheet.blocks.push_back({std::move(columns)});
    sheet.orientation = sheet::Orientation::landscape;  // two columns side by side need the width
}

sheet::Sheet sheetOf(const sheet::Booklet& booklet, Reference reference)
{
    sheet::Sheet sheet{"reference", referenceTitle, sheet::Orientation::portrait, {}};
    sheet.blocks.push_back({sheet::Heading{1, referenceTitle, booklet.game}});
    sheet.blocks.push_back({std::move(reference)});
    return sheet;
}

/// The list replaces the sheets' own, or is appended to the first sheet.
void insertList(sheet::Booklet& booklet, std::vector<sheet::Finding> findings)
{
    auto& blocks = booklet.sheets.front().blocks;
    blocks.push_back({Findings{"Findings", std::move(findings)}});
}

bool hasFindings(const sheet::Blocks& blocks)
{
    return std::any_of(blocks.begin(), blocks.end(), [](const Block& block) {
        if (const auto* columns = std::get_if<sheet::Columns>(&block.content))
            return std::any_of(columns->columns.begin(), columns->columns.end(), hasFindings);
        return std::holds_alternative<Findings>(block.content);
    });
}

/// Adds the findings as the last sheet, and a stamp to the first one if any of them is an error.
void addFindingsPage(sheet::Booklet& booklet, std::vector<sheet::Finding> findings, const std::string& verdict)
{
    if (findings.empty()) return;
    const bool isIllegal = std::any_of(findings.begin(), findings.end(),
                                       [](const auto& one) { return one.level == diagnostics::Level::error; });
    if (isIllegal) {
        auto& first = booklet.sheets.front().blocks;
        first.insert(first.begin(), Block{Findings{verdict, {}, true}});
    }
    const char* title = isIllegal ? "What to put right" : "What the check noticed";
    sheet::Sheet page{"findings", title, sheet::Orientation::portrait, {}};
    page.blocks.push_back({sheet::Heading{1, title, booklet.name}});
    page.blocks.push_back({Findings{{}, std::move(findings)}});
    booklet.sheets.push_back(std::move(page));
}

}  // namespace

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

void arrangeReference(std::span<sheet::Booklet> booklets, ReferencePlace place)
{
    if (place == ReferencePlace::asDescribed) return;
    std::map<std::string, std::pair<std::size_t, std::vector<Reference>>>
        ofSystem;  // in the last booklet of the system
    for (std::size_t i = 0; i < booklets.size(); ++i) {
        auto taken = extractReferences(booklets[i]);
        if (place == ReferencePlace::beside && !taken.empty()) {
            auto reference = joined(taken, 1);
            if (booklets[i].sheets.empty())
                booklets[i].sheets.push_back(sheetOf(booklets[i], std::move(reference)));
            else
                setBeside(booklets[i].sheets.front(), std::move(reference));
        }
        auto& [last, references] = ofSystem[booklets[i].system];
        last = i;
        references.insert(references.end(), std::make_move_iterator(taken.begin()),
                          std::make_move_iterator(taken.end()));
    }
    if (place != ReferencePlace::after) return;
    for (auto& [system, found] : ofSystem) {
        auto& [last, references] = found;
        if (!references.empty()) booklets[last].sheets.push_back(sheetOf(booklets[last], joined(references, 2)));
    }
}

std::vector<sheet::Booklet> takeReferences(std::span<sheet::Booklet> booklets)
{
    std::vector<std::pair<sheet::Booklet, std::vector<Reference>>> ofSystem;
    for (auto& booklet : booklets) {
        auto taken = extractReferences(booklet);
        if (taken.empty()) continue;
        auto known = std::find_if(ofSystem.begin(), ofSystem.end(),
                                  [&](const auto& one) { return one.first.system == booklet.system; });
        if (known == ofSystem.end()) {
            sheet::Booklet own;
            own.name = booklet.game;
            own.system = booklet.system;
            own.game = booklet.game;
            own.version = booklet.version;
            own.notice = booklet.notice;
            known = ofSystem.insert(known, {std::move(own), {}});
        }
        std::move(taken.begin(), taken.end(), std::back_inserter(known->second));
    }
    std::vector<sheet::Booklet> made;
    for (auto& [booklet, references] : ofSystem) {
        booklet.sheets.push_back(sheetOf(booklet, joined(references, 2)));
        made.push_back(std::move(booklet));
    }
    return made;
}

}  // namespace muster::printer
