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

/// How well a text answers a search, by its letters in their order: higher is better, nothing when a letter is missing.
/// Beginnings of words and letters side by side count more.
std::optional<int> fuzzyScore(const QString& text, const QString& search);

/// Every action of the window by name: type a few letters, press Enter.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(const std::vector<QAction*>& actions, QWidget* parent);

    /// The action chosen, or null.
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
