#include "core/rules/battlefield/contingent.hpp"

#include "core/rules/check.hpp"

#include <algorithm>
#include <cmath>

namespace muster::rules {

using expr::Value;
using expr::ValueType;
using text::Node;

Contingent::Contingent(const model::Project& project, std::filesystem::path path, std::optional<std::int64_t> budget,
                       Library& library)
    : m_name(model::displayName(path)), m_file(library.file(path))
{
    judge(path, library, budget);
    if (!m_file->document) return;
    const Node root = m_file->document->root();
    m_basis = library.basis(project, {root["system"].string(), root["list"].string(), root["house"].string(), path});
    if (!m_basis->offer) return;
    m_evaluation.emplace(m_arena);
    m_roster.emplace(root, *m_basis->offer, *m_evaluation, Roster::Detail::all, budget);
    gatherPlaceables();
}

void Contingent::judge(const std::filesystem::path& path, Library& library, std::optional<std::int64_t> budget)
{
    if (m_file->source) m_findings = check(Subject{m_file->source, path, model::FileKind::army, {}, budget}, library);
    m_errors = static_cast<std::size_t>(std::count_if(m_findings.begin(), m_findings.end(), [](const auto& finding) {
        return finding.level == diagnostics::Level::error;
    }));
    if (!m_file->source) m_errors = 1;
}

std::string_view Contingent::system() const
{
    return m_file->document ? m_file->document->root()["system"].string() : std::string_view();
}

std::string_view Placeable::name() const
{
    const expr::Value* name = self.find("name");
    return name && name->is(expr::ValueType::string) && !name->asString().empty() ? name->asString() : id;
}

std::string_view Contingent::name() const
{
    return m_file->document ? m_file->document->root()["name"].string() : std::string_view();
}

const Placeable* Contingent::placeable(std::string_view id) const
{
    const auto found = std::find_if(m_placeables.begin(), m_placeables.end(),
                                    [&](const Placeable& placeable) { return placeable.id == id; });
    return found == m_placeables.end() ? nullptr : &*found;
}

bool Contingent::hasGroup(std::string_view id) const
{
    if (!m_roster) return false;
    return std::any_of(m_roster->groups().begin(), m_roster->groups().end(),
                       [&](const Formation& group) { return group.node["id"].string() == id; });
}

std::vector<std::string_view> Contingent::membersOf(std::string_view group) const
{
    std::vector<std::string_view> ids;
    if (!m_roster || group.empty()) return ids;
    for (const auto& formation : m_roster->groups())
        if (formation.node["id"].string() == group)
            for (const char* key : {"units", "leaders"})
                for (const Node member : formation.node[key]) ids.push_back(member["id"].string());
    return ids;
}

void Contingent::gatherPlaceables()
{
    for (std::size_t i = 0; i < m_roster->units().size(); ++i) {
        m_roster->show(Scope::unit, i);
        m_placeables.push_back(placeableOf(m_roster->units()[i], false));
    }
    for (std::size_t i = 0; i < m_roster->leaders().size(); ++i) {
        m_roster->show(Scope::leader, i);
        m_placeables.push_back(placeableOf(m_roster->leaders()[i], true));
    }
}

Placeable Contingent::placeableOf(const Member& member, bool isLeader)
{
    const Placing& placing = isLeader ? m_roster->offer().game().leaderPlacing : m_roster->offer().game().unitPlacing;
    Placeable result{member.node["id"].string(), isLeader, member.self, isLeader ? 1 : member.count, std::nullopt};
    if (placing.bases)
        if (const auto bases = m_evaluation->value(*placing.bases); bases && bases->is(ValueType::integer))
            result.bases = std::max<std::int64_t>(0, bases->asInteger());
    const auto base = placing.base ? m_evaluation->value(*placing.base) : std::nullopt;
    if (!base || !base->is(ValueType::list) || base->size() != 2) return result;
    const auto sides = base->asList();
    const auto isLength = [](const Value& v) {
        return v.isNumber() && std::isfinite(v.asNumber()) && v.asNumber() > 0 && v.asNumber() < 1e5;
    };
    if (isLength(sides[0]) && isLength(sides[1])) result.base = {sides[0].asNumber(), sides[1].asNumber()};
    return result;
}

}  // namespace muster::rules
