#include "printer/draw/pdf/file.hpp"

#include <QByteArray>
#include <QCryptographicHash>
#include <QString>

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <new>

namespace muster::printer::pdf {

std::string deflated(std::string_view bytes)
{
    constexpr int level = 2;  // measured in docs/decisions/0016-pdf.md
    auto size = ::compressBound(bytes.size());
    std::string out(size, '\0');
    const auto* from = reinterpret_cast<const Bytef*>(bytes.data());
    // The buffer has the worst-case size, so only lack of memory can fail.
    if (::compress2(reinterpret_cast<Bytef*>(out.data()), &size, from, bytes.size(), level) != Z_OK)
        throw std::bad_alloc();
    out.resize(size);
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
    m_places.push_back(0);
    return static_cast<int>(m_places.size()) - 1;
}

void File::begin(int number)
{
    m_places[static_cast<std::size_t>(number)] = m_bytes.size();
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

std::string File::finish(int catalog, int info)
{
    const QByteArray all = QByteArray::fromRawData(m_bytes.data(), static_cast<qsizetype>(m_bytes.size()));
    const auto id = QCryptographicHash::hash(all, QCryptographicHash::Md5).toHex().toStdString();
    const auto table = m_bytes.size();
    auto out = std::back_inserter(m_bytes);
    fmt::format_to(out, "xref\n0 {}\n0000000000 65535 f \n", m_places.size());
    for (std::size_t i = 1; i < m_places.size(); ++i)
        fmt::format_to(out, "{:010} 00000 {} \n", m_places[i], m_places[i] > 0 ? 'n' : 'f');
    fmt::format_to(out, "trailer\n<</Size {}/Root {} 0 R/Info {} 0 R/ID[<{}><{}>]>>\nstartxref\n{}\n%%EOF\n",
                   m_places.size(), catalog, info, id, id, table);
    return std::move(m_bytes);
}

}  // namespace muster::printer::pdf
