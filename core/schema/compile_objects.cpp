#include "core/schema/compiler.hpp"

#include <fmt/format.h>

#include <map>

namespace muster::schema {

using text::Node;

namespace {

/// Collects the rules for one kind of object and numbers each key that the schema names.
class ObjectBuilder {
public:
    std::uint32_t name(std::string_view key)
    {
        const auto [entry, isNew] = m_numbers.emplace(std::string(key), static_cast<std::uint32_t>(m_numbers.size()));
        if (isNew) {
            m_names.emplace_back(key);
            rules.known.emplace_back();
            rules.captions.emplace_back();
        }
        return entry->second;
    }

    /// The work of matching every name with every pattern.
    std::uint64_t workToFinish() const
    {
        std::size_t bytes = 0;
        for (const auto& name : m_names) bytes += name.size();
        std::uint64_t work = 0;
        for (const auto& keys : rules.patterns) work += m_names.size() + keys.pattern.workToMatch(bytes);
        return work;
    }

    ObjectRules finish()
    {
        for (std::uint32_t number = 0; number < m_names.size(); ++number) applyTo(number);
        for (std::uint32_t number = 0; number < m_names.size(); ++number) {
            if (rules.known[number].required) rules.required.push_back(number);
        }
        rules.names = NameTable(std::move(m_names));
        return std::move(rules);
    }

    ObjectRules rules;

private:
    // Collects everything that applies to a key named by the schema, so that no pattern needs matching later.
    void applyTo(std::uint32_t number)
    {
        ObjectRules::Name& known = rules.known[number];
        known.first = static_cast<std::uint32_t>(rules.applied.size());
        bool covered = known.own != noBlock;
        if (covered) rules.applied.push_back(known.own);
        for (const auto& keys : rules.patterns) {
            if (!keys.pattern.matches(m_names[number])) continue;
            covered = true;
            rules.applied.push_back(keys.block);
        }
        if (!covered && rules.additional != noBlock) {
            rules.applied.push_back(rules.additional);
            known.additional = true;
        }
        known.count = static_cast<std::uint32_t>(rules.applied.size()) - known.first;
    }

    std::map<std::string, std::uint32_t, std::less<>> m_numbers;
    std::vector<std::string> m_names;
};

}  // namespace

RuleId Compiler::compileObjects(const Pending& pending, const Members& members)
{
    ObjectBuilder builder;
    ObjectRules& rules = builder.rules;
    rules.minProperties = count(members[Keyword::minProperties], 0);
    rules.maxProperties = count(members[Keyword::maxProperties], unlimited);
    if (const Node properties = members[Keyword::properties]) {
        if (!properties.isObject()) expected("an object of schemas", properties);
        const PlaceId place = placeOf(pending, Keyword::properties);
        for (const Node schema : properties) {
            const BlockId block = blockFor(schema, m_program.places.add(place, std::string(schema.key())));
            const std::uint32_t name = builder.name(schema.key());
            if (rules.known[name].own != noBlock) continue;
            rules.known[name].own = block;
            rules.captions[name] = {std::string(schema["title"].string()), std::string(schema["description"].string())};
        }
    }
    for (const std::string& key : names(members[Keyword::required])) rules.known[builder.name(key)].required = true;
    if (const Node patterns = members[Keyword::patternProperties]) {
        if (!patterns.isObject()) expected("an object of schemas by pattern", patterns);
        const PlaceId place = placeOf(pending, Keyword::patternProperties);
        for (const Node schema : patterns) {
            const BlockId block = blockFor(schema, m_program.places.add(place, std::string(schema.key())));
            if (auto compiled = pattern({}, schema.key(), schema.keyRange()))
                rules.patterns.push_back({std::move(*compiled), block});
        }
    }
    if (const Node dependencies = members[Keyword::dependencies]) {
        if (!dependencies.isObject()) expected("an object of schemas or lists of keys", dependencies);
        const PlaceId place = placeOf(pending, Keyword::dependencies);
        for (const Node member : dependencies) {
            ObjectRules::Dependency dependency;
            dependency.trigger = builder.name(member.key());
            if (member.isArray()) {
                for (const std::string& key : names(member)) dependency.needed.push_back(builder.name(key));
            } else {
                dependency.block =
                    sameValueChild(pending, member, m_program.places.add(place, std::string(member.key())));
            }
            rules.dependencies.push_back(std::move(dependency));
        }
    }
    rules.additional = child(pending, members, Keyword::additionalProperties);
    rules.keyNames = child(pending, members, Keyword::propertyNames);
    if (const auto work = builder.workToFinish(); work > 0 && !m_regexes->spend(work)) {
        fault("schema/too-complex", pending.schema.range(),
              "the patterns for keys take too much work on the keys named here", "use fewer or simpler patterns");
        return noRules;
    }
    const bool any = rules.minProperties > 0 || rules.maxProperties != unlimited || !rules.known.empty() ||
                     !rules.patterns.empty() || rules.additional != noBlock || rules.keyNames != noBlock;
    if (!any) return noRules;
    m_program.objects.push_back(builder.finish());
    return static_cast<RuleId>(m_program.objects.size() - 1);
}

}  // namespace muster::schema
