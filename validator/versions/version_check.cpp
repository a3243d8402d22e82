#include "validator/versions/version_check.hpp"

#include "core/files/project.hpp"
#include "core/game/extended_system.hpp"
#include "core/game/findings.hpp"
#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"
#include "core/library/rules_context.hpp"
#include "core/schema/schema.hpp"
#include "core/text/counted.hpp"
#include "core/text/version.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"
#include "validator/versions/former_file.hpp"
#include "validator/versions/list_changes.hpp"
#include "validator/versions/system_changes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace muster::validator {

using files::FileKind;
using text::Node;

namespace {

constexpr std::size_t maxChangesShown = 50;

std::string placeOf(Node node)
{
    const auto place = node.key().empty() ? rules::placeOf(node) : rules::placeOfKey(node);
    return fmt::format("{}:{}:{}", place.file, place.line, place.column);
}

class VersionCheck {
public:
    VersionCheck(const InputFile& file, FormerFiles& formerFiles, Session& session)
        : m_file(file), m_formerFiles(formerFiles), m_session(session),
          m_project(session.library().project(file.path, file.given))
    {}

    void run()
    {
        if (!readPresent() || !readFormer()) return;
        const auto changes = m_file.kind == FileKind::list ? changesOfList(m_then->root(), m_now->root(), inherited())
                                                           : changesOfSystem(m_then->root(), m_now->root());
        const auto version = m_now->root()["version"], before = m_then->root()["version"];
        const auto then = text::versionFrom(before.string()), now = text::versionFrom(version.string());
        // A list may be without one.
        if ((version && !now) || (before && !then))
            return refuse(fmt::format("{}: the numbers of the version are too large", placeOf(version)));
        report(changes, then, now);
    }

private:
    void refuse(const std::string& message) { m_session.fail(ExitCode::findings, message); }
    bool refuseBroken()
    {
        refuse(fmt::format("{} has errors; see: muster check {}", m_file.name, m_file.name));
        return false;
    }

    bool readPresent()
    {
        if (m_file.kind == FileKind::system) {
            const auto system = m_session.library().systemAt(*m_project, m_file.path);
            if (system->game) m_now = system->document;
        } else {
            const auto list = m_session.library().file(m_file.path);
            if (!list->document || !list->faults.empty()) return refuseBroken();
            const auto system = m_session.library().system(*m_project, list->document->root()["system"].string());
            if (system && system->game && system->game->listSchema->accepts(list->document->root()))
                m_now = list->document;
        }
        return m_now || refuseBroken();
    }

    bool readFormer()
    {
        const auto former = m_formerFiles.find(m_file, m_now->root()["system"].string());
        if (former.isMissing && !m_file.given.empty()) {
            writeOut("{}: new since then\n", m_file.name);
            return false;
        }
        if (!former.document) {
            m_session.failOnce(former.exitCode, former.problem);
            return false;
        }
        m_then = former.document;
        return m_file.kind == FileKind::list || mergeFormer();
    }

    /// A system is what it inherits, too. What the other one has changed is said by `systemVersion`.
    bool mergeFormer()
    {
        const Node extended = m_then->root()["extends"];
        if (!extended.isString()) return true;
        const auto base = m_session.library().system(*m_project, extended.string());
        const auto merged = base && base->game ? rules::extendedSystem(m_then, base->document).document : nullptr;
        if (!merged)
            refuse(fmt::format("the earlier version of {} extends the system \"{}\", which cannot be used", m_file.name,
                               extended.string()));
        m_then = merged;
        return merged != nullptr;
    }

    /// The roots of the system of a list, and of the lists that it extends.
    std::vector<Node> inherited()
    {
        m_context = m_session.library().rulesContextOfList(*m_project, m_now, m_file.path);
        std::vector<Node> roots;
        if (m_context->game) roots.push_back(m_context->game->document->root());
        if (m_context->catalogue)
            for (const auto& list : m_context->catalogue->lists())
                if (list != m_now) roots.push_back(list->root());
        return roots;
    }

    void report(const std::vector<Change>& changes, const std::optional<text::Version>& then,
                const std::optional<text::Version>& now)
    {
        const auto count = [&](ChangeWeight weight) {
            return static_cast<std::uint64_t>(std::count_if(
                changes.begin(), changes.end(), [weight](const auto& change) { return change.weight == weight; }));
        };
        const auto what =
            fmt::format("{}, {} and {} since {}", text::counted(count(ChangeWeight::breaking), "breaking change"),
                        text::counted(count(ChangeWeight::addition), "addition"),
                        text::counted(count(ChangeWeight::text), "changed text"),
                        then ? text::versionText(*then) : "a file without a version");
        const auto next = then ? nextVersion(*then, changes) : text::Version{1, 0, 0};
        if (!now && !then && changes.empty()) {
            writeOut("{}: without a version, and nothing has changed\n", m_file.name);
        } else if (now && (!then || *now >= next)) {
            writeOut("{}: version {} is right: {}\n", m_file.name, text::versionText(*now), what);
        } else {
            writeOut("{}: {}: {}; the next version is {}\n", now ? placeOf(m_now->root()["version"]) : m_file.name,
                     now ? fmt::format("version {} is too low", text::versionText(*now)) : "the version is missing",
                     what, text::versionText(next));
            m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
        }
        show(changes);
    }

    static void show(std::vector<Change> changes)
    {
        // The weightier first, because they decide.
        std::stable_sort(changes.begin(), changes.end(),
                         [](const auto& a, const auto& b) { return a.weight > b.weight; });
        for (std::size_t i = 0; i < changes.size() && i < maxChangesShown; ++i)
            writeOut("  {:<8}  {}: {}\n", weightName(changes[i].weight), placeOf(changes[i].at), changes[i].message);
        if (changes.size() > maxChangesShown) writeOut("  and {} more\n", changes.size() - maxChangesShown);
    }

    const InputFile& m_file;
    FormerFiles& m_formerFiles;
    Session& m_session;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const text::Document> m_then, m_now;
    std::shared_ptr<const rules::RulesContext> m_context;  ///< keeps what a list inherits
};

}  // namespace

void checkVersions(const std::vector<std::string>& paths, const std::string& since, Session& session)
{
    FormerFiles formerFiles(since);
    bool isChecked = false;
    for (const auto& file : session.files(paths)) {
        if (file.kind != FileKind::system && file.kind != FileKind::list) continue;
        isChecked = true;
        VersionCheck(file, formerFiles, session).run();
    }
    if (!isChecked && session.exitCode == 0)
        session.fail(ExitCode::usage, "there is no system and no list to compare: name a *.system.json, a *.list.json, "
                                      "or a folder with one");
}

}  // namespace muster::validator
