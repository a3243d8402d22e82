// The block `map`: compiled from the system file, and composed with the picture of a battlefield.
#include "core/sheet/compile.hpp"
#include "core/sheet/composer.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <array>

namespace muster::sheet {

namespace {

struct Part {
    std::string_view name;
    bool MapParts::*shown;
};

constexpr std::array<Part, 7> parts{{{"terrain", &MapParts::terrain},
                                     {"zones", &MapParts::zones},
                                     {"objectives", &MapParts::objectives},
                                     {"rallyPoints", &MapParts::rallyPoints},
                                     {"bases", &MapParts::bases},
                                     {"grid", &MapParts::grid},
                                     {"edges", &MapParts::edges}}};

}  // namespace

std::optional<plan::Map> SheetCompiler::map(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"title", "show", "side", "scale"})) return std::nullopt;
    if (!isOfScenario(m_purpose)) {
        fault(node.range(), "a map is only allowed on a sheet for a scenario or a side",
              "Write \"for\": \"scenario\" or \"for\": \"side\".");
        return std::nullopt;
    }
    plan::Map made{sentence(node["title"], environment),
                   {},
                   formula(node["side"], environment, expr::Type::simple(expr::Type::Kind::string)),
                   static_cast<MapScaling>(choice(node["scale"], {"fit", "choice", "true"}))};
    const auto show = node["show"];
    if (!show) return made;
    if (!show.isArray()) fault(show.range(), "expected a list of what the map shows");
    for (const auto& part : parts) made.parts.*part.shown = false;
    for (const auto word : show) {
        const auto which = choice(word, {"terrain", "zones", "objectives", "rallyPoints", "bases", "grid", "edges"});
        made.parts.*parts[which].shown = true;
    }
    return made;
}

std::optional<Map> Composer::make(const plan::Map& planned)
{
    if (!m_picture) return std::nullopt;
    Map made{text(planned.title), m_picture, planned.parts, {}, planned.scaling};
    if (!planned.side) return made;
    const auto id = value(*planned.side);
    if (!id || !id->is(expr::ValueType::string)) return made;
    for (std::size_t i = 0; i < m_picture->sides.size(); ++i)
        if (m_picture->sides[i].id == id->asString()) made.side = i;
    if (!made.side)
        unknown(planned.side->node.range(),
                fmt::format("The map cannot show the bases of \"{}\": there is no such side.",
                            text::cut(id->asString(), 60)));
    return made;
}

}  // namespace muster::sheet
