#pragma once

#include "core/sheet/post.hpp"
#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <span>
#include <string>
#include <vector>

/// Writers of armies' sheets as text, in order, without Qt, fonts or pages.
namespace muster::printer {

/// Plain text for a terminal or a message, with lines of at most about 100 characters, except for wider tables.
std::string writeText(std::span<const sheet::Booklet> booklets);

/// Markdown for forums and repositories. Maps are described in words.
std::string writeMarkdown(std::span<const sheet::Booklet> booklets);

/// A file that a text refers to by its name.
struct FileBeside {
    std::string name;
    std::string content;
};

/// The same with pictures of the maps: SVG files beside the text, called "STEM-map-1.svg" and so on.
struct MarkdownWithMaps {
    std::string text;
    std::vector<FileBeside> maps;
};
MarkdownWithMaps writeMarkdown(std::span<const sheet::Booklet> booklets, const std::string& stem, InkMode inkMode);

/// True if a text has a picture of that map.
bool hasMapPicture(const sheet::Map& map);
/// The name of the picture with that number, from 1.
std::string mapFile(const std::string& stem, std::size_t number);

/// A short post as text or Markdown, a line for each leader and unit.
std::string writePost(const sheet::Post& post, bool isMarkdown);

/// One self-contained HTML page, light and dark, suitable for printing. Supports the settings for ink, margins,
/// orientation, header and footer; the browser's print dialog determines the paper.
std::string writeHtml(std::span<const sheet::Booklet> booklets, const Settings& settings = {});

}  // namespace muster::printer
