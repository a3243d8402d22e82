// The organiser's evening: a folder of armies as a table.
#include "editor/folder_table/folder_report.hpp"
#include "tests/editor/folder_table/folder_fixture.hpp"

#include <catch2/catch.hpp>

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::test;

namespace {

QStringList shownNames(const QTableView& view)
{
    QStringList names;
    for (int row = 0; row < view.model()->rowCount(); ++row)
        names << view.model()->index(row, Of::name).data().toString();
    return names;
}

}  // namespace

TEST_CASE("a folder is a table with everything that an organiser asks for")
{
    FolderFixture fixture;
    CHECK(fixture.view().model()->rowCount() == 5);
    const int carla = fixture.rowOf("Carla's Gauls");
    REQUIRE(carla >= 0);
    CHECK(fixture.cell(carla, Of::file) == "armies/carla.army.json");
    CHECK(fixture.cell(carla, Of::game) == "Ancients D6");
    CHECK_FALSE(fixture.cell(carla, Of::list).isEmpty());
    CHECK(fixture.cell(carla, Of::player) == "Carla");
    CHECK(fixture.cell(carla, Of::points) == "31 of 30");
    CHECK(fixture.cell(carla, Of::verdict) == "1 error");
    CHECK(fixture.cell(carla, Of::findings).startsWith("The army costs 31 points"));
    CHECK_FALSE(fixture.cell(carla, Of::version).isEmpty());
    CHECK_FALSE(fixture.cell(carla, Of::date).isEmpty());
    CHECK(fixture.cell(fixture.rowOf("Anna's redcoats"), Of::verdict) == "legal");
    // A double click opens the file; the table stays in its tab.
    const auto at = fixture.view().visualRect(fixture.view().model()->index(carla, Of::name)).center();
    QTest::mouseClick(fixture.view().viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(fixture.view().viewport(), Qt::LeftButton, {}, at);
    fixture.settle();
    CHECK(fixture.army().title() == "Carla's Gauls");
    fixture.run("file.close");
    REQUIRE(fixture.window->currentFolder());
    fixture.run("file.close");
    CHECK_FALSE(fixture.window->currentFolder());
    CHECK(fixture.find("start-page")->isVisible());
}

TEST_CASE("the table of a folder is sorted and filtered")
{
    FolderFixture fixture;
    auto* head = fixture.view().horizontalHeader();
    const auto click = [&](int column) {
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                          QPoint(head->sectionViewportPosition(column) + 10, head->height() / 2));
    };
    const auto armies = [&] {
        auto names = shownNames(fixture.view());
        names.removeIf([](const QString& each) { return !each.contains("'s "); });
        return names;
    };
    click(Of::player);
    CHECK(armies() == QStringList{"Anna's redcoats", "Bert's cuirassiers", "Carla's Gauls"});
    click(Of::player);
    CHECK(armies() == QStringList{"Carla's Gauls", "Bert's cuirassiers", "Anna's redcoats"});
    click(Of::verdict);
    click(Of::verdict);
    CHECK(armies() == QStringList{"Carla's Gauls", "Bert's cuirassiers", "Anna's redcoats"});
    auto* search = fixture.table().findChild<QLineEdit*>("table-search");
    fixture.run("edit.find");
    CHECK(search->hasFocus());
    fixture.type("bert");
    CHECK(shownNames(fixture.view()) == QStringList{"Bert's cuirassiers"});
    search->clear();
    auto* games = fixture.table().findChild<QComboBox*>("table-games");
    games->setCurrentText("Ancients D6");
    CHECK(shownNames(fixture.view()) == QStringList{"Carla's Gauls"});
    games->setCurrentIndex(0);
    auto* verdicts = fixture.table().findChild<QComboBox*>("table-verdicts");
    verdicts->setCurrentText("With warnings only");
    CHECK(armies() == QStringList{"Bert's cuirassiers"});
    verdicts->setCurrentText("With errors");
    CHECK(armies() == QStringList{"Carla's Gauls"});
}

