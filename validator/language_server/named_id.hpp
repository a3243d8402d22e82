#pragma once

#include "validator/language_server/id_uses.hpp"
#include "validator/language_server/request_context.hpp"

#include <optional>
#include <string>

namespace muster::language_server {

/// The id at the position of a request.
struct NamedId {
    IdTarget target;
    std::string id;
    text::Range range;      ///< of the id in the document
    text::Node definition;  ///< absent for a file
};

/// The id at the position of a request; nothing if there is none, or it names nothing known.
std::variant<std::optional<NamedId>, RequestError> namedIdOf(const RequestContext& context);

/// The bytes of a definition's id in its file.
text::Range rangeOfDefinition(const NamedId& named);

}  // namespace muster::language_server
