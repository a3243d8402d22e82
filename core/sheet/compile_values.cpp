#include "core/sheet/compile.hpp"

#include "core/expr/bare_expression.hpp"
#include "core/expr/certainty.hpp"
#include "core/expr/literal_results.hpp"
#include "core/expr/recording.hpp"
#include "core/text/nearest.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::sheet {

namespace {

std::string listed(std::initializer_list<std::string_view> words) { return fmt::format("{}", fmt::join(words, ", ")); }

bool mayBeNumber(expr::Type::Kind kind)
{
    using Kind = expr::Type::Kind;
    return kind == Kind::dynamic || kind == Kind::integer || kind == Kind::unsignedInteger || kind == Kind::real;
}

}  // namespace

void SheetCompiler::fault(text::Range range, std::string message, std::string help)
{
    m_faults.push_back({"system/sheet", std::move(message), std::move(help), range});
}

void SheetCompiler::report(text::Node node, const std::vector<expr::Problem>& problems)
{
    for (const auto& problem : problems) {
        auto range = node.range();
        if (node.isString()) {
            range.begin = node.sourceOffset(problem.begin);
            range.end = std::max(node.sourceOffset(problem.end), range.begin + 1);
        }
        m_faults.push_back({"system/expression", problem.message, problem.help, range});
    }
}

void SheetCompiler::noteSlots(const Environment& environment) { m_slots = std::max(m_slots, environment.slotCount()); }

bool SheetCompiler::mayCompile(text::Node node, std::size_t expressions)
{
    constexpr std::size_t max = 20'000;
    const bool wereTooMany = m_expressions > max;
    m_expressions += expressions;
    if (m_expressions <= max) return true;
    if (!wereTooMany)
        fault(node.range(), fmt::format("the sheets of this system have more than {} texts and expressions", max),
              "Remove some of them.");
    return false;
}

std::optional<plan::Formula> SheetCompiler::formula(text::Node node, const Environment& environment,
                                                    expr::Type expected)
{
    if (!node) return std::nullopt;
    if (!node.isString() && !node.isInteger() && !node.isBoolean()) {
        fault(node.range(), fmt::format("expected an expression, found {}", text::kindName(node.kind())),
              "Write the expression as a text.");
        return std::nullopt;
    }
    if (!mayCompile(node, 1)) return std::nullopt;
    expr::Program::Options options;
    options.expected = std::move(expected);
    // A plain number or boolean is its own expression.
    auto compiled = expr::Program::compile(node.plainText(), environment, options);
    if (auto* program = std::get_if<expr::Program>(&compiled)) {
        const bool certain = program->isCertain();
        if (auto* recording = environment.recording()) recording->add(node, *program);
        return plan::Formula{std::move(*program), node, certain};
    }
    report(node, std::get<std::vector<expr::Problem>>(compiled));
    return std::nullopt;
}

std::optional<plan::Formula> SheetCompiler::number(text::Node node, const Environment& environment)
{
    auto made = formula(node, environment);
    if (made && !mayBeNumber(made->program.type().kind())) {
        fault(node.range(),
              fmt::format("this must be a number, but the expression gives {}", made->program.type().toText()));
        return std::nullopt;
    }
    constexpr unsigned bitsOfWholeDouble = 53;
    if (made)
        made->certain = made->certain && made->program.certainty().shape.kind() == expr::Type::Kind::integer &&
                        made->program.certainty().bits < bitsOfWholeDouble;
    return made;
}

std::optional<plan::Formula> SheetCompiler::neededNumber(text::Node block, std::string_view key,
                                                         const Environment& environment)
{
    return needed(block, key) ? number(block[key], environment) : std::nullopt;
}

