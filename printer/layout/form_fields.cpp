#include "printer/layout/form_fields.hpp"

#include "core/text/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace muster::printer {

namespace {

constexpr double leastSide = 2.0;           // of a field
constexpr std::size_t maxLabel = 80;        // bytes
constexpr qsizetype leastGap = 3;           // "_" that are a line to write on
constexpr double ascent = 0.95;             // of a line of text above its baseline, in ems
constexpr double lineOfText = 1.25;         // height in ems, from which viewers take the size
constexpr std::string_view omission = "…";  // instead of a line in a label

/// The card that an element belongs to: a section inside that of its sheet; or null.
const Element* cardAround(const Element* element)
{
    for (; element != nullptr; element = element->within.get())
        if (element->role == Role::section && element->within) return element;
    return nullptr;
}

std::string subjectOf(const Element* element, const sheet::Sheet& sheet, CardNumbers& cards,
                      const wording::Wording& wording)
{
    const auto* card = cardAround(element);
    if (card == nullptr) return fieldLabel(sheet.of);
    if (auto title = fieldLabel(card->words); !title.empty()) return title;
    return wording.say("Card {number}", {{"number", cards.try_emplace(card, cards.size() + 1).first->second}});
}

bool isSilent(const Mark& mark) { return mark.tag && mark.tag->role == Role::artifact; }

/// The fields over the lines of one text.
std::vector<Mark> gapsOf(const TextMark& text, const Tag& within, Typesetter& type)
{
    std::vector<Mark> found;
    const double size = text.style.points * type::millimetresPerPoint;
    const auto label = fieldLabel(text.text.toStdString());
    for (qsizetype at = text.text.indexOf(u'_'); at >= 0; at = text.text.indexOf(u'_', at)) {
        auto end = at;
        while (end < text.text.size() && text.text[end] == u'_') ++end;
        if (end - at >= leastGap) {
            const double before = type.width(text.text.left(at), text.style);
            const double width = type.width(text.text.left(end), text.style) - before;
            Drawing drawing(type);
            FormField field;
            field.kind = FieldKind::line;
            field.label = label;
            field.points = text.style.points;
            addField(drawing, {text.x + before, text.y - ascent * size, width, lineOfText * size}, std::move(field),
                     within);
            for (auto& mark : drawing.take()) found.push_back(std::move(mark));
        }
        at = end;
    }
    return found;
}

}  // namespace

void addTaggedField(Drawing& drawing, const FieldPlace& place, FormField field, Tag tag)
{
    if (place.width < leastSide || place.height < leastSide) return;
    Mark mark(
        FieldMark{place.x, place.y, place.width, place.height, std::make_shared<const FormField>(std::move(field))});
    mark.tag = std::move(tag);
    drawing.add(std::move(mark));
}

void addField(Drawing& drawing, const FieldPlace& place, FormField field, const Tag& within)
{
    addTaggedField(drawing, place, std::move(field), element(Role::form, within));
}

std::string fieldLabel(std::string_view text)
{
    std::string label;
    for (const char c : displayText(text::cut(text, maxLabel)).simplified().toStdString()) {
        const bool goesOn = c == '_' && label.ends_with(omission);
        if (c == '_' && !goesOn) label += omission;
        if (c != '_') label += c;
    }
    return label == omission ? std::string() : label;
}

std::string joinedLabels(std::initializer_list<std::string_view> labels)
{
    std::string all;
    for (const auto label : labels)
        if (!label.empty()) all.append(all.empty() ? "" : ", ").append(label);
    return all;
}

void addTitleField(Drawing& drawing, double x, double y, double width, double height, const Tag& within)
{
    FormField field;
    field.kind = FieldKind::line;
    field.label = "Name";
    field.points = type::cardTitle.points;
    addField(drawing, {x, y, width, height}, std::move(field), within);
}

void addGapFields(Page& page, Typesetter& type)
{
    const auto hasGap = [](const Mark& mark) {
        const auto* text = std::get_if<TextMark>(&mark);
        return text != nullptr && !isSilent(mark) && text->text.contains(QStringLiteral("___"));
    };
    if (std::none_of(page.marks.begin(), page.marks.end(), hasGap)) return;
    std::vector<Mark> marks;
    for (auto& mark : page.marks) {
        std::vector<Mark> fields;
        if (hasGap(mark)) fields = gapsOf(std::get<TextMark>(mark), mark.tag, type);
        marks.push_back(std::move(mark));
        std::move(fields.begin(), fields.end(), std::back_inserter(marks));
    }
    page.marks = std::move(marks);
}

std::size_t assignFields(Page& page, const sheet::Sheet& sheet, CardNumbers& cards, const wording::Wording& wording)
{
    std::size_t count = 0;
    for (auto& mark : page.marks) {
        auto* place = std::get_if<FieldMark>(&mark);
        if (place == nullptr) continue;
        auto field = *place->field;
        field.subject = subjectOf(mark.tag.get(), sheet, cards, wording);
        field.sheet = sheet.id.empty() ? sheet.title : sheet.id;
        place->field = std::make_shared<const FormField>(std::move(field));
        ++count;
    }
    return count;
}

}  // namespace muster::printer
