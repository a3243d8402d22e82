#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/files/kind.hpp"
#include "core/library/library.hpp"
#include "core/text/document.hpp"
#include "editor/judge/board_model.hpp"
#include "editor/judge/game_words.hpp"
#include "editor/judge/views.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace muster::rules {
class OpenedArmy;
class OpenedScenario;
struct Subject;
}  // namespace muster::rules

namespace muster::editor {

/// A text to be judged, at one moment.
struct Snapshot {
    std::shared_ptr<const text::Source> source;  ///< its name is what findings call the file
    text::Document::Parsed parsed;               ///< of that source, where it was parsed already
    std::filesystem::path place;                 ///< the path the file has or would have, absolute
    files::FileKind kind = files::FileKind::army;
    std::uint64_t revision = 0;
    bool viewWanted = true;  ///< else only the findings are computed
    /// Makes the text to be judged, on the thread that judges it; where it is set, source and parsed are filled in by
    /// it.
    std::function<void(Snapshot&)> prepare = {};
};

/// Everything that is shown about a text beside the text itself. Plain values, immutable, safe to hand between threads.
struct Judgement {
    std::uint64_t revision = 0;
    diagnostics::Diagnostics diagnostics;  ///< what `muster check` says of the file
    /// What the army was judged by, kept alive for who reads its schema or tables; null where there is none.
    std::shared_ptr<const rules::RulesContext> rulesContext;
    std::shared_ptr<const GameWords> words;          ///< what that says, in the reader's language; null without it
    std::shared_ptr<const text::Document> document;  ///< the text it is about; null when it is no JSON
    /// What `army` or `board` shows, with all its values; null where there is no such view.
    std::shared_ptr<const rules::OpenedArmy> openedArmy;
    std::shared_ptr<const rules::OpenedScenario> openedScenario;
    ArmyView army;  ///< empty unless the text is an army whose system is known
    CatalogueView catalogue;
    bool hasView = false;
    std::shared_ptr<const BoardModel> board;     ///< null unless the text is a scenario whose system is known
    std::vector<std::filesystem::path> sources;  ///< files it was judged by: system, lists, house rules, settings

    /// A text of the game or its lists, in the reader's language.
    std::string worded(std::string_view text) const { return words ? (*words)(text) : std::string(text); }
    std::size_t count(diagnostics::Level level) const;
    /// Indices of findings at the place or below it, in their order.
    std::vector<std::size_t> findingsAt(std::string_view pointer) const;
};

struct CatalogueCache;
class MemberViewCache;

/// Judges texts with one library, and remembers what its lists offer. For one thread.
class Judge {
public:
    explicit Judge(std::shared_ptr<rules::Library> library);
    ~Judge();
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;

    const std::shared_ptr<rules::Library>& library() const { return m_library; }
    /// The findings are those of rules::check; the view is made for armies and scenarios.
    Judgement judge(const Snapshot& snapshot);

private:
    void judgeArmy(const rules::Subject& army, Judgement& judgement);
    void judgeScenario(const rules::Subject& scenario, Judgement& judgement);
    const CatalogueCache& catalogueCacheOf(const std::shared_ptr<const rules::RulesContext>& rulesContext,
                                           const files::Project& project);

    std::shared_ptr<rules::Library> m_library;
    std::map<std::shared_ptr<const rules::RulesContext>, std::unique_ptr<CatalogueCache>> m_caches;
    std::shared_ptr<const rules::OpenedArmy> m_last;  ///< for the next judgement to take over; may be null
    std::unique_ptr<MemberViewCache> m_views;         ///< of its units and leaders
};

/// The same for a single text.
Judgement judge(const Snapshot& snapshot, rules::Library& library);

}  // namespace muster::editor
