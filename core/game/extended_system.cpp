#include "core/game/extended_system.hpp"

#include "core/text/assembly.hpp"
#include "core/text/element_at.hpp"
#include "core/text/nearest.hpp"
#include "core/text/pointer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace muster::rules {

using text::Node;

namespace {

/// How a value is merged with that of the base.
enum class Merging { replaces, byKey, byId };

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isSchemaPart(std::string_view key)
{
    return isOneOf(key, {"unit", "entry", "leader", "group", "army", "list", "scenario", "side", "piece", "placement"});
}

/// What a file says about itself.
bool isOfHead(std::string_view key)
{
    return key.starts_with("x-") || isOneOf(key, {"$schema", "format", "id", "version", "name", "extends",
                                                  "systemVersion", "remove", "accept", "expect"});
}

/// Of a member of the file.
Merging mergingOf(std::string_view key)
{
    if (isOneOf(key, {"rules", "entries", "leaders", "terrain", "sheets", "reference", "statistics", "odds", "symbols",
                      "emblems"}))
        return Merging::byId;
    if (isSchemaPart(key) || isOneOf(key, {"tables", "tableLinks", "definitions", "derived", "cost", "placing",
                                           "measuring", "setup", "translations"}))
        return Merging::byKey;
    return Merging::replaces;
}

/// Of a member of such a member.
Merging mergingOf(std::string_view part, std::string_view key)
{
    if (part == "tables") return Merging::byId;
    if (isOneOf(part, {"tableLinks", "derived", "translations"}) || (isSchemaPart(part) && key == "properties"))
        return Merging::byKey;
    return Merging::replaces;
}

/// What a value is matched by; empty if by nothing.
std::string_view nameOf(Node value, Merging merging)
{
    return merging == Merging::byKey ? value.key() : value["id"].string();
}

class Merger {
public:
    Merger(const std::shared_ptr<const text::Document>& own, const std::shared_ptr<const text::Document>& base)
        : m_own(own->root()), m_base(base->root()), m_assembly({own, base}), m_name(own->source().name())
    {}

    ExtendedSystem merge()
    {
        findRemoved();
        mergeContainers(m_own, m_base, Merging::byKey, {});
        auto parsed = m_assembly.take(std::move(m_name));
        if (!parsed.document)
            m_faults.push_back({"json/limits",
                                fmt::format("with {}, which it extends, this system is too large: {}",
                                            m_base["name"].string(), parsed.faults.front().message),
                                "remove parts of one of them", m_own["extends"].range()});
        return {std::move(parsed.document), std::move(m_faults)};
    }

private:
    using Path = std::vector<std::string_view>;  ///< the names down to a container that is merged

    void findRemoved()
    {
        if (!m_own["remove"].isArray()) return;
        for (const Node place : m_own["remove"]) {
            if (!place.string().starts_with('/')) continue;  // reported by the schema
            const Node found = baseAt(place.string());
            if (m_steps == 0) {
                m_faults.push_back({"ref/too-many", "it takes too long to find what is removed; the rest is kept",
                                    "remove fewer parts, or whole ones instead of parts inside them", place.range()});
                return;
            }
            if (!found) {
                reportMissing(place);
                continue;
            }
            remove(found);
            // Rules of different scopes may have one id.
            const Node id = found["id"], siblings = found.parent();
            if (!siblings.isArray() || !id.isString()) continue;
            for (const Node sibling : siblings)
                if (sibling["id"].string() == id.string()) remove(sibling);
        }
    }

    /// A part of the base that can be removed; absent if there is none. Charges the work of looking for it.
    Node baseAt(std::string_view place)
    {
        Node node = m_base;
        while (node && !place.empty()) {
            m_steps -= std::min<std::size_t>(node.size(), m_steps);
            if (m_steps == 0) return {};
            const auto token = place.substr(0, place.find('/', 1));
            place.remove_prefix(token.size());
            if (node == m_base && isOfHead(text::tokenName(token.substr(1)))) return {};
            node = text::elementAt(node, token);
        }
        return node;
    }

    void remove(Node value) { m_removed.insert(value.range().begin); }

