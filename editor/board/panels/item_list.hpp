#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QListWidget;
class QToolButton;
QT_END_NAMESPACE

namespace muster::editor {

/// A list of scenario items with buttons to add one and to remove the selected one.
class ItemList : public QWidget {
    Q_OBJECT
public:
    struct Item {
        std::string pointer;
        QString words;
    };
    using Items = std::function<std::vector<Item>(PropertyRows::Text)>;
    using Make = std::function<bool(const std::function<Change(PropertyRows::Text)>&)>;
    using Add = std::function<Change(PropertyRows::Text)>;

    /// `makes` applies a change, such as PropertyRows::make; `whenEmpty` is shown if there are no items.
    ItemList(const RowTitle& title, const QString& objectName, const QString& whenEmpty, Items items, Add add,
             Make makes, QWidget* parent);

    void refresh(PropertyRows::Text now);
    /// The selected item, or "".
    const std::string& current() const { return m_current; }
    void choose(const std::string& pointer);
    /// Keeps the selection when the selected item is about to move.
    void follow(std::string pointer) { m_current = std::move(pointer); }
    /// Adds buttons that move the selected item up and down, for lists in file order.
    void allowOrder();
    QListWidget& list() const { return *m_list; }

Q_SIGNALS:
    void currentChanged();
    /// Emitted on a click on an item or Enter.
    void activated(const QString& pointer);

private:
    void removeCurrent();
    void addOne();
    void reorder(scenario::Order order);
    /// Enables the buttons for the selected item's position in its array.
    void enableButtons();

    Items m_items;
    Add m_add;
    Make m_make;
    QListWidget* m_list = nullptr;
    QLabel* m_empty = nullptr;
    QToolButton* m_addButton = nullptr;
    QToolButton* m_remove = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    std::string m_current;
    bool m_isOrdered = false;
};

}  // namespace muster::editor
