#include "printer/draw/glyph_picture.hpp"

#include <QGlyphRun>
#include <QPainter>

#include <cmath>

namespace muster::printer {

GlyphPicture pictureOf(const FontCut& cut, std::uint32_t glyph)
{
    constexpr double dots = 128;  // per em, the resolution of emoji fonts
    auto font = cut.font();
    font.setPixelSize(dots);
    const double width = cut.advance(glyph);
    const double ascent = font.ascent() / dots;
    const double height = ascent + font.descent() / dots;
    if (!(width > 0 && width < 8 && height > 0 && height < 8)) return {};
    GlyphPicture picture{QImage(static_cast<int>(std::ceil(width * dots)), static_cast<int>(std::ceil(height * dots)),
                                QImage::Format_ARGB32),
                         0, 0, width, height};
    picture.bottom = ascent - height;
    picture.image.fill(Qt::transparent);
    QGlyphRun run;
    run.setRawFont(font);
    run.setGlyphIndexes({glyph});
    run.setPositions({QPointF(0, 0)});
    QPainter painter(&picture.image);
    painter.drawGlyphRun(QPointF(0, ascent * dots), run);
    painter.end();
    return picture;
}

}  // namespace muster::printer
