#include "core/text/sha256.hpp"
#include "printer/text_formats/html_blocks.hpp"
#include "printer/text_formats/html_pages.hpp"
#include "printer/text_formats/html_play.hpp"
#include "printer/text_formats/html_side.hpp"
#include "printer/text_formats/play/embedded.hpp"
#include "printer/text_formats/writers.hpp"

#include <fmt/format.h>

namespace muster::printer {

namespace {

/// One army, written but not yet part of the page.
struct ArmyPage {
    std::string id;
    std::string name;
    std::vector<HtmlAnchor> anchors;
    std::string body;
    std::string play;      ///< its units in play
    std::string lastPage;  ///< the class of the page of its last sheet
    std::string side;      ///< classes for its colours
};

ArmyPage armyPage(const sheet::Booklet& booklet, std::size_t number, HtmlStyles& styles, HtmlPages& pages,
                  InkMode inkMode)
{
    const auto id = fmt::format("army-{}", number);
    HtmlBlocks blocks(id, styles, inkMode, booklet.wording());
    blocks.setEmblem(emblemElement(booklet.emblem, styles, inkMode));
    auto play = htmlPlay(booklet, id);
    std::string page;
    for (const auto& sheet : booklet.sheets) blocks.sheet(sheet, booklet.name, page = pages.of(sheet, booklet));
    auto anchors = blocks.anchors();
    return {id,
            booklet.name,
            std::move(anchors),
            blocks.take(),
            std::move(play),
            std::move(page),
            sideClasses(booklet, styles, inkMode)};
}

/// The storage key of a game, a hash of all armies. Another or a changed army is another game.
std::string gameKey(std::span<const sheet::Booklet> booklets, const std::vector<ArmyPage>& armies)
{
    auto content = writeText(booklets);
    for (const auto& army : armies) content += army.play;
    return text::hex(text::sha256(content), 12);
}

/// Returns true if an anchor is listed in the contents: every sheet is, and its parts if there are several.
bool isListed(const std::vector<HtmlAnchor>& anchors, std::size_t index)
{
    if (anchors[index].level == 1) return true;
    const bool partBefore = anchors[index - 1].level > 1;
    const bool partBehind = index + 1 < anchors.size() && anchors[index + 1].level > 1;
    return partBefore || partBehind;
}

/// The contents of the page; empty if there is only one entry.
std::string contents(const std::vector<ArmyPage>& armies, const wording::Wording& wording)
{
    std::string text;
    std::size_t count = 0;
    for (const auto& army : armies) {
        if (armies.size() > 1) text += fmt::format("<p><a href=\"#{}\">{}</a></p>\n", army.id, escaped(army.name));
        text += "<ul>\n";
        for (std::size_t i = 0; i < army.anchors.size(); ++i) {
            if (!isListed(army.anchors, i)) continue;
            const auto& one = army.anchors[i];
            text += fmt::format("<li class=\"level-{}\"><a href=\"#{}\">{}</a></li>\n", one.level, one.id,
                                escaped(one.text));
            ++count;
        }
        text += "</ul>\n";
    }
    if (count < 2) return {};
    return fmt::format("<nav class=\"contents\" id=\"contents\" aria-label=\"{}\">\n{}</nav>\n",
                       escaped(wording.say("Contents")), text);
}

/// Forbids loading anything, and allows only the page's own script and style, identified by their hashes.
std::string policy(std::string_view style, std::string_view script)
{
    return fmt::format("default-src 'none'; img-src data:; style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri "
                       "'none'; form-action 'none'",
                       text::base64(text::sha256(style)), text::base64(text::sha256(script)));
}

/// With classes for the print style.
std::string mainElement(const Settings& settings, bool single)
{
    std::string classes = single ? "single" : "many";
    if (settings.inkMode == InkMode::saving) classes += " saving";
    if (!settings.header.shown || !settings.header.text.empty()) classes += " own-head";
    if (!settings.footer.shown || !settings.footer.text.empty()) classes += " own-foot";
    return "<main class=\"" + classes + "\">\n";
}

std::string titleOf(std::span<const sheet::Booklet> booklets)
{
    std::string title;
    for (const auto& booklet : booklets) title = named(title, booklet.name);
    return title.empty() ? "Muster" : shortened(title, 200);
}

}  // namespace

std::string writeHtml(std::span<const sheet::Booklet> booklets, const Settings& settings)
{
    HtmlStyles styles;
    HtmlPages pages(settings);
    std::vector<ArmyPage> armies;
    for (const auto& booklet : booklets)
        armies.push_back(armyPage(booklet, armies.size() + 1, styles, pages, settings.inkMode));
    const auto style = std::string(play::style()) + styles.sheet() + pages.sheet();
    const auto script = play::script();
    const auto& wording = booklets.empty() ? wording::Wording::english() : booklets.front().wording();
    const auto title = escapedData(titleOf(booklets));
    auto page = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta "
        "http-equiv=\"Content-Security-Policy\" content=\"{}\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<meta "
        "name=\"color-scheme\" content=\"light dark\"/>\n"
        "<link rel=\"icon\" "
        "href=\"data:,\"/>\n<title>{}</title>\n<style>{}</style>\n<script>{}</script>\n</"
        "head>\n<body data-game=\"{}\"{}>\n",
        wording.language(), policy(style, script), title, style, script, gameKey(booklets, armies),
        settings.playUrl.empty() ? "" : fmt::format(" data-play-url=\"{}\"", escapedData(settings.playUrl)));
    page += play::bar();
    page += "<div class=\"page\">\n" + contents(armies, wording) + mainElement(settings, armies.size() == 1);
    for (std::size_t i = 0; i < armies.size(); ++i) {
        page += fmt::format("<section class=\"army{}\" id=\"{}\">\n<h1>{}</h1>\n{}{}<footer "
                            "class=\"{}\"><p>{}</p><p>{}</p></footer>\n</section>\n",
                            armies[i].side, armies[i].id, escaped(armies[i].name), armies[i].play, armies[i].body,
                            armies[i].lastPage,
                            escaped(booklets[i].checked.empty() ? booklets[i].system : booklets[i].checked),
                            escapedLines(booklets[i].notice));
    }
    return page + "</main>\n</div>\n</body>\n</html>\n";
}

}  // namespace muster::printer
