#pragma once

#include "core/text/document.hpp"

#include <filesystem>
#include <string>

namespace muster::rules {

/// The address of the page about the rules of a system; empty if the file did not come with the program, because such
/// systems have no page.
std::string shippedPage(const std::filesystem::path& file, text::Node system);

}  // namespace muster::rules
