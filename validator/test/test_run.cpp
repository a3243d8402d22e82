#include "validator/test/test_run.hpp"

#include "core/check/check.hpp"
#include "core/expectation/updated.hpp"
#include "core/files/expect_file.hpp"
#include "core/files/file.hpp"
#include "core/game/game.hpp"
#include "core/lint/lint_file.hpp"
#include "core/text/origins.hpp"
#include "core/text/unified_diff.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/in_parallel.hpp"
#include "validator/check/diff_output.hpp"
#include "validator/check/fix_refusal.hpp"
#include "validator/check/progress.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"
#include "validator/test/run_pattern.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iostream>
#include <set>

namespace muster::validator {

using files::FileKind;

namespace {

/// The findings of an expect file that is about no file, as a test that fails.
rules::Compared faultyExpectations(const rules::Subject& subject, rules::Library& library)
{
    rules::Compared made;
    for (const auto& finding : rules::check(subject, library))
        made.differences.push_back(
            {rules::Difference::Kind::faulty, finding.rule, finding.message, finding.wholeHelp(), finding.place, {}});
    return made;
}

/// True if a file says what is expected of it, or is an expect file.
bool isTest(const std::filesystem::path& path)
{
    if (files::kindOf(path) == FileKind::expect) return true;
    const auto read = files::readFile(path, path.string());
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    const auto document = source ? text::Document::parse(*source).document : nullptr;
    return document && document->root()["expect"].isArray();
}

}  // namespace

TestRun::TestRun(const TestOptions& options, Session& session) : m_options(options), m_session(session) {}

bool TestRun::select()
{
    auto pattern = runPattern(m_options.run, m_session);
    if (!pattern) return false;
    m_pattern = *std::move(pattern);
    return addInputs(findInputs(m_options.paths, m_session.links, TestFiles::found));
}

bool TestRun::addInputs(Inputs inputs)
{
    for (const auto& note : inputs.notes) m_session.note(note);
    noteIgnoredTests(inputs.ignored);
    for (const auto& each : inputs.misnamed) m_session.note(files::misnamedSentence(each));
    bool isUsable = true;
    for (const auto& problem : inputs.problems) {
        if (problem.isEmptyFolder && !problem.isIgnored) {
            // Other folders may have tests; the ones that were meant to be here are missing all the same.
            m_options.failOnEmpty ? m_session.fail(ExitCode::findings, problem.message)
                                  : m_session.note(problem.message);
            continue;
        }
        m_session.fail(inputs.wrongUsage ? ExitCode::usage : ExitCode::failure, problem.message);
        isUsable = false;
    }
    for (auto& file : inputs.files) {
        if (file.kind != FileKind::expect) {
            m_files.push_back(std::move(file));
            continue;
        }
        const auto about = files::filesOfExpectFile(file.path);
        if (about.size() != 1) {
            m_files.push_back(std::move(file));
            continue;
        }
        const auto name = std::filesystem::path(file.name).parent_path() / about.front().filename();
        m_files.push_back({about.front(), name.string(), *files::kindOf(about.front()), file.given});
    }
    std::sort(m_files.begin(), m_files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    const auto isSame = [](const auto& a, const auto& b) { return a.name == b.name; };
    m_files.erase(std::unique(m_files.begin(), m_files.end(), isSame), m_files.end());
    return isUsable;
}

void TestRun::noteIgnoredTests(const std::set<std::filesystem::path>& ignored)
{
    const auto count = std::count_if(ignored.begin(), ignored.end(), isTest);
    if (count == 0) return;
    m_session.note(
        count == 1 ? "1 ignored file has \"expect\" and is not tested; name it in \"tests\" of muster.json instead of "
                     "\"ignore\""
                   : fmt::format("{} ignored files have \"expect\" and are not tested; name them in \"tests\" of "
                                 "muster.json instead of \"ignore\"",
                                 count));
}

bool TestRun::isSelected(const InputFile& file, const rules::Expectations& expectations) const
{
    if (!m_pattern || m_pattern->matches(file.name)) return true;
    return std::any_of(expectations.items.begin(), expectations.items.end(),
                       [&](const auto& item) { return m_pattern->matches(item.rule()); });
}

void TestRun::compareOne(std::size_t index)
{
    const auto& file = m_files[index];
    auto& result = m_results[index];
    auto read = files::readFile(file.path, file.name);
    if (auto* error = std::get_if<files::FileError>(&read)) {
        result.error = std::move(error->message);
        return;
    }
    result.source = std::get<std::shared_ptr<const text::Source>>(std::move(read));
    rules::Subject subject{result.source, file.path, file.kind, file.given};
    if (file.kind == FileKind::expect) {
        result.isLeftOut = !isSelected(file, {});
        if (!result.isLeftOut) result.compared = faultyExpectations(subject, m_session.library());
        return;
    }
    subject.parsed = text::Document::parse(result.source);
    result.isLeftOut = m_pattern && !isSelected(file, rules::expectationsOf(subject, subject.parsed));
    if (!result.isLeftOut)
        result.compared = rules::compared(std::move(subject), m_session.library(), m_recording != nullptr);
}

TestReport TestRun::run()
{
    // Creates the library before threads share it.
    auto& library = m_session.library();
    m_results.assign(m_files.size(), {});
    if (!m_options.coverage.empty()) {
        m_recording = std::make_unique<expr::Recording>();
        library.record(*m_recording);
    }
    for (const auto& file : m_files)
        if (file.kind != FileKind::army && file.kind != FileKind::scenario) rules::expect(library, file.path);
    Progress progress(m_files.size(), true);
    const auto faults = threads::inParallel(
        m_files.size(), m_options.threads, [this](std::size_t i) { compareOne(i); }, std::ref(progress));
    TestReport report;
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        auto& result = m_results[i];
        const auto& name = m_files[i].name;
        if (faults[i])
            result.error = fmt::format("{} was not compared completely: {}", name, threads::textOf(faults[i]));
        if (!result.error.empty()) {
            m_session.failOnce(ExitCode::failure, result.error);
            diagnostics::Place place;
            place.file = name;
            result.compared.differences = {
                {rules::Difference::Kind::faulty, "check/unreadable", result.error, {}, place, {}}};
        }
        if (!result.isLeftOut)
            report.files.push_back({name, result.compared.expectations.items.size(), result.compared.differences});
    }
    if (!m_pattern) report.untested = untestedRules();
    return report;
}

std::vector<UntestedRule> TestRun::untestedRules()
{
    std::set<std::string, std::less<>> expected;
    for (const auto& result : m_results)
        for (const auto& item : result.compared.expectations.items) expected.emplace(item.rule());
    std::vector<UntestedRule> untested;
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        if (m_files[i].kind == FileKind::list && m_results[i].source) {
            const auto document = m_session.library().file(m_files[i].path)->document;
            for (const auto rule : document ? document->root()["rules"] : text::Node()) {
                if (!rule["id"].isString() || expected.contains(rule["id"].string())) continue;
                auto place = rules::placeOf(rule["id"]);
                place.file = m_files[i].name;
                untested.push_back({std::string(rule["id"].string()), std::move(place)});
            }
        }
        if (m_files[i].kind != FileKind::system || !m_results[i].source) continue;
        auto& library = m_session.library();
        const auto system = library.systemAt(*library.project(m_files[i].path, m_files[i].given), m_files[i].path);
        if (!system->game) continue;
        for (const auto& rule : system->game->rules) {
            // The rules of an extended system are tested with that one.
            if (&text::written(rule.node).document() != system->file->document.get()) continue;
            if (expected.contains(rule.name)) continue;
            auto place = rules::placeOf(rule.node["id"]);
            place.file = m_files[i].name;
            untested.push_back({rule.name, std::move(place)});
        }
    }
    return untested;
}

