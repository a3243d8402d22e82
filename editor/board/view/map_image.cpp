#include "editor/board/view/map_image.hpp"

#include "editor/board/view/sketch_picture.hpp"
#include "printer/layout/map_drawing.hpp"
#include "printer/map/map_sketch.hpp"

#include <QPainter>

#include <algorithm>

namespace muster::editor {

QImage mapImage(const sheet::MapPicture& map, QSize size, double pixelRatio)
{
    QImage image(size * pixelRatio, QImage::Format_RGB32);
    image.fill(QColor(250, 249, 243));
    auto opened = printer::Typesetter::open();
    auto* type = std::get_if<printer::Typesetter>(&opened);
    if (type && map.isValid()) {
        const double pixels = std::max(image.width() / map.width, image.height() / map.depth);
        printer::MapStyle style{sketchScaleFor(pixels, pixelRatio), {}, {}, 1, false};
        style.table = style.numbers = style.names = false;
        style.ownColours = true;
        const SketchPicture sketch(printer::map::sketchMap(map, style, printer::measureWith(*type)), type);
        const double factor = pixels / (style.scale * printer::unitsPerMillimetre);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(image.width() / 2.0, image.height() / 2.0);
        painter.scale(factor, factor);
        painter.translate(-sketch.board().center());
        sketch.paint(painter);
    }
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

}  // namespace muster::editor
