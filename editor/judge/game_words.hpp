#pragma once

#include "core/game/phrases.hpp"
#include "core/library/catalogue.hpp"

#include <string>
#include <string_view>

namespace muster::editor {

/// The code of the language that the windows speak ("de"), by which game files are asked for their translations.
std::string spokenLanguage();

/// What a game and its lists say, in the reader's language as far as their files have it; else as it stands in them.
class GameWords {
public:
    GameWords() = default;
    explicit GameWords(const rules::Catalogue& catalogue);
    explicit GameWords(const rules::Game& game);

    /// A title, label, name or sentence of a file.
    std::string operator()(std::string_view text) const;
    /// The label of a line that an expression was worked into, such as "Quality: veteran".
    std::string line(std::string_view text) const;
    /// The word for an id or key that has no title: its translation, or else `otherwise`.
    std::string id(std::string_view id, std::string otherwise) const;

private:
    rules::Phrases m_phrases;
};

}  // namespace muster::editor
