#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <span>
#include <string>

/// Writers of armies' sheets as text, in order, without Qt, fonts or pages.
namespace muster::printer {

/// Plain text for a terminal or a message, with lines of at most about 100 characters, except for wider tables.
std::string writeText(std::span<const sheet::Booklet> booklets);

/// Markdown for forums and repositories.
std::string writeMarkdown(std::span<const sheet::Booklet> booklets);

/// One self-contained HTML page, light and dark, suitable for printing. Supports the settings for ink, margins,
/// orientation, header and footer; the browser's print dialog determines the paper.
std::string writeHtml(std::span<const sheet::Booklet> booklets, const Settings& settings = {});

}  // namespace muster::printer
