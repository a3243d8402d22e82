#include "printer/text_formats/html_side.hpp"

#include "core/text/sha256.hpp"
#include "printer/text_formats/symbol_svg.hpp"

#include <fmt/format.h>

namespace muster::printer {

namespace {

// The darkest ground of the light page and the lightest of the dark one: --band in look.css.
constexpr Ink lightGround{0xef, 0xeb, 0xe3};
constexpr Ink darkGround{0x2b, 0x29, 0x26};

}  // namespace

std::string sideClasses(const sheet::Booklet& booklet, HtmlStyles& styles, InkMode inkMode)
{
    auto colour = inkOfHex(booklet.colour);
    if (!colour) return {};
    if (inkMode != InkMode::colour) colour = greyOf(*colour);
    return " coloured " +
           styles.of(fmt::format("--side-light:{};--side-dark:{}", hexColour(legible(*colour, lightGround)),
                                 hexColour(legible(*colour, darkGround))));
}

std::string emblemElement(const sheet::Emblem& emblem, HtmlStyles& styles, InkMode inkMode)
{
    if (emblem.drawing)
        return "<span class=\"emblem\" aria-hidden=\"true\">" + symbolSvg(emblem.drawing, "drawing") + "</span>";
    if (!emblem.picture) return {};
    const auto picture =
        styles.of(fmt::format("background-image:url(data:image/png;base64,{}){}", text::base64(emblem.picture->png),
                              inkMode == InkMode::colour ? "" : ";filter:grayscale(1)"));
    return fmt::format("<span class=\"emblem picture {}\" aria-hidden=\"true\"></span>", picture);
}

}  // namespace muster::printer
