#pragma once

#include "validator/pages/page.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// What every page that a program wrote contains in its first lines, so that no other file is overwritten.
inline constexpr std::string_view madeByMuster = "Made by muster docs";

/// A page as Markdown (GFM). Links lead to the files of other pages, relative to its own.
std::string markdownPage(const Page& page);

/// All pages as one Markdown text, with links inside it.
std::string markdownBook(const std::vector<Page>& pages);

/// All pages as one HTML file that loads nothing, with a field to search in it.
std::string htmlBook(const std::vector<Page>& pages, const std::string& title);

}  // namespace muster::validator
