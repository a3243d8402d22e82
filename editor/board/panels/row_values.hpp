#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

// Reading and writing of plain values in rows, for one or several items.

/// Limit of coordinates in a row, in its measure.
inline constexpr double farthestPlace = 100000;

/// The text at a key of all items; empty if it differs.
QString sameText(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key);
/// The number at a key of all items; nothing if it differs or is missing.
std::optional<double> sameNumber(PropertyRows::Text now, const std::vector<std::string>& pointers,
                                 std::string_view key);
bool allTrue(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key);

/// Writes a text; an empty one removes the key.
Change setText(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
               const QString& text);
/// Writes a number with up to three decimals; without one, removes the key.
Change setNumber(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
                 std::optional<double> number);

/// "true", "false" or empty for a choice; empty if the items differ.
QString sameFlag(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key);
/// Writes a value in the format of `sameFlag`.
Change setFlagChoice(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
                     const QString& choice);
/// The two numbers at a key of an item, such as a position; nothing if they are missing.
std::optional<geometry::Point> pointAt(PropertyRows::Text now, const std::string& pointer, std::string_view key);
Change setPoint(PropertyRows::Text now, const std::string& pointer, std::string_view key,
                const std::optional<geometry::Point>& point);

/// None, then the sides of the scenario, by id.
RowChoices sideChoices(PropertyRows::Text now, const QString& nobody);
/// A word for none, then the four edges.
RowChoices edgeChoices(const QString& none);
QString edgeWord(std::string_view edge);
/// A side's name, or its id.
QString sideName(text::Node side);

}  // namespace muster::editor