std::optional<plan::Formula> SheetCompiler::symbol(text::Node node, const Environment& environment)
{
    auto made = formula(node, environment, expr::Type::simple(expr::Type::Kind::string));
    if (!made || !node.isString()) return made;
    const auto areSymbols = [&](const expr::Type& shape) {
        const auto& ids = shape.texts();
        return shape.kind() == expr::Type::Kind::string && !ids.empty() &&
               std::all_of(ids.begin(), ids.end(),
                           [&](const std::string& id) { return id.empty() || m_symbols.symbol(id); });
    };
    for (const auto& result : expr::literalResults(node.string())) {
        const auto* id = result ? std::get_if<std::string>(&*result) : nullptr;
        if (id == nullptr) made->certain = made->certain && areSymbols(made->program.certainty().shape);
        if (id == nullptr || id->empty() || m_symbols.symbol(*id)) continue;
        const auto near = text::nearest(m_symbols.symbolIds(), *id);
        fault(node.range(), fmt::format("there is no symbol \"{}\"", text::cut(*id, 60)),
              near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
    }
    return made;
}

std::optional<plan::Loop> SheetCompiler::loop(text::Node owner, std::string_view key, Environment& environment)
{
    const auto node = owner[key];
    auto list = formula(node, environment);
    if (!list) return std::nullopt;
    using Kind = expr::Type::Kind;
    const auto type = list->program.type();
    expr::Type item;
    switch (type.kind()) {
    case Kind::list: item = type.item(); break;
    case Kind::map: item = type.key(); break;
    case Kind::record: item = expr::Type::simple(Kind::string); break;
    case Kind::dynamic: break;
    default:
        fault(node.range(), fmt::format("this must be a list or a map, but the expression gives {}", type.toText()));
        return std::nullopt;
    }
    // The rows of a table are always called item, so that `as` can keep an outer item visible.
    const auto as = key == "each" ? owner["as"] : text::Node();
    const bool named = as.isString() && !as.string().empty();
    if (as && !named) fault(as.range(), "\"as\" must be a name for the item in this block");
    std::string name(named ? as.string() : "item");
    const auto slot = environment.declareItem(std::move(name), std::move(item), list->program);
    environment.declareIndex("index");
    const auto shape = list->program.certainty().shape.kind();
    list->certain = list->certain && (shape == Kind::list || shape == Kind::map || shape == Kind::record);
    noteSlots(environment);
    return plan::Loop{std::move(*list), slot};
}

plan::Words SheetCompiler::sentence(text::Node node, const Environment& environment)
{
    if (!node) return std::nullopt;
    if (!node.isString()) {
        fault(node.range(), fmt::format("expected a text, found {}", text::kindName(node.kind())));
        return std::nullopt;
    }
    const auto source = node.string();
    if (!mayCompile(node, 1 + static_cast<std::size_t>(std::count(source.begin(), source.end(), '{'))))
        return std::nullopt;
    if (const auto bare = expr::bareExpression(source, environment); !bare.empty())
        fault(node.range(), fmt::format("\"{}\" is printed literally because it is not in braces", bare),
              fmt::format("Write {{{}}} to print its value.", bare));
    auto compiled = expr::Template::compile(source, environment);
    if (auto* made = std::get_if<expr::Template>(&compiled)) {
        if (auto* recording = environment.recording()) recording->add(node, *made);
        return plan::Sentence{std::move(*made), node};
    }
    report(node, std::get<std::vector<expr::Problem>>(compiled));
    return std::nullopt;
}

double SheetCompiler::plainNumber(text::Node node, double min, double max, double fallback)
{
    if (!node) return fallback;
    if (!node.isNumber() || node.real() < min || node.real() > max) {
        fault(node.range(), fmt::format("expected a number from {:g} to {:g}", min, max));
        return fallback;
    }
    return node.real();
}

int SheetCompiler::plainInteger(text::Node node, int min, int max, int fallback)
{
    if (!node) return fallback;
    if (!node.isInteger() || node.integer() < min || node.integer() > max) {
        fault(node.range(), fmt::format("expected a whole number from {} to {}", min, max));
        return fallback;
    }
    return static_cast<int>(node.integer());
}

bool SheetCompiler::plainBoolean(text::Node node)
{
    if (node && !node.isBoolean()) fault(node.range(), "expected true or false");
    return node.isBoolean() && node.boolean();
}

std::size_t SheetCompiler::choice(text::Node node, std::initializer_list<std::string_view> words)
{
    if (!node) return 0;
    const auto found = node.isString() ? std::find(words.begin(), words.end(), node.string()) : words.end();
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    const std::vector<std::string_view> known(words);
    const auto near = node.isString() ? text::nearest(known, node.string()) : std::string_view();
    fault(node.range(), fmt::format("this must be one of {}", listed(words)),
          near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
    return 0;
}

bool SheetCompiler::onlyKeys(text::Node node, std::initializer_list<std::string_view> keys, bool ofBlock)
{
    bool right = true;
    static constexpr std::string_view common[] = {"block", "when", "each", "as", "blank"};
    for (const auto member : node) {
        const auto key = member.key();
        if (key.starts_with("x-") || std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
        if (ofBlock && std::find(std::begin(common), std::end(common), key) != std::end(common)) continue;
        const std::vector<std::string_view> known(keys);
        const auto near = text::nearest(known, key);
        right = false;
        fault(member.keyRange(), fmt::format("there is no \"{}\" here", text::cut(key, 60)),
              near.empty() ? "The known keys are " + listed(keys) + "." : fmt::format("Did you mean \"{}\"?", near));
    }
    return right;
}

bool SheetCompiler::needed(text::Node block, std::string_view key)
{
    if (block[key]) return true;
    fault(block.range(), fmt::format("\"{}\" is missing", key));
    return false;
}

}  // namespace muster::sheet
