#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <filesystem>
#include <string_view>

namespace muster::editor {

/// A picture to trace, or why there is none.
struct ReadPicture {
    QImage image;     ///< at most maxPixels; null with a problem
    QSize size;       ///< pixels of the file; of an SVG file, at its largest
    QString problem;  ///< a sentence in the user's language; empty if it was read
};

/// Larger pictures are scaled down while they are read, so that none is decoded in full.
inline constexpr qint64 maxPixels = 16'000'000;

/// Reads a PNG, JPEG or SVG file to which a scenario refers, inside its project. For any thread.
ReadPicture readPicture(const std::filesystem::path& scenario, std::string_view reference);

}  // namespace muster::editor
