#include "core/sheet/usual_sheets.hpp"

namespace muster::sheet {

namespace {

constexpr std::string_view description =
    R"json({ "sheets": [
  { "id": "scenario", "title": "Scenario", "for": "scenario", "orientation": "board", "blocks": [
    { "block": "heading", "level": 1, "text": "{self.name}", "note": "{self.date}" },
    { "block": "text", "when": "self.summary != ''", "text": "{self.summary}" },
    { "block": "map", "show": ["terrain", "zones", "objectives", "rallyPoints", "grid", "edges"], "scale": "choice" },
    { "block": "heading", "level": 2, "text": "Battlefield", "note": "{self.place}" },
    { "block": "fields", "columns": 4, "items": [
      { "label": "Board", "value": "{self.board.width} × {self.board.depth} {self.measure}" },
      { "label": "Squares", "value": "{self.board.columns} × {self.board.rows}", "when": "self.board.columns > 0" },
      { "label": "Turns", "value": "{has(self.turns) ? string(self.turns) : 'no limit'}" } ] },
    { "block": "table", "title": "Sides", "when": "self.sides.size() > 0", "rows": "self.sides", "columns": [
      { "label": "Side", "value": "{item.name}" },
      { "label": "Army", "value": "{item.armyName}", "when": "self.sides.exists(s, s.armyName != '')" },
      { "label": "Points", "value": "{item.armyPoints}", "align": "right", "when": "self.sides.exists(s, )json"
    R"json(s.armyPoints != '')" },
      { "label": "Role", "value": "{item.role}", "when": "self.sides.exists(s, s.role != '')" },
      { "label": "Edge", "value": "{item.edge}", "when": "self.sides.exists(s, s.edge != '')" },
      { "label": "Deploys in", "value": "{item.zones.map(z, (z.name == z.id ? '' : z.name + ', ') + )json"
    R"json(string(math.round(z.width * 10.0) / 10.0) + ' × ' + string(math.round(z.depth * 10.0) / 10.0) + ' ' + )json"
    R"json(scenario.measure).join('; ')}", "when": "self.sides.exists(s, s.zones.size() > 0)" } ] },
    { "block": "table", "title": "Victory", "when": "self.victory.size() > 0", "rows": "self.victory", "columns": [
      { "label": "Side", "value": "{item.side == '' ? (self.sides.size() == 2 ? 'Both sides' : 'Every side') : )json"
    R"json(self.sides.filter(s, s.id == item.side).map(s, s.name).join(', ')}", "width": 2,
        "when": "self.victory.exists(v, v.side != '')" },
      { "label": "Condition", "value": "{item.text}", "width": 7 },
      { "label": "Points", "value": "{has(item.points) ? string(item.points) : ''}", "align": "right", "width": 1,
        "when": "self.victory.exists(v, has(v.points))" } ] },
    { "block": "table", "title": "Objectives", "when": "self.objectives.size() > 0", "rows": "self.objectives",
        "columns": [
      { "label": "Objective", "value": "{item.name}" },
      { "label": "From west", "value": "{has(item.at) ? string(math.round(item.at[0] * 10.0) / 10.0) : ''}",
        "align": "right" },
      { "label": "From south", "value": "{has(item.at) ? string(math.round(item.at[1] * 10.0) / 10.0) : ''}",
        "align": "right" },
      { "label": "Held by", "value": "{self.sides.filter(s, s.id == item.holder).map(s, s.name).join(', ')}",
        "when": "self.objectives.exists(o, o.holder != '')" },
      { "label": "Points", "value": "{has(item.points) ? string(item.points) : ''}", "align": "right",
        "when": "self.objectives.exists(o, has(o.points))" },
      { "label": "Notes", "value": "{item.notes}", "when": "self.objectives.exists(o, o.notes != '')" } ] },
    { "block": "table", "title": "Reinforcements", "when": "self.sides.exists(s, s.reinforcements.size() > 0)",
      "rows": "self.sides.map(s, s.reinforcements.map(r, {'side': s.name, 'turn': r.turn, 'name': r.name, 'edge': )json"
    R"json(r.edge, 'notes': r.notes})).flatten().sortBy(r, r.turn)", "across": 3, "columns": [
      { "label": "Turn", "value": "{item.turn}", "align": "right" },
      { "label": "Side", "value": "{item.side}" },
      { "label": "Forces", "value": "{item.name}" },
      { "label": "From", "value": "{item.edge}" },
      { "label": "Notes", "value": "{item.notes}", "when": "self.sides.exists(s, s.reinforcements.exists(r, )json"
    R"json(r.notes != ''))" } ] },
    { "block": "text", "when": "self.notes != ''", "text": "{self.notes}" },
    { "block": "table", "title": "Terrain, measured to the centre of each piece ({self.measure})",
        "when": "self.terrain.size() > 0", "rows": "self.terrain", "across": 3, "columns": [
      { "label": "Piece", "value": "{item.name != item.id ? item.name : item.kindLabel + (self.terrain.exists(t, )json"
    R"json(t.id != item.id && t.name == t.id && t.kindLabel == item.kindLabel) ? ' (' + item.id + ')' : '')}" },
      { "label": "Kind", "value": "{item.kindLabel}{item.level != 0 ? ', level ' + string(item.level) : ''}" },
      { "label": "From west", "value": "{has(item.at) ? string(math.round(item.at[0] * 10.0) / 10.0) : ''}",
        "align": "right" },
      { "label": "From south", "value": "{has(item.at) ? string(math.round(item.at[1] * 10.0) / 10.0) : ''}",
        "align": "right" },
      { "label": "Size", "value": "{item.form == 'line' ? string(math.round(item.lineWidth * 10.0) / 10.0) + )json"
    R"json(' wide' : string(math.round(item.width * 10.0) / 10.0) + )json"
    R"json(' × ' + string(math.round(item.depth * 10.0) / )json"
    R"json(10.0)}" },
      { "label": "Placed by", "value": "{self.sides.filter(s, s.id == item.placedBy).map(s, s.name).join(', ')}",
        "when": "self.terrain.exists(t, t.placedBy != '')" },
      { "label": "Notes", "value": "{item.notes}", "when": "self.terrain.exists(t, t.notes != '')" } ] },
    { "block": "text", "style": "small", "when": "self.sources.size() > 0", "text": "Sources: )json"
    R"json({self.sources.join('; ')}." },
    { "block": "findings", "title": "Findings" } ] },
  { "id": "positions", "title": "Positions", "for": "scenario", "orientation": "board",
        "when": "self.sides.exists(s, s.placements.size() > 0)", "blocks": [
    { "block": "heading", "level": 1, "text": "{self.name}", "note": "Starting positions" },
    { "block": "map", "show": ["terrain", "objectives", "bases", "grid", "edges"], "scale": "choice" } ] },
  { "id": "deployment", "title": "Deployment: {self.name}", "for": "side", "orientation": "board",
        "when": "self.placements.size() > 0", "blocks": [
    { "block": "heading", "level": 1, "text": "{self.name}", "note": "{self.armyName}{self.armyPoints != '' ? ', )json"
    R"json(' + self.armyPoints + ' points' : ''}" },
    { "block": "text", "when": "self.notes != ''", "text": "{self.notes}" },
    { "block": "map", "side": "self.id", "show": ["terrain", "zones", "objectives", "rallyPoints", "bases",
        "grid", "edges"], "scale": "choice" },
    { "block": "table", "title": "Positions, measured to the centre of each base ({scenario.measure})",
        "rows": "self.placements", "dense": true, "across": 6, "columns": [
      { "label": "Unit", "value": "{item.name}{self.placements.exists(p, p.id == item.id && p.index != )json"
    R"json(item.index) ? ' ' + string(item.index + 1) : ''}{item.on.size() > 0 ? ' (' + item.on.map(t, t.name == )json"
    R"json(t.id ? t.kindLabel : t.name).join(', ') + ')' : ''}" },
      { "label": "Square", "value": "{item.square.map(n, string(n)).join(', ')}", "when": "scenario.board.columns )json"
    R"json(> 0" },
      { "label": "From west", "value": "{has(item.at) ? string(math.round(item.at[0] * 10.0) / 10.0) : ''}",
        "align": "right" },
      { "label": "From south", "value": "{has(item.at) ? string(math.round(item.at[1] * 10.0) / 10.0) : ''}",
        "align": "right" },
      { "label": "Facing", "value": "{string(item.facing)}°", "align": "right" },
      { "label": "Notes", "value": "{item.notes}", "when": "self.placements.exists(p, p.notes != '')" } ] } ] }
], "translations": { "de": {
  "Scenario": "Szenario", "Battlefield": "Schlachtfeld", "Board": "Spielfeld", "Squares": "Felder",
  "Turns": "Züge", "no limit": "unbegrenzt", "Sides": "Seiten", "Side": "Seite", "Army": "Armee",
  "Points": "Punkte", "Role": "Rolle", "Edge": "Kante", "Deploys in": "Aufstellung in", "Victory": "Sieg",
  "Both sides": "Beide Seiten", "Every side": "Jede Seite", "Condition": "Bedingung", "Objectives": "Ziele",
  "Objective": "Ziel", "From west": "Von Westen", "From south": "Von Süden", "Held by": "Im Besitz von",
  "Notes": "Anmerkungen", "Reinforcements": "Verstärkungen", "Turn": "Zug", "Forces": "Truppen", "From": "Von",
  "Terrain, measured to the centre of each piece ({self.measure})": )json"
    R"json("Gelände, gemessen zur Mitte jedes Stücks ({self.measure})",
  "Piece": "Geländestück", "Kind": "Art", "Size": "Größe", "Placed by": "Gelegt von",
  "Sources: {self.sources.join('; ')}.": "Quellen: {self.sources.join('; ')}.", "Findings": "Befunde",
  "Positions": "Positionen", "Starting positions": "Startpositionen",
  "Deployment: {self.name}": "Aufstellung: {self.name}",
  "Positions, measured to the centre of each base ({scenario.measure})": )json"
    R"json("Positionen, gemessen zur Mitte jeder Base ({scenario.measure})",
  "Unit": "Einheit", "Square": "Feld", "Facing": "Blickrichtung", "north": "Norden", "south": "Süden",
  "east": "Osten", "west": "Westen", "attacker": "Angreifer", "defender": "Verteidiger", "in": "Zoll",
  "wide": "breit", "points": "Punkte" } }
})json";

}  // namespace

const text::Document& usualScenarioSheets()
{
    static const auto document = text::Document::parse(std::make_shared<const text::Source>(
                                                           "usual-scenario-sheets.json", std::string(description)))
                                     .document;
    return *document;
}

}  // namespace muster::sheet
