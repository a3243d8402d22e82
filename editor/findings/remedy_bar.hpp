#pragma once

#include "editor/findings/remedies.hpp"

#include <QPointer>
#include <QWidget>

#include <optional>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace muster::editor {

class Page;

/// Buttons that fix the current finding: the rule's own fix, and remedies found by trial.
class RemedyBar : public QWidget {
    Q_OBJECT
public:
    explicit RemedyBar(QWidget* parent = nullptr);
    ~RemedyBar() override;

    /// Searches for remedies in the background and shows them as they are found. A null page clears the bar.
    void look(Page* page, const diagnostics::Diagnostic* finding);
    bool isEmpty() const { return m_buttons.isEmpty(); }
    /// Makes the only change, or lets the user choose one of several in a menu.
    void choose();

Q_SIGNALS:
    /// Emitted when changes have been found or are gone.
    void changed();

private:
    void show(const std::vector<Remedy>& remedies, std::uint64_t revision);
    void showFailure(const QString& reason);
    QString nameOfRemedy(const Remedy& remedy) const;
    void make(const Change& change, std::uint64_t revision);
    void clear();

    QPointer<Page> m_page;
    QHBoxLayout* m_layout = nullptr;
    QLabel* m_failure = nullptr;
    QList<QPushButton*> m_buttons;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

}  // namespace muster::editor
