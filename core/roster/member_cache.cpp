#include "core/roster/member_cache.hpp"

#include <optional>

namespace muster::rules {

using expr::MapEntry;
using expr::Value;
using expr::ValueType;

namespace {

/// Values may share parts, and a copy duplicates them: these limits keep a small member from becoming a large one.
constexpr std::size_t maxPartsOfMember = 20'000, maxPartsOfArmy = 1'000'000, deepest = 64, bytesOfPart = 16;

/// Copies values into a separate arena, within a size limit.
class Copier {
public:
    Copier(expr::Arena& arena, std::size_t room) : m_arena(arena), m_room(room), m_left(room) {}

    std::size_t used() const { return m_room - m_left; }

    std::optional<Value> copy(const Value& value, std::size_t depth = 0)
    {
        if (depth > deepest || !take(1)) return std::nullopt;
        switch (value.type()) {
        case ValueType::string:
            return take(value.size() / bytesOfPart) ? std::optional(Value::string(m_arena.copy(value.asString())))
                                                    : std::nullopt;
        case ValueType::list: return list(value, depth);
        case ValueType::map: return map(value, depth);
        default: return value;
        }
    }

private:
    bool take(std::size_t parts)
    {
        const bool enough = parts <= m_left;
        m_left = enough ? m_left - parts : 0;
        return enough;
    }

    std::optional<Value> list(const Value& value, std::size_t depth)
    {
        const auto items = value.asList();
        if (items.size() > m_left) return std::nullopt;
        auto* copies = m_arena.allocate<Value>(items.size());
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto item = copy(items[i], depth + 1);
            if (!item) return std::nullopt;
            copies[i] = *item;
        }
        return Value::list({copies, items.size()});
    }

    std::optional<Value> map(const Value& value, std::size_t depth)
    {
        const auto entries = value.asMap();
        if (entries.size() > m_left) return std::nullopt;
        auto* copies = m_arena.allocate<MapEntry>(entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const auto key = copy(entries[i].key, depth + 1), member = copy(entries[i].value, depth + 1);
            if (!key || !member) return std::nullopt;
            copies[i] = {*key, *member};
        }
        return Value::map({copies, entries.size()});
    }

    expr::Arena& m_arena;
    std::size_t m_room, m_left;
};

}  // namespace

const MemberCache::CachedMember* MemberCache::find(bool leader, std::string_view text) const
{
    const auto& members = m_members[leader ? 1 : 0];
    const auto found = members.find(std::string(text));
    return found == members.end() ? nullptr : &found->second;
}

void MemberCache::share(bool leader, std::string_view text, const CachedMember& known)
{
    m_members[leader ? 1 : 0].try_emplace(std::string(text), known);
}

void MemberCache::keep(bool leader, std::string_view text, CachedMember known)
{
    if (m_kept >= maxPartsOfArmy) return;
    auto memory = std::make_shared<expr::Arena>();
    Copier copier(*memory, maxPartsOfMember);
    const auto copy = copier.copy(known.self);
    m_kept += copier.used();
    if (!copy) return;
    known.self = *copy;
    known.memory = std::move(memory);
    m_members[leader ? 1 : 0].try_emplace(std::string(text), std::move(known));
}

}  // namespace muster::rules
