#pragma once

#include "editor/folder_table/folder_table.hpp"
#include "tests/editor/window/window_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QTableView>

namespace muster::test {

/// The columns of the table.
struct Of {
    enum : int { file, name, game, list, player, points, verdict, findings, version, date };
};

/// A window with a club's folder open: three armies of two games, one of them over its points.
struct FolderFixture : WindowFixture {
    FolderFixture()
    {
        const QString from = QString::fromStdString(sourcePath("examples/club")), to = path("club");
        REQUIRE(QDir().mkpath(to + "/armies"));
        for (const char* each : {"muster.json", "tonight.house.json", "armies/anna.army.json", "armies/bert.army.json",
                                 "armies/carla.army.json"}) {
            REQUIRE(QFile::copy(from + '/' + each, to + '/' + each));
            QFile::setPermissions(to + '/' + each, QFile::ReadOwner | QFile::WriteOwner);
        }
        window->openFolder(to);
        REQUIRE(window->currentFolder());
        waitForChecks();
    }
    editor::FolderTable& table() const { return *window->currentFolder(); }
    QTableView& view() const { return *table().findChild<QTableView*>("table-view"); }
    QString cell(int row, int column) const { return view().model()->index(row, column).data().toString(); }
    int rowOf(const QString& words, int column = Of::name) const
    {
        for (int row = 0; row < view().model()->rowCount(); ++row)
            if (cell(row, column) == words) return row;
        return -1;
    }
    void waitForChecks() const
    {
        REQUIRE(QTest::qWaitFor(
            [this] {
                for (int row = 0; row < view().model()->rowCount(); ++row)
                    if (cell(row, Of::verdict) == "checking...") return false;
                return view().model()->rowCount() > 0;
            },
            60000));
        QTest::qWait(50);
    }
    void select(const QStringList& names) const
    {
        view().clearSelection();
        for (const auto& each : names) {
            const auto index = view().model()->index(rowOf(each), Of::name);
            REQUIRE(index.isValid());
            QTest::mouseClick(view().viewport(), Qt::LeftButton,
                              each == names.first() ? Qt::NoModifier : Qt::ControlModifier,
                              view().visualRect(index).center());
        }
    }
    QAction& button(const char* action) const { return *table().findChild<QAction*>(action); }
};

}  // namespace muster::test
