#include "printer/layout/row.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double numberWidth = 4.2;     // of a group's number, two digits
constexpr double minForHundreds = 4.6;  // side of a box for a number of three digits

}  // namespace

BoxSetting BoxSetting::fit(std::uint32_t count, std::uint32_t group, double size, double width, std::uint32_t lead)
{
    return fit(count, group, sheet::BoxStyle{size}, width, lead);
}

BoxSetting BoxSetting::fit(std::uint32_t count, std::uint32_t group, const sheet::BoxStyle& style, double width,
                           std::uint32_t lead)
{
    BoxSetting setting{count, group, style, lead};
    if (count == 0) return setting;
    const auto widest = group == 0 ? 1 : std::min(count, std::max(group, lead));
    setting.wholeGroups = setting.width(0, widest) <= width + 1e-6;
    setting.breakLines(width, count);
    const auto lines = setting.lines();
    if (lines < 2) return setting;
    // The shortest limit for a line that needs no further one makes lines of about equal length.
    for (auto longest = (count + lines - 1) / lines; longest < count; ++longest) {
        setting.breakLines(width, longest);
        if (setting.lines() <= lines) return setting;
    }
    setting.breakLines(width, count);
    return setting;
}

/// Fills each line with as many groups, or single boxes, as fit and are at most `longest` boxes; at least one.
void BoxSetting::breakLines(double width, std::uint32_t longest)
{
    starts.assign(1, 0);
    for (std::uint32_t at = unitEnd(0); at < count;) {
        const auto end = unitEnd(at);
        if (end - starts.back() > longest || this->width(starts.back(), end) > width + 1e-6) starts.push_back(at);
        at = end;
    }
}

/// The end of the group, or of the single box, that starts there.
std::uint32_t BoxSetting::unitEnd(std::uint32_t first) const
{
    if (group == 0 || !wholeGroups) return first + 1;
    return std::min(count, first + (first == 0 && lead > 0 ? lead : group));
}

std::uint32_t BoxSetting::groupOf(std::uint32_t index) const
{
    if (group == 0) return 0;
    if (lead == 0) return index / group;
    return index < lead ? 0 : 1 + (index - lead) / group;
}

double BoxSetting::offset(std::uint32_t index, std::uint32_t first) const
{
    const double groups = wholeGroups ? groupOf(index) - groupOf(first) : 0;
    return (index - first) * (style.size + gap()) + groups * (space::groupGap - gap()) +
           (style.numbered && group > 0 ? (groups + 1) * numberWidth : 0);
}

double BoxSetting::width(std::uint32_t first, std::uint32_t end) const
{
    return first == end ? 0 : offset(end - 1, first) + style.size;
}

std::string boxesInWords(std::uint32_t count) { return std::to_string(count) + (count == 1 ? " box" : " boxes"); }

void drawBoxLine(Drawing& drawing, const BoxSetting& boxes, std::uint32_t line, double x, double y, double width,
                 sheet::Align align, const BoxFields* fields)
{
    const auto first = boxes.starts[line];
    const auto end = boxes.lineEnd(line);
    const double taken = boxes.width(first, end);
    if (align == sheet::Align::right) x += width - taken;
    if (align == sheet::Align::center) x += (width - taken) / 2;
    const auto& style = boxes.style;
    const auto centred = [&](std::string_view text, const Style& letters, double left, double room) {
        const double height = letters.points * type::millimetresPerPoint * letters.leading;
        drawing.line(displayText(text), letters, left, y + (style.size - height) / 2, room, sheet::Align::center);
    };
    for (auto index = first; index < end; ++index) {
        const double left = x + boxes.offset(index, first);
        if (style.numbers(index, boxes.group, boxes.count))
            centred(std::to_string(index / boxes.group + 1), type::groupNumber, left - numberWidth, numberWidth - 0.4);
        const auto mark = style.markOf(index, boxes.group);
        const bool isTooWide = style.counted && mark.size() > 2 && style.size < minForHundreds;
        if (!mark.empty() && boxes.valuePoints > 0)
            centred(mark, {boxes.valuePoints, Face::regular, type::quiet, 1.0}, left, style.size);
        else if (!mark.empty() && !isTooWide)
            centred(mark, mark.size() > 2 ? type::inBoxNarrow : type::inBox, left, style.size);
        if (style.round)
            drawing.add(EllipseMark{left + style.size / 2, y + style.size / 2, style.size / 2, style.size / 2,
                                    rule::medium, Ink{}});
        else
            drawing.outline(left, y, style.size, style.size, rule::medium);
        if (fields == nullptr) continue;
        FormField field;
        field.label = fields->label;
        field.printed = style.markOf(index, boxes.group);
        field.number = static_cast<int>(index) + 1;
        field.count = static_cast<int>(boxes.count);
        field.round = style.round;
        addField(drawing, {left, y, style.size, style.size}, std::move(field), fields->within);
    }
}

