#include "core/library/content_hashes.hpp"

#include "core/game/added_rules.hpp"

#include "core/game/game.hpp"
#include "core/game/scope.hpp"
#include "core/library/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

namespace muster::rules {

using text::Kind;
using text::Node;

namespace {

/// Members that are always human-readable text.
constexpr std::array<std::string_view, 6> words{"title", "description", "notes", "source", "ruling", "costReason"};

/// Members of an army that decide nothing.
constexpr std::array<std::string_view, 8> leftOut{"$schema", "format",  "systemVersion", "name",
                                                  "player",  "colours", "emblem",        "pin"};

/// 64-bit FNV-1a. It guards against mistakes, not against forgery: anyone who can change a system can change a pin as
/// well.
class Hash {
public:
    void add(std::string_view text)
    {
        number(text.size());
        for (const char c : text) byte(static_cast<unsigned char>(c));
    }
    void add(Node node)
    {
        byte(node ? static_cast<unsigned char>(node.kind()) : 255);
        if (!node) return;
        switch (node.kind()) {
        case Kind::null: break;
        case Kind::boolean: byte(node.boolean() ? 1 : 0); break;
        case Kind::integer: number(static_cast<std::uint64_t>(node.integer())); break;
        case Kind::unsignedInteger: number(node.unsignedInteger()); break;
        case Kind::real: number(std::bit_cast<std::uint64_t>(node.real())); break;
        case Kind::string: add(node.string()); break;
        case Kind::array:
            number(node.size());
            for (const Node item : node) add(item);
            break;
        case Kind::object:
            for (const Node member : node)
                if (affectsVerdicts(member)) addMember(member);
            byte(0);
            break;
        }
    }
    void addMember(Node member)
    {
        byte(1);
        add(member.key());
        add(member);
    }
    void addPart(Node element, std::string_view key)
    {
        add(key);
        add(element[key]);
    }

    std::string text() const { return fmt::format("{:016x}", m_state); }

private:
    void byte(unsigned char value) { m_state = (m_state ^ value) * 1099511628211u; }
    void number(std::uint64_t value)
    {
        for (int shift = 0; shift < 64; shift += 8) byte(static_cast<unsigned char>(value >> shift));
    }

    std::uint64_t m_state = 14695981039346656037u;
};

void addDerived(Hash& hash, std::string_view scope, const std::vector<Derived>& derived)
{
    hash.add(scope);
    for (const auto& value : derived) {
        if (!value.affectsVerdict) continue;
        hash.add(value.name);
        hash.add(value.program.source());
    }
}

void addTerms(Hash& hash, Node terms)
{
    for (const Node term : terms)
        for (const char* key : {"when", "each", "value"}) hash.addPart(term, key);
}

void addRule(Hash& hash, const Rule& rule)
{
    for (const char* key : {"id", "level", "levelIf", "scope", "when", "each", "require"}) hash.addPart(rule.node, key);
    for (std::size_t i = 0; i < rule.lets.size(); ++i) {
        if (rule.letForTexts[i]) continue;
        hash.add(rule.lets[i].name);
        hash.add(rule.lets[i].program.source());
    }
}

bool affectsArmies(Scope scope)
{
    return scope == Scope::army || scope == Scope::group || scope == Scope::unit || scope == Scope::leader;
}

std::string hashOfGame(const Game& game)
{
    Hash hash;
    const Node root = game.document->root();
    for (const char* key :
         {"lists", "tables", "definitions", "unit", "entry", "leader", "group", "army", "entries", "leaders"})
        hash.addPart(root, key);
    // Newer than the pins of armies of systems without it.
    if (root["list"]) hash.addPart(root, "list");
    hash.addPart(root["budget"], "default");
    addDerived(hash, "entry", game.derivedEntry);
    addDerived(hash, "unit", game.derivedUnit);
    addDerived(hash, "leader", game.derivedLeader);
    addDerived(hash, "group", game.derivedGroup);
    addDerived(hash, "army", game.derivedArmy);
    for (const char* element : {"unit", "leader", "army"}) {
        const Node cost = root["cost"][element];
        hash.add(element);
        hash.addPart(cost["times"], "value");
        addTerms(hash, cost["each"]);
        hash.add("once");
        addTerms(hash, cost["once"]);
    }
    for (const Rule& rule : game.rules)
        if (affectsArmies(rule.scope)) addRule(hash, rule);
    return hash.text();
}

}  // namespace

ContentHashes hashesOf(const Catalogue& catalogue) { return hashesOf(catalogue.game(), catalogue); }

ContentHashes hashesOf(const Game& game, const Catalogue& catalogue)
{
    ContentHashes hashes{hashOfGame(game), {}};
    if (catalogue.lists().empty()) return hashes;
    Hash hash;
    for (const auto& list : catalogue.lists()) {
        for (const char* key : {"id", "tables", "entries", "leaders"}) hash.addPart(list->root(), key);
        // Newer than the pins of armies whose lists have none.
        if (list->root()["limits"]) hash.addPart(list->root(), "limits");
        for (const auto& field : game.list.fields) hash.addPart(list->root(), field.name);
    }
    for (const Rule& rule : catalogue.game().rules)
        if (rule.origin == RuleOrigin::list) addRule(hash, rule);
    hashes.list = hash.text();
    return hashes;
}

bool affectsVerdicts(Node member)
{
    if (member.key().starts_with("x-")) return false;
    // What is accepted changes no verdict. A row of a table may have a column of that name.
    if (member.key() == "accept" && member.at(std::uint32_t{0})["reason"]) return false;
    if (member.key() == "expect" && member.isArray() && member.parent().key().empty()) return false;
    // Form hints do not affect verdicts. Table rows, which may have a "form" of their own, are not members of an
    // object.
    if (member.key() == "form" && member.isObject() && !member.parent().key().empty() &&
        member.parent().key() != "properties")
        return false;
    // A property may be named "title"; then its value is a schema, not a text.
    return !member.isString() || std::find(words.begin(), words.end(), member.key()) == words.end();
}

bool isDecision(Node member)
{
    return affectsVerdicts(member) && std::find(leftOut.begin(), leftOut.end(), member.key()) == leftOut.end();
}

std::string hashOfArmy(Node army)
{
    Hash hash;
    for (const Node member : army)
        if (isDecision(member)) hash.addMember(member);
    return hash.text();
}

}  // namespace muster::rules
