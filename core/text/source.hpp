#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// A place as editors show it: line and column from 1, columns counted in Unicode code points.
struct Position {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

/// Half-open byte range [begin, end) of a source.
struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

class Origins;

/// A named text (a file, or standard input) that converts byte offsets to lines and columns.
class Source {
public:
    Source(std::string name, std::string bytes) : m_name(std::move(name)), m_bytes(std::move(bytes)) {}
    /// A text that was assembled from parts of others.
    Source(std::string name, std::string bytes, std::shared_ptr<const Origins> origins)
        : m_name(std::move(name)), m_bytes(std::move(bytes)), m_origins(std::move(origins))
    {}

    const std::string& name() const { return m_name; }
    std::string_view bytes() const { return m_bytes; }
    /// Where the parts of an assembled text come from; null for any other text.
    const Origins* origins() const { return m_origins.get(); }

    /// The position of a byte offset; offsets past the end give the end of the text.
    Position position(std::uint32_t offset) const;
    /// The text of a line (from 1) without its line break; empty if there is no such line.
    std::string_view line(std::uint32_t number) const;

private:
    const std::vector<std::uint32_t>& lineStarts() const;
    std::uint32_t codePoints(std::uint32_t begin, std::uint32_t end) const;
    std::uint32_t codePointsBefore(std::uint32_t offset) const;

    std::string m_name;
    std::string m_bytes;
    std::shared_ptr<const Origins> m_origins;
    // Most texts have no findings, so lines are counted on first use.
    mutable std::once_flag m_counted;
    mutable std::vector<std::uint32_t> m_lineStarts;
    mutable std::once_flag m_blocksCounted;
    mutable std::vector<std::uint32_t> m_blocks;  ///< code points before each block of bytes
};

}  // namespace muster::text
