#pragma once

#include <string>
#include <string_view>

namespace muster::validator {

/// The current folder with a slash at its end; empty if it cannot be found out.
std::string currentFolder();

/// A file's name as programs expect it: relative to the current folder if it is inside, and without "./".
std::string reportPath(std::string_view file);

/// A relative reference of RFC 3986 to a file, or a file URI if it is outside the current folder and absolute.
std::string reportUri(std::string_view file);

}  // namespace muster::validator
