#include "editor/form/form_body.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/form/cost_strip.hpp"
#include "editor/form/element_edit_controller.hpp"
#include "editor/form/finding_note.hpp"
#include "editor/look/words.hpp"

#include <QFrame>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using rules::Scope;
using text::Node;

namespace {

/// A heading with a line, in its own font.
QWidget* headingWidget(const QString& text, QWidget* parent)
{
    auto* widget = new QWidget(parent);
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 8, 0, 2);
    layout->setSpacing(8);
    auto* label = new QLabel(text, widget);
    auto font = label->font();
    font.setBold(true);
    label->setFont(font);
    auto* line = new QFrame(widget);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    layout->addWidget(label);
    layout->addWidget(line, 1);
    return widget;
}

std::vector<FieldFinding> findingsOf(const CheckResult& checkResult, const std::string& pointer)
{
    std::vector<FieldFinding> findings;
    for (const auto index : checkResult.findingsAt(pointer)) {
        const auto& finding = checkResult.diagnostics[index];
        if (finding.place.pointer.starts_with(pointer))
            findings.push_back({&finding, finding.subject().substr(pointer.size())});
    }
    return findings;
}

}  // namespace

FormBody::FormBody(std::shared_ptr<const CheckResult> checkResult, Scope scope, FindingNote& note, QWidget* parent)
    : QWidget(parent), m_checkResult(checkResult), m_rulesContext(checkResult->rulesContext), m_scope(scope),
      m_fields(fieldsOf(*m_rulesContext->game, scope, checkResult->words ? *checkResult->words : GameWords())),
      m_findings(note)
{
    m_controller = new ElementEditController(m_fields, scope, nullptr);
    connect(m_controller, &ElementEditController::fieldFocused, this, &FormBody::fieldFocused);
    connect(m_controller, &ElementEditController::ruleRequested, this, &FormBody::ruleRequested);
    connect(m_controller, &ElementEditController::showingWanted, this, [this] {
        if (m_document) take(*m_document, m_checkResult, m_pointer);
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(4);
    m_title = new QLabel(this);
    auto font = m_title->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.25);
    m_title->setFont(font);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_about = new QLabel(this);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_broken = new QLabel(tr("The file is not valid JSON at the moment, so nothing can be changed here. Fix it in the "
                             "source view, or undo."),
                          this);
    m_broken->setWordWrap(true);
    m_broken->hide();
    m_cost = new CostStrip(this);
    for (QWidget* widget : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_about),
                            static_cast<QWidget*>(m_cost), static_cast<QWidget*>(m_broken)})
        layout->addWidget(widget);

    std::vector<std::string> groups;
    for (const auto& field : m_fields)
        if (std::find(groups.begin(), groups.end(), field.group) == groups.end()) groups.push_back(field.group);
    // Fields without a heading come first.
    std::stable_partition(groups.begin(), groups.end(), [](const std::string& group) { return group.empty(); });
    for (const auto& group : groups) {
        std::vector<const Field*> fields;
        for (const auto& field : m_fields)
            if (field.group == group) fields.push_back(&field);
        Section section;
        section.frame = new QWidget(this);
        auto* inner = new QVBoxLayout(section.frame);
        inner->setContentsMargins(0, 0, 0, 0);
        inner->setSpacing(2);
        if (!group.empty() && !fields.front()->isHeading) inner->addWidget(headingWidget(toQString(group), this));
        section.panel = new FieldPanel(fields, nullptr, {}, *m_controller, section.frame);
        inner->addWidget(section.panel);
        layout->addWidget(section.frame);
        m_sections.push_back(section);
    }
    layout->addStretch(1);
    // Reparented last, so that it is destroyed after the controls, which use it.
    m_controller->setParent(this);
}

bool FormBody::fits(const CheckResult& checkResult, Scope scope) const
{
    return scope == m_scope && checkResult.rulesContext && checkResult.rulesContext->game == m_rulesContext->game;
}

void FormBody::take(Document& document, std::shared_ptr<const CheckResult> checkResult, const std::string& pointer)
{
    m_document = &document;
    m_checkResult = std::move(checkResult);
    m_pointer = pointer;
    m_controller->take(document, m_checkResult, pointer);
    const auto parsed = document.parsed();
    m_broken->setVisible(!parsed);
    for (const auto& section : m_sections) section.panel->setEnabled(static_cast<bool>(parsed));
    if (!parsed || !parsed->root().at(std::string_view(pointer)).isObject()) return;
    FormModel formModel(parsed, m_checkResult, pointer);
    const auto findings = findingsOf(*m_checkResult, pointer);
    for (const auto& section : m_sections) {
        section.panel->take(formModel, 0, findings);
        section.frame->setVisible(section.panel->hasShown());
    }
    showHead(formModel, findings);
    m_tabs.set(*this);
}

void FormBody::showHead(FormModel& formModel, std::span<const FieldFinding> findings)
{
    const Node element = formModel.element();
    const auto* entry = formModel.entry();
    const std::string name(element["name"].isString() ? element["name"].string()
                           : entry                    ? formModel.words()(entry->node["name"].string())
                                                      : element["id"].string());
    m_title->setText(toQString(name));
    const Node kind = formModel.game().document->root()[rules::scopeName(m_scope)];
    QString about =
        toQString(formModel.words()(entry ? entry->node["description"].string() : kind["description"].string()));
    if (const auto* memberView = formModel.memberView(); entry && about.isEmpty() && memberView)
        about = toQString(memberView->description);
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    m_cost->take(formModel);
    // Findings about the whole element, or about a key without a field.
    std::vector<const diagnostics::Diagnostic*> unclaimed;
    for (const auto& each : findings) {
        const bool isElsewhere =
            m_scope == Scope::army &&
            (each.key.starts_with("/units/") || each.key.starts_with("/leaders/") || each.key.starts_with("/groups/"));
        const bool isMember =
            m_scope == Scope::group && (each.key.starts_with("/units/") || each.key.starts_with("/leaders/"));
        const bool isInField =
            !each.key.empty() && std::any_of(m_sections.begin(), m_sections.end(), [&](const Section& section) {
                return section.panel->rowAt(each.key) != nullptr;
            });
        if (!isElsewhere && !isMember && !isInField) unclaimed.push_back(each.finding);
    }
    m_findings.show(unclaimed);
}

bool FormBody::takeKeyboard(std::string_view key)
{
    for (const auto& section : m_sections)
        if (auto* row = section.panel->rowAt(key)) return row->takeKeyboard(key);
    return false;
}

}  // namespace muster::editor
