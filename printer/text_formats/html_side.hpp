#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/style/ink.hpp"
#include "printer/text_formats/html_markup.hpp"

#include <string>

namespace muster::printer {

/// The classes of an army's section that give its bars its colour, legible in light and dark; empty without colours.
std::string sideClasses(const sheet::Booklet& booklet, HtmlStyles& styles, InkMode inkMode);

/// The emblem as an element before a heading's words, not read aloud; empty without one.
std::string emblemElement(const sheet::Emblem& emblem, HtmlStyles& styles, InkMode inkMode);

}  // namespace muster::printer
