#include "core/game/fix.hpp"

#include <nlohmann/json.hpp>

#include <optional>

namespace muster::rules {

using Json = nlohmann::ordered_json;
using text::Node;

namespace {

class Patch {
public:
    Patch(const std::vector<expr::Template>& texts, std::string base, Evaluation& evaluation)
        : m_texts(texts), m_base(std::move(base)), m_evaluation(evaluation)
    {}

    /// Nothing if an expression fails.
    std::optional<Json> operations(Node fix)
    {
        Json result = Json::array();
        for (const Node operation : fix) {
            Json made = Json::object();
            for (const Node member : operation) {
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
    std::optional<Json> path()
    {
        const auto below = m_evaluation.wholeText(m_texts[m_next++]);
        return below ? std::optional<Json>(m_base + *below) : std::nullopt;
    }

    std::optional<Json> value(Node node)
    {
        if (node.isString()) return filled(m_texts[m_next++]);
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

    const std::vector<expr::Template>& m_texts;
    std::string m_base;
    Evaluation& m_evaluation;
    std::size_t m_next = 0;
};

}  // namespace

std::string patchOf(Node fix, const std::vector<expr::Template>& texts, Node element, Evaluation& evaluation)
{
    const auto patch = Patch(texts, element.pointer(), evaluation).operations(fix);
    return patch ? patch->dump(-1, ' ', false, Json::error_handler_t::replace) : std::string();
}

}  // namespace muster::rules
