#include "printer/layout/table_groups.hpp"

namespace muster::printer {

void TableGroups::add(const std::string& group, BlockLayout& blockLayout) const
{
    RowCell cell{side, blockLayout.width - 2 * side, sheet::Align::left, {}, {}};
    cell.texts.push_back(blockLayout.wrap(group, blockLayout.text(type::strong), cell.width));
    cell.tag = muster::printer::cell(Role::columnHead, 0, row(columns, table), columns);
    auto own = look;
    own.padTop += blockLayout.space(space::aboveGroup);
    own.head = head;
    own.keepWithNext = true;
    own.ornament = [&](Drawing& drawing, double height) {
        drawing.rule(0, height, blockLayout.width, height, rule::thin);
    };
    layOutRow(blockLayout, {cell}, own);
}

std::shared_ptr<const RepeatedHead> TableGroups::headOf(const std::string& group, const BlockLayout& blockLayout) const
{
    if (group.empty()) return head;
    LayoutNotes ignored;  // the row itself reports the same
    BlockLayout trial{blockLayout.type, ignored, blockLayout.width, blockLayout.pageHeight, blockLayout.density, {}};
    trial.wording = blockLayout.wording;
    trial.readingPoints = blockLayout.readingPoints;
    add(blockLayout.wording->say("{group} (continued)", {{"group", group}}), trial);
    RepeatedHead made{Drawing(blockLayout.type), 0};
    if (head) made.drawing.append(head->drawing, 0, 0), made.height = head->height;
    for (auto& piece : trial.pieces) {
        made.drawing.append(std::move(piece.drawing), 0, made.height);
        made.height += piece.height;
    }
    if (made.height >= blockLayout.pageHeight / 3) return head;
    return std::make_shared<RepeatedHead>(std::move(made));
}

}  // namespace muster::printer
