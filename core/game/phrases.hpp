#pragma once

#include "core/expr/template_text.hpp"
#include "core/text/document.hpp"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::rules {

/// The texts of a game and its lists in another language, from the key `translations` of their files.
class Phrases {
public:
    /// Adds the translations of a system or list file into that language ("de"). If several files translate the same
    /// text, the first one added wins.
    void add(text::Node file, std::string_view language);

    bool isEmpty() const { return m_texts.empty() && m_sentences.empty(); }
    /// The translated text; the original if there is no translation.
    std::string of(std::string_view text) const;
    /// The same for the result of a text with expressions in braces: "Quality: veteran", made from "Quality:
    /// {self.quality}".
    std::string ofSentence(std::string_view text) const;
    /// The same for the text of a value in a sentence: "long sword, command +1" is two elements, each with its own name
    /// and an optional number after it, "+1" or "(1)".
    std::string ofValue(std::string_view text) const;

private:
    struct Sentence {
        std::vector<expr::TemplatePart> from, to;
    };
    /// The translation of a name, also of one whose translated text has a capital letter; null if there is none.
    const std::string* named(std::string_view name) const;
    std::string rendered(const Sentence& sentence, const std::vector<std::string_view>& values) const;

    std::unordered_map<std::string, std::string> m_texts;
    std::vector<Sentence> m_sentences;
};

}  // namespace muster::rules
