#include "core/roster/finding_words.hpp"

namespace muster::rules {

const FindingWords& findingWords(std::string_view language)
{
    static constexpr FindingWords english{
        "With the option ", "With the options ", "\"", "\"", " and ", "and ", " more", "the limit is set here"};
    static constexpr FindingWords german{"Mit der Option ", "Mit den Optionen ",    "\u201e", "\u201c", " und ", "und ",
                                         " weitere",        "hier steht die Grenze"};
    return language == "de" ? german : english;
}

}  // namespace muster::rules