TEST_CASE("a reply tells a player what is wrong with the army and what to do")
{
    FolderFixture fixture;
    CHECK_FALSE(fixture.button("table-reply").isEnabled());
    fixture.select({"Carla's Gauls"});
    REQUIRE(fixture.button("table-reply").isEnabled());
    fixture.atDialog([](QWidget& dialog) {
        CHECK(dialog.windowTitle() == "Reply to Carla");
        const QString text = dialog.findChild<QPlainTextEdit*>("text-to-copy")->toPlainText();
        CHECK(text.startsWith("Hello Carla,\n\nyour army Carla's Gauls (Ancients D6, "));
        CHECK(text.contains("31 of 30 points"));
        CHECK(text.contains("- Error: The army costs 31 points"));
        CHECK(text.contains("carla.army.json"));
        QTest::mouseClick(dialog.findChild<QPushButton*>("copy"), Qt::LeftButton);
    });
    fixture.button("table-reply").trigger();
    CHECK(QGuiApplication::clipboard()->text().startsWith("Hello Carla,"));
}

TEST_CASE("two selected armies are compared, and other numbers are not")
{
    FolderFixture fixture;
    fixture.select({"Anna's redcoats"});
    CHECK_FALSE(fixture.button("table-compare").isEnabled());
    fixture.select({"Anna's redcoats", "Bert's cuirassiers"});
    REQUIRE(fixture.button("table-compare").isEnabled());
    bool compared = false;
    fixture.atDialog([&](QWidget& dialog) {
        compared = dialog.objectName() == "compare";
        CHECK(dialog.findChild<QTreeWidget*>("compare-table")->topLevelItemCount() > 0);
        auto* source = dialog.findChild<QTreeWidget*>("compare-source");
        CHECK(source);
        QStringList left, right;
        for (int row = 0; source && row < source->topLevelItemCount(); ++row)
            left << source->topLevelItem(row)->text(2), right << source->topLevelItem(row)->text(3);
        CHECK(left.join(u'\n').contains("\"player\": \"Anna\""));
        CHECK(right.join(u'\n').contains("\"player\": \"Bert\""));
        dialog.close();
    });
    fixture.button("table-compare").trigger();
    CHECK(compared);
}

TEST_CASE("the table is exported as it is shown, for programs and for people")
{
    FolderFixture fixture;
    const auto exported = [&](int form, const QString& name) {
        const QString to = fixture.path(name);
        fixture.atFileDialog(to);
        fixture.button("table-export").menu()->actions().at(form)->trigger();
        return fixture.fileText(to);
    };
    fixture.select({"Carla's Gauls", "Anna's redcoats"});
    const auto csv = exported(0, "all.csv");
    // Spreadsheets take it for UTF-8 by its mark.
    REQUIRE(csv.substr(0, 3) == "\xef\xbb\xbf");
    const auto rows = QString::fromStdString(csv.substr(3)).split("\r\n");
    REQUIRE(rows.size() == 4);
    CHECK(rows[0] == "File,Name,Game,List,Player,Points,Verdict,Findings,Version,Date");
    CHECK(rows[1].startsWith("armies/anna.army.json,Anna's redcoats,Old Trousers"));
    CHECK(rows[2].startsWith("armies/carla.army.json,Carla's Gauls,Ancients D6,"));
    CHECK(QString::fromStdString(exported(1, "all.md"))
              .contains("| armies/carla.army.json | Carla's Gauls | Ancients D6 |"));
    const auto html = QString::fromStdString(exported(2, "all.html"));
    CHECK(html.startsWith("<!DOCTYPE html>"));
    CHECK(html.contains("<td>Carla's Gauls</td>"));
}

