#pragma once

#include "editor/print/page_view.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QListWidget;
class QSpinBox;
class QToolButton;
QT_END_NAMESPACE

namespace muster::editor {

/// The pages of a print and, below them, the adjustments made to fit everything.
class Preview : public QWidget {
    Q_OBJECT
public:
    explicit Preview(QWidget* parent = nullptr);

    /// Shows a print, or a message why there is none.
    void setPrint(std::shared_ptr<const Print> print);
    PageView& view() { return *m_view; }

private:
    QWidget* makeBar();
    QToolButton* makeButton(const char* name, const QString& picture, const QString& tip);
    void showPage();
    void showZoom();
    void chooseZoom(int index);
    void showNotes(const Print& print);
    void note(diagnostics::Level level, const QString& text);
    void fitNotes();

    std::shared_ptr<const Print> m_print;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QSpinBox* m_number = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_title = nullptr;
    QComboBox* m_zoom = nullptr;
    PageView* m_view = nullptr;
    QLabel* m_failure = nullptr;
    QListWidget* m_notes = nullptr;
};

}  // namespace muster::editor
