#pragma once

#include <QDockWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace muster::editor {

/// A dock that folds to its title, which then also says the most important thing in it.
class FoldingDock : public QDockWidget {
    Q_OBJECT
public:
    explicit FoldingDock(QWidget* parent = nullptr);

    /// The widget to show below the title; call this instead of setWidget().
    void setContent(QWidget* content);
    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);
    /// The height of the title, which remains when it is folded.
    int foldedHeight() const;
    /// The text beside the title while it is folded.
    void setSummary(const QString& text);

Q_SIGNALS:
    /// Emitted when the user folds or unfolds it, not for setFolded().
    void foldedByUser(bool folded);
    /// Emitted when it has its full content again, so that the window can give it a height.
    void unfolded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showState();
    void toggle();

    QWidget* m_content = nullptr;
    QToolButton* m_arrow = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_summaryLabel = nullptr;
    QString m_summary;
    bool m_folded = false;
};

}  // namespace muster::editor
