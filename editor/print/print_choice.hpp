#pragma once

#include "printer/settings/settings.hpp"

#include <QString>

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

namespace muster::editor {

/// What a person chose in the print dialog.
struct PrintChoice {
    bool blank = false;  ///< empty sheets to fill by hand, in place of the file's own
    printer::Settings settings;
};

/// Keeps a choice for the next print. Sheets are kept for each `game` by itself; a date only where it is today's.
void remember(const PrintChoice& choice, const QString& game, QSettings& settings);

/// The choice of the last print; what was never chosen, or cannot be read, is as the command line has it.
PrintChoice recalled(const QString& game, QSettings& settings);

}  // namespace muster::editor
