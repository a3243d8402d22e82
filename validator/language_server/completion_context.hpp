#pragma once

#include "validator/language_server/partial_json.hpp"
#include "validator/language_server/request_context.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::language_server {

/// A value that may stand at a place.
struct Proposal {
    std::string value;   ///< the text of a string, else JSON
    std::string detail;  ///< beside it, such as "3 points, 1 of 4 taken"
    std::string description;
    bool isText = true;      ///< a string
    bool isPossible = true;  ///< false for what would break a limit
};

/// What completions know about the game of a text that is being written.
class CompletionContext {
public:
    CompletionContext(const RequestContext& context, const PartialPlace& place);

    files::FileKind kind() const { return *m_context.snapshot->kind(); }
    /// Null if the text names no system that can be read.
    const rules::Game* game() const { return m_game.get(); }
    /// Null without a game.
    const rules::Catalogue* catalogue() const { return m_catalogue.get(); }

    /// The values for a place, in the order in which they are shown.
    std::vector<Proposal> proposals(const PartialPlace& place) const;
    /// The names of members that are ids or rules, which no schema lists.
    std::vector<std::string> keyNames(const PartialPlace& place) const;

private:
    void addEntries(bool leaders, std::vector<Proposal>& proposals) const;
    void addOptions(const PartialPlace& place, bool leaders, std::vector<Proposal>& proposals) const;
    void addElements(std::string_view file, std::initializer_list<std::string_view> keys,
                     std::vector<Proposal>& proposals) const;
    void addRules(std::vector<Proposal>& proposals) const;
    void addRows(std::string_view table, std::vector<Proposal>& proposals) const;
    void addNamed(const PartialPlace& place, std::vector<Proposal>& proposals) const;
    void addFromSchema(const PartialPlace& place, std::vector<Proposal>& proposals) const;

    const RequestContext& m_context;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const rules::RulesContext> m_rulesContext;
    std::shared_ptr<const rules::Game> m_game;
    std::shared_ptr<const rules::Catalogue> m_catalogue;
};

}  // namespace muster::language_server
