// Names, numbers and bases of the shipped battlefields and of random ones.
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/scenario/map_picture.hpp"
#include "core/scenario/new_scenario.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/scenario/random_terrain.hpp"
#include "printer/map/map_sketch.hpp"
#include "printer/style/paper.hpp"
#include "tests/paths.hpp"
#include "tests/printer/map/label_faults.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

using namespace muster;
using namespace muster::printer;
using tests::LabelFaults;

namespace {

/// As wide as the widest of the fonts that the printer uses.
double widthOf(std::string_view text, const Style& style)
{
    return 0.6 * static_cast<double>(text.size()) * style.points * type::millimetresPerPoint;
}

map::Sketch fittedTo(const sheet::MapPicture& picture, double width, double height)
{
    MapStyle style;
    const auto bands = map::bandsOf(picture, style);
    style.scale = std::min((width - bands.left - bands.right) / picture.width,
                           (height - bands.top - bands.bottom) / picture.depth);
    return map::sketchMap(picture, style, widthOf);
}

std::string contentOf(const std::filesystem::path& file)
{
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

sheet::MapPicture pictureOf(const std::string& text, const std::filesystem::path& path, rules::Library& library)
{
    const auto opened = rules::OpenedScenario::open(
        {std::make_shared<const text::Source>(path.string(), text), path, files::FileKind::scenario}, library);
    REQUIRE(opened->field() != nullptr);
    return rules::mapPicture(*opened->field());
}

/// Adds units of one to five bases each, where no other base stands, mostly in crowds.
void addBases(sheet::MapPicture& picture, std::mt19937& dice)
{
    static constexpr const char* names[] = {
        "Old Guard",  "Marching Regiment of Foot", "Horse",     "Light guns of the reserve",
        "Voltigeurs", "The Prince's own",          "Grenadiers"};
    const auto from = [&](double low, double high) {
        return low + (high - low) * static_cast<double>(dice() % 10'007) / 10'006.0;
    };
    const double inch = std::min(picture.width, picture.depth) / 24;
    std::vector<map::Frame> taken;
    for (std::size_t unit = 0; unit < 36; ++unit) {
        const auto side = unit % std::max<std::size_t>(1, picture.sides.size());
        const double x = from(2, 22) / 24 * picture.width;
        const double y = (side == 0 ? from(15, 23) : from(1, 9)) / 24 * picture.depth;
        const int count = 1 + static_cast<int>(dice() % 5);
        const double half = from(0.3, 0.9) * inch;
        for (int i = 0; i < count; ++i) {
            const geometry::Point at{x + i * 2.1 * half, y};
            const map::Frame frame{at.x - half, at.y - half / 2, at.x + half, at.y + half / 2};
            if (frame.right > picture.width || frame.left < 0 || frame.bottom > picture.depth || frame.top < 0)
                continue;
            if (std::any_of(taken.begin(), taken.end(),
                            [&](const auto& one) { return one.meets(frame.grown(inch / 20)); }))
                continue;
            taken.push_back(frame);
            picture.bases.push_back({side,
                                     "unit" + std::to_string(unit),
                                     names[unit % 7],
                                     i,
                                     count == 1,
                                     false,
                                     at,
                                     true,
                                     {{{frame.left, frame.top},
                                       {frame.right, frame.top},
                                       {frame.right, frame.bottom},
                                       {frame.left, frame.bottom}}},
                                     side == 0 ? 180.0 : 0.0});
        }
    }
}

}  // namespace

TEST_CASE("every label of a shipped battlefield is at its item, apart from others")
{
    rules::Library library({test::sourcePath("armylists")});
    std::size_t count = 0;
    LabelFaults all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourcePath("armylists"))) {
        if (!entry.path().string().ends_with(".scenario.json")) continue;
        ++count;
        const auto picture = pictureOf(contentOf(entry.path()), entry.path(), library);
        for (const auto& [width, height] :
             {std::pair(186.0, 230.0), std::pair(262.0, 150.0), std::pair(124.0, 150.0)}) {
            LabelFaults faults;
            faults.find(picture, fittedTo(picture, width, height));
            INFO(entry.path().filename() << " on " << width << " by " << height << ": " << faults.words());
            CHECK(faults.all() == 0);
            all.add(faults);
        }
    }
    CHECK(count >= 17);
    INFO("in all: " << all.words());
    CHECK(all.all() == 0);
    CHECK(all.crossings <= 1);
    CHECK(all.leftOut <= 2);
    CHECK(all.enclosed <= 60);
}

