#include "printer/draw/pdf/file.hpp"

#include <QByteArray>
#include <QCryptographicHash>
#include <QString>

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <new>

namespace muster::printer::pdf {

std::string deflated(std::string_view bytes, int level)
{
    auto size = ::compressBound(bytes.size());
    std::string out(size, '\0');
    const auto* from = reinterpret_cast<const Bytef*>(bytes.data());
    // The buffer has the worst-case size, so only lack of memory can fail.
    if (::compress2(reinterpret_cast<Bytef*>(out.data()), &size, from, bytes.size(), level) != Z_OK)
        throw std::bad_alloc();
    out.resize(size);
    out.shrink_to_fit();  // a document keeps those of all pages until its end
    return out;
}

std::string hexadecimal(std::u16string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    out.reserve(text.size() * 4);
    for (const auto unit : text) {
        for (int shift = 12; shift >= 0; shift -= 4) out += digits[unit >> shift & 15];
    }
    return out;
}

std::string textString(const std::string& utf8)
{
    const bool isPlain = std::all_of(utf8.begin(), utf8.end(), [](char c) { return c >= ' ' && c <= '~'; });
    if (!isPlain) return "<FEFF" + hexadecimal(QString::fromStdString(utf8).toStdU16String()) + ">";
    std::string out = "(";
    for (const char c : utf8) {
        if (c == '(' || c == ')' || c == '\\') out += '\\';
        out += c;
    }
    return out + ")";
}

std::string reference(int number) { return fmt::format("{} 0 R", number); }

File::File() : m_bytes("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n"), m_places(1) {}

int File::reserve()
{
    m_places.emplace_back();
    return static_cast<int>(m_places.size()) - 1;
}

void File::begin(int number)
{
    m_places[static_cast<std::size_t>(number)] = {m_bytes.size(), 0};
    fmt::format_to(std::back_inserter(m_bytes), "{} 0 obj\n", number);
}

void File::put(int number, std::string_view body)
{
    begin(number);
    m_bytes.append(body).append("\nendobj\n");
}

int File::add(std::string_view body)
{
    const int number = reserve();
    put(number, body);
    return number;
}

void File::putStream(int number, std::string_view entries, std::string_view compressed)
{
    begin(number);
    fmt::format_to(std::back_inserter(m_bytes), "<<{}/Filter/FlateDecode/Length {}>>\nstream\n", entries,
                   compressed.size());
    m_bytes.append(compressed).append("\nendstream\nendobj\n");
}

int File::addStream(std::string_view entries, std::string_view bytes)
{
    const int number = reserve();
    putStream(number, entries, deflated(bytes));
    return number;
}

void File::pack(int number, std::string_view body)
{
    constexpr std::size_t maxInPack = 200;
    if (m_packed.empty()) m_pack = reserve();
    m_places[static_cast<std::size_t>(number)] = {m_packed.size(), m_pack};
    fmt::format_to(std::back_inserter(m_heads), "{} {} ", number, m_bodies.size());
    m_bodies.append(body).append("\n");
    m_packed.push_back(number);
    if (m_packed.size() == maxInPack) closePack();
}

void File::closePack()
{
    if (m_packed.empty()) return;
    putStream(m_pack, fmt::format("/Type/ObjStm/N {}/First {}", m_packed.size(), m_heads.size()),
              deflated(m_heads + m_bodies));
    m_packed.clear();
    m_heads.clear();
    m_bodies.clear();
}

int File::addPlainStream(std::string_view entries, std::string_view bytes)
{
    const int number = reserve();
    begin(number);
    fmt::format_to(std::back_inserter(m_bytes), "<<{}/Length {}>>\nstream\n", entries, bytes.size());
    m_bytes.append(bytes).append("\nendstream\nendobj\n");
    return number;
}

/// The type, place and index of each object. A row is stored as its difference from the row above, which compresses
/// better.
std::string File::crossReferences() const
{
    std::string rows;
    std::array<std::uint8_t, 6> above{};
    for (const auto& place : m_places) {
        const bool isPacked = place.stream > 0;
        const auto where = isPacked ? static_cast<std::size_t>(place.stream) : place.at;
        std::array<std::uint8_t, 6> row{static_cast<std::uint8_t>(isPacked ? 2 : place.at > 0 ? 1 : 0)};
        for (std::size_t i = 0; i < 4; ++i) row[i + 1] = static_cast<std::uint8_t>(where >> (24 - 8 * i));
        row[5] = static_cast<std::uint8_t>(isPacked ? place.at : 0);
        rows += '\2';
        for (std::size_t i = 0; i < row.size(); ++i) rows += static_cast<char>(row[i] - above[i]);
        above = row;
    }
    return rows;
}

std::string File::finish(int catalog, int info)
{
    closePack();
    const QByteArray all = QByteArray::fromRawData(m_bytes.data(), static_cast<qsizetype>(m_bytes.size()));
    const auto id = QCryptographicHash::hash(all, QCryptographicHash::Md5).toHex().toStdString();
    const auto table = m_bytes.size();
    const int number = reserve();
    m_places[static_cast<std::size_t>(number)] = {table, 0};
    putStream(
        number,
        fmt::format(
            "/Type/XRef/Size {}/W[1 4 1]/DecodeParms<</Predictor 12/Columns 6>>/Root {} 0 R/Info {} 0 R/ID[<{}><{}>]",
            m_places.size(), catalog, info, id, id),
        deflated(crossReferences()));
    fmt::format_to(std::back_inserter(m_bytes), "startxref\n{}\n%%EOF\n", table);
    return std::move(m_bytes);
}

}  // namespace muster::printer::pdf
