#pragma once

#include <optional>
#include <string>
#include <vector>

namespace muster::printer {

/// A QR code as a square of modules.
struct QrCode {
    int size = 0;            ///< modules of a side, without the quiet zone
    std::vector<bool> dark;  ///< row by row

    bool isDark(int row, int column) const { return dark[static_cast<std::size_t>(row * size + column)]; }
};

/// Modules that stay white on every side.
inline constexpr int quietZone = 4;

/// The smallest QR code of level M (15 % of it may be lost) with that text; nothing if none has room for it.
std::optional<QrCode> qrCode(const std::string& text);

}  // namespace muster::printer
