#include "core/schema/compiler.hpp"

#include "core/schema/choices.hpp"
#include "core/schema/wording.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::schema {

using text::Node;

namespace {

constexpr std::size_t maxFaults = 1000;

}  // namespace

Compiler::Compiler(Node root, std::shared_ptr<text::RegexStore> regexes)
    : m_root(root), m_locator(root ? root.document().root() : Node{}, m_program.places),
      m_blockOf(root ? root.document().nodeCount() : 0, noBlock), m_regexes(std::move(regexes))
{}

Schema::Compiled Compiler::run()
{
    if (!m_root) return std::vector<text::Fault>{{"schema/bad-value", "there is no schema here", "", {}}};
    compileAll();
    for (auto& found : checkLinks(static_cast<std::uint32_t>(m_program.blocks.size()), m_links))
        m_faults.push_back(std::move(found));
    if (!m_faults.empty()) {
        std::stable_sort(m_faults.begin(), m_faults.end(),
                         [](const auto& a, const auto& b) { return a.range.begin < b.range.begin; });
        if (m_faults.size() > maxFaults) m_faults.resize(maxFaults);
        return std::move(m_faults);
    }
    planChoices(m_program);
    Schema schema;
    schema.m_data = std::make_shared<const Schema::Data>(Schema::Data{std::move(m_program)});
    return schema;
}

void Compiler::compileAll()
{
    const auto start = m_locator.find(m_root.pointer());
    m_program.root = blockFor(m_root, start ? start->place : rootPlace);
    while (!m_pending.empty()) {
        const Pending next = m_pending.front();
        m_pending.pop_front();
        if (next.block == noBlock)
            compileSiblings(next);
        else
            compileBlock(next);
    }
}

BlockId Compiler::newBlock(const Node& schema, PlaceId place)
{
    const auto block = static_cast<BlockId>(m_program.blocks.size());
    m_program.blocks.emplace_back();
    m_program.origins.push_back({place, false, {}, {}});
    m_pending.push_back({schema, place, block});
    return block;
}

BlockId Compiler::blockFor(Node schema, PlaceId place)
{
    std::set<std::uint32_t> passed;
    while (m_blockOf[schema.index()] == noBlock) {
        const Node reference = schema["$ref"];
        if (!reference) {
            m_blockOf[schema.index()] = newBlock(schema, place);
            break;
        }
        if (!passed.insert(schema.index()).second) {
            fault("schema/reference-loop", reference.range(), "this reference leads back to itself",
                  "refer to a schema with content of its own");
            m_blockOf[schema.index()] = 0;  // any block will do: a program with faults is never run
            break;
        }
        m_pending.push_back({schema, place, noBlock});
        const auto target = follow(reference);
        if (!target) {
            m_blockOf[schema.index()] = 0;
            break;
        }
        schema = target->node;
        place = target->place;
    }
    for (const std::uint32_t index : passed) m_blockOf[index] = m_blockOf[schema.index()];
    return m_blockOf[schema.index()];
}

std::optional<Locator::Found> Compiler::follow(const Node& reference)
{
    if (!reference.isString()) {
        expected("a reference such as \"#/definitions/name\"", reference);
        return std::nullopt;
    }
    const auto pointer = localPointer(reference.string());
    if (!pointer) {
        fault("schema/bad-reference", reference.range(),
              fmt::format("the reference {} leaves this file", shown(Value::of(reference))),
              "only \"#\" and \"#/...\" are followed; copy the schema under \"definitions\"");
        return std::nullopt;
    }
    const auto target = m_locator.find(*pointer);
    if (!target) {
        // Many references to many names would take too long to compare.
        constexpr std::uint32_t manyNames = 100;
        const auto slash = pointer->rfind('/');
        const Node siblings =
            slash == std::string::npos ? Node() : reference.document().root().at(pointer->substr(0, slash));
        std::vector<std::string> names;
        if (siblings.isObject() && siblings.size() <= manyNames)
            for (const Node sibling : siblings) names.emplace_back(sibling.key());
        const auto meant = text::nearest(std::span<const std::string>(names), pointer->substr(slash + 1));
        fault("schema/bad-reference", reference.range(),
              fmt::format("there is nothing at {}", shown(Value::of(reference))),
              meant.empty() ? "a reference is a JSON pointer from the top of the file"
                            : fmt::format("did you mean \"#{}/{}\"?", pointer->substr(0, slash), meant));
    }
    return target;
}

PlaceId Compiler::placeOf(const Pending& pending, Keyword keyword)
{
    return m_program.places.add(pending.place, std::string(keywordNames[static_cast<std::size_t>(keyword)]));
}

BlockId Compiler::child(const Pending& from, const Members& members, Keyword keyword)
{
    const Node schema = members[keyword];
    return schema ? blockFor(schema, placeOf(from, keyword)) : noBlock;
}

BlockId Compiler::sameValueChild(const Pending& from, const Node& schema, PlaceId place)
{
    const BlockId block = blockFor(schema, place);
    const Node reference = schema["$ref"];
    m_links.push_back({from.block, block, reference ? reference.range() : schema.range()});
    return block;
}

std::vector<BlockId> Compiler::children(const Pending& from, const Node& list, Keyword keyword, bool sameValue)
{
    std::vector<BlockId> blocks;
    if (!list) return blocks;
    if (!list.isArray() || (sameValue && list.size() == 0)) {
        expected("a list of schemas", list);
        return blocks;
    }
    const PlaceId place = placeOf(from, keyword);
    for (const Node schema : list) {
        const PlaceId itemPlace = m_program.places.add(place, std::to_string(blocks.size()));
        blocks.push_back(sameValue ? sameValueChild(from, schema, itemPlace) : blockFor(schema, itemPlace));
    }
    return blocks;
}

void Compiler::compileSiblings(const Pending& pending) { compileDefinitions(pending, readMembers(pending.schema)); }

void Compiler::compileDefinitions(const Pending& pending, const Members& members)
{
    const Node definitions = members[Keyword::definitions];
    if (!definitions) return;
    if (!definitions.isObject()) return expected("an object of schemas", definitions);
    const PlaceId place = placeOf(pending, Keyword::definitions);
    for (const Node schema : definitions) blockFor(schema, m_program.places.add(place, std::string(schema.key())));
}

void Compiler::compileBlock(const Pending& pending)
{
    const Node schema = pending.schema;
    Block block;
    if (schema.isBoolean()) {
        if (!schema.boolean()) block.types = 0;
        m_program.origins[pending.block].isFalse = !schema.boolean();
    } else if (!schema.isObject()) {
        expected("a schema (an object, true or false)", schema);
    } else {
        const Members members = readMembers(schema);
        compileDefinitions(pending, members);
        block.types = readTypes(members[Keyword::type]);
        block.combined = compileCombined(pending, members);
        block.numbers = compileNumbers(members);
        block.strings = compileStrings(members);
        block.arrays = compileArrays(pending, members);
        block.objects = compileObjects(pending, members);
        block.plain = block.combined == noRules && block.numbers == noRules && block.strings == noRules &&
                      block.arrays == noRules && block.objects == noRules;
        m_program.origins[pending.block].title = members[Keyword::title].string();
        m_program.origins[pending.block].description = members[Keyword::description].string();
    }
    m_program.blocks[pending.block] = block;
}

}  // namespace muster::schema
