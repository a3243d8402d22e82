#pragma once

#include "editor/board/panels/property_rows.hpp"
#include "tests/editor/board/tools/board_fixture.hpp"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include <catch2/catch.hpp>

namespace muster::test {

/// A control of a panel by its name; the test fails if it is missing.
template <class Control>
Control& control(QWidget& panel, const char* name)
{
    auto* found = panel.findChild<Control*>(QString::fromLatin1(name));
    INFO(name);
    REQUIRE(found);
    return *found;
}

/// The same after rows have been replaced.
template <class Control>
Control& shownControl(QWidget& panel, const char* name)
{
    QApplication::processEvents();
    for (auto* found : panel.findChildren<Control*>(QString::fromLatin1(name)))
        if (found->isVisibleTo(&panel)) return *found;
    return control<Control>(panel, name);
}

/// Replaces a line edit's text by typing.
inline void typeOver(QLineEdit& line, const QString& text)
{
    line.selectAll();
    QTest::keyClicks(&line, text);
}

/// Types a number and leaves the field.
inline void typeNumber(QAbstractSpinBox& spin, const QString& number)
{
    spin.selectAll();
    QTest::keyClicks(&spin, number);
    QTest::keyClick(&spin, Qt::Key_Return);
}

/// Clears the field and leaves it.
inline void emptySpin(QAbstractSpinBox& spin)
{
    spin.selectAll();
    QTest::keyClick(&spin, Qt::Key_Delete);
    QTest::keyClick(&spin, Qt::Key_Return);
}

/// Selects an entry by its id, like a click.
inline void pick(QComboBox& combo, const QString& id)
{
    const int index = combo.findData(id);
    INFO(id.toStdString());
    REQUIRE(index >= 0);
    combo.setCurrentIndex(index);
    Q_EMIT combo.activated(index);
}

/// Saves a picture for visual inspection in the folder $MUSTER_LOOK, if set.
inline void keep(QWidget& widget, const char* name)
{
    const auto folder = qEnvironmentVariable("MUSTER_LOOK");
    if (!folder.isEmpty()) widget.grab().save(folder + u'/' + QString::fromLatin1(name));
}

}  // namespace muster::test
