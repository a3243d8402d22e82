#include "tests/validator/cached_club.hpp"

#include "validator/cache/content_hash.hpp"
#include "validator/cache/stored_findings.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <fstream>

using namespace muster::test;
using namespace muster;
using Catch::Contains;
namespace fs = std::filesystem;

TEST_CASE("damaged results are not used, and that is said")
{
    CachedClub club;
    const auto good = club.check().out;
    std::vector<fs::path> results;
    for (const auto& [name, number] : club.stored()) results.push_back(club.cache / name);
    const auto expectRepair = [&](const char* what) {
        INFO(what);
        const auto outcome = club.check();
        CHECK(outcome.out == good);
        CHECK_THAT(outcome.err, Contains("10 damaged results of the cache were not used") &&
                                    Contains("delete the folder " + club.cache.path().string()));
        CHECK(club.check().err.empty());
    };
    for (const auto& result : results) fs::resize_file(result, 0);
    expectRepair("empty, as after a power failure");
    for (const auto& result : results) fs::resize_file(result, fs::file_size(result) / 2);
    expectRepair("half of it, as after an interrupted write");
    for (const auto& result : results) {
        auto bytes = contentOf(result);
        bytes[bytes.size() - 3] ^= 1;
        std::ofstream(result, std::ios::binary) << bytes;
    }
    expectRepair("one bit");
    for (const auto& result : results) std::ofstream(result, std::ios::app) << "x";
    expectRepair("more at the end");

    // Results of other files, and ones that were made up with a correct hash.
    const auto first = contentOf(results.front());
    for (const auto& result : results) std::ofstream(result, std::ios::binary) << first;
    CHECK(club.check().out == good);
    for (const std::string& text : {std::string(), std::string("3:abc"), std::string("99999999999999999999:"),
                                    std::string("0:0:0:"), std::string(2'000'000, '1')}) {
        for (const auto& result : results)
            std::ofstream(result, std::ios::binary) << validator::contentHash(text) << '\n' << text;
        CHECK(club.check().out == good);
    }

    // An unfinished file of another run, and files that are not of Muster.
    club.cache.write(results.front().stem().string() + ".1.0.new", "half");
    club.cache.write("letter.txt", "Dear Anna");
    CHECK(club.check().out == good);
    CHECK(contentOf(club.cache / "letter.txt") == "Dear Anna");
    fs::remove(results.front());
    fs::create_directory(results.front());
    CHECK(club.check().out == good);
}

TEST_CASE("a cache that cannot be written is left out, with a note")
{
    const Club club;
    const auto plain = runIn(club, {"check", "--no-cache"});
    CHECK(plain.err.empty());
    club.write("file", "");
    const auto notAFolder = runIn(club, {"check", "--cache-dir", "file"});
    CHECK(notAFolder.exitCode == 0);
    CHECK(notAFolder.out == plain.out);
    CHECK_THAT(notAFolder.err, Contains("results are not cached") && Contains("--no-cache"));

    const Folder locked;
    fs::permissions(locked.path(), fs::perms::owner_read | fs::perms::owner_exec);
    const auto outcome = runUnprivileged(club, {"check", "--cache-dir", (locked / "cache").string()});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.err, Contains("results are not cached, because"));
}

TEST_CASE("without --cache-dir the cache is where the environment says")
{
    const Club club;
    const Folder home;
    const auto checkWith = [&](std::vector<std::string> environment, std::vector<std::string> more = {}) {
        Settings settings;
        settings.environment = std::move(environment);
        more.insert(more.begin(), "check");
        CHECK(runIn(club, more, settings).exitCode == 0);
    };
    const auto at = [&](const char* name) { return (home / name).string(); };
    checkWith({"HOME=" + at("home")});
    CHECK(fs::exists(home / "home/.cache/muster/CACHEDIR.TAG"));
    checkWith({"HOME=" + at("unused"), "XDG_CACHE_HOME=" + at("caches")});
    CHECK(fs::exists(home / "caches/muster/CACHEDIR.TAG"));
    checkWith({"XDG_CACHE_HOME=" + at("unused"), "MUSTER_CACHE_DIR=" + at("own")});
    CHECK(fs::exists(home / "own/CACHEDIR.TAG"));
    checkWith({"MUSTER_CACHE_DIR=" + at("unused")}, {"--cache-dir", at("named")});
    CHECK(fs::exists(home / "named/CACHEDIR.TAG"));
    checkWith({"HOME=" + at("unused")}, {"--no-cache"});
    checkWith({"HOME=relative", "XDG_CACHE_HOME=relative"});
    CHECK_FALSE(fs::exists(home / "unused"));
    CHECK_FALSE(fs::exists(club / "relative"));
}

TEST_CASE("the folder of a cache has a largest size")
{
    CachedClub club;
    club.check();
    const auto old = fs::file_time_type::clock::now() - std::chrono::hours(24 * 30);
    for (int i = 0; i < 20'010; ++i) fs::last_write_time(club.cache.write(std::to_string(i) + ".result", ""), old);
    const auto stored = club.stored();
    club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 3");
    club.check();
    CHECK(club.stored().size() <= 15'000);
    // Those used last are still there.
    const auto result = club.stored();
    const auto kept = std::count_if(stored.begin(), stored.end(), [&](const auto& one) {
        return one.first.size() == 39 && result.contains(one.first);  // 32 digits and the suffix
    });
    CHECK(kept == 10);
}

TEST_CASE("findings are read as they were written")
{
    diagnostics::Diagnostic finding;
    finding.rule = "toy/rule", finding.level = diagnostics::Level::info;
    finding.message = std::string("mes\0sage 5:\n\xff", 13), finding.help = "help", finding.sourceLine = "{";
    finding.place = {"a.army.json", "/units/0", 1, 2, 3, 4};
    finding.related = {{"here", {"b.list.json", "/x", 5, 6, 7, 8}}, {"there", {}}};
    finding.fix = "[]", finding.kind = diagnostics::FindingKind::unknownValue, finding.missing = "/m";
    finding.identity = "/units/a", finding.replacements = {{1, 2, 3, 4, 5, 6, "new"}}, finding.accepted = "why";
    finding.fileHelp = "in the file", finding.isOfGame = true;
    finding.system = "toy", finding.page = "https://example.org/toy.md#rule";
    validator::FieldWriter out;
    write({finding, {}}, out);
    const auto text = out.take();
    validator::FieldReader in(text);
    const auto read = validator::readFindings(in);
    CHECK(in.isGood());
    CHECK(in.isAtEnd());
    REQUIRE(read.size() == 2);
    // A second writing compares all members.
    validator::FieldWriter again;
    write(read, again);
    CHECK(again.take() == text);
    CHECK(read[0].message == finding.message);
    CHECK(read[0].kind == finding.kind);
    CHECK(read[0].wholeHelp() == "help. in the file");
    CHECK(read[0].isOfGame);
    CHECK(read[0].system == "toy");
    CHECK(read[0].page == finding.page);
    CHECK(read[0].replacements[0].text == "new");
    for (std::size_t size = 0; size < text.size(); ++size) {
        validator::FieldReader part(std::string_view(text).substr(0, size));
        validator::readFindings(part);
        CHECK_FALSE(part.isGood());
    }
}
