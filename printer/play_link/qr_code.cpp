#include "printer/play_link/qr_code.hpp"

#include <qrencode.h>

#include <memory>

namespace muster::printer {

std::optional<QrCode> qrCode(const std::string& text)
{
    constexpr int smallestVersion = 0;
    constexpr int caseSensitive = 1;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeString(text.c_str(), smallestVersion, QR_ECLEVEL_M, QR_MODE_8, caseSensitive), &QRcode_free);
    if (!made) return std::nullopt;
    QrCode code;
    code.size = made->width;
    const auto count = static_cast<std::size_t>(code.size) * static_cast<std::size_t>(code.size);
    for (std::size_t i = 0; i < count; ++i) code.dark.push_back((made->data[i] & 1) != 0);  // the lowest bit: dark
    return code;
}

}  // namespace muster::printer
