#include "core/text/strict_parse.hpp"

#include "core/text/decimal.hpp"
#include "core/text/syntax_fault.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace muster::text {

namespace {

// Otherwise a hostile file could exhaust the memory with faults.
constexpr std::size_t maxFaults = 1000;

}  // namespace

/// Receives the parser's events and tracks them with its own cursor over the same bytes: the parser keeps no positions,
/// but only white space, commas and colons separate its tokens.
class DocumentBuilder final : public nlohmann::json_sax<nlohmann::json> {
public:
    DocumentBuilder(std::shared_ptr<const Source> source, Limits limits)
        : m_document(std::make_shared<Document>()), m_bytes(source->bytes()), m_limits(limits)
    {
        m_document->m_source = std::move(source);
        m_document->m_records.reserve(m_bytes.size() / 16 + 8);
    }

    bool null() override
    {
        return scalar(Kind::null, 4, [](auto&) {});
    }
    bool boolean(bool value) override
    {
        return scalar(Kind::boolean, value ? 4 : 5, [&](auto& r) { r.boolean = value; });
    }
    bool number_integer(std::int64_t value) override
    {
        noteInteger(value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value));
        return scalar(Kind::integer, numberLength(), [&](auto& r) { r.integer = value; });
    }
    bool number_unsigned(std::uint64_t value) override
    {
        if (value <= static_cast<std::uint64_t>(INT64_MAX)) return number_integer(static_cast<std::int64_t>(value));
        noteInteger(value);
        return scalar(Kind::unsignedInteger, numberLength(), [&](auto& r) { r.unsignedInteger = value; });
    }
    bool number_float(double value, const std::string& text) override
    {
        const std::uint32_t length = numberLength();
        if (text.find_first_of(".eE") == std::string::npos)
            return tooMuch(length, fmt::format("the integer {} does not fit in 64 bits", cut(text, 40)),
                           "write a number between -9223372036854775808 and 18446744073709551615");
        const bool vanished =
            value == 0 && text.substr(0, text.find_first_of("eE")).find_first_of("123456789") != std::string::npos;
        if (vanished)
            return tooMuch(length, fmt::format("the number {} is too close to 0 for a double", cut(text, 40)),
                           "write 0, or a larger number");
        // The only place that decides that 3.0 and 3e0 are the integer 3.
        if (value == std::trunc(value))
            if (const auto whole = wholeNumberOf(text)) {
                if (!whole->negative) return number_unsigned(whole->magnitude);
                return number_integer(static_cast<std::int64_t>(0 - whole->magnitude));
            }
        return scalar(Kind::real, length, [&](auto& r) { r.real = value; });
    }
    bool string(std::string& value) override
    {
        m_at = tokenStart();
        const std::uint32_t end = stringEnd(m_at);
        const std::string_view raw = m_bytes.substr(m_at + 1, end - m_at - 2);
        const std::string_view kept = raw.size() == value.size() ? raw : m_document->m_decoded.emplace_back(value);
        return scalar(Kind::string, end - m_at, [&](auto& r) {
            r.characters = kept.data();
            r.length = static_cast<std::uint32_t>(kept.size());
        });
    }
    bool binary(nlohmann::json::binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(Kind::object); }
    bool start_array(std::size_t) override { return open(Kind::array); }
    bool end_array() override { return close(); }
    bool end_object() override
    {
        reportRepeatedKeys();
        return close();
    }
    bool key(std::string& name) override
    {
        m_at = tokenStart();
        m_keyBegin = m_at;
        const std::uint32_t end = stringEnd(m_at);
        m_keyLength = end - m_at - 2;
        m_keyEscaped = m_keyLength != name.size();
        if (m_keyEscaped) {
            const auto& kept = m_document->m_decoded.emplace_back(name);
            m_document->m_decodedKeys.emplace_back(static_cast<std::uint32_t>(m_document->m_records.size()), &kept);
        }
        m_hasKey = true;
        m_at = end;
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error) override
    {
        m_faults.push_back(syntaxFault(m_bytes, {position, tokenStart(), error.what(), error.id == 406}));
        return false;
    }

    Document::Parsed finish(bool complete)
    {
        if (!complete) return {nullptr, std::move(m_faults)};
        return {std::move(m_document), std::move(m_faults)};
    }

