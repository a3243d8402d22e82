#pragma once

#include "editor/form/form_model.hpp"

#include <QTreeWidget>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// Check boxes with values in columns, under group headings. As high as its contents, up to a limit.
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

    /// Replaces all rows, in this order and unticked. The first heading is that of the names; with a result, the second
    /// is that of the result.
    void fill(const std::vector<Line>& lines, const QStringList& headings, bool hasResult);
    /// One for each line.
    const std::vector<QTreeWidgetItem*>& items() const { return m_items; }
    /// Null if there is no such row.
    QTreeWidgetItem* itemOf(std::string_view id) const;
    static std::string idOf(const QTreeWidgetItem& item);
    /// Hides all other rows, and groups without visible rows. The current row stays visible.
    void showOnly(const std::function<bool(const QTreeWidgetItem&)>& isWanted);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void alignColumns();
    void sizeColumns(const std::vector<Line>& lines);
    void fitColumns();
    void fitHeight();

    std::vector<QTreeWidgetItem*> m_items;
    int m_nameWidth = 0;  ///< minimum width of names; 0 if the last column takes the remaining width
};

}  // namespace muster::editor
