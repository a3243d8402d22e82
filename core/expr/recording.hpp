#pragma once

#include "core/expr/program.hpp"
#include "core/text/document.hpp"

#include <cstddef>
#include <mutex>
#include <vector>

namespace muster::expr {

/// The expressions of files, compiled so that they record which of their parts were evaluated. Thread-safe.
class Recording {
public:
    /// A compiled expression with its place.
    struct Expression {
        text::Node node;        ///< the text that contains it
        std::size_t begin = 0;  ///< its first byte in that text
        Program program;
    };

    /// The node's document must outlive the recording.
    void add(text::Node node, Program program);
    /// The same for every expression of a template.
    void add(text::Node node, const Template& sentence);
    /// In the order in which they were compiled.
    std::vector<Expression> expressions() const;

private:
    mutable std::mutex m_mutex;
    std::vector<Expression> m_expressions;
};

}  // namespace muster::expr
