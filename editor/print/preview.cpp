#include "editor/print/preview.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int maxNotes = 200;
constexpr int notesShown = 4;

}  // namespace

Preview::Preview(QWidget* parent) : QWidget(parent)
{
    auto* bar = makeBar();
    m_view = new PageView(this);
    m_failure = new QLabel(this);
    m_failure->setObjectName("print-failure");
    m_failure->setAlignment(Qt::AlignCenter);
    m_failure->setWordWrap(true);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->hide();
    m_notes = new QListWidget(this);
    m_notes->setObjectName("print-notes");
    m_notes->setAccessibleName(tr("Remarks on the print"));
    m_notes->setWordWrap(true);
    m_notes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_notes->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_failure, 1);
    layout->addWidget(m_notes);
    connect(m_view, &PageView::pageChanged, this, &Preview::showPage);
    connect(m_view, &PageView::zoomChanged, this, &Preview::showZoom);
    showPage();
    showZoom();
}

QToolButton* Preview::makeButton(const char* name, const QString& picture, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(picture);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QWidget* Preview::makeBar()
{
    auto* bar = new QWidget(this);
    m_previous = makeButton("print-previous", {}, tr("Page before"));
    m_previous->setArrowType(Qt::LeftArrow);
    m_next = makeButton("print-next", {}, tr("Next page"));
    m_next->setArrowType(Qt::RightArrow);
    m_number = new QSpinBox(bar);
    m_number->setObjectName("print-page");
    m_number->setAccessibleName(tr("Page shown"));
    m_number->setToolTip(tr("Go to a page"));
    m_number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_number->setAlignment(Qt::AlignRight);
    m_count = new QLabel(bar);
    m_count->setObjectName("print-count");
    m_title = new QLabel(bar);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_zoom = new QComboBox(bar);
    m_zoom->setObjectName("print-zoom");
    m_zoom->setAccessibleName(tr("Size of the preview"));
    m_zoom->setToolTip(tr("Size of the preview (Ctrl and wheel)"));
    m_zoom->addItem(tr("Whole page"), 0);
    m_zoom->addItem(tr("Page width"), -1);
    for (const int percent : {50, 75, 100, 150, 200, 400}) m_zoom->addItem(tr("%1 %").arg(percent), percent);
    auto* smaller = makeButton("print-smaller", QStringLiteral("\u2212"), tr("Smaller"));
    auto* larger = makeButton("print-larger", QStringLiteral("+"), tr("Larger"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_previous, m_number, m_count, m_next})
        layout->addWidget(widget);
    layout->addSpacing(8);
    layout->addWidget(m_title, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{smaller, m_zoom, larger}) layout->addWidget(widget);
    connect(m_previous, &QToolButton::clicked, this, [this] { m_view->setPage(m_view->page() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_view->setPage(m_view->page() + 1); });
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) { m_view->setPage(number - 1); });
    connect(m_zoom, &QComboBox::activated, this, &Preview::chooseZoom);
    connect(smaller, &QToolButton::clicked, this, [this] { m_view->stepZoom(-1); });
    connect(larger, &QToolButton::clicked, this, [this] { m_view->stepZoom(1); });
    return bar;
}

void Preview::setPrint(std::shared_ptr<const Print> print)
{
    m_print = std::move(print);
    const bool valid = m_print && m_print->isValid();
    m_failure->setVisible(m_print && !valid);
    m_view->setVisible(!m_failure->isVisibleTo(this));
    if (m_print && !valid) m_failure->setText(tr("Nothing can be printed: %1").arg(toQString(m_print->failure)));
    m_view->setPrint(valid ? m_print : nullptr);
    m_notes->clear();
    if (m_print) showNotes(*m_print);
    m_notes->setVisible(m_notes->count() > 0);
    fitNotes();
}

void Preview::showPage()
{
    const int count = m_view->pageCount(), page = m_view->page();
    const QSignalBlocker quiet(m_number);
    m_number->setRange(std::min(1, count), count);
    m_number->setValue(page + 1);
    m_number->setEnabled(count > 0);
    m_count->setText(tr("of %1").arg(count));
    m_previous->setEnabled(page > 0);
    m_next->setEnabled(page + 1 < count);
    QString title;
    if (m_print)
        for (const auto& bookmark : m_print->out.bookmarks)
            if (bookmark.level == 1 && static_cast<int>(bookmark.page) <= page) title = toQString(bookmark.title);
    m_title->setText(title);
    m_title->setToolTip(title);
    m_view->setAccessibleDescription(tr("Page %1 of %2: %3").arg(page + 1).arg(count).arg(title));
}

void Preview::showZoom()
{
    const QSignalBlocker quiet(m_zoom);
    const int percent = m_view->zoom();
    const int known = m_zoom->findData(m_view->fit() == PageView::Fit::page    ? 0
                                       : m_view->fit() == PageView::Fit::width ? -1
                                                                               : percent);
    if (known < 0) m_zoom->setPlaceholderText(tr("%1 %").arg(percent));
    m_zoom->setCurrentIndex(known);
}

void Preview::chooseZoom(int index)
{
    const int choice = m_zoom->itemData(index).toInt();
    if (choice > 0)
        m_view->setZoom(choice);
    else
        m_view->setFit(choice == 0 ? PageView::Fit::page : PageView::Fit::width);
}

void Preview::showNotes(const Print& print)
{
    const auto isError = [](const auto& finding) { return finding.level == diagnostics::Level::error; };
    const auto isOfPrint = [](const auto& finding) { return diagnostics::isOfPrint(finding.kind); };
    if (!print.isValid()) return;
    const auto errors = std::count_if(print.findings.begin(), print.findings.end(),
                                      [&](const auto& finding) { return isError(finding) && !isOfPrint(finding); });
    if (errors > 0)
        note(diagnostics::Level::warning,
             errors == 1 ? tr("One rule is broken. It prints all the same.")
                         : tr("Rules are broken in %1 places. It prints all the same.").arg(errors));
    for (const auto& finding : print.findings)
        if (isOfPrint(finding)) note(finding.level, toQString(finding.message));
    for (const auto& finding : print.out.findings) note(finding.level, toQString(finding.message));
}

void Preview::note(diagnostics::Level level, const QString& text)
{
    if (m_notes->count() > maxNotes) return;
    const bool isLast = m_notes->count() == maxNotes;
    const QString picture = level == diagnostics::Level::error     ? QStringLiteral("error")
                            : level == diagnostics::Level::warning ? QStringLiteral("warning")
                                                                   : QStringLiteral("info");
    auto* item = new QListWidgetItem(icon(picture, palette()),
                                     isLast ? tr("There are more remarks of this kind.") : text, m_notes);
    item->setData(Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(levelWord(level), item->text()));
    item->setToolTip(item->text());
}

void Preview::fitNotes()
{
    const int row = std::max(m_notes->sizeHintForRow(0), fontMetrics().height());
    m_notes->setFixedHeight(std::clamp(m_notes->count(), 1, notesShown) * row + 2 * m_notes->frameWidth() + 4);
}

}  // namespace muster::editor
