#include "validator/versions/same_value.hpp"

#include "core/library/content_hashes.hpp"
#include "core/schema/wording.hpp"
#include "core/text/canonical.hpp"

namespace muster::validator {

using text::Node;

namespace {

constexpr std::size_t maxShownValue = 60;

}  // namespace

bool isForPeople(Node member)
{
    static constexpr std::array<std::string_view, 7> words{"name", "label",    "short",  "summary",
                                                           "help", "fileHelp", "message"};
    return !rules::affectsVerdicts(member) || (member.isString() && isOneOf(member.key(), words));
}

bool isSameValue(Node a, Node b, Texts texts)
{
    if (!a || !b) return !a && !b;
    if (a.isNumber() && b.isNumber()) return a.plainText() == b.plainText() || a.real() == b.real();
    if (a.kind() != b.kind()) return false;
    if (a.isString()) return a.string() == b.string();
    if (a.isArray()) {
        if (a.size() != b.size()) return false;
        auto other = b.begin();
        for (const Node item : a) {
            if (!isSameValue(item, *other, texts)) return false;
            ++other;
        }
        return true;
    }
    if (!a.isObject()) return a.sourceText() == b.sourceText();
    const auto counts = [&](Node member) { return texts == Texts::compared || !isForPeople(member); };
    // Looking up a member of the object itself takes time by the number of its members.
    std::map<std::string_view, Node> others;
    for (const Node member : b)
        if (counts(member)) others.emplace(member.key(), member);
    std::size_t count = 0;
    for (const Node member : a) {
        if (!counts(member)) continue;
        ++count;
        const auto other = others.find(member.key());
        if (other == others.end() || !isSameValue(member, other->second, texts)) return false;
    }
    return count == others.size();
}

std::string shownNode(Node node) { return schema::cut(text::onOneLine(node), maxShownValue); }

std::map<std::string_view, Node> byId(Node array)
{
    std::map<std::string_view, Node> items;
    for (const Node item : array)
        if (item["id"].isString()) items.emplace(item["id"].string(), item);
    return items;
}

}  // namespace muster::validator