namespace {

/// The lines of text or of boxes in a cell, from the top.
struct Strips {
    const RowCell& cell;
    Tag figure;                         ///< of the boxes
    const BoxFields* fields = nullptr;  ///< without any, cells have none

    std::size_t count() const
    {
        std::size_t lines = cell.boxes.lines();
        for (const auto& text : cell.texts) lines += text.lines.size();
        return lines;
    }
    double height(std::size_t strip) const
    {
        for (const auto& text : cell.texts) {
            if (strip < text.lines.size()) return text.lineHeight();
            strip -= text.lines.size();
        }
        return cell.boxes.lineHeight();
    }
    bool isBox(std::size_t strip) const { return strip >= count() - cell.boxes.lines(); }
    void draw(Drawing& drawing, std::size_t strip, double y) const
    {
        for (const auto& text : cell.texts) {
            if (strip < text.lines.size()) return drawing.paragraph(text, cell.x, y, cell.width, cell.align, strip, 1);
            strip -= text.lines.size();
        }
        drawing.as(figure);
        drawBoxLine(drawing, cell.boxes, static_cast<std::uint32_t>(strip), cell.x, y, cell.width, cell.align, fields);
    }
};

/// The lines of a cell on one page: [first, end), and their height.
struct Span {
    std::size_t first = 0;
    std::size_t end = 0;
    double height = 0;
    double boxHeight = 0;
};

Span take(const Strips& strips, std::size_t first, double room)
{
    Span span{first, first, 0, 0};
    const auto count = strips.count();
    while (span.end < count) {
        const double height = strips.height(span.end);
        if (span.height + height > room + 1e-6 && span.end > first) break;
        span.height += height;
        if (strips.isBox(span.end)) span.boxHeight += height;
        ++span.end;
    }
    if (span.boxHeight > 0) span.height -= space::boxGap, span.boxHeight -= space::boxGap;
    return span;
}

/// The first line of a cell's last paragraph, if it has several.
std::size_t lastText(const RowCell& cell)
{
    if (cell.texts.size() < 2) return std::size_t(-1);
    std::size_t lines = 0;
    for (std::size_t i = 0; i + 1 < cell.texts.size(); ++i) lines += cell.texts[i].lines.size();
    return lines;
}

void drawSymbol(Drawing& drawing, const RowSymbol& symbol, const RowStyle& look, double height, const Tag& tag,
                SymbolDrawer& drawer)
{
    constexpr double highRow = 3;  // symbols; in a higher row, its middle is far from the first line
    const double room = height - symbol.side;
    const double y = symbol.atBottom                                 ? room - look.padBottom
                     : look.middle || height < highRow * symbol.side ? room / 2
                                                                     : std::min(look.padTop, room / 2);
    drawer.draw(drawing, symbol.symbol, symbol.x, y, symbol.side, tag);
}

/// Adds the field of a cell: all of the space between its texts and its boxes, or one line of that.
void addWriting(Drawing& drawing, const RowCell& cell, const Span& span, const RowStyle& look, double height,
                const Tag& within)
{
    constexpr double edge = 0.3;       // keeps clear of the lines around a cell
    constexpr double highLine = 1.25;  // in ems; viewers take the size of the text from it
    const double top = std::max(edge, look.padTop) + span.height - span.boxHeight;
    const double bottom =
        height - std::max(edge, look.padBottom) - (span.boxHeight > 0 ? span.boxHeight + space::boxGap : 0);
    FieldPlace place{cell.x, top, cell.width, bottom - top};
    if (cell.writing->kind == FieldKind::line) {
        place.height = std::min(place.height, cell.writing->points * type::millimetresPerPoint * highLine);
        place.y = look.lastTextAtBottom ? bottom - place.height : (top + bottom - place.height) / 2;
    }
    FormField field;
    field.kind = cell.writing->kind;
    field.label = cell.label;
    field.points = cell.writing->points;
    field.align = cell.align;
    field.total = cell.writing->total;
    if (cell.writing->tag)
        addTaggedField(drawing, place, std::move(field), cell.writing->tag);
    else
        addField(drawing, place, std::move(field), within);
}

void drawSpan(Drawing& drawing, const Strips& strips, const Span& span, const RowStyle& look, double height)
{
    double y = look.padTop;
    if (look.middle) y = std::max(y, (height - span.height) / 2);
    for (auto strip = span.first; strip < span.end; ++strip) {
        if (look.boxesAtBottom && strips.isBox(strip) && (strip == span.first || !strips.isBox(strip - 1))) {
            y = std::max(y, height - look.padBottom - span.boxHeight);
        }
        if (look.lastTextAtBottom && strip == lastText(strips.cell)) {
            double rest = 0;
            for (auto below = strip; below < span.end; ++below) rest += strips.height(below);
            y = std::max(y, height - look.padBottom - rest);
        }
        strips.draw(drawing, strip, y);
        y += strips.height(strip);
    }
}

}  // namespace

