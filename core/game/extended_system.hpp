#pragma once

#include "core/text/document.hpp"

#include <memory>
#include <vector>

namespace muster::rules {

/// A system file merged with the one that it extends.
struct ExtendedSystem {
    std::shared_ptr<const text::Document> document;  ///< knows where each part was written; null if it is too large
    std::vector<text::Fault> faults;                 ///< in the file that extends the other
};

/// Merges two system files: parts of `own` replace those of `base` with the same name or id, others are added, and what
/// `remove` names is left out. The head of the base is not inherited. Works for files of any form; what does not have
/// that of a system replaces what the base has.
ExtendedSystem extendedSystem(const std::shared_ptr<const text::Document>& own,
                              const std::shared_ptr<const text::Document>& base);

}  // namespace muster::rules
