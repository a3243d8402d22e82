#pragma once

#include "printer/draw/svg/glyph_store.hpp"
#include "printer/fonts/shaper.hpp"
#include "printer/page/marks.hpp"

#include <string>

namespace muster::printer::svg {

/// Writes marks as elements of an SVG document whose unit is a millimetre.
class MarkWriter {
public:
    MarkWriter(std::string& out, Shaper& shaper, GlyphStore& glyphs, int& clips)
        : m_out(out), m_shaper(shaper), m_glyphs(glyphs), m_clips(clips)
    {}

    void operator()(const TextMark& mark);
    void operator()(const LineMark& mark);
    void operator()(const BoxMark& mark);
    void operator()(const EllipseMark& mark);
    void operator()(const PathMark& mark);
    void operator()(const ImageMark& mark);
    void operator()(const GroupMark& mark);
    void operator()(const FieldMark& /*mark*/) const {}

private:
    void attribute(std::string_view name, double value, int decimals = 3);
    void colour(std::string_view name, Ink ink);
    void look(const std::optional<Ink>& fill, double thickness, Ink ink, Dash dash, bool round = false);
    void rings(const std::vector<Ring>& rings, bool closed);
    void letters(const TextMark& mark);
    void run(const GlyphRun& run, double pen, const TextMark& mark);
    void words(const TextMark& mark);

    std::string& m_out;
    Shaper& m_shaper;
    GlyphStore& m_glyphs;
    int& m_clips;  ///< number written so far in the document
};

}  // namespace muster::printer::svg
