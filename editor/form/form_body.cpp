#include "editor/form/form_body.hpp"

#include "core/text/canonical.hpp"
#include "core/text/pointer.hpp"
#include "editor/document/army_thing.hpp"
#include "editor/form/cost_strip.hpp"
#include "editor/form/finding_note.hpp"
#include "editor/window/words.hpp"

#include <QFrame>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using rules::Scope;
using text::Node;

namespace {

/// A heading with a line, in letters of its own.
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

std::string firstToken(std::string_view key)
{
    key.remove_prefix(1);
    return text::tokenName(key.substr(0, key.find('/')));
}

std::string parentOf(std::string_view key) { return std::string(key.substr(0, key.rfind('/'))); }

std::vector<FieldFinding> findingsOf(const Judgement& judgement, const std::string& pointer)
{
    std::vector<FieldFinding> findings;
    for (const auto index : judgement.findingsAt(pointer)) {
        const auto& finding = judgement.diagnostics[index];
        if (finding.place.pointer.starts_with(pointer)) findings.push_back({&finding, finding.place.pointer.substr(pointer.size())});
    }
    return findings;
}

}  // namespace

FormBody::FormBody(std::shared_ptr<const Judgement> judgement, Scope scope, QWidget* parent)
    : QWidget(parent), m_judgement(judgement), m_basis(judgement->basis), m_scope(scope), m_fields(fieldsOf(*m_basis->game, scope, judgement->words ? *judgement->words : GameWords()))
{
    for (const auto& field : m_fields)
        if (field.property) m_order.push_back(field.name);
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
    m_broken = new QLabel(tr("The file is not valid JSON at the moment, so nothing can be changed here. Mend it in the source view, or undo."), this);
    m_broken->setWordWrap(true);
    m_broken->hide();
    m_cost = new CostStrip(this);
    m_findings = new FindingNote(this);
    for (QWidget* widget : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_about), static_cast<QWidget*>(m_cost), static_cast<QWidget*>(m_broken), static_cast<QWidget*>(m_findings)}) layout->addWidget(widget);
    connect(m_findings, &FindingNote::ruleAsked, this, &FormBody::ruleAsked);

    std::vector<std::string> groups;
    for (const auto& field : m_fields)
        if (std::find(groups.begin(), groups.end(), field.group) == groups.end()) groups.push_back(field.group);
    // What stands under no heading comes first.
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
        if (!group.empty() && !fields.front()->isHeading) inner->addWidget(headingWidget(shown(group), this));
        section.panel = new FieldPanel(fields, nullptr, {}, *this, section.frame);
        inner->addWidget(section.panel);
        layout->addWidget(section.frame);
        m_sections.push_back(section);
    }
    layout->addStretch(1);
}

bool FormBody::fits(const Judgement& judgement, Scope scope) const { return scope == m_scope && judgement.basis && judgement.basis->game == m_basis->game; }

void FormBody::take(Document& document, std::shared_ptr<const Judgement> judgement, const std::string& pointer)
{
    m_document = &document;
    m_judgement = std::move(judgement);
    m_pointer = pointer;
    const auto parsed = document.parsed();
    m_broken->setVisible(!parsed);
    for (const auto& section : m_sections) section.panel->setEnabled(static_cast<bool>(parsed));
    if (!parsed || !parsed->root().at(std::string_view(pointer)).isObject()) return;
    ThingReading reading(parsed, m_judgement, pointer);
    const auto findings = findingsOf(*m_judgement, pointer);
    for (const auto& section : m_sections) {
        section.panel->take(reading, 0, findings);
        section.frame->setVisible(section.panel->hasShown());
    }
    showHead(reading, findings);
}

