#pragma once

#include "core/game/game.hpp"
#include "core/game/map_builder.hpp"

namespace muster::rules {

/// Adds the `default` of each key of a schema that has no value yet; the map must have room for all keys of the schema.
inline void addDefaults(const ElementSchema& schema, MapBuilder& values, expr::Arena& arena)
{
    for (const auto& field : schema.fields)
        if (const text::Node standard = field.schema["default"]; standard && !values.find(field.name))
            values.add(field.name, field.reader.read(standard, arena));
}

}  // namespace muster::rules
