#include "editor/window/place_keys.hpp"

#include <QCoreApplication>
#include <QKeySequence>

namespace muster::editor {

namespace {

QString keyWords(const char* text) { return QCoreApplication::translate("Keys", text); }

/// The name of a key as shown in menus.
QString native(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return QKeySequence(QKeyCombination(modifiers, key)).toString(QKeySequence::NativeText);
}

PlaceKeys inArmy()
{
    return {
        keyWords(QT_TRANSLATE_NOOP("Keys", "In the army")),
        {{keyWords(QT_TRANSLATE_NOOP("Keys", "One more, one less")), QStringLiteral("+, -")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "To the values of the selection")), native(Qt::Key_Return)},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Open or close a group")),
          native(Qt::Key_Right) + QStringLiteral(", ") + native(Qt::Key_Left)},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "From the search of the catalogue to its results")), native(Qt::Key_Down)},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Add one of the result, add it as a row of its own")),
          native(Qt::Key_Return) + QStringLiteral(", ") + native(Qt::Key_Return, Qt::ShiftModifier)}}};
}

PlaceKeys inForm()
{
    return {keyWords(QT_TRANSLATE_NOOP("Keys", "Among the values")),
            {{keyWords(QT_TRANSLATE_NOOP("Keys", "To the next value, to the one before")),
              native(Qt::Key_Tab) + QStringLiteral(", ") + native(Qt::Key_Tab, Qt::ShiftModifier)},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "Open a list of choices")), native(Qt::Key_Down, Qt::AltModifier)},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "Tick or untick a row of a table")), native(Qt::Key_Space)}}};
}

PlaceKeys tools()
{
    return {
        keyWords(QT_TRANSLATE_NOOP("Keys", "Tools of the table")),
        {{keyWords(QT_TRANSLATE_NOOP("Keys", "Select and move")), QStringLiteral("V")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Polygon, rectangle, ellipse, freehand")), QStringLiteral("P, R, E, F")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Scatter small pieces")), QStringLiteral("S")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "River, road or wall")), QStringLiteral("W")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Edit points")), QStringLiteral("N")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Objective, rally point")), QStringLiteral("O, Y")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Draw like something on the table")), QStringLiteral("I")},
         {keyWords(QT_TRANSLATE_NOOP("Keys", "Tape, line of sight, ranges")), QStringLiteral("T, L, G")}}};
}

PlaceKeys onTable()
{
    const QString left = native(Qt::Key_Left), right = native(Qt::Key_Right), up = native(Qt::Key_Up),
                  down = native(Qt::Key_Down);
    return {keyWords(QT_TRANSLATE_NOOP("Keys", "On the table")),
            {{keyWords(QT_TRANSLATE_NOOP("Keys", "To the next item, to the previous one")),
              native(Qt::Key_Tab) + QStringLiteral(", ") + native(Qt::Key_Tab, Qt::ShiftModifier)},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "Move what is selected; with Ctrl finer, with Shift wider")),
              QStringList{left, right, up, down}.join(QStringLiteral(", "))},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "Turn it")), QStringLiteral("[, ]")},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "To its values")), native(Qt::Key_Return)},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "Move the view while held")), native(Qt::Key_Space)},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "Zoom in, zoom out")), QStringLiteral("+, -")},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "The whole table")), native(Qt::Key_Home)},
             {keyWords(QT_TRANSLATE_NOOP("Keys", "Finish a shape, remove its last corner, cancel it")),
              QStringList{native(Qt::Key_Return), native(Qt::Key_Backspace), native(Qt::Key_Escape)}.join(
                  QStringLiteral(", "))}}};
}

}  // namespace

std::vector<PlaceKeys> placeKeys() { return {inArmy(), inForm(), tools(), onTable()}; }

}  // namespace muster::editor
