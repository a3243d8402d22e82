#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/type/typesetter.hpp"

#include <QString>

#include <variant>
#include <vector>

namespace muster::printer {

/// One line of text; y is its baseline.
struct TextMark {
    double x, y;
    QString text;
    Style style;
    double width;
};

struct LineMark {
    double x1, y1, x2, y2;
    double thickness;
    Grey grey;
};

/// A rectangle, filled, outlined or both.
struct BoxMark {
    double x, y, width, height;
    double thickness;  ///< 0: no outline
    Grey grey;
    bool filled;
    Grey fill;
    double radius;
};

using Mark = std::variant<TextMark, LineMark, BoxMark>;

/// Marks in the order they are drawn, in millimetres from an origin of their own, y downwards.
class Drawing {
public:
    explicit Drawing(const Typesetter& type) : m_type(&type) {}

    const Typesetter& type() const { return *m_type; }
    const std::vector<Mark>& marks() const { return m_marks; }

    /// Sets lines [first, first + count) of a paragraph with its top at y, aligned in the width.
    void paragraph(const Paragraph& paragraph, double x, double y, double width, sheet::Align align = sheet::Align::left,
                   std::size_t first = 0, std::size_t count = std::size_t(-1));
    /// One line with its top at y.
    void line(const QString& text, const Style& style, double x, double y, double width, sheet::Align align = sheet::Align::left);
    void rule(double x1, double y1, double x2, double y2, double thickness, Grey grey = 0);
    void outline(double x, double y, double width, double height, double thickness, Grey grey = 0, double radius = 0);
    void fill(double x, double y, double width, double height, Grey grey);
    void append(const Drawing& other, double dx, double dy);

private:
    const Typesetter* m_type;
    std::vector<Mark> m_marks;
};

}  // namespace muster::printer
