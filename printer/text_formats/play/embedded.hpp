#pragma once

#include <string_view>

/// The interactive parts of an army's page, from the files in this folder.
namespace muster::printer::play {

/// The style sheet of the page.
std::string_view style();

/// The script of the page, one function that runs on loading.
std::string_view script();

/// The toolbar of the page with its dialogs; hidden until the script runs.
std::string_view bar();

}  // namespace muster::printer::play
