#pragma once

#include "editor/board/view/board_view.hpp"
#include "editor/form/field_row.hpp"

#include <QWidget>

#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

/// The system's own keys of a scenario, side, piece of terrain or placement, as a form generated from its schema; empty
/// if there are none.
class OwnKeys : public QWidget, private EditController {
    Q_OBJECT
public:
    OwnKeys(BoardView& view, rules::Scope scope, QWidget* parent = nullptr);
    ~OwnKeys() override;

    /// Shows the item at a pointer from the current text.
    void show(const std::string& pointer);
    using QWidget::show;

    /// Focuses the row of a key, such as "/features", or a value inside it; false if there is none.
    bool takeKeyboard(std::string_view key);

private:
    void set(std::string_view key, std::string json) override;
    void clear(std::string_view key) override;
    void addItem(std::string_view key, std::string json, std::size_t index) override;
    void removeItem(std::string_view item) override;
    void moveItem(std::string_view item, std::size_t index) override;
    void setOption(std::string_view, std::int64_t) override {}
    void entered(std::string_view) override {}
    void left() override {}
    // No system's own key is an id of an item or a path of a file.
    bool isTaken(std::string_view) const override { return false; }
    std::filesystem::path place() const override { return {}; }
    void askRule(const QString&) override {}
    void showAgain() override;
    void undo() override;
    void redo() override;

    void build();
    void make(const std::function<Change(const text::Document&)>& change);

    BoardView& m_view;
    rules::Scope m_scope;
    std::string m_pointer;
    std::shared_ptr<const rules::RulesContext> m_rulesContext;  ///< the fields point into it
    std::vector<Field> m_fields;
    FieldPanel* m_panel = nullptr;
};

}  // namespace muster::editor