bool TestRun::update()
{
    std::vector<rules::Updated> updates;
    auto& out = m_options.format == "text" ? std::cout : std::cerr;
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const auto& [source, compared, isLeftOut, error] = m_results[i];
        const auto& file = m_files[i];
        if (isLeftOut || !error.empty() || file.kind == FileKind::expect) continue;
        auto update = rules::updated({source, file.path, file.kind, file.given}, compared);
        if (!update) continue;
        // A new expect file is refused where the file that it is about may not be changed.
        const auto& changed = update->before.empty() ? file.path : update->path;
        if (const auto reason = fixRefusal({changed, update->name, file.kind, file.given})) {
            m_session.fail(ExitCode::failure, fmt::format("{} was not updated: {}", update->name, *reason));
            continue;
        }
        out << shownDiff(text::unifiedDiff(update->name, update->before, update->after),
                         wantsColour(Colour::automatic));
        updates.push_back(*std::move(update));
    }
    out.flush();
    for (const auto& update : updates)
        if (const auto failed = files::writeFile(update.path, update.after))
            m_session.fail(ExitCode::failure, failed->message);
    if (updates.empty()) return false;
    m_session.note(
        fmt::format("updated the expectations in {} file{}", updates.size(), updates.size() == 1 ? "" : "s"));
    m_session.forgetFiles();
    return true;
}

}  // namespace muster::validator
