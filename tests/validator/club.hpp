#pragma once

#include "tests/validator/folder.hpp"
#include "tests/validator/run.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::test {

/// A project with a game `toy` whose lists build on one another, house rules that do too, armies and a scenario. Each
/// file matters to the findings of another, and every army is legal.
class Club : public Folder {
public:
    Club();

    /// Replaces a text in one of the files, which must contain it.
    void edit(std::string_view name, std::string_view from, std::string_view to) const;
};

/// A list `id` of the toy game whose entry costs `points`; `more` are further members, each followed by a comma.
std::string toyList(std::string_view id, std::string_view entry, unsigned points, std::string_view more = {});

/// Club, in a git repository whose first commit contains all of it.
class ClubInGit : public Club {
public:
    ClubInGit();

    /// Runs git there; it must succeed. Returns what it printed.
    std::string git(const std::vector<std::string>& arguments) const;
};

/// Runs git in any folder, with a name and without the settings of this machine.
Outcome runGit(const std::filesystem::path& folder, const std::vector<std::string>& arguments);

}  // namespace muster::test
