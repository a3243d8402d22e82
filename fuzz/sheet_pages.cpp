// Sheets of any content laid out on pages and drawn as PDF and SVG: this ends with a document that has all pages.
#include "fuzz/booklet_maker.hpp"
#include "fuzz/target.hpp"
#include "printer/draw/devices.hpp"
#include "printer/draw/display.hpp"
#include "printer/layout/booklet.hpp"

#include <QXmlStreamReader>

#include <cmath>

namespace muster::fuzz {

namespace {

using namespace printer;

struct Fonts {
    Display display;
    Typesetter type = std::get<Typesetter>(Typesetter::open());
};

Settings settingsFrom(Choices& choices)
{
    Settings settings;
    settings.inkMode = static_cast<InkMode>(choices.below(3));
    settings.duplex = static_cast<Duplex>(choices.below(3));
    settings.fold = choices.below(4) == 0 ? static_cast<Fold>(choices.below(3)) : Fold::none;
    settings.fillable = choices.flag();
    if (choices.below(4) == 0) settings.orientation = static_cast<sheet::Orientation>(choices.below(2));
    return settings;
}

}  // namespace

void sheetPages(std::string_view input)
{
    // Never destroyed: Qt ends before static objects do.
    static auto& fonts = *new Fonts;
    Choices choices(input);
    const auto settings = settingsFrom(choices);
    const auto booklet = BookletMaker(choices).make();
    const auto set = setBooklet(booklet, fonts.type, settings);
    for (const auto& page : set.pages)
        require(std::isfinite(page.width) && page.width > 0 && page.height > 0, "a page has no size");
    for (const auto& mark : set.bookmarks) require(mark.page < set.pages.size(), "a bookmark leads to no page");
    for (const auto& page : set.pages)
        for (const auto& link : page.links)
            require(!link.address.empty() || link.page < set.pages.size(), "a link leads to no page");
    const auto pdf = writePdf(set.pages, fonts.type, booklet.name);
    if (set.pages.empty()) return;
    require(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"), "the document is no PDF");
    QXmlStreamReader reader(writeSvg(set.pages.front(), fonts.type, booklet.name));
    while (!reader.atEnd()) reader.readNext();
    require(!reader.hasError(), "a page is no XML: " + reader.errorString().toStdString());
}

}  // namespace muster::fuzz
