#include "printer/draw/pdf/metadata.hpp"

#include <array>
#include <cmath>
#include <cstdint>

namespace muster::printer::pdf {

namespace {

void put(std::string& out, std::uint32_t number, int bytes = 4)
{
    for (int shift = (bytes - 1) * 8; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift & 0xFF);
}

/// A signed number with 16 bits after the point.
void putFixed(std::string& out, double value)
{
    put(out, static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(value * 65'536))));
}

std::string numbers(std::string_view type, std::initializer_list<double> values)
{
    std::string out(type);
    put(out, 0);
    for (const double value : values) putFixed(out, value);
    return out;
}

std::string text(std::string_view words)
{
    std::string out = "mluc";
    for (const std::uint32_t part : {0u, 1u, 12u}) put(out, part);
    out += "enUS";
    put(out, static_cast<std::uint32_t>(words.size() * 2));
    put(out, 28);
    for (const char c : words) put(out, static_cast<std::uint8_t>(c), 2);
    return out;
}

/// The transfer curve: linear near black, else (a x + b) ^ g.
std::string curve()
{
    std::string out = "para";
    put(out, 0);
    put(out, 3, 2);
    put(out, 0, 2);
    for (const double value : {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045}) putFixed(out, value);
    return out;
}

struct Part {
    std::string_view name;
    std::string data;
};

}  // namespace

std::string srgbProfile()
{
    // The primaries of sRGB, adapted from its white point D65 to the D50 of profiles.
    const std::array<Part, 8> parts{{
        {"desc", text("sRGB")},
        {"cprt", text("Public domain")},
        {"wtpt", numbers("XYZ ", {0.9642, 1.0, 0.8249})},
        {"chad", numbers("sf32", {1.04788208, 0.02291870, -0.05020142, 0.02958679, 0.99048050, -0.01707458, -0.00924683,
                                  0.01507568, 0.75167847})},
        {"rXYZ", numbers("XYZ ", {0.43606567, 0.22248840, 0.01391602})},
        {"gXYZ", numbers("XYZ ", {0.38514710, 0.71687317, 0.09707642})},
        {"bXYZ", numbers("XYZ ", {0.14306641, 0.06060791, 0.71409607})},
        {"rTRC", curve()},
    }};
    std::string table;
    std::string data;
    const std::uint32_t count = 10;
    const std::uint32_t start = 128 + 4 + count * 12;
    std::uint32_t shared = 0;
    const auto entry = [&](std::string_view name, std::uint32_t offset, std::size_t size) {
        table += name;
        put(table, offset);
        put(table, static_cast<std::uint32_t>(size));
    };
    for (const auto& part : parts) {
        shared = start + static_cast<std::uint32_t>(data.size());
        entry(part.name, shared, part.data.size());
        data += part.data;
        data.resize((data.size() + 3) / 4 * 4, '\0');
    }
    // All three colours have the curve of the last part.
    for (const auto* name : {"gTRC", "bTRC"}) entry(name, shared, parts.back().data.size());
    std::string out;
    put(out, start + static_cast<std::uint32_t>(data.size()));
    put(out, 0);
    put(out, 0x04200000);
    out += "mntrRGB XYZ ";
    for (const std::uint32_t part : {2026, 1, 1, 0, 0, 0}) put(out, part, 2);
    out += "acsp";
    out.resize(68, '\0');
    for (const double value : {0.9642, 1.0, 0.8249}) putFixed(out, value);
    out.resize(128, '\0');
    put(out, count);
    return out + table + data;
}

}  // namespace muster::printer::pdf
