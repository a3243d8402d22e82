#include "editor/print/paper_print.hpp"
#include "tests/editor/print/print_fixture.hpp"
#include "tests/paths.hpp"

#include <QClipboard>
#include <QPrinter>

using namespace muster;
using namespace muster::test;

namespace {

constexpr auto zama = "ancients-d6/scenarios/zama.scenario.json";

}  // namespace

TEST_CASE("files are those of the command line, byte for byte")
{
    PrintFixture print(scipio);
    for (const auto form :
         {editor::PrintForm::pdf, editor::PrintForm::html, editor::PrintForm::text, editor::PrintForm::markdown}) {
        const auto ours = print.written(form);
        CHECK(ours.size() > 100);
        CHECK(ours == print.commandLine({print.file}, editor::suffixOf(form)));
    }
    print.choose("print-paper", "Letter");
    print.choose("print-orientation", "Landscape");
    print.choose("print-ink", "Saving: no light backgrounds");
    print.choose("print-reference", "On pages of its own");
    print.choose("print-findings", "The whole list");
    print.choose("print-order", "By name");
    print.at<QCheckBox>("print-merge").setChecked(true);
    print.at<QDoubleSpinBox>("print-margin-right").setValue(18);
    print.at<QLineEdit>("print-footer").setText("{name}|{date}|{page}/{pages}");
    print.at<QCheckBox>("print-header-shown").setChecked(false);
    print.at<QLineEdit>("print-date").setText("Saturday");
    CHECK(print.written(editor::PrintForm::pdf) ==
          print.commandLine(
              {print.file, "--paper",     "letter",   "--orientation", "landscape", "--ink",
               "saving",   "--reference", "after",    "--findings",    "list",      "--order",
               "name",     "--merge",     "--margin", "12,18,12,12",   "--footer",  "{name}|{date}|{page}/{pages}",
               "--header", "none",        "--date",   "Saturday"},
              "pdf"));
}

TEST_CASE("empty sheets and chosen sheets are those of the command line")
{
    PrintFixture print("opend6-fantasy/armies/ice-rangers.army.json");
    const auto title = print.at<QListWidget>("print-sheets").item(0)->text();
    auto& sheets = print.at<QListWidget>("print-sheets");
    for (int row = 0; row < sheets.count(); ++row) sheets.item(row)->setCheckState(Qt::Unchecked);
    print.tick("Squad Record Sheet", true);
    CHECK(print.dialog->choice().settings.sheets == std::vector<std::string>{"squad-record"});
    CHECK(print.written(editor::PrintForm::pdf) == print.commandLine({print.file, "--sheet", "squad-record"}, "pdf"));
    print.at<QRadioButton>("print-blank").setChecked(true);
    print.at<QSpinBox>("print-copies").setValue(2);
    const auto list = QString::fromStdString(
        std::string(print.windowFixture.window->currentPage()->document().parsed()->root()["list"].string()));
    CHECK(print.written(editor::PrintForm::text) ==
          print.commandLine({"--blank", "opend6-fantasy", "--list", list, "--sheet", "squad-record", "--copies", "2"},
                            "txt"));
    CHECK(print.written(editor::PrintForm::pdf) ==
          print.commandLine({"--blank", "opend6-fantasy", "--list", list, "--sheet", "squad-record", "--copies", "2"},
                            "pdf"));
}

TEST_CASE("a scenario prints from the dialog as from the command line")
{
    PrintFixture print(zama);
    CHECK(print.written(editor::PrintForm::pdf) == print.commandLine({print.file}, "pdf"));
    const auto fitted = print.pages();
    print.choose("print-map-scale", "True size, on many pages");
    CHECK(print.pages() > fitted);
    CHECK(print.written(editor::PrintForm::pdf) == print.commandLine({print.file, "--map-scale", "true"}, "pdf"));
}

