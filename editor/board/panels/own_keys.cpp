#include "editor/board/panels/own_keys.hpp"

#include "core/library/library.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/document/scenario_edits.hpp"

#include <QTimer>
#include <QVBoxLayout>

namespace muster::editor {

OwnKeys::OwnKeys(BoardView& view, rules::Scope scope, QWidget* parent) : QWidget(parent), m_view(view), m_scope(scope)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    hide();
}

OwnKeys::~OwnKeys() = default;

void OwnKeys::build()
{
    delete m_panel;
    m_panel = nullptr;
    m_fields.clear();
    if (!m_rulesContext || !m_rulesContext->game) return;
    const auto checkResult = m_view.checkResult();
    m_fields =
        fieldsOf(*m_rulesContext->game, m_scope, checkResult && checkResult->words ? *checkResult->words : GameWords{});
    if (m_fields.empty()) return;
    std::vector<const Field*> fields;
    for (const auto& field : m_fields) fields.push_back(&field);
    m_panel = new FieldPanel(fields, nullptr, {}, *this, this);
    layout()->addWidget(m_panel);
}

void OwnKeys::show(const std::string& pointer)
{
    m_pointer = pointer;
    const auto checkResult = m_view.checkResult();
    const auto text = m_view.host().text();
    if (!checkResult || !checkResult->rulesContext || !text) return setVisible(false);
    if (!m_rulesContext || m_rulesContext->game != checkResult->rulesContext->game) {
        m_rulesContext = checkResult->rulesContext;
        build();
    }
    const bool isShown = m_panel && m_rulesContext->catalogue && text->root().at(std::string_view(pointer)).isObject();
    setVisible(isShown);
    if (!isShown) return;
    std::vector<FieldFinding> findings;
    for (const auto index : checkResult->findingsAt(pointer)) {
        const auto& finding = checkResult->diagnostics[index];
        findings.push_back({&finding, finding.place.pointer.substr(pointer.size())});
    }
    FormModel formModel(text, checkResult, pointer);
    m_panel->take(formModel, 0, findings);
}

bool OwnKeys::takeKeyboard(std::string_view key)
{
    auto* row = m_panel && isVisibleTo(parentWidget()) ? m_panel->rowAt(key) : nullptr;
    return row && row->takeKeyboard(key);
}

void OwnKeys::make(const std::function<Change(const text::Document&)>& change)
{
    if (const auto text = m_view.host().text()) m_view.host().make(change(*text));
    showAgain();
}

void OwnKeys::set(std::string_view key, std::string json)
{
    make([&](const text::Document& text) {
        return scenario::setValue(scenario::ScenarioText(text), m_pointer, key, json);
    });
}

void OwnKeys::clear(std::string_view key)
{
    make(
        [&](const text::Document& text) { return scenario::clearValue(scenario::ScenarioText(text), m_pointer, key); });
}

void OwnKeys::addItem(std::string_view key, std::string json, std::size_t index)
{
    make([&](const text::Document& text) {
        const auto list = text.root().at(std::string_view(m_pointer)).at(key);
        return list.isArray() ? editor::addItem(text, m_pointer, key, json, index)
                              : scenario::setValue(scenario::ScenarioText(text), m_pointer, key, "[" + json + "]");
    });
}

void OwnKeys::removeItem(std::string_view item)
{
    make([&](const text::Document& text) { return editor::removeItem(text, m_pointer + std::string(item)); });
}

void OwnKeys::moveItem(std::string_view item, std::size_t index)
{
    make([&](const text::Document& text) { return editor::moveItem(text, m_pointer + std::string(item), index); });
}

void OwnKeys::showAgain()
{
    QTimer::singleShot(0, this, [this] { show(m_pointer); });
}

void OwnKeys::undo() { m_view.host().undo(); }
void OwnKeys::redo() { m_view.host().redo(); }

}  // namespace muster::editor
