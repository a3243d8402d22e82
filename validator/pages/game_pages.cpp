#include "validator/pages/game_pages.hpp"

#include "core/game/game.hpp"
#include "core/game/points_name.hpp"
#include "core/library/catalogue.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

std::string listsInWords(rules::Game::Lists lists)
{
    switch (lists) {
    case rules::Game::Lists::required: return "Every army is built from a list.";
    case rules::Game::Lists::none: return "Armies are built without lists.";
    default: return "An army may be built from a list.";
    }
}

Page overviewPage(const rules::Game& game, const std::vector<ListOfGame>& lists)
{
    Page page{"README", {}};
    const auto root = game.document->root();
    page.heading(1, game.name, "game");
    page.paragraph(Spans{Span{"Version " + game.version + " of "}, code(game.id), Span{"."}});
    if (const auto extended = root["extends"].string(); !extended.empty())
        page.paragraph(Spans{Span{"A system that extends "}, code(std::string(extended)), Span{"."}});
    page.paragraphs(root["summary"].string());
    if (game.budget)
        page.paragraphs(fmt::format("An army has {} {} to spend, unless the players agree on another number.",
                                    *game.budget, rules::pointsName(game)));
    page.paragraphs(listsInWords(game.lists));
    if (!game.measure.empty()) page.paragraph(Spans{Span{"Lengths are in "}, code(game.measure), Span{"."}});
    if (const auto source = root["source"].string(); !source.empty())
        page.paragraph(Spans{strong("Source:"), Span{" " + std::string(source)}});

    page.heading(2, "Contents", "contents");
    PageItems contents;
    contents.items.push_back({link("Reference", "reference", "reference"),
                              Span{": what files of this game contain, its costs, tables and sheets"}});
    contents.items.push_back({link("Rules", "rules", "rules"), Span{fmt::format(": {} of them", game.rules.size())}});
    page.blocks.emplace_back(std::move(contents));
    PageTable table{{"List", "Id", "Book", "Period"}, {}};
    for (const auto& list : lists) {
        const auto node = list.context->catalogue->listNode();
        table.rows.push_back(
            {{link(std::string(node["name"].string()), "lists/" + list.id, anchorOfParts("list", list.id))},
             {code(list.id)},
             {Span{std::string(node["book"].string())}},
             {Span{std::string(node["period"].string())}}});
    }
    if (!table.rows.empty()) page.heading(2, "Lists", "lists");
    page.table(std::move(table));
    if (const auto notice = root["notice"].string(); !notice.empty()) {
        page.heading(2, "Notice", "notice");
        page.paragraphs(notice);
    }
    return page;
}

}  // namespace

std::vector<Page> gamePages(const rules::Game& game, const std::vector<ListOfGame>& lists)
{
    std::vector<Page> pages{overviewPage(game, lists), referencePage(game), rulesPage(game)};
    for (const auto& list : lists) pages.push_back(listPage(list));
    return pages;
}

std::string anchorOfParts(std::string_view kind, std::string_view id, std::string_view part)
{
    auto anchor = fmt::format("{}--{}", kind, id);
    if (!part.empty()) anchor += fmt::format("--{}", part);
    for (char& c : anchor) {
        const bool isKept = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!isKept) c = '-';
    }
    return anchor;
}

}  // namespace muster::validator
