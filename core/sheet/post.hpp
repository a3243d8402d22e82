#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace muster::sheet {

/// An army in a few lines, to post in a forum or a message.
struct Post {
    /// A unit or leader, or several alike.
    struct Member {
        std::int64_t count = 1;
        std::string name;
        std::string entry;  ///< of the list; empty if the name says it
        std::string cost;   ///< with the name of the points; empty without points
        std::vector<std::string> choices;
    };
    /// A group of the army, or the members outside of groups.
    struct Section {
        std::string name;  ///< of a group; empty for members outside of groups
        std::string cost;
        std::vector<Member> members;  ///< leaders first
    };

    std::string name;
    std::vector<std::string> facts;  ///< game, list, player, points allowed
    std::vector<Section> sections;
    std::string total;  ///< empty without points
};

}  // namespace muster::sheet
