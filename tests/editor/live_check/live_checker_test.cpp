#include "editor/live_check/live_checker.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QThread>

#include <fstream>
#include <functional>

using namespace muster;
namespace fs = std::filesystem;

namespace {

const std::string army =
    R"({"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Test", "units": )"
    R"([{"id": "a", "entry": "old-guard"}]})";

bool waitUntil(const std::function<bool()>& holds)
{
    const QDeadlineTimer deadline(20'000);
    while (!holds() && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(2);
    }
    return holds();
}

std::string ofSize(int units)
{
    std::string text =
        R"({"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Test", )"
        R"("units": [)";
    for (int i = 0; i < units; ++i)
        text += (i ? ", " : "") + std::string(R"({"id": "u)") + std::to_string(i) + R"(", "entry": "line-infantry"})";
    return text + "]}";
}

}  // namespace

TEST_CASE("only the newest text counts, and requests never wait for a check")
{
    // The first check is held until all requests are made. Its semaphores outlive the library, which waits for it.
    QSemaphore begun, held;
    editor::SharedLibrary library(files::dataFolders());
    editor::LiveChecker checker(library);
    std::vector<std::uint64_t> revisions;
    QObject::connect(&checker, &editor::LiveChecker::checkFinished, &checker,
                     [&](const auto& checkResult) { revisions.push_back(checkResult->revision); });
    auto first = test::snapshotOf(ofSize(1), test::shipped("a.army.json"), 1);
    first.prepare = [&](editor::Snapshot&) {
        begun.release();
        held.acquire();
    };
    checker.ask(std::move(first));
    begun.acquire();
    for (std::uint64_t revision = 2; revision <= 200; ++revision) {
        checker.ask(test::snapshotOf(ofSize(static_cast<int>(revision)), test::shipped("a.army.json"), revision));
        QCoreApplication::processEvents();
    }
    const bool wasBusy = checker.isBusy();
    held.release();
    CHECK(wasBusy);
    REQUIRE(waitUntil([&] { return !revisions.empty(); }));
    CHECK(checker.last()->army.units.size() == 200);
    CHECK(checker.last()->document->root()["units"].size() == 200);
    CHECK_FALSE(checker.isBusy());
    // The first result was outdated, and the requests between were never checked.
    CHECK(revisions == std::vector<std::uint64_t>{200});
}

TEST_CASE("a document may be closed during its check")
{
    editor::SharedLibrary library(files::dataFolders());
    for (int i = 0; i < 50; ++i) {
        editor::LiveChecker checker(library);
        checker.ask(test::snapshotOf(ofSize(300)));
        if (i % 2) QThread::msleep(static_cast<unsigned long>(i % 7));
        if (i % 3) QCoreApplication::processEvents();
    }
    QCoreApplication::processEvents();
    SUCCEED();
}

TEST_CASE("the threads of closed documents are given back as soon as they have ended")
{
    editor::SharedLibrary library(files::dataFolders());
    for (int i = 0; i < 20; ++i) {
        editor::LiveChecker checker(library);
        checker.ask(test::snapshotOf(army, test::shipped("a.army.json"), 1));
    }
    CHECK(library.threads().size() > 0);
    CHECK(waitUntil([&] { return library.threads().size() == 0; }));
}

TEST_CASE("a list that changes on disk is read again, and the army is checked with it")
{
    const QTemporaryDir folder;
    const fs::path root(folder.path().toStdString());
    const auto write = [&](const char* name, const std::string& text) { std::ofstream(root / name) << text; };
    const auto list = [](int maximum) {
        return R"({"format": 1, "system": "old-trousers", "id": "own", "name": "Own", "entries": [{"id": "guard", )"
               R"("name": "Guard", "arm": "infantry", "strength": 4, "max": )" +
               std::to_string(maximum) + "}]}";
    };
    write("muster.json", "{}");
    write("own.list.json", list(1));
    editor::SharedLibrary library(files::dataFolders());
    editor::LiveChecker checker(library);
    checker.ask(test::snapshotOf(
        R"({"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "own", "name": "Test", "units": )"
        R"([{"id": "a", "entry": "guard"}]})",
        root / "a.army.json", 7));
    REQUIRE(waitUntil([&] { return checker.last() != nullptr; }));
    REQUIRE(checker.last()->catalogue.units.size() == 1);
    CHECK(checker.last()->catalogue.units[0].maximum == 1);
    write("own.list.json", list(5));
    REQUIRE(waitUntil([&] { return checker.last()->catalogue.units[0].maximum == 5; }));
    CHECK(checker.last()->revision == 7);
    // Replaced by another file of the same name, as text editors do.
    write("new", list(9));
    fs::rename(root / "new", root / "own.list.json");
    REQUIRE(waitUntil([&] { return checker.last()->catalogue.units[0].maximum == 9; }));
}
