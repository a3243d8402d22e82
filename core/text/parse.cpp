#include "core/text/document.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>

namespace muster::text {

namespace {

// A hostile file could otherwise fill the memory with reports of itself.
constexpr std::size_t mostFaults = 1000;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string_view cut(std::string_view text, std::size_t limit)
{
    if (text.size() <= limit) return text;
    while (limit > 0 && (static_cast<unsigned char>(text[limit]) & 0xC0u) == 0x80u) --limit;
    return text.substr(0, limit);
}

}  // namespace

/// Receives the parser's events and follows them with a cursor of its own over the same bytes: the parser keeps no
/// positions, but between its tokens stand only white space, commas and colons.
class DocumentBuilder final : public nlohmann::json_sax<nlohmann::json> {
public:
    DocumentBuilder(std::shared_ptr<const Source> source, Limits limits)
        : m_document(std::make_shared<Document>()), m_bytes(source->bytes()), m_limits(limits)
    {
        m_document->m_source = std::move(source);
        m_document->m_records.reserve(m_bytes.size() / 16 + 8);
    }

    bool null() override { return scalar(Kind::null, 4, [](auto&) {}); }
    bool boolean(bool value) override { return scalar(Kind::boolean, value ? 4 : 5, [&](auto& r) { r.boolean = value; }); }
    bool number_integer(std::int64_t value) override
    {
        return scalar(Kind::integer, numberLength(), [&](auto& r) { r.integer = value; });
    }
    bool number_unsigned(std::uint64_t value) override
    {
        if (value <= static_cast<std::uint64_t>(INT64_MAX)) return number_integer(static_cast<std::int64_t>(value));
        return scalar(Kind::unsignedInteger, numberLength(), [&](auto& r) { r.unsignedInteger = value; });
    }
    bool number_float(double value, const std::string& text) override
    {
        const std::uint32_t length = numberLength();
        if (text.find_first_of(".eE") == std::string::npos)
            return tooMuch(length, fmt::format("the integer {} is beyond what 64 bits hold", cut(text, 40)),
                           "write a number between -9223372036854775808 and 18446744073709551615");
        const bool vanished = value == 0 && text.substr(0, text.find_first_of("eE")).find_first_of("123456789") != std::string::npos;
        if (vanished)
            return tooMuch(length, fmt::format("the number {} is too small to be told from 0", cut(text, 40)), "write 0, or a larger number");
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
        m_faults.push_back(syntaxFault(position, error));
        return false;
    }

    Document::Parsed finish(bool complete)
    {
        if (!complete) return {nullptr, std::move(m_faults)};
        return {std::move(m_document), std::move(m_faults)};
    }

private:
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
        auto& record = append(kind);
        fill(record);
        m_at = record.begin + length;
        record.end = m_at;
        return true;
    }
    bool open(Kind kind)
    {
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
        // Most objects are small: comparing neighbours after a sort costs less than a set.
        std::sort(m_members.begin(), m_members.end());
        for (std::size_t i = 1; i < m_members.size(); ++i) {
            if (m_members[i].first != m_members[i - 1].first || m_faults.size() >= mostFaults) continue;
            std::size_t first = i - 1;
            while (first > 0 && m_members[first - 1].first == m_members[i].first) --first;
            const auto firstPlace = m_document->m_source->position(m_document->node(m_members[first].second).keyRange().begin);
            m_faults.push_back({"json/duplicate-key",
                                fmt::format("the key \"{}\" stands twice in this object; the first is in line {}", cut(m_members[i].first, 60),
                                            firstPlace.line),
                                "keep one of the two: other programs read only one of them, and not all the same one",
                                m_document->node(m_members[i].second).keyRange()});
        }
    }

