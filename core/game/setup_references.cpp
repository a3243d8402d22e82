// Checks the references in a system's usual set-up.
#include "core/game/game_loader.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using text::Node;

void GameLoader::checkSetup()
{
    const Node terrain = m_root["setup"]["terrain"];
    std::vector<std::string> types;
    for (const Node row : m_root["terrain"]) types.emplace_back(row["id"].string());
    const auto known = [&](Node name) {
        if (!name.isString() || std::find(types.begin(), types.end(), name.string()) != types.end()) return;
        const auto near = text::nearest(types, name.string());
        m_faults.push_back({"ref/not-found", fmt::format("there is no kind of terrain \"{}\"", name.string()),
                            near.empty() ? "its kinds are: " + text::shortlist(types, name.string()).text
                                         : fmt::format("did you mean \"{}\"?", near),
                            name.range()});
    };
    for (const Node kind : terrain["kinds"]) {
        known(kind["type"]);
        for (const char* key : {"by", "under", "over"})
            for (const Node name : kind[key]) known(name);
    }
    const Node key = terrain["offered"]["key"];
    if (key.isString() && !m_root["scenario"]["properties"][key.string()])
        m_faults.push_back({"ref/not-found", fmt::format("scenarios of this system have no key \"{}\"", key.string()),
                            "add it to \"properties\" of \"scenario\"", key.range()});
}

}  // namespace muster::rules
