#include "validator/language_server/message_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace muster::language_server {

namespace {

constexpr std::size_t maxHeader = 16 * 1024;
constexpr std::string_view lengthField = "content-length:";

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Where a field for the length begins, in any spelling; npos if there is none.
std::size_t findLengthField(std::string_view text)
{
    const auto found = std::search(text.begin(), text.end(), lengthField.begin(), lengthField.end(),
                                   [](char a, char b) { return lower(a) == b; });
    return found == text.end() ? std::string_view::npos : static_cast<std::size_t>(found - text.begin());
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view space = " \t\r";
    const auto begin = std::min(text.find_first_not_of(space), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(space) + 1);
}

std::optional<std::size_t> numberIn(std::string_view text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// The bytes of a header with its empty line, or npos. Lines may end in a line feed alone.
std::size_t endOfHeader(std::string_view text)
{
    for (auto at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        if (text.substr(at + 1).starts_with('\n')) return at + 2;
        if (text.substr(at + 1).starts_with("\r\n")) return at + 3;
    }
    return std::string_view::npos;
}

}  // namespace

void MessageReader::feed(std::string_view bytes)
{
    const auto skipped = std::min(m_toSkip, bytes.size());
    m_toSkip -= skipped;
    bytes.remove_prefix(skipped);
    m_buffer.append(bytes);
}

void MessageReader::drop(std::size_t count)
{
    m_at += count;
    // Moves the rest only when that is little work.
    if (m_at < m_buffer.size() / 2) return;
    m_buffer.erase(0, m_at);
    m_at = 0;
}

std::optional<Received> MessageReader::next()
{
    if (!m_length)
        if (auto fault = readHeader()) return fault;
    if (!m_length || rest().size() < *m_length) return std::nullopt;
    Received message{std::string(rest().substr(0, *m_length)), {}};
    drop(*m_length);
    m_length.reset();
    return message;
}

std::optional<Received> MessageReader::readHeader()
{
    // Some programs put an empty line between messages.
    while (rest().starts_with("\r\n") || rest().starts_with('\n')) drop(rest().starts_with('\n') ? 1 : 2);
    const auto end = endOfHeader(rest().substr(0, maxHeader));
    if (end == std::string_view::npos) {
        if (rest().size() < maxHeader) return std::nullopt;
        const auto next = findLengthField(rest().substr(1));
        drop(next == std::string_view::npos ? rest().size() - lengthField.size() : next + 1);
        return Received{{}, "what came is no header of a message; write: Content-Length: BYTES, and an empty line"};
    }
    const std::string header(rest().substr(0, end));
    drop(end);
    const auto field = findLengthField(header);
    if (field == std::string::npos)
        return Received{{}, "the header of a message lacks its length; write: Content-Length: BYTES"};
    const auto line = std::string_view(header).substr(field);
    const auto value = trimmed(line.substr(lengthField.size(), line.find('\n') - lengthField.size()));
    const auto length = numberIn(value);
    if (!length) return Received{{}, "the Content-Length of a message is not a number of bytes"};
    if (*length > m_limit) {
        m_toSkip = *length - std::min(*length, rest().size());
        drop(std::min(*length, rest().size()));
        return Received{{}, fmt::format("a message of {} bytes is too long; at most {} are read", *length, m_limit)};
    }
    m_length = length;
    return std::nullopt;
}

std::string framed(std::string_view text) { return fmt::format("Content-Length: {}\r\n\r\n{}", text.size(), text); }

}  // namespace muster::language_server
