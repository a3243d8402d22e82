#pragma once

#include <string>
#include <string_view>

namespace muster::test {

/// The path of a file or folder in the source tree, as in sourcePath("armylists"); without a name, the tree itself.
std::string sourcePath(std::string_view inTree = {});

/// The path of a program of this build, as in programPath("muster").
std::string programPath(std::string_view name);

}  // namespace muster::test
