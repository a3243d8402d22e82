#include "editor/look/theme.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QFont>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QSettings>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTextEdit>

#include <algorithm>

namespace muster::editor {

namespace {

struct Tones {
    const char *window, *base, *alternate, *button, *text, *disabled, *quiet, *line, *accent, *accentText, *link, *tip;
};
constexpr Tones light{"#f4f4f2", "#ffffff", "#f8f8f6", "#fbfbfa", "#1f2328", "#8a9097",
                      "#5b636b", "#d5d6d3", "#2f5f8f", "#ffffff", "#24578a", "#ffffff"};
constexpr Tones dark{"#25282c", "#1c1f22", "#212427", "#2f3338", "#e6e8ea", "#7c838a",
                     "#a3abb3", "#43484e", "#4f86bd", "#ffffff", "#8dbbe8", "#2f3338"};

QPalette paletteOf(const Tones& tones)
{
    QPalette palette{QColor(tones.button), QColor(tones.window)};
    const auto set = [&](QPalette::ColorRole role, const char* tone) { palette.setColor(role, QColor(tone)); };
    set(QPalette::Window, tones.window);
    set(QPalette::WindowText, tones.text);
    set(QPalette::Base, tones.base);
    set(QPalette::AlternateBase, tones.alternate);
    set(QPalette::Text, tones.text);
    set(QPalette::Button, tones.button);
    set(QPalette::ButtonText, tones.text);
    set(QPalette::ToolTipBase, tones.tip);
    set(QPalette::ToolTipText, tones.text);
    set(QPalette::PlaceholderText, tones.quiet);
    set(QPalette::Highlight, tones.accent);
    set(QPalette::HighlightedText, tones.accentText);
    set(QPalette::Link, tones.link);
    set(QPalette::LinkVisited, tones.link);
    set(QPalette::BrightText, tones.accentText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(tones.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(tones.line));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor(tones.disabled));
    return palette;
}

constexpr const char* darkEdge = "#7c838a";  ///< three times as bright as its neighbours

/// The Fusion style with visible outlines of fields, boxes and buttons on dark backgrounds, where Fusion draws them too
/// dark.
class OutlinedFields : public QProxyStyle {
public:
    OutlinedFields() : QProxyStyle(QStyleFactory::create("Fusion")) { setObjectName("muster"); }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        if (element == PE_FrameFocusRect && qobject_cast<const QAbstractItemView*>(widget))
            return drawCurrentRow(*option, *painter);
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (!isDark(option->palette)) return;
        if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck)
            outline(*option, *painter, Outline::box);
        else if (element == PE_IndicatorRadioButton)
            outline(*option, *painter, Outline::circle);
        else if (element == PE_FrameLineEdit || (element == PE_Frame && (qobject_cast<const QPlainTextEdit*>(widget) ||
                                                                         qobject_cast<const QTextEdit*>(widget))))
            outline(*option, *painter, Outline::field);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override
    {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        const bool isFramed =
            (control == CC_SpinBox && spin && spin->frame) || (control == CC_ComboBox && combo && combo->frame);
        if (isFramed && isDark(option->palette)) outline(*option, *painter, Outline::field);
    }

private:
    enum class Outline { box, circle, field };

    static void outline(const QStyleOption& option, QPainter& painter, Outline form)
    {
        const bool isEnabled = option.state.testFlag(State_Enabled);
        // The focused field already has a brighter frame.
        if (form == Outline::field && isEnabled && option.state.testFlag(State_HasFocus)) return;
        painter.save();
        painter.setPen(form == Outline::box ? quietColour(option.palette)
                       : isEnabled          ? QColor(darkEdge)
                                            : lineColour(option.palette));
        painter.setBrush(Qt::NoBrush);
        painter.setRenderHint(QPainter::Antialiasing, form != Outline::box);
        const QRectF middle = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
        if (form == Outline::box)
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
        else if (form == Outline::circle)
            painter.drawEllipse(middle.adjusted(0.5, 0.5, -0.5, -0.5));
        else
            painter.drawRoundedRect(middle, 2, 2);
        painter.restore();
    }

    /// Marks the current row of a list, visibly on any background.
    static void drawCurrentRow(const QStyleOption& option, QPainter& painter)
    {
        painter.save();
        painter.setPen(QPen(option.palette.color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
        painter.restore();
    }
};

}  // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor levelColour(diagnostics::Level level, const QPalette& palette)
{
    const bool onDark = isDark(palette);
    switch (level) {
    case diagnostics::Level::error: return onDark ? QColor(0xff8a80) : QColor(0xb3261e);
    case diagnostics::Level::warning: return onDark ? QColor(0xf2c063) : QColor(0x8f5a00);
    default: return onDark ? QColor(0x8dbbe8) : QColor(0x24578a);
    }
}

QColor quietColour(const QPalette& palette) { return QColor(isDark(palette) ? dark.quiet : light.quiet); }

QFont smallOf(const QFont& font)
{
    QFont smaller = font;
    smaller.setPointSizeF(font.pointSizeF() * 0.88);
    return smaller;
}

QColor lineColour(const QPalette& palette) { return QColor(isDark(palette) ? dark.line : light.line); }

Theme::Theme(QSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_systemPalette(QApplication::palette())
{
    const double size = QApplication::font().pointSizeF();
    if (size > 0) m_systemSize = std::max(size, 9.5);
    const auto word = settings.value("view/brightness").toString();
    m_brightness = word == "light" ? Brightness::light : word == "dark" ? Brightness::dark : Brightness::system;
    m_zoom = std::clamp(settings.value("view/zoom", 100).toInt(), 60, 250);
}

void Theme::apply()
{
    if (QApplication::style()->objectName() != QLatin1String("muster")) QApplication::setStyle(new OutlinedFields);
    const bool onDark =
        m_brightness == Brightness::dark || (m_brightness == Brightness::system && isDark(m_systemPalette));
    QApplication::setPalette(paletteOf(onDark ? dark : light));
    QFont font = QApplication::font();
    font.setPointSizeF(m_systemSize * m_zoom / 100);
    QApplication::setFont(font);
    Q_EMIT changed();
}

void Theme::setBrightness(Brightness brightness)
{
    m_brightness = brightness;
    m_settings.setValue("view/brightness", brightness == Brightness::dark    ? "dark"
                                           : brightness == Brightness::light ? "light"
                                                                             : "system");
    apply();
}

void Theme::setZoom(int percent)
{
    m_zoom = std::clamp(percent, 60, 250);
    m_settings.setValue("view/zoom", m_zoom);
    apply();
}

}  // namespace muster::editor
