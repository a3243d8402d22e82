#include "printer/draw/pdf/content.hpp"

#include "printer/draw/number.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer::pdf {

namespace {

constexpr double roundness = 0.5522847498;  // control point of a quarter circle drawn as one curve

void appendInk(std::string& out, Ink ink, std::string_view grey, std::string_view colour)
{
    const auto part = [&](std::uint8_t value) { appendNumber(out, value / 255.0), out += ' '; };
    part(ink.red);
    if (ink.red == ink.green && ink.green == ink.blue) {
        out += grey;
        return;
    }
    part(ink.green);
    part(ink.blue);
    out += colour;
}

bool sameLook(const BoxMark& a, const BoxMark& b)
{
    return a.thickness == b.thickness && a.ink == b.ink && a.filled == b.filled && a.fill == b.fill;
}

}  // namespace

void ContentWriter::write(const std::vector<Mark>& marks)
{
    for (const auto& mark : marks) {
        if (std::holds_alternative<FieldMark>(mark)) {
            if (m_structure != nullptr && mark.tag) m_structure->place(*mark.tag);
            continue;
        }
        if (m_structure != nullptr) enter(mark);
        std::visit(*this, mark);
    }
    leave();
}

/// A group whose marks have tags of their own.
bool ContentWriter::isApart(const Mark& mark) const
{
    const auto* group = std::get_if<GroupMark>(&mark);
    return group != nullptr && !mark.tag && !m_shared.contains(group->content.get());
}

void ContentWriter::enter(const Mark& mark)
{
    if (isApart(mark)) return leave();
    const Element* element = mark.tag.get();
    if (element == nullptr && !std::holds_alternative<TextMark>(mark)) element = artifact().get();
    if (m_isOpen && m_element == element) return;
    leave();
    m_isOpen = true;
    m_element = element;
    if (element != nullptr && element->role == Role::artifact) {
        m_out += "/Artifact BMC\n";
        return;
    }
    m_out.append("/").append(Structure::nameOf(element)).append("<</MCID ");
    appendNumber(m_out, m_structure->addContent(element));
    m_out += ">>BDC\n";
}

void ContentWriter::leave()
{
    settle();
    if (m_isOpen) m_out += "EMC\n";
    m_isOpen = false;
}

void ContentWriter::point(double x, double y, std::string_view then)
{
    appendNumbers(m_out, x, m_top - y);
    m_out += then;
}

void ContentWriter::fillWith(Ink ink)
{
    if (m_state.fill == ink) return;
    m_state.fill = ink;
    appendInk(m_out, ink, "g\n", "rg\n");
}

void ContentWriter::strokeWith(double thickness, Ink ink, Dash dash, bool round)
{
    if (m_state.stroke != ink) appendInk(m_out, ink, "G\n", "RG\n");
    if (m_state.thickness != thickness) appendNumber(m_out, thickness), m_out += " w\n";
    if (m_state.dash != dash || (dash != Dash::solid && m_state.dashed != thickness)) {
        m_out += '[';
        const auto pattern = patternOf(dash);
        if (dash != Dash::solid) appendNumbers(m_out, pattern.on * thickness, pattern.off * thickness);
        m_out += "] 0 d\n";
    }
    if (m_state.round != round) m_out += round ? "1 J 1 j\n" : "0 J 0 j\n";
    m_state.stroke = ink, m_state.thickness = thickness, m_state.dash = dash, m_state.dashed = thickness,
    m_state.round = round;
}

void ContentWriter::paint(bool filled, bool outlined, bool evenOdd)
{
    m_out += filled ? (outlined ? (evenOdd ? "B*\n" : "B\n") : (evenOdd ? "f*\n" : "f\n")) : (outlined ? "S\n" : "n\n");
}

void ContentWriter::settle()
{
    if (m_gathered == nullptr) return;
    const auto& box = *std::exchange(m_gathered, nullptr);
    paint(box.filled, box.thickness > 0, false);
}

void ContentWriter::show(const ShownText& part, const TextMark& mark, bool only)
{
    const double size = mark.style.points * type::millimetresPerPoint;
    if (m_state.font != part.font || m_state.size != size) {
        m_out.append("/").append(FontBook::nameOf(part.font)) += ' ';
        appendNumber(m_out, size, 4);
        m_out += " Tf ";
        m_state.font = part.font, m_state.size = size;
    }
    if (part.bold != m_state.bold) {
        if (part.bold) strokeWith(size / 30, mark.style.ink, Dash::solid);
        m_out += part.bold ? "2 Tr " : "0 Tr ";
        m_state.bold = part.bold;
    }
    const double x = mark.x + part.x * size;
    const double y = mark.y + part.y * size;
    if (only && !part.slanted) {
        point(x, y, "Td ");
    } else {
        m_out += part.slanted ? "1 0 .2126 1 " : "1 0 0 1 ";
        point(x, y, "Tm ");
    }
    m_out.append(part.before).append(part.show).append(part.after) += '\n';
}

void ContentWriter::operator()(const TextMark& mark)
{
    const auto& line = m_text.line(mark.text, mark.style.face);
    if (line.empty()) return;
    settle();
    fillWith(mark.style.ink);
    m_out += "BT ";
    for (const auto& part : line) show(part, mark, line.size() == 1);
    m_out += "ET\n";
}

void ContentWriter::operator()(const LineMark& mark)
{
    if (!(mark.thickness > 0)) return;
    settle();
    strokeWith(mark.thickness, mark.ink, mark.dash);
    point(mark.x1, mark.y1, "m ");
    point(mark.x2, mark.y2, "l S\n");
}

