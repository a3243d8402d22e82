#pragma once

#include "core/expr/program.hpp"

#include <deque>
#include <string>
#include <vector>

namespace muster::fuzz {

/// The variables that the expressions of the fuzz targets read: an army "self" and some plain values, with their types.
class ExpressionValues {
public:
    ExpressionValues();
    ExpressionValues(const ExpressionValues&) = delete;
    ExpressionValues& operator=(const ExpressionValues&) = delete;

    const expr::Environment& environment() const { return m_environment; }
    const std::vector<expr::Value>& slots() const { return m_slots; }
    /// The names of the variables, one for each slot.
    const std::vector<std::string>& names() const { return m_names; }

private:
    void declare(const char* name, expr::Type type, expr::Value value);

    expr::Environment m_environment;
    std::vector<expr::Value> m_slots;
    std::vector<std::string> m_names;
    std::deque<std::vector<expr::Value>> m_lists;
    std::deque<std::vector<expr::MapEntry>> m_maps;
};

/// The outcome of an evaluation as text.
std::string outcomeText(const expr::Outcome& outcome);

}  // namespace muster::fuzz
