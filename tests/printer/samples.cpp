#include "tests/printer/samples.hpp"

namespace muster::samples {

using namespace sheet;

namespace {

Table bases(std::string title, std::vector<std::vector<Cell>> rows)
{
    Table table;
    table.title = std::move(title);
    table.columns = {{"Base", Align::left, 5},      {"Strength", Align::center, 1.2},
                     {"Bases", Align::center, 1.2}, {"Base in mm", Align::center, 1.8},
                     {"Points", Align::right, 1.2}, {"Eliminated", Align::left, 2.4}};
    table.rows = std::move(rows);
    return table;
}

Matrix combatTable()
{
    Matrix matrix;
    matrix.title = "Hits scored: total strength across, D20 score down";
    matrix.corner = "D20";
    for (int s = 2; s <= 20; ++s) matrix.columnHeads.push_back(std::to_string(s));
    for (int d = 1; d <= 20; ++d) {
        matrix.rowHeads.push_back(std::to_string(d));
        for (int s = 2; s <= 20; ++s) {
            const int hits = (s + d >= 10) + (s + d >= 25) + (s + d >= 31) + (s + d >= 36);
            matrix.cells.push_back(hits == 0 ? "-" : std::to_string(hits));
        }
    }
    return matrix;
}

}  // namespace

Sheet armySheet()
{
    Sheet sheet{"army", "Army sheet", Orientation::portrait, {}};
    auto& b = sheet.blocks;
    b.push_back(block(Heading{1, "French with Old Guard", "Old Trousers army sheet"}));
    b.push_back(block(Fields{
        4, {{"Army list", "France 1809"}, {"Strength", "32 of 32 points"}, {"Bases", "10"}, {"Player", "", true}}}));
    b.push_back(block(Heading{2, "Bases", "tick a box when the base is eliminated"}));
    b.push_back(
        block(bases("Infantry (moves 1 square)", {{{"Old Guard Grenadiers"}, {"5"}, {"1"}, {"60 x 30"}, {"5"}, {"", 1}},
                                                  {{"Ligne"}, {"3"}, {"4"}, {"60 x 30"}, {"12"}, {"", 4}},
                                                  {{"Conscripts"}, {"2"}, {"2"}, {"60 x 30"}, {"4"}, {"", 2}}})));
    auto cavalry = bases("Cavalry (moves 2 squares)", {{{"Cuirassiers"}, {"4"}, {"1"}, {"60 x 30"}, {"4"}, {"", 1}}});
    cavalry.total = {"Total", "", "10", "", "32", ""};
    b.push_back(block(cavalry));
    Columns columns;
    columns.widths = {5, 6};
    Blocks left;
    left.push_back(block(Heading{2, "General", ""}));
    left.push_back(block(Fields{1, {{"Name", "Marshal Davout"}}}));
    left.push_back(block(Boxes{"Saving throw used (once a game, when his square has 4 hits)", 1, 5, {5}}));
    left.push_back(block(Boxes{"Squares lost (the game ends at 2)", 2, 5, {5}}));
    Blocks right;
    right.push_back(block(Heading{2, "Squares", "4 hits eliminate a square"}));
    right.push_back(block(Grid{"", 4, 3, 16, std::vector<Cell>(12, Cell{"square", 4})}));
    columns.columns = {left, right};
    b.push_back(block(columns));
    b.push_back(block(combatTable()));
    Reference reference{2, {}};
    reference.sections.push_back({"Movement",
                                  {"One base at a time, along rows and columns."},
                                  {},
                                  {"Infantry and artillery move 1 square, cavalry and Generals 2.",
                                   "Only infantry and skirmishers may enter broken terrain; everybody but skirmishers "
                                   "fights there at half strength."}});
    Table ending;
    ending.columns = {{"For"}, {"Points"}};
    ending.rows = {{{"Enemy bases eliminated"}, {"their strength"}}, {{"Enemy General eliminated"}, {"5"}}};
    reference.sections.push_back(
        {"End of the game", {}, {ending}, {"The game ends at once when a side has lost 2 squares."}});
    b.push_back(block(reference));
    b.push_back(block(
        Findings{"Findings",
                 {{diagnostics::Level::error, "", "An army needs at least 2 bases of strength 2; this one has 1."}}}));
    return sheet;
}

Sheet recordSheet()
{
    Sheet sheet{"squad", "Squad record sheet", Orientation::portrait, {}};
    auto& b = sheet.blocks;
    b.push_back(block(Heading{1, "Ice Rangers", "720 SGP"}));
    b.push_back(block(Fields{6,
                             {{"Troop type", "Arctic Human Soldiers", false, 2},
                              {"Quality", "Elite (20)"},
                              {"Number", "10"},
                              {"Command", "3\""},
                              {"Move", "10\""},
                              {"Walk", "8\""},
                              {"Run", "13\""},
                              {"Player", "", true, 2},
                              {"Armour", "none"},
                              {"STR / AGI", "0 / 0"}}}));
    Table attributes;
    attributes.columns = {{"Attributes and skills"},
                          {"Code", Align::center},
                          {"Cost", Align::right},
                          {"Training", Align::center},
                          {"Champion", Align::center}};
    const char* rows[][5] = {{"AGI Agility", "3", "3", "", ""},       {"   Fighting", "5", "2", "+2", ""},
                             {"   Melee combat", "5", "2", "+2", ""}, {"INT Intelligence", "2", "2", "", ""},
                             {"COR Coordination", "2", "2", "", ""},  {"   Marksmanship", "4", "2", "+2", "5"},
                             {"ACU Acuity", "2", "2", "", ""},        {"PHY Physique", "3", "3", "", ""},
                             {"CHA Charisma", "2", "2", "", ""},      {"   Command", "3", "1", "+1", "4"}};
    for (const auto& row : rows) attributes.rows.push_back({{row[0]}, {row[1]}, {row[2]}, {row[3]}, {row[4]}});
    Table costs;
    costs.title = "Cost";
    costs.columns = {{"Part"}, {"SGP", Align::right}};
    costs.rows = {{{"One soldier"}, {"70"}},
                  {{"10 soldiers"}, {"700"}},
                  {{"Sergeant: command +1"}, {"1"}},
                  {{"Champion: marksmanship +1"}, {"1"}},
                  {{"Champion: heavy crossbow"}, {"18"}}};
    costs.total = {"Squad", "720"};
    Columns columns;
    columns.widths = {3, 2};
    columns.columns = {{block(attributes)}, {block(costs)}};
    b.push_back(block(columns));
    b.push_back(block(Heading{2, "Weapons", "ranges in inches"}));
    Table weapons;
    weapons.columns = {{"Weapon"},
                       {"Damage", Align::center},
                       {"Short", Align::right},
                       {"Medium", Align::right},
                       {"Long", Align::right},
                       {"SGP", Align::right}};
    weapons.rows = {{{"Medium crossbow"}, {"5"}, {"15"}, {"50"}, {"150"}, {"15"}},
                    {{"Magical melee weapon"}, {"PHY + 2"}, {"-"}, {"-"}, {"-"}, {"4"}},
                    {{"Heavy crossbow (champion)"}, {"6"}, {"15"}, {"60"}, {"150"}, {"18"}}};
    weapons.emptyRows = 2;
    b.push_back(block(weapons));
    b.push_back(block(Heading{2, "Morale", "4+ steady, 2-3 shaken, 1 demoralized, 0 broken"}));
    b.push_back(block(Track{"", 0, 7, 6}));
    b.push_back(block(Heading{2, "Figures", "tick a box for a wound"}));
    b.push_back(block(Boxes{"Sergeant", 1, 5, {5}}));
    b.push_back(block(Boxes{"Champion", 1, 5, {5}}));
    b.push_back(block(Boxes{"Soldiers", 8, 5, {5}}));
    b.push_back(block(Text{"Written by hand for the project's tests.", TextStyle::note}));
    return sheet;
}

Sheet cardSheet()
{
    Sheet sheet{"roster", "Army roster", Orientation::portrait, {}};
    auto& b = sheet.blocks;
    b.push_back(block(Heading{1, "Scipio at Zama", "30 of 30 points"}));
    b.push_back(block(Track{"Army morale", 23, 0, {}}));
    Cards cards;
    cards.columns = 3;
    for (int i = 0; i < 10; ++i) {
        Card card{i == 3 ? "Numidian light cavalry under Masinissa the Younger" : "Hastati",
                  "Close order, 40 x 15 mm",
                  "3 pts",
                  {},
                  {}};
        card.blocks.push_back(block(
            Fields{3, {{"Move", "3\""}, {"Armour", "4+"}, {"Strength", "4"}, {"Weapon", "Pilum, 2\"", false, 3}}}));
        card.blocks.push_back(block(Boxes{"", static_cast<std::uint32_t>(4 + i % 3 * 4), 5, {5}}));
        if (i % 2 == 0)
            card.blocks.push_back(block(Text{"Battle Drill: may change formation and still act.", TextStyle::small}));
        cards.cards.push_back(card);
    }
    b.push_back(block(cards));
    return sheet;
}

Booklet booklet(Sheet sheet)
{
    return {"French with Old Guard",
            "Old Trousers 6mm Quickplay Napoleonic 1.0.0",
            "Rules by their author; this sheet states facts and numbers only.",
            {std::move(sheet)}};
}

}  // namespace muster::samples
