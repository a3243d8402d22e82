#include "tests/editor/source/source_fixture.hpp"

#include "editor/form/control.hpp"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <random>

using namespace muster;
using namespace muster::test;

namespace {

/// Typing "06" means 6.
QString numeral(const QString& text)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? QString::number(number) : text;
}

/// The contents of a form, by control.
std::string shownBy(const editor::ElementForm& form)
{
    QStringList all;
    for (auto* control : form.findChildren<editor::Control*>()) {
        if (control->objectName().isEmpty() || !control->isVisibleTo(&form)) continue;
        QString line = control->objectName();
        const auto isSeen = [&](const QWidget* widget) { return widget->isVisibleTo(&form); };
        for (auto* spin : control->findChildren<QAbstractSpinBox*>())
            line += isSeen(spin) ? u'|' + numeral(spin->text()) : QString();
        for (auto* edit : control->findChildren<QLineEdit*>())
            line += isSeen(edit) && edit->objectName().isEmpty() ? u'|' + edit->text() : QString();
        for (auto* edit : control->findChildren<QPlainTextEdit*>())
            line += isSeen(edit) ? u'|' + edit->toPlainText() : QString();
        for (auto* box : control->findChildren<QComboBox*>())
            line += isSeen(box) ? u'|' + box->currentText() : QString();
        for (auto* tree : control->findChildren<QTreeWidget*>())
            for (int i = 0; isSeen(tree) && i < tree->topLevelItemCount(); ++i)
                if (tree->topLevelItem(i)->checkState(0) == Qt::Checked) line += u'|' + tree->topLevelItem(i)->text(0);
        all << line;
    }
    all.sort();
    return all.join(u'\n').toStdString();
}

class Hand {
public:
    Hand(FormFixture& fixture, editor::SourceText& source, unsigned seed)
        : m_fixture(fixture), m_source(source), m_random(seed)
    {}

    void act()
    {
        switch (below(10)) {
        case 0: m_fixture.document.undo(); break;
        case 1: m_fixture.document.redo(); break;
        case 2:
        case 3:
        case 4: inSource(); break;
        default: inForm(); break;
        }
    }

private:
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : m_random() % limit; }

    void inSource()
    {
        auto cursor = m_source.textCursor();
        cursor.setPosition(static_cast<int>(below(static_cast<std::size_t>(m_source.document()->characterCount()))));
        m_source.setTextCursor(cursor);
        static const char* pieces[] = {"7", " ", "\"", "x", ",", "\"notes\": \"n\", ", "\xC3\xA4"};
        switch (below(4)) {
        case 0: QTest::keyClick(&m_source, Qt::Key_Backspace); break;
        case 1: QTest::keyClick(&m_source, Qt::Key_Return); break;
        default: m_source.insertPlainText(QString::fromUtf8(pieces[below(std::size(pieces))])); break;
        }
        // Undo most mistakes, so that other edits get a chance.
        if (!m_fixture.document.parsed() && below(4) != 0) m_fixture.document.undo();
    }

    template <class Widget>
    std::vector<Widget*> usable()
    {
        std::vector<Widget*> all;
        for (auto* widget : m_fixture.form.findChildren<Widget*>())
            if (widget->isVisibleTo(&m_fixture.form) && widget->isEnabled()) all.push_back(widget);
        return all;
    }

    /// Keys go to the focused widget.
    static void press(QWidget* widget, Qt::Key key)
    {
        widget->window()->activateWindow();
        widget->setFocus();
        QTest::keyClick(widget, key);
    }

    void inForm()
    {
        switch (below(6)) {
        case 0:
            if (const auto spins = usable<QAbstractSpinBox>(); !spins.empty())
                press(spins[below(spins.size())], below(2) == 0 ? Qt::Key_Up : Qt::Key_Down);
            break;
        case 1:
            if (const auto lines = usable<QLineEdit>(); !lines.empty())
                press(lines[below(lines.size())], static_cast<Qt::Key>(Qt::Key_0 + static_cast<int>(below(10))));
            break;
        case 2:
            if (const auto boxes = usable<QCheckBox>(); !boxes.empty())
                // This box only expands a long table.
                if (auto* box = boxes[below(boxes.size())]; box->text() != QStringLiteral("show all"))
                    QTest::keyClick(box, Qt::Key_Space);
            break;
        case 3:
            if (const auto trees = usable<QTreeWidget>(); !trees.empty()) {
                auto* tree = trees[below(trees.size())];
                auto* item =
                    tree->topLevelItem(static_cast<int>(below(static_cast<std::size_t>(tree->topLevelItemCount()))));
                if (item && !item->isHidden() && item->flags().testFlag(Qt::ItemIsUserCheckable))
                    item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
            }
            break;
        case 4:
            if (const auto buttons = usable<QPushButton>(); !buttons.empty()) buttons[below(buttons.size())]->click();
            break;
        default:
            if (const auto buttons = usable<QToolButton>(); !buttons.empty()) {
                auto* button = buttons[below(buttons.size())];
                // Help and file selection open separate windows.
                if (button->focusPolicy() != Qt::NoFocus && button->objectName() != QStringLiteral("house-choose") &&
                    !button->accessibleName().isEmpty())
                    button->click();
            }
            break;
        }
    }

    FormFixture& m_fixture;
    editor::SourceText& m_source;
    std::mt19937 m_random;
};

