#include "editor/form/element_edit_controller.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/text/canonical.hpp"
#include "core/text/pointer.hpp"
#include "editor/document/army_element.hpp"
#include "editor/live_check/change_words.hpp"
#include "editor/look/words.hpp"

#include <QTimer>

#include <algorithm>

namespace muster::editor {

using rules::Scope;

namespace {

std::string firstToken(std::string_view key)
{
    key.remove_prefix(1);
    return text::tokenName(key.substr(0, key.find('/')));
}

std::string parentOf(std::string_view key) { return std::string(key.substr(0, key.rfind('/'))); }

}  // namespace

ElementEditController::ElementEditController(const std::vector<Field>& fields, Scope scope, QObject* parent)
    : QObject(parent), m_fields(fields), m_scope(scope)
{
    for (const auto& field : m_fields)
        if (field.property) m_order.push_back(field.name);
}

void ElementEditController::take(Document& document, std::shared_ptr<const CheckResult> checkResult,
                                 const std::string& pointer)
{
    m_document = &document;
    m_checkResult = std::move(checkResult);
    m_pointer = pointer;
}

void ElementEditController::showAgain() { QTimer::singleShot(0, this, &ElementEditController::showingWanted); }

const Field* ElementEditController::topOf(std::string_view key) const
{
    const auto name = firstToken(key);
    const auto found =
        std::find_if(m_fields.begin(), m_fields.end(), [&](const Field& field) { return field.name == name; });
    return found == m_fields.end() ? nullptr : &*found;
}

void ElementEditController::apply(Change change, std::string_view key)
{
    if (!change || !m_document) return;
    const Field* top = topOf(key);
    // The form has titles of keys that the game's own forms lack.
    if (top && !change.words.empty() && change.words.front().kind == ChangeWord::Kind::key &&
        change.words.front().id == top->name)
        change.words.front() = top->title.empty() ? top->group : top->title;
    nameAsInGame(change, *m_checkResult);
    m_document->apply(std::move(change.edits), nameOf(change), toQString(change.mergeKey));
}

bool ElementEditController::setInside(const Field& top, std::string_view key,
                                      const std::function<bool(text::Draft&, const std::string&)>& edit)
{
    const auto parsed = m_document->parsed();
    const std::string topKey = below({}, top.name);
    if (key == topKey || parsed->root().at(std::string_view(m_pointer + topKey))) return false;
    FormModel formModel(parsed, m_checkResult, m_pointer);
    const auto inherited = formModel.inherited(top);
    if (!inherited.value || (!inherited.value.isObject() && !inherited.value.isArray()) || inherited.value.size() == 0)
        return false;
    // Edit a copy of the value, then insert it as a whole.
    const auto alone = text::parseFragment(text::onOneLine(inherited.value)).document;
    if (!alone) return false;
    text::Draft draft(*alone);
    if (!edit(draft, std::string(key.substr(topKey.size())))) return true;
    apply(setValue(*parsed, m_pointer, topKey, draft.valueText(""), m_order), key);
    return true;
}

void ElementEditController::set(std::string_view key, std::string json)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(key) : nullptr;
    if (!top) return;
    const std::string topKey = below({}, top->name);
    if (key == "/name" && topKey == key) {
        const auto value = text::parseFragment(json).document;
        if (value) apply(rename(*parsed, m_pointer, value->root().string()), key);
        return;
    }
    if (key == "/id" && m_scope != Scope::army) {
        const auto value = text::parseFragment(json).document;
        if (value) apply(changeId(*parsed, m_pointer, value->root().string()), key);
        return;
    }
    const bool isInside = setInside(*top, key, [&](text::Draft& draft, const std::string& rest) {
        return draft.has(rest) ? draft.replace(rest, json)
                               : draft.setMember(parentOf(rest), firstToken(rest.substr(rest.rfind('/'))), json);
    });
    if (isInside) return;
    // The first number of an object adds the others too, because the object requires them.
    const Field* object = top->kind == FieldKind::object ? top : nullptr;
    if (object && object->schema["required"].size() > 0 && !parsed->root().at(std::string_view(m_pointer + topKey)) &&
        key != topKey) {
        const auto start =
            text::parseFragment(startOf(object->schema, m_checkResult->rulesContext->game->document->root())).document;
        text::Draft draft(*start);
        const std::string rest(key.substr(topKey.size()));
        if (draft.has(rest) ? draft.replace(rest, json) : draft.setMember("", firstToken(rest), json))
            return apply(setValue(*parsed, m_pointer, topKey, draft.valueText(""), m_order), key);
    }
    if (key == "/count" && m_scope == Scope::unit)
        if (const auto count = text::parseFragment(json).document)
            return apply(setCount(*parsed, m_pointer, count->root().integer()), key);
    apply(setValue(*parsed, m_pointer, key, json, m_order), key);
}

