#include "core/text/quick_parse.hpp"

#include "core/text/decimal.hpp"
#include "core/text/syntax_fault.hpp"
#include "core/text/utf8.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>

namespace muster::text {

namespace {

constexpr std::uint64_t everyByte(std::uint64_t byte) { return byte * 0x0101010101010101u; }

constexpr std::uint64_t highBits = everyByte(0x80);

/// The high bit of each byte below the limit. Bytes after the first such one may be marked too.
constexpr std::uint64_t bytesBelow(std::uint64_t word, std::uint64_t limit)
{
    return (word - everyByte(limit)) & ~word & highBits;
}

constexpr std::uint64_t bytesEqual(std::uint64_t word, std::uint64_t byte)
{
    return bytesBelow(word ^ everyByte(byte), 1);
}

std::uint64_t wordAt(const char* bytes)
{
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

}  // namespace

/// Every function returns false at anything that is not plain JSON. The NUL byte after the text ends every loop: the
/// text itself contains none.
class QuickReader {
public:
    QuickReader(const std::shared_ptr<const Source>& source, Limits limits)
        : m_document(std::make_shared<Document>()), m_begin(source->bytes().data()),
          m_end(m_begin + source->bytes().size()), m_at(m_begin), m_limits(limits)
    {
        m_document->m_source = source;
        m_document->m_records.reserve(source->bytes().size() / 16 + 8);
    }

    std::shared_ptr<const Document> read()
    {
        skipSpace();
        if (!value({}, 0, 0)) return nullptr;
        skipSpace();
        if (m_at != m_end) return nullptr;
        if (m_hasHighBytes && findInvalidUtf8(m_document->m_source->bytes()) != std::string_view::npos) return nullptr;
        return std::move(m_document);
    }

private:
    using Record = Document::Record;

    struct Name {
        const char* begin = nullptr;  ///< of the quoted name; null if there is none
        std::uint32_t length = 0;     ///< bytes between its quotes, or the position in an array
        bool isEscaped = false;
    };

    std::uint32_t offset(const char* at) const { return static_cast<std::uint32_t>(at - m_begin); }
    std::uint32_t count() const { return static_cast<std::uint32_t>(m_document->m_records.size()); }

    void skipSpace()
    {
        while (isSpace(*m_at)) {
            // A line begins with many spaces; elsewhere there is one or none.
            const bool isLineBreak = *m_at++ == '\n';
            while (isLineBreak && m_end - m_at >= 8 && wordAt(m_at) == everyByte(' ')) m_at += 8;
        }
    }

    bool value(const Name& name, std::uint32_t parent, std::uint32_t depth)
    {
        if (m_document->m_records.size() >= m_limits.values) return false;
        Record& record = m_document->m_records.emplace_back();
        record.integer = 0;
        record.length = 0;
        record.begin = offset(m_at);
        record.keyBegin = name.begin ? offset(name.begin) : record.begin;
        record.keyLength = name.length;
        record.keyEscaped = name.isEscaped;
        record.next = count();
        record.parent = parent;
        switch (*m_at) {
        case '{': return depth < m_limits.depth && object(depth);
        case '[': return depth < m_limits.depth && array(depth);
        case '"': return text(record);
        case 't': record.boolean = true; return word(record, "true", Kind::boolean);
        case 'f': return word(record, "false", Kind::boolean);
        case 'n': return word(record, "null", Kind::null);
        default: return number(record);
        }
    }

    bool word(Record& record, std::string_view expected, Kind kind)
    {
        if (std::strncmp(m_at, expected.data(), expected.size()) != 0) return false;
        m_at += expected.size();
        return finish(record, kind);
    }

    bool finish(Record& record, Kind kind)
    {
        record.kind = kind;
        record.end = offset(m_at);
        return true;
    }

    bool close(std::uint32_t index, std::uint32_t size, Kind kind)
    {
        ++m_at;
        Record& record = m_document->m_records[index];
        record.length = size;
        record.next = count();
        return finish(record, kind);
    }

