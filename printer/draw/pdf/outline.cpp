#include "printer/draw/pdf/outline.hpp"

#include "printer/draw/number.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster::printer::pdf {

namespace {

struct Entry {
    const Bookmark* bookmark;  ///< null for the root
    int object;
    std::size_t parent = 0;
    std::size_t previous = 0, next = 0, first = 0, last = 0;  ///< 0: none
    int inner = 0;                                            ///< direct children
};

/// A tree of the bookmarks, starting with the root; a level that skips some counts as the next one.
std::vector<Entry> treeOf(File& file, std::span<const Bookmark> bookmarks, std::size_t pages)
{
    std::vector<Entry> tree{{nullptr, file.reserve()}};
    std::vector<std::size_t> open{0};
    for (const auto& bookmark : bookmarks) {
        if (bookmark.page >= pages) continue;
        const auto level =
            static_cast<std::size_t>(std::clamp<long>(bookmark.level + 1, 1, static_cast<long>(open.size())));
        open.resize(level);
        const auto at = tree.size();
        Entry entry{&bookmark, file.reserve()};
        auto& parent = tree[open.back()];
        entry.parent = open.back();
        entry.previous = parent.last;
        if (parent.first == 0)
            parent.first = at;
        else
            tree[parent.last].next = at;
        parent.last = at;
        ++parent.inner;
        tree.push_back(entry);
        open.push_back(at);
    }
    return tree;
}

}  // namespace

std::string destination(int page, const Page& size, double top)
{
    if (top <= 0) return fmt::format("[{} 0 R/Fit]", page);
    std::string out = fmt::format("[{} 0 R/XYZ null ", page);
    appendNumber(out, (size.height - top) * pointsPerMillimetre, 1);
    return out + " null]";
}

int addOutline(File& file, std::span<const Bookmark> bookmarks, std::span<const int> pages, std::span<const Page> sizes)
{
    if (std::none_of(bookmarks.begin(), bookmarks.end(), [&](const Bookmark& b) { return b.page < pages.size(); }))
        return 0;
    const auto tree = treeOf(file, bookmarks, pages.size());
    for (const auto& entry : tree) {
        std::string body = "<<";
        const auto link = [&](const char* key, std::size_t to) {
            if (to > 0) body += fmt::format("/{} {} 0 R", key, tree[to].object);
        };
        if (entry.bookmark != nullptr) {
            const auto& bookmark = *entry.bookmark;
            body += fmt::format("/Title{}/Parent {} 0 R/Dest{}", textString(bookmark.title), tree[entry.parent].object,
                                destination(pages[bookmark.page], sizes[bookmark.page], bookmark.top));
        } else {
            body += "/Type/Outlines";
        }
        link("First", entry.first);
        link("Last", entry.last);
        link("Prev", entry.previous);
        link("Next", entry.next);
        // Only the top-level entries are expanded initially.
        if (entry.inner > 0) body += fmt::format("/Count {}", entry.bookmark == nullptr ? entry.inner : -entry.inner);
        file.pack(entry.object, body + ">>");
    }
    return tree.front().object;
}

}  // namespace muster::printer::pdf
