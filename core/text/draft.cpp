#include "core/text/draft_writer.hpp"

#include "core/text/edit.hpp"
#include "core/text/piece.hpp"
#include "core/text/pointer.hpp"

#include <algorithm>
#include <charconv>

namespace muster::text {

namespace {

std::size_t indexOf(const Piece& container, std::string_view token)
{
    if (!container.isArray()) {
        const std::string name = tokenName(token);
        const auto found = std::find_if(container.children.begin(), container.children.end(),
                                        [&](const auto& child) { return child->isNamed(name); });
        return static_cast<std::size_t>(found - container.children.begin());
    }
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), index);
    const bool number =
        error == std::errc() && end == token.data() + token.size() && (token.size() == 1 || token.front() != '0');
    return number ? index : container.children.size();
}

/// The index for a new member among the existing ones.
std::size_t placeFor(const Piece& object, std::string_view key, KeyOrder order)
{
    const auto wanted = std::find(order.begin(), order.end(), key);
    if (wanted == order.end()) return object.children.size();
    for (std::size_t i = 0; i < object.children.size(); ++i)
        if (std::any_of(wanted + 1, order.end(),
                        [&](std::string_view later) { return object.children[i]->isNamed(later); }))
            return i;
    return object.children.size();
}

}  // namespace

struct Draft::State {
    struct Place {
        Piece* parent = nullptr;  ///< null for the root
        std::size_t index = 0;
        std::size_t depth = 0;  ///< of the value
        Piece* piece = nullptr;
    };

    const Document* document = nullptr;
    Piece root;
    std::vector<std::shared_ptr<const Document>> given;  ///< new values that pieces refer to

    /// The value at a pointer, with every value on the path opened, or nothing.
    std::optional<Place> find(std::string_view pointer)
    {
        Place place{nullptr, 0, 0, &root};
        while (!pointer.empty()) {
            if (pointer.front() != '/' || !place.piece->isContainer()) return std::nullopt;
            pointer.remove_prefix(1);
            const auto token = pointer.substr(0, pointer.find('/'));
            pointer.remove_prefix(token.size());
            place.piece->open();
            const std::size_t index = indexOf(*place.piece, token);
            if (index >= place.piece->children.size()) return std::nullopt;
            place = {place.piece, index, place.depth + 1, place.piece->children[index].get()};
        }
        return place;
    }

    /// A new value, if it is JSON and does not exceed the depth limit.
    std::unique_ptr<Piece> make(std::string_view json, std::size_t depth)
    {
        auto parsed = parseFragment(std::string(json));
        if (!parsed.document) return nullptr;
        auto piece = std::make_unique<Piece>();
        piece->node = parsed.document->root();
        if (depth + piece->height() > Limits().depth) return nullptr;
        given.push_back(std::move(parsed.document));
        return piece;
    }
};

Draft::Draft(const Document& document) : m_state(std::make_unique<State>())
{
    m_state->document = &document;
    m_state->root.node = document.root();
}

Draft::~Draft() = default;
Draft::Draft(Draft&&) noexcept = default;
Draft& Draft::operator=(Draft&&) noexcept = default;

bool Draft::has(std::string_view pointer) const { return m_state->find(pointer).has_value(); }

std::string Draft::valueText(std::string_view pointer) const
{
    const auto place = m_state->find(pointer);
    return place ? place->piece->onOneLine() : std::string();
}

std::size_t Draft::sizeOf(std::string_view pointer) const
{
    const auto place = m_state->find(pointer);
    return place && place->piece->isContainer() ? place->piece->size() : 0;
}

bool Draft::replace(std::string_view pointer, std::string_view json)
{
    const auto place = m_state->find(pointer);
    if (!place) return false;
    auto piece = m_state->make(json, place->depth);
    if (!piece) return false;
    piece->key = place->piece->key;
    piece->replaced = place->piece->placeIn(*m_state->document);
    piece->isMoved = place->piece->isMoved;
    *place->piece = std::move(*piece);
    return true;
}

