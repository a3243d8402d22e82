#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace muster::rules {

/// Things made from texts, each kept as long as every next round asks for it again. Those of a round stay where they
/// are until the round after it.
template <class Thing>
class Recollection {
public:
    void beginRound()
    {
        m_before = std::move(m_now);
        m_now.clear();
    }

    const Thing* find(std::string_view text)
    {
        std::string key(text);
        if (const auto now = m_now.find(key); now != m_now.end()) return &now->second;
        auto before = m_before.extract(key);
        return before ? &m_now.insert(std::move(before)).position->second : nullptr;
    }

    /// What a text is known for already stays.
    const Thing& keep(std::string_view text, Thing thing)
    {
        return m_now.try_emplace(std::string(text), std::move(thing)).first->second;
    }

private:
    std::unordered_map<std::string, Thing> m_now, m_before;
};

}  // namespace muster::rules
