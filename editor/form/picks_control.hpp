#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QComboBox;
class QPushButton;
class QToolButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// A list of words, possibly repeated, with a combo box for each; such as the agreed features of terrain.
class PicksControl : public Control {
    Q_OBJECT
public:
    PicksControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override;
    bool isWide() const override { return true; }
    void setKey(std::string key) override;
    void take(const FieldView& view) override;
    bool takeKeyboard(std::string_view key) override;
    void describe(const QString& name, const QString& description) override;

private:
    struct Line {
        QWidget* whole = nullptr;
        QComboBox* box = nullptr;
        QToolButton* remove = nullptr;
    };
    Line makeLine(std::size_t index);
    void catalogue(QComboBox& box, const std::vector<TableRow>& rows, std::string_view current);
    std::string keyOf(std::size_t index) const { return key() + "/" + std::to_string(index); }
    void removeLine(std::size_t index);
    void nameLines();

    QVBoxLayout* m_layout = nullptr;
    QPushButton* m_add = nullptr;
    std::vector<Line> m_lines;
    QString m_name;
    std::string m_first;  ///< initial value of a new line
    std::vector<std::string> m_items;
};

}  // namespace muster::editor
