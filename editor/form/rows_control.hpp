#pragma once

#include "core/game/game.hpp"
#include "editor/form/control.hpp"
#include "editor/form/row_table.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

class OtherLine;

/// A list of ids as a table of rows to tick, with the values of each row; such as weapons with damage, range and cost.
class RowsControl : public Control {
    Q_OBJECT
public:
    RowsControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override;
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;
    bool takeKeyboard(std::string_view key) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<RowTable::Line> linesOf(const FieldView& view) const;
    QStringList headingsOf(const FieldView& view) const;
    bool hasResult() const { return field().hint && field().hint->result; }
    void write();
    void filter();

    QLineEdit* m_search = nullptr;
    QCheckBox* m_all = nullptr;
    RowTable* m_table = nullptr;
    OtherLine* m_other = nullptr;
    std::vector<std::string> m_value;  ///< ids in file order
    std::vector<std::string> m_shape;  ///< contents of the table, to detect changes
    bool m_showing = false, m_writing = false;
    bool m_readOnly = false, m_inheritsSome = false;
};

}  // namespace muster::editor
