#include "core/game/fix.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace muster::rules {

using Json = nlohmann::ordered_json;
using text::Node;

namespace {

class Patch {
public:
    Patch(const std::vector<expr::Template>& texts, std::string base, Evaluation& evaluation)
        : m_texts(texts), m_base(std::move(base)), m_evaluation(evaluation)
    {}

    Json operations(Node fix)
    {
        Json result = Json::array();
        for (const Node operation : fix) {
            Json made = Json::object();
            for (const Node member : operation) {
                const bool path = member.key() == "path" || member.key() == "from";
                made[std::string(member.key())] =
                    path ? Json(m_base + m_evaluation.text(m_texts[m_next++])) : value(member);
            }
            result.push_back(std::move(made));
        }
        return result;
    }

private:
    Json value(Node node)
    {
        if (node.isString()) {
            const auto written = node.string();
            const std::string filled = m_evaluation.text(m_texts[m_next++]);
            const bool whole = written.size() > 2 && written.front() == '{' && written.back() == '}' &&
                               written.find('}') == written.size() - 1;
            if (!whole) return filled;
            // A number, true or false keeps its type; anything else is a text.
            const Json parsed = Json::parse(filled, nullptr, false);
            return parsed.is_number() || parsed.is_boolean() ? parsed : Json(filled);
        }
        if (node.isArray()) {
            Json list = Json::array();
            for (const Node item : node) list.push_back(value(item));
            return list;
        }
        if (node.isObject()) {
            Json object = Json::object();
            for (const Node member : node) object[std::string(member.key())] = value(member);
            return object;
        }
        return Json::parse(node.sourceText());
    }

    const std::vector<expr::Template>& m_texts;
    std::string m_base;
    Evaluation& m_evaluation;
    std::size_t m_next = 0;
};

}  // namespace

std::string patchOf(Node fix, const std::vector<expr::Template>& texts, Node element, Evaluation& evaluation)
{
    return Patch(texts, element.pointer(), evaluation)
        .operations(fix)
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace muster::rules
