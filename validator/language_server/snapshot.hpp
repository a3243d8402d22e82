#pragma once

#include "core/files/kind.hpp"
#include "core/text/document.hpp"
#include "validator/language_server/json_rpc.hpp"
#include "validator/language_server/text_positions.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace muster::language_server {

/// The text of an open document at one version. Immutable and thread-safe.
class Snapshot {
public:
    Snapshot(std::string uri, Json version, std::string text, Encoding encoding);
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

    const std::string& uri() const { return m_uri; }
    /// As the client counts it: a number, or null.
    const Json& version() const { return m_version; }
    /// Where it is, or will be, saved; of a text that was never saved, in the current folder.
    const std::filesystem::path& path() const { return m_path; }
    /// Nothing for a file that is none of Muster's.
    std::optional<files::FileKind> kind() const { return m_kind; }
    const std::shared_ptr<const text::Source>& source() const { return m_source; }
    std::string_view text() const { return m_source->bytes(); }
    const TextPositions& positions() const { return m_positions; }
    /// Parsed on first use.
    const text::Document::Parsed& parsed() const;

    /// The text after the changes of a didChange notification, or why one of them cannot be made.
    std::variant<std::string, RequestError> changed(text::Node changes) const;

private:
    std::string m_uri;
    Json m_version;
    std::filesystem::path m_path;
    std::optional<files::FileKind> m_kind;
    std::shared_ptr<const text::Source> m_source;
    Encoding m_encoding;
    TextPositions m_positions;
    mutable std::once_flag m_parsedOnce;
    mutable text::Document::Parsed m_parsed;
};

/// A position of the protocol, or nothing if that is none.
std::optional<LinePosition> positionFrom(text::Node position);

}  // namespace muster::language_server
