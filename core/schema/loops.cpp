#include "core/schema/loops.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::schema {

namespace {

constexpr std::uint32_t maxChainLength = 32;

enum class State : std::uint8_t { fresh, open, done };

/// A depth-first traversal of the links with an explicit stack: chains may be as long as the file.
class Walk {
public:
    Walk(std::uint32_t blocks, const std::vector<SameValueLink>& links)
        : m_links(links), m_first(blocks + 1), m_state(blocks), m_height(blocks)
    {
        for (const auto& link : m_links) ++m_first[link.from + 1];
        for (std::uint32_t i = 0; i < blocks; ++i) m_first[i + 1] += m_first[i];
        m_order.resize(m_links.size());
        auto next = m_first;
        for (std::uint32_t i = 0; i < m_links.size(); ++i) m_order[next[m_links[i].from]++] = i;
    }

    void from(std::uint32_t block)
    {
        if (m_state[block] != State::fresh) return;
        open(block);
        while (!m_stack.empty()) {
            auto& [current, next] = m_stack.back();
            if (next == m_first[current + 1]) {
                close(current);
            } else {
                follow(m_links[m_order[next++]]);
            }
        }
    }

    std::vector<text::Fault> faults;

private:
    void open(std::uint32_t block)
    {
        m_state[block] = State::open;
        m_stack.emplace_back(block, m_first[block]);
    }

    void follow(const SameValueLink& link)
    {
        if (m_state[link.to] == State::fresh) return open(link.to);
        if (m_state[link.to] == State::open) {
            faults.push_back({"schema/reference-loop",
                              "this leads back to a schema that is still being applied to the same value",
                              "break the loop, or make it pass through a key or an item", link.at});
        }
    }

    void close(std::uint32_t block)
    {
        m_stack.pop_back();
        m_state[block] = State::done;
        for (std::uint32_t i = m_first[block]; i < m_first[block + 1]; ++i) {
            const SameValueLink& link = m_links[m_order[i]];
            m_height[block] = std::max(m_height[block], m_height[link.to] + 1);
            if (m_height[link.to] + 1 == maxChainLength + 1) {
                faults.push_back(
                    {"schema/too-complex",
                     fmt::format("a chain of more than {} schemas applies to the same value", maxChainLength),
                     "merge some of them", link.at});
            }
        }
    }

    const std::vector<SameValueLink>& m_links;
    std::vector<std::uint32_t> m_first;  ///< by block, the index of its first link in m_order
    std::vector<std::uint32_t> m_order;
    std::vector<State> m_state;
    std::vector<std::uint32_t> m_height;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_stack;
};

}  // namespace

std::vector<text::Fault> checkLinks(std::uint32_t blocks, const std::vector<SameValueLink>& links)
{
    Walk walk(blocks, links);
    for (std::uint32_t block = 0; block < blocks; ++block) walk.from(block);
    return std::move(walk.faults);
}

}  // namespace muster::schema