void edited(const char* army, const char* pointer, unsigned seed, int steps)
{
    FormFixture fixture(shippedText(army));
    editor::SourceView view(fixture.document);
    view.resize(500, 500);
    view.show();
    auto& source = *view.findChild<editor::SourceText*>();
    fixture.show(pointer);
    Hand hand(fixture, source, seed);
    for (int step = 0; step < steps; ++step) {
        INFO("seed " << seed << ", step " << step);
        hand.act();
        REQUIRE(source.document()->toRawText().replace(QChar::ParagraphSeparator, u'\n') ==
                editor::TextMap(fixture.document.text()).text());
        if (step % 25 != 24) continue;
        QApplication::processEvents();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (!fixture.document.parsed()) fixture.document.undo();
        // A form updated in place and a newly created one show the same.
        if (!fixture.document.parsed() || !fixture.at(pointer).isObject() || fixture.form.pointer() != pointer)
            continue;
        if (auto* focused = QApplication::focusWidget()) focused->clearFocus();
        // Keys also reach a field that never gets the focus, because its window is not active.
        for (auto* spin : fixture.form.findChildren<QAbstractSpinBox*>()) spin->interpretText();
        fixture.settle();
        editor::ElementForm fresh;
        fresh.resize(fixture.form.size());
        static_cast<QWidget&>(fresh).show();
        fresh.show(fixture.document, fixture.checkResult, pointer);
        QApplication::processEvents();
        REQUIRE(shownBy(fixture.form) == shownBy(fresh));
    }
    const auto last = fixture.document.text();
    const int done = fixture.document.undoStack().index();
    while (fixture.document.undoStack().canUndo()) fixture.document.undo();
    CHECK(fixture.document.text() == shippedText(army));
    fixture.document.undoStack().setIndex(done);
    CHECK(fixture.document.text() == last);
    CHECK(source.document()->toRawText().replace(QChar::ParagraphSeparator, u'\n') == editor::TextMap(last).text());
}

}  // namespace

TEST_CASE("a thousand edits in form and source, undone and redone, keep all of them the same")
{
    edited("opend6-fantasy/armies/ice-rangers.army.json", "/units/0", 1, 400);
    edited("ancients-d6/armies/scipio-zama-202.army.json", "/units/1", 2, 200);
    edited("otr-d6/armies/reynolds-gettysburg-1863.army.json", "/groups/0/units/0", 3, 200);
    edited("ohw-6plus/armies/french-fontenoy-1745.army.json", "", 4, 100);
    edited("old-trousers/armies/french-waterloo-1815.army.json", "/units/0", 5, 100);
}
