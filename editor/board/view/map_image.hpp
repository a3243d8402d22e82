#pragma once

#include "core/sheet/map.hpp"

#include <QImage>

namespace muster::editor {

/// The middle of a map without words, as large as fills the size. Thread-safe.
QImage mapImage(const sheet::MapPicture& map, QSize size, double pixelRatio);

}  // namespace muster::editor
