#include "core/geometry/rotation.hpp"
#include "printer/map/map_words.hpp"
#include "printer/text_formats/html_blocks.hpp"
#include "printer/text_formats/map_svg.hpp"
#include "printer/text_formats/marks.hpp"
#include "printer/text_formats/symbol_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster::printer {

using namespace sheet;

void HtmlBlocks::write(const Map& map)
{
    if (map.scaling == MapScaling::tiles) return;
    title(map.title);
    if (!map.picture || !map.picture->isValid()) {
        m_out += fmt::format("<p class=\"note\">{}</p>\n",
                             escaped(m_wording.say("The board has no size, so that no map of it can be drawn.")));
        return;
    }
    const auto& picture = *map.picture;
    const auto drawn = mapSvg(map, m_inkMode);
    m_out += fmt::format("<figure><div class=\"map-frame\" tabindex=\"0\" role=\"group\" aria-label=\"{}\">{}</div>",
                         escaped(m_context + ", " + (map.title.empty() ? m_wording.say("map") : map.title) +
                                 fmt::format(" {}", ++m_maps)),
                         drawn.svg);
    m_out += fmt::format(
        "<figcaption>{}</figcaption></figure>\n",
        escaped(m_wording.say("North is up. The board is {width} by {depth} {unit}.",
                              {{"width", picture.width}, {"depth", picture.depth}, {"unit", unitName(picture)}})));
    if (!drawn.key.empty()) {
        m_out += "<ol class=\"key\">";
        for (const auto& name : drawn.key) m_out += fmt::format("<li>{}</li>", escaped(name));
        m_out += "</ol>\n";
    }
    if (!drawn.leftOut.empty()) m_out += fmt::format("<p class=\"note\">{}</p>\n", escaped(drawn.leftOut));
    m_out += "<ul class=\"legend\">";
    for (const auto& entry : drawn.legend)
        m_out += fmt::format("<li>{}<b>{}</b> {}</li>", entry.svg, escaped(entry.label), escaped(entry.words));
    m_out += "</ul>\n";
}

void HtmlBlocks::write(const PlayTemplate& disc)
{
    title(disc.title);
    const double outer = disc.radius + 8;
    m_out += fmt::format("<figure><svg class=\"template\" width=\"{0}mm\" height=\"{0}mm\" viewBox=\"{1} {1} {0} {0}\" "
                         "role=\"img\" aria-label=\"{2}\">",
                         outer * 2, -outer, escaped(disc.title.empty() ? m_wording.say("Template") : disc.title));
    m_out += fmt::format("<circle class=\"disc\" r=\"{}\"/><circle class=\"centre\" r=\"1\"/>", disc.radius);
    for (const double ring : disc.rings) m_out += fmt::format("<circle class=\"ring\" r=\"{}\"/>", ring);
    for (const auto& spoke : disc.spokes) {
        // Downwards, and not -0 for a spoke to the side.
        const auto way = geometry::direction(spoke.direction);
        const auto end = geometry::Point{way.x, 0 - way.y} * disc.radius;
        const auto label = geometry::Point{way.x, 0 - way.y} * (disc.radius + 4);
        m_out += fmt::format("<path class=\"ring\" d=\"M0 0L{:.2f} {:.2f}\"/><text x=\"{:.2f}\" y=\"{:.2f}\">{}</text>",
                             end.x, end.y, label.x, label.y, escaped(shortened(spoke.label, 12)));
    }
    m_out +=
        fmt::format("</svg><figcaption>{}{}{}</figcaption></figure>\n", escapedLines(disc.note),
                    disc.note.empty() || disc.note.ends_with('.') ? " " : ". ",
                    escaped(m_wording.say(
                        "Radius {length} mm. Screens do not measure: print the PDF for a template of the right size.",
                        {{"length", disc.radius}})));
}

void HtmlBlocks::write(const Cutouts& cutouts)
{
    title(cutouts.title);
    m_out += fmt::format(
        "<p class=\"note\">{}</p>\n<ul class=\"cutouts\">",
        escaped(m_wording.say("Pieces to cut out have their right size in the PDF; here is what they are.")));
    for (const auto& piece : cutouts.pieces)
        m_out += fmt::format("<li>{}{}</li>", symbolSvg(piece.symbol), escapedLines(inWords(piece, m_wording)));
    m_out += "</ul>\n";
}

}  // namespace muster::printer