void FormBody::showHead(ThingReading& reading, std::span<const FieldFinding> findings)
{
    const Node thing = reading.thing();
    const auto* entry = reading.entry();
    const std::string name(thing["name"].isString() ? thing["name"].string() : entry ? reading.words()(entry->node["name"].string()) : thing["id"].string());
    m_title->setText(shown(name));
    const Node kind = reading.game().document->root()[rules::scopeName(m_scope)];
    QString about = shown(reading.words()(entry ? entry->node["description"].string() : kind["description"].string()));
    if (const auto* picture = reading.picture(); entry && about.isEmpty() && picture) about = shown(picture->description);
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    m_cost->take(reading);
    // What is about the thing as a whole, or a key that no field shows.
    std::vector<const diagnostics::Diagnostic*> unclaimed;
    for (const auto& each : findings) {
        const bool isElsewhere = m_scope == Scope::army && (each.key.starts_with("/units/") || each.key.starts_with("/leaders/") || each.key.starts_with("/groups/"));
        const bool isMember = m_scope == Scope::group && (each.key.starts_with("/units/") || each.key.starts_with("/leaders/"));
        const bool isInField = !each.key.empty() && std::any_of(m_sections.begin(), m_sections.end(), [&](const Section& section) { return section.panel->rowAt(each.key) != nullptr; });
        if (!isElsewhere && !isMember && !isInField) unclaimed.push_back(each.finding);
    }
    m_findings->show(unclaimed);
}

const Field* FormBody::topOf(std::string_view key) const
{
    const auto name = firstToken(key);
    const auto found = std::find_if(m_fields.begin(), m_fields.end(), [&](const Field& field) { return field.name == name; });
    return found == m_fields.end() ? nullptr : &*found;
}

void FormBody::apply(Change change, std::string_view key)
{
    if (!change || !m_document) return;
    const Field* top = topOf(key);
    if (top && !change.words.empty() && change.what != "Rename %1" && change.words.front() == top->name) change.words.front() = top->title.empty() ? top->group : top->title;
    m_document->apply(std::move(change.edits), nameOf(change), shown(change.mergeKey));
}

bool FormBody::setInside(const Field& top, std::string_view key, const std::function<bool(text::Draft&, const std::string&)>& edit)
{
    const auto parsed = m_document->parsed();
    const std::string topKey = below({}, top.name);
    if (key == topKey || parsed->root().at(std::string_view(m_pointer + topKey))) return false;
    ThingReading reading(parsed, m_judgement, m_pointer);
    const auto inherited = reading.inherited(top);
    if (!inherited.value || (!inherited.value.isObject() && !inherited.value.isArray()) || inherited.value.size() == 0) return false;
    // Work on a text of the value alone, then put it in whole.
    const auto alone = text::Document::parse(std::make_shared<const text::Source>("", text::onOneLine(inherited.value))).document;
    if (!alone) return false;
    text::Draft draft(*alone);
    if (!edit(draft, std::string(key.substr(topKey.size())))) return true;
    apply(setValue(*parsed, m_pointer, topKey, draft.valueText(""), m_order), key);
    return true;
}

void FormBody::set(std::string_view key, std::string json)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(key) : nullptr;
    if (!top) return;
    const std::string topKey = below({}, top->name);
    if (key == "/name" && topKey == key) {
        const auto value = text::Document::parse(std::make_shared<const text::Source>("", json)).document;
        if (value) apply(rename(*parsed, m_pointer, value->root().string()), key);
        return;
    }
    const bool isInside = setInside(*top, key, [&](text::Draft& draft, const std::string& rest) {
        return draft.has(rest) ? draft.replace(rest, json) : draft.setMember(parentOf(rest), firstToken(rest.substr(rest.rfind('/'))), json);
    });
    if (isInside) return;
    // The first number of several that belong together takes the others along, or the object would lack what it must have.
    const Field* object = top->kind == FieldKind::object ? top : nullptr;
    if (object && object->schema["required"].size() > 0 && !parsed->root().at(std::string_view(m_pointer + topKey)) && key != topKey) {
        const auto start = text::Document::parse(std::make_shared<const text::Source>("", startOf(object->schema, m_basis->game->document->root()))).document;
        text::Draft draft(*start);
        const std::string rest(key.substr(topKey.size()));
        if (draft.has(rest) ? draft.replace(rest, json) : draft.setMember("", firstToken(rest), json)) return apply(setValue(*parsed, m_pointer, topKey, draft.valueText(""), m_order), key);
    }
    if (key == "/count" && m_scope == Scope::unit)
        if (const auto count = text::Document::parse(std::make_shared<const text::Source>("", json)).document) return apply(setCount(*parsed, m_pointer, count->root().integer()), key);
    apply(setValue(*parsed, m_pointer, key, json, m_order), key);
}

