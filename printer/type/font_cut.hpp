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

/// How the letters of a font are drawn, which decides how a PDF carries it.
enum class Outlines : std::uint8_t {
    trueType,
    compact,        ///< CFF whose glyphs are numbered by place
    compactByName,  ///< CFF whose glyphs carry numbers of their own (CID)
    pictures,       ///< images, as in fonts of coloured emoji
};

/// Numbers of a font that a PDF states, in units of its em.
struct FontMeasures {
    int unitsPerEm = 1000;
    int left = 0, bottom = 0, right = 0, top = 0;
    int ascent = 0, descent = 0, capHeight = 0;
    double italicAngle = 0;
    int weight = 400;
    bool fixedPitch = false;
};

/// One cut of one font file, read through Qt, so that fonts found by it can be measured, subset and embedded.
class FontCut {
public:
    explicit FontCut(QRawFont font);
    FontCut(const FontCut&) = delete;
    FontCut& operator=(const FontCut&) = delete;

    /// Cuts with the same identity are the same font, in every run.
    const std::string& identity() const { return m_identity; }
    const std::string& name() const { return m_name; }  ///< the PostScript name, letters that a PDF name may have
    Outlines outlines() const { return m_outlines; }
    const FontMeasures& measures() const { return m_measures; }
    const QRawFont& font() const { return m_font; }
    hb_face_t* tables() const { return m_tables.get(); }

    /// In ems.
    double advance(std::uint32_t glyph) const;
    /// The text that a glyph stands for where nothing else is said: the least character shown by it; empty for none.
    const QString& text(std::uint32_t glyph) const;
    /// The number that a PDF's text calls the glyph by.
    std::uint32_t code(std::uint32_t glyph) const { return glyph < m_codes.size() ? m_codes[glyph] : glyph; }
    /// The cut is upright or light where a slanted or bold one was asked for, so that it has to be made from this one.
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
    std::map<hb_tag_t, QByteArray>
        m_bytes;  ///< of tables read; they stay, since a subset in the making points into them
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
