#pragma once

#include "editor/army/catalogue_model.hpp"
#include "editor/document/army_edits.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace muster::editor {

class CatalogueTree;

/// The elements that an army can add: search, filter, and add by double click, Enter, button or drag.
class CataloguePanel : public QWidget {
    Q_OBJECT
public:
    explicit CataloguePanel(QWidget* parent = nullptr);

    CatalogueModel& catalogue() { return *m_model; }
    void show(std::shared_ptr<const CheckResult> checkResult);
    void focusSearch();
    /// Adds the selected row, or the first.
    void addCurrent(Adding adding = Adding::oneMore);

Q_SIGNALS:
    /// Emitted to add an entry, by the key of its row.
    void chosen(const QString& key, muster::editor::Adding adding);
    void statusMessage(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();
    void choose(const QModelIndex& index, Qt::KeyboardModifiers keys);
    void fillTags();
    void showReason();

    CatalogueModel* m_model;
    QLineEdit* m_search = nullptr;
    QComboBox* m_tags = nullptr;
    QCheckBox* m_affordable = nullptr;
    CatalogueTree* m_view = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_add = nullptr;
};

}  // namespace muster::editor