void FormBody::clear(std::string_view key)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(key) : nullptr;
    if (!top) return;
    if (key == "/name") return apply(rename(*parsed, m_pointer, {}), key);
    if (setInside(*top, key, [](text::Draft& draft, const std::string& rest) { return draft.remove(rest); })) return;
    Change change = clearValue(*parsed, m_pointer, key);
    // Taking the last letter away belongs to the typing before it.
    change.mergeKey = m_pointer + std::string(key);
    apply(std::move(change), key);
}

void FormBody::addItem(std::string_view key, std::string json, std::size_t index)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(key) : nullptr;
    if (!top) return;
    const std::string topKey = below({}, top->name);
    if (key == topKey && !parsed->root().at(std::string_view(m_pointer + topKey))) {
        ThingReading reading(parsed, m_judgement, m_pointer);
        if (const auto value = reading.inherited(*top).value; value.size() > 0) {
            const auto alone = text::Document::parse(std::make_shared<const text::Source>("", text::onOneLine(value))).document;
            text::Draft draft(*alone);
            if (draft.insertItem("", index, json)) apply(setValue(*parsed, m_pointer, topKey, draft.valueText(""), m_order), key);
            return;
        }
        return apply(setValue(*parsed, m_pointer, topKey, "[" + json + "]", m_order), key);
    }
    apply(editor::addItem(*parsed, m_pointer, key, json, index), key);
}

void FormBody::removeItem(std::string_view item)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(item) : nullptr;
    if (!top || setInside(*top, item, [](text::Draft& draft, const std::string& rest) { return draft.remove(rest); })) return;
    const auto list = parentOf(item);
    // An empty list is as good as none.
    if (parsed->root().at(std::string_view(m_pointer + list)).size() == 1) return apply(clearValue(*parsed, m_pointer, list), item);
    apply(editor::removeItem(*parsed, m_pointer + std::string(item)), item);
}

void FormBody::moveItem(std::string_view item, std::size_t index)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(item) : nullptr;
    if (!top || setInside(*top, item, [&](text::Draft& draft, const std::string& rest) { return draft.moveItem(rest, parentOf(rest), index); })) return;
    apply(editor::moveItem(*parsed, m_pointer + std::string(item), index), item);
}

void FormBody::setOption(std::string_view option, bool taken)
{
    if (const auto parsed = m_document ? m_document->parsed() : nullptr) apply(editor::setOption(*parsed, m_pointer, option, taken), "/options");
}

void FormBody::entered(std::string_view key) { emit fieldFocused(std::string(key)); }

void FormBody::left()
{
    if (m_document) m_document->endMerge();
}

void FormBody::showAgain()
{
    QTimer::singleShot(0, this, [this] {
        if (m_document) take(*m_document, m_judgement, m_pointer);
    });
}

void FormBody::undo()
{
    if (m_document) m_document->undo();
}

void FormBody::redo()
{
    if (m_document) m_document->redo();
}

bool FormBody::takeKeyboard(std::string_view key)
{
    for (const auto& section : m_sections)
        if (auto* row = section.panel->rowAt(key)) return row->takeKeyboard(key);
    return false;
}

Control* FormBody::controlAt(std::string_view key) const { return findChild<Control*>(QStringLiteral("field:") + shown(key)); }

}  // namespace muster::editor
