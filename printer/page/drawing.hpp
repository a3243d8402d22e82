#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/fonts/typesetter.hpp"
#include "printer/page/marks.hpp"

#include <QString>

#include <vector>

namespace muster::printer {

/// Marks in drawing order, in millimetres from the drawing's own origin, y downwards. A drawing belongs to its layout
/// and must not outlive its typesetter; only its marks are kept.
class Drawing {
public:
    explicit Drawing(Typesetter& type) : m_type(&type) {}

    Typesetter& type() const { return *m_type; }
    /// The part of the document that the texts added from now on belong to, and for a figure or an artifact
    /// everything. Marks that have a tag keep it.
    Drawing& as(Tag tag)
    {
        m_tag = std::move(tag);
        return *this;
    }
    /// Gives texts without a tag this one.
    void tagRest(const Tag& tag);
    bool hasLooseText() const;
    /// The same marks without fields, none of them read aloud.
    Drawing silent() const;

    const std::vector<Mark>& marks() const { return m_marks; }
    std::vector<Mark> take() { return std::move(m_marks); }

    /// Draws lines [first, first + count) of a paragraph with its top at y, aligned in the width.
    void paragraph(const Paragraph& paragraph, double x, double y, double width,
                   sheet::Align align = sheet::Align::left, std::size_t first = 0, std::size_t count = std::size_t(-1));
    /// One line with its top at y.
    void line(const QString& text, const Style& style, double x, double y, double width,
              sheet::Align align = sheet::Align::left);
    void rule(double x1, double y1, double x2, double y2, double thickness, Ink ink = 0);
    void outline(double x, double y, double width, double height, double thickness, Ink ink = 0, double radius = 0);
    void fill(double x, double y, double width, double height, Ink ink);
    void add(Mark mark);
    void append(const Drawing& other, double dx, double dy);
    void append(Drawing&& other, double dx, double dy);
    /// Adds another drawing, moved, rotated or scaled as a whole, and clipped.
    void group(Drawing other, const Transform& place, std::vector<Ring> clip = {});

private:
    Typesetter* m_type;
    Tag m_tag;
    std::vector<Mark> m_marks;
};

}  // namespace muster::printer
