#pragma once

#include <string_view>

namespace muster::text {

/// True for the code of a language as translations are named by: "de", "pt-BR".
bool isLanguageCode(std::string_view code);

}  // namespace muster::text
