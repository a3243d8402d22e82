#include "editor/document/journal_file.hpp"

#include <nlohmann/json.hpp>

#include <cstring>

namespace muster::editor {

namespace {

constexpr std::string_view mark = "muster-journal 1\n";
constexpr std::size_t frame = 1 + 4 + 8;

std::uint64_t checksum(std::string_view bytes)
{
    std::uint64_t hash = 14695981039346656037u;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return hash;
}

template <class Number>
void put(std::string& bytes, Number number)
{
    for (std::size_t i = 0; i < sizeof number; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
}

template <class Number>
bool take(std::string_view& bytes, Number& number)
{
    if (bytes.size() < sizeof number) return false;
    number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number = static_cast<Number>(number | static_cast<Number>(static_cast<unsigned char>(bytes[i])) << (8 * i));
    bytes.remove_prefix(sizeof number);
    return true;
}

std::string record(char type, std::string_view content)
{
    std::string bytes(1, type);
    put(bytes, static_cast<std::uint32_t>(content.size()));
    put(bytes, checksum(content));
    return bytes.append(content);
}

/// Removes and returns the next complete record.
std::optional<std::pair<char, std::string_view>> next(std::string_view& bytes)
{
    if (bytes.size() < frame) return std::nullopt;
    const char type = bytes.front();
    auto rest = bytes.substr(1);
    std::uint32_t size = 0;
    std::uint64_t sum = 0;
    if (!take(rest, size) || !take(rest, sum) || rest.size() < size || checksum(rest.substr(0, size)) != sum)
        return std::nullopt;
    bytes = rest.substr(size);
    return std::pair(type, rest.substr(0, size));
}

std::optional<std::vector<text::Edit>> editsIn(std::string_view content, std::size_t textSize)
{
    std::vector<text::Edit> edits;
    while (!content.empty()) {
        text::Edit edit;
        std::uint32_t size = 0;
        if (!take(content, edit.range.begin) || !take(content, edit.range.end) || !take(content, size) ||
            content.size() < size)
            return std::nullopt;
        if (edit.range.begin > edit.range.end || edit.range.end > textSize) return std::nullopt;
        edit.text = content.substr(0, size);
        content.remove_prefix(size);
        edits.push_back(std::move(edit));
    }
    return edits;
}

std::optional<JournalHead> headIn(std::string_view content)
{
    const auto json = nlohmann::json::parse(content, nullptr, false);
    if (!json.is_object() || !json.contains("place") || !json["place"].is_string()) return std::nullopt;
    JournalHead head;
    head.place = json["place"].get<std::string>();
    if (json.contains("path") && json["path"].is_string()) head.path = json["path"].get<std::string>();
    if (json.contains("kind") && json["kind"].is_string())
        head.kind = files::kindFromName(json["kind"].get<std::string>()).value_or(files::FileKind::army);
    if (json.contains("saved") && json["saved"].is_string()) head.savedHash = json["saved"].get<std::string>();
    return head;
}

}  // namespace

std::string headRecord(const JournalHead& head)
{
    nlohmann::json json = {
        {"place", head.place.string()}, {"kind", files::kindName(head.kind)}, {"saved", head.savedHash}};
    if (head.path) json["path"] = head.path->string();
    // The file cannot be found by a path that is not UTF-8, but its text can be recovered.
    return std::string(mark) + record('H', json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::string textRecord(std::string_view text) { return record('T', text); }

std::string editsRecord(const std::vector<text::Edit>& edits)
{
    std::string content;
    for (const auto& edit : edits) {
        put(content, edit.range.begin);
        put(content, edit.range.end);
        put(content, static_cast<std::uint32_t>(edit.text.size()));
        content += edit.text;
    }
    return record('E', content);
}

std::optional<JournalContent> readJournal(std::string_view bytes)
{
    if (!bytes.starts_with(mark)) return std::nullopt;
    bytes.remove_prefix(mark.size());
    const auto first = next(bytes);
    if (!first || first->first != 'H') return std::nullopt;
    auto head = headIn(first->second);
    const auto text = next(bytes);
    if (!head || !text || text->first != 'T') return std::nullopt;
    JournalContent content{std::move(*head), std::string(text->second)};
    while (const auto change = next(bytes)) {
        if (change->first == 'T') {
            content.text = change->second;
            continue;
        }
        const auto edits = editsIn(change->second, content.text.size());
        if (change->first != 'E' || !edits) break;
        content.text = text::applied(content.text, *edits);
    }
    return content;
}

}  // namespace muster::editor