TEST_CASE("no cell of a report becomes markup or a formula")
{
    const editor::FolderReport report{"<b>", {"A"}, {{"=1+1"}, {"<script>"}, {"a|b\n\"c\""}}};
    CHECK(editor::written(report, editor::ReportForm::csv) ==
          QChar(0xfeff) + QStringLiteral("A\r\n'=1+1\r\n<script>\r\n\"a|b\n\"\"c\"\"\"\r\n"));
    const auto markdown = editor::written(report, editor::ReportForm::markdown);
    CHECK(markdown.contains("| \\<script\\> |"));
    CHECK(markdown.contains("| a\\|b \"c\" |"));
    const auto html = editor::written(report, editor::ReportForm::html);
    CHECK(html.contains("<td>&lt;script&gt;</td>"));
    CHECK_FALSE(html.contains("<b>"));
}

TEST_CASE("the selected armies are printed as one pack")
{
    FolderFixture fixture;
    fixture.select({"Anna's redcoats", "Bert's cuirassiers"});
    const QString pdf = fixture.path("evening.pdf"), text = fixture.path("evening.md");
    fixture.atFileDialog(pdf);
    fixture.button("table-pack").trigger();
    REQUIRE(QTest::qWaitFor([&] { return QFileInfo(pdf).size() > 1000; }, 60000));
    fixture.atFileDialog(text);
    fixture.button("table-pack").trigger();
    REQUIRE(QTest::qWaitFor([&] { return QFileInfo::exists(text); }, 60000));
    const auto written = fixture.fileText(text);
    CHECK(written.find("Anna's redcoats") != std::string::npos);
    CHECK(written.find("Bert's cuirassiers") != std::string::npos);
    CHECK(written.find("Carla's Gauls") == std::string::npos);
}

TEST_CASE("the table follows what other programs do to the folder")
{
    FolderFixture fixture;
    const QString carla = fixture.path("club/armies/carla.army.json"),
                  dora = fixture.path("club/armies/dora.army.json");
    fixture.select({"Bert's cuirassiers"});
    REQUIRE(QFile::copy(fixture.path("club/armies/anna.army.json"), dora));
    CHECK(QTest::qWaitFor([&] { return fixture.rowOf("armies/dora.army.json", Of::file) >= 0; }, 10000));
    fixture.waitForChecks();
    CHECK(fixture.cell(fixture.rowOf("armies/dora.army.json", Of::file), Of::verdict) == "legal");
    // The selection stays with its army.
    REQUIRE(fixture.view().selectionModel()->selectedRows().size() == 1);
    CHECK(fixture.view().selectionModel()->selectedRows().first().siblingAtColumn(Of::name).data() ==
          "Bert's cuirassiers");
    REQUIRE(QFile::remove(dora));
    CHECK(QTest::qWaitFor([&] { return fixture.rowOf("armies/dora.army.json", Of::file) < 0; }, 10000));
    QFile broken(carla);
    REQUIRE(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    // What is no JSON has no name but that of its file.
    CHECK(QTest::qWaitFor([&] { return fixture.rowOf("carla.army.json") >= 0; }, 10000));
    CHECK(fixture.cell(fixture.rowOf("carla.army.json"), Of::verdict) == "1 error");
}

TEST_CASE("hostile files are rows like others")
{
    WindowFixture fixture;
    const QString folder = fixture.path("hostile");
    REQUIRE(QDir().mkpath(folder));
    const auto write = [&](const char* name, const QByteArray& bytes) {
        QFile file(folder + '/' + name);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("empty.army.json", "");
    write("deep.army.json", QByteArray(100000, '['));
    write("other.army.json", "[1, 2]");
    write("names.army.json", R"({"format": 1, "system": "no-such-game", "name": "<h1>=1+1\n|", "player": "a\u0000b"})");
    REQUIRE(QFile::link("/dev/zero", folder + "/zero.army.json"));
    fixture.window->openFolder(folder);
    auto& view = *fixture.window->currentFolder()->findChild<QTableView*>("table-view");
    REQUIRE(QTest::qWaitFor(
        [&] {
            for (int row = 0; row < view.model()->rowCount(); ++row)
                if (!view.model()->index(row, Of::verdict).data().toString().contains("error")) return false;
            return view.model()->rowCount() >= 4;
        },
        60000));
    CHECK(fixture.window->currentFolder()->report().rows.size() >= 4);
}
