#pragma once

#include "core/files/data_folders.hpp"
#include "core/library/library.hpp"
#include "editor/live_check/file_checker.hpp"
#include "tests/paths.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace muster::test {

inline std::filesystem::path shipped(const std::string& file)
{
    return std::filesystem::path(sourcePath("armylists")) / file;
}

inline editor::Snapshot snapshotOf(std::string text, std::filesystem::path place = shipped("test.army.json"),
                                   std::uint64_t revision = 1)
{
    const auto source = std::make_shared<const text::Source>(place.filename().string(), std::move(text));
    return {source, text::Document::parse(source), std::move(place), files::FileKind::army, revision};
}

inline std::shared_ptr<rules::Library> newLibrary() { return std::make_shared<rules::Library>(files::dataFolders()); }

inline editor::CheckResult checked(std::string text)
{
    return editor::FileChecker(newLibrary()).check(snapshotOf(std::move(text)));
}

}  // namespace muster::test
