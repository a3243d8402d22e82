#include "printer/page/drawing.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

double indent(double width, double taken, sheet::Align align)
{
    if (align == sheet::Align::left) return 0;
    return align == sheet::Align::right ? width - taken : (width - taken) / 2;
}

bool isText(const Mark& mark) { return std::holds_alternative<TextMark>(mark); }

}  // namespace

void Drawing::add(Mark mark)
{
    const bool whole = m_tag && (m_tag->role == Role::figure || m_tag->role == Role::artifact);
    if (!mark.tag && (whole || isText(mark))) mark.tag = m_tag;
    // Pages are made from thousands of drawings: less memory in reserve than a vector takes by itself.
    if (m_marks.size() == m_marks.capacity()) m_marks.reserve(m_marks.size() + m_marks.size() / 4 + 4);
    m_marks.push_back(std::move(mark));
}

void Drawing::tagRest(const Tag& tag)
{
    for (auto& mark : m_marks)
        if (!mark.tag && isText(mark)) mark.tag = tag;
}

bool Drawing::hasLooseText() const
{
    return std::any_of(m_marks.begin(), m_marks.end(), [](const auto& mark) { return !mark.tag && isText(mark); });
}

Drawing Drawing::silent() const
{
    Drawing copy = *this;
    std::erase_if(copy.m_marks, [](const auto& mark) { return std::holds_alternative<FieldMark>(mark); });
    for (auto& mark : copy.m_marks) mark.tag = artifact();
    return copy;
}

void Drawing::paragraph(const Paragraph& paragraph, double x, double y, double width, sheet::Align align,
                        std::size_t first, std::size_t count)
{
    const auto end = first + std::min(count, paragraph.lines.size() - std::min(first, paragraph.lines.size()));
    for (auto i = first; i < end; ++i) {
        const auto& line = paragraph.lines[i];
        if (!line.text.isEmpty()) {
            add(TextMark{x + indent(width, line.width, align), y + m_type->baseline(paragraph.style), line.text,
                         paragraph.style, line.width});
        }
        y += paragraph.lineHeight();
    }
}

void Drawing::line(const QString& text, const Style& style, double x, double y, double width, sheet::Align align)
{
    if (text.isEmpty()) return;
    const double taken = m_type->width(text, style);
    add(TextMark{x + indent(width, taken, align), y + m_type->baseline(style), text, style, taken});
}

void Drawing::rule(double x1, double y1, double x2, double y2, double thickness, Ink ink)
{
    add(LineMark{x1, y1, x2, y2, thickness, ink});
}

void Drawing::outline(double x, double y, double width, double height, double thickness, Ink ink, double radius)
{
    add(BoxMark{x, y, width, height, thickness, ink, false, 255, radius});
}

void Drawing::fill(double x, double y, double width, double height, Ink ink)
{
    add(BoxMark{x, y, width, height, 0, ink, true, ink, 0});
}

void Drawing::append(const Drawing& other, double dx, double dy) { append(Drawing(other), dx, dy); }

void Drawing::append(Drawing&& other, double dx, double dy)
{
    for (auto& mark : other.m_marks) {
        shift(mark, dx, dy);
        add(std::move(mark));
    }
    other.m_marks = {};  // releases the memory, because a page is made from thousands of drawings
}

void Drawing::group(Drawing other, const Transform& place, std::vector<Ring> clip)
{
    add(GroupMark{std::make_shared<const std::vector<Mark>>(std::move(other.m_marks)), place, std::move(clip)});
}

}  // namespace muster::printer
