#pragma once

#include "validator/language_server/request_context.hpp"

#include <filesystem>
#include <functional>
#include <memory>

namespace muster::language_server {

/// A file of a project with the text that counts: that of its open document, else that on the disk.
struct ProjectFile {
    std::filesystem::path path;
    files::FileKind kind = files::FileKind::army;
    std::shared_ptr<const text::Document> document;
    std::shared_ptr<const Snapshot> snapshot;  ///< null unless it is open
};

/// The open document of that path, or null.
std::shared_ptr<const Snapshot> openDocument(const RequestContext& context, const std::filesystem::path& path);

/// Calls `visit` with each file of the project around the document whose text contains this one; those that are not
/// JSON, or that the project's settings ignore, are left out.
void visitProject(const RequestContext& context, std::string_view text,
                  const std::function<void(const ProjectFile&)>& visit);

/// The protocol's location of a range in a file, or nothing if it cannot be read.
std::optional<Json> locationIn(const RequestContext& context, const std::filesystem::path& path, text::Range range);

}  // namespace muster::language_server
