#pragma once

#include "core/expr/type.hpp"
#include "core/expr/value.hpp"
#include "core/text/document.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

/// The static type of the values that a JSON Schema accepts; "#/definitions/..." is resolved in `root`. Keywords that a
/// type cannot express (oneOf, conditions) give a dynamic type.
expr::Type typeOfSchema(text::Node schema, text::Node root);

/// Converts JSON to values of a static type: integers become doubles if the type requires it. Made once per type and
/// used for every file.
class Reader {
public:
    explicit Reader(const expr::Type& type);
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    /// The value of a node; strings point into the node's document.
    expr::Value read(text::Node node, expr::Arena& arena) const;

private:
    enum class Work : std::uint8_t { asIs, number, items, members };
    Work m_work = Work::asIs;
    std::unique_ptr<Reader> m_item;
    std::vector<std::pair<std::string, Reader>> m_fields;
};

/// The value of a node, with numbers as written.
expr::Value readValue(text::Node node, expr::Arena& arena);

}  // namespace muster::rules
