#include "core/expectation/coverage.hpp"

#include "core/text/origins.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace muster::rules {

using text::Node;

namespace {

constexpr std::array<std::string_view, 7> textsOfRule{"message", "help",        "fileHelp", "at",
                                                      "limit",   "contributes", "fix"};

/// The first tokens of a pointer: "/rules/3" of "/rules/3/let/x".
std::string_view front(std::string_view pointer, int tokens)
{
    std::size_t end = 0;
    for (int i = 0; i < tokens && end < pointer.size(); ++i) end = std::min(pointer.find('/', end + 1), pointer.size());
    return pointer.substr(0, end);
}

/// True for what neither a check nor a print evaluates: hints for forms, what the editor measures on a board, and what
/// only blank sheets read.
bool isBesideTests(std::string_view pointer)
{
    return pointer.starts_with("/measuring/") || pointer.find("/form/") != pointer.npos ||
           pointer.find("/blank/") != pointer.npos || pointer.ends_with("/blank");
}

/// The item that an expression belongs to, and what names it.
CoveredItem itemOf(Node node)
{
    const auto pointer = node.pointer();
    const std::string_view all = pointer;
    CoveredItem item;
    if (all.starts_with("/rules/")) {
        const auto rule = front(all, 2);
        const auto part = front(all.substr(rule.size()), 1);
        const bool isText =
            !part.empty() && std::find(textsOfRule.begin(), textsOfRule.end(), part.substr(1)) != textsOfRule.end();
        item.kind = isText ? CoveredItem::Kind::message : CoveredItem::Kind::rule;
        const Node root = node.document().root();
        const auto id = root.at(rule)["id"].string();
        item.name = root["id"].isString() ? std::string(root["id"].string()) + "/" + std::string(id) : std::string(id);
    } else if (all.starts_with("/sheets/")) {
        item.kind = CoveredItem::Kind::sheet;
        item.name = front(all, all.find("/blocks/") == all.npos ? 3 : 4);
    } else {
        item.kind = CoveredItem::Kind::formula;
        item.name = front(all, all.starts_with("/derived/") || all.starts_with("/statistics/") ? 3 : 5);
    }
    return item;
}

CoverageCounts countsOf(const std::vector<expr::RecordedPart>& parts)
{
    CoverageCounts counts;
    for (const auto& part : parts) {
        ++counts.parts;
        counts.evaluated += part.wasEvaluated ? 1 : 0;
        if (!part.isCondition) continue;
        counts.truthValues += 2;
        counts.seen += (part.wasTrue ? 1 : 0) + (part.wasFalse ? 1 : 0);
    }
    return counts;
}

std::vector<CoverageGap> gapsOf(const std::vector<expr::RecordedPart>& parts)
{
    using Missing = CoverageGap::Missing;
    std::vector<CoverageGap> gaps;
    const expr::RecordedPart* unseen = nullptr;
    for (const auto& part : parts) {
        if (unseen && part.begin >= unseen->begin && part.end <= unseen->end) continue;
        const auto add = [&](Missing missing) { gaps.push_back({missing, part.begin, part.end}); };
        if (!part.wasEvaluated) {
            unseen = &part;
            add(Missing::evaluation);
        } else if (part.isCondition) {
            if (!part.wasTrue) add(Missing::truth);
            if (!part.wasFalse) add(Missing::falsehood);
        }
    }
    return gaps;
}

void merge(std::vector<expr::RecordedPart>& into, const std::vector<expr::RecordedPart>& parts)
{
    for (std::size_t i = 0; i < std::min(into.size(), parts.size()); ++i) {
        into[i].wasEvaluated |= parts[i].wasEvaluated;
        into[i].wasTrue |= parts[i].wasTrue;
        into[i].wasFalse |= parts[i].wasFalse;
    }
}

}  // namespace

void CoverageCounts::add(const CoverageCounts& other)
{
    parts += other.parts;
    evaluated += other.evaluated;
    truthValues += other.truthValues;
    seen += other.seen;
}

unsigned CoverageCounts::percent() const
{
    const auto share = [](std::size_t some, std::size_t all) {
        return all == 0 ? 100u : static_cast<unsigned>(some * 100 / all);
    };
    return std::min(share(evaluated, parts), share(seen, truthValues));
}

std::string_view missingName(CoverageGap::Missing missing)
{
    switch (missing) {
    case CoverageGap::Missing::evaluation: return "evaluated";
    case CoverageGap::Missing::truth: return "true";
    case CoverageGap::Missing::falsehood: return "false";
    }
    return "";
}

std::string_view kindName(CoveredItem::Kind kind)
{
    switch (kind) {
    case CoveredItem::Kind::rule: return "rule";
    case CoveredItem::Kind::message: return "message";
    case CoveredItem::Kind::formula: return "formula";
    case CoveredItem::Kind::sheet: return "sheet block";
    }
    return "";
}

text::Position CoveredExpression::position(std::uint32_t offset) const
{
    return node.document().source().position(node.sourceOffset(static_cast<std::uint32_t>(begin) + offset));
}

Coverage coverageOf(const expr::Recording& recording)
{
    // The same file may be compiled several times, alone and with house rules.
    std::map<std::tuple<std::string, std::uint32_t, std::size_t>, CoveredExpression> all;
    for (const auto& [compiled, begin, program] : recording.expressions()) {
        const Node node = text::written(compiled);
        if (isBesideTests(node.pointer())) continue;
        auto parts = program.recordedParts();
        const auto key = std::tuple(node.document().source().name(), node.range().begin, begin);
        const auto [known, isNew] = all.try_emplace(key);
        auto& expression = known->second;
        if (!isNew) {
            merge(expression.parts, parts);
            continue;
        }
        expression.node = node;
        expression.begin = begin;
        expression.source = program.source();
        expression.parts = std::move(parts);
    }
    Coverage coverage;
    for (auto& [key, expression] : all) {
        if (expression.parts.empty()) continue;
        expression.counts = countsOf(expression.parts);
        expression.gaps = gapsOf(expression.parts);
        auto item = itemOf(expression.node);
        auto& files = coverage.files;
        if (files.empty() || files.back().name != std::get<0>(key)) files.push_back({std::get<0>(key), {}, {}});
        auto& items = files.back().items;
        auto known = std::find_if(items.begin(), items.end(), [&](const CoveredItem& other) {
            return other.kind == item.kind && other.name == item.name;
        });
        if (known == items.end()) known = items.insert(items.end(), std::move(item));
        known->counts.add(expression.counts);
        files.back().counts.add(expression.counts);
        coverage.counts.add(expression.counts);
        known->expressions.push_back(std::move(expression));
    }
    return coverage;
}

}  // namespace muster::rules
