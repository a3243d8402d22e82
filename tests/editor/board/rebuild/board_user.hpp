#pragma once

#include "editor/board/panels/arrange.hpp"
#include "editor/board/view/selection_tool.hpp"
#include "tests/editor/board/tools/board_fixture.hpp"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QListWidget;
QT_END_NAMESPACE

namespace muster::test {

using Json = nlohmann::ordered_json;

/// A board with all tools and panels, and what somebody's hands do to it: press, drag, let go, type and choose.
class BoardUser : public BoardFixture {
public:
    /// Begins with this text as a file at that place, so that armies are found.
    BoardUser(std::string text, std::filesystem::path at);
    ~BoardUser();

    Json json() const { return Json::parse(document.text()); }
    std::size_t count(const std::string& rule) const;

    /// Takes hold of an item where nothing lies over it and drags it so that its middle would come to lie there,
    /// without letting go; false when it cannot be got hold of.
    bool dragItem(const std::string& pointer, sheet::MapPoint to);
    /// The same with a corner of a polygon, or a bend of a line, by its handle.
    bool dragCorner(const std::string& pointer, std::size_t corner, sheet::MapPoint to);
    /// Lets go of what is held, where it is.
    void letGo();
    /// What the rules say of the first item that is held, once the view has asked; null when they say nothing.
    const diagnostics::Diagnostic* problemWhileHeld();
    /// Clicks an item so that its properties are shown; where others cover it, it is stepped to with Tab.
    void select(const std::string& pointer);

    /// A control of the panels by its name: "item-level", "side-edge".
    QWidget* control(const std::string& name) const;
    /// Types or chooses a value: letters and numbers are typed, one of several is chosen by its id, "true" and "false"
    /// tick.
    void enter(const std::string& name, const QString& value);
    void clickButton(const std::string& name);
    /// Chooses a line of a list, from 0.
    void chooseLine(const std::string& list, int line);
    QListWidget& list(const std::string& name) const;

    /// Runs what waits, such as signals that are queued.
    void settle();

    std::unique_ptr<editor::ArrangeActions> arrange;
    std::vector<std::unique_ptr<QWidget>> panels;

    /// What the rules were last heard to say of what is held; null before anything was.
    std::shared_ptr<const editor::Judgement> forecast;

protected:
    void pull(QPointF from, QPointF to);

private:
    void requestForecast(editor::ChangeMaker change) override;
    std::optional<QPoint> gripOf(const editor::BoardItem& item) const;

    QPoint m_held;
};

}  // namespace muster::test
