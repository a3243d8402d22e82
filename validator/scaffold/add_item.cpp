#include "validator/scaffold/add_item.hpp"

#include "core/check/check.hpp"
#include "core/command_line/finding_line.hpp"
#include "core/files/file.hpp"
#include "core/files/ignore_layers.hpp"
#include "core/files/project.hpp"
#include "core/text/unified_diff.hpp"
#include "validator/check/diff_output.hpp"
#include "validator/exit_code.hpp"
#include "validator/scaffold/item_tests.hpp"
#include "validator/scaffold/new_items.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace muster::validator {

namespace fs = std::filesystem;
using diagnostics::Diagnostic;
using diagnostics::Diagnostics;
using files::FileKind;

namespace {

struct ItemKind {
    std::string_view name, words;
    std::vector<FileKind> files;
    std::optional<NewItem> (*make)(const ItemFile&, const NewOptions&, Session&);
};

const std::vector<ItemKind>& knownItems()
{
    static const std::vector<ItemKind> kinds{
        {"rule", "a rule", {FileKind::system, FileKind::list, FileKind::house}, newRule},
        {"entry", "an entry", {FileKind::list, FileKind::system}, newEntry},
        {"leader", "a leader", {FileKind::list, FileKind::system}, newLeader},
        {"table", "a table", {FileKind::system, FileKind::list}, newTable},
        {"sheet", "a sheet", {FileKind::system}, newSheet},
        {"translation", "a translation", {FileKind::system, FileKind::list, FileKind::house}, newTranslation}};
    return kinds;
}

/// The findings that are not among the earlier ones; lines may have moved.
Diagnostics added(const Diagnostics& before, const Diagnostics& after)
{
    Diagnostics found;
    for (const auto& finding : after) {
        const auto isSame = [&](const Diagnostic& other) {
            return other.rule == finding.rule && other.message == finding.message;
        };
        const auto count = [&](const Diagnostics& list) { return std::count_if(list.begin(), list.end(), isSame); };
        if (finding.accepted.empty() && count(after) > count(before)) found.push_back(finding);
    }
    return found;
}

class ItemAdder {
public:
    ItemAdder(const ItemFile& file, NewItem item, const NewOptions& options, Session& session)
        : m_file(file), m_item(std::move(item)), m_options(options), m_session(session),
          m_source(std::make_shared<const text::Source>(m_file.name, m_item.text)), m_library(session.newLibrary())
    {
        m_library->pretend(m_file.path, m_source);
    }

    void run()
    {
        if (!isSound() || !makeTests()) return;
        if (m_options.onlyShown) return show();
        if (!write(m_file.path, m_item.text)) return;
        writeOut("added {} to {}\n", m_item.words, m_file.name);
        for (const auto& test : m_tests.files) {
            std::error_code error;
            fs::create_directories(test.path.parent_path(), error);
            if (!write(test.path, test.text)) return;
            writeOut("wrote {}\n", files::displayName(test.path));
        }
        noteFindings();
        noteTests();
    }

private:
    /// True if the file with the item has its form; fills in the findings that it gives because of it.
    bool isSound()
    {
        const auto& before = m_file.document->sharedSource();
        const auto earlier = rules::check({before, m_file.path, m_file.kind}, m_session.library());
        m_findings = added(earlier, rules::check({m_source, m_file.path, m_file.kind}, *m_library));
        const auto isOfForm = [](const Diagnostic& finding) {
            return isSchema(finding.kind) || finding.kind == diagnostics::FindingKind::syntax;
        };
        const auto wrong = std::find_if(m_findings.begin(), m_findings.end(), isOfForm);
        if (wrong == m_findings.end()) return true;
        m_session.fail(ExitCode::usage, fmt::format("{} is unchanged: with {} it would have an error: {}", m_file.name,
                                                    m_item.words, wrong->message));
        return false;
    }

    /// False after an error message if a test would replace a file.
    bool makeTests()
    {
        if (!m_item.tests || m_options.noTests) return true;
        const auto folder = m_options.tests.empty() ? m_file.project->root() / "tests" / m_item.id
                                                    : fs::absolute(m_options.tests).lexically_normal();
        m_tests = testsOf(m_item, m_file, folder, *m_library);
        for (const auto& test : m_tests.files) {
            std::error_code error;
            if (!m_options.force && fs::exists(fs::symlink_status(test.path, error))) {
                m_session.fail(ExitCode::failure,
                               fmt::format("{} already exists, so {} is unchanged; name another folder with --tests, "
                                           "or add --force to replace it",
                                           files::displayName(test.path), m_file.name));
                return false;
            }
        }
        return true;
    }

    void show()
    {
        const auto colour = wantsColour(Colour::automatic);
        std::cout << shownDiff(text::unifiedDiff(m_file.name, m_file.document->source().bytes(), m_item.text), colour);
        for (const auto& test : m_tests.files)
            std::cout << shownDiff(text::unifiedDiff(files::displayName(test.path), "", test.text), colour);
        noteFindings();
        if (!m_tests.problem.empty()) m_session.note(m_tests.problem);
    }

    bool write(const fs::path& path, std::string_view text)
    {
        if (const auto refused = files::refusal(path, m_session.links)) {
            m_session.fail(ExitCode::failure, *refused);
            return false;
        }
        if (const auto failed = files::writeFile(path, text)) {
            m_session.fail(ExitCode::failure, failed->message);
            return false;
        }
        return true;
    }

    void noteFindings()
    {
        for (const auto& finding : m_findings) {
            m_session.note(command_line::findingLine(finding));
            if (const auto help = finding.wholeHelp(); !help.empty()) m_session.note("  help: " + help);
        }
    }

    void noteTests()
    {
        if (!m_tests.problem.empty()) m_session.note(m_tests.problem);
        if (m_tests.files.empty()) return;
        const auto& path = m_tests.files.front().path;
        const auto folder = files::displayName(path.parent_path());
        m_session.note(fmt::format("run the tests with: muster test {}", folder));
        const bool isWrong = std::any_of(m_findings.begin(), m_findings.end(), [](const Diagnostic& finding) {
            return finding.level == diagnostics::Level::error;
        });
        if (isWrong)
            m_session.note(fmt::format("they expect what {} gives with these errors; correct them, then write what it "
                                       "gives with: muster test --update {}",
                                       m_file.name, folder));
        const auto relative = path.lexically_relative(m_file.project->root());
        if (!files::IgnoreLayers(m_file.project->root()).test(relative))
            m_session.note(fmt::format("muster check reports what they expect, too, until their folder is named in {}: "
                                       "\"tests\": [\"tests/**\"]",
                                       files::displayName(m_file.project->root() / "muster.json")));
    }

    const ItemFile& m_file;
    NewItem m_item;
    const NewOptions& m_options;
    Session& m_session;
    std::shared_ptr<const text::Source> m_source;
    std::shared_ptr<rules::Library> m_library;  ///< which takes the file for changed
    Diagnostics m_findings;
    ItemTestFiles m_tests;
};

}  // namespace

std::vector<std::string> itemKinds()
{
    std::vector<std::string> names;
    for (const auto& kind : knownItems()) names.emplace_back(kind.name);
    return names;
}

void addItem(const NewOptions& options, Session& session)
{
    const auto& kinds = knownItems();
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& each) { return each.name == options.kind; });
    if (kind == kinds.end()) return;
    const auto file = itemFile(options.file, kind->files, kind->words, session);
    if (!file) return;
    if (auto item = kind->make(*file, options, session)) ItemAdder(*file, *std::move(item), options, session).run();
}

}  // namespace muster::validator
