#include "core/text/patch.hpp"

#include "core/text/canonical.hpp"
#include "core/text/pointer.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <charconv>

namespace muster::text {

namespace {

// A patch comes from a system file: repeatedly copying a text into itself must not exhaust the memory.
constexpr std::size_t maxOperations = 10'000, maxCopied = 16u << 20;

class Patcher {
public:
    explicit Patcher(Draft& draft) : m_draft(draft) {}

    std::optional<PatchError> run(Node patch)
    {
        if (!patch.isArray()) return PatchError{"a JSON Patch is an array of operations"};
        if (patch.size() > maxOperations)
            return PatchError{
                fmt::format("the patch has {} operations; at most {} are allowed", patch.size(), maxOperations)};
        std::size_t number = 1;
        for (const Node operation : patch) {
            if (!perform(operation))
                return PatchError{fmt::format("operation {} ({} \"{}\") cannot be applied here", number,
                                              operation["op"].string(), operation["path"].string())};
            ++number;
        }
        return std::nullopt;
    }

private:
    bool perform(Node operation)
    {
        const auto op = operation["op"].string();
        const Node path = operation["path"], value = operation["value"], from = operation["from"];
        if (!path.isString()) return false;
        if (op == "remove") return m_draft.remove(path.string());
        if (op == "add") return value && add(path.string(), onOneLine(value));
        if (op == "replace") return value && m_draft.replace(path.string(), onOneLine(value));
        if (op == "test") return value && isEqual(path.string(), value);
        if (!from.isString() || !m_draft.has(from.string())) return false;
        if (op == "move") return move(from.string(), path.string());
        return op == "copy" && copy(from.string(), path.string());
    }

    /// The pointer of the containing array or object, and the last token.
    static std::pair<std::string, std::string> split(std::string_view path)
    {
        const auto slash = path.rfind('/');
        return {std::string(path.substr(0, slash)), tokenName(path.substr(slash + 1))};
    }

    bool add(std::string_view path, const std::string& json)
    {
        if (path.empty()) return m_draft.replace(path, json);
        if (path.front() != '/') return false;
        const auto [owner, name] = split(path);
        if (m_draft.setMember(owner, name, json)) return true;
        const auto index = indexIn(name);
        return index && m_draft.insertItem(owner, *index, json);
    }

    static std::optional<std::size_t> indexIn(std::string_view name)
    {
        if (name == "-") return atEnd;
        std::size_t index = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), index);
        const bool number = error == std::errc() && end == name.data() + name.size() &&
                            (name.size() == 1 || name.front() != '0') && index != atEnd;
        return number ? std::optional(index) : std::nullopt;
    }

    bool move(std::string_view from, std::string_view path)
    {
        if (from == path) return true;
        if (path.starts_with(from) && path[from.size()] == '/') return false;
        // Within and between arrays the item keeps its bytes.
        if (path.rfind('/') != std::string_view::npos) {
            const auto [owner, name] = split(path);
            const auto index = indexIn(name);
            const auto within = from.substr(0, from.rfind('/')) == owner;
            const bool stays = within || !owner.starts_with(from.substr(0, from.rfind('/') + 1));
            if (index && stays && m_draft.moveItem(from, owner, *index)) return true;
        }
        const std::string json = m_draft.valueText(from);
        return m_draft.remove(from) && add(path, json);
    }

    bool copy(std::string_view from, std::string_view path)
    {
        const std::string json = m_draft.valueText(from);
        m_copied += json.size();
        return m_copied <= maxCopied && add(path, json);
    }

    bool isEqual(std::string_view path, Node value) const
    {
        if (!m_draft.has(path)) return false;
        const auto parse = [](std::string_view json) { return nlohmann::json::parse(json, nullptr, false); };
        return parse(m_draft.valueText(path)) == parse(value.sourceText());
    }

    Draft& m_draft;
    std::size_t m_copied = 0;
};

}  // namespace

std::optional<PatchError> apply(std::string_view patch, Draft& draft)
{
    const auto parsed = parseFragment(std::string(patch));
    if (!parsed.document) return PatchError{"the patch is not JSON"};
    return Patcher(draft).run(parsed.document->root());
}

std::variant<std::vector<Edit>, PatchError> patched(const Document& document, std::string_view patch)
{
    Draft draft(document);
    if (auto error = apply(patch, draft)) return std::move(*error);
    return draft.edits();
}

}  // namespace muster::text
