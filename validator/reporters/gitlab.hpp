#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// The code quality report of GitLab, a subset of Code Climate's.
class GitlabReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

}  // namespace muster::validator
