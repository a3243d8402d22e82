#include "core/lint/project_tree.hpp"
#include "core/lint/settings_checks.hpp"
#include "core/settings/folder_layers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster::rules {

namespace fs = std::filesystem;
using diagnostics::Level;
using text::Node;

namespace {

/// Characters of paths that the patterns of one file may be compared with: about half a second.
constexpr std::size_t maxCharacters = 10'000'000;

class PatternCheck {
public:
    explicit PatternCheck(const CheckContext& context) : m_context(context) {}

    void check(Node patterns, bool mayBeFolder)
    {
        if (!patterns.isArray()) return;
        for (const Node node : patterns) {
            const auto pattern = files::PathPattern::read(node.string());
            // The schema reports patterns that are too long, and values that are none.
            if (!node.isString() || !pattern || node.string().empty()) continue;
            if (matchesAny(*pattern, mayBeFolder) || m_isExhausted) continue;
            m_context.findings.add(
                "settings/unused-pattern", Level::warning, node,
                fmt::format("\"{}\" matches no file{}", node.string(), mayBeFolder ? " or folder" : ""),
                helpFor(node.string()));
        }
    }

private:
    static const char* helpFor(std::string_view pattern)
    {
        if (pattern.find('\\') != std::string_view::npos) return "write / between folders";
        if (pattern.starts_with("./")) return "write it without ./ at the beginning";
        return "correct or remove it; patterns are relative to the folder of this file";
    }

    struct Path {
        std::u32string characters;
        bool isFolder, isOurs;
    };

    bool matchesAny(const files::PathPattern& pattern, bool mayBeFolder)
    {
        for (const auto& path : paths()) {
            if (!mayBeFolder && !path.isOurs) continue;
            m_left -= std::min(m_left, path.characters.size());
            if (m_left == 0) m_isExhausted = true;
            if (m_isExhausted || pattern.matches(path.characters, path.isFolder)) return true;
        }
        return false;
    }

    const std::vector<Path>& paths()
    {
        if (m_paths) return *m_paths;
        m_paths.emplace();
        const auto tree = projectTree(m_context);
        m_isExhausted = !tree->isComplete;
        std::error_code error;
        const auto folder = fs::weakly_canonical(m_context.subject.path, error).parent_path();
        for (const auto& entry : tree->entries)
            m_paths->push_back({files::charactersOf(entry.path.lexically_relative(folder).generic_string()),
                                entry.isFolder, entry.isOurs});
        return *m_paths;
    }

    const CheckContext& m_context;
    std::optional<std::vector<Path>> m_paths;
    std::size_t m_left = maxCharacters;
    bool m_isExhausted = false;  ///< whether a pattern matches anything can no longer be known
};

}  // namespace

void checkPathPatterns(const CheckContext& context)
{
    const Node root = context.root();
    PatternCheck patterns(context);
    patterns.check(root["ignore"], true);
    patterns.check(root["tests"], true);
    std::size_t count = 0;
    const Node overrides = root["overrides"];
    if (!overrides.isArray()) return;
    for (const Node each : overrides) {
        const Node files = each["files"];
        patterns.check(files, false);
        if (std::exchange(count, count + files.size()) <= FolderLayers::maxPatterns &&
            count > FolderLayers::maxPatterns)
            context.findings.add(
                "ref/too-many", Level::error, files,
                fmt::format("the overrides have more than {} patterns of files; the rest match nothing",
                            FolderLayers::maxPatterns),
                "use fewer patterns, with * and **");
    }
}

}  // namespace muster::rules
