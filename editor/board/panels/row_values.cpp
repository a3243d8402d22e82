#include "editor/board/panels/row_values.hpp"

#include "core/text/edit.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace muster::editor {

using text::Node;

namespace {

Node valueAt(PropertyRows::Text now, const std::string& pointer, std::string_view key)
{
    return now.document.root().at(std::string_view(pointer)).at(key);
}

QString edgesWord(const char* text) { return QCoreApplication::translate("BoardPanels", text); }

}  // namespace

QString sameText(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key)
{
    if (pointers.empty()) return {};
    const auto first = valueAt(now, pointers.front(), key).string();
    const bool isSame = std::all_of(pointers.begin(), pointers.end(),
                                    [&](const auto& pointer) { return valueAt(now, pointer, key).string() == first; });
    return isSame ? toQString(first) : QString();
}

std::optional<double> sameNumber(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key)
{
    std::optional<double> number;
    for (const auto& pointer : pointers) {
        const Node value = valueAt(now, pointer, key);
        if (!value.isNumber() || (number && *number != value.real())) return std::nullopt;
        number = value.real();
    }
    return number;
}

bool allTrue(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key)
{
    return !pointers.empty() && std::all_of(pointers.begin(), pointers.end(),
                                            [&](const auto& pointer) { return valueAt(now, pointer, key).boolean(); });
}

namespace {

std::string numberText(double number)
{
    QString text = QString::number(number, 'f', 3);
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(u'.')) text.chop(1);
    return text == QStringLiteral("-0") ? "0" : utf8(text);
}

/// Handles one item, which may be the scenario, or several.
Change write(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
             const std::string& json)
{
    if (pointers.size() != 1) return scenario::setValues(now, pointers, key, json);
    return json.empty() ? scenario::clearValue(now, pointers.front(), key)
                        : scenario::setValue(now, pointers.front(), key, json);
}

}  // namespace

Change setText(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
               const QString& text)
{
    return write(now, pointers, key, text.isEmpty() ? std::string() : text::quoted(utf8(text)));
}

Change setNumber(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
                 std::optional<double> number)
{
    if (!number || !std::isfinite(*number)) return write(now, pointers, key, {});
    return write(now, pointers, key, numberText(*number));
}

QString sameFlag(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key)
{
    const auto word = [&](const std::string& pointer) {
        const Node value = valueAt(now, pointer, key);
        return value.isBoolean() ? QString::fromLatin1(value.boolean() ? "true" : "false") : QString();
    };
    const bool isSame = !pointers.empty() && std::all_of(pointers.begin(), pointers.end(), [&](const auto& pointer) {
        return word(pointer) == word(pointers.front());
    });
    return isSame ? word(pointers.front()) : QString();
}

Change setFlagChoice(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
                     const QString& choice)
{
    return write(now, pointers, key, utf8(choice));
}

std::optional<geometry::Point> pointAt(PropertyRows::Text now, const std::string& pointer, std::string_view key)
{
    const Node value = valueAt(now, pointer, key);
    if (!value.isArray() || value.size() != 2 || !value.at(0u).isNumber() || !value.at(1u).isNumber())
        return std::nullopt;
    return geometry::Point{value.at(0u).real(), value.at(1u).real()};
}

Change setPoint(PropertyRows::Text now, const std::string& pointer, std::string_view key,
                const std::optional<geometry::Point>& point)
{
    if (!point || !geometry::isFinite(*point)) return write(now, {pointer}, key, {});
    return write(now, {pointer}, key, "[" + numberText(point->x) + ", " + numberText(point->y) + "]");
}

QString sideName(Node side)
{
    return toQString(side["name"].string().empty() ? side["id"].string() : side["name"].string());
}

RowChoices sideChoices(PropertyRows::Text now, const QString& nobody)
{
    RowChoices choices{{QString(), nobody}};
    for (const Node side : now.document.root()["sides"])
        choices.emplace_back(toQString(side["id"].string()), sideName(side));
    return choices;
}

QString edgeWord(std::string_view edge)
{
    if (edge == "north") return edgesWord(QT_TRANSLATE_NOOP("BoardPanels", "North"));
    if (edge == "south") return edgesWord(QT_TRANSLATE_NOOP("BoardPanels", "South"));
    if (edge == "east") return edgesWord(QT_TRANSLATE_NOOP("BoardPanels", "East"));
    if (edge == "west") return edgesWord(QT_TRANSLATE_NOOP("BoardPanels", "West"));
    return toQString(edge);
}

RowChoices edgeChoices(const QString& none)
{
    RowChoices choices{{QString(), none}};
    for (const char* edge : {"north", "south", "east", "west"})
        choices.emplace_back(QString::fromLatin1(edge), edgeWord(edge));
    return choices;
}

}  // namespace muster::editor