void ContentWriter::operator()(const BoxMark& mark)
{
    const bool outlined = mark.thickness > 0;
    if (!outlined && !mark.filled) return;
    // Boxes with both fill and outline may overlap, so each is painted separately.
    const bool joins =
        m_gathered != nullptr && sameLook(*m_gathered, mark) && outlined != mark.filled && mark.radius <= 0;
    if (!joins) {
        settle();
        if (mark.filled) fillWith(mark.fill);
        if (outlined) strokeWith(mark.thickness, mark.ink, Dash::solid);
    }
    if (mark.radius > 0) {
        rounded(mark);
        return paint(mark.filled, outlined, false);
    }
    appendNumbers(m_out, mark.x, m_top - mark.y - mark.height, mark.width, mark.height);
    m_out += "re\n";
    m_gathered = &mark;
}

void ContentWriter::rounded(const BoxMark& box)
{
    const double r = std::min({box.radius, std::abs(box.width) / 2, std::abs(box.height) / 2});
    const double c = r * (1 - roundness);
    const double x1 = box.x, x2 = box.x + box.width, y1 = box.y, y2 = box.y + box.height;
    const auto corner = [&](Point from, Point to, Point end) {
        point(from.x, from.y, {});
        point(to.x, to.y, {});
        point(end.x, end.y, "c ");
    };
    point(x1 + r, y1, "m ");
    point(x2 - r, y1, "l ");
    corner({x2 - c, y1}, {x2, y1 + c}, {x2, y1 + r});
    point(x2, y2 - r, "l ");
    corner({x2, y2 - c}, {x2 - c, y2}, {x2 - r, y2});
    point(x1 + r, y2, "l ");
    corner({x1 + c, y2}, {x1, y2 - c}, {x1, y2 - r});
    point(x1, y1 + r, "l ");
    corner({x1, y1 + c}, {x1 + c, y1}, {x1 + r, y1});
    m_out += "h ";
}

void ContentWriter::ellipse(const EllipseMark& e)
{
    const double cx = e.radiusX * roundness;
    const double cy = e.radiusY * roundness;
    const auto quarter = [&](double fromX, double fromY, double toX, double toY, double x, double y) {
        point(e.x + fromX, e.y + fromY, {});
        point(e.x + toX, e.y + toY, {});
        point(e.x + x, e.y + y, "c ");
    };
    point(e.x + e.radiusX, e.y, "m ");
    quarter(e.radiusX, cy, cx, e.radiusY, 0, e.radiusY);
    quarter(-cx, e.radiusY, -e.radiusX, cy, -e.radiusX, 0);
    quarter(-e.radiusX, -cy, -cx, -e.radiusY, 0, -e.radiusY);
    quarter(cx, -e.radiusY, e.radiusX, -cy, e.radiusX, 0);
    m_out += "h ";
}

void ContentWriter::operator()(const EllipseMark& mark)
{
    const bool outlined = mark.thickness > 0;
    if (!outlined && !mark.fill) return;
    settle();
    if (mark.fill) fillWith(*mark.fill);
    if (outlined) strokeWith(mark.thickness, mark.ink, mark.dash);
    ellipse(mark);
    paint(mark.fill.has_value(), outlined, false);
}

void ContentWriter::rings(const std::vector<Ring>& rings, bool closed)
{
    for (const auto& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) point(ring[i].x, ring[i].y, i == 0 ? "m " : "l ");
        if (closed && !ring.empty()) m_out += "h ";
    }
}

void ContentWriter::operator()(const PathMark& mark)
{
    const bool outlined = mark.thickness > 0;
    const bool filled = mark.closed && mark.fill.has_value();
    const bool isEmpty =
        std::all_of(mark.rings.begin(), mark.rings.end(), [](const Ring& ring) { return ring.empty(); });
    if (isEmpty || (!outlined && !filled)) return;
    settle();
    if (filled) fillWith(*mark.fill);
    if (outlined) strokeWith(mark.thickness, mark.ink, mark.dash, mark.round);
    rings(mark.rings, mark.closed);
    paint(filled, outlined, true);
}

void ContentWriter::operator()(const ImageMark& mark)
{
    settle();
    m_out += "q ";
    appendNumbers(m_out, mark.width, 0, 0, mark.height);
    point(mark.x, mark.y + mark.height, "cm ");
    m_out.append("/").append(m_pictures.nameOf(mark.picture)).append(" Do Q\n");
}

void ContentWriter::operator()(const GroupMark& mark)
{
    if (!mark.content || mark.content->empty()) return;
    settle();
    m_out += "q ";
    const auto& place = mark.place;
    for (const double part : {place.xx, -place.yx, -place.xy, place.yy}) appendNumber(m_out, part, 6), m_out += ' ';
    point(place.dx, place.dy, "cm\n");
    ContentWriter inner(m_out, 0, m_text, m_pictures, m_shared, m_isOpen ? nullptr : m_structure);
    inner.m_state = m_state;
    if (!mark.clip.empty()) {
        const auto before = m_out.size();
        inner.rings(mark.clip, true);
        if (m_out.size() == before) m_out += "0 0 m ";  // an empty clip hides everything
        m_out += "W* n\n";
    }
    const auto known = m_shared.find(mark.content.get());
    if (known != m_shared.end())
        m_out.append("/").append(known->second).append(" Do\n");
    else
        inner.write(*mark.content);
    m_out += "Q\n";
}

}  // namespace muster::printer::pdf