    bool array(std::uint32_t depth)
    {
        const std::uint32_t index = count() - 1;
        std::uint32_t size = 0;
        ++m_at;
        skipSpace();
        if (*m_at == ']') return close(index, size, Kind::array);
        for (;;) {
            if (!value({nullptr, size, false}, index, depth + 1)) return false;
            ++size;
            skipSpace();
            if (*m_at == ']') return close(index, size, Kind::array);
            if (*m_at++ != ',') return false;
            skipSpace();
        }
    }

    bool object(std::uint32_t depth)
    {
        const std::uint32_t index = count() - 1;
        const std::size_t firstName = m_names.size();
        ++m_at;
        skipSpace();
        if (*m_at == '}') return close(index, 0, Kind::object);
        for (;;) {
            Name name;
            if (!key(name)) return false;
            skipSpace();
            if (*m_at++ != ':') return false;
            skipSpace();
            if (!value(name, index, depth + 1)) return false;
            skipSpace();
            if (*m_at == '}') break;
            if (*m_at++ != ',') return false;
            skipSpace();
        }
        const auto size = static_cast<std::uint32_t>(m_names.size() - firstName);
        return areDifferent(firstName) && close(index, size, Kind::object);
    }

    /// Compares the names of an object, and forgets them. Different names with the same fingerprint are for the strict
    /// parser too.
    bool areDifferent(std::size_t first)
    {
        const auto begin = m_names.begin() + static_cast<std::ptrdiff_t>(first);
        std::sort(begin, m_names.end());
        const bool different = std::adjacent_find(begin, m_names.end()) == m_names.end();
        m_names.resize(first);
        return different;
    }

    bool key(Name& name)
    {
        if (*m_at != '"') return false;
        name.begin = m_at;
        std::string_view characters;
        if (!quoted(characters)) return false;
        name.length = offset(m_at) - offset(name.begin) - 2;
        name.isEscaped = name.length != characters.size();
        if (name.isEscaped) m_document->m_decodedKeys.emplace_back(count(), &m_document->m_decoded.back());
        m_names.push_back(fingerprint(characters));
        return true;
    }

    static std::uint64_t fingerprint(std::string_view name)
    {
        constexpr std::uint64_t factor = 0x9E3779B97F4A7C15u;
        std::uint64_t result = name.size() * factor;
        for (; name.size() > 8; name.remove_prefix(8)) result = std::rotl((result ^ wordAt(name.data())) * factor, 29);
        std::uint64_t rest = 0;
        std::memcpy(&rest, name.data(), name.size());
        return (result ^ rest) * factor;
    }

    bool text(Record& record)
    {
        std::string_view characters;
        if (!quoted(characters)) return false;
        record.characters = characters.data();
        record.length = static_cast<std::uint32_t>(characters.size());
        return finish(record, Kind::string);
    }

    /// Reads a quoted text; its characters are those of the source if it contains no escapes.
    bool quoted(std::string_view& characters)
    {
        const char* const begin = ++m_at;
        skipPlainCharacters();
        if (*m_at == '\\') return escaped(begin, characters);
        if (*m_at != '"') return false;
        characters = {begin, static_cast<std::size_t>(m_at - begin)};
        ++m_at;
        return true;
    }

    /// Goes on to the next quotation mark, backslash or control character.
    void skipPlainCharacters()
    {
        if constexpr (std::endian::native == std::endian::little) {
            while (m_end - m_at >= 8) {
                const std::uint64_t word = wordAt(m_at);
                const std::uint64_t ends = bytesEqual(word, '"') | bytesEqual(word, '\\') | bytesBelow(word, ' ');
                if (ends == 0) {
                    m_hasHighBytes |= (word & highBits) != 0;
                    m_at += 8;
                    continue;
                }
                const int plain = std::countr_zero(ends) / 8;
                m_hasHighBytes |= (word & highBits & ~ends & (ends - 1)) != 0;
                m_at += plain;
                return;
            }
        }
        while (*m_at != '"' && *m_at != '\\' && static_cast<unsigned char>(*m_at) >= ' ') {
            m_hasHighBytes |= (static_cast<unsigned char>(*m_at) & 0x80u) != 0;
            ++m_at;
        }
    }

