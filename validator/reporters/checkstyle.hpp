#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// The XML of Checkstyle, which many services read.
class CheckstyleReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
