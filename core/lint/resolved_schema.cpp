#include "core/lint/resolved_schema.hpp"

namespace muster::rules {

text::Node resolvedSchema(text::Node schema, text::Node root)
{
    for (int steps = 0; steps < 24 && schema["$ref"].isString(); ++steps) {
        const auto pointer = schema["$ref"].string();
        schema = pointer.starts_with("#/") ? root.at(pointer.substr(1)) : text::Node();
    }
    return schema;
}

}  // namespace muster::rules