    bool escaped(const char* begin, std::string_view& characters)
    {
        std::string decoded(begin, m_at);
        while (*m_at == '\\') {
            ++m_at;
            if (!escape(decoded)) return false;
            const char* const plain = m_at;
            skipPlainCharacters();
            decoded.append(plain, m_at);
        }
        if (*m_at != '"') return false;
        ++m_at;
        characters = m_document->m_decoded.emplace_back(std::move(decoded));
        return true;
    }

    bool escape(std::string& decoded)
    {
        const char c = *m_at++;
        switch (c) {
        case '"':
        case '\\':
        case '/': decoded += c; return true;
        case 'b': decoded += '\b'; return true;
        case 'f': decoded += '\f'; return true;
        case 'n': decoded += '\n'; return true;
        case 'r': decoded += '\r'; return true;
        case 't': decoded += '\t'; return true;
        case 'u': break;
        default: return false;
        }
        std::uint32_t code = 0;
        const auto [end, error] = std::from_chars(m_at, std::min(m_at + 4, m_end), code, 16);
        const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
        if (error != std::errc() || end != m_at + 4 || isSurrogate) return false;
        m_at = end;
        appendCodePoint(decoded, code);
        return true;
    }

    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

    bool number(Record& record)
    {
        const char* const begin = m_at;
        const bool negative = *m_at == '-';
        if (negative) ++m_at;
        const char* const digits = m_at;
        std::uint64_t magnitude = 0;
        for (; isDigit(*m_at); ++m_at) magnitude = magnitude * 10 + static_cast<std::uint64_t>(*m_at - '0');
        const auto length = m_at - digits;
        if (length == 0 || length > 18 || (length > 1 && *digits == '0')) return false;
        if (*m_at == '.' || *m_at == 'e' || *m_at == 'E') return real(record, begin);
        return integer(record, {negative, magnitude});
    }

    bool integer(Record& record, WholeNumber number)
    {
        // Larger integers, which are not of the same kind, are too long to get here, or are written as 1e19.
        if (number.magnitude > static_cast<std::uint64_t>(INT64_MAX)) return false;
        const auto magnitude = static_cast<std::int64_t>(number.magnitude);
        record.integer = number.negative ? -magnitude : magnitude;
        m_document->m_largestInteger = std::max(m_document->m_largestInteger, number.magnitude);
        return finish(record, Kind::integer);
    }

    bool real(Record& record, const char* begin)
    {
        if (*m_at == '.') {
            ++m_at;
            if (!someDigits()) return false;
        }
        if (*m_at == 'e' || *m_at == 'E') {
            ++m_at;
            if (*m_at == '+' || *m_at == '-') ++m_at;
            if (!someDigits()) return false;
        }
        double number = 0;
        if (std::from_chars(begin, m_at, number).ec != std::errc()) return false;
        if (number == std::trunc(number))
            if (const auto whole = wholeNumberOf({begin, static_cast<std::size_t>(m_at - begin)}))
                return integer(record, *whole);
        record.real = number;
        return finish(record, Kind::real);
    }

    bool someDigits()
    {
        const char* const begin = m_at;
        while (isDigit(*m_at)) ++m_at;
        return m_at != begin;
    }

    std::shared_ptr<Document> m_document;
    const char* const m_begin;
    const char* const m_end;
    const char* m_at;
    Limits m_limits;
    std::vector<std::uint64_t> m_names;  ///< fingerprints of the names in the open objects
    bool m_hasHighBytes = false;
};

std::shared_ptr<const Document> quickParse(const std::shared_ptr<const Source>& source, Limits limits)
{
    return QuickReader(source, limits).read();
}

}  // namespace muster::text
