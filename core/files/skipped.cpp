#include "core/files/skipped.hpp"

#include "core/files/project.hpp"

#include <fmt/format.h>

namespace muster::files {

namespace {

/// "muster.json:4", where the pattern is.
std::string placeOfPattern(const IgnoreItem& item) { return fmt::format("{}:{}", displayName(item.file), item.line); }

/// "old/a.army.json is" or "3 files are".
std::string counted(const std::set<std::filesystem::path>& files)
{
    return files.size() == 1 ? displayName(*files.begin()) + " is" : fmt::format("{} files are", files.size());
}

}  // namespace

void Skipped::add(Skipped other)
{
    for (auto& [item, files] : other.ignored) ignored[item].merge(files);
    for (auto& [item, files] : other.tests) tests[item].merge(files);
    misnamed.merge(other.misnamed);
    isWhole = isWhole && other.isWhole;
}

std::vector<std::string> ignoredSentences(const Skipped& skipped)
{
    std::vector<std::string> sentences;
    for (const auto& [item, files] : skipped.ignored)
        sentences.push_back(fmt::format("{}{} ignored by {} (pattern \"{}\")", skipped.isWhole ? "" : "at least ",
                                        counted(files), placeOfPattern(item), item.pattern));
    return sentences;
}

std::vector<std::string> testSentences(const Skipped& skipped)
{
    std::vector<std::string> sentences;
    for (const auto& [item, files] : skipped.tests)
        sentences.push_back(fmt::format("{} {}, for muster test ({}, pattern \"{}\")", counted(files),
                                        files.size() == 1 ? "a test" : "tests", placeOfPattern(item), item.pattern));
    return sentences;
}

std::string misnamedSentence(const MisnamedFile& file)
{
    return fmt::format("{} is not read, because of its name; rename it to {}", displayName(file.path), file.intended);
}

}  // namespace muster::files
