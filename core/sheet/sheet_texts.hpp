#pragma once

#include "core/sheet/sheet.hpp"

#include <functional>
#include <string>
#include <vector>

namespace muster::sheet {

/// Every text that a sheet shows, in its order; empty ones are left out.
std::vector<std::string> textsOf(Sheet sheet);

/// Replaces these texts, except findings, which are made in the language they are shown in, and quick references, which
/// stay in the words of their authors.
void replaceTexts(Sheet& sheet, const std::function<std::string(const std::string&)>& replace);

}  // namespace muster::sheet
