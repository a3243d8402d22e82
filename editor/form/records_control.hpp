#pragma once

#include "editor/form/control.hpp"
#include "editor/form/field_row.hpp"

QT_BEGIN_NAMESPACE
class QLabel;
class QToolButton;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// A list of objects, such as champions: a small form for each, with add, copy, move and remove.
class RecordsControl : public Control {
    Q_OBJECT
public:
    RecordsControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    void setKey(std::string key) override;
    bool fits(text::Node value) const override;
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;
    bool claims(std::string_view key) const override;
    bool takeKeyboard(std::string_view key) override;
    void describe(const QString& name, const QString& description) override;

private:
    struct Card {
        QWidget* frame = nullptr;
        QLabel* title = nullptr;
        QToolButton *up = nullptr, *down = nullptr, *copy = nullptr, *remove = nullptr;
        FieldPanel* panel = nullptr;
    };
    Card makeCard(std::size_t index);
    std::string keyOf(std::size_t index) const { return below(key(), std::to_string(index)); }

    QVBoxLayout* m_cards = nullptr;
    QPushButton* m_add = nullptr;
    QLabel* m_max = nullptr;
    std::vector<Card> m_shown;
    std::vector<std::string> m_items;  ///< their JSON, for copying
    std::string m_start;
};

}  // namespace muster::editor
