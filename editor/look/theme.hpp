#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <QString>

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

namespace muster::editor {

/// The user's setting: the system's brightness, or a fixed one.
enum class Brightness { system, light, dark };

/// Returns true if a palette has light text on a dark background.
bool isDark(const QPalette& palette);

/// The colour of a level, readable on the palette's base; always used with an icon or a word.
QColor levelColour(diagnostics::Level level, const QPalette& palette);
/// The colour of secondary text, such as a summary below a name.
QColor quietColour(const QPalette& palette);
/// The font of such text.
QFont smallOf(const QFont& font);
/// The colour of separator lines.
QColor lineColour(const QPalette& palette);

/// The look of the program: the Fusion style in a light or dark palette with one accent colour, and the font size.
class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(QSettings& settings, QObject* parent = nullptr);

    /// Applies the saved style, palette and font to the application.
    void apply();
    Brightness brightness() const { return m_brightness; }
    void setBrightness(Brightness brightness);
    /// In percent of the system's font size, between 60 and 250.
    int zoom() const { return m_zoom; }
    void setZoom(int percent);

Q_SIGNALS:
    void changed();

private:
    QSettings& m_settings;
    QPalette m_systemPalette;
    double m_systemSize = 10;
    Brightness m_brightness = Brightness::system;
    int m_zoom = 100;
};

}  // namespace muster::editor
