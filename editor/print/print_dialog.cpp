#include "editor/print/print_dialog.hpp"

#include "editor/live_check/live_checker.hpp"
#include "editor/look/screen_room.hpp"
#include "editor/look/words.hpp"
#include "editor/print/content_options.hpp"
#include "editor/print/page_options.hpp"
#include "editor/print/preview.hpp"
#include "editor/print/running_options.hpp"
#include "editor/print/sheet_options.hpp"

#include <QApplication>
#include <QEventLoop>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

constexpr int delayMilliseconds = 150;  // long enough for the next keystroke

QString gameOf(const Snapshot& text)
{
    const auto& document = text.parsed.document;
    const QString system = document ? toQString(document->root()["system"].string()) : QString();
    return system + u'.' + toQString(files::kindName(text.kind));
}

}  // namespace

PrintDialog::PrintDialog(Snapshot text, SharedLibrary& library, QSettings& settings, QWidget* parent)
    : QDialog(parent), m_text(std::move(text)), m_settings(settings), m_game(gameOf(m_text)),
      m_printBuilder(std::make_shared<PrintBuilder>(library.library())),
      m_worker(std::make_unique<PrintWorker>(library, m_printBuilder))
{
    setObjectName("print");
    setWindowTitle(tr("Print %1").arg(toQString(m_text.place.filename().string())));
    m_delay = new QTimer(this);
    m_delay->setSingleShot(true);
    m_delay->setInterval(delayMilliseconds);
    connect(m_delay, &QTimer::timeout, this, &PrintDialog::ask);
    connect(m_worker.get(), &PrintWorker::made, this, &PrintDialog::take);

    // Created in tab order.
    auto* sides = new QHBoxLayout;
    sides->addWidget(makeOptions());
    m_preview = new Preview(this);
    sides->addWidget(m_preview, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(sides, 1);
    layout->addWidget(makeButtons());
    resizeToFit(*this, {1080, 760});
    restoreGeometry(m_settings.value("print/geometry").toByteArray());

    const auto last = recalled(m_game, m_settings);
    for (auto* group : m_groups) group->setChoice(last);
    optionsChanged();
    m_sheets->focusList();
}

PrintDialog::~PrintDialog()
{
    // Its pages are measured with the worker's fonts.
    m_preview->setPrint(nullptr);
    m_print.reset();
}

QWidget* PrintDialog::makeOptions()
{
    const bool ofScenario = m_text.kind == files::FileKind::scenario;
    auto* body = new QWidget(this);
    m_sheets = new SheetOptions(m_printBuilder->sheetsOf(m_text), !ofScenario, body);
    m_groups = {m_sheets, new PageOptions(body), new ContentOptions(ofScenario, body), new RunningOptions(body)};
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 6, 0);
    for (auto* group : m_groups) {
        column->addWidget(group);
        connect(group, &OptionGroup::changed, this, &PrintDialog::optionsChanged);
    }
    column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setObjectName("print-options");
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(body);
    area->setFixedWidth(std::max(330, body->sizeHint().width()) + area->verticalScrollBar()->sizeHint().width() + 4);
    return area;
}

QWidget* PrintDialog::makeButtons()
{
    auto* row = new QWidget(this);
    m_state = new QLabel(row);
    m_state->setObjectName("print-state");
    m_state->setTextFormat(Qt::PlainText);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state, 1);
    const auto add = [&](const char* name, const QString& text, const QString& tip) {
        auto* button = new QPushButton(text, row);
        button->setObjectName(name);
        button->setToolTip(tip);
        // Enter in a field of the options must not print.
        button->setAutoDefault(false);
        layout->addWidget(button);
        return button;
    };
    auto* pdf = add("print-pdf", tr("&Save as PDF..."), tr("Write the pages into a PDF file"));
    auto* others = add("print-export", tr("&Export"), tr("Write images, a web page or text"));
    auto* paper = add("print-paper-button", tr("&Print..."), tr("Send the pages to a printer"));
    auto* close = add("print-close", tr("&Close"), tr("Close this window; the options are kept"));
    auto* menu = new QMenu(others);
    addExports(*menu);
    others->setMenu(menu);
    connect(pdf, &QPushButton::clicked, this, [this] { chooseFile(PrintForm::pdf); });
    connect(paper, &QPushButton::clicked, this, &PrintDialog::toPaper);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return row;
}

void PrintDialog::addExports(QMenu& menu)
{
    const std::pair<PrintForm, QString> forms[] = {
        {PrintForm::svg, tr("&SVG drawings, one per page...")},
        {PrintForm::png, tr("P&NG images, one per page...")},
        {PrintForm::html, tr("&Web page to play with (HTML)...")},
        {PrintForm::text, tr("&Plain text...")},
        {PrintForm::markdown, tr("&Markdown...")},
    };
    for (const auto& [form, text] : forms) {
        auto* action = menu.addAction(text, this, [this, chosen = form] { chooseFile(chosen); });
        action->setObjectName("export-" + suffixOf(form));
    }
}

PrintChoice PrintDialog::choice() const
{
    PrintChoice choice;
    for (const auto* group : m_groups) group->read(choice);
    return choice;
}

QString PrintDialog::fault() const
{
    if (!m_sheets->hasSheets()) return tr("Tick at least one sheet.");
    return faultOfTexts();
}

QString PrintDialog::faultOfTexts() const
{
    for (const auto* group : m_groups)
        if (auto fault = group->fault(); !fault.isEmpty()) return fault;
    return {};
}

void PrintDialog::optionsChanged()
{
    ++m_wanted;
    m_delay->start();
    showState();
}

void PrintDialog::ask()
{
    if (!fault().isEmpty()) return;
    m_worker->ask({m_text, choice(), m_wanted});
}

void PrintDialog::take(std::shared_ptr<Print> print)
{
    // A newer print is being made.
    if (print->number != m_wanted) return;
    m_print = std::move(print);
    m_preview->setPrint(m_print);
    showState();
    Q_EMIT printed();
}

void PrintDialog::showState()
{
    if (const auto wrong = fault(); !wrong.isEmpty()) return m_state->setText(wrong);
    if (!m_print || m_print->number != m_wanted) return m_state->setText(tr("Laying out the pages..."));
    const auto pages = m_print->out.pages.size();
    m_state->setText(!m_print->isValid() ? QString() : pages == 1 ? tr("1 page") : tr("%1 pages").arg(pages));
}

std::shared_ptr<const Print> PrintDialog::settle()
{
    if (m_delay->isActive()) {
        m_delay->stop();
        ask();
    }
    const auto isDone = [this] { return (m_print && m_print->number == m_wanted) || !fault().isEmpty(); };
    if (!isDone()) {
        QEventLoop loop;
        connect(this, &PrintDialog::printed, &loop, &QEventLoop::quit);
        connect(this, &QDialog::finished, &loop, &QEventLoop::quit);
        QApplication::setOverrideCursor(Qt::BusyCursor);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
        QApplication::restoreOverrideCursor();
    }
    return m_print && m_print->number == m_wanted && fault().isEmpty() ? m_print : nullptr;
}

void PrintDialog::done(int result)
{
    if (faultOfTexts().isEmpty()) remember(choice(), m_game, m_settings);
    m_settings.setValue("print/geometry", saveGeometry());
    QDialog::done(result);
}

}  // namespace muster::editor
