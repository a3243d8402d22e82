#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// The results of a check. Diagnostics are sorted.
struct Report {
    diagnostics::Diagnostics diagnostics;
    std::size_t files = 0;

    std::size_t count(diagnostics::Level level) const;
};

/// Writes a report in one format.
class Reporter {
public:
    virtual ~Reporter() = default;
    virtual void write(const Report& report, std::ostream& out) const = 0;
};

/// Formats of `muster check --format`, in the order the help lists them.
std::vector<std::string> reporterNames();

/// The reporter of that name, or null. Only human-readable formats use colour.
std::unique_ptr<Reporter> makeReporter(std::string_view name, bool colour);

}  // namespace muster::validator
