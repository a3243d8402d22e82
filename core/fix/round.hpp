#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/edit.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace muster::fix {

/// Which fixes are applied: only safe ones, or all.
enum class Extent : std::uint8_t { safe, all };

/// The fix of one finding as edits of the text.
struct Fix {
    const diagnostics::Diagnostic* finding = nullptr;
    std::vector<text::Edit> edits;  ///< sorted, at least one
};

/// The values that may still be read to apply patches: a hostile file has many findings and many values.
struct Work {
    std::size_t left = 50'000'000;
    bool isExhausted = false;  ///< a fix was left out for that reason
};

/// The fixes of findings about this document that change it, in the order of the findings. Fixes of accepted findings
/// and of findings in other files are left out, and so are those for which no work is left.
std::vector<Fix> fixesFor(const text::Document& document, const diagnostics::Diagnostics& findings, Extent extent,
                          Work& work);

/// The fixes that can be made together: each one that touches no earlier one. Two fixes touch if they change the same
/// bytes or bytes beside each other.
std::vector<Fix> apart(std::vector<Fix> fixes);

/// The text with these fixes, which must not touch. A text in canonical form stays canonical.
std::string withFixes(const text::Document& document, const std::vector<Fix>& fixes);

}  // namespace muster::fix
