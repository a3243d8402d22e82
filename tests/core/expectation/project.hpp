#pragma once

#include "core/expectation/compared.hpp"
#include "core/expectation/updated.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace muster::test {

/// A temporary folder with a toy game of two rules, two sheets and costs; removed at the end.
class Project {
public:
    Project();
    ~Project();
    Project(const Project&) = delete;
    Project& operator=(const Project&) = delete;

    void write(const std::string& name, const std::string& text) const;

    /// The text as a.army.json, compared with its expectations.
    rules::Compared compared(const std::string& army, expr::Recording* recording = nullptr) const;
    std::optional<rules::Updated> updated(const std::string& army) const;

private:
    rules::Subject subject(const std::string& army) const;

    std::filesystem::path m_folder;
    mutable std::unique_ptr<rules::Library> m_library;
};

/// An army with these units, and `expect` in its second line unless that is empty.
std::string army(const std::string& units, const std::string& expect);

}  // namespace muster::test
