#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;
QT_END_NAMESPACE

namespace muster::editor {

class OtherLine;

/// A list of ids as a table of rows to tick, with the values of each row; such as weapons with their damage, range and cost.
class RowsControl : public Control {
    Q_OBJECT
public:
    RowsControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent);
    bool fits(text::Node value) const override;
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;
    bool takeKeyboard(std::string_view key) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line {
        TableRow row;
        std::string result;
        bool offered = true;
        bool known = true;
    };
    void rebuild(const std::vector<Line>& lines, const FieldView& view);
    void write();
    void filter();
    void fitHeight();
    void fitColumns();
    QTreeWidgetItem* itemOf(std::string_view id) const;

    QLineEdit* m_search = nullptr;
    QCheckBox* m_all = nullptr;
    QTreeWidget* m_tree = nullptr;
    OtherLine* m_other = nullptr;
    std::vector<std::string> m_value;    ///< ids in the order of the file
    std::vector<std::string> m_shape;    ///< what the table was made of
    std::vector<QTreeWidgetItem*> m_items;
    int m_nameWidth = 0;                 ///< the least that the names get
    bool m_showing = false, m_writing = false;
    bool m_readOnly = false, m_inheritsSome = false;
};

}  // namespace muster::editor
