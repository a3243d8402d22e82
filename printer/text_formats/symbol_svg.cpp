#include "printer/text_formats/symbol_svg.hpp"

#include "printer/text_formats/html_markup.hpp"

#include <fmt/format.h>

namespace muster::printer {

namespace {

/// The outlines as the data of a path; a tenth of a unit is finer than any screen.
std::string dataOf(const sheet::SymbolPart& part)
{
    std::string data;
    for (const auto& outline : part.outlines) {
        char step = 'M';
        for (const auto at : outline) {
            data += fmt::format("{}{:.4g} {:.4g}", step, at.x, at.y);
            step = 'L';
        }
        if (!(part.stroke > 0)) data += 'Z';
    }
    return data;
}

}  // namespace

std::string symbolSvg(const sheet::SymbolRef& symbol, std::string_view className)
{
    if (!symbol) return {};
    auto svg = fmt::format("<svg class=\"{2}\" viewBox=\"0 0 {0:g} {0:g}\" role=\"img\" aria-label=\"{1}\">",
                           sheet::symbolSide, escaped(symbol->label), className);
    for (const auto& part : symbol->parts) {
        const auto* kind = part.stroke > 0 ? part.paper ? "line paper" : "line" : part.paper ? "paper" : "";
        svg += fmt::format("<path{}{} d=\"{}\"/>", *kind ? fmt::format(" class=\"{}\"", kind) : "",
                           part.stroke > 0 ? fmt::format(" stroke-width=\"{:g}\"", part.stroke) : "", dataOf(part));
    }
    return svg + "</svg>";
}

}  // namespace muster::printer
