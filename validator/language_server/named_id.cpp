#include "validator/language_server/named_id.hpp"

namespace muster::language_server {

std::variant<std::optional<NamedId>, RequestError> namedIdOf(const RequestContext& context)
{
    const auto offset = offsetOf(context);
    if (const auto* error = std::get_if<RequestError>(&offset)) return *error;
    if (!context.root()) return std::nullopt;
    const auto uses =
        idUses(context.root(), *context.snapshot->kind(), context.snapshot->path(), *context.analysis->library);
    const auto* use = useAt(uses, std::get<std::uint32_t>(offset));
    if (!use) return std::nullopt;
    const auto range = use->range();
    return NamedId{use->target, std::string(context.snapshot->text().substr(range.begin, range.end - range.begin)),
                   range, use->definition};
}

text::Range rangeOfDefinition(const NamedId& named)
{
    if (!named.definition) return {};
    const auto whole = named.definition.range();
    return {whole.begin + 1, whole.end - 1};
}

}  // namespace muster::language_server
