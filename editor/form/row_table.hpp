#pragma once

#include "editor/form/form_model.hpp"

#include <QTreeWidget>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// Rows to tick with their values in columns, under the headings of their groups. It is as high as what it shows, up to
/// some lines.
class RowTable : public QTreeWidget {
    Q_OBJECT
public:
    struct Line {
        TableRow row;
        std::string result;
        bool offered = true;
        bool known = true;
    };

    explicit RowTable(QWidget* parent);

    /// Makes all rows anew, in this order and unticked. Headings are those of the columns, the first of the names; with
    /// a result it is the second.
    void fill(const std::vector<Line>& lines, const QStringList& headings, bool hasResult);
    /// One for each line.
    const std::vector<QTreeWidgetItem*>& items() const { return m_items; }
    /// Null when there is no such row.
    QTreeWidgetItem* itemOf(std::string_view id) const;
    static std::string idOf(const QTreeWidgetItem& item);
    /// Hides all other rows, and groups of which nothing is left. The row the keyboard is on is one that can be seen.
    void showOnly(const std::function<bool(const QTreeWidgetItem&)>& isWanted);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void alignColumns();
    void sizeColumns(const std::vector<Line>& lines);
    void fitColumns();
    void fitHeight();

    std::vector<QTreeWidgetItem*> m_items;
    int m_nameWidth = 0;  ///< the least that the names get; 0 where the last column gets the room
};

}  // namespace muster::editor
