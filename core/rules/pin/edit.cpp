#include "core/rules/pin/edit.hpp"

#include "core/text/canonical.hpp"

#include <fmt/format.h>

namespace muster::rules {

using text::Node;
using text::Range;

namespace {

/// Changes of one text, given in the order in which they stand in it.
class Edits {
public:
    explicit Edits(std::string_view bytes) : m_bytes(bytes) {}

    void replace(Range range, std::string_view text)
    {
        m_text.append(m_bytes.substr(m_done, range.begin - m_done)).append(text);
        m_done = range.end;
    }
    void insert(std::uint32_t offset, std::string_view text) { replace({offset, offset}, text); }
    std::string take() { return std::move(m_text.append(m_bytes.substr(m_done))); }

private:
    std::string_view m_bytes;
    std::string m_text;
    std::uint32_t m_done = 0;
};

/// The new pin with the keys that others put into the old one.
std::string pinText(const Pin& pin, Node old)
{
    std::string text = pin.text();
    for (const Node member : old)
        if (member.key().starts_with("x-")) {
            const auto& source = member.document().source();
            const auto name = source.bytes().substr(member.keyRange().begin, member.keyRange().end - member.keyRange().begin);
            text.insert(text.rfind("\n  }"), fmt::format(",\n    {}: {}", name, member.sourceText()));
        }
    return text;
}

}  // namespace

std::string withPin(const text::Document& file, std::string_view version, const Pin* pin)
{
    const Node root = file.root();
    const auto bytes = file.source().bytes();
    const bool hasVersion = static_cast<bool>(root["systemVersion"]);
    Edits edits(bytes);
    Node last;
    for (const Node member : root) {
        last = member;
        if (member.key() == "systemVersion") edits.replace(member.range(), fmt::format("\"{}\"", version));
        else if (member.key() == "pin" && pin) edits.replace(member.range(), pinText(*pin, member));
        else if (member.key() == "system" && !hasVersion) edits.insert(member.range().end, fmt::format(",\n  \"systemVersion\": \"{}\"", version));
    }
    if (pin && !root["pin"]) edits.insert(last.range().end, ",\n  \"pin\": " + pinText(*pin, {}));
    std::string text = edits.take();
    if (text::canonical(file) != bytes) return text;
    const auto changed = text::Document::parse(std::make_shared<const text::Source>("", text));
    return changed.document ? text::canonical(*changed.document) : text;
}

}  // namespace muster::rules