    void reportMissing(Node place)
    {
        const auto pointer = place.string();
        const auto folder = pointer.substr(0, pointer.rfind('/'));
        std::vector<std::string> names;
        if (const Node parent = baseAt(folder); parent && parent.size() <= m_comparisons) {
            m_comparisons -= parent.size();
            for (const Node child : parent)
                if (const auto name = nameOf(child, parent.isArray() ? Merging::byId : Merging::byKey); !name.empty())
                    names.emplace_back(name);
        }
        const auto near = text::nearest(names, text::tokenName(pointer.substr(folder.size() + 1)));
        std::string suggested(folder);
        text::appendToken(suggested, near);
        m_faults.push_back({"ref/not-found",
                            fmt::format("{} has nothing at \"{}\" to remove", m_base["name"].string(), pointer),
                            near.empty() ? "name a part of the extended system by its place, such as /rules/its-id"
                                         : fmt::format("did you mean \"{}\"?", suggested),
                            place.range()});
    }

    bool isRemoved(Node value) const { return m_removed.contains(value.range().begin); }

    /// Copies a value of the base without what is removed from it.
    void inherit(Node value)
    {
        const auto inside = m_removed.upper_bound(value.range().begin);
        if (inside == m_removed.end() || *inside >= value.range().end) return m_assembly.copy(value);
        m_assembly.open(value);
        for (const Node child : value)
            if (!isRemoved(child)) inherit(child);
        m_assembly.close();
    }

    Merging mergingOfItem(const Path& path, std::string_view key) const
    {
        if (path.empty()) return mergingOf(key);
        return path.size() == 1 ? mergingOf(path.front(), key) : Merging::replaces;
    }

    /// Both have the type that this merging needs.
    void mergeContainers(Node own, Node base, Merging merging, const Path& path)
    {
        const bool isFile = path.empty();
        std::map<std::string_view, std::vector<Node>> replacing;  // own values, by the name of one in the base
        for (const Node inherited : base)
            if (const auto name = nameOf(inherited, merging); !isRemoved(inherited)) replacing[name];
        replacing.erase(std::string_view());
        std::map<std::string_view, std::vector<Node>> before;  // new values, by the name of the one they precede
        std::vector<Node> added;
        for (const Node value : own) {
            const auto name = nameOf(value, merging);
            const auto known = isFile && isOfHead(name) ? replacing.end() : replacing.find(name);
            if (known == replacing.end()) {
                added.push_back(value);
                continue;
            }
            known->second.push_back(value);
            auto& first = before[name];
            first.insert(first.end(), added.begin(), added.end());
            added.clear();
        }

        m_assembly.open(own);
        std::set<std::string_view> written;
        for (const Node inherited : base) {
            const auto name = nameOf(inherited, merging);
            if (isRemoved(inherited) || (isFile && isOfHead(name))) continue;
            const auto known = replacing.find(name);
            if (known == replacing.end() || known->second.empty()) {
                inherit(inherited);
                continue;
            }
            if (!written.insert(name).second) continue;
            for (const Node value : before[name]) m_assembly.copy(value);
            for (const Node value : known->second) mergeValue(value, inherited, merging, path);
        }
        for (const Node value : added) m_assembly.copy(value);
        m_assembly.close();
    }

    void mergeValue(Node own, Node base, Merging merging, const Path& path)
    {
        const auto inside = merging == Merging::byKey ? mergingOfItem(path, own.key()) : Merging::replaces;
        const bool fits = inside == Merging::byKey ? own.isObject() && base.isObject()
                                                   : inside == Merging::byId && own.isArray() && base.isArray();
        if (!fits) return m_assembly.copy(own);
        auto deeper = path;
        deeper.push_back(own.key());
        mergeContainers(own, base, inside, deeper);
    }

    Node m_own, m_base;
    text::Assembly m_assembly;
    std::string m_name;
    std::set<std::uint32_t> m_removed;  ///< the beginnings of the values in the text of the base
    std::vector<text::Fault> m_faults;
    std::size_t m_steps = 10'000'000;     ///< left for finding what is removed
    std::size_t m_comparisons = 300'000;  ///< left for suggesting similar names
};

}  // namespace

ExtendedSystem extendedSystem(const std::shared_ptr<const text::Document>& own,
                              const std::shared_ptr<const text::Document>& base)
{
    if (!own->root().isObject() || !base->root().isObject()) return {own, {}};
    return Merger(own, base).merge();
}

}  // namespace muster::rules