void ElementEditController::clear(std::string_view key)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(key) : nullptr;
    if (!top) return;
    if (key == "/name") return apply(rename(*parsed, m_pointer, {}), key);
    if (setInside(*top, key, [](text::Draft& draft, const std::string& rest) { return draft.remove(rest); })) return;
    Change change = clearValue(*parsed, m_pointer, key);
    // Deleting the last character merges with the preceding typing.
    change.mergeKey = m_pointer + std::string(key);
    apply(std::move(change), key);
}

void ElementEditController::addItem(std::string_view key, std::string json, std::size_t index)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(key) : nullptr;
    if (!top) return;
    const std::string topKey = below({}, top->name);
    if (key == topKey && !parsed->root().at(std::string_view(m_pointer + topKey))) {
        FormModel formModel(parsed, m_checkResult, m_pointer);
        if (const auto value = formModel.inherited(*top).value; value.size() > 0) {
            const auto alone = text::parseFragment(text::onOneLine(value)).document;
            text::Draft draft(*alone);
            if (draft.insertItem("", index, json))
                apply(setValue(*parsed, m_pointer, topKey, draft.valueText(""), m_order), key);
            return;
        }
        return apply(setValue(*parsed, m_pointer, topKey, "[" + json + "]", m_order), key);
    }
    apply(editor::addItem(*parsed, m_pointer, key, json, index), key);
}

void ElementEditController::removeItem(std::string_view item)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(item) : nullptr;
    if (!top || setInside(*top, item, [](text::Draft& draft, const std::string& rest) { return draft.remove(rest); }))
        return;
    const auto list = parentOf(item);
    // Remove the list with its last item.
    if (parsed->root().at(std::string_view(m_pointer + list)).size() == 1)
        return apply(clearValue(*parsed, m_pointer, list), item);
    apply(editor::removeItem(*parsed, m_pointer + std::string(item)), item);
}

void ElementEditController::moveItem(std::string_view item, std::size_t index)
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    const Field* top = parsed ? topOf(item) : nullptr;
    if (!top || setInside(*top, item, [&](text::Draft& draft, const std::string& rest) {
            return draft.moveItem(rest, parentOf(rest), index);
        }))
        return;
    apply(editor::moveItem(*parsed, m_pointer + std::string(item), index), item);
}

void ElementEditController::setOption(std::string_view option, std::int64_t times)
{
    if (const auto parsed = m_document ? m_document->parsed() : nullptr)
        apply(editor::setOption(*parsed, m_pointer, option, times), "/options");
}

bool ElementEditController::isTaken(std::string_view id) const
{
    const auto parsed = m_document ? m_document->parsed() : nullptr;
    return parsed && freeId(*parsed, id) != id;
}

std::filesystem::path ElementEditController::place() const
{
    return m_document ? m_document->place() : std::filesystem::path();
}

void ElementEditController::left()
{
    if (m_document) m_document->endMerge();
}

void ElementEditController::undo()
{
    if (m_document) m_document->undo();
}

void ElementEditController::redo()
{
    if (m_document) m_document->redo();
}

}  // namespace muster::editor
