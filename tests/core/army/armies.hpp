#pragma once

#include "core/army/opened_army.hpp"
#include "core/game/evaluation.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace muster::test {

/// A temporary folder for one test.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path write(const std::string& name, std::string_view text) const;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// An army read and opened with all its values, and an evaluation for queries.
struct ReadArmy {
    ReadArmy(const std::filesystem::path& path, rules::Library& library);

    std::shared_ptr<const rules::OpenedArmy> opened;
    std::shared_ptr<const rules::RulesContext> rulesContext;
    const rules::Roster* roster;
    expr::Arena arena;
    rules::Evaluation evaluation{arena};
};

std::filesystem::path shipped(std::string_view path);
diagnostics::Diagnostics check(const std::filesystem::path& path, rules::Library& library);
/// The number of findings of that rule.
std::size_t count(const diagnostics::Diagnostics& findings, std::string_view rule);

}  // namespace muster::test
