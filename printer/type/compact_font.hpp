#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <vector>

namespace muster::printer {

/// For a CFF table whose glyphs carry numbers of their own (a CID-keyed font): the number of each glyph, by its place.
/// Nothing for other fonts and for tables that are damaged.
std::optional<std::vector<std::uint32_t>> glyphNumbers(const QByteArray& table);

}  // namespace muster::printer
