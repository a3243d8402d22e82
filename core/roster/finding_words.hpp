#pragma once

#include <string_view>

namespace muster::rules {

/// What the program itself adds to the findings of rules.
struct FindingWords {
    std::string_view oneOption, severalOptions;  ///< before the names of the options that a finding is about
    std::string_view open, close, between;       ///< around each of these names, and between two
    std::string_view moreBefore, moreAfter;      ///< around the number of contributions that are left out
    std::string_view limit;                      ///< about the place that sets a limit
};

/// The words in the language of that code, or in English.
const FindingWords& findingWords(std::string_view language);

}  // namespace muster::rules
