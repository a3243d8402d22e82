#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// A line for each finding, with the object that the JSON report has for it; the last line has the summary.
class JsonlReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
