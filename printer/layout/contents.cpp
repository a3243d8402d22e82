#include "printer/layout/contents.hpp"

#include "printer/layout/links.hpp"

#include <algorithm>
#include <map>

namespace muster::printer {

namespace {

/// What the sheets of a booklet are, each kind once: "Army sheet, Quick reference".
std::string kindsOf(const sheet::Booklet& booklet)
{
    std::vector<std::string_view> kinds;
    std::string all;
    for (const auto& sheet : booklet.sheets) {
        const std::string_view kind = sheet.kind.empty() ? sheet.title : sheet.kind;
        if (kind.empty() || std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) continue;
        kinds.push_back(kind);
        all += (all.empty() ? "" : ", ") + std::string(kind);
    }
    return all;
}

}  // namespace

sheet::Booklet withContents(std::span<const sheet::Booklet> booklets, std::span<const std::size_t> firstPages)
{
    sheet::Table table;
    const auto& wording = booklets.front().wording();
    table.columns = {{"", sheet::Align::left, 4},
                     {wording.say("Sheets"), sheet::Align::left, 6},
                     {wording.say("Page"), sheet::Align::right, 1}};
    for (std::size_t i = 1; i < booklets.size(); ++i)
        table.rows.push_back({{booklets[i].name}, {kindsOf(booklets[i])}, {std::to_string(firstPages[i] + 1)}});
    auto cover = booklets.front();
    if (cover.sheets.empty() || table.rows.empty()) return cover;
    auto& blocks = cover.sheets.back().blocks;
    blocks.push_back({sheet::Heading{2, wording.say("Contents"), {}}});
    blocks.push_back({std::move(table)});
    return cover;
}

void linkContents(std::span<Page> cover, std::span<const sheet::Booklet> booklets,
                  std::span<const std::size_t> firstPages)
{
    linkRows(cover, firstPages.subspan(1, booklets.size() - 1));
    std::map<std::string_view, int> uses;
    for (const auto& booklet : booklets) ++uses[booklet.name];
    UnitPlaces places;
    for (std::size_t i = 1; i < booklets.size(); ++i)
        if (uses[booklets[i].name] == 1) places.addSheet(booklets[i].name, firstPages[i]);
    places.link(cover);
}

}  // namespace muster::printer
