#pragma once

#include "core/expectation/coverage.hpp"
#include "core/text/regex.hpp"
#include "validator/session.hpp"
#include "validator/test/test_options.hpp"
#include "validator/test/test_report.hpp"

#include <filesystem>
#include <memory>
#include <set>

namespace muster::validator {

/// Compares files with their expectations, in parallel.
class TestRun {
public:
    TestRun(const TestOptions& options, Session& session);

    /// False after an error message if the options or a path cannot be used.
    bool select();
    /// Compares all selected files. What cannot be read, or compared to its end, is reported and sets the exit code.
    TestReport run();
    /// What the last run evaluated; null unless coverage is asked for.
    const expr::Recording* recording() const { return m_recording.get(); }
    /// Shows how the expectations of files that failed would change, then writes them. True if a file was written.
    bool update();

private:
    struct Result {
        std::shared_ptr<const text::Source> source;
        rules::Compared compared;
        bool isLeftOut = false;  ///< --run selects other tests
        std::string error;       ///< why the file could not be read
    };

    bool addInputs(Inputs inputs);
    void noteIgnoredTests(const std::set<std::filesystem::path>& ignored);
    std::vector<UntestedRule> untestedRules();
    void compareOne(std::size_t index);
    bool isSelected(const InputFile& file, const rules::Expectations& expectations) const;

    const TestOptions& m_options;
    Session& m_session;
    std::shared_ptr<const text::Regex> m_pattern;  ///< null without --run
    std::vector<InputFile> m_files;
    std::vector<Result> m_results;
    std::unique_ptr<expr::Recording> m_recording;
};

}  // namespace muster::validator
