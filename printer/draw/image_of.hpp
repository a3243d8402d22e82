#pragma once

#include "printer/page/marks.hpp"

#include <QImage>

namespace muster::printer {

/// The picture as an image that refers to its dots, and must not outlive it.
inline QImage imageOf(const sheet::Picture& picture)
{
    return {picture.dots.data(), static_cast<int>(picture.width), static_cast<int>(picture.height),
            static_cast<qsizetype>(picture.width) * 4, QImage::Format_RGBA8888};
}

}  // namespace muster::printer
