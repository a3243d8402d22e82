#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace muster::printer {

/// The role of a part of a document for assistive technology.
enum class Role : std::uint8_t {
    section,
    heading,
    paragraph,
    table,
    row,
    columnHead,
    rowHead,
    cell,
    list,
    item,
    label,  ///< of an item: its bullet, number or key
    body,   ///< of an item
    figure,
    link,
    form,
    artifact,  ///< not read aloud: running texts and decoration
};

struct Element;
/// The element that a mark belongs to. Marks with the same tag are one part of the document, on however many pages.
using Tag = std::shared_ptr<const Element>;

/// A part of a document's structure. An element is in the document if marks belong to it or to elements within it, in
/// the order in which they are drawn.
struct Element {
    Role role = Role::paragraph;
    Tag within;  ///< null for a part of the document itself
    /// Of a figure, what it shows; of a section, its title if links may lead to it; of a list with labels, their kind
    /// as PDF names it: Disc or Decimal.
    std::string words = {};
    int level = 3;   ///< of a heading, from 1
    int column = 0;  ///< of a cell, from 0
    int span = 1;    ///< columns of a cell or row; cells that a row lacks are empty
};

inline Tag element(Role role, Tag within, std::string words = {})
{
    return std::make_shared<const Element>(Element{role, std::move(within), std::move(words)});
}
inline Tag heading(int level, Tag within)
{
    return std::make_shared<const Element>(Element{Role::heading, std::move(within), {}, level});
}
inline Tag row(int columns, Tag table)
{
    return std::make_shared<const Element>(Element{Role::row, std::move(table), {}, 0, 0, columns});
}
/// A cell or a head that starts in that column, counted from 0.
inline Tag cell(Role role, int column, Tag row, int span = 1)
{
    return std::make_shared<const Element>(Element{role, std::move(row), {}, 0, column, span});
}
/// The tag of everything that is not read aloud.
Tag artifact();

}  // namespace muster::printer
