#include "printer/layout/side_look.hpp"

#include "printer/page/symbol.hpp"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double minFrameContrast = 3;  // of lines and areas beside each other
constexpr double emblemPart = 1.28;     // of a disc's radius; a square of 1.41 touches the edge
constexpr double letterPart = 1.25;
constexpr Ink commonAccent{0x2f, 0x42, 0x3c};  // bottle green and brass: no army's colours
constexpr Ink commonFrame{0xd9, 0xc4, 0x8c};

QString firstLetter(const QString& word)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, word);
    const auto end = finder.toNextBoundary();
    return end > 0 ? word.left(end).toUpper() : QString();
}

bool isInitial(const QString& word)
{
    return word.at(0).isLetterOrNumber() && !word.at(0).isLower() && word != QStringLiteral("The");
}

QString initialsOf(const QString& name)
{
    const auto words = name.simplified().split(u' ', Qt::SkipEmptyParts);
    QString letters;
    int count = 0;
    for (const auto& word : words) {
        if (count == 2 || !isInitial(word)) continue;
        letters += firstLetter(word);
        ++count;
    }
    return letters.isEmpty() && !words.isEmpty() ? firstLetter(words.front()) : letters;
}

}  // namespace

SideLook sideLookOf(const sheet::Booklet& booklet, InkMode inkMode)
{
    SideLook look;
    const auto first = inkOfHex(booklet.colour);
    look.isColoured = first.has_value();
    look.accent = readable(first.value_or(Ink{}));
    look.frame = legible(inkOfHex(booklet.secondColour).value_or(Ink(255)), look.accent, minFrameContrast);
    look.isSaving = inkMode == InkMode::saving;
    look.emblem = booklet.emblem;
    // Blank sheets of no list bear the name of the game, whose initials are no army's.
    if (booklet.name != booklet.game) look.letters = initialsOf(displayText(booklet.name));
    return look;
}

SideLook commonLook(InkMode inkMode)
{
    SideLook look;
    look.isColoured = true;
    look.accent = commonAccent;
    look.frame = commonFrame;
    look.isSaving = inkMode == InkMode::saving;
    return look;
}

void drawEmblem(Drawing& drawing, const SideLook& look, double x, double y, double side, Ink ink, Ink ground)
{
    if (const auto& picture = look.emblem.picture) {
        const double longer = std::max(picture->width, picture->height);
        const double width = side * picture->width / longer, height = side * picture->height / longer;
        drawing.add(ImageMark{x + (side - width) / 2, y + (side - height) / 2, width, height, picture});
    } else if (const auto& symbol = look.emblem.drawing) {
        const auto place = Transform::scale(side / sheet::symbolSide).then(Transform::shift(x, y));
        drawing.add(
            GroupMark{std::make_shared<const std::vector<Mark>>(marksOf(symbol->parts, side, ink, ground)), place});
    }
}

void drawRoundel(Drawing& drawing, const SideLook& look, double x, double y, double radius)
{
    drawing.add(EllipseMark{x, y, radius, radius, look.isSaving ? rule::thick : 0, look.accent, Ink{255}});
    drawing.add(EllipseMark{x, y, radius * 0.91, radius * 0.91, std::max(radius * 0.02, rule::medium), look.accent});
    if (look.emblem) {
        const double side = radius * emblemPart;
        return drawEmblem(drawing, look, x - side / 2, y - side / 2, side, look.accent);
    }
    Style style{radius / type::millimetresPerPoint, Face::display, look.accent};
    const double width = drawing.type().width(look.letters, style);
    if (width > radius * letterPart) style.points *= radius * letterPart / width;
    const double middle = style.points * type::millimetresPerPoint * 0.355;  // half the height of capitals
    const double taken = drawing.type().width(look.letters, style);
    Mark letters{TextMark{x - taken / 2, y + middle, look.letters, style, taken}};
    letters.tag = artifact();
    if (!look.letters.isEmpty()) drawing.add(std::move(letters));
}

}  // namespace muster::printer
