#pragma once

#include "printer/draw/pdf/picture_book.hpp"
#include "printer/draw/pdf/structure.hpp"
#include "printer/draw/pdf/text_code.hpp"
#include "printer/page/marks.hpp"

#include <map>
#include <optional>
#include <string>

namespace muster::printer::pdf {

/// Drawings used several times in a document, by content, with their resource names.
using SharedDrawings = std::map<const std::vector<Mark>*, std::string>;

/// Writes marks as operators of a content stream. In PDF, y points upwards: a mark's y is subtracted from `top`.
class ContentWriter {
public:
    /// With a structure, what is drawn is marked as content of its elements.
    ContentWriter(std::string& out, double top, TextCode& text, PictureBook& pictures, const SharedDrawings& shared,
                  Structure* structure = nullptr)
        : m_out(out), m_top(top), m_text(text), m_pictures(pictures), m_shared(shared), m_structure(structure)
    {}

    void write(const std::vector<Mark>& marks);

    void operator()(const TextMark& mark);
    void operator()(const LineMark& mark);
    void operator()(const BoxMark& mark);
    void operator()(const EllipseMark& mark);
    void operator()(const PathMark& mark);
    void operator()(const ImageMark& mark);
    void operator()(const GroupMark& mark);
    void operator()(const FieldMark& /*mark*/) const {}

private:
    /// The graphics state already set, to avoid repeating operators.
    struct State {
        Ink fill, stroke;
        double thickness = 1;
        Dash dash = Dash::solid;
        double dashed = 0;  ///< line thickness that the dash lengths are based on
        bool round = false;
        int font = -1;
        double size = 0;
        bool bold = false;
    };
    /// Begins the marked content that a mark belongs to, unless it is open.
    void enter(const Mark& mark);
    void leave();
    bool isApart(const Mark& mark) const;
    void point(double x, double y, std::string_view then);
    void fillWith(Ink ink);
    void strokeWith(double thickness, Ink ink, Dash dash, bool round = false);
    void rings(const std::vector<Ring>& rings, bool closed);
    void rounded(const BoxMark& box);
    void ellipse(const EllipseMark& ellipse);
    void paint(bool filled, bool outlined, bool evenOdd);
    void show(const ShownText& part, const TextMark& mark, bool only);
    /// Paints the collected boxes.
    void settle();

    std::string& m_out;
    double m_top;
    TextCode& m_text;
    PictureBook& m_pictures;
    const SharedDrawings& m_shared;
    Structure* m_structure;
    State m_state;
    bool m_isOpen = false;                ///< marked content has begun
    const Element* m_element = nullptr;   ///< of the open content; null for text without one
    const BoxMark* m_gathered = nullptr;  ///< the last of several plain boxes painted together
};

}  // namespace muster::printer::pdf
