#pragma once

#include <QSortFilterProxyModel>

namespace muster::editor {

/// The rows of a folder that are shown, in their order.
class FolderFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class Verdict { any, errors, warnings, legal };

    explicit FolderFilter(QObject* parent = nullptr);

    /// Shows only rows that contain the text in any column.
    void setText(const QString& text);
    /// Shows only files of a game; an empty name shows all.
    void setGame(const QString& game);
    /// Shows only files with errors, with warnings and no error, or with neither.
    void setVerdict(Verdict verdict);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QString m_text, m_game;
    Verdict m_verdict = Verdict::any;
};

}  // namespace muster::editor
