#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// The Reviewdog Diagnostic Format, as one object.
class RdjsonReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
