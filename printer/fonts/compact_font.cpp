#include "printer/fonts/compact_font.hpp"

#include <map>

namespace muster::printer {

namespace {

/// Reads big-endian numbers; past the end it returns zeros and sets an error flag.
class Reader {
public:
    explicit Reader(const QByteArray& bytes, std::size_t at = 0) : m_bytes(bytes), m_at(at) {}

    std::uint32_t number(int bytes)
    {
        std::uint32_t value = 0;
        for (int i = 0; i < bytes; ++i) value = value << 8 | byte();
        return value;
    }
    void skipTo(std::size_t at) { m_at = at; }
    std::size_t at() const { return m_at; }
    bool isGood() const { return m_good; }

private:
    std::uint8_t byte()
    {
        if (m_at >= static_cast<std::size_t>(m_bytes.size())) {
            m_good = false;
            return 0;
        }
        return static_cast<std::uint8_t>(m_bytes[static_cast<qsizetype>(m_at++)]);
    }

    const QByteArray& m_bytes;
    std::size_t m_at;
    bool m_good = true;
};

/// A list of byte strings: their number, the start of the first, and the end of the list.
struct Index {
    std::uint32_t count = 0;
    std::size_t first = 0, firstEnd = 0, end = 0;
};

Index readIndex(Reader& reader)
{
    Index index;
    index.count = reader.number(2);
    if (index.count == 0) {
        index.end = reader.at();
        return index;
    }
    const auto size = static_cast<int>(reader.number(1));
    if (size < 1 || size > 4) return index;
    const auto offsets = reader.at();
    const auto data = offsets + (index.count + 1) * static_cast<std::size_t>(size) - 1;
    index.first = data + reader.number(size);
    index.firstEnd = data + reader.number(size);
    reader.skipTo(offsets + index.count * static_cast<std::size_t>(size));
    index.end = data + reader.number(size);
    return index;
}

constexpr int escape = 12 << 8;

/// The first operand of each operator in a dictionary, if it is an integer.
std::map<int, std::uint32_t> readDictionary(Reader reader, std::size_t end)
{
    std::map<int, std::uint32_t> found;
    std::optional<std::uint32_t> first;
    const auto operand = [&](std::uint32_t value) {
        if (!first) first = value;
    };
    while (reader.at() < end && reader.isGood()) {
        const auto b = reader.number(1);
        if (b <= 21) {
            const auto key = b == 12 ? escape | static_cast<int>(reader.number(1)) : static_cast<int>(b);
            found[key] = first.value_or(0);
            first.reset();
        } else if (b == 28)
            operand(reader.number(2));
        else if (b == 29)
            operand(reader.number(4));
        else if (b == 30) {
            while ((reader.number(1) & 15) != 15 && reader.isGood()) {
            }
            operand(0);
        } else if (b >= 32 && b <= 246)
            operand(b - 139);
        else if (b >= 247 && b <= 250)
            operand((b - 247) * 256 + reader.number(1) + 108);
        else if (b >= 251 && b <= 254)
            operand(0 - (b - 251) * 256 - reader.number(1) - 108);
    }
    return found;
}

}  // namespace

std::optional<std::vector<std::uint32_t>> glyphNumbers(const QByteArray& table)
{
    constexpr int registry = escape | 30, charset = 15, charStrings = 17;
    Reader reader(table);
    reader.number(2);
    reader.skipTo(reader.number(1));
    const auto names = readIndex(reader);
    reader.skipTo(names.end);
    const auto top = readIndex(reader);
    if (!reader.isGood() || top.count == 0) return std::nullopt;
    const auto dictionary = readDictionary(Reader(table, top.first), top.firstEnd);
    if (dictionary.count(registry) == 0 || dictionary.count(charset) == 0 || dictionary.count(charStrings) == 0)
        return std::nullopt;

    reader.skipTo(dictionary.at(charStrings));
    const auto glyphs = reader.number(2);
    std::vector<std::uint32_t> numbers{0};
    numbers.reserve(glyphs);
    if (dictionary.at(charset) <= 2) return std::nullopt;  // a predefined charset has no numbers
    reader.skipTo(dictionary.at(charset));
    const auto format = reader.number(1);
    while (numbers.size() < glyphs && reader.isGood()) {
        const auto begin = reader.number(2);
        const auto more = format == 0 ? 0 : reader.number(format == 1 ? 1 : 2);
        for (std::uint32_t i = 0; i <= more && numbers.size() < glyphs; ++i) numbers.push_back(begin + i);
    }
    if (!reader.isGood()) return std::nullopt;
    return numbers;
}

}  // namespace muster::printer
