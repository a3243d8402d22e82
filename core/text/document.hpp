#pragma once

#include "core/text/fault.hpp"
#include "core/text/source.hpp"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

enum class Kind : std::uint8_t { null, boolean, integer, unsignedInteger, real, string, array, object };

/// "null", "boolean", "integer", "number", "string", "array" or "object", as JSON Schema names types.
std::string_view kindName(Kind kind);

class Document;

/// One value of a parsed document, with its place in the source; a small handle, valid as long as its document. A
/// default-constructed node is "absent": it tests false and every query on it returns empty or zero.
class Node {
public:
    Node() = default;

    explicit operator bool() const { return m_document != nullptr; }
    bool operator==(const Node& other) const = default;

    inline Kind kind() const;
    bool isObject() const { return *this && kind() == Kind::object; }
    bool isArray() const { return *this && kind() == Kind::array; }
    bool isString() const { return *this && kind() == Kind::string; }
    bool isInteger() const { return *this && (kind() == Kind::integer || kind() == Kind::unsignedInteger); }
    bool isNumber() const { return *this && (isInteger() || kind() == Kind::real); }
    bool isBoolean() const { return *this && kind() == Kind::boolean; }
    bool isNull() const { return *this && kind() == Kind::null; }

    bool boolean() const;                   ///< false unless a true boolean
    std::int64_t integer() const;           ///< 0 unless an integer that fits
    std::uint64_t unsignedInteger() const;  ///< 0 unless a non-negative integer
    double real() const;                    ///< any number as a double, else 0
    std::string_view string() const;        ///< decoded text of a string, else empty

    inline std::string_view key() const;           ///< decoded member name, empty for array items and the root
    inline std::uint32_t size() const;             ///< members of an object, items of an array, else 0
    Node operator[](std::string_view name) const;  ///< member of that name (the first, if repeated), or absent
    Node at(std::uint32_t index) const;            ///< item or member by position, or absent (linear time)
    Node at(std::string_view pointer) const;       ///< value at a JSON pointer relative to this one, or absent
    Node parent() const;

    Range range() const;                  ///< bytes of the value
    Range keyRange() const;               ///< bytes of the quoted member name; the value's own range if there is none
    std::string pointer() const;          ///< JSON pointer from the root, "" for the root
    std::string_view sourceText() const;  ///< the value as written
    /// A string's text, an integer in its usual spelling (3 for 3, 3.0 and 3e0), any other value as written.
    std::string plainText() const;
    /// Source byte offset of a byte offset into string(), taking escapes into account.
    std::uint32_t sourceOffset(std::uint32_t decodedOffset) const;

    std::uint32_t index() const
    {
        return m_index;
    }  ///< index in document order: the root is 0, a child comes after its parent
    const Document& document() const { return *m_document; }

    class Iterator {
    public:
        using value_type = Node;
        using difference_type = std::ptrdiff_t;
        inline Node operator*() const;
        inline Iterator& operator++();
        Iterator operator++(int)
        {
            auto copy = *this;
            ++*this;
            return copy;
        }
        bool operator==(const Iterator& other) const { return m_index == other.m_index; }

    private:
        friend class Node;
        const Document* m_document = nullptr;
        std::uint32_t m_index = 0;
    };
    inline Iterator begin() const;  ///< items or members in the order written
    inline Iterator end() const;

private:
    friend class Document;
    friend class Iterator;
    Node(const Document* document, std::uint32_t index) : m_document(document), m_index(index) {}
    std::string_view escapedKey() const;

    const Document* m_document = nullptr;
    std::uint32_t m_index = 0;
};

/// The limits of a file; documented in docs/file-formats.md.
struct Limits {
    std::uint32_t bytes = 64u << 20;
    std::uint32_t depth = 128;
    std::uint32_t values = 5'000'000;  ///< each uses 40 bytes of memory, regardless of its length
};

/// One JSON text with the exact place of every key and value. Immutable; moving it keeps nodes valid.
class Document {
public:
    struct Parsed;
    /// Parses strictly (RFC 8259, UTF-8, no byte-order mark, nothing after the value). A syntax or limit fault gives no
    /// document; repeated keys are faults too, but the document contains all of them.
    static Parsed parse(std::shared_ptr<const Source> source, Limits limits = {});

    Node root() const { return Node(this, 0); }
    Node node(std::uint32_t index) const { return Node(this, index); }
    /// The innermost value at a byte offset of the source; a member's name belongs to its value.
    Node nodeAt(std::uint32_t offset) const;
    std::uint32_t nodeCount() const { return static_cast<std::uint32_t>(m_records.size()); }
    /// The largest magnitude of its integers.
    std::uint64_t largestInteger() const { return m_largestInteger; }
    const Source& source() const { return *m_source; }
    std::shared_ptr<const Source> sharedSource() const { return m_source; }

private:
    friend class Node;
    friend class Node::Iterator;
    friend class DocumentBuilder;
    friend class QuickReader;

    struct Record {
        union {
            bool boolean;
            std::int64_t integer;
            std::uint64_t unsignedInteger;
            double real;
            const char* characters;
        };
        std::uint32_t length;  ///< bytes of a decoded string, else number of children
        std::uint32_t begin, end;
        std::uint32_t keyBegin;   ///< offset of the quoted name; equal to begin if there is none
        std::uint32_t keyLength;  ///< bytes of the name between its quotes, as written; the index of an array item
        std::uint32_t next;       ///< index just after this value's subtree
        std::uint32_t parent;
        Kind kind;
        bool keyEscaped;  ///< the name contains escapes, so its decoded form is in m_decodedKeys
    };

    std::shared_ptr<const Source> m_source;
    std::vector<Record> m_records;
    std::uint64_t m_largestInteger = 0;
    std::deque<std::string> m_decoded;  ///< strings and names whose decoded form differs from the source
    std::vector<std::pair<std::uint32_t, const std::string*>> m_decodedKeys;  ///< by index, ascending
};

inline Kind Node::kind() const { return m_document ? m_document->m_records[m_index].kind : Kind::null; }

inline std::uint32_t Node::size() const
{
    const Kind own = kind();
    return own == Kind::array || own == Kind::object ? m_document->m_records[m_index].length : 0;
}

inline std::string_view Node::key() const
{
    if (!m_document) return {};
    const auto& record = m_document->m_records[m_index];
    if (record.keyBegin == record.begin) return {};
    if (record.keyEscaped) return escapedKey();
    return m_document->m_source->bytes().substr(record.keyBegin + 1, record.keyLength);
}

inline Node Node::Iterator::operator*() const { return {m_document, m_index}; }

inline Node::Iterator& Node::Iterator::operator++()
{
    m_index = m_document->m_records[m_index].next;
    return *this;
}

inline Node::Iterator Node::begin() const
{
    Iterator iterator;
    if (size() == 0) return iterator;
    iterator.m_document = m_document;
    iterator.m_index = m_index + 1;
    return iterator;
}

inline Node::Iterator Node::end() const
{
    Iterator iterator;
    if (size() == 0) return iterator;
    iterator.m_document = m_document;
    iterator.m_index = m_document->m_records[m_index].next;
    return iterator;
}

struct Document::Parsed {
    std::shared_ptr<const Document> document;  ///< null if the text could not be read
    std::vector<Fault> faults;
};

/// Parses a text that belongs to no file; its source has no name.
Document::Parsed parseFragment(std::string json);

}  // namespace muster::text
