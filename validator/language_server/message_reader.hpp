#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster::language_server {

/// The longest text of a message, in bytes: a document at the limit of files, with room for its escapes.
inline constexpr std::size_t maxMessage = std::size_t{128} << 20;

/// One message of the base protocol, or why there is none.
struct Received {
    std::string text;   ///< the JSON text of a message
    std::string fault;  ///< a sentence; empty for a message
};

/// Splits a stream of bytes into the messages of LSP's base protocol: header fields, an empty line, and as many bytes
/// of text as Content-Length says. After a fault it continues with the next header that it finds.
class MessageReader {
public:
    explicit MessageReader(std::size_t limit = maxMessage) : m_limit(limit) {}

    void feed(std::string_view bytes);
    /// The next complete message or fault, or nothing until more bytes come.
    std::optional<Received> next();

private:
    std::optional<Received> readHeader();
    std::string_view rest() const { return std::string_view(m_buffer).substr(m_at); }
    void drop(std::size_t count);

    std::size_t m_limit;
    std::string m_buffer;
    std::size_t m_at = 0;                 ///< bytes of the buffer that are done
    std::optional<std::size_t> m_length;  ///< of the text, once its header is read
    std::size_t m_toSkip = 0;             ///< bytes of a text that is too long
};

/// A JSON text with its header.
std::string framed(std::string_view text);

}  // namespace muster::language_server
