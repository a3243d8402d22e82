#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// The text report for the log of GitHub Actions, then a workflow command for each annotation.
class GithubReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
