#include "core/expr/recording.hpp"

namespace muster::expr {

void Recording::add(text::Node node, Program program)
{
    const std::lock_guard lock(m_mutex);
    m_expressions.push_back({node, 0, std::move(program)});
}

void Recording::add(text::Node node, const Template& sentence)
{
    const std::lock_guard lock(m_mutex);
    sentence.visit([&](const Program& program, std::size_t begin) { m_expressions.push_back({node, begin, program}); });
}

std::vector<Recording::Expression> Recording::expressions() const
{
    const std::lock_guard lock(m_mutex);
    return m_expressions;
}

}  // namespace muster::expr
