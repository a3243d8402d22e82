#pragma once

#include "core/expr/type.hpp"
#include "core/expr/value.hpp"
#include "core/text/document.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

/// The static type of the values a JSON Schema accepts; `root` is where its "#/definitions/..." are looked up.
/// What a type cannot say (oneOf, conditions) is dynamic.
expr::Type typeOfSchema(text::Node schema, text::Node root);

/// How JSON becomes values of a static type: whole numbers become doubles where the type says so.
/// Made once from a type, then used for every file.
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

/// The value of a node with numbers as written.
expr::Value readValue(text::Node node, expr::Arena& arena);

}  // namespace muster::rules
