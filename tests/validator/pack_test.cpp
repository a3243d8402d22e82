#include "tests/validator/armies.hpp"
#include "tests/validator/club.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <functional>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

using PackJson = nlohmann::ordered_json;

/// A user's data folder, in which packs are installed.
class Home : public Folder {
public:
    Settings settings(std::vector<std::string> more = {}) const
    {
        Settings made;
        more.push_back("XDG_DATA_HOME=" + path().string());
        made.environment = std::move(more);
        return made;
    }
    fs::path pack(const std::string& id) const { return *this / "muster/packs" / id; }
    /// True if no pack is there, whole or in part.
    bool isEmpty() const
    {
        std::error_code error;
        for (const auto& each : fs::directory_iterator(*this / "muster/packs", error))
            if (each.path().filename() != ".lock") return false;
        return true;
    }
};

constexpr const char* toyPack = "toy-1.0.0.musterpack.json";

/// A club with a pack of its game.
class PackedClub : public Club {
public:
    PackedClub()
    {
        const auto outcome = runIn(*this, {"pack", "toy", "--licence", "CC0-1.0"});
        INFO(outcome.err);
        REQUIRE(outcome.exitCode == 0);
        content = PackJson::parse(contentOf(*this / toyPack));
    }

    PackJson content;
};

PackJson& fileOf(PackJson& pack, const std::string& path)
{
    for (auto& file : pack["files"])
        if (file["path"] == path) return file;
    throw std::runtime_error("no " + path);
}

/// Adding the pack fails with the reason and leaves nothing.
void requireNotAdded(const std::string& pack, const std::string& reason, int code = 1,
                     const std::vector<std::string>& more = {})
{
    const Home home;
    const Folder folder;
    folder.write("x.musterpack.json", pack);
    std::vector<std::string> words{"add", "x.musterpack.json"};
    words.insert(words.end(), more.begin(), more.end());
    const auto outcome = runIn(folder, words, home.settings());
    INFO(outcome.err.substr(0, 2000));
    CHECK(outcome.exitCode == code);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, Contains(reason));
    CHECK(home.isEmpty());
    CHECK(outcome.seconds < fewSeconds);
}

}  // namespace

TEST_CASE("a packed game is installed with every byte, is used, and is removed")
{
    const PackedClub club;
    const Home home;
    const Folder player;
    CHECK(club.content["format"] == 1);
    CHECK(club.content["id"] == "toy");
    CHECK(club.content["version"] == "1.0.0");
    CHECK(club.content["licence"] == "CC0-1.0");
    CHECK(club.content["files"].size() == 10);

    const auto added = runIn(player, {"add", (club / toyPack).string()}, home.settings());
    INFO(added.err);
    REQUIRE(added.exitCode == 0);
    CHECK(added.err.empty());
    CHECK_THAT(added.out, Contains("installed Toy 1.0.0 (toy) in " + home.pack("toy").string()) &&
                              Contains("licence: CC0-1.0") &&
                              Contains("sha256:  " + club.content["sha256"].get<std::string>()));
    for (const auto& file : club.content["files"]) {
        const auto path = file["path"].get<std::string>();
        CHECK(contentOf(home.pack("toy") / path) == contentOf(club / path));
    }
    CHECK_FALSE(fs::exists(home.pack("toy") / "muster.json"));

    player.write("a.army.json", R"({ "format": 1, "system": "toy", "list": "red", "name": "Toys",
  "units": [{ "id": "a", "entry": "foot", "count": 2 }] })");
    CHECK(runIn(player, {"check"}, home.settings()).exitCode == 0);
    CHECK(runIn(player, {"check"}).exitCode == 1);
    CHECK_THAT(runIn(player, {"systems"}, home.settings()).out, Contains("toy "));

    const auto again = runIn(player, {"add", (club / toyPack).string()}, home.settings());
    CHECK(again.exitCode == 0);
    CHECK_THAT(again.out, Contains("already installed"));

    CHECK(runIn(player, {"remove", "toi"}, home.settings()).exitCode == 2);
    CHECK_THAT(runIn(player, {"remove", "toi"}, home.settings()).err, Contains("did you mean toy?"));
    const auto removed = runIn(player, {"remove", "toy"}, home.settings());
    CHECK(removed.exitCode == 0);
    CHECK(removed.out == "removed toy 1.0.0\n");
    CHECK(home.isEmpty());
    CHECK(runIn(player, {"check"}, home.settings()).exitCode == 1);
}

