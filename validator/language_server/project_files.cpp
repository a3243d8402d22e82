#include "validator/language_server/project_files.hpp"

#include "core/files/file.hpp"
#include "core/files/folder_walk.hpp"
#include "core/library/library.hpp"
#include "validator/language_server/file_uri.hpp"

#include <algorithm>

namespace muster::language_server {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

constexpr std::size_t maxEntries = 50'000;

/// False if a text certainly does not contain another, also not with escapes of JSON.
bool mayContain(std::string_view bytes, std::string_view text)
{
    return bytes.find(text) != std::string_view::npos || bytes.find("\\u") != std::string_view::npos;
}

/// The document of a file that is not open; null if it cannot be read or does not contain the text.
std::shared_ptr<const text::Document> readDocument(const RequestContext& context, const fs::path& path, FileKind kind,
                                                   std::string_view text)
{
    // The library has the files that others build on; armies may be many.
    if (kind != FileKind::army && kind != FileKind::scenario && kind != FileKind::expect) {
        const auto loaded = context.analysis->library->file(path);
        return loaded->source && mayContain(loaded->source->bytes(), text) ? loaded->document : nullptr;
    }
    const auto read = files::readFile(path, files::displayName(path));
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    if (!source || !mayContain((*source)->bytes(), text)) return nullptr;
    return text::Document::parse(*source).document;
}

}  // namespace

std::shared_ptr<const Snapshot> openDocument(const RequestContext& context, const fs::path& path)
{
    const auto found = std::find_if(context.open.begin(), context.open.end(),
                                    [&](const auto& snapshot) { return snapshot->path() == path; });
    return found == context.open.end() ? nullptr : *found;
}

void visitProject(const RequestContext& context, std::string_view text,
                  const std::function<void(const ProjectFile&)>& visit)
{
    const auto& root = context.analysis->project->root();
    files::FolderWalk search{root, root};
    search.maxEntries = maxEntries;
    bool isFound = false;
    const auto visitFile = [&](const fs::path& path, FileKind kind) {
        ProjectFile file{path, kind, nullptr, openDocument(context, path)};
        if (file.snapshot)
            file.document = mayContain(file.snapshot->text(), text) ? file.snapshot->parsed().document : nullptr;
        else
            file.document = readDocument(context, path, kind, text);
        if (file.document) visit(file);
    };
    files::walk(search, [&](const fs::path& path) {
        isFound = isFound || path == context.snapshot->path();
        visitFile(path, *files::kindOf(path));
        return true;
    });
    // A document that was never saved, or that settings ignore.
    if (!isFound) visitFile(context.snapshot->path(), *context.snapshot->kind());
}

std::optional<Json> locationIn(const RequestContext& context, const fs::path& path, text::Range range)
{
    if (const auto open = openDocument(context, path))
        return Json{{"uri", open->uri()}, {"range", open->positions().json(range)}};
    const auto loaded = context.analysis->library->file(path);
    if (!loaded->source) return std::nullopt;
    const TextPositions positions(loaded->source->bytes(), context.client->encoding);
    return Json{{"uri", uriOf(path)}, {"range", positions.json(range)}};
}

}  // namespace muster::language_server
