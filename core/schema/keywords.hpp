#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster::schema {

/// The keywords of draft 7 that are checked, followed by annotations.
enum class Keyword : std::uint8_t {
    type,
    enumeration,
    constant,
    required,
    properties,
    additionalProperties,
    patternProperties,
    propertyNames,
    minProperties,
    maxProperties,
    dependencies,
    items,
    additionalItems,
    contains,
    minItems,
    maxItems,
    uniqueItems,
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf,
    minLength,
    maxLength,
    pattern,
    format,
    allOf,
    anyOf,
    oneOf,
    negation,
    condition,
    then,
    otherwise,
    reference,
    definitions,
    title,
    description,
    defaultValue,
    examples,
    comment,
    readOnly,
    writeOnly,
    dialect,
    id
};

/// In the order of Keyword.
inline constexpr std::array<std::string_view, 44> keywordNames = {"type",
                                                                  "enum",
                                                                  "const",
                                                                  "required",
                                                                  "properties",
                                                                  "additionalProperties",
                                                                  "patternProperties",
                                                                  "propertyNames",
                                                                  "minProperties",
                                                                  "maxProperties",
                                                                  "dependencies",
                                                                  "items",
                                                                  "additionalItems",
                                                                  "contains",
                                                                  "minItems",
                                                                  "maxItems",
                                                                  "uniqueItems",
                                                                  "minimum",
                                                                  "maximum",
                                                                  "exclusiveMinimum",
                                                                  "exclusiveMaximum",
                                                                  "multipleOf",
                                                                  "minLength",
                                                                  "maxLength",
                                                                  "pattern",
                                                                  "format",
                                                                  "allOf",
                                                                  "anyOf",
                                                                  "oneOf",
                                                                  "not",
                                                                  "if",
                                                                  "then",
                                                                  "else",
                                                                  "$ref",
                                                                  "definitions",
                                                                  "title",
                                                                  "description",
                                                                  "default",
                                                                  "examples",
                                                                  "$comment",
                                                                  "readOnly",
                                                                  "writeOnly",
                                                                  "$schema",
                                                                  "$id"};

std::optional<Keyword> keywordOf(std::string_view name);

/// The alternative to a JSON Schema keyword that is deliberately unsupported; empty for other names.
std::string_view refusalOf(std::string_view name);

}  // namespace muster::schema