private:
    void noteInteger(std::uint64_t magnitude)
    {
        m_document->m_largestInteger = std::max(m_document->m_largestInteger, magnitude);
    }
    std::uint32_t tokenStart() const
    {
        std::uint32_t at = m_at;
        while (at < m_bytes.size() && (isSpace(m_bytes[at]) || m_bytes[at] == ',' || m_bytes[at] == ':')) ++at;
        return at;
    }
    std::uint32_t numberLength()
    {
        m_at = tokenStart();
        std::uint32_t end = m_at;
        while (end < m_bytes.size() && std::strchr("0123456789+-.eE", m_bytes[end]) && m_bytes[end] != '\0') ++end;
        return end - m_at;
    }
    std::uint32_t stringEnd(std::uint32_t quote) const
    {
        std::uint32_t at = quote + 1;
        while (m_bytes[at] != '"') at += m_bytes[at] == '\\' ? 2 : 1;
        return at + 1;
    }

    Document::Record& append(Kind kind)
    {
        m_at = tokenStart();
        auto& record = m_document->m_records.emplace_back();
        record.integer = 0;
        record.length = 0;
        record.begin = m_at;
        record.end = m_at;
        record.keyBegin = m_hasKey ? m_keyBegin : m_at;
        const std::uint32_t position = m_open.empty() ? 0 : m_document->m_records[m_open.back()].length++;
        record.keyLength = m_hasKey ? m_keyLength : position;
        record.keyEscaped = m_hasKey && m_keyEscaped;
        record.next = static_cast<std::uint32_t>(m_document->m_records.size());
        record.parent = m_open.empty() ? 0 : m_open.back();
        record.kind = kind;
        m_hasKey = false;
        return record;
    }
    template <class Fill>
    bool scalar(Kind kind, std::uint32_t length, Fill fill)
    {
        if (hasTooMany()) return false;
        auto& record = append(kind);
        fill(record);
        m_at = record.begin + length;
        record.end = m_at;
        return true;
    }
    bool open(Kind kind)
    {
        if (hasTooMany()) return false;
        append(kind);
        if (m_open.size() >= m_limits.depth) {
            return tooMuch(1, fmt::format("values are nested more than {} levels deep", m_limits.depth),
                           "no file of an army, list or system needs that; flatten it");
        }
        m_open.push_back(static_cast<std::uint32_t>(m_document->m_records.size() - 1));
        ++m_at;
        return true;
    }
    bool close()
    {
        m_at = tokenStart();
        auto& record = m_document->m_records[m_open.back()];
        record.end = ++m_at;
        record.next = static_cast<std::uint32_t>(m_document->m_records.size());
        m_open.pop_back();
        return true;
    }

    bool hasTooMany()
    {
        if (m_document->m_records.size() < m_limits.values) return false;
        m_at = tokenStart();
        tooMuch(1, fmt::format("the file has more than {} values", m_limits.values),
                "no army, list or system needs that many; split the file");
        return true;
    }
    bool tooMuch(std::uint32_t length, std::string message, std::string help)
    {
        m_faults.push_back({"json/limits", std::move(message), std::move(help), {m_at, m_at + length}});
        return false;
    }

    void reportRepeatedKeys()
    {
        const Node object = m_document->node(m_open.back());
        m_document->m_records[object.index()].next = static_cast<std::uint32_t>(m_document->m_records.size());
        m_members.clear();
        for (const Node member : object) m_members.emplace_back(member.key(), member.index());
        // Most objects are small: sorting and comparing neighbours is cheaper than a set.
        std::sort(m_members.begin(), m_members.end());
        for (std::size_t i = 1; i < m_members.size(); ++i) {
            if (m_members[i].first != m_members[i - 1].first || m_faults.size() >= maxFaults) continue;
            std::size_t first = i - 1;
            while (first > 0 && m_members[first - 1].first == m_members[i].first) --first;
            const auto firstPlace =
                m_document->m_source->position(m_document->node(m_members[first].second).keyRange().begin);
            m_faults.push_back({"json/duplicate-key",
                                fmt::format("the key \"{}\" appears twice in this object; the first is on line {}",
                                            cut(m_members[i].first, 60), firstPlace.line),
                                "remove one of them: programs read only one, and not always the same one",
                                m_document->node(m_members[i].second).keyRange()});
        }
    }

    std::shared_ptr<Document> m_document;
    std::string_view m_bytes;
    Limits m_limits;
    std::vector<Fault> m_faults;
    std::vector<std::uint32_t> m_open;
    std::vector<std::pair<std::string_view, std::uint32_t>> m_members;
    std::uint32_t m_at = 0;
    std::uint32_t m_keyBegin = 0;
    std::uint32_t m_keyLength = 0;
    bool m_hasKey = false;
    bool m_keyEscaped = false;
};

Document::Parsed strictParse(const std::shared_ptr<const Source>& source, Limits limits)
{
    const std::string_view bytes = source->bytes();
    DocumentBuilder builder(source, limits);
    const bool complete = nlohmann::json::sax_parse(bytes.data(), bytes.data() + bytes.size(), &builder);
    return builder.finish(complete);
}

}  // namespace muster::text
