#pragma once

#include "core/text/canonical.hpp"
#include "editor/document/scenario_edits.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace muster::test {

using Json = nlohmann::ordered_json;
using Strings = std::vector<std::string>;

/// A scenario for consecutive changes.
class ScenarioFixture {
public:
    explicit ScenarioFixture(std::string text, std::string measure = "in") : m_measure(std::move(measure))
    {
        read(std::move(text));
    }

    editor::scenario::ScenarioText now() const { return editor::scenario::ScenarioText(*m_document, m_measure); }
    const std::string& text() const { return m_text; }
    Json json() const { return Json::parse(m_text); }
    Json at(const std::string& pointer) const { return json().at(Json::json_pointer(pointer)); }
    text::Node node(const std::string& pointer) const { return m_document->root().at(std::string_view(pointer)); }

    /// Applies the change; the text must stay JSON and, if it was, canonical, and the change's selection must exist.
    const ScenarioFixture& make(const editor::Change& change)
    {
        const bool was = text::canonical(*m_document) == m_text;
        read(text::applied(m_text, change.edits));
        if (was) CHECK(text::canonical(*m_document) == m_text);
        for (const auto& pointer : change.selection) CHECK(m_document->root().at(std::string_view(pointer)));
        return *this;
    }

private:
    void read(std::string text)
    {
        auto parsed = text::parseFragment(text);
        REQUIRE(parsed.document);
        REQUIRE(parsed.faults.empty());
        m_text = std::move(text);
        m_document = std::move(parsed.document);
    }

    std::string m_measure, m_text;
    std::shared_ptr<const text::Document> m_document;
};

/// A small invented battlefield in canonical form, with one element of every kind.
inline std::string smallBattlefield()
{
    const auto json = Json::parse(R"({
      "format": 1, "system": "invented", "name": "The ford",
      "board": { "width": 24, "depth": 20, "grid": { "columns": 3, "rows": 4 } },
      "terrain": [
        { "id": "hill", "type": "hill", "name": "South hill", "shape": { "polygon": [[3, 3], [8, 3], [8, 7]] }, )"
                                  R"("level": 1, "placedBy": "red" },
        { "id": "road", "type": "road", "shape": { "line": [[-1, 10], [10, 10.5], [25, 10]], "width": 1 }, "runsOff": )"
                                  R"(true },
        { "id": "barn", "type": "building", "shape": { "rectangle": { "at": [5, 15], "width": 4, "depth": 2 }, )"
                                  R"("rotation": 30 } },
        { "id": "pond", "type": "water", "shape": { "ellipse": { "at": [18, 4], "width": 3, "depth": 2 } } },
        { "id": "farm", "type": "building", "shape": { "square": [2, 3] }, "grade": "easy" }
      ],
      "zones": [
        { "id": "south", "shape": { "strip": { "edge": "south", "depth": 6, "inset": 3 } } },
        { "id": "north", "shape": { "strip": { "edge": "north", "depth": 6 } } }
      ],
      "sides": [
        { "id": "red", "name": "The Reds", "role": "attacker", "edge": "south", "army": "red.army.json", "zone": )"
                                  R"("south",
          "placements": [ { "unit": "guard", "index": 0, "at": [10, 2], "facing": 90 }, { "unit": "guard", "index": 1,)"
                                  R"( "at": [12, 2] }, { "unit": "scouts", "square": [1, 1] } ],
          "reinforcements": [ { "unit": "late", "turn": 3, "at": [0, 12] } ],
          "rallyPoints": [[12, 1]] },
        { "id": "blue", "edge": "north", "zone": ["north"], "placements": [ { "unit": "line", "at": [12, 18], )"
                                  R"("facing": 180, "base": [60, 30] } ] }
      ],
      "objectives": [ { "id": "ford", "name": "The ford", "at": [12, 10], "holder": "red" } ],
      "turns": 8,
      "victory": [ { "side": "red", "text": "Cross." }, { "text": "Hold the ford." } ]
    })");
    const auto parsed = text::parseFragment(json.dump());
    return text::canonical(*parsed.document);
}

}  // namespace muster::test
