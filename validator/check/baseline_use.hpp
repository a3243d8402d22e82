#pragma once

#include "validator/check/baseline.hpp"
#include "validator/check/check_options.hpp"
#include "validator/session.hpp"

#include <optional>

namespace muster::validator {

/// What the options about baselines ask for.
class BaselineUse {
public:
    BaselineUse(const CheckOptions& options, Session& session) : m_options(options), m_session(session) {}

    /// Reads the baseline, if there is one. False after an error, which was printed: nothing should be checked then.
    bool read();

    bool isToBeWritten() const { return !m_options.writeBaseline.empty(); }
    /// Writes the findings of a complete report to a new baseline. False after an error, which was printed.
    bool write(Report& report);

    /// Removes the findings of the baseline from the report, and removes or reports what is stale in it.
    void applyTo(Report& report);

private:
    bool isPossible(const std::string& path);
    bool save(const Baseline& baseline, const std::string& path);

    const CheckOptions& m_options;
    Session& m_session;
    std::optional<Baseline> m_baseline;
};

}  // namespace muster::validator
