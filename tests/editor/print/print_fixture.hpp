#pragma once

#include "editor/print/preview.hpp"
#include "editor/print/print_dialog.hpp"
#include "tests/editor/window/window_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QRadioButton>
#include <QSpinBox>

namespace muster::test {

/// A print dialog for a window's current file, and the command line's print of the same file.
class PrintFixture {
public:
    explicit PrintFixture(const QString& shipped)
    {
        file = windowFixture.copyOf(shipped);
        REQUIRE(windowFixture.window->openFile(file) != nullptr);
        windowFixture.settle();
        open();
    }

    void open()
    {
        dialog.reset();
        const auto& page = *windowFixture.window->currentPage();
        const auto& document = page.document();
        editor::Snapshot text{document.source(),
                              {document.parsed(), document.faults()},
                              std::filesystem::absolute(document.place()),
                              document.kind(),
                              document.revision()};
        if (page.isSettled()) {
            text.openedArmy = page.checkResult()->openedArmy;
            text.openedScenario = page.checkResult()->openedScenario;
        }
        dialog = std::make_unique<editor::PrintDialog>(std::move(text), windowFixture.library, windowFixture.settings,
                                                       windowFixture.window.get());
        dialog->show();
        REQUIRE(dialog->settle() != nullptr);
    }

    template <class Control>
    Control& at(const char* name)
    {
        auto* found = dialog->findChild<Control*>(name);
        INFO(name);
        REQUIRE(found != nullptr);
        return *found;
    }
    /// Selects an item of a combo box by its text.
    void choose(const char* name, const QString& words)
    {
        auto& box = at<QComboBox>(name);
        INFO(words.toStdString());
        REQUIRE(box.findText(words) >= 0);
        box.setCurrentIndex(box.findText(words));
    }
    void tick(const QString& sheet, bool wanted)
    {
        const auto items = at<QListWidget>("print-sheets").findItems(sheet, Qt::MatchExactly);
        INFO(sheet.toStdString());
        REQUIRE(items.size() == 1);
        items.first()->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
    }
    std::size_t pages()
    {
        const auto print = dialog->settle();
        REQUIRE(print != nullptr);
        return print->out.pages.size();
    }
    std::string written(editor::PrintForm form)
    {
        const QString path = windowFixture.path("editor." + editor::suffixOf(form));
        REQUIRE(dialog->writeTo(form, path));
        return windowFixture.fileText(path);
    }
    /// The file that muster-print writes.
    std::string commandLine(const QStringList& arguments, const QString& suffix)
    {
        const QString path = windowFixture.path("program." + suffix);
        run(arguments + QStringList{"-o", path});
        return windowFixture.fileText(path);
    }
    /// What muster-print writes to its standard output, where no pictures stand beside the text.
    std::string standardOutput(const QStringList& arguments, const QString& format)
    {
        return run(arguments + QStringList{"-o", "-", "--format", format});
    }
    std::string run(const QStringList& arguments)
    {
        QProcess program;
        program.setWorkingDirectory(QFileInfo(file).path());  // where blank sheets look for their game
        program.start(QString::fromStdString(programPath("muster-print")), arguments);
        REQUIRE(program.waitForFinished(60000));
        INFO(program.readAllStandardError().toStdString());
        REQUIRE(program.exitCode() <= 1);  // 1: printed, but illegal
        return program.readAllStandardOutput().toStdString();
    }

    WindowFixture windowFixture;
    QString file;
    std::unique_ptr<editor::PrintDialog> dialog;
};

}  // namespace muster::test