TEST_CASE("a pack is the same each time, and packed from a folder or a file")
{
    const PackedClub club;
    const auto first = contentOf(club / toyPack);
    CHECK(runIn(club, {"pack", "toy", "--licence", "CC0-1.0", "-o", "-"}).out == first);
    CHECK(runIn(club, {"pack", ".", "--licence", "CC0-1.0", "-o", "-"}).out == first);
    CHECK(runIn(club, {"pack", "toy.system.json", "--licence", "CC0-1.0", "-o", "-"}).out == first);
    CHECK(runIn(club, {"pack", ".", "--licence", "MIT", "-o", "-"}).out != first);
}

TEST_CASE("every shipped game can be packed and installed")
{
    for (const auto& system : shippedSystems()) {
        const Folder folder;
        const Home home;
        const auto packed = runIn(folder, {"pack", system, "-o", "game.musterpack.json"});
        INFO(system << ": " << packed.err);
        REQUIRE(packed.exitCode == 0);
        CHECK_THAT(packed.out, Contains("licence: "));
        const auto added = runIn(folder, {"add", "game.musterpack.json", "--replace"}, home.settings());
        INFO(added.err);
        CHECK(added.exitCode == 0);
        const auto name = system + ".system.json";
        CHECK(contentOf(home.pack(system) / name) == contentOf(shipped(system + "/" + name)));
    }
}

