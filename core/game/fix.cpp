#include "core/game/fix.hpp"

#include "core/text/origins.hpp"

#include <nlohmann/json.hpp>

#include <optional>

namespace muster::rules {

using Json = nlohmann::ordered_json;
using text::Node;

namespace {

class Patch {
public:
    Patch(const Rule& rule, std::string base, Evaluation& evaluation)
        : m_rule(rule), m_base(std::move(base)), m_evaluation(evaluation)
    {}

    /// Nothing if an expression fails.
    std::optional<Json> operations()
    {
        Json result = Json::array();
        for (const Node operation : m_rule.node["fix"]) {
            if (operation["when"]) {
                const auto applies = m_evaluation.value(m_rule.fixConditions[m_nextCondition++]);
                if (!applies || !applies->is(expr::ValueType::boolean)) return std::nullopt;
                if (!applies->asBoolean()) {
                    for (const Node member : operation)
                        if (member.key() != "when") skipTexts(member);
                    continue;
                }
            }
            Json made = Json::object();
            for (const Node member : operation) {
                if (member.key() == "when") continue;
                const bool isPath = member.key() == "path" || member.key() == "from";
                auto written = isPath ? path() : value(member);
                if (!written) return std::nullopt;
                made[std::string(member.key())] = std::move(*written);
            }
            result.push_back(std::move(made));
        }
        return result;
    }

private:
    void skipTexts(Node node)
    {
        if (node.isString()) ++m_next;
        for (const Node child : node) skipTexts(child);
    }

    std::optional<Json> path()
    {
        const auto below = m_evaluation.wholeText(nextText());
        return below ? std::optional<Json>(m_base + *below) : std::nullopt;
    }

    std::optional<Json> value(Node node)
    {
        if (node.isString()) return filled(nextText());
        if (node.isArray()) {
            Json list = Json::array();
            for (const Node item : node) {
                auto written = value(item);
                if (!written) return std::nullopt;
                list.push_back(std::move(*written));
            }
            return list;
        }
        if (node.isObject()) {
            Json object = Json::object();
            for (const Node member : node) {
                auto written = value(member);
                if (!written) return std::nullopt;
                object[std::string(member.key())] = std::move(*written);
            }
            return object;
        }
        return Json::parse(node.sourceText());
    }

    std::optional<Json> filled(const expr::Template& text)
    {
        const auto* expression = text.onlyExpression();
        if (!expression) {
            auto words = m_evaluation.wholeText(text);
            return words ? std::optional<Json>(std::move(*words)) : std::nullopt;
        }
        const auto value = m_evaluation.value(*expression);
        if (!value) return std::nullopt;
        std::string words = expr::toSentence(*value);
        if (!value->isNumber() && !value->is(expr::ValueType::boolean)) return Json(std::move(words));
        Json written = Json::parse(words, nullptr, false);
        return written.is_discarded() ? std::nullopt : std::optional(std::move(written));
    }

    const expr::Template& nextText() { return m_rule.fixTexts[m_next++]; }

    const Rule& m_rule;
    std::string m_base;
    Evaluation& m_evaluation;
    std::size_t m_next = 0, m_nextCondition = 0;
};

}  // namespace

std::string patchOf(const Rule& rule, Node element, Evaluation& evaluation)
{
    const Node written = text::written(element);
    // The positions in a merged file are not those of the file itself.
    if (written != element && element.index() == 0) return {};
    const auto patch = Patch(rule, written.pointer(), evaluation).operations();
    return patch && !patch->empty() ? patch->dump(-1, ' ', false, Json::error_handler_t::replace) : std::string();
}

}  // namespace muster::rules
