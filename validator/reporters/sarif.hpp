#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// SARIF 2.1.0, the format of code scanning services.
class SarifReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
