#include "validator/language_server/named_id.hpp"
#include "validator/language_server/project_files.hpp"

namespace muster::language_server {

Answer references(const RequestContext& context)
{
    const auto found = namedIdOf(context);
    if (const auto* error = std::get_if<RequestError>(&found)) return *error;
    const auto& named = std::get<std::optional<NamedId>>(found);
    if (!named) return Json::array();
    const bool withDefinition = context.parameters["context"]["includeDeclaration"].boolean();
    Json list = Json::array();
    // A file is named by many paths, which all end in its name.
    const auto text = named->target.kind == IdKind::file ? named->target.file.filename().string() : named->id;
    bool hasDefinition = false;
    visitProject(context, text, [&](const ProjectFile& file) {
        for (const auto& use : idUses(file.document->root(), file.kind, file.path, *context.analysis->library)) {
            if (use.target != named->target || (use.isDefinition && !withDefinition)) continue;
            hasDefinition = hasDefinition || use.isDefinition;
            list.push_back(*locationIn(context, file.path, use.range()));
        }
    });
    // It may be in the data that comes with the program.
    if (withDefinition && !hasDefinition && named->target.kind != IdKind::file)
        if (auto location = locationIn(context, named->target.file, rangeOfDefinition(*named)))
            list.push_back(*std::move(location));
    return list;
}

}  // namespace muster::language_server
