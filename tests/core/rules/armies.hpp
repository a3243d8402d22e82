#pragma once

#include "core/rules/check.hpp"
#include "core/rules/roster.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace muster::test {

/// A folder of its own for one test, gone afterwards.
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

/// A shipped or written army, read and resolved with everything it needs kept alive.
struct ReadArmy {
    ReadArmy(const std::filesystem::path& path, rules::Library& library);

    std::shared_ptr<const text::Document> document;
    std::shared_ptr<const rules::Basis> basis;
    expr::Arena arena;
    rules::Evaluation evaluation{arena};
    std::unique_ptr<rules::Roster> roster;
};

std::filesystem::path shipped(std::string_view path);
diagnostics::Diagnostics check(const std::filesystem::path& path, rules::Library& library);
/// How many findings have that rule.
std::size_t count(const diagnostics::Diagnostics& findings, std::string_view rule);

}  // namespace muster::test
