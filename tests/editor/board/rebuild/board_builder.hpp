#pragma once

#include "editor/board/page/board_page.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace muster::test {

using Json = nlohmann::ordered_json;

/// Rebuilds a given battlefield in a new window like a user: with tools, palettes and panels, by clicks, keys and
/// numbers.
class BoardBuilder {
public:
    /// Starts a new scenario of a game, empty except for its board; `place` is its future path, so that armies are
    /// found.
    BoardBuilder(const std::string& system, std::filesystem::path place);
    ~BoardBuilder();

    void build(const Json& wanted);
    Json built();
    /// Undoes and redoes all steps; false if the text differs.
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
    /// Enters all keys of an object except the toolkit's own into the form generated for the game.
    void enterOwnKeys(const Json& object, std::initializer_list<const char*> known);
    void enterOwn(const std::string& key, const Json& value);
    /// Types keys unknown to all panels into the source view; later edits must preserve them.
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
    /// Gives the selection the position and size of a shape, whatever its current form.
    void form(const Json& shape);
    void formBox(const Json& shape);
    void formStrip(const Json& strip);
    /// Sorts a side's placements into the order of the file, by moving each to the front.
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
