#include "core/files/ignore.hpp"

#include "core/files/file.hpp"

#include <re2/re2.h>

namespace muster::files {

namespace {

std::string expressionOf(std::string_view pattern)
{
    std::string result = "(?:";
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern.substr(i, 3) == "**/")
            result += "(?:.*/)?", i += 2;
        else if (pattern.substr(i, 2) == "**")
            result += ".*", i += 1;
        else if (pattern[i] == '*')
            result += "[^/]*";
        else if (pattern[i] == '?')
            result += "[^/]";
        else
            result += RE2::QuoteMeta(re2::StringPiece(&pattern[i], 1));
    }
    return result + ")";
}

}  // namespace

struct Ignore::Data {
    explicit Data(const std::string& expression) : pattern(expression, RE2::Quiet) {}
    RE2 pattern;
};

Ignore::Ignore(const std::vector<std::string>& patterns)
{
    if (patterns.empty()) return;
    std::string all;
    for (const auto& pattern : patterns) all += (all.empty() ? "" : "|") + expressionOf(pattern);
    m_data = std::make_unique<Data>("(?:" + all + ")(?:/.*)?");
}

namespace {

std::vector<std::string> patternsOf(const std::filesystem::path& root)
{
    std::vector<std::string> patterns;
    const auto read = readFile(root / "muster.json", "muster.json");
    if (const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read))
        if (const auto parsed = text::Document::parse(*source); parsed.document)
            for (const text::Node pattern : parsed.document->root()["ignore"]) patterns.emplace_back(pattern.string());
    return patterns;
}

}  // namespace

Ignore::Ignore(const std::filesystem::path& root) : Ignore(patternsOf(root)) {}

Ignore::~Ignore() = default;

bool Ignore::matches(std::string_view path) const
{
    return m_data && m_data->pattern.ok() &&
           RE2::FullMatch(re2::StringPiece(path.data(), path.size()), m_data->pattern);
}

}  // namespace muster::files
