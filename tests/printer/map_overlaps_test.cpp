// Names, numbers and bases of the shipped battlefields and of random ones.
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/scenario/map_picture.hpp"
#include "core/scenario/new_scenario.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/scenario/random_terrain.hpp"
#include "printer/map/map_sketch.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

using namespace muster;
using namespace muster::printer;

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

double distance(const map::Frame& a, const map::Frame& b)
{
    return std::hypot(std::max({0.0, a.left - b.right, b.left - a.right}),
                      std::max({0.0, a.top - b.bottom, b.top - a.bottom}));
}

struct Faults {
    std::size_t overlaps = 0;   ///< of two labels, or of a label and another's base
    std::size_t strays = 0;     ///< labels away from their base, or outside its square, without a line to it
    std::size_t uncovered = 0;  ///< words on the board that no label accounts for
    std::string first;

    void add(std::size_t& count, const std::string& what)
    {
        if (overlaps + strays + uncovered == 0) first = what;
        ++count;
    }
};

void findFaults(const sheet::MapPicture& picture, const map::Sketch& sketch, Faults& faults)
{
    const auto anyMeets = [](const auto& some, const auto& others) {
        return std::any_of(some.begin(), some.end(), [&](const map::Frame& one) {
            return std::any_of(others.begin(), others.end(), [&](const auto& other) { return one.meets(other); });
        });
    };
    const auto squareOf = [&](geometry::Point at) {
        const double column = sketch.board.width() / picture.columns;
        const double row = sketch.board.height() / picture.rows;
        const double left = sketch.board.left + std::floor((at.x - sketch.board.left) / column) * column;
        const double top = sketch.board.top + std::floor((at.y - sketch.board.top) / row) * row;
        return map::Frame{left, top, left + column, top + row}.grown(0.01);
    };
    const auto& labels = sketch.labels;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto& label = labels[i];
        for (std::size_t k = i + 1; k < labels.size(); ++k)
            if (anyMeets(label.ground, labels[k].ground))
                faults.add(faults.overlaps, label.text + " on " + labels[k].text);
        for (const auto& base : sketch.bases) {
            const bool own = std::find(label.bases.begin(), label.bases.end(), base) != label.bases.end();
            for (const auto& ground : label.ground)
                if (ground.meets(base) && !(own && base.holds(ground)))
                    faults.add(faults.overlaps, label.text + " on a base");
        }
        if (label.bases.empty() || label.hasLeader) continue;
        double nearest = 1e9;
        for (const auto& base : label.bases) nearest = std::min(nearest, distance(base, label.ground.front()));
        const bool isOn = std::any_of(label.bases.begin(), label.bases.end(),
                                      [&](const auto& base) { return base.holds(label.ground.front()); });
        const bool isOut = !isOn && picture.columns > 0 && picture.rows > 0 &&
                           !squareOf(label.bases.front().centre()).holds(label.ground.front());
        if (nearest > 2 || isOut) faults.add(faults.strays, label.text + " away from its base");
    }
    for (const auto& item : sketch.items) {
        const auto* words = std::get_if<map::Words>(&item);
        if (words == nullptr || words->turn != 0 || !sketch.board.holds(words->at)) continue;
        if (std::none_of(labels.begin(), labels.end(),
                         [&](const auto& label) {
                             return std::any_of(label.ground.begin(), label.ground.end(),
                                                [&](const auto& ground) { return ground.grown(0.5).holds(words->at); });
                         }) &&
            words->text.find(", ") == std::string::npos)  // numbers of squares
            faults.add(faults.uncovered, words->text);
    }
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

TEST_CASE("no names, numbers or bases of a shipped battlefield overlap, and every label is at its base")
{
    rules::Library library({test::sourcePath("armylists")});
    std::size_t count = 0;
    Faults all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourcePath("armylists"))) {
        if (!entry.path().string().ends_with(".scenario.json")) continue;
        ++count;
        const auto picture = pictureOf(contentOf(entry.path()), entry.path(), library);
        for (const auto& [width, height] :
             {std::pair(186.0, 230.0), std::pair(262.0, 150.0), std::pair(124.0, 150.0)}) {
            Faults faults;
            findFaults(picture, fittedTo(picture, width, height), faults);
            INFO(entry.path().filename() << " on " << width << " by " << height << ": " << faults.overlaps
                                         << " overlaps, " << faults.strays << " strays; " << faults.first);
            CHECK(faults.overlaps + faults.strays + faults.uncovered == 0);
            all.overlaps += faults.overlaps, all.strays += faults.strays;
        }
    }
    CHECK(count >= 17);
    INFO(all.overlaps << " overlaps and " << all.strays << " strays in all");
    CHECK(all.overlaps + all.strays == 0);
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

TEST_CASE("no names, numbers or bases of 200 random battlefields overlap")
{
    rules::Library library({test::sourcePath("armylists")});
    Faults all;
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
        Faults faults;
        findFaults(picture, fittedTo(picture, 186, 230), faults);
        INFO("seed " << seed << ": " << faults.first);
        CHECK(faults.overlaps + faults.strays + faults.uncovered == 0);
        faulty += faults.overlaps + faults.strays > 0 ? 1 : 0;
        all.overlaps += faults.overlaps, all.strays += faults.strays;
    }
    INFO(all.overlaps << " overlaps and " << all.strays << " strays on " << faulty << " battlefields");
    CHECK(all.overlaps + all.strays == 0);
}
