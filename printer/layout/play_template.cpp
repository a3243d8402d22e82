#include "core/geometry/rotation.hpp"
#include "core/text/utf8.hpp"
#include "printer/layout/blocks.hpp"
#include "printer/layout/true_size.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::printer {

namespace {

constexpr Style direction{14.0, Face::bold};
constexpr double centre = 4.0;  // length of the cross's arms

/// A template with its centre at the origin.
class TemplateDrawing {
public:
    TemplateDrawing(const sheet::PlayTemplate& disc, BlockLayout& blockLayout)
        : m_disc(disc), m_blockLayout(blockLayout), m_drawing(blockLayout.type)
    {}

    Drawing draw()
    {
        m_drawing.add(EllipseMark{0, 0, m_disc.radius, m_disc.radius, rule::medium, Ink{}});
        for (const double ring : m_disc.rings)
            m_drawing.add(EllipseMark{0, 0, ring, ring, rule::thin, {}, std::nullopt, Dash::dashed});
        for (const auto& spoke : m_disc.spokes) draw(spoke);
        m_drawing.rule(-centre, 0, centre, 0, rule::medium);
        m_drawing.rule(0, -centre, 0, centre, rule::medium);
        m_drawing.add(EllipseMark{0, 0, 0.7, 0.7, 0, Ink{}, Ink{}});
        if (!m_disc.note.empty()) note();
        return std::move(m_drawing);
    }

private:
    Point at(double degrees, double distance) const
    {
        const Point way = geometry::direction(degrees);
        return {distance * way.x, -distance * way.y};
    }
    void draw(const sheet::Spoke& spoke)
    {
        const auto from = at(spoke.direction, std::min(centre + 3, m_disc.radius / 3));
        const auto to = at(spoke.direction, m_disc.radius - 1.2);
        m_drawing.add(LineMark{from.x, from.y, to.x, to.y, rule::thin, Ink{}});
        const auto left = at(spoke.direction - 180.0 * 1.3 / (std::numbers::pi * m_disc.radius), m_disc.radius - 4);
        const auto right = at(spoke.direction + 180.0 * 1.3 / (std::numbers::pi * m_disc.radius), m_disc.radius - 4);
        m_drawing.add(PathMark{{{to, left, right}}, true, 0, Ink{}, Ink{}});
        if (!spoke.label.empty()) label(spoke);
    }
    /// On white, across its line: a number in large type, words in small type.
    void label(const sheet::Spoke& spoke)
    {
        const bool isNumber = displayText(spoke.label).size() <= 3;
        const auto text =
            m_blockLayout.wrap(spoke.label, isNumber ? direction : type::strong, std::max(8.0, m_disc.radius * 0.5));
        const auto place = at(spoke.direction, m_disc.radius * 0.72);
        const double width = text.width() + 2;
        const double height = text.height() + 0.6;
        m_drawing.fill(place.x - width / 2, place.y - height / 2, width, height, 255);
        m_drawing.paragraph(text, place.x - width / 2, place.y - text.height() / 2, width, sheet::Align::center);
    }
    void note()
    {
        const double width = m_disc.radius * 0.9;
        const auto text = m_blockLayout.wrap(m_disc.note, type::small, width);
        const double top = m_disc.radius * 0.2;
        m_drawing.fill(-text.width() / 2 - 1, top - 0.3, text.width() + 2, text.height() + 0.6, 255);
        m_drawing.paragraph(text, -width / 2, top, width, sheet::Align::center);
    }

    const sheet::PlayTemplate& m_disc;
    BlockLayout& m_blockLayout;
    Drawing m_drawing;
};

std::string inWords(const sheet::PlayTemplate& disc, const wording::Wording& wording)
{
    const auto words = wording.say("Template {size} mm across", {{"size", 2 * disc.radius}});
    return disc.note.empty() ? words : fmt::format("{}: {}", words, text::cut(disc.note, 500));
}

}  // namespace

void layOut(const sheet::PlayTemplate& disc, BlockLayout& blockLayout)
{
    const double across = 2 * disc.radius;
    if (across > blockLayout.width + 1e-6 || across > blockLayout.pageHeight - 12) {
        blockLayout.notes.overflow(fmt::format("A template {:g} mm across does not fit on this paper and was omitted, "
                                               "because a smaller one would be wrong.",
                                               across));
        return;
    }
    layOutBlockTitle(disc.title, blockLayout);
    Drawing drawing(blockLayout.type);
    drawing.as(blockLayout.tag(Role::figure, inWords(disc, *blockLayout.wording)));
    drawing.append(TemplateDrawing(disc, blockLayout).draw(), blockLayout.width / 2, disc.radius);
    blockLayout.add(std::move(drawing), across, blockLayout.space(disc.title.empty() ? space::between : 1.0));
}

}  // namespace muster::printer
