#include "core/files/skipped.hpp"

#include "core/files/project.hpp"

#include <fmt/format.h>

namespace muster::files {

void Skipped::add(Skipped other)
{
    for (auto& [item, files] : other.ignored) ignored[item].merge(files);
    misnamed.merge(other.misnamed);
    isWhole = isWhole && other.isWhole;
}

std::string placeOf(const IgnoreItem& item) { return fmt::format("{}:{}", displayName(item.file), item.line); }

std::vector<std::string> ignoredSentences(const Skipped& skipped)
{
    std::vector<std::string> sentences;
    for (const auto& [item, files] : skipped.ignored) {
        const auto count = files.size();
        sentences.push_back(
            fmt::format("{}{} ignored by {} (pattern \"{}\")", skipped.isWhole ? "" : "at least ",
                        count == 1 ? displayName(*files.begin()) + " is" : fmt::format("{} files are", count),
                        placeOf(item), item.pattern));
    }
    return sentences;
}

std::string misnamedSentence(const MisnamedFile& file)
{
    return fmt::format("{} is not read, because of its name; rename it to {}", displayName(file.path), file.intended);
}

}  // namespace muster::files
