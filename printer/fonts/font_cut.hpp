#pragma once

#include <QByteArray>
#include <QRawFont>
#include <QString>

#include <hb.h>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace muster::printer {

/// The outline format of a font, which determines how a PDF embeds it.
enum class Outlines : std::uint8_t {
    trueType,
    compact,        ///< CFF with glyphs numbered by index
    compactByName,  ///< CFF with explicit glyph numbers (CID)
    pictures,       ///< images, as in colour emoji fonts
};

/// Metrics of a font for a PDF, in units of its em.
struct FontMeasures {
    int unitsPerEm = 1000;
    int left = 0, bottom = 0, right = 0, top = 0;
    int ascent = 0, descent = 0, capHeight = 0;
    double italicAngle = 0;
    int weight = 400;
    bool fixedPitch = false;
};

/// One cut of a font file found through Qt, for measuring, subsetting and embedding.
class FontCut {
public:
    explicit FontCut(const QRawFont& font);
    FontCut(const FontCut&) = delete;
    FontCut& operator=(const FontCut&) = delete;

    /// Cuts with the same identity are the same font, in every run.
    const std::string& identity() const { return m_identity; }
    const std::string& name() const { return m_name; }  ///< PostScript name, restricted to characters of a PDF name
    Outlines outlines() const { return m_outlines; }
    const FontMeasures& measures() const { return m_measures; }
    const QRawFont& font() const { return m_font; }
    hb_face_t* tables() const { return m_tables.get(); }

    /// In ems.
    double advance(std::uint32_t glyph) const;
    /// The default text of a glyph: the lowest character that it represents; empty for none.
    const QString& text(std::uint32_t glyph) const;
    /// The code of the glyph in a PDF's text.
    std::uint32_t code(std::uint32_t glyph) const { return glyph < m_codes.size() ? m_codes[glyph] : glyph; }
    /// True if the cut is upright or light although a slanted or bold one was requested, so that this must be
    /// synthesized.
    bool lacksSlant() const { return m_lacksSlant; }
    bool lacksWeight() const { return m_lacksWeight; }

private:
    hb_blob_t* table(hb_tag_t tag);
    void readMeasures();
    void readTexts() const;

    struct TablesEnd {
        void operator()(hb_face_t* face) const { hb_face_destroy(face); }
        void operator()(hb_font_t* font) const { hb_font_destroy(font); }
    };
    QRawFont m_font;
    std::map<hb_tag_t, QByteArray> m_bytes;  ///< of tables read; kept, because subsets point into them
    std::unique_ptr<hb_face_t, TablesEnd> m_tables;
    std::unique_ptr<hb_font_t, TablesEnd> m_measured;
    std::string m_identity;
    std::string m_name;
    Outlines m_outlines = Outlines::trueType;
    FontMeasures m_measures;
    bool m_lacksSlant = false;
    bool m_lacksWeight = false;
    std::vector<std::uint32_t> m_codes;
    mutable std::vector<QString> m_texts;
};

}  // namespace muster::printer
