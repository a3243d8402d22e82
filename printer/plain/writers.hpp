#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <span>
#include <string>

/// Armies' sheets as text, one army behind the other, without Qt, fonts or pages.
namespace muster::printer {

/// Plain text for a terminal or a message, lines of at most about 100 characters except where a table is wider.
std::string writeText(std::span<const sheet::Booklet> booklets);

/// Markdown for forums and repositories.
std::string writeMarkdown(std::span<const sheet::Booklet> booklets);

/// One HTML page that needs nothing from outside and prints well itself; light and dark. Of the settings it obeys ink,
/// margins, orientation, head and foot; the paper is the one that the browser's print dialog names.
std::string writeHtml(std::span<const sheet::Booklet> booklets, const Settings& settings = {});

}  // namespace muster::printer
