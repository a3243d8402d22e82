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

/// What stands in it gives way to what is typed, from the first letter.
class SearchLine : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

    /// The cursor stands in front, also of a selection: a line shows the part of its text that has the cursor.
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
        // Behind the click that may have given it the keyboard, which would take the selection away.
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
    // Behind the box and its completer, which write the entry into the line.
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
