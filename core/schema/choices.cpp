#include "core/schema/choices.hpp"

#include "core/schema/program.hpp"

#include <algorithm>
#include <bit>
#include <map>

namespace muster::schema {

namespace {

constexpr std::size_t maxBranchesCompared = 64;
constexpr std::size_t maxMembersTried = 16;

class Planner {
public:
    explicit Planner(Program& program) : m_program(program), m_types(program.blocks.size()) {}

    void plan(Choice& choice)
    {
        for (std::uint32_t position = 0; position < choice.branches.size(); ++position) {
            std::uint8_t branchTypes = typesOf(choice.branches[position]);
            if (branchTypes & types::whole) branchTypes |= types::fraction;  // 3.0 was parsed as a fraction
            for (int bit = 0; bit < types::count; ++bit) {
                if (branchTypes >> bit & 1) choice.byType[static_cast<std::size_t>(bit)].push_back(position);
            }
        }
        const auto& forObjects = choice.candidates(text::Kind::object);
        if (forObjects.size() < 2 || forObjects.size() > maxBranchesCompared) return;
        choice.discriminator = decidingMember(choice, forObjects);
        if (!choice.discriminator) choice.ownKeys = ownKeys(choice, forObjects);
    }

private:
    /// The types that this block's type, enum, const and combinations may accept; never too few.
    std::uint8_t typesOf(BlockId id)
    {
        if (m_types[id]) return *m_types[id];
        const Block& block = m_program.blocks[id];
        std::uint8_t result = block.types;
        if (block.combined != noRules) {
            const CombinedRules& rules = m_program.combined[block.combined];
            if (rules.allowed) result &= rules.allowed->types();
            if (rules.constant) result &= rules.constant->types();
            for (const BlockId part : rules.allOf) result &= typesOf(part);
            for (const auto* choice : {&rules.anyOf, &rules.oneOf}) {
                if (!*choice) continue;
                std::uint8_t either = 0;
                for (const BlockId branch : (*choice)->branches) either |= typesOf(branch);
                if (either & types::whole) either |= types::fraction;
                result &= either;
            }
        }
        m_types[id] = result;
        return result;
    }

    const ObjectRules* objectRules(BlockId block) const
    {
        const RuleId rules = m_program.blocks[block].objects;
        return rules == noRules ? nullptr : &m_program.objects[rules];
    }

    const ValueSet* valuesOf(BlockId branch, std::string_view member) const
    {
        const ObjectRules* rules = objectRules(branch);
        const std::uint32_t name = rules ? rules->names.find(member) : NameTable::absent;
        if (name == NameTable::absent || rules->known[name].own == noBlock) return nullptr;
        const RuleId combined = m_program.blocks[rules->known[name].own].combined;
        if (combined == noRules) return nullptr;
        const CombinedRules& own = m_program.combined[combined];
        return own.constant ? &*own.constant : own.allowed ? &*own.allowed : nullptr;
    }

    std::optional<Choice::Discriminator> decidingMember(const Choice& choice,
                                                        const std::vector<std::uint32_t>& branches) const
    {
        const ObjectRules* first = objectRules(choice.branches[branches.front()]);
        if (!first) return std::nullopt;
        std::size_t tried = 0;
        for (const std::string& member : first->names.names()) {
            if (!valuesOf(choice.branches[branches.front()], member)) continue;
            if (++tried > maxMembersTried) break;
            std::vector<const ValueSet*> sets;
            for (const std::uint32_t branch : branches) sets.push_back(valuesOf(choice.branches[branch], member));
            if (std::find(sets.begin(), sets.end(), nullptr) != sets.end()) continue;
            std::vector<std::uint32_t> owners;
            auto joined = ValueSet::joined(sets, owners);
            if (!joined) continue;
            for (auto& owner : owners) owner = branches[owner];
            return Choice::Discriminator{member, std::move(*joined), std::move(owners)};
        }
        return std::nullopt;
    }

    std::vector<std::string> ownKeys(const Choice& choice, const std::vector<std::uint32_t>& branches) const
    {
        std::map<std::string_view, int> uses;
        for (const std::uint32_t branch : branches) {
            const ObjectRules* rules = objectRules(choice.branches[branch]);
            if (!rules) return {};
            for (const std::string& name : rules->names.names()) ++uses[name];
        }
        std::vector<std::string> keys(choice.branches.size());
        for (const std::uint32_t branch : branches) {
            const ObjectRules& rules = *objectRules(choice.branches[branch]);
            const auto own = std::find_if(rules.required.begin(), rules.required.end(),
                                          [&](std::uint32_t name) { return uses[rules.names.names()[name]] == 1; });
            if (own == rules.required.end()) return {};
            keys[branch] = rules.names.names()[*own];
        }
        return keys;
    }

    Program& m_program;
    std::vector<std::optional<std::uint8_t>> m_types;
};

}  // namespace

void planChoices(Program& program)
{
    Planner planner(program);
    for (CombinedRules& rules : program.combined) {
        if (rules.anyOf) planner.plan(*rules.anyOf);
        if (rules.oneOf) planner.plan(*rules.oneOf);
    }
}

}  // namespace muster::schema
