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

/// Items of a scenario below one another, with buttons to add one and to take the chosen one away.
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

    /// `makes` makes a change, such as PropertyRows::make; `whenEmpty` stands there while there is nothing.
    ItemList(const RowTitle& title, const QString& objectName, const QString& whenEmpty, Items items, Add add,
             Make makes, QWidget* parent);

    void refresh(PropertyRows::Text now);
    /// The chosen item, or "".
    const std::string& current() const { return m_current; }
    void choose(const std::string& pointer);
    /// The chosen item is about to stand elsewhere, and stays chosen there.
    void follow(std::string pointer) { m_current = std::move(pointer); }
    /// Buttons that move the chosen item up and down its list, for lists in the order of the file.
    void allowOrder();
    QListWidget& list() const { return *m_list; }

Q_SIGNALS:
    void currentChanged();
    /// Somebody clicked it or pressed Enter on it.
    void activated(const QString& pointer);

private:
    void removeCurrent();
    void addOne();
    void reorder(scenario::Order order);
    /// The chosen item among those of its own array.
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
