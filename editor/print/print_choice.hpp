#pragma once

#include "printer/settings/settings.hpp"

#include <QString>

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

namespace muster::editor {

/// The user's choices in the print dialog.
struct PrintChoice {
    bool blank = false;  ///< empty sheets to fill in by hand, instead of the file's own
    printer::Settings settings;
};

/// Saves a choice for the next print. Sheets are saved per `game`; a date only if it is today's.
void remember(const PrintChoice& choice, const QString& game, QSettings& settings);

/// The choice of the last print; missing or unreadable values use the command line's defaults.
PrintChoice recalled(const QString& game, QSettings& settings);

}  // namespace muster::editor
