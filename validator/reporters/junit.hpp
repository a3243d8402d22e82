#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// JUnit XML: a test suite for each file, in which errors and warnings are failures.
class JunitReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
