#include "editor/board/page/terrain_palette.hpp"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QFontMetrics>

using namespace muster;

TEST_CASE("what a kind of terrain does stands in two lines, and says where it goes on")
{
    const QFont font = QApplication::font();
    const QFontMetrics letters(font);
    const QString text = QStringLiteral(
        "Slows every unit that is not light foot, and hides what stands two inches or more inside of it");
    const int whole = letters.horizontalAdvance(text);
    CHECK(editor::paletteLines({}, font, 100).isEmpty());
    CHECK(editor::paletteLines(text, font, whole + 1) == QStringList{text});
    int elided = 0, full = 0;
    for (int width = 40; width <= whole; ++width) {
        INFO(width);
        const auto lines = editor::paletteLines(text, font, width);
        REQUIRE(lines.size() == 2);
        for (const auto& line : lines) CHECK(letters.horizontalAdvance(line) <= width);
        if (lines.back().endsWith(u'\u2026')) {
            ++elided;
            continue;
        }
        // Any omission must be marked.
        CHECK((lines.front() + u' ' + lines.back()).toStdString() == text.toStdString());
        ++full;
    }
    CHECK(elided > 0);
    CHECK(full > 0);
}

TEST_CASE("words of a palette may be one long word, or have lines of their own")
{
    const QFont font = QApplication::font();
    const auto lines = editor::paletteLines(QString(500, u'm'), font, 120);
    REQUIRE(lines.size() == 2);
    CHECK(lines.back().endsWith(u'\u2026'));
    CHECK(editor::paletteLines(QStringLiteral("a\nb"), font, 200) == QStringList{QStringLiteral("a b")});
    CHECK(editor::paletteLines(QStringLiteral("a b"), font, 0).size() <= 2);
}
