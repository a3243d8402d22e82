#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace muster::editor {

/// The findings of a check result as a table, optionally filtered by level and words: most severe first, in file order
/// within a level.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { levelColumn, messageColumn, placeColumn, ruleColumn, columnCountOfFindings };
    struct Filter {
        std::optional<diagnostics::Level> level = {};  ///< this level and more severe ones
        QString text = {};                             ///< words that must all occur in message, rule or place
    };

    explicit FindingsModel(QObject* parent = nullptr);

    void show(std::shared_ptr<const CheckResult> checkResult);
    void setFilter(Filter filter);
    /// The finding of a row, or null; valid until the next show().
    const diagnostics::Diagnostic* findingOf(const QModelIndex& index) const;
    const CheckResult* checkResult() const { return m_checkResult.get(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void gather();
    QString placeOf(const diagnostics::Diagnostic& finding) const;
    QString placeOnBoard(std::string pointer) const;

    std::shared_ptr<const CheckResult> m_checkResult;
    std::vector<std::size_t> m_rows;
    Filter m_filter;
};

}  // namespace muster::editor
