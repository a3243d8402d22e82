#pragma once

#include "printer/layout/booklet.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>

namespace muster::printer {

/// More form fields than this would open slowly in viewers; an army has a few hundred.
constexpr std::size_t maxFieldsOfPrint = 20'000;

/// A rectangle in millimetres.
struct FieldPlace {
    double x, y, width, height;
};

/// Adds a field to a drawing, as a part of that element. Omits fields too small to be used.
void addField(Drawing& drawing, const FieldPlace& place, FormField field, const Tag& within);
/// Adds a field that has a tag already, because others refer to it.
void addTaggedField(Drawing& drawing, const FieldPlace& place, FormField field, Tag tag);

/// What a table, a row or a column is called in the name of a field: one line, shortened, without "____".
std::string fieldLabel(std::string_view text);
/// The labels that are not empty, separated by commas.
std::string joinedLabels(std::initializer_list<std::string_view> labels);

/// Adds the field for the name of a card that has none.
void addTitleField(Drawing& drawing, double x, double y, double width, double height, const Tag& within);

/// Adds fields over the lines "____" in the texts of a page.
void addGapFields(Page& page, Typesetter& type);

/// The cards without a title, numbered as they come.
using CardNumbers = std::unordered_map<const Element*, std::size_t>;

/// Says of a page's fields which sheet they belong to, and which unit or card they are about. Returns their number.
std::size_t assignFields(Page& page, const sheet::Sheet& sheet, CardNumbers& cards, const wording::Wording& wording);

}  // namespace muster::printer
