#include "core/game/rule_texts.hpp"

namespace muster::rules {

using text::Node;

std::vector<Node> findingTextsOf(Node rule)
{
    std::vector<Node> texts;
    for (const Node text : {rule["message"], rule["help"], rule["fileHelp"], rule["contributes"]["message"]})
        if (text.isString()) texts.push_back(text);
    return texts;
}

std::string_view translatedText(Node rule, std::string_view text, std::string_view language)
{
    if (text.empty() || language.empty()) return text;
    const Node translation = rule.document().root()["translations"][language][text];
    return translation.isString() ? translation.string() : text;
}

}  // namespace muster::rules
