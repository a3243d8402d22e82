#include "editor/page/page.hpp"

#include "editor/live_check/change_words.hpp"
#include "editor/look/words.hpp"
#include "editor/page/notice_bar.hpp"
#include "editor/source/source_view.hpp"

#include <QAction>
#include <QMenu>
#include <QVBoxLayout>

#include <filesystem>

namespace muster::editor {

Page::Page(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent)
    : QWidget(parent), m_appContext(appContext), m_document(std::move(document)),
      m_checker(std::make_unique<LiveChecker>(appContext.library))
{
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_disk = new NoticeBar(diagnostics::Level::warning, this);
    m_disk->addButton(tr("Reloa&d"), [this] {
        if (const auto problem = m_document->reload()) Q_EMIT statusMessage(problem->message);
    });
    m_disk->addButton(tr("&Keep Mine"), [this] { m_document->keepMine(); });
    m_disk->addButton(tr("&Compare"), [this] { Q_EMIT comparisonWanted(); });
    m_journal = new NoticeBar(diagnostics::Level::warning, this);
    m_readOnly = new NoticeBar(diagnostics::Level::info, this);
    m_readOnly->setText(tr("This file can be read but not written. Changes can be kept with Save As."));
    m_readOnly->setVisible(!m_document->isWritable());
    m_disk->setObjectName("notice-disk");
    m_journal->setObjectName("notice-journal");
    m_readOnly->setObjectName("notice-read-only");
    for (auto* bar : {m_disk, m_journal, m_readOnly}) m_layout->addWidget(bar);

    connect(m_document.get(), &Document::edited, this, &Page::ask);
    connect(m_document.get(), &Document::cleanChanged, this, &Page::changed);
    connect(m_document.get(), &Document::diskStateChanged, this, &Page::noticeDisk);
    connect(m_document.get(), &Document::saved, this, [this] { m_readOnly->setVisible(!m_document->isWritable()); });
    connect(m_document.get(), &Document::placeChanged, this, [this] {
        ask();
        Q_EMIT changed();
    });
    connect(m_document.get(), &Document::journalFailed, this, [this](const QString& message) {
        m_journal->setText(message);
        m_journal->show();
    });
    connect(m_document.get(), &Document::journalRestored, m_journal, &QWidget::hide);
    connect(m_checker.get(), &LiveChecker::checkFinished, this, &Page::take);
    ask();
}

Page::~Page()
{
    // Destroy the widgets first, because they use the document until then.
    delete m_content;
    m_checker.reset();
}

void Page::setContent(QWidget* content)
{
    m_content = content;
    m_layout->addWidget(content, 1);
}

void Page::listenTo(const SourceView& source)
{
    connect(&source, &SourceView::ruleRequested, this, &Page::ruleRequested);
    connect(&source, &SourceView::positionChanged, this,
            [this](int line, int column) { Q_EMIT statusMessage(tr("Line %1, column %2").arg(line).arg(column)); });
}

void Page::addWindowActions(QMenu& menu, std::initializer_list<const char*> names) const
{
    for (const char* name : names) {
        if (!*name)
            menu.addSeparator();
        else if (auto* action = window()->findChild<QAction*>(QString::fromLatin1(name), Qt::FindDirectChildrenOnly))
            menu.addAction(action);
    }
}

QString Page::title() const
{
    const auto text = m_document->lastParsed();
    const QString name = text ? toQString(text->root()["name"].string()).simplified() : QString();
    return name.isEmpty() ? m_document->title() : name;
}

bool Page::isSettled() const
{
    const auto last = checkResult();
    return last && last->revision == m_document->revision();
}

void Page::whenSettled(std::function<void()> step)
{
    m_steps.push_back(std::move(step));
    runSteps();
}

bool Page::make(const Change& change)
{
    if (!change) return false;
    Change named;
    named.what = change.what;
    named.words = change.words;
    if (const auto checkResult = this->checkResult()) nameAsInGame(named, *checkResult);
    const QString name = nameOf(named);
    if (!m_document->apply(change.edits, name, toQString(change.mergeKey))) return false;
    Q_EMIT statusMessage(name);
    return true;
}

void Page::discard()
{
    m_document->discardJournal();
    if (!m_document->path() && m_undoBeginning) m_undoBeginning();
}

void Page::ask()
{
    m_checker->ask({m_document->source(),
                    {m_document->parsed(), m_document->faults()},
                    std::filesystem::absolute(m_document->place()),
                    m_document->kind(),
                    m_document->revision()});
}

void Page::take()
{
    m_appContext.library.watch(checkResult()->sources);
    Q_EMIT checkFinished();
    Q_EMIT changed();
    runSteps();
}

void Page::runSteps()
{
    if (m_steps.empty() || !isSettled()) return;
    if (!m_document->parsed()) {
        m_steps.clear();
        Q_EMIT statusMessage(tr("The text is not valid JSON at the moment. Correct it in the source first."));
        return;
    }
    while (!m_steps.empty() && isSettled()) {
        const auto step = std::move(m_steps.front());
        m_steps.erase(m_steps.begin());
        step();
    }
}

void Page::noticeDisk()
{
    const auto state = m_document->diskState();
    m_disk->setVisible(state != DiskState::unchanged);
    if (state == DiskState::changed) m_disk->setText(tr("Another program has changed this file on disk."));
    if (state == DiskState::deleted) m_disk->setText(tr("This file is no longer on disk. Saving writes it again."));
    m_disk->setButtonsEnabled(0, state == DiskState::changed);
    m_disk->setButtonsEnabled(2, state == DiskState::changed);
    Q_EMIT changed();
}

}  // namespace muster::editor
