#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <vector>

namespace muster::printer {

/// The number of each glyph, by index, in a CFF table with explicit glyph numbers (a CID-keyed font). Nothing for other
/// fonts and damaged tables.
std::optional<std::vector<std::uint32_t>> glyphNumbers(const QByteArray& table);

}  // namespace muster::printer
