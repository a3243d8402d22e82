#include "validator/language_server/snapshot.hpp"

#include "core/files/project.hpp"
#include "validator/language_server/file_uri.hpp"

#include <fmt/format.h>

#include <limits>

namespace muster::language_server {

namespace fs = std::filesystem;

namespace {

fs::path placeOf(const std::string& uri)
{
    if (auto path = pathOf(uri)) return *std::move(path);
    // "untitled:scipio.army.json"
    std::error_code error;
    return fs::current_path(error) / fs::path(uri.substr(uri.find_last_of(":/") + 1));
}

std::optional<std::uint32_t> countFrom(text::Node number)
{
    if (!number.isInteger() || number.integer() < 0) return std::nullopt;
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::min(number.integer(), most));
}

}  // namespace

std::optional<LinePosition> positionFrom(text::Node position)
{
    const auto line = countFrom(position["line"]), character = countFrom(position["character"]);
    if (!line || !character) return std::nullopt;
    return LinePosition{*line, *character};
}

Snapshot::Snapshot(std::string uri, Json version, std::string text, Encoding encoding)
    : m_uri(std::move(uri)), m_version(std::move(version)), m_path(placeOf(m_uri)), m_kind(files::kindOf(m_path)),
      m_source(std::make_shared<const text::Source>(files::displayName(m_path), std::move(text))), m_encoding(encoding),
      m_positions(m_source->bytes(), encoding)
{}

const text::Document::Parsed& Snapshot::parsed() const
{
    std::call_once(m_parsedOnce, [this] { m_parsed = text::Document::parse(m_source); });
    return m_parsed;
}

std::variant<std::string, RequestError> Snapshot::changed(text::Node changes) const
{
    const auto refused = [](std::string sentence) {
        return RequestError{ErrorCode::invalidParameters, std::move(sentence)};
    };
    if (!changes.isArray()) return refused("\"contentChanges\" is missing");
    std::string text(m_source->bytes());
    for (const auto change : changes) {
        if (!change["text"].isString()) return refused("a change needs its \"text\"");
        const auto added = change["text"].string();
        if (!change["range"]) {
            text = added;
            continue;
        }
        const auto start = positionFrom(change["range"]["start"]), end = positionFrom(change["range"]["end"]);
        if (!start || !end) return refused("the \"range\" of a change needs a start and an end");
        const TextPositions positions(text, m_encoding);
        const auto from = positions.offset(*start), to = positions.offset(*end);
        if (to < from) return refused("the \"range\" of a change ends before it starts");
        text.replace(from, to - from, added);
    }
    return text;
}

}  // namespace muster::language_server
