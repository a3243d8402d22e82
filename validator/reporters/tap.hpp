#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// TAP 13: errors and warnings are failed tests, files without them passed ones.
class TapReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
