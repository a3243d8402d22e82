#include "printer/emblem/svg_work.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr std::size_t maxWork = 200'000;  // drawn in less than a second
constexpr std::size_t maxChain = 50;      // elements that draw others that draw others

}  // namespace

void SvgWork::begin(const QString& id, std::size_t weight, const QString& drawn)
{
    const auto index = m_elements.size();
    if (!m_open.empty()) m_elements[m_open.back()].inside.push_back(index);
    m_elements.push_back({weight, drawn});
    m_open.push_back(index);
    if (!id.isEmpty() && !m_named.contains(id)) m_named.insert(id, index);
}

void SvgWork::end() { m_open.pop_back(); }

/// The work for an element with everything inside it, at most a little more than the limit.
std::size_t SvgWork::total(std::size_t index)
{
    if (m_elements[index].state == Element::State::known) return m_elements[index].weight;
    if (m_elements[index].state == Element::State::open || m_open.size() > maxChain) {
        m_isCircular = true;
        return 0;
    }
    m_elements[index].state = Element::State::open;
    auto parts = m_elements[index].inside;
    const auto drawn = m_named.constFind(m_elements[index].drawn);
    const bool repeats = !m_elements[index].drawn.isEmpty() && drawn != m_named.constEnd();
    std::size_t sum = m_elements[index].weight;
    if (repeats) {
        m_open.push_back(index);
        sum += total(*drawn);
        m_open.pop_back();
    }
    for (const auto part : parts) sum = std::min(maxWork + 1, sum + total(part));
    m_elements[index].weight = std::min(maxWork + 1, sum);
    m_elements[index].state = Element::State::known;
    return m_elements[index].weight;
}

std::string SvgWork::problem()
{
    m_open.clear();
    if (m_elements.empty()) return {};
    const auto all = total(0);
    if (m_isCircular) return "parts of it contain themselves";
    return all > maxWork ? "it is too complicated to draw" : std::string();
}

}  // namespace muster::printer
