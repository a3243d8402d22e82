#include "editor/form/element_form.hpp"

#include "core/library/library.hpp"
#include "editor/form/finding_note.hpp"
#include "editor/form/form_body.hpp"
#include "editor/look/words.hpp"

#include <QEvent>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

/// The current pointer of an element with that id, among elements of its kind.
std::optional<std::string> placeOf(Node army, std::string_view array, std::string_view id)
{
    const auto in = [&](Node owner) -> std::optional<std::string> {
        for (const Node item : owner[array])
            if (item["id"].string() == id) return item.pointer();
        return std::nullopt;
    };
    if (auto found = in(army)) return found;
    for (const Node group : army["groups"])
        if (auto found = in(group)) return found;
    return std::nullopt;
}

}  // namespace

ElementForm::ElementForm(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Form"));
    m_note = new FindingNote(this);
    m_note->setContentsMargins(12, 4, 12, 4);
    connect(m_note, &FindingNote::ruleRequested, this, &ElementForm::ruleRequested);
    connect(m_note, &FindingNote::changed, this, &ElementForm::placeNote);
}

ElementForm::~ElementForm() = default;

void ElementForm::show(Document& document, std::shared_ptr<const CheckResult> checkResult, const std::string& pointer)
{
    if (m_document != &document) {
        if (m_document) disconnect(m_document, nullptr, this, nullptr);
        m_document = &document;
        connect(&document, &Document::edited, this, &ElementForm::takeDocument);
        connect(&document, &QObject::destroyed, this, &ElementForm::clear);
    }
    const bool isOther = !m_shown || pointer != m_pointer;
    m_checkResult = std::move(checkResult);
    m_pointer = pointer;
    m_shown = true;
    if (const auto parsed = document.parsed()) m_id = parsed->root().at(std::string_view(pointer))["id"].string();
    rebuild();
    if (isOther) verticalScrollBar()->setValue(0);
}

void ElementForm::clear()
{
    m_shown = false;
    m_id.clear();
    if (m_document) disconnect(m_document, nullptr, this, nullptr);
    m_document = nullptr;
    m_checkResult.reset();
    if (m_body) m_body->hide();
    m_note->show({});
}

void ElementForm::rebuild()
{
    const auto scope = scopeOf(m_pointer);
    const bool isPossible = m_shown && m_document && scope && m_checkResult && m_checkResult->rulesContext &&
                            m_checkResult->rulesContext->catalogue;
    if (!isPossible) {
        if (m_body) m_body->hide();
        return m_note->show({});
    }
    if (!m_body || !m_body->fits(*m_checkResult, *scope)) {
        delete takeWidget();
        m_body = new FormBody(m_checkResult, *scope, *m_note, nullptr);
        connect(m_body, &FormBody::ruleRequested, this, &ElementForm::ruleRequested);
        connect(m_body, &FormBody::fieldFocused, this,
                [this](const std::string& key) { Q_EMIT fieldFocused(m_pointer + key); });
    }
    refresh();
    // Show the body after hiding fields, so that it is laid out only once.
    if (widget() != m_body) setWidget(m_body);
    m_body->setVisible(true);
    fitWidth();
}

void ElementForm::drawAnew()
{
    if (!m_body || m_body->isHidden()) return;
    delete takeWidget();
    m_body = nullptr;
    m_note->show({});
    rebuild();
}

void ElementForm::fitWidth()
{
    // Nothing is clipped at the side; a narrow window scrolls.
    const int width = std::min(m_body->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                               fontMetrics().averageCharWidth() * 80);
    if (width != minimumWidth()) setMinimumWidth(width);
}

void ElementForm::placeNote()
{
    int height = 0;
    if (!m_note->isHidden())
        height = std::min(m_note->hasHeightForWidth() ? m_note->heightForWidth(width()) : m_note->sizeHint().height(),
                          this->height() / 3);
    setViewportMargins(0, 0, 0, height);
    m_note->setGeometry(0, this->height() - height, width(), height);
}

void ElementForm::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    placeNote();
}

void ElementForm::changeEvent(QEvent* event)
{
    // Icons and muted text depend on palette and font. Refresh them later, when all parts have the new ones.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        QTimer::singleShot(0, this, &ElementForm::drawAnew);
    QScrollArea::changeEvent(event);
}

bool ElementForm::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (m_body && watched == m_body && event->type() == QEvent::LayoutRequest) fitWidth();
    return isDone;
}

void ElementForm::takeDocument()
{
    if (!m_shown || !m_body || m_body->isHidden()) return;
    if (const auto parsed = m_document->parsed()) {
        const Node root = parsed->root();
        const Node there = root.at(std::string_view(m_pointer));
        // Another element may have been inserted before this one or removed.
        if (!m_pointer.empty() && there["id"].string() != m_id) {
            const auto slash = m_pointer.rfind('/');
            const auto array = std::string_view(m_pointer).substr(0, slash);
            if (const auto place = placeOf(root, array.substr(array.rfind('/') + 1), m_id))
                m_pointer = *place;
            else if (!there.isObject())
                return m_note->show({}), m_body->hide();
            else
                m_id = there["id"].string();
        }
    }
    refresh();
}

void ElementForm::refresh()
{
    if (m_document && m_body && m_checkResult) m_body->take(*m_document, m_checkResult, m_pointer);
}

bool ElementForm::focusField(std::string_view pointer)
{
    if (!m_shown || !m_body || !pointer.starts_with(m_pointer)) return false;
    const auto key = pointer.substr(m_pointer.size());
    if (key.empty() || !m_body->takeKeyboard(key)) return false;
    if (auto* focused = m_body->window()->focusWidget(); focused && m_body->isAncestorOf(focused))
        ensureWidgetVisible(focused, 20, 60);
    return true;
}

}  // namespace muster::editor
