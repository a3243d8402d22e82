#include "printer/layout/map_drawing.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

Ring ringOf(const map::Outline& outline)
{
    Ring ring;
    ring.reserve(outline.size());
    for (const auto at : outline) ring.push_back({at.x, at.y});
    return ring;
}

class Converter {
public:
    Converter(Drawing& drawing, const std::optional<map::Frame>& part) : m_drawing(drawing), m_part(part) {}

    void operator()(const map::Lines& lines)
    {
        // The strokes of small samples in a legend would be thinner than printers draw.
        const double thickness = lines.thickness > 0 ? std::max(lines.thickness, rule::hair) : 0;
        PathMark mark{{}, lines.closed, thickness, lines.ink, lines.fill, lines.dash, lines.round};
        // A tile takes only its own part of many strokes; an area with holes stays whole.
        const bool apart = m_part && lines.outlines.size() > 4;
        for (const auto& outline : lines.outlines) {
            if (!apart || map::Frame::around(outline).grown(lines.thickness + 0.1).meets(*m_part))
                mark.rings.push_back(ringOf(outline));
        }
        if (!mark.rings.empty()) m_drawing.add(std::move(mark));
    }
    void operator()(const map::Disc& disc)
    {
        m_drawing.add(EllipseMark{disc.at.x, disc.at.y, disc.radius, disc.radius, disc.thickness, disc.ink, disc.fill});
    }
    void operator()(const map::Words& words)
    {
        const auto text = displayText(words.text);
        if (words.turn == 0) {
            m_drawing.add(TextMark{words.at.x, words.at.y, text, words.style, words.width});
            return;
        }
        Drawing turned(m_drawing.type());
        turned.add(TextMark{0, 0, text, words.style, words.width});
        m_drawing.group(std::move(turned), Transform::turn(words.turn).then(Transform::shift(words.at.x, words.at.y)));
    }

private:
    Drawing& m_drawing;
    const std::optional<map::Frame>& m_part;
};

}  // namespace

map::Measure measureWith(Typesetter& type)
{
    return [&type](std::string_view text, const Style& style) { return type.width(displayText(text), style); };
}

Drawing toDrawing(const map::Sketch& sketch, Typesetter& type, const std::optional<map::Frame>& part)
{
    Drawing drawing(type);
    Converter convert(drawing, part);
    for (const auto& item : sketch.items) {
        if (part && !map::frameOf(item).grown(0.5).meets(*part)) continue;
        std::visit(convert, item);
    }
    return drawing;
}

Drawing drawMap(const sheet::MapPicture& picture, const MapStyle& style, Typesetter& type)
{
    return toDrawing(map::sketchMap(picture, style, measureWith(type)), type);
}

}  // namespace muster::printer
