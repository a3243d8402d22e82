#pragma once

#include <QDialog>
#include <QPointer>

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QLineEdit;
class QListWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Scores a text against a search whose letters must occur in order: higher is better, nothing if a letter is missing.
/// Starts of words and adjacent letters score higher.
std::optional<int> fuzzyScore(const QString& text, const QString& search);

/// Finds every action of the window by name: type a few letters, press Enter.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(const std::vector<QAction*>& actions, QWidget* parent);

    /// The selected action, or null.
    QAction* chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void take();

    std::vector<QAction*> m_actions;
    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    QPointer<QAction> m_chosen;
};

}  // namespace muster::editor
