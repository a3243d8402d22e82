#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// A report for scripts, in the format of schemas/report.schema.json.
class JsonReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
