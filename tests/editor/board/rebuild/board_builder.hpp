#pragma once

#include "editor/board/page/board_page.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace muster::test {

using Json = nlohmann::ordered_json;

/// Lays out a battlefield in a window from nothing, as somebody would who has the file of it beside him: with the
/// tools, the palettes and the panels, by clicks, keys and numbers.
class BoardBuilder {
public:
    /// A new scenario of a game, empty but for its board; `place` is where it would be saved, so that armies are found.
    BoardBuilder(const std::string& system, std::filesystem::path place);
    ~BoardBuilder();

    void build(const Json& wanted);
    Json built();
    /// Takes every step back and makes all of them again; false when that leads elsewhere.
    bool goesThereAndBack();
    editor::BoardPage& page() { return *m_page; }

private:
    void setUpBoard(const Json& board);
    void enterScenario(const Json& wanted);
    void addSide(const Json& side, int number);
    void chooseZones(const Json& side, int number);
    void draw(const Json& shape, const QString& kind, const Json& wanted);
    void addZone(const Json& zone, int number);
    void addPiece(const Json& piece, int number);
    void addObjective(const Json& objective, int number);
    void addRallyPoint(const Json& point, const std::string& side, int sideNumber, int number);
    void place(const Json& side, int number);
    void enterKeysOfSide(const Json& side, int number);
    void addVictory(const Json& condition, int number);
    /// Everything in an object that is not one of the toolkit's own keys, into the form that the game draws.
    void enterOwnKeys(const Json& object, std::initializer_list<const char*> known);
    void enterOwn(const std::string& key, const Json& value);
    /// Keys of nobody's, which no panel knows: they are typed into the source view, and everything that is done later
    /// leaves them alone.
    void typeIntoSource(const std::string& key, const Json& value);

    QWidget* find(const QString& name);
    void enter(const char* name, const QString& value);
    void enter(const char* name, const Json& object, const char* key);
    bool isOffered(const char* name, const QString& id);
    void push(const char* button);
    void chooseLine(const char* list, int line);
    void takeTool(const char* id);
    void clickAt(const Json& point);
    void select(const std::string& pointer);
    /// Gives what is selected the place and size of a shape, whatever form it has now.
    void form(const Json& shape);
    void formBox(const Json& shape);
    void formStrip(const Json& strip);
    /// Brings the placements of a side into the order of the file, each to the front in turn.
    void orderPlacements(const Json& side, int number);
    void addReinforcements(const Json& side, int number);
    void pickWords(const std::string& key, const Json& words);
    editor::BoardView& view() { return m_page->view(); }

    WindowFixture m_fixture;
    editor::BoardPage* m_page = nullptr;
    std::string m_first;
    Json m_wanted;
};

}  // namespace muster::test
