#include "tests/editor/window/builder.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QFile>

using namespace muster;
using namespace muster::test;

namespace {

/// A folder with the game of docs/adding-a-system.md, as a reader of that page would write it.
class SixthGame {
public:
    SixthGame()
    {
        // The page ends with the complete file.
        QFile page(QString::fromStdString(sourcePath("docs/adding-a-system.md")));
        REQUIRE(page.open(QIODevice::ReadOnly));
        const QByteArray text = page.readAll(), fence = "$ cat lantern-cove.system.json\n";
        const auto begin = text.lastIndexOf(fence) + fence.size(), end = text.indexOf("\n```", begin);
        REQUIRE(end > begin);
        QFile game(m_folder.filePath(QStringLiteral("lantern-cove.system.json")));
        REQUIRE(game.open(QIODevice::WriteOnly));
        game.write(text.mid(begin, end - begin + 1));
        game.close();
        qputenv("MUSTER_DATA", m_folder.path().toUtf8());
    }
    ~SixthGame() { m_before.isNull() ? qunsetenv("MUSTER_DATA") : qputenv("MUSTER_DATA", m_before); }
    SixthGame(const SixthGame&) = delete;
    SixthGame& operator=(const SixthGame&) = delete;

private:
    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("MUSTER_DATA");
};

void addFigure(WindowFixture& fixture, const QString& weapon, const QString& name, int nerve)
{
    fixture.add(weapon);
    rename(fixture, name);
    enterNumber(fixture, "/nerve", nerve);
}

}  // namespace

TEST_CASE("a gang of a game that the program has never seen is built in the window")
{
    const SixthGame game;
    WindowFixture fixture;
    fixture.beginArmy("Lantern Cove", "Without a list", "The Owlers of Penhale");
    const auto first = fixture.army().document().text();
    addFigure(fixture, "Pistol", "Silas Penhale", 5);
    addFigure(fixture, "Cutlass", "Boat's crew", 3);
    count(fixture, 2);
    addFigure(fixture, "Cudgel", "Wick", 2);
    auto* lantern = control(fixture, "/lantern").findChild<QCheckBox*>();
    REQUIRE(lantern != nullptr);
    QTest::keyClick(lantern, Qt::Key_Space);
    fixture.settle();
    for (const auto& finding : fixture.army().checkResult()->diagnostics) {
        INFO(finding.message);
        CHECK(finding.level != diagnostics::Level::error);
    }
    undoAll(fixture, first);
    fixture.settle();
    const auto saved = asPlayed(savedAs(fixture, "owlers.army.json"));
    const auto wanted = Json::parse(R"([{ "name": "Silas Penhale", "nerve": 5, "weapon": "pistol" },
        { "name": "Boat's crew", "nerve": 3, "weapon": "cutlass", "count": 2 }, { "name": "Wick", "nerve": 2, )"
                                    R"("weapon": "cudgel", "lantern": true }])");
    REQUIRE(saved["units"].size() == wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        for (const auto& [key, value] : wanted[i].items()) {
            INFO(i << " " << key);
            CHECK(saved["units"][i][key] == value);
        }
}
