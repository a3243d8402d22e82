#include "validator/language_server/named_id.hpp"
#include "validator/language_server/project_files.hpp"

namespace muster::language_server {

Answer definition(const RequestContext& context)
{
    const auto found = namedIdOf(context);
    if (const auto* error = std::get_if<RequestError>(&found)) return *error;
    const auto& named = std::get<std::optional<NamedId>>(found);
    if (!named) return Json();
    return locationIn(context, named->target.file, rangeOfDefinition(*named)).value_or(Json());
}

}  // namespace muster::language_server
