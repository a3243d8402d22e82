#pragma once

#include "editor/print/print_work.hpp"

#include <QString>
#include <QStringList>

namespace muster::editor {

/// The kinds of file a print can become.
enum class PrintForm { pdf, svg, png, html, text, markdown };

/// "pdf", "svg", "png", "html", "txt" or "md".
QString suffixOf(PrintForm form);

/// The files that a print of so many pages becomes: images are one a page, "army-1.png", "army-2.png".
QStringList filesOf(PrintForm form, const QString& path, std::size_t pages);

/// Writes a sound print, each file in one step; the same bytes as the command line's. Returns what went wrong, or
/// nothing.
QString writePrint(const Print& print, PrintForm form, const QString& path);

}  // namespace muster::editor
