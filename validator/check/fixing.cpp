#include "validator/check/fixing.hpp"

#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/fix/fixed_text.hpp"
#include "core/text/unified_diff.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/in_parallel.hpp"
#include "validator/check/fix_refusal.hpp"
#include "validator/check/progress.hpp"
#include "validator/exit_code.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <utility>
#include <variant>

namespace muster::validator {

using files::FileKind;

namespace {

/// Fixing a list can change the findings of its armies, and fixing these the findings of their battlefields.
constexpr int maxPasses = 10;

class Fixing {
public:
    Fixing(std::vector<InputFile>& files, const CheckOptions& options, Session& session)
        : m_files(files), m_options(options), m_session(session)
    {}

    Fixes run()
    {
        for (int pass = 0; pass < maxPasses; ++pass) {
            checkAll();
            bool affectsOthers = false;
            for (std::size_t i = 0; i < m_files.size(); ++i)
                affectsOthers = (take(i) && hasDependants(m_files[i].kind)) || affectsOthers;
            countUnsafe();
            if (!affectsOthers || m_options.diff) return finished();
            m_session.forgetFiles();
        }
        m_session.note(fmt::format("the fixes of files that depend on each other do not come to an end; the changes of "
                                   "{} passes were written",
                                   maxPasses));
        return finished();
    }

private:
    struct Result {
        std::shared_ptr<const text::Source> given;
        fix::FixedText fixed;
        std::string error;  ///< why the file could not be read
    };

    void checkAll()
    {
        m_results.assign(m_files.size(), {});
        m_session.library();  // before threads share it
        Progress progress(m_files.size(), true);
        const auto faults = threads::inParallel(
            m_files.size(), m_options.threads, [this](std::size_t i) { checkOne(i); }, std::ref(progress));
        for (std::size_t i = 0; i < faults.size(); ++i) {
            if (!faults[i]) continue;
            m_results[i] = {};
            m_session.fail(ExitCode::failure,
                           fmt::format("{} was not fixed: {}", m_files[i].name, threads::textOf(faults[i])));
        }
    }

    void checkOne(std::size_t index)
    {
        const auto& file = m_files[index];
        auto& result = m_results[index];
        result.given = file.source;
        if (!result.given) {
            auto read = files::readFile(file.path, file.name);
            if (auto* error = std::get_if<files::FileError>(&read)) {
                result.error = error->message;
                return;
            }
            result.given = std::get<std::shared_ptr<const text::Source>>(std::move(read));
        }
        const auto extent = m_options.fix == "unsafe" ? fix::Extent::all : fix::Extent::safe;
        result.fixed =
            fix::fixedText(result.given, extent, [&](const auto& parsed, std::shared_ptr<const text::Source> source) {
                rules::Subject subject{std::move(source), file.path, file.kind, file.given};
                subject.parsed = parsed;
                subject.withSheets = true;
                return rules::check(subject, m_session.library());
            });
        result.fixed.findings.clear();
    }

    /// Writes a fixed file, or adds it to the diff. True if it changed on disk.
    bool take(std::size_t index)
    {
        auto& file = m_files[index];
        auto& [given, fixed, error] = m_results[index];
        // The check that follows may succeed in reading it.
        if (!error.empty()) m_session.failOnce(ExitCode::failure, error);
        for (const auto& problem : fixed.problems)
            if (m_noted.insert(problem).second) m_session.note(problem);
        if (!given || !fixed.source || fixed.source->bytes() == given->bytes()) return false;
        if (!file.source && !mayChange(file, *given, *fixed.source)) return false;
        if (m_options.diff) {
            m_fixes.diff += text::unifiedDiff(file.name, given->bytes(), fixed.source->bytes());
        } else if (file.source) {
            file.source = fixed.source;
        } else if (const auto failed = files::writeFile(file.path, fixed.source->bytes())) {
            m_session.fail(ExitCode::failure, failed->message);
            return false;
        }
        m_changed.insert(index);
        m_fixes.counts.findings += fixed.fixed;
        return !file.source;
    }

    bool mayChange(const InputFile& file, const text::Source& checked, const text::Source& fixed)
    {
        if (const auto reason = fixRefusal(file)) {
            const auto sentence = fmt::format("{} was not fixed: {}", file.name, *reason);
            if (m_noted.insert(sentence).second) m_session.note(sentence);
            return false;
        }
        const auto now = files::readFile(file.path, file.name);
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&now);
        if (source && (*source)->bytes() == checked.bytes()) return true;
        // The file has two names.
        if (source && (*source)->bytes() == fixed.bytes()) return false;
        m_session.fail(ExitCode::failure,
                       fmt::format("{} was not fixed: another program changed it meanwhile; try again", file.name));
        return false;
    }

    bool hasDependants(FileKind kind) const
    {
        if (kind == FileKind::scenario) return false;
        if (kind != FileKind::army) return true;
        return std::any_of(m_files.begin(), m_files.end(),
                           [](const auto& file) { return file.kind == FileKind::scenario; });
    }

    void countUnsafe()
    {
        m_fixes.counts.unsafe = 0;
        for (const auto& result : m_results) m_fixes.counts.unsafe += result.fixed.unsafe;
    }

    Fixes finished()
    {
        m_fixes.counts.files = m_changed.size();
        // The files that were fixed last are checked once more, with everything that depends on them.
        if (!m_changed.empty()) m_session.forgetFiles();
        return std::move(m_fixes);
    }

    std::vector<InputFile>& m_files;
    const CheckOptions& m_options;
    Session& m_session;
    std::vector<Result> m_results;
    std::set<std::size_t> m_changed;
    std::set<std::string> m_noted;  ///< a pass repeats the problems of the one before
    Fixes m_fixes;
};

}  // namespace

Fixes fixFiles(std::vector<InputFile>& files, const CheckOptions& options, Session& session)
{
    return Fixing(files, options, session).run();
}

}  // namespace muster::validator
