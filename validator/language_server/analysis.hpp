#pragma once

#include "core/army/opened_army.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "validator/language_server/snapshot.hpp"

#include <cstdint>
#include <memory>

namespace muster::language_server {

/// A snapshot to check with a library.
struct CheckRequest {
    std::shared_ptr<const Snapshot> snapshot;
    std::shared_ptr<rules::Library> library;
};

/// What is known about a snapshot after its check. Immutable; the library is thread-safe.
struct Analysis {
    std::shared_ptr<const Snapshot> snapshot;
    std::shared_ptr<rules::Library> library;
    diagnostics::Diagnostics findings;              ///< those of `muster check`, without the accepted ones
    std::shared_ptr<const files::Project> project;  ///< null if the text is not JSON
    /// Of an army, a scenario, a list or house rules; null if the text names no system or is not JSON.
    std::shared_ptr<const rules::RulesContext> rulesContext;
    std::shared_ptr<const rules::OpenedArmy> army;          ///< null unless it is an army
    std::shared_ptr<const rules::OpenedScenario> scenario;  ///< null unless it is a scenario
    /// Of a system: made from its text. Of another file: its rules context's. Null if there is none.
    std::shared_ptr<const rules::Game> game;
    std::shared_ptr<const rules::Catalogue> catalogue;  ///< null without a game

    const std::shared_ptr<const text::Document>& document() const { return snapshot->parsed().document; }
    /// Absent if the text is not JSON.
    text::Node root() const { return document() ? document()->root() : text::Node(); }
};

/// Checks the versions of one document, reusing of each what did not change. Not thread-safe.
class Analyzer {
public:
    /// Never null.
    std::shared_ptr<const Analysis> analyze(const CheckRequest& request);

private:
    static void findContext(Analysis& analysis);

    std::shared_ptr<rules::Library> m_library;        ///< of the last check
    std::shared_ptr<const rules::OpenedArmy> m_last;  ///< its army, to be reused; may be null
};

}  // namespace muster::language_server