TEST_CASE("images are one a page, and the same")
{
    PrintFixture print(scipio);
    print.at<QSpinBox>("print-dpi").setValue(60);
    auto& sheets = print.at<QListWidget>("print-sheets");
    for (int row = 0; row < sheets.count(); ++row) sheets.item(row)->setCheckState(Qt::Checked);
    const auto pages = print.pages();
    REQUIRE(pages >= 2);
    for (const auto form : {editor::PrintForm::svg, editor::PrintForm::png}) {
        const QString suffix = editor::suffixOf(form);
        REQUIRE(print.dialog->writeTo(form, print.windowFixture.path("army." + suffix)));
        const auto files = editor::filesOf(form, print.windowFixture.path("army." + suffix), pages);
        REQUIRE(files.size() == static_cast<qsizetype>(pages));
        QStringList arguments{print.file, "--dpi", "60"};
        for (const auto& id : print.dialog->choice().settings.sheets)
            arguments << "--sheet" << QString::fromStdString(id);
        print.commandLine(arguments, suffix);
        for (qsizetype i = 0; i < files.size(); ++i) {
            const auto theirs = editor::filesOf(form, print.windowFixture.path("program." + suffix), pages)[i];
            INFO(files[i].toStdString() << " " << theirs.toStdString());
            CHECK(print.windowFixture.fileText(files[i]).size() > 100);
            CHECK((print.windowFixture.fileText(files[i]) == print.windowFixture.fileText(theirs)));
        }
    }
}

TEST_CASE("what is printed is the text on the screen, legal or not")
{
    PrintFixture print(scipio);
    auto& document = print.windowFixture.window->currentPage()->document();
    auto text = document.text();
    const auto found = text.find("\"name\": \"");
    REQUIRE(found != std::string::npos);
    text.insert(found + 9, "Unsaved ");
    const auto budget = text.find("\"units\": [");
    REQUIRE(budget != std::string::npos);
    text.insert(budget, "\"budget\": 1, ");
    document.applyText(text, "Change it");
    print.open();
    const auto words = print.written(editor::PrintForm::text);
    CHECK(words.find("Unsaved ") != std::string::npos);
    CHECK(print.at<QListWidget>("print-notes").item(0)->text().contains("prints all the same"));
    REQUIRE_FALSE(print.windowFixture.window->currentPage()->document().saveAs(
        print.windowFixture.path("changed.army.json").toStdString()));
    CHECK(words == print.commandLine({print.windowFixture.path("changed.army.json")}, "txt"));
}

TEST_CASE("the sheets of a battlefield on the clipboard are the command line's")
{
    PrintFixture print(scipio);
    print.dialog.reset();
    // In its own folder, beside its armies.
    const QString battle = QString::fromStdString(sourcePath("armylists/ancients-d6/scenarios/zama.scenario.json"));
    print.windowFixture.window->openFile(battle);
    print.windowFixture.settle();
    print.windowFixture.run("edit.copy-text");
    CHECK(QApplication::clipboard()->text().toStdString() == print.commandLine({battle}, "txt"));
    print.windowFixture.run("edit.copy-markdown");
    CHECK(QApplication::clipboard()->text().toStdString() == print.standardOutput({battle}, "markdown"));
}

TEST_CASE("pages go to a printer in true size and in the range asked for")
{
    PrintFixture print(scipio);
    auto& sheets = print.at<QListWidget>("print-sheets");
    for (int row = 0; row < sheets.count(); ++row) sheets.item(row)->setCheckState(Qt::Checked);
    const auto made = print.dialog->settle();
    REQUIRE(made->out.pages.size() >= 3);
    const auto printed = [&](int from, int to) {
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(print.windowFixture.path("paper.pdf"));
        if (from > 0) {
            printer.setPrintRange(QPrinter::PageRange);
            printer.setFromTo(from, to);
        }
        REQUIRE(editor::printOnPaper(made->out.pages, *made->type, printer));
        QProcess info;
        info.start("pdfinfo", {print.windowFixture.path("paper.pdf")});
        REQUIRE(info.waitForFinished(20000));
        return QString::fromUtf8(info.readAllStandardOutput());
    };
    const auto all = printed(0, 0).simplified();
    INFO(all.toStdString());
    CHECK(all.contains(QStringLiteral("Pages: %1 ").arg(made->out.pages.size())));
    CHECK(all.contains("(A4)"));
    CHECK(printed(2, 3).simplified().contains("Pages: 2 "));
}
