#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {

/// Records how one rule was evaluated.
struct Trace {
    /// A sub-expression of one part of the rule, with its value.
    struct Step {
        std::string part, key;             ///< "require"; "let" and the name of the value
        std::uint32_t begin = 0, end = 0;  ///< bytes of the part's expression
        std::string value;
    };
    /// The evaluations on one element.
    struct Element {
        std::string pointer;
        std::string text;              ///< every sub-expression with its value
        std::size_t newest = 0;        ///< where the text about the newest item of `each` begins
        std::vector<Step> steps = {};  ///< the same as in `text`, in its order
    };
    /// A finding that the rule made.
    struct Finding {
        std::string at, message;
        std::string originalMessage, originalHelp;  ///< as the rule's file has them, whatever the language
        std::string text;                           ///< the part of the element's text that is about it
        std::vector<std::pair<std::string, std::string>> values;  ///< the rule's named parts as JSON
    };

    std::string rule;  ///< full name of the rule to trace, or its id alone
    std::vector<Element> elements;
    std::vector<Finding> findings;
    bool exists = false;  ///< true if one of the systems has such a rule

    std::string text() const
    {
        std::string all;
        for (const auto& element : elements) all += element.text;
        return all;
    }
};

}  // namespace muster::rules
