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

/// What a person chose: the system's own brightness, or always one.
enum class Brightness { system, light, dark };

/// Whether a palette writes light on dark.
bool isDark(const QPalette& palette);

/// The colour of a level, readable on the palette's base; always shown beside an icon or a word.
QColor levelColour(diagnostics::Level level, const QPalette& palette);
/// Text of second rank, such as a summary below a name.
QColor quietColour(const QPalette& palette);
/// The letters of such text.
QFont smallOf(const QFont& font);
/// Lines between things.
QColor lineColour(const QPalette& palette);

/// The looks of the program: the Fusion style in a light or dark palette with one accent, and the size of its letters.
class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(QSettings& settings, QObject* parent = nullptr);

    /// Sets style, palette and letters of the application as remembered.
    void apply();
    Brightness brightness() const { return m_brightness; }
    void setBrightness(Brightness brightness);
    /// In percent of the system's size, between 60 and 250.
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
