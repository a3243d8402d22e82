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

/// A board with all tools and panels, operated like a user: press, drag, release, type and select.
class BoardUser : public BoardFixture {
public:
    /// Opens this text as a file at that path, so that armies are found.
    BoardUser(std::string text, std::filesystem::path at);
    ~BoardUser();

    Json json() const { return Json::parse(document.text()); }
    std::size_t count(const std::string& rule) const;

    /// Drags an item, at a point not covered by others, until its middle would be there, without releasing it; false if
    /// it cannot be pressed.
    bool dragItem(const std::string& pointer, geometry::Point to);
    /// The same with a corner of a polygon, or a bend of a line, by its handle.
    bool dragCorner(const std::string& pointer, std::size_t corner, geometry::Point to);
    /// Releases the dragged item.
    void letGo();
    /// The finding about the first dragged item after the view's forecast; null if there is none.
    const diagnostics::Diagnostic* problemWhileHeld();
    /// Clicks an item to show its properties; if others cover it, steps to it with Tab.
    void select(const std::string& pointer);

    /// A control of the panels by its name: "item-level", "side-edge".
    QWidget* control(const std::string& name) const;
    /// Enters a value: types letters and numbers, selects choices by id, ticks for "true" and unticks for "false".
    void enter(const std::string& name, const QString& value);
    void clickButton(const std::string& name);
    /// Selects a row of a list, from 0.
    void chooseLine(const std::string& list, int line);
    QListWidget& list(const std::string& name) const;

    /// Processes pending events, such as queued signals.
    void settle();

    std::unique_ptr<editor::ArrangeActions> arrange;
    std::vector<std::unique_ptr<QWidget>> panels;

    /// The last forecast of a drag; null before the first.
    std::shared_ptr<const editor::CheckResult> forecast;

protected:
    void pull(QPointF from, QPointF to);

private:
    void requestForecast(editor::ChangeMaker change) override;
    std::optional<QPoint> gripOf(const editor::BoardItem& item) const;

    QPoint m_held;
};

}  // namespace muster::test
