#include "editor/findings/remedy_bar.hpp"

#include "editor/live_check/background_work.hpp"
#include "editor/live_check/change_words.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"
#include "editor/page/page.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <filesystem>
#include <utility>

namespace muster::editor {

RemedyBar::RemedyBar(QWidget* parent) : QWidget(parent), m_layout(new QHBoxLayout(this))
{
    setObjectName("remedies");
    setAccessibleName(tr("Suggested fixes"));
    m_layout->setContentsMargins(8, 4, 8, 6);
    m_failure = new QLabel(this);
    m_failure->setWordWrap(true);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->hide();
    m_layout->addWidget(m_failure, 1);
    m_layout->addStretch();
    hide();
}

RemedyBar::~RemedyBar()
{
    if (m_stop) *m_stop = true;
}

void RemedyBar::clear()
{
    if (m_stop) *m_stop = true;
    m_stop.reset();
    for (auto* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater();
    }
    m_failure->hide();
    hide();
    Q_EMIT changed();
}

void RemedyBar::look(Page* page, const diagnostics::Diagnostic* finding)
{
    clear();
    m_page = page;
    if (!page || !finding || !page->isSettled() || finding->level == diagnostics::Level::info) return;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    inBackground(
        *this,
        [checkResult = page->checkResult(), finding = *finding,
         place = std::filesystem::absolute(page->document().place()), library = page->appContext().library.library(),
         stop = m_stop] { return remediesFor(*checkResult, finding, place, *library, *stop); },
        [this, stop = m_stop, revision = page->checkResult()->revision](const std::vector<Remedy>& remedies) {
            if (!*stop) show(remedies, revision);
        },
        [this, stop = m_stop](const QString& reason) {
            if (!*stop) showFailure(reason);
        });
}

void RemedyBar::show(const std::vector<Remedy>& remedies, std::uint64_t revision)
{
    for (const auto& remedy : remedies) {
        const QString name = nameOfRemedy(remedy);
        auto* button = new QPushButton(icon("fix", palette()), QString(name).replace(u'&', QStringLiteral("&&")), this);
        button->setAccessibleName(name);
        button->setToolTip(tr("Tried: this finding is gone with it. It can be undone."));
        connect(button, &QPushButton::clicked, this,
                [this, change = remedy.change, revision] { make(change, revision); });
        m_layout->insertWidget(m_layout->count() - 1, button);
        m_buttons << button;
    }
    setVisible(!remedies.empty());
    Q_EMIT changed();
}

void RemedyBar::showFailure(const QString& reason)
{
    m_failure->setText(tr("The search for fixes failed: %1").arg(reason));
    m_failure->show();
    QWidget::show();
}

QString RemedyBar::nameOfRemedy(const Remedy& remedy) const
{
    if (remedy.kind == Remedy::Kind::count) return tr("Set the count to %1").arg(remedy.number);
    const auto checkResult = m_page ? m_page->checkResult() : nullptr;
    if (!checkResult) return nameOf(remedy.change);
    if (remedy.kind == Remedy::Kind::value)
        return tr("Set %1 to %2", "a value of a unit and its new number")
            .arg(toQString(titleOfKey(*checkResult, remedy.key)))
            .arg(remedy.number);
    auto change = remedy.change;
    nameAsInGame(change, *checkResult);
    return nameOf(change);
}

void RemedyBar::choose()
{
    if (m_buttons.size() == 1) return m_buttons.first()->click();
    QMenu menu(this);
    for (auto* button : m_buttons) menu.addAction(button->icon(), button->text(), button, &QPushButton::click);
    menu.setActiveAction(menu.actions().value(0));
    // Beside the buttons, or in the window while the findings are folded.
    auto* place = isVisible() ? static_cast<QWidget*>(this) : window();
    menu.exec(place->mapToGlobal(isVisible() ? QPoint() : place->rect().center()));
}

void RemedyBar::make(const Change& change, std::uint64_t revision)
{
    // Edits of an older text no longer apply; the next check result brings new remedies.
    if (m_page && m_page->document().revision() == revision) m_page->make(change);
}

}  // namespace muster::editor
