#include "core/expr/comparisons.hpp"

#include "core/expr/checker.hpp"
#include "core/expr/parser.hpp"

namespace muster::expr {

namespace {

bool isText(const Syntax& node) { return node.kind == SyntaxKind::literal && node.literal.is(ValueType::string); }

bool isField(const Syntax& node) { return node.kind == SyntaxKind::select && node.children.front()->type.kind() == Type::Kind::record; }

}  // namespace

class ComparisonReader {
public:
    static std::vector<Comparison> read(std::string_view source, const Environment& environment)
    {
        auto parsed = parse(source, true);
        if (!std::holds_alternative<Syntax::Pointer>(parsed)) return {};
        Syntax& root = *std::get<Syntax::Pointer>(parsed);
        const Program::Options options;
        Checker checker(*environment.m_data, options);
        checker.run(root);
        if (!checker.takeProblems().empty()) return {};
        ComparisonReader reader;
        reader.visit(root);
        return std::move(reader.m_found);
    }

private:
    // The parser limits how deep an expression is nested.
    void visit(const Syntax& node)
    {
        if (node.kind == SyntaxKind::binary) compare(node.op, *node.children[0], *node.children[1]);
        for (const auto& child : node.children) visit(*child);
    }

    void compare(Operator op, const Syntax& left, const Syntax& right)
    {
        if (op == Operator::equal || op == Operator::notEqual) {
            if (isField(left) && isText(right)) add(left, right, false);
            if (isText(left) && isField(right)) add(right, left, false);
        }
        if (op != Operator::in) return;
        if (isText(left) && isField(right)) add(right, left, true);
        if (isField(left) && right.kind == SyntaxKind::list)
            for (const auto& item : right.children)
                if (isText(*item)) add(left, *item, false);
    }

    void add(const Syntax& field, const Syntax& text, bool item)
    {
        m_found.push_back({field.children.front()->type.name(), field.name, text.name, item, text.begin, text.end});
    }

    std::vector<Comparison> m_found;
};

std::vector<Comparison> comparisons(std::string_view source, const Environment& environment) { return ComparisonReader::read(source, environment); }

}  // namespace muster::expr