    Fault syntaxFault(std::size_t position, const nlohmann::json::exception& error) const;

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

namespace {

/// Where the sequence begins that the byte at `at` breaks: at itself, or up to three bytes before it.
std::uint32_t brokenSequence(std::string_view bytes, std::uint32_t at)
{
    for (std::uint32_t back = 1; back <= 3 && back <= at; ++back) {
        const auto byte = static_cast<unsigned char>(bytes[at - back]);
        if (byte < 0x80u) break;
        if (byte < 0xC0u) continue;
        const std::uint32_t length = byte >= 0xF0u ? 4 : byte >= 0xE0u ? 3 : 2;
        return back < length ? at - back : at;
    }
    return at;
}

/// The parser's reason without its class names and without the quoted token, which may be megabytes long.
std::string reasonOf(std::string_view what)
{
    if (const auto start = what.find("syntax error while parsing"); start != std::string_view::npos) what.remove_prefix(start + 26);
    const auto dash = what.find(" - ");
    std::string_view reason = dash == std::string_view::npos ? what : what.substr(dash + 3);
    if (const auto last = reason.find("; last read"); last != std::string_view::npos) {
        const auto expected = reason.rfind("; expected ");
        const std::string tail = expected != std::string_view::npos && expected > last ? std::string(reason.substr(expected)) : std::string();
        return std::string(reason.substr(0, last)) + tail;
    }
    return std::string(cut(reason, 160));
}

struct Guess {
    std::string_view message, help;
};

/// What people really typed, read from the byte the parser stopped at.
Guess guess(std::string_view bytes, std::size_t at, std::string_view reason)
{
    if (at >= bytes.size()) return {"the file ends in the middle of a value", "it looks cut off: close the open brackets and quotes, or restore the file"};
    std::size_t before = at;
    while (before > 0 && isSpace(bytes[before - 1])) --before;
    const char previous = before > 0 ? bytes[before - 1] : '\0';
    const char found = bytes[at];
    if ((found == '}' || found == ']') && previous == ',') return {"a comma stands before the closing bracket", "remove the comma before it"};
    if (found == ',') return {"a value is missing before this comma", "write the value, or remove the comma"};
    if (found == '/') return {"comments are not part of JSON", "put remarks under a key of your own such as \"x-note\""};
    if (found == '\'') return {"a text stands in single quotes", "use double quotes"};
    if (found == '"' && reason.starts_with("unexpected") && (previous == '"' || previous == '}' || previous == ']' || (previous >= '0' && previous <= '9') || previous == 'e' || previous == 'l'))
        return {"a comma is missing before this", "put a comma behind the value before it"};
    if (found == 'N' || (found == '-' && at + 1 < bytes.size() && bytes[at + 1] == 'I') || found == 'I')
        return {"NaN and Infinity are not JSON numbers", "write a finite number, or null"};
    if (reason.find("UTF-8") != std::string_view::npos) return {"the text is not valid UTF-8 here", "save the file as UTF-8"};
    if (reason.find("control character") != std::string_view::npos)
        return {"a control character, such as a line break, stands inside a text", "write it as an escape (\\n, \\t), or close the quote before it"};
    return {"", ""};
}

}  // namespace

Fault DocumentBuilder::syntaxFault(std::size_t position, const nlohmann::json::exception& error) const
{
    // The parser counts bytes read so far, so the byte it stopped at is one before.
    auto at = static_cast<std::uint32_t>(std::min(position > 0 ? position - 1 : 0, m_bytes.size()));
    const std::string reason = reasonOf(error.what());
    if (error.id == 406)  // number out of range: the position is that of the token's end
        return {"json/limits", "the number is beyond what a double holds", "write a smaller number", {tokenStart(), at}};
    if (reason.find("UTF-8") != std::string::npos) at = brokenSequence(m_bytes, at);
    else if (at < m_bytes.size() && static_cast<unsigned char>(m_bytes[at]) >= 0x80u)
        while (at > 0 && (static_cast<unsigned char>(m_bytes[at]) & 0xC0u) == 0x80u) --at;
    // A token that is whole but out of place has been read to its end: its start is where the parser's last event left off.
    const bool oneByte = at < m_bytes.size() && std::strchr(",:[]{}", m_bytes[at]) != nullptr;
    if (reason.starts_with("unexpected") && !oneByte) at = tokenStart();
    const Guess known = guess(m_bytes, at, reason);
    Fault fault{"json/syntax", std::string(known.message), std::string(known.help), {at, static_cast<std::uint32_t>(std::min<std::size_t>(at + 1, m_bytes.size()))}};
    if (fault.message.empty()) {
        fault.message = "this is not JSON: " + reason;
        fault.help = "look at the place named and just before it";
    }
    return fault;
}

namespace {

std::optional<Fault> refusal(std::string_view bytes, const Limits& limits)
{
    if (bytes.size() > limits.bytes)
        return Fault{"json/limits", fmt::format("the file has {} bytes; at most {} are read", bytes.size(), limits.bytes), "split it into several files", {0, 0}};
    if (bytes.substr(0, 3) == "\xEF\xBB\xBF")
        return Fault{"json/syntax", "the file begins with a byte-order mark", "save it as UTF-8 without a byte-order mark", {0, 3}};
    if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Fault{"json/syntax", "the file is empty", "start one with: muster new army --system ID", {0, 0}};
    if (const auto nul = bytes.find('\0'); nul != std::string_view::npos) {
        const auto at = static_cast<std::uint32_t>(nul);
        const bool wide = nul <= 1 && bytes.size() > 3;
        return Fault{"json/syntax", "a NUL byte stands here, so this is not a text file",
                     wide ? "it looks like UTF-16: save it as UTF-8" : "check that this is the right file", {at, at + 1}};
    }
    return std::nullopt;
}

}  // namespace

Document::Parsed Document::parse(std::shared_ptr<const Source> source, Limits limits)
{
    const std::string_view bytes = source->bytes();
    if (auto fault = refusal(bytes, limits)) return {nullptr, {std::move(*fault)}};
    DocumentBuilder builder(source, limits);
    const bool complete = nlohmann::json::sax_parse(bytes.data(), bytes.data() + bytes.size(), &builder);
    return builder.finish(complete);
}

}  // namespace muster::text
