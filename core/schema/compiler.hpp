#pragma once

#include "core/schema/keywords.hpp"
#include "core/schema/locator.hpp"
#include "core/schema/loops.hpp"
#include "core/schema/program.hpp"
#include "core/text/fault.hpp"

#include <array>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace muster::schema {

/// Compiles a schema document into a Program, or reports everything that is wrong with it.
class Compiler {
public:
    Compiler(text::Node root, std::shared_ptr<text::RegexStore> regexes);
    Schema::Compiled run();

private:
    /// The members of one schema object by keyword; absent if not given.
    class Members {
    public:
        text::Node operator[](Keyword keyword) const { return m_nodes[static_cast<std::size_t>(keyword)]; }
        text::Node& slot(Keyword keyword) { return m_nodes[static_cast<std::size_t>(keyword)]; }

    private:
        std::array<text::Node, keywordNames.size()> m_nodes;
    };
    struct Pending {
        text::Node schema;
        PlaceId place = rootPlace;
        BlockId block = noBlock;
    };

    // compiler.cpp: traversing the schema
    void compileAll();
    BlockId blockFor(text::Node schema, PlaceId place);
    std::optional<Locator::Found> follow(const text::Node& reference);
    BlockId newBlock(const text::Node& schema, PlaceId place);
    BlockId child(const Pending& from, const Members& members, Keyword keyword);
    BlockId sameValueChild(const Pending& from, const text::Node& schema, PlaceId place);
    std::vector<BlockId> children(const Pending& from, const text::Node& list, Keyword keyword, bool sameValue);
    void compileBlock(const Pending& pending);
    void compileSiblings(const Pending& pending);
    void compileDefinitions(const Pending& pending, const Members& members);
    PlaceId placeOf(const Pending& pending, Keyword keyword);

    // compile_keywords.cpp: reading members
    Members readMembers(const text::Node& schema);
    void refuse(const text::Node& member);
    void checkAnnotations(const text::Node& schema, const Members& members);
    void fault(std::string_view rule, text::Range range, std::string message, std::string help = {});
    void expected(std::string_view what, const text::Node& found);
    std::uint64_t count(const text::Node& number, std::uint64_t otherwise);
    bool flag(const text::Node& value);
    std::optional<Bound> bound(const text::Node& number);
    std::optional<Pattern> pattern(const text::Node& value, std::string_view text, text::Range range);
    std::vector<std::string> names(const text::Node& list);
    void readFormat(const text::Node& name, StringRules& rules);

    // compile_rules.cpp and compile_objects.cpp: one group of keywords each
    std::uint8_t readTypes(const text::Node& type);
    RuleId compileCombined(const Pending& pending, const Members& members);
    std::optional<Choice> choice(const Pending& pending, const Members& members, Keyword keyword);
    RuleId compileNumbers(const Members& members);
    RuleId compileStrings(const Members& members);
    RuleId compileArrays(const Pending& pending, const Members& members);
    RuleId compileObjects(const Pending& pending, const Members& members);

    text::Node m_root;
    Program m_program;
    Locator m_locator;
    std::vector<BlockId> m_blockOf;  ///< by index of the schema's node
    std::deque<Pending> m_pending;
    std::vector<SameValueLink> m_links;
    std::vector<text::Fault> m_faults;
    std::shared_ptr<text::RegexStore> m_regexes;
};

}  // namespace muster::schema
