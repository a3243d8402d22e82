#pragma once

#include "core/text/document.hpp"
#include "core/text/regex.hpp"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace muster::schema {

/// One fault found by a schema: the keyword that failed, the place, and the part of the schema.
struct Finding {
    std::string keyword;     ///< "required", "enum", ... ; "false" for a schema that is false
    std::string message;     ///< the expected and the actual value
    std::string help;        ///< the next step: allowed values, the nearest key; may be empty
    std::string schemaPath;  ///< JSON pointer into the schema document
    std::string pointer;     ///< of the invalid value (of the object itself for a missing key)
    text::Range range;  ///< bytes to underline: a wrong value, the name of an unknown key, the opening bracket for a
                        ///< missing one
    std::string missing = {};  ///< pointer of the missing key; empty for any other finding
};

/// A compiled JSON Schema, draft 7, of the subset defined in docs/json-schema-subset.md. Immutable; checking is
/// thread-safe.
class Schema {
public:
    using Compiled = std::variant<Schema, std::vector<text::Fault>>;  ///< faults refer to the schema document

    /// Compiles the schema at `root`, resolving local $refs against the root of its document. Rejects unknown keywords,
    /// non-local references and reference cycles that apply to the same value. The store pays for compiling patterns.
    static Compiled compile(text::Node root,
                            std::shared_ptr<text::RegexStore> regexes = std::make_shared<text::RegexStore>());

    /// Appends one finding per fault, in document order.
    void check(text::Node instance, std::vector<Finding>& findings) const;
    bool accepts(text::Node instance) const;

private:
    friend class Compiler;
    struct Data;
    std::shared_ptr<const Data> m_data;
};

}  // namespace muster::schema
