#include "validator/language_server/partial_json.hpp"

#include <algorithm>
#include <optional>

namespace muster::language_server {

namespace {

using What = PartialPlace::What;

/// Deeper containers are not entered; no file has them.
constexpr std::size_t maxDepth = 200;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

bool isSign(char c) { return std::string_view("{}[]:,\"").find(c) != std::string_view::npos; }

/// A string without its escapes. Only ids and names matter, so escapes of rare characters are left as they are.
std::string plain(std::string_view inQuotes)
{
    std::string text;
    for (std::size_t i = 0; i < inQuotes.size(); ++i) {
        if (inQuotes[i] == '\\' && i + 1 < inQuotes.size()) ++i;
        text += inQuotes[i];
    }
    return text;
}

class Scanner {
public:
    Scanner(std::string_view text, std::uint32_t offset) : m_text(text), m_offset(offset) {}

    PartialPlace run()
    {
        while (m_at < m_text.size()) {
            if (isSpace(m_text[m_at])) {
                ++m_at;
                continue;
            }
            // What surrounds the place is complete.
            if (m_place && m_frames.empty()) break;
            token();
        }
        if (!m_place) capture(static_cast<std::uint32_t>(m_text.size()), {m_offset, m_offset}, false, {});
        return *std::move(m_place);
    }

private:
    enum class Next : std::uint8_t { key, colon, value, comma };
    struct Frame {
        std::shared_ptr<PartialContainer> container;
        Next next = Next::value;
        std::string key;
        std::size_t index = 0;
    };

    void token()
    {
        const auto begin = static_cast<std::uint32_t>(m_at);
        if (!m_place && begin >= m_offset) capture(begin, {m_offset, m_offset}, false, {});
        const char c = m_text[m_at];
        if (c == '"') return string(begin);
        if (!isSign(c)) return word(begin);
        ++m_at;
        switch (c) {
        case '{':
        case '[': return open(c == '{');
        case '}':
        case ']': return close(c == '}');
        case ':':
            if (inObject()) m_frames.back().next = Next::value;
            return;
        default: comma();
        }
    }

    void string(std::uint32_t begin)
    {
        std::size_t end = begin + 1;
        while (end < m_text.size() && m_text[end] != '"' && m_text[end] != '\n' && m_text[end] != '\r')
            end += m_text[end] == '\\' ? 2 : 1;
        end = std::min(end, m_text.size());
        const bool isClosed = end < m_text.size() && m_text[end] == '"';
        // Of a string without an end, what follows the place belongs to the next token.
        const bool isHere = !m_place && begin < m_offset && m_offset <= end;
        if (!isClosed && isHere) end = m_offset;
        m_at = std::max<std::size_t>(end + (isClosed ? 1 : 0), begin + 1);
        if (isHere)
            capture(begin, {begin, static_cast<std::uint32_t>(m_at)}, true,
                    plain(m_text.substr(begin + 1, m_offset - begin - 1)));
        take(plain(m_text.substr(begin + 1, end - begin - 1)), true, isHere);
    }

    void word(std::uint32_t begin)
    {
        while (m_at < m_text.size() && !isSpace(m_text[m_at]) && !isSign(m_text[m_at])) ++m_at;
        const bool isHere = !m_place && begin < m_offset && m_offset <= m_at;
        if (isHere)
            capture(begin, {begin, static_cast<std::uint32_t>(m_at)}, false,
                    std::string(m_text.substr(begin, m_offset - begin)));
        take({}, false, isHere);
    }

    /// A key or a value has been read.
    void take(std::string text, bool isString, bool isHere)
    {
        if (m_frames.empty()) return;
        auto& frame = m_frames.back();
        if (!frame.container->isObject) {
            if (isString && !isHere) frame.container->texts.push_back(std::move(text));
            frame.next = Next::comma;
            return;
        }
        if (frame.next == Next::value) {
            if (isString) frame.container->members[frame.key] = std::move(text);
            frame.next = Next::comma;
            return;
        }
        // A key; perhaps the comma before it is missing.
        frame.key = std::move(text);
        if (!isHere) frame.container->members.try_emplace(frame.key);
        frame.next = Next::colon;
    }

    void open(bool isObject)
    {
        if (m_frames.size() >= maxDepth) {
            m_at = m_text.size();
            return;
        }
        auto container = std::make_shared<PartialContainer>();
        container->isObject = isObject;
        m_frames.push_back({std::move(container), isObject ? Next::key : Next::value, {}, 0});
    }

    void close(bool isObject)
    {
        const auto found = std::find_if(m_frames.rbegin(), m_frames.rend(),
                                        [&](const Frame& frame) { return frame.container->isObject == isObject; });
        if (found == m_frames.rend()) return;
        m_frames.erase(std::prev(found.base()), m_frames.end());
        if (!m_frames.empty()) m_frames.back().next = Next::comma;
    }

    void comma()
    {
        if (m_frames.empty()) return;
        auto& frame = m_frames.back();
        frame.next = frame.container->isObject ? Next::key : Next::value;
        ++frame.index;
    }

    bool inObject() const { return !m_frames.empty() && m_frames.back().container->isObject; }

    void capture(std::uint32_t begin, text::Range token, bool isInString, std::string typed)
    {
        PartialPlace place;
        place.token = token;
        place.isInString = isInString;
        place.typed = std::move(typed);
        for (std::size_t i = 0; i < m_frames.size(); ++i) {
            const auto& frame = m_frames[i];
            place.around.push_back(frame.container);
            const bool isLast = i + 1 == m_frames.size();
            const bool isKey = frame.container->isObject && (frame.next == Next::key || frame.next == Next::comma);
            if (isLast) place.what = whatIn(frame, begin, isInString || token.end > token.begin);
            if (isLast && isKey) break;
            place.path.push_back(frame.container->isObject ? frame.key : std::to_string(frame.index));
        }
        const auto after = m_text.find_first_not_of(" \t\r\n", token.end);
        place.hasColon = after != std::string_view::npos && m_text[after] == ':';
        m_place = std::move(place);
    }

    What whatIn(const Frame& frame, std::uint32_t begin, bool isToken) const
    {
        switch (frame.next) {
        case Next::key: return What::key;
        case Next::value: return What::value;
        case Next::colon: return What::nothing;
        case Next::comma: break;
        }
        // Behind a value a key can begin on a new line: its comma is written later.
        const auto before = m_text.substr(0, std::min<std::size_t>(begin, m_offset));
        const auto last = before.find_last_not_of(" \t\r");
        const bool isNewLine = last != std::string_view::npos && before[last] == '\n';
        return frame.container->isObject && (isToken || isNewLine) ? What::key : What::nothing;
    }

    std::string_view m_text;
    std::uint32_t m_offset;
    std::size_t m_at = 0;
    std::vector<Frame> m_frames;
    std::optional<PartialPlace> m_place;
};

}  // namespace

std::string_view PartialPlace::member(std::string_view name) const
{
    for (auto container = around.rbegin(); container != around.rend(); ++container)
        if (const auto found = (*container)->members.find(name); found != (*container)->members.end())
            return found->second;
    return {};
}

PartialPlace placeIn(std::string_view text, std::uint32_t offset) { return Scanner(text, offset).run(); }

}  // namespace muster::language_server
