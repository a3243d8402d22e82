#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/fix/round.hpp"
#include "core/text/document.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster::fix {

/// The findings of a text, which has been parsed already.
using Check =
    std::function<diagnostics::Diagnostics(const text::Document::Parsed&, std::shared_ptr<const text::Source>)>;

/// A text after all rounds of fixes.
struct FixedText {
    std::shared_ptr<const text::Source> source;  ///< the given one if nothing changed
    diagnostics::Diagnostics findings;           ///< of that text
    std::size_t fixed = 0;                       ///< findings whose fix was applied
    std::size_t unsafe = 0;                      ///< findings left whose fix was not applied because it is unsafe
    std::vector<std::string> problems;           ///< fixes that were not applied for another reason, as sentences
};

/// Applies fixes and checks the result, until none is left or a limit is reached. A fix that makes the text unreadable
/// or adds errors is undone. If the fixes never come to an end, the text stays as it is. Texts with faults of syntax
/// are not fixed.
FixedText fixedText(std::shared_ptr<const text::Source> source, Extent extent, const Check& check);

}  // namespace muster::fix
