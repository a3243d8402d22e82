#include "fuzz/json_model.hpp"

#include "core/text/pointer.hpp"

namespace muster::fuzz {

namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;

/// Removes the first such value from its array.
bool eraseItem(Json& in, const Json& value)
{
    for (auto each = in.begin(); each != in.end(); ++each) {
        if (*each == value) {
            in.erase(each);
            return true;
        }
        if (each->is_structured() && eraseItem(*each, value)) return true;
    }
    return false;
}

const char* const goneMark = "\x01gone from here";

}  // namespace

bool JsonModel::canHold(const text::Document& document)
{
    for (std::uint32_t i = 0; i < document.nodeCount(); ++i) {
        const auto node = document.node(i);
        if (node.isString() && node.string().find('\x01') != std::string_view::npos) return false;
        std::size_t depth = 0;
        for (auto at = node; at.index() != 0; at = at.parent()) ++depth;
        if (depth > 60) return false;
    }
    return true;
}

std::string JsonModel::anyPlace(Choices& choices) const
{
    std::string pointer;
    const Json* at = &m_root;
    while (at->is_structured() && !at->empty() && choices.below(5) != 0) {
        const auto index = choices.below(at->size());
        auto item = at->begin();
        std::advance(item, static_cast<std::ptrdiff_t>(index));
        text::appendToken(pointer, at->is_array() ? std::to_string(index) : item.key());
        at = &*item;
    }
    return pointer;
}

bool JsonModel::replace(const std::string& place, const std::string& json)
{
    m_root.at(Pointer(place)) = Json::parse(json);
    return true;
}

bool JsonModel::setMember(const std::string& object, const std::string& key, const std::string& json)
{
    Json& in = m_root.at(Pointer(object));
    if (!in.is_object()) return false;
    in[key] = Json::parse(json);
    return true;
}

bool JsonModel::remove(const std::string& place)
{
    const Pointer pointer(place);
    if (pointer.empty()) return false;
    Json& in = m_root.at(pointer.parent_pointer());
    if (in.is_array())
        in.erase(std::stoul(pointer.back()));
    else
        in.erase(pointer.back());
    return true;
}

bool JsonModel::insertItem(const std::string& array, std::size_t index, const std::string& json)
{
    Json& in = m_root.at(Pointer(array));
    if (!in.is_array() || index > in.size()) return false;
    in.insert(in.begin() + static_cast<std::ptrdiff_t>(index), Json::parse(json));
    return true;
}

bool JsonModel::moveItem(const std::string& item, const std::string& array, std::size_t index)
{
    const Pointer from(item);
    if (from.empty() || !m_root.at(from.parent_pointer()).is_array()) return false;
    if ((array + "/").starts_with(item + "/") || !m_root.at(Pointer(array)).is_array()) return false;
    Json& to = m_root.at(Pointer(array));
    const bool within = from.parent_pointer() == Pointer(array);
    if (index > to.size() - (within ? 1 : 0)) return false;
    const Json value = m_root.at(from);
    m_root.at(from) = goneMark;
    // Within one array the index does not count the item itself.
    const auto at = within && index > std::stoul(from.back()) ? index + 1 : index;
    to.insert(to.begin() + static_cast<std::ptrdiff_t>(at), value);
    return eraseItem(m_root, goneMark);
}

bool JsonModel::renameKey(const std::string& member, const std::string& key)
{
    const Pointer pointer(member);
    if (pointer.empty()) return false;
    Json& in = m_root.at(pointer.parent_pointer());
    if (!in.is_object()) return false;
    if (pointer.back() == key) return true;
    if (in.contains(key)) return false;
    Json changed = Json::object();
    for (const auto& [name, value] : in.items()) changed[name == pointer.back() ? key : name] = value;
    in = std::move(changed);
    return true;
}

}  // namespace muster::fuzz
