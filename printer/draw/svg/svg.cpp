#include "printer/draw/devices.hpp"

#include "printer/draw/number.hpp"
#include "printer/draw/svg/marks.hpp"

#include <fmt/format.h>

namespace muster::printer {

namespace {

std::string measure(double millimetres)
{
    std::string text;
    appendNumber(text, millimetres);
    return text;
}

}  // namespace

QByteArray writeSvg(const Page& page, Typesetter& type, const std::string& title)
{
    svg::GlyphStore glyphs;
    std::string marks;
    int clips = 0;
    svg::MarkWriter writer(marks, type.shaper(), glyphs, clips);
    for (const auto& mark : page.marks) std::visit(writer, mark);
    const auto width = measure(page.width);
    const auto height = measure(page.height);
    const auto document =
        fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                    "width=\"{0}mm\" height=\"{1}mm\" viewBox=\"0 0 {0} {1}\">\n"
                    "<title>{2}</title>\n<defs>\n{3}</defs>\n<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n"
                    "<g font-family=\"sans-serif\">\n{4}</g>\n</svg>\n",
                    width, height, svg::escaped(QString::fromStdString(title)), glyphs.definitions(), marks);
    return QByteArray(document.data(), static_cast<qsizetype>(document.size()));
}

}  // namespace muster::printer
