#include "editor/scenario_wizard/searchable_box.hpp"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QScreen>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace muster::editor {

namespace {

/// Typing replaces the current text from the first letter.
class SearchLine : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

    /// Put the cursor at the start, even with a selection, because a line edit scrolls to the cursor.
    void showBeginning()
    {
        const int length = static_cast<int>(text().size());
        if (hasFocus())
            setSelection(length, -length);
        else
            setCursorPosition(0);
    }

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        QLineEdit::focusInEvent(event);
        // Deferred, because the click that gave the focus would clear the selection.
        QTimer::singleShot(0, this, &SearchLine::showBeginning);
    }
};

}  // namespace

void findByTyping(QComboBox& box)
{
    auto* line = new SearchLine(&box);
    box.setEditable(true);
    box.setLineEdit(line);
    box.setInsertPolicy(QComboBox::NoInsert);
    line->setAccessibleName(box.accessibleName());
    box.completer()->setCompletionMode(QCompleter::PopupCompletion);
    box.completer()->setFilterMode(Qt::MatchContains);
    box.completer()->setCaseSensitivity(Qt::CaseInsensitive);
    QObject::connect(line, &QLineEdit::editingFinished, &box, [&box, line] {
        box.setEditText(box.itemText(box.currentIndex()));
        line->showBeginning();
    });
    // Queued, to run after the box and its completer have set the text.
    QObject::connect(&box, &QComboBox::currentIndexChanged, line, &SearchLine::showBeginning, Qt::QueuedConnection);
}

void widenLists(QComboBox& box)
{
    const int edges = box.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &box) +
                      2 * box.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, nullptr, &box);
    const int width = std::min(box.view()->sizeHintForColumn(0) + edges, box.screen()->availableSize().width());
    for (auto* list : {box.view(), box.completer()->popup()}) {
        list->setTextElideMode(Qt::ElideRight);
        list->setMinimumWidth(width);
    }
}

}  // namespace muster::editor