TEST_CASE("a pack has texts and pictures, and leaves out tests, settings and other games")
{
    const Club club;
    club.write("muster.json", R"({ "format": 1, "tests": ["tests/**"], "ignore": ["drafts/"] })");
    club.write("tests/err.army.json", "{}");
    club.write("drafts/x.army.json", "{}");
    club.write("armies/other.army.json", R"({ "format": 1, "system": "old-trousers", "name": "A", "units": [] })");
    club.write("LICENSE", "Do what you like.\n");
    club.write("lists/README.md", "# Lists\n");
    const std::string picture("\x89PNG\r\n\x1a\n\0\xff", 10);
    club.write("lists/red.png", picture);
    club.write("run.sh", "rm -rf /\n");
    const auto outcome = runIn(club, {"pack", "toy", "-o", "toy.musterpack.json"});
    INFO(outcome.err);
    REQUIRE(outcome.exitCode == 0);
    CHECK_THAT(outcome.err, Contains("1 file of other games is left out"));
    CHECK_THAT(outcome.out, Contains("13 files") && Contains("licence: see the file LICENSE"));
    auto pack = PackJson::parse(contentOf(club / "toy.musterpack.json"));
    CHECK(fileOf(pack, "lists/red.png")["base64"] == "iVBORw0KGgoA/w==");
    CHECK(fileOf(pack, "LICENSE")["text"] == "Do what you like.\n");
    const Home home;
    CHECK(runIn(club, {"add", "toy.musterpack.json"}, home.settings()).exitCode == 0);
    CHECK(contentOf(home.pack("toy") / "lists/red.png") == picture);
}

TEST_CASE("a pack needs a licence, a game and files without errors")
{
    const Club club;
    const auto refuses = [](const Folder& folder, std::vector<std::string> words, int code, const std::string& reason) {
        words.insert(words.begin(), "pack");
        const auto outcome = runIn(folder, words);
        INFO(outcome.err);
        CHECK(outcome.exitCode == code);
        CHECK_THAT(outcome.err, Contains(reason));
        CHECK(outcome.out.empty());
    };
    refuses(club, {"toy"}, 2, "--licence");
    refuses(club, {"toi", "--licence", "MIT"}, 2, "did you mean toy?");
    refuses(club, {"none/", "--licence", "MIT"}, 2, "there is no such file or folder");
    refuses(club, {"toy", "--licence", "MIT", "--id", "x"}, 2, "a game has its own");
    refuses(club, {"toy", "--licence", "MIT", "-o", "toy.json"}, 2, "must end in .musterpack.json");
    refuses(club, {"armies", "--licence", "MIT"}, 2, "neither a game nor a list");
    club.write("second.system.json", R"({ "format": 1, "id": "second", "version": "1.0.0", "name": "Second" })");
    refuses(club, {".", "--licence", "MIT"}, 2, "several games: second, toy");
    fs::remove(club / "second.system.json");
    club.write("twin/toy.system.json", contentOf(club / "toy.system.json"));
    refuses(club, {".", "--licence", "MIT"}, 1, "is in two files");
    fs::remove_all(club / "twin");
    club.edit("toy.system.json", "self.cost <= self.budget", "self.cost <= self.budgte");
    refuses(club, {"toy", "--licence", "MIT"}, 1, "army has no field 'budgte'");
    club.edit("toy.system.json", "self.cost <= self.budgte", "self.cost <= self.budget");
    club.edit("armies/red.army.json", "\"foot\"", "\"horse\"");
    refuses(club, {"toy", "--licence", "MIT"}, 1, "armies/red.army.json:");
    CHECK_FALSE(fs::exists(club / toyPack));
    CHECK(runIn(club, {"pack", "toy", "--licence", "MIT", "--force"}).exitCode == 0);
}

TEST_CASE("no path of a pack leads anywhere else")
{
    const PackedClub club;
    const std::vector<std::pair<std::string, std::string>> paths{
        {"../red.list.json", "may lead outside of the pack"},
        {"lists/../../red.list.json", "may lead outside of the pack"},
        {"./red.list.json", "may lead outside of the pack"},
        {"/tmp/red.list.json", "leads outside of the pack"},
        {"lists\\red.list.json", "contains a backslash"},
        {"C:/red.list.json", "contains a character that not every system allows"},
        {"a\nb.list.json", "contains a character that not every system allows"},
        {"r\xc3\xb6t.list.json", "contains a character that not every system allows"},
        {"lists//red.list.json", "has an empty part"},
        {".hidden/red.list.json", "is hidden"},
        {"build/red.list.json", "is in a folder that no search enters"},
        {"nul.list.json", "is the name of a device on Windows"},
        {"COM1/red.list.json", "is the name of a device on Windows"},
        {"lists /red.list.json", "begins or ends with a character"},
        {"lists./red.list.json", "begins or ends with a character"},
        {"1/2/3/4/5/6/7/8/9/10/11/red.list.json", "is more than 10 folders deep"},
        {"Pack.json", "is reserved"},
        {"muster.json", "contains settings"},
        {"red.expect.json", "contains what tests expect"},
        {"run.sh", "is of no kind that packs contain"},
        {"data.json", "is of no kind that packs contain"},
    };
    for (const auto& [path, reason] : paths) {
        INFO(path);
        auto pack = club.content;
        fileOf(pack, "lists/red.list.json")["path"] = path;
        requireNotAdded(pack.dump(), reason);
    }
    auto pack = club.content;
    fileOf(pack, "lists/red.list.json")["path"] = std::string(300, 'a') + ".list.json";
    requireNotAdded(pack.dump(), "[schema/maxLength]");
}

TEST_CASE("no file is in a pack twice")
{
    const PackedClub club;
    auto pack = club.content;
    const auto file = fileOf(pack, "lists/red.list.json");
    pack["files"].push_back(file);
    requireNotAdded(pack.dump(), "the file \"lists/red.list.json\" is already in the pack");
    pack["files"].back()["path"] = "Lists/RED.list.json";
    requireNotAdded(pack.dump(), "the file \"Lists/RED.list.json\" is already in the pack, as \"lists/red.list.json\"");
    pack["files"].back()["path"] = "lists/red.list.json/more.list.json";
    requireNotAdded(pack.dump(), "\"lists/red.list.json\" is a file, and a folder");
    pack["files"].back()["path"] = "pack.json/more.list.json";
    requireNotAdded(pack.dump(), "\"pack.json\" is a file, and a folder");
}

TEST_CASE("what was damaged or changed is not installed")
{
    const PackedClub club;
    const auto refuses = [&](const std::function<void(PackJson&)>& change, const std::string& reason) {
        auto pack = club.content;
        change(pack);
        requireNotAdded(pack.dump(2), reason);
    };
    refuses([](PackJson& pack) { fileOf(pack, "lists/red.list.json")["text"] = "{}"; },
            "this is not the hash of \"lists/red.list.json\"");
    refuses([](PackJson& pack) { pack["licence"] = "public domain"; }, "this is not the hash of the pack");
    refuses([](PackJson& pack) { pack["files"].erase(1); }, "this is not the hash of the pack");
    refuses(
        [](PackJson& pack) {
            auto& file = fileOf(pack, "lists/red.list.json");
            file.erase("text");
            file["base64"] = "e30";
        },
        "is not base64");
    refuses([](PackJson& pack) { fileOf(pack, "lists/red.list.json")["base64"] = "e30="; }, "[schema/oneOf]");
    refuses([](PackJson& pack) { pack["id"] = "../toy"; }, "[schema/pattern]");
    refuses([](PackJson& pack) { pack["id"] = "other"; }, "is not the game \"toy\" of the pack");
    refuses([](PackJson& pack) { pack["system"] = pack["id"] = "other"; }, "is not the game \"other\" of the pack");
    refuses([](PackJson& pack) { pack["version"] = "1.0.1"; }, "the pack has version 1.0.1");
    refuses([](PackJson& pack) { pack.erase("licence"); }, "[schema/required]");
    refuses([](PackJson& pack) { pack["files"] = PackJson::array(); }, "[schema/minItems]");
    refuses([](PackJson& pack) { pack["surprise"] = 1; }, "[schema/additionalProperties]");
    requireNotAdded("", "x.musterpack.json:1:1: error [json/");
    requireNotAdded("[]", "[schema/type]");
    requireNotAdded(R"({ "format": 1, "format": 1 })", "[json/duplicate-key]");
}

TEST_CASE("a pack of a newer version is not misread")
{
    const PackedClub club;
    auto pack = club.content;
    pack["muster"] = "99.0.0";
    requireNotAdded(pack.dump(2), "the pack was written by Muster 99.0.0, and this is Muster ");
    pack["format"] = 2;
    pack["news"] = PackJson::object();
    requireNotAdded(pack.dump(2), "x.musterpack.json:2:13: the pack was written by Muster 99.0.0 in format 2");
    requireNotAdded(pack.dump(2), "update Muster", 1, {"--force"});
    pack = club.content;
    pack["muster"] = "99.0.0";
    const Home home;
    club.write("new.musterpack.json", pack.dump());
    CHECK(runIn(club, {"add", "new.musterpack.json", "--force"}, home.settings()).exitCode == 0);
}

TEST_CASE("a huge pack is refused in time")
{
    const PackedClub club;
    auto pack = club.content;
    const auto file = fileOf(pack, "lists/red.list.json");
    for (int i = 0; i < 100'000; ++i) {
        pack["files"].push_back(file);
        pack["files"].back()["path"] = "lists/l" + std::to_string(i) + ".list.json";
    }
    requireNotAdded(pack.dump(), "[schema/maxItems]");
    requireNotAdded(std::string(65u << 20, ' '), "[json/limits]");
}

TEST_CASE("links that lead out of a folder are not packed")
{
    const Club club;
    const Folder elsewhere;
    const Home home;
    elsewhere.write("secret.list.json", toyList("secret", "foot", 1));
    fs::create_symlink(elsewhere / "secret.list.json", club / "lists/secret.list.json");
    for (const char* command : {"add", "pack"}) {
        const auto outcome = runIn(club, {command, ".", "--licence", "MIT"}, home.settings());
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("leads out of the project"));
    }
    CHECK(home.isEmpty());
    CHECK_FALSE(fs::exists(club / toyPack));
}

TEST_CASE("another version is installed only when asked for")
{
    const Club club;
    const Home home;
    const auto add = [&](std::vector<std::string> more = {}) {
        more.insert(more.begin(), {"add", ".", "--licence", "MIT"});
        return runIn(club, more, home.settings());
    };
    REQUIRE(add().exitCode == 0);
    club.edit("toy.system.json", "\"1.0.0\"", "\"1.1.0\"");
    const auto refused = add();
    CHECK(refused.exitCode == 3);
    CHECK_THAT(refused.err, Contains("toy 1.0.0 is already installed in " + home.pack("toy").string()) &&
                                Contains("1.1.0, add --replace"));
    CHECK_THAT(contentOf(home.pack("toy") / "toy.system.json"), Contains("\"1.0.0\""));

    const auto replaced = add({"--replace"});
    INFO(replaced.err);
    CHECK(replaced.exitCode == 0);
    CHECK_THAT(replaced.out, Contains("installed Toy 1.1.0 (toy) instead of 1.0.0"));
    CHECK_THAT(contentOf(home.pack("toy") / "toy.system.json"), Contains("\"1.1.0\""));

    // The same version with other contents is another one too.
    club.edit("lists/red.list.json", "\"points\": 2", "\"points\": 1");
    CHECK_THAT(add().err, Contains("with other contents"));
}

TEST_CASE("changes of installed files are not lost")
{
    const Club club;
    const Home home;
    REQUIRE(runIn(club, {"add", ".", "--licence", "MIT"}, home.settings()).exitCode == 0);
    home.write("muster/packs/toy/lists/mine.list.json", toyList("mine", "foot", 1));
    home.write("muster/packs/toy/lists/red.list.json", toyList("red", "foot", 1));
    club.edit("toy.system.json", "\"1.0.0\"", "\"1.1.0\"");
    const auto add = runIn(club, {"add", ".", "--licence", "MIT", "--replace"}, home.settings());
    CHECK(add.exitCode == 3);
    CHECK_THAT(add.err, Contains("lists/mine.list.json, lists/red.list.json") && Contains("--force"));
    const auto remove = runIn(club, {"remove", "toy"}, home.settings());
    CHECK(remove.exitCode == 3);
    CHECK_THAT(remove.err, Contains("lists/mine.list.json, lists/red.list.json"));
    CHECK(fs::exists(home.pack("toy") / "lists/mine.list.json"));
    // A folder that muster add did not make.
    home.write("muster/packs/own/own.system.json", "{}");
    CHECK_THAT(runIn(club, {"remove", "own"}, home.settings()).err, Contains("lacks its description"));
    CHECK(runIn(club, {"remove", "own", "--force"}, home.settings()).exitCode == 0);
    CHECK(runIn(club, {"remove", "toy", "--force"}, home.settings()).exitCode == 0);
    CHECK(home.isEmpty());
}

TEST_CASE("a game with the id of another one is not installed unnoticed")
{
    const Folder folder, data;
    const Home home;
    auto system = toySystem();
    system.replace(system.find("\"toy\""), 5, "\"old-trousers\"");
    folder.write("old-trousers.system.json", system);
    const auto shipped = runIn(folder, {"add", ".", "--licence", "MIT"}, home.settings());
    CHECK(shipped.exitCode == 3);
    CHECK_THAT(shipped.err, Contains("the game \"old-trousers\" comes with Muster, in ") && Contains("--replace"));
    CHECK(home.isEmpty());
    CHECK(runIn(folder, {"add", ".", "--licence", "MIT", "--replace"}, home.settings()).exitCode == 0);

    const Folder elsewhere;
    const auto systems = runIn(elsewhere, {"systems"}, home.settings());
    CHECK(systems.exitCode == 0);
    const auto installed = (home.pack("old-trousers") / "old-trousers.system.json").string();
    CHECK_THAT(systems.out, Contains(installed + " (installed with muster add)") && Contains("not used: ") &&
                                Contains("(comes with Muster)"));
    CHECK_THAT(systems.err, Contains("two games have the id \"old-trousers\": " + installed + " is used, and ") &&
                                Contains("old-trousers/old-trousers.system.json is not"));
    const auto json = PackJson::parse(runIn(elsewhere, {"systems", "--format", "json"}, home.settings()).out);
    for (const auto& each : json["systems"]) {
        const bool isDouble = each["id"] == "old-trousers";
        CHECK(each["origin"] == (isDouble ? "installed" : "shipped"));
        REQUIRE(each["unused"].size() == (isDouble ? 1u : 0u));
        if (isDouble) CHECK(each["unused"][0]["origin"] == "shipped");
    }

    const Club club;
    data.write("toy.system.json", toySystem());
    const auto named = runIn(club, {"add", ".", "--licence", "MIT", "--replace"},
                             home.settings({"MUSTER_DATA=" + data.path().string()}));
    CHECK(named.exitCode == 3);
    CHECK_THAT(named.err, Contains("the game \"toy\" is already in " + (data / "toy.system.json").string()) &&
                              Contains("$MUSTER_DATA"));
    CHECK_FALSE(fs::exists(home.pack("toy")));
}

TEST_CASE("a game with errors is installed only when asked for")
{
    const Folder folder;
    const Home home;
    // The second file is legal JSON with an unknown key.
    folder.write("toy.system.json", toySystem());
    folder.write("x.army.json", toyArmy(R"({ "id": "a", "points": 5, "pionts": 5 })"));
    const auto refused = runIn(folder, {"add", ".", "--licence", "MIT"}, home.settings());
    CHECK(refused.exitCode == 1);
    CHECK_THAT(refused.err, Contains("x.army.json:1:") && Contains("[schema/additionalProperties]") &&
                                Contains("nothing is installed") && !Contains(home.path().string()));
    CHECK(home.isEmpty());
    CHECK(runIn(folder, {"add", ".", "--licence", "MIT", "--force"}, home.settings()).exitCode == 0);
    CHECK(fs::exists(home.pack("toy") / "x.army.json"));
}

TEST_CASE("a book of lists is installed beside its game")
{
    const PackedClub club;
    const Folder book;
    const Home home;
    book.write("dark-ages/green.list.json", toyList("green", "foot", 2));
    // Its game is unknown.
    const std::vector<std::string> pack{"pack", "dark-ages", "--licence", "MIT", "--book-version", "2.0.0"};
    CHECK(runIn(book, pack, home.settings()).exitCode == 1);
    REQUIRE(runIn(club, {"add", toyPack}, home.settings()).exitCode == 0);
    const auto packed = runIn(book, pack, home.settings());
    INFO(packed.err);
    REQUIRE(packed.exitCode == 0);
    CHECK_THAT(packed.out, Contains("Dark ages 2.0.0 (dark-ages), 1 file"));
    const std::string file = "dark-ages-2.0.0.musterpack.json";
    CHECK(runIn(book, {"add", file}, Home().settings()).exitCode == 1);
    CHECK(runIn(book, {"add", file}, home.settings()).exitCode == 0);
    CHECK_THAT(runIn(Folder(), {"lists", "toy"}, home.settings()).out, Contains("green"));
    // A list of another pack has the same id.
    const auto second = runIn(
        book, {"add", "dark-ages", "--licence", "MIT", "--book-version", "1.0.0", "--id", "other"}, home.settings());
    CHECK(second.exitCode == 3);
    CHECK_THAT(second.err, Contains("the list \"green\" of toy is already in ") && Contains("muster remove dark-ages"));
    const auto removed = runIn(book, {"remove", "toy"}, home.settings());
    CHECK(removed.exitCode == 0);
    CHECK_THAT(removed.err, Contains("\"dark-ages\" are for this game"));

    book.write("toy/x.list.json", toyList("x", "foot", 2));
    CHECK_THAT(runIn(book, {"pack", "toy", "--licence", "MIT", "--book-version", "1.0.0"}, home.settings()).err,
               Contains("is the id of the game"));
    CHECK_THAT(runIn(book, {"pack", "dark-ages", "--licence", "MIT"}, home.settings()).err, Contains("--book-version"));
    CHECK_THAT(runIn(book, {"pack", "dark-ages", "--licence", "MIT", "--book-version", "2"}, home.settings()).err,
               Contains("is no version"));
}

TEST_CASE("what a stopped installation left is cleared away")
{
    const PackedClub club;
    const Home home;
    home.write("muster/packs/.toy.muster-new/half.list.json", "{");
    REQUIRE(runIn(club, {"add", toyPack}, home.settings()).exitCode == 0);
    CHECK_FALSE(fs::exists(home.pack(".toy.muster-new")));
    CHECK_FALSE(fs::exists(home.pack("toy") / "half.list.json"));
    // Stopped between the two steps of a replacement: the earlier version comes back.
    fs::rename(home.pack("toy"), home.pack(".toy.muster-old"));
    home.write("muster/packs/.toy.muster-new/half.list.json", "{");
    CHECK_THAT(runIn(club, {"add", toyPack}, home.settings()).out, Contains("already installed"));
    CHECK_FALSE(fs::exists(home.pack(".toy.muster-new")));
    CHECK_FALSE(fs::exists(home.pack(".toy.muster-old")));
}

TEST_CASE("without a folder to install into nothing happens")
{
    const PackedClub club;
    CHECK_THAT(runIn(club, {"add", toyPack}).err, Contains("set HOME"));
    CHECK(runIn(club, {"add", toyPack}).exitCode == 3);
    const Home home;
    home.write("muster", "a file");
    const auto outcome = runIn(club, {"add", toyPack}, home.settings());
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("cannot write"));
    CHECK_THAT(runIn(club, {"add", "none.musterpack.json"}, home.settings()).err, Contains("none.musterpack.json"));
    CHECK(runIn(club, {"add", "none.musterpack.json"}, home.settings()).exitCode == 3);
}

namespace {

/// A folder with the toy game and a season of it, each in a folder of its own.
class PackedSeason : public Folder {
public:
    PackedSeason()
    {
        write("muster.json", R"({ "format": 1 })");
        write("base/toy.system.json", toySystem());
        write("season/season.system.json", R"({ "format": 1, "id": "season", "version": "2.0.0", "name": "Season",
  "extends": "toy", "systemVersion": "1.0.0", "remove": ["/rules/points-total"] })");
        write("season/a.army.json", R"({ "format": 1, "system": "season", "name": "A",
  "units": [{ "id": "u", "points": 11 }] })");
    }
    Outcome packed(const std::string& id) const
    {
        return runIn(*this, {"pack", id, "--licence", "MIT", "-o", id + ".musterpack.json"});
    }
    PackJson content(const std::string& id) const
    {
        return PackJson::parse(contentOf(*this / (id + ".musterpack.json")));
    }
};

}  // namespace

TEST_CASE("a pack of a game that extends another names it with version and hash")
{
    const PackedSeason folder;
    const auto outcome = folder.packed("season");
    INFO(outcome.err);
    REQUIRE(outcome.exitCode == 0);
    CHECK_THAT(outcome.err, Contains("it extends toy 1.0.0, which players must have installed too"));
    REQUIRE(folder.packed("toy").exitCode == 0);
    const auto season = folder.content("season"), toy = folder.content("toy");
    REQUIRE(season["requires"].size() == 1);
    CHECK(season["requires"][0]["id"] == "toy");
    CHECK(season["requires"][0]["version"] == "1.0.0");
    CHECK(season["requires"][0]["sha256"] == toy["files"][0]["sha256"]);
    CHECK(season["files"].size() == 2);
    CHECK_FALSE(toy.contains("requires"));
}

TEST_CASE("a game is added only with the version that it extends")
{
    const PackedSeason folder;
    REQUIRE(folder.packed("season").exitCode == 0);
    REQUIRE(folder.packed("toy").exitCode == 0);
    const Home home;
    const auto add = [&](const std::string& file, std::vector<std::string> more = {}) {
        more.insert(more.begin(), {"add", file});
        return runIn(folder, more, home.settings());
    };
    const auto missing = add("season.musterpack.json");
    CHECK(missing.exitCode == 3);
    CHECK_THAT(missing.err, Contains("the game \"toy\" 1.0.0, which \"season\" extends, is not installed"));
    CHECK(home.isEmpty());
    // One in the project is not one that every program finds.
    CHECK_THAT(add("season", {"--licence", "MIT"}).err, Contains("is not installed; install it first"));

    REQUIRE(add("toy.musterpack.json").exitCode == 0);
    const auto added = add("season.musterpack.json");
    INFO(added.err);
    CHECK(added.exitCode == 0);
    const Folder player;
    player.write("a.army.json", contentOf(folder / "season/a.army.json"));
    CHECK(runIn(player, {"check"}, home.settings()).exitCode == 0);

    // Another version of what it extends is said, in both directions.
    auto text = toySystem();
    text.replace(text.find("1.0.0"), 5, "1.1.0");
    folder.write("base/toy.system.json", text);
    REQUIRE(folder.packed("toy").exitCode == 0);
    const auto replaced = add("toy.musterpack.json", {"--replace"});
    CHECK(replaced.exitCode == 0);
    CHECK_THAT(replaced.err, Contains("the installed game \"season\" extends version 1.0.0 of this game"));
    CHECK(runIn(folder, {"remove", "season"}, home.settings()).exitCode == 0);
    const auto other = add("season.musterpack.json");
    CHECK(other.exitCode == 3);
    CHECK_THAT(other.err, Contains("\"season\" extends version 1.0.0 of the game \"toy\", and ") &&
                              Contains("has version 1.1.0; install that version"));
    CHECK_FALSE(fs::exists(home.pack("season")));
    const auto forced = add("season.musterpack.json", {"--force"});
    CHECK(forced.exitCode == 0);
    CHECK_THAT(forced.err, Contains("has version 1.1.0"));
    CHECK_THAT(runIn(folder, {"remove", "toy"}, home.settings()).err,
               Contains("the installed game \"season\" extends version 1.0.0 of this game"));
}

TEST_CASE("a game with the same version and other contents is not the one that was extended")
{
    const PackedSeason folder;
    REQUIRE(folder.packed("season").exitCode == 0);
    const Folder data;
    const Home home;
    data.write("toy.system.json", toySystem() + "\n");
    const auto outcome =
        runIn(folder, {"add", "season.musterpack.json"}, home.settings({"MUSTER_DATA=" + data.path().string()}));
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("extends the game \"toy\" 1.0.0 with other contents than "));
    CHECK(home.isEmpty());
}

TEST_CASE("a pack requires what its game extends, and nothing else")
{
    const PackedSeason folder;
    REQUIRE(folder.packed("season").exitCode == 0);
    REQUIRE(folder.packed("toy").exitCode == 0);
    const auto refuses = [](PackJson pack, const std::function<void(PackJson&)>& change, const std::string& reason) {
        change(pack);
        requireNotAdded(pack.dump(2), reason);
    };
    const auto season = folder.content("season"), toy = folder.content("toy");
    refuses(
        season, [](PackJson& pack) { pack.erase("requires"); },
        "the game extends \"toy\", which the pack does not require");
    refuses(
        season, [](PackJson& pack) { pack["requires"][0]["id"] = "other"; },
        "the game extends \"toy\", and the pack requires \"other\"");
    refuses(
        season, [](PackJson& pack) { pack["requires"][0]["id"] = "season"; }, "requires itself");
    refuses(
        season, [](PackJson& pack) { pack["requires"].push_back(pack["requires"][0]); }, "is required twice");
    refuses(
        season, [](PackJson& pack) { pack["requires"][0]["version"] = "1.0.1"; }, "this is not the hash of the pack");
    refuses(
        season, [](PackJson& pack) { pack["requires"][0]["sha256"] = "x"; }, "[schema/");
    refuses(
        toy, [&](PackJson& pack) { pack["requires"] = season["requires"]; }, "requires itself");
    refuses(
        toy,
        [&](PackJson& pack) {
            pack["requires"] = season["requires"];
            pack["requires"][0]["id"] = "other";
        },
        "the pack requires \"other\", but its game extends none");
}
