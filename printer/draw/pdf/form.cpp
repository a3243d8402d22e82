#include "printer/draw/pdf/form.hpp"

#include "printer/draw/number.hpp"
#include "printer/draw/pdf/fill_font.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer::pdf {

namespace {

constexpr double crossInset = 0.16;  // of a box's side
constexpr double crossLine = 0.09;
constexpr std::string_view fontName = "Fill";
constexpr int manyLines = 1 << 12;  // the flag of a field

int alignmentOf(sheet::Align align) { return align == sheet::Align::left ? 0 : align == sheet::Align::center ? 1 : 2; }

/// Read aloud by screen readers and shown beside the mouse.
std::string wordsOf(const FormField& field)
{
    auto words = field.subject;
    const auto add = [&](std::string_view between, const std::string& part) {
        if (!part.empty()) words.append(words.empty() ? "" : between).append(part);
    };
    add(": ", field.label);
    if (field.count > 0) add(", ", fmt::format("box {} of {}", field.number, field.count));
    add(": ", field.printed);
    return words.empty() ? "To fill in" : words;
}

/// Two strokes from corner to corner, in points.
std::string cross(double width, double height)
{
    const double side = std::min(width, height);
    const double left = (width - side) / 2 + crossInset * side, right = width - left;
    const double low = (height - side) / 2 + crossInset * side, high = height - low;
    std::string out = "0 G 1 J ";
    appendNumbers(out, crossLine * side);
    out += "w ";
    appendNumbers(out, left, low);
    out += "m ";
    appendNumbers(out, right, high);
    out += "l ";
    appendNumbers(out, left, high);
    out += "m ";
    appendNumbers(out, right, low);
    return out + "l S";
}

std::string rectangle(const FieldMark& mark, double pageHeight)
{
    std::string out;
    const double bottom = pageHeight - mark.y - mark.height;
    for (const double part : {mark.x, bottom, mark.x + mark.width, bottom + mark.height})
        appendNumber(out, part * pointsPerMillimetre, 2), out += ' ';
    return out;
}

/// A text in a program of JavaScript.
std::string quoted(const std::string& text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

/// What adds up fields of those names: a function that every viewer with JavaScript has.
std::string sumOf(const std::vector<std::string>& names)
{
    std::string list;
    for (const auto& name : names) list += (list.empty() ? "" : ",") + quoted(name);
    return "AFSimple_Calculate(\"SUM\",new Array(" + list + "));";
}

}  // namespace

/// The sheet, the unit, what is filled in and a number; a full stop would divide a name.
std::string Form::uniqueName(const FormField& field)
{
    std::string name;
    for (const auto& part :
         {field.sheet, field.subject, field.label, field.number > 0 ? std::to_string(field.number) : ""})
        if (!part.empty()) name += (name.empty() ? "" : "/") + part;
    std::replace(name.begin(), name.end(), '.', ' ');
    for (;;) {
        const int times = ++m_names[name];
        if (times == 1) return name;
        const auto next = fmt::format("{} ({})", name, times);
        if (m_names.try_emplace(next, 1).second) return next;
    }
}

int Form::look(File& file, double width, double height, bool ticked, bool isText)
{
    const auto rounded = [](double points) { return static_cast<int>(std::lround(points * 20)); };
    auto& known = m_looks[{rounded(width), rounded(height), ticked, isText}];
    if (known > 0) return known;
    std::string box;
    appendNumbers(box, rounded(width) / 20.0, rounded(height) / 20.0);
    const auto content = ticked ? cross(width, height) : isText ? std::string("/Tx BMC EMC") : std::string();
    return known = file.addStream(
               fmt::format("/Type/XObject/Subtype/Form/BBox[0 0 {}]/Resources<<>>", box.substr(0, box.size() - 1)),
               content);
}

void Form::add(File& file, const FieldMark& mark, const Element* tag, const WidgetPlace& place)
{
    const auto& field = *mark.field;
    const double width = mark.width * pointsPerMillimetre, height = mark.height * pointsPerMillimetre;
    const bool isTick = field.kind == FieldKind::tick;
    const auto name = uniqueName(field);
    auto body = fmt::format("<</Type/Annot/Subtype/Widget/F 4/P {} 0 R/Rect[{}]/StructParent {}/T{}/TU{}", place.page,
                            rectangle(mark, place.pageHeight), place.key, textString(name), textString(wordsOf(field)));
    if (isTick) {
        body += fmt::format("/FT/Btn/V/Off/AS/Off/MK<</CA(8)>>/AP<</N<</On {} 0 R/Off {} 0 R>>>>",
                            look(file, width, height, true, false), look(file, width, height, false, false));
    } else {
        // The size of one line follows from the height of its field, so that a long text is set smaller.
        const double size = field.kind == FieldKind::lines ? field.points : 0;
        body += fmt::format("/FT/Tx/DA(/{} {:g} Tf 0 g)/AP<</N {} 0 R>>", fontName, size,
                            look(file, width, height, false, true));
        if (field.kind == FieldKind::lines) body += fmt::format("/Ff {}", manyLines);
        if (field.align != sheet::Align::left) body += fmt::format("/Q {}", alignmentOf(field.align));
    }
    m_fields.push_back(place.object);
    if (field.total) m_addends[field.total.get()].push_back(name);
    if (m_addends.contains(tag)) {
        m_totals[tag] = {place.object, std::move(body)};
        m_totalsInOrder.push_back(tag);
        return;
    }
    file.pack(place.object, body + ">>");
}

std::string Form::write(File& file, const FontCut& cut)
{
    if (m_fields.empty()) return {};
    for (const auto* tag : m_totalsInOrder) {
        const auto& total = m_totals[tag];
        file.pack(total.object,
                  fmt::format("{}/AA<</C<</S/JavaScript/JS{}>>>>>>", total.body, textString(sumOf(m_addends[tag]))));
        m_order.push_back(total.object);
    }
    const auto font = addFillFont(file, cut);
    m_embedsFont = font.isEmbedded;
    const auto listed = [](const std::vector<int>& objects) {
        std::string all;
        for (const int object : objects) all += reference(object) + ' ';
        return all;
    };
    // Viewers that make looks of their own take their signs from the second font.
    auto form = fmt::format("<</Fields[{}]/DR<</Font<</{} {} 0 R/ZaDb<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>"
                            ">>>>/DA(/{} 0 Tf 0 g)",
                            listed(m_fields), fontName, font.object, fontName);
    if (calculates()) form += "/CO[" + listed(m_order) + "]";
    const int object = file.reserve();
    file.pack(object, form + ">>");
    return fmt::format("/AcroForm {} 0 R", object);
}

}  // namespace muster::printer::pdf
