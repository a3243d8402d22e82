#include "printer/layout/form_fields.hpp"
#include "printer/layout/print_out.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::printer;
using namespace muster::printer::tests;
using samples::block;

namespace {

struct Found {
    FieldMark mark;
    Tag tag;

    const FormField& field() const { return *mark.field; }
};

/// The fields of a sheet with these blocks, in order.
std::vector<Found> fieldsOf(LayoutFixture& fixture, sheet::Blocks blocks, bool fillable = true)
{
    Settings settings;
    settings.fillable = fillable;
    sheet::Sheet sheet{"test", "Test sheet", sheet::Orientation::portrait, std::move(blocks)};
    const auto set = setBooklet(samples::booklet(std::move(sheet)), fixture.type, settings);
    std::vector<Found> found;
    for (const auto& page : set.pages)
        for (const auto& mark : page.marks)
            if (const auto* field = std::get_if<FieldMark>(&mark)) found.push_back({*field, mark.tag});
    return found;
}

}  // namespace

TEST_CASE("every tick box is a field in its place, but none that is struck out")
{
    LayoutFixture fixture;
    sheet::Boxes boxes{"Hits", 3, 0, {}};
    boxes.style.round = true;
    boxes.style.marks = {"W", "X"};
    const sheet::Blocks blocks{block(boxes), block(sheet::Track{"Morale", 0, 5, 3})};
    CHECK(fieldsOf(fixture, blocks, false).empty());
    const auto fields = fieldsOf(fixture, blocks);
    REQUIRE(fields.size() == 3 + 4);
    CHECK(fields[1].field().label == "Hits");
    CHECK(fields[1].field().number == 2);
    CHECK(fields[1].field().count == 3);
    CHECK(fields[1].field().printed == "X");
    CHECK(fields[1].field().round);
    CHECK(fields[1].mark.width == Approx(space::box));
    CHECK(fields[1].mark.x > fields[0].mark.x + space::box);
    CHECK(fields[6].field().label == "Morale");
    CHECK(fields[6].field().printed == "3");
    CHECK(fields[6].tag->role == Role::form);
}

TEST_CASE("lines, empty cells, squares and gaps in texts are fields")
{
    LayoutFixture fixture;
    sheet::Table table{"Arms", {{"Weapon"}, {"Cost"}, {"Used"}}, {{{"Sword"}, {""}, {"", 2}}}, {}, 1, {}};
    table.toFill = true;
    const auto fields =
        fieldsOf(fixture, {block(sheet::Fields{2, {{"Name", "", true}, {"Kind", "Horse", true}, {"None", ""}}}),
                           block(table), block(sheet::Grid{"Map", 1, 1, 18, {{"Hill", 2}}}),
                           block(sheet::Text{"Spent ______ of ____ points"})});
    std::vector<std::string> labels;
    for (const auto& one : fields) labels.push_back(one.field().label);
    CHECK(labels == std::vector<std::string>{"Name", "Arms, Sword, Cost", "Arms, Sword, Used", "Arms, Sword, Used",
                                             "Arms, row 2, Weapon", "Arms, row 2, Cost", "Arms, row 2, Used",
                                             "Map, Hill, row 1, column 1", "Map, Hill, row 1, column 1",
                                             "Map, Hill, row 1, column 1", "Spent … of … points",
                                             "Spent … of … points"});
    CHECK(fields[0].field().kind == FieldKind::line);
    CHECK(fields[9].field().kind == FieldKind::lines);
    CHECK(fields[10].mark.x + fields[10].mark.width < fields[11].mark.x);
    CHECK(fields[10].mark.width > fields[11].mark.width);
}

TEST_CASE("the cells of a column know the field that adds them up")
{
    LayoutFixture fixture;
    sheet::Table table{"", {{"Unit"}, {"Cost"}}, {}, {}, 2, {"Total", ""}};
    table.totalCells = {sheet::TotalCell::printed, sheet::TotalCell::sum};
    const auto fields = fieldsOf(fixture, {block(table)});
    REQUIRE(fields.size() == 5);
    CHECK(fields[0].field().total == nullptr);
    CHECK(fields[1].field().total == fields[4].tag);
    CHECK(fields[3].field().total == fields[4].tag);
    CHECK(fields[4].field().label == "Total, Cost");
}

TEST_CASE("a field says which card it is on, by its title or its number")
{
    LayoutFixture fixture;
    sheet::Card named{"Guards", "", "", {block(sheet::Boxes{"Hits", 1, 0, {}})}, {}};
    auto unnamed = named;
    unnamed.title.clear();
    for (const auto& size : {std::optional<sheet::CardSize>(), std::optional(sheet::CardSize{80, 60})}) {
        const auto fields = fieldsOf(fixture, {block(sheet::Cards{2, {named, unnamed, unnamed}, size})});
        std::vector<std::string> subjects;
        for (const auto& one : fields) subjects.push_back(one.field().subject + " " + one.field().label);
        CHECK(subjects ==
              std::vector<std::string>{"Guards Hits", "Card 1 Name", "Card 1 Hits", "Card 2 Name", "Card 2 Hits"});
    }
}

TEST_CASE("too many fields are an error, and a folded print has none")
{
    LayoutFixture fixture;
    Settings settings;
    settings.fillable = true;
    sheet::Blocks blocks;
    for (int i = 0; i < 21; ++i) blocks.push_back(block(sheet::Boxes{"Hits", 1'000, 0, {}}));
    auto sheet = sheet::Sheet{"test", "Test sheet", sheet::Orientation::portrait, std::move(blocks)};
    const std::vector<sheet::Booklet> one{samples::booklet(sheet)};
    const auto set = layOut(one, fixture.type, settings);
    CHECK(std::any_of(set.findings.begin(), set.findings.end(), [](const auto& finding) {
        return finding.rule == "print/limit" && finding.level == diagnostics::Level::error;
    }));
    sheet.blocks.resize(11);
    const std::vector<sheet::Booklet> two{samples::booklet(sheet), samples::booklet(sheet)};
    CHECK(has(layOut(two, fixture.type, settings).findings, "print/limit"));
    CHECK_FALSE(has(layOut(std::span(two).first(1), fixture.type, settings).findings, "print/limit"));
    settings.fold = Fold::booklet;
    CHECK_FALSE(has(layOut(two, fixture.type, settings).findings, "print/limit"));
}
