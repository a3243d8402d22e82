#pragma once

#include "core/expr/program.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>

namespace muster::rules {

/// Names of the fields that expressions read.
class NamesRead {
public:
    void add(const expr::Program& program)
    {
        m_names.insert(program.fields().begin(), program.fields().end());
        m_whole = m_whole || program.readsWhole();
    }
    void add(const expr::Template& text)
    {
        const auto fields = text.fields();
        m_names.insert(fields.begin(), fields.end());
        m_whole = m_whole || text.readsWhole();
    }
    void add(const std::string& name) { m_names.insert(name); }
    template <class Part>
    void add(const std::optional<Part>& part)
    {
        if (part) add(*part);
    }
    /// False if every value is needed, because names are computed during evaluation.
    bool has(const std::string& name) const { return m_whole || m_names.contains(name); }

private:
    std::set<std::string, std::less<>> m_names;
    bool m_whole = false;
};

}  // namespace muster::rules