bool Draft::setMember(std::string_view object, std::string_view key, std::string_view json, KeyOrder order)
{
    const auto place = m_state->find(object);
    if (!place || !place->piece->node.isObject()) return false;
    auto piece = m_state->make(json, place->depth + 1);
    if (!piece) return false;
    place->piece->open();
    auto& children = place->piece->children;
    const auto known =
        std::find_if(children.begin(), children.end(), [&](const auto& child) { return child->isNamed(key); });
    if (known != children.end()) {
        piece->key = (*known)->key;
        piece->replaced = (*known)->placeIn(*m_state->document);
        *known = std::move(piece);
        return true;
    }
    piece->key = quoted(key);
    children.insert(children.begin() + static_cast<std::ptrdiff_t>(placeFor(*place->piece, key, order)),
                    std::move(piece));
    return true;
}

bool Draft::remove(std::string_view pointer)
{
    const auto place = m_state->find(pointer);
    if (!place || !place->parent) return false;
    place->parent->children.erase(place->parent->children.begin() + static_cast<std::ptrdiff_t>(place->index));
    return true;
}

bool Draft::insertItem(std::string_view array, std::size_t index, std::string_view json)
{
    const auto place = m_state->find(array);
    if (!place || !place->piece->isArray()) return false;
    place->piece->open();
    auto& children = place->piece->children;
    if (index == atEnd) index = children.size();
    if (index > children.size()) return false;
    auto piece = m_state->make(json, place->depth + 1);
    if (!piece) return false;
    children.insert(children.begin() + static_cast<std::ptrdiff_t>(index), std::move(piece));
    return true;
}

bool Draft::insertInto(std::string_view object, std::string_view key, std::size_t index, std::string_view json,
                       KeyOrder order)
{
    const auto place = m_state->find(object);
    if (!place || !place->piece->node.isObject()) return false;
    place->piece->open();
    const auto& children = place->piece->children;
    const auto known =
        std::find_if(children.begin(), children.end(), [&](const auto& child) { return child->isNamed(key); });
    if (known == children.end())
        return (index == 0 || index == atEnd) && setMember(object, key, "[" + std::string(json) + "]", order);
    std::string pointer(object);
    appendToken(pointer, key);
    return insertItem(pointer, index, json);
}

bool Draft::moveItem(std::string_view item, std::string_view array, std::size_t index)
{
    const auto from = m_state->find(item);
    const auto to = m_state->find(array);
    if (!from || !to || !from->parent || !from->parent->isArray() || !to->piece->isArray()) return false;
    // An item cannot move into itself.
    if (array == item || (array.starts_with(item) && array.size() > item.size() && array[item.size()] == '/'))
        return false;
    to->piece->open();
    const bool same = from->parent == to->piece;
    const std::size_t size = to->piece->children.size() - (same ? 1 : 0);
    if (index == atEnd) index = size;
    if (index > size || to->depth + 1 + from->piece->height() > Limits().depth) return false;
    if (same && index == from->index) return true;
    const auto place = from->parent->children.begin() + static_cast<std::ptrdiff_t>(from->index);
    auto piece = std::move(*place);
    piece->isMoved = true;
    from->parent->children.erase(place);
    to->piece->children.insert(to->piece->children.begin() + static_cast<std::ptrdiff_t>(index), std::move(piece));
    return true;
}

bool Draft::renameKey(std::string_view member, std::string_view key)
{
    const auto place = m_state->find(member);
    if (!place || !place->parent || place->parent->isArray()) return false;
    const auto& siblings = place->parent->children;
    if (std::any_of(siblings.begin(), siblings.end(), [&](const auto& sibling) { return sibling->isNamed(key); }))
        return place->piece->isNamed(key);
    place->piece->key = quoted(key);
    return true;
}

std::vector<Edit> Draft::edits() const { return DraftWriter(*m_state->document).write(m_state->root); }

}  // namespace muster::text