TEST_CASE("labels are apart on posters, from A3 to A0 and on strips")
{
    rules::Library library({test::sourcePath("armylists")});
    LabelFaults all;
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourcePath("armylists"))) {
        if (!entry.path().string().ends_with(".scenario.json")) continue;
        const auto picture = pictureOf(contentOf(entry.path()), entry.path(), library);
        for (const char* words : {"a3", "a2", "a1", "a0", "400x1600"}) {
            PageSetup setup;
            setup.paper = *paperFrom(words);
            const auto page = beforeEnlargement(setup);
            constexpr double frame = 60;  // header, title, footer
            LabelFaults faults;
            faults.find(picture, fittedTo(picture, page.paper.width - page.margins.left - page.margins.right,
                                          page.paper.height - page.margins.top - page.margins.bottom - frame));
            INFO(entry.path().filename() << " on " << words << ": " << faults.words());
            CHECK(faults.all() == 0);
            all.add(faults);
            ++count;
        }
    }
    CHECK(count >= 17 * 5);
    INFO("in all: " << all.words());
    CHECK(all.leftOut == 0);
}

TEST_CASE("sides have their own colours, else those of their army's list")
{
    rules::Library library({test::sourcePath("armylists")});
    const auto path =
        std::filesystem::path(test::sourcePath("armylists")) / "old-trousers/scenarios/waterloo.scenario.json";
    const auto text = contentOf(path);
    const auto listed = pictureOf(text, path, library);
    REQUIRE(listed.sides.size() == 2);
    for (const auto& side : listed.sides) {
        INFO(side.name);
        REQUIRE_FALSE(side.colours.empty());
        CHECK(side.colours.front() == (side.edge == sheet::MapEdge::south ? "#1f3a7a" : "#a4161f"));
    }
    auto own = text;
    const auto at = own.find("\"edge\": \"south\"", own.find("\"sides\""));
    REQUIRE(at != std::string::npos);
    own.insert(at, "\"colours\": [\"#123456\", \"#654321\"], ");
    for (const auto& side : pictureOf(own, path, library).sides)
        if (side.edge == sheet::MapEdge::south) CHECK(side.colours == std::vector<std::string>{"#123456", "#654321"});
}

TEST_CASE("every label of 200 random battlefields is at its item, apart from others")
{
    rules::Library library({test::sourcePath("armylists")});
    LabelFaults all;
    std::size_t faulty = 0;
    static constexpr const char* systems[] = {"ancients-d6", "ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6"};
    for (unsigned seed = 0; seed < 200; ++seed) {
        const auto folder = std::filesystem::path(test::sourcePath("armylists")) / systems[seed % 5] / "scenarios";
        const auto path = folder / "random.scenario.json";
        const auto system = library.system(*library.project(path), systems[seed % 5]);
        REQUIRE(system != nullptr);
        const auto& game = system->game;
        auto text = rules::newScenario(*game, rules::usualPlan(*game));
        const auto laid =
            rules::generateTerrain({std::make_shared<const text::Source>("new", text), path, files::FileKind::scenario},
                                   {.seed = seed}, library);
        if (laid) text = text::applied(text, laid.edits);
        auto picture = pictureOf(text, path, library);
        std::mt19937 dice(seed);
        addBases(picture, dice);
        LabelFaults faults;
        faults.find(picture, fittedTo(picture, 186, 230));
        INFO("seed " << seed << ": " << faults.words());
        CHECK(faults.all() == 0);
        faulty += faults.all() > 0 ? 1 : 0;
        all.add(faults);
    }
    INFO("on " << faulty << " battlefields: " << all.words());
    CHECK(all.all() == 0);
    CHECK(all.crossings <= 2);
    CHECK(all.leftOut <= 3);
    CHECK(all.enclosed <= 50);
}
