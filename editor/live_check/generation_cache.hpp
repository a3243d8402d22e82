#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace muster::rules {

/// A cache of elements made from texts. An element is kept as long as each round requests it again, and its address
/// stays valid until the end of the next round.
template <class Value>
class GenerationCache {
public:
    void nextGeneration()
    {
        m_before = std::move(m_now);
        m_now.clear();
    }

    const Value* find(std::string_view text)
    {
        std::string key(text);
        if (const auto now = m_now.find(key); now != m_now.end()) return &now->second;
        auto before = m_before.extract(key);
        return before ? &m_now.insert(std::move(before)).position->second : nullptr;
    }

    /// An element that already exists for the text is kept.
    const Value& keep(std::string_view text, Value element)
    {
        return m_now.try_emplace(std::string(text), std::move(element)).first->second;
    }

private:
    std::unordered_map<std::string, Value> m_now, m_before;
};

}  // namespace muster::rules
