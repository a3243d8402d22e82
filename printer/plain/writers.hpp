#pragma once

#include "core/sheet/sheet.hpp"

#include <span>
#include <string>

/// Armies' sheets as text, one army behind the other, without Qt, fonts or pages.
namespace muster::printer {

/// Plain text for a terminal or a message, lines of at most about 100 characters except where a table is wider.
std::string writeText(std::span<const sheet::Booklet> booklets);

/// Markdown for forums and repositories.
std::string writeMarkdown(std::span<const sheet::Booklet> booklets);

/// One HTML page that needs nothing from outside and prints well itself; light and dark.
std::string writeHtml(std::span<const sheet::Booklet> booklets);

}  // namespace muster::printer
