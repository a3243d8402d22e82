#pragma once

#include "core/game/phrases.hpp"

#include <string>
#include <string_view>

namespace muster::rules {
class Catalogue;
struct Game;
}  // namespace muster::rules

namespace muster::editor {

/// The language code of the user interface ("de"), which selects translations in game files.
std::string spokenLanguage();

/// Texts of a game and its lists, translated into the user's language if their files contain a translation.
class GameWords {
public:
    GameWords();
    explicit GameWords(const rules::Catalogue& catalogue);
    explicit GameWords(const rules::Game& game);

    /// Translates a title, label, name or sentence of a file.
    std::string operator()(std::string_view text) const;
    /// Translates the label of a line that contains the value of an expression, such as "Quality: veteran".
    std::string line(std::string_view text) const;
    /// The translation of an id or key without a title, or `otherwise`.
    std::string id(std::string_view id, std::string otherwise) const;
    /// "yes" or "no".
    const std::string& truth(bool isTrue) const { return isTrue ? m_yes : m_no; }
    const rules::Phrases& phrases() const { return m_phrases; }

private:
    rules::Phrases m_phrases;
    std::string m_yes, m_no;
};

}  // namespace muster::editor