void layOutRow(BlockLayout& blockLayout, const std::vector<RowCell>& cells, const RowStyle& look)
{
    const double room = blockLayout.pageHeight - look.padTop - look.padBottom - (look.head ? look.head->height : 0);
    std::vector<std::size_t> done(cells.size(), 0);
    std::vector<Tag> tags;
    std::vector<Tag> figures;
    std::vector<BoxFields> fields;
    for (const auto& cell : cells) {
        tags.push_back(cell.tag ? cell.tag : blockLayout.tag(Role::paragraph));
        fields.push_back({tags.back(), blockLayout.fillable ? cell.label : std::string()});
        // A box with a field is read aloud as that.
        figures.push_back(blockLayout.fillable ? artifact()
                                               : element(Role::figure, tags.back(), boxesInWords(cell.boxes.count)));
    }
    const auto strips = [&](std::size_t i) {
        return Strips{cells[i], figures[i], blockLayout.fillable ? &fields[i] : nullptr};
    };
    for (bool first = true;; first = false) {
        std::vector<Span> spans;
        double content = 0;
        bool more = false;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            spans.push_back(take(strips(i), done[i], room));
            done[i] = spans.back().end;
            content = std::max(content, spans.back().height);
            more = more || done[i] < strips(i).count();
        }
        for (const auto& cell : cells)
            if (first && cell.symbol.symbol) content = std::max(content, cell.symbol.side - look.padTop);
        const double height =
            std::min(std::max(content + look.padTop + look.padBottom, look.minHeight), blockLayout.pageHeight);
        Drawing drawing(blockLayout.type);
        drawing.as(artifact());  // what an ornament draws is not read aloud
        if (look.ornament) look.ornament(drawing, height);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            drawing.as(tags[i]);
            if (first && cells[i].symbol.symbol)
                drawSymbol(drawing, cells[i].symbol, look, height, tags[i], *blockLayout.symbols);
            drawSpan(drawing, strips(i), spans[i], look, height);
            if (blockLayout.fillable && first && cells[i].writing)
                addWriting(drawing, cells[i], spans[i], look, height, tags[i]);
        }
        auto& piece = blockLayout.add(std::move(drawing), height, first ? look.before : 0, look.keepWithNext && !more);
        piece.head = look.head;
        if (!more) return;
        if (first)
            blockLayout.notes.overflow("A row of the sheet is higher than a page and continues on the next one.");
    }
}

}  // namespace muster::printer
