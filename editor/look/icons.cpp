#include "editor/look/icons.hpp"

#include "editor/look/theme.hpp"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <map>

namespace muster::editor {

namespace {

using diagnostics::Level;

// 24 by 24 units, line width 1.8; "currentColor" is replaced by the icon's colour.
const std::map<QString, const char*>& drawings()
{
    static const std::map<QString, const char*> all = {
        {"new", "<path d='M6 3h8l4 4v14H6z'/><path d='M14 3v4h4M12 11v6M9 14h6'/>"},
        {"open", "<path d='M3 19V6h6l2 2h8v3'/><path d='M3 19l3-8h15l-3 8z'/>"},
        {"folder", "<path d='M3 19V6h6l2 2h10v11z'/>"},
        {"save", "<path d='M4 4h13l3 3v13H4z'/><path d='M8 4v5h7V4M8 20v-6h8v6'/>"},
        {"undo", "<path d='M9 6L4 11l5 5'/><path d='M4 11h10a5 5 0 010 10h-3'/>"},
        {"redo", "<path d='M15 6l5 5-5 5'/><path d='M20 11H10a5 5 0 000 10h3'/>"},
        {"print", "<path d='M7 9V3h10v6'/><path d='M4 9h16v8h-3v-3H7v3H4z'/><path d='M7 14v7h10v-7'/>"},
        {"add", "<path d='M12 5v14M5 12h14'/>"},
        {"remove", "<path d='M5 7h14M10 7V4h4v3M7 7l1 14h8l1-14M10 11v6M14 11v6'/>"},
        {"duplicate", "<path d='M8 8h12v12H8z'/><path d='M16 8V4H4v12h4'/>"},
        {"up", "<path d='M12 20V5M6 11l6-6 6 6'/>"},
        {"down", "<path d='M12 4v15M6 13l6 6 6-6'/>"},
        {"group", "<path d='M5 21V3'/><path d='M5 4h13l-3 4 3 4H5'/>"},
        {"leader", "<path d='M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8z'/>"},
        {"unit", "<path d='M3 6h18v12H3z'/><path d='M3 6l18 12M21 6L3 18'/>"},
        {"army", "<path d='M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z'/>"},
        {"file", "<path d='M6 3h8l4 4v14H6z'/><path d='M14 3v4h4'/>"},
        {"search", "<circle cx='10' cy='10' r='6'/><path d='M15 15l6 6'/>"},
        {"settings",
         "<path d='M4 7h9M17 7h3M4 17h3M11 17h9'/><circle cx='15' cy='7' r='2'/><circle cx='9' cy='17' r='2'/>"},
        {"source", "<path d='M8 6l-5 6 5 6M16 6l5 6-5 6'/>"},
        {"fix", "<path d='M4 20l9-9M15 3v4M13 5h4M20 8v4M18 10h4M8 4v3M6.500 5.500h3'/>"},
        {"legal", "<circle cx='12' cy='12' r='9'/><path d='M8 12l3 3 5-6'/>"},
        {"error", "<circle cx='12' cy='12' r='9'/><path d='M9 9l6 6M15 9l-6 6'/>"},
        {"warning", "<path d='M12 4l9.500 16h-19z'/><path d='M12 10v5M12 17.500v.5'/>"},
        {"info", "<circle cx='12' cy='12' r='9'/><path d='M12 11v6M12 7.500v.5'/>"},
        {"help", "<circle cx='12' cy='12' r='9'/><path d='M9.500 9.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M12 "
                 "16.500v.5'/>"},
        {"close", "<path d='M6 6l12 12M18 6L6 18'/>"},
        {"compare", "<path d='M4 4h7v16H4zM13 4h7v16h-7z'/><path d='M6.500 8h2M6.500 12h2M15.500 8h2M15.500 16h2'/>"},
        {"pointer", "<path d='M6 3l12 10-6 .8 3.500 6.200-2.800 1.500-3.400-6.300L5 19z'/>"},
        {"fit", "<path d='M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M8 8h8v8H8z'/>"},
        {"polygon", "<path d='M5 9l7-5 8 6-3 10H7z'/>"},
        {"rectangle", "<path d='M4 6h16v12H4z'/>"},
        {"ellipse", "<ellipse cx='12' cy='12' rx='9' ry='6.500'/>"},
        {"freehand", "<path d='M5 15c-3-5 2-11 7-9s2 4 5 4 4 6 0 8-9 2-12-3z'/>"},
        {"scatter",
         "<circle cx='7' cy='7' r='2.800'/><circle cx='16.500' cy='8.500' r='3.300'/><circle cx='9' cy='16.500' "
         "r='3.600'/><circle cx='18' cy='17.500' r='2.200'/>"},
        {"way", "<path d='M7 21c-4-8 8-8 3-18M13 21c-3-7 8-9 4-18'/>"},
        {"points", "<path d='M6 18L12 6l7 9'/><path d='M4 16.500h4v3H4zM10 4.500h4v3h-4zM17 13.500h4v3h-4z'/>"},
        {"objective", "<circle cx='12' cy='12' r='8.500'/><circle cx='12' cy='12' r='4'/><path d='M12 11.500v1'/>"},
        {"rally-point", "<path d='M7 21V4l10 4-10 4'/><path d='M4 21h7'/>"},
        {"eyedropper", "<path d='M4 20l1-4L14 7l3 3-9 9z'/><path d='M12.500 5.500l6 6M15 7l2.500-2.500a2.100 2.100 0 "
                       "013 3L18 10'/>"},
        {"tape", "<path d='M3 9h18v7H3zM7 9v3M11 9v4M15 9v3M19 9v4'/>"},
        {"sight", "<path d='M2.500 12c5-8 14-8 19 0-5 8-14 8-19 0z'/><circle cx='12' cy='12' r='3'/>"},
        {"ranges", "<path d='M12 21L4 8a15 15 0 0116 0z'/><path d='M8 14.500a8 8 0 018 0'/>"},
        {"reach",
         "<path d='M12 21v-8M8 16l4-4 4 4'/><path d='M4 12a8.500 8.500 0 0116 0' stroke-dasharray='3 2.500'/>"},
        {"dice", "<path d='M4 4h16v16H4z'/><path d='M8.500 8.500v.1M15.500 8.500v.1M12 12v.1M8.500 15.500v.1M15.500 "
                 "15.500v.1' stroke-width='2.600'/>"},
        {"align-left", "<path d='M4 3v18M7 6h12v4H7zM7 14h7v4H7z'/>"},
        {"align-middle-across", "<path d='M12 3v3M12 10v4M12 18v3M5 6h14v4H5zM8 14h8v4H8z'/>"},
        {"align-right", "<path d='M20 3v18M5 6h12v4H5zM10 14h7v4h-7z'/>"},
        {"align-top", "<path d='M3 4h18M6 7h4v12H6zM14 7h4v7h-4z'/>"},
        {"align-middle-up", "<path d='M3 12h3M10 12h4M18 12h3M6 5h4v14H6zM14 8h4v8h-4z'/>"},
        {"align-bottom", "<path d='M3 20h18M6 5h4v12H6zM14 10h4v7h-4z'/>"},
        {"distribute-across", "<path d='M3 3v18M21 3v18M9 7h6v10H9z'/>"},
        {"distribute-up", "<path d='M3 3h18M3 21h18M7 9h10v6H7z'/>"},
        {"mirror-left-right", "<path d='M12 3v18' stroke-dasharray='3 2.500'/><path d='M9 7v10H3zM15 7v10h6z'/>"},
        {"mirror-up-down", "<path d='M3 12h18' stroke-dasharray='3 2.500'/><path d='M7 9h10V3zM7 15h10v6z'/>"},
        {"half-turn",
         "<path d='M5 12a7 7 0 0113-3.500M19 12a7 7 0 01-13 3.500'/><path d='M18.500 4v5h-5M5.500 20v-5h5'/>"},
        {"copy-left-right",
         "<path d='M12 3v18' stroke-dasharray='3 2.500'/><path d='M9 7v8H3zM15 7v8h6zM15 20h6M18 17v6'/>"},
        {"copy-up-down",
         "<path d='M3 12h18' stroke-dasharray='3 2.500'/><path d='M5 9h9V3zM5 15h9v6zM17 19h6M20 16v6'/>"},
        {"copy-half-turn", "<path d='M4 11a7 7 0 0112-4.500M16 13a7 7 0 01-11 2'/><path d='M16.500 2.500v4.500H12M5 "
                           "19.500V15h4.500M17 19h6M20 16v6'/>"},
        {"to-front", "<path d='M4 21h16M12 17V4M6.500 9.500L12 4l5.500 5.500M4 4h3M17 4h3'/>"},
        {"forward", "<path d='M4 20h16M12 16V6M7 11l5-5 5 5'/>"},
        {"backward", "<path d='M4 4h16M12 8v10M7 13l5 5 5-5'/>"},
        {"to-back", "<path d='M4 3h16M12 7v13M6.500 14.500L12 20l5.500-5.500M4 20h3M17 20h3'/>"},
        {"bind", "<path d='M3 3h4v4H3zM17 3h4v4h-4zM3 17h4v4H3zM17 17h4v4h-4zM7 5h10M7 19h10M5 7v10M19 7v10'/>"},
        {"unbind",
         "<path d='M3 3h4v4H3zM17 17h4v4h-4zM7 8l9 9' stroke-dasharray='3 2.500'/><path d='M15 4l5 5M20 4l-5 5'/>"},
        {"lock", "<path d='M5 11h14v10H5zM8 11V7a4 4 0 018 0v4M12 15v2.500'/>"},
        {"unlock", "<path d='M5 11h14v10H5zM8 11V7a4 4 0 017.500-2M12 15v2.500'/>"},
    };
    return all;
}

QColor colourOf(const QString& name, const QPalette& palette, QIcon::Mode mode)
{
    if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::WindowText);
    if (mode == QIcon::Selected) return palette.color(QPalette::HighlightedText);
    if (name == "error") return levelColour(Level::error, palette);
    if (name == "warning") return levelColour(Level::warning, palette);
    if (name == "info") return levelColour(Level::info, palette);
    if (name == "legal") return isDark(palette) ? QColor(0x8fd19e) : QColor(0x2b6e3a);
    return palette.color(QPalette::WindowText);
}

class LineIcon : public QIconEngine {
public:
    explicit LineIcon(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto found = drawings().find(m_name);
        if (found == drawings().end()) return;
        const QString svg =
            QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%1' "
                           "stroke-width='1.8' "
                           "stroke-linecap='round' stroke-linejoin='round'>%2</svg>")
                .arg(colourOf(m_name, QApplication::palette(), mode).name(), QString::fromLatin1(found->second));
        QSvgRenderer renderer(svg.toUtf8());
        const int side = std::min(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        renderer.render(painter, square);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        // A button without size needs no picture.
        if (size.isEmpty()) return {};
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return drawn;
    }
    QIconEngine* clone() const override { return new LineIcon(m_name); }

private:
    QString m_name;
};

}  // namespace

QIcon icon(const QString& name, const QPalette&)
{
    if (!drawings().contains(name)) return {};
    return QIcon(new LineIcon(name));
}

}  // namespace muster::editor
