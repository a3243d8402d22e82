#include "editor/live_check/game_words.hpp"

#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/shown_value.hpp"

#include <QCoreApplication>

namespace muster::editor {

//: The code of the language this is translated into, such as de
std::string spokenLanguage() { return QCoreApplication::translate("LiveCheck", "en").toStdString(); }

GameWords::GameWords()
    : m_yes(QCoreApplication::translate("LiveCheck", "yes").toStdString()),
      m_no(QCoreApplication::translate("LiveCheck", "no").toStdString())
{}

GameWords::GameWords(const rules::Catalogue& catalogue) : GameWords()
{
    const auto language = spokenLanguage();
    for (const auto& list : catalogue.lists()) m_phrases.add(list->root(), language);
    m_phrases.add(catalogue.game().document->root(), language);
}

GameWords::GameWords(const rules::Game& game) : GameWords() { m_phrases.add(game.document->root(), spokenLanguage()); }

std::string GameWords::operator()(std::string_view text) const
{
    return m_phrases.isEmpty() ? std::string(text) : m_phrases.of(text);
}

std::string GameWords::line(std::string_view text) const
{
    return m_phrases.isEmpty() ? std::string(text) : m_phrases.ofSentence(text);
}

std::string GameWords::id(std::string_view id, std::string otherwise) const
{
    return rules::wordOf(id, std::move(otherwise), m_phrases);
}

}  // namespace muster::editor
