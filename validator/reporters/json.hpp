#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// The report of schemas/report.schema.json, for scripts.
class JsonReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
