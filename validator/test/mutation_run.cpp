#include "validator/test/mutation_run.hpp"

#include "core/expectation/compared.hpp"
#include "core/files/file.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/in_parallel.hpp"
#include "validator/check/progress.hpp"
#include "validator/exit_code.hpp"
#include "validator/test/run_pattern.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

namespace muster::validator {

using files::FileKind;

namespace {

/// A file that depends on the system and passes without a change of it.
struct MutationTest {
    rules::Subject subject;
    std::set<std::string, std::less<>> rules;  ///< that it expects
};

class Mutating {
public:
    Mutating(const MutationOptions& options, Session& session) : m_options(options), m_session(session) {}

    std::optional<MutationReport> run()
    {
        if (!readReasons() || !findSystem() || !findTests()) return std::nullopt;
        MutationReport report{{}, m_game, {}};
        for (auto& mutant : rules::mutantsOf(*m_game))
            if (!m_pattern || m_pattern->matches(mutant.rule)) report.mutants.push_back({std::move(mutant), {}, {}});
        Progress progress(report.mutants.size(), true);
        const auto faults = threads::inParallel(
            report.mutants.size(), m_options.threads,
            [&](std::size_t i) { report.mutants[i].verdict = verdictOn(report.mutants[i].mutant); },
            std::ref(progress));
        for (std::size_t i = 0; i < faults.size(); ++i)
            if (faults[i])
                m_session.fail(ExitCode::failure,
                               fmt::format("a mutation of {} was not tested completely: {}",
                                           report.mutants[i].mutant.rule, threads::textOf(faults[i])));
        explain(report);
        return report;
    }

private:
    /// False after an error message if the file with reasons cannot be used.
    bool readReasons()
    {
        if (m_options.reasons.empty()) return true;
        auto file = files::readFile(m_options.reasons, m_options.reasons);
        if (const auto* error = std::get_if<files::FileError>(&file)) {
            m_session.fail(ExitCode::failure, error->message);
            return false;
        }
        auto made = rules::SurvivorReasons::read(std::get<std::shared_ptr<const text::Source>>(file));
        if (const auto* sentence = std::get_if<std::string>(&made)) {
            m_session.fail(ExitCode::findings, *sentence);
            return false;
        }
        m_reasons = std::get<rules::SurvivorReasons>(std::move(made));
        if (m_reasons.system() == m_options.system) return true;
        m_session.fail(ExitCode::findings, fmt::format("{} is about the system \"{}\", not \"{}\"", m_options.reasons,
                                                       m_reasons.system(), m_options.system));
        return false;
    }

    void explain(MutationReport& report)
    {
        for (auto& [mutant, verdict, reason] : report.mutants) {
            if (verdict != Verdict::survived) continue;
            if (const auto* known = m_reasons.reasonFor(mutant)) {
                verdict = Verdict::explained;
                reason = *known;
            }
        }
        // With --run, the reasons for other rules are not asked for.
        if (!m_pattern) report.unusedReasons = m_reasons.unused();
    }

    bool findSystem()
    {
        auto pattern = runPattern(m_options.run, m_session);
        if (!pattern) return false;
        m_pattern = *std::move(pattern);
        const auto project = m_session.library().project(std::filesystem::current_path());
        m_game = m_session.game(*project, m_options.system);
        if (!m_game) return false;
        m_path = m_session.library().system(*project, m_options.system)->path;
        return true;
    }

    /// Gathers the tests that can notice a change of the system.
    bool findTests()
    {
        for (const auto& file : m_session.files(m_options.paths)) {
            if (file.kind == FileKind::system || file.kind == FileKind::config || file.kind == FileKind::expect)
                continue;
            auto read = files::readFile(file.path, file.name);
            if (const auto* error = std::get_if<files::FileError>(&read)) {
                m_session.fail(ExitCode::failure, error->message);
                return false;
            }
            rules::Subject subject{std::get<std::shared_ptr<const text::Source>>(std::move(read)), file.path, file.kind,
                                   file.given};
            subject.parsed = text::Document::parse(subject.source);
            if (subject.parsed.document && subject.parsed.document->root()["system"].string() == m_options.system)
                m_tests.push_back({std::move(subject), {}});
        }
        if (m_session.exitCode != ExitCode::clean) return false;
        for (auto& test : m_tests) {
            const auto compared = rules::compared(test.subject, m_session.library());
            if (!compared.passes()) {
                m_session.fail(ExitCode::findings,
                               fmt::format("{} fails already; make it pass first: muster test {}",
                                           test.subject.source->name(), test.subject.source->name()));
                return false;
            }
            for (const auto& item : compared.expectations.items) test.rules.emplace(item.rule());
        }
        if (m_tests.empty())
            m_session.fail(ExitCode::findings, fmt::format("no file here is a test of {}", m_options.system));
        return !m_tests.empty();
    }

    Verdict verdictOn(const rules::Mutant& mutant) const
    {
        rules::Library library(m_session.dataFolders(), {}, m_session.links, m_session.library().today());
        library.pretend(m_path, std::make_shared<const text::Source>(m_game->file, mutant.systemText()));
        const auto project = library.project(std::filesystem::current_path());
        const auto made = library.systemAt(*project, m_path)->game;
        const auto isOfMutant = [&](const rules::Rule& rule) { return rule.name == mutant.rule; };
        // A rule whose expression does not compile is left out of the game.
        if (!made || std::none_of(made->rules.begin(), made->rules.end(), isOfMutant)) return Verdict::invalid;
        const auto isCaughtBy = [&](const MutationTest& test) {
            return !rules::compared(test.subject, library).passes();
        };
        // The tests of the rule are the most likely to notice.
        for (const bool isOfRule : {true, false})
            for (const auto& test : m_tests)
                if (test.rules.contains(mutant.rule) == isOfRule && isCaughtBy(test)) return Verdict::caught;
        return Verdict::survived;
    }

    const MutationOptions& m_options;
    Session& m_session;
    std::shared_ptr<const text::Regex> m_pattern;  ///< null without --run
    std::shared_ptr<const rules::Game> m_game;
    std::filesystem::path m_path;
    std::vector<MutationTest> m_tests;
    rules::SurvivorReasons m_reasons;
};

}  // namespace

std::size_t MutationReport::count(Verdict verdict) const
{
    return static_cast<std::size_t>(
        std::count_if(mutants.begin(), mutants.end(), [&](const auto& each) { return each.verdict == verdict; }));
}

unsigned MutationReport::percent() const
{
    const auto caught = count(Verdict::caught), valid = caught + count(Verdict::survived);
    return valid == 0 ? 100u : static_cast<unsigned>(caught * 100 / valid);
}

std::optional<MutationReport> runMutations(const MutationOptions& options, Session& session)
{
    return Mutating(options, session).run();
}

}  // namespace muster::validator
