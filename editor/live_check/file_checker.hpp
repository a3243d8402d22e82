#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/files/kind.hpp"
#include "core/text/document.hpp"
#include "editor/live_check/board_model.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/live_check/views.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace muster::files {
class Project;
}
namespace muster::rules {
class Library;
class OpenedArmy;
class OpenedScenario;
struct RulesContext;
struct Subject;
}  // namespace muster::rules

namespace muster::editor {

/// A text to check, at one revision.
struct Snapshot {
    std::shared_ptr<const text::Source> source;  ///< its name is the file name in findings
    text::Document::Parsed parsed;               ///< result of parsing that source, if already parsed
    std::filesystem::path place;                 ///< absolute path that the file has or would have
    files::FileKind kind = files::FileKind::army;
    std::uint64_t revision = 0;
    bool viewWanted = true;  ///< if false, only findings are computed
    /// The army or scenario that this text was opened as by an earlier check at that place; may be null.
    std::shared_ptr<const rules::OpenedArmy> openedArmy = {};
    std::shared_ptr<const rules::OpenedScenario> openedScenario = {};
    /// If set, fills in source and parsed on the checking thread.
    std::function<void(Snapshot&)> prepare = {};
};

/// Everything shown about a text: plain values, immutable, safe to pass between threads.
struct CheckResult {
    std::uint64_t revision = 0;
    std::filesystem::path place;           ///< of the text that was checked
    diagnostics::Diagnostics diagnostics;  ///< the findings of `muster check`, except the accepted ones
    diagnostics::Diagnostics accepted;     ///< the findings that the file accepts
    /// The rules context of the check, kept alive for readers of its schema and tables; may be null.
    std::shared_ptr<const rules::RulesContext> rulesContext;
    std::shared_ptr<const GameWords> words;          ///< texts of that context in the user's language; null without it
    std::shared_ptr<const text::Document> document;  ///< the parsed text; null if it is not JSON
    /// The army or scenario shown by `army` or `board`, with all values; null without such a view.
    std::shared_ptr<const rules::OpenedArmy> openedArmy;
    std::shared_ptr<const rules::OpenedScenario> openedScenario;
    ArmyView army;  ///< empty unless the text is an army with a known system
    CatalogueView catalogue;
    bool hasView = false;
    std::shared_ptr<const BoardModel> board;     ///< null unless the text is a scenario with a known system
    std::vector<std::filesystem::path> sources;  ///< files used in the check: system, lists, house rules, settings

    /// A text of the game or its lists in the user's language.
    std::string worded(std::string_view text) const { return words ? (*words)(text) : std::string(text); }
    std::size_t count(diagnostics::Level level) const;
    /// Indices of findings at or below that place, in order.
    std::vector<std::size_t> findingsAt(std::string_view pointer) const;
};

struct CatalogueCache;
class MemberViewCache;

/// Checks texts with one library and caches the contents of its lists. Not thread-safe.
class FileChecker {
public:
    explicit FileChecker(std::shared_ptr<rules::Library> library);
    ~FileChecker();
    FileChecker(const FileChecker&) = delete;
    FileChecker& operator=(const FileChecker&) = delete;

    const std::shared_ptr<rules::Library>& library() const { return m_library; }
    /// Returns the findings of rules::check, the accepted ones apart; armies and scenarios also get a view.
    CheckResult check(const Snapshot& snapshot);

private:
    void checkArmy(const rules::Subject& army, CheckResult& checkResult);
    void checkScenario(const rules::Subject& scenario, CheckResult& checkResult);
    const CatalogueCache& catalogueCacheOf(const std::shared_ptr<const rules::RulesContext>& rulesContext,
                                           const files::Project& project);

    std::shared_ptr<rules::Library> m_library;
    std::map<std::shared_ptr<const rules::RulesContext>, std::unique_ptr<CatalogueCache>> m_caches;
    std::shared_ptr<const rules::OpenedArmy> m_last;  ///< reused by the next check; may be null
    std::unique_ptr<MemberViewCache> m_views;         ///< of units and leaders of the last army
};

/// Checks a single text.
CheckResult check(const Snapshot& snapshot, rules::Library& library);

}  // namespace muster::editor
