#pragma once

#include "core/text/document.hpp"

#include <string>

namespace muster::test {

/// Everything that a document says about one of its values.
inline std::string describe(const text::Document& document, std::uint32_t index)
{
    const text::Node node = document.node(index);
    const auto range = [](text::Range r) { return std::to_string(r.begin) + "-" + std::to_string(r.end) + " "; };
    return std::string(text::kindName(node.kind())) + " " + range(node.range()) + range(node.keyRange()) +
           std::to_string(node.size()) + " in " + std::to_string(node.parent() ? node.parent().index() : 0) + " as " +
           std::string(node.key()) + ": " + std::string(node.string()) + std::to_string(node.integer()) + " " +
           std::to_string(node.unsignedInteger()) + " " + std::to_string(node.real()) +
           (node.boolean() ? " true" : "") + (index < 2000 ? node.pointer() : std::string());
}

/// The first difference between two documents of one text, or nothing.
inline std::string difference(const text::Document& a, const text::Document& b)
{
    if (a.nodeCount() != b.nodeCount()) return "the numbers of values differ";
    if (a.largestInteger() != b.largestInteger()) return "the largest integers differ";
    for (std::uint32_t i = 0; i < a.nodeCount(); ++i)
        if (describe(a, i) != describe(b, i)) return describe(a, i) + "\n" + describe(b, i);
    return {};
}

}  // namespace muster::test
