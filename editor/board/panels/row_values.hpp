#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

// Reading and writing of the plain values that rows show, for one item or for several at once.

/// How far from the edges of the board a row lets a place be put, in its measure.
inline constexpr double farthestPlace = 100000;

/// The text at a key of all items; empty where they differ.
QString sameText(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key);
/// The number at a key of all items; nothing where they differ or have none.
std::optional<double> sameNumber(PropertyRows::Text now, const std::vector<std::string>& pointers,
                                 std::string_view key);
bool allTrue(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key);

/// Writes a text; an empty one takes the key away.
Change setText(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
               const QString& text);
/// Writes a number with up to three decimals; none takes the key away.
Change setNumber(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
                 std::optional<double> number);
/// Writes true, or takes the key away.
Change setFlag(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key, bool on);

/// True, false or nothing, as a choice has it: "true", "false" or empty; empty where items differ.
QString sameFlag(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key);
/// Writes what `sameFlag` reads.
Change setFlagChoice(PropertyRows::Text now, const std::vector<std::string>& pointers, std::string_view key,
                     const QString& choice);
/// The two numbers at a key of an item, such as a place; nothing where it has none.
std::optional<geometry::Point> pointAt(PropertyRows::Text now, const std::string& pointer, std::string_view key);
Change setPoint(PropertyRows::Text now, const std::string& pointer, std::string_view key,
                const std::optional<geometry::Point>& point);

/// Nobody, and then the sides of the scenario, by id.
RowChoices sideChoices(PropertyRows::Text now, const QString& nobody);
/// The four edges behind a word for none.
RowChoices edgeChoices(const QString& none);
QString edgeWord(std::string_view edge);
/// A side's name, or its id.
QString sideName(text::Node side);

}  // namespace muster::editor
