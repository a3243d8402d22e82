#include "core/proposals/army_draft.hpp"

#include "core/text/edit.hpp"

#include <algorithm>
#include <map>
#include <string_view>

namespace muster::rules {

using text::Node;

namespace {

constexpr std::string_view orderOfArmy[] = {"leaders", "units", "groups", "notes", "accept", "expect", "pin"};
constexpr std::string_view orderOfGroup[] = {"leaders", "units", "notes", "accept"};
constexpr std::string_view orderOfLeader[] = {"with", "options", "notes", "accept"};
constexpr std::string_view orderOfBudget[] = {"budget", "house",  "leaders", "units", "groups",
                                              "notes",  "accept", "expect",  "pin"};

template <class Visit>
void forEachMember(Node army, Visit visit)
{
    const auto in = [&](Node owner) {
        for (const Node leader : owner["leaders"]) visit(leader, true);
        for (const Node unit : owner["units"]) visit(unit, false);
    };
    in(army);
    for (const Node group : army["groups"]) in(group);
}

std::set<std::string, std::less<>> idsIn(Node army)
{
    std::set<std::string, std::less<>> ids;
    forEachMember(army, [&](Node member, bool) { ids.emplace(member["id"].string()); });
    for (const Node group : army["groups"]) ids.emplace(group["id"].string());
    return ids;
}

std::string applied(const text::Document& document, const text::Draft& draft)
{
    return text::applied(document.source().bytes(), draft.edits());
}

class Writer {
public:
    Writer(const text::Document& army, bool merges)
        : m_army(army), m_draft(army), m_merges(merges), m_ids(idsIn(army.root()))
    {}

    void remove(std::vector<Node> nodes)
    {
        // From the last to the first, so that the pointers of the others stay.
        std::sort(nodes.begin(), nodes.end(), [](Node a, Node b) { return a.index() > b.index(); });
        std::set<std::string, std::less<>> gone;
        for (const Node node : nodes) {
            gone.emplace(node["id"].string());
            m_draft.remove(node.pointer());
        }
        if (gone.empty()) return;
        const auto parsed = text::parseFragment(applied(m_army, m_draft));
        if (!parsed.document) return;
        forEachMember(parsed.document->root(), [&](Node member, bool isLeader) {
            if (isLeader && gone.contains(member["with"].string())) m_draft.remove(member["with"].pointer());
        });
    }

    void add(const Offer& offer, std::int64_t number)
    {
        const bool isOne = m_merges && offer.isMergeable;
        for (std::int64_t i = 0; i < (isOne ? 1 : number); ++i) addOne(offer, isOne ? number : offer.count);
    }

    ArmyDraft finished() { return {applied(m_army, m_draft), std::move(m_added)}; }

private:
    std::string newId(const std::string& wanted)
    {
        auto id = wanted;
        for (auto& next = m_next.try_emplace(wanted, 2).first->second; !m_ids.insert(id).second; ++next)
            id = wanted + "-" + std::to_string(next);
        return id;
    }

    void addOne(const Offer& offer, std::int64_t count)
    {
        const auto id = newId(offer.id);
        std::string json = "{\"id\": " + text::quoted(id);
        if (offer.entry) json += ", \"entry\": " + text::quoted(offer.entry->id);
        if (!offer.isLeader && count != 1) json += ", \"count\": " + std::to_string(count);
        for (const auto& [key, value] : offer.values) json += ", " + text::quoted(key) + ": " + value;
        json += "}";
        auto owner = offer.owner;
        if (owner == newGroup) owner = groupOfNewUnits();
        m_draft.insertInto(owner, offer.isLeader ? "leaders" : "units", text::atEnd, json,
                           owner.empty() ? text::KeyOrder(orderOfArmy) : text::KeyOrder(orderOfGroup));
        m_added.push_back({offer.isLeader, id, offer.name, offer.entry ? std::string(offer.entry->id) : std::string(),
                           offer.isLeader ? 1 : count});
    }

    const std::string& groupOfNewUnits()
    {
        if (m_newGroup.empty()) {
            const auto kind = m_army.root()["groups"].at(0U)["kind"].string();
            const auto id = newId(kind.empty() ? "group" : std::string(kind));
            std::string json = "{\"id\": " + text::quoted(id);
            if (!kind.empty()) json += ", \"kind\": " + text::quoted(kind);
            const auto index = m_draft.sizeOf("/groups");
            m_draft.insertInto("", "groups", text::atEnd, json + ", \"units\": []}", text::KeyOrder(orderOfArmy));
            m_newGroup = "/groups/" + std::to_string(index);
        }
        return m_newGroup;
    }

    const text::Document& m_army;
    text::Draft m_draft;
    bool m_merges;
    std::set<std::string, std::less<>> m_ids;
    std::map<std::string, std::int64_t> m_next;
    std::string m_newGroup;
    std::vector<DraftedMember> m_added;
};

}  // namespace

std::string preparedArmy(const text::Document& army, std::optional<std::int64_t> budget)
{
    text::Draft draft(army);
    std::set<std::string_view> units;
    forEachMember(army.root(), [&](Node member, bool isLeader) {
        if (!isLeader) units.insert(member["id"].string());
    });
    forEachMember(army.root(), [&](Node member, bool isLeader) {
        const Node with = member["with"];
        if (isLeader && with.isString() && !units.contains(with.string())) draft.remove(with.pointer());
    });
    if (budget) draft.setMember("", "budget", std::to_string(*budget), orderOfBudget);
    return applied(army, draft);
}

ArmyDraft withMembers(const text::Document& army, const std::vector<Node>& removed,
                      const std::vector<Addition>& additions, bool merges)
{
    Writer writer(army, merges);
    writer.remove(removed);
    for (const auto& [offer, number] : additions)
        if (number > 0) writer.add(*offer, number);
    return writer.finished();
}

std::string withAttached(const text::Document& army, const std::string& leader, std::string_view unit)
{
    text::Draft draft(army);
    draft.setMember(leader, "with", text::quoted(unit), text::KeyOrder(orderOfLeader));
    return applied(army, draft);
}

}  // namespace muster::rules
