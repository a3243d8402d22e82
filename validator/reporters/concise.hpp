#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// A line for each finding: `file:line:column: level rule message`. Nothing else, so that editors can read it.
class ConciseReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
