#include "core/lint/project_tree.hpp"

#include "core/files/folder_walk.hpp"

namespace muster::rules {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t maxEntries = 50'000;
constexpr int deepest = 64;

struct TreeCache {
    threads::OnceMap<fs::path, std::shared_ptr<const ProjectTree>> trees;
};

std::shared_ptr<const ProjectTree> treeBelow(const fs::path& root)
{
    auto tree = std::make_shared<ProjectTree>();
    std::error_code error;
    fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error), end;
    for (; !error && at != end; at.increment(error)) {
        if (tree->entries.size() >= maxEntries) {
            tree->isComplete = false;
            break;
        }
        std::error_code ignored;
        const bool isFolder = at->is_directory(ignored);
        const auto kind = isFolder ? std::nullopt : files::kindOf(at->path());
        if (kind == files::FileKind::house) tree->houseRules.push_back(at->path());
        tree->entries.push_back({at->path(), isFolder, kind.has_value()});
        if (isFolder && (files::isPassedOver(at->path()) || at.depth() >= deepest)) at.disable_recursion_pending();
    }
    tree->isComplete = tree->isComplete && !error;
    return tree;
}

}  // namespace

std::shared_ptr<const ProjectTree> projectTree(const CheckContext& context)
{
    const auto& root = context.project.root();
    return context.library.cache<TreeCache>().trees.get(root, [&] { return treeBelow(root); });
}

}  // namespace muster::rules
