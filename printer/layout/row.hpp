#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/form_fields.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace muster::printer {

/// The arrangement of tick boxes in a width: lines of about equal length, with a wider gap after every group.
struct BoxSetting {
    std::uint32_t count = 0;
    std::uint32_t group = 5;
    sheet::BoxStyle style = {};
    std::uint32_t lead = 0;                  ///< boxes of the first group, if it differs from the others
    double valuePoints = 0;                  ///< of a value in the boxes, instead of marks
    std::vector<std::uint32_t> starts = {};  ///< the first box of each line
    bool wholeGroups = true;                 ///< no group continues on another line

    /// As few lines as possible; whole groups if each fits on a line.
    static BoxSetting fit(std::uint32_t count, std::uint32_t group, double size, double width, std::uint32_t lead = 0);
    static BoxSetting fit(std::uint32_t count, std::uint32_t group, const sheet::BoxStyle& style, double width,
                          std::uint32_t lead = 0);
    std::uint32_t lines() const { return static_cast<std::uint32_t>(starts.size()); }
    std::uint32_t lineEnd(std::uint32_t line) const { return line + 1 < lines() ? starts[line + 1] : count; }
    double lineHeight() const { return style.size + space::boxGap; }
    /// Between two boxes of a group.
    double gap() const { return style.joined ? 0 : space::boxGap; }
    /// The left edge of a box in a line that starts with the box `first`.
    double offset(std::uint32_t index, std::uint32_t first) const;
    /// The width of the boxes from `first` to before `end` on one line.
    double width(std::uint32_t first, std::uint32_t end) const;

private:
    std::uint32_t groupOf(std::uint32_t index) const;
    std::uint32_t unitEnd(std::uint32_t first) const;
    void breakLines(double width, std::uint32_t longest);
};

/// "12 boxes", as read aloud.
std::string boxesInWords(std::uint32_t count);

/// Makes boxes fields: the element they are parts of, and what is ticked.
struct BoxFields {
    Tag within;
    std::string label;
};

/// Draws one line of boxes.
void drawBoxLine(Drawing& drawing, const BoxSetting& boxes, std::uint32_t line, double x, double y, double width,
                 sheet::Align align, const BoxFields* fields = nullptr);

/// The free space of a cell as a field.
struct Writing {
    FieldKind kind = FieldKind::line;
    double points = type::body.points;
    Tag total = {};  ///< of the field that adds it up
    Tag tag = {};    ///< its own, if others refer to it
};

/// A symbol beside the text of a cell; it needs `side` as height.
struct RowSymbol {
    sheet::SymbolRef symbol;
    double x = 0;
    double side = 0;
    bool atBottom = false;  ///< at the row's lower edge instead of in its middle
};

/// One cell of a row: paragraphs, then tick boxes.
struct RowCell {
    double x = 0;
    double width = 0;
    sheet::Align align = sheet::Align::left;
    std::vector<Paragraph> texts;
    BoxSetting boxes;
    RowSymbol symbol = {};
    Tag tag = {};                         ///< without one, the cell is a paragraph
    std::string label = {};               ///< of its fields
    std::optional<Writing> writing = {};  ///< a field, if the sheet has any
};

/// The style of a row. `ornament` draws lines and fills behind the text, once the final height is known.
struct RowStyle {
    double before = 0;
    double padTop = space::cell;
    double padBottom = space::cell;
    double minHeight = 0;
    bool boxesAtBottom = false;
    bool middle = false;            ///< centre the text vertically
    bool lastTextAtBottom = false;  ///< the last paragraph is at the row's lower edge
    bool keepWithNext = false;
    std::shared_ptr<const RepeatedHead> head;
    std::function<void(Drawing&, double height)> ornament;
};

/// Adds a row as one piece, or as several if it is higher than a page, which is reported.
void layOutRow(BlockLayout& blockLayout, const std::vector<RowCell>& cells, const RowStyle& look);

}  // namespace muster::printer
