#pragma once

#include <string_view>

/// What makes an army's page a thing to play with, as the files of this folder hold it.
namespace muster::printer::play {

/// The style sheet of the page.
std::string_view style();

/// The script of the page, one function that runs when the page is read.
std::string_view script();

/// The bar of the page with its dialogs; hidden until the script runs.
std::string_view bar();

}  // namespace muster::printer::play
