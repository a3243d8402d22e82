#pragma once

#include "editor/board/view/board_view.hpp"
#include "editor/document/scenario_edits.hpp"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
QT_END_NAMESPACE

namespace muster::editor {

class RealSpin;
class IntegerSpin;

/// How a row is called: its object's name behind the panel's, its title, and what it is for in a sentence.
struct RowTitle {
    const char* name;
    QString title, tip = {};
};

/// An id and what it is called.
using RowChoices = std::vector<std::pair<QString, QString>>;

/// Values below one another, each with its title. A row keeps no value of its own: it shows what it reads from the text
/// of the board's host, and what is entered becomes a change of that text at once.
class PropertyRows : public QWidget {
    Q_OBJECT
public:
    using Text = const scenario::ScenarioText&;
    template <class Value>
    using Read = std::function<Value(Text)>;
    template <class Value>
    using Write = std::function<Change(Text, const Value&)>;

    /// Object names of controls begin with `prefix` and a hyphen.
    PropertyRows(BoardView& view, QString prefix, QWidget* parent = nullptr);

    /// A heading with a line.
    void section(const QString& title);
    QLineEdit* line(const RowTitle& title, Read<QString> read, Write<QString> write);
    QPlainTextEdit* notes(const RowTitle& title, Read<QString> read, Write<QString> write);
    /// A number; nothing where it may be empty, or is not the same in all that is shown.
    RealSpin* number(const RowTitle& title, const QString& unit, double min, double max, bool mayBeEmpty,
                     Read<std::optional<double>> read, Write<std::optional<double>> write);
    IntegerSpin* integer(const RowTitle& title, const QString& unit, int min, int max, bool mayBeEmpty,
                         Read<std::optional<double>> read, Write<std::optional<double>> write);
    /// Two numbers in one row, such as a place or a size.
    std::pair<RealSpin*, RealSpin*> pair(const RowTitle& title, const RowTitle& first, const RowTitle& second,
                                         const QString& unit, double min, double max,
                                         Read<std::optional<geometry::Point>> read, Write<geometry::Point> write);
    /// The same where there may be none: the first number that is entered brings the other along as it usually is, and
    /// deleting one deletes both.
    std::pair<RealSpin*, RealSpin*> pairOrNone(const RowTitle& title, const RowTitle& first, const RowTitle& second,
                                               const QString& unit, double min, double max,
                                               Read<std::optional<geometry::Point>> read,
                                               Write<std::optional<geometry::Point>> write,
                                               Read<geometry::Point> usual);
    /// Several texts, one a line.
    QPlainTextEdit* texts(const RowTitle& title, Read<QStringList> read, Write<QStringList> write);
    /// One of some ids; the choices are asked for each time the rows are shown.
    QComboBox* choice(const RowTitle& title, std::function<RowChoices(Text)> choices, Read<QString> read,
                      Write<QString> write);
    QCheckBox* check(const RowTitle& title, Read<bool> read, Write<bool> write);
    /// Words that are only read; hidden while empty.
    QLabel* words(const RowTitle& title, Read<QString> read);
    /// Any control with its title; `show` lets it show what the text says.
    void control(const RowTitle& title, QWidget* control, std::function<void(Text)> show);
    /// Any widget, over the whole width.
    void add(QWidget* widget);
    /// Buttons beside one another.
    QPushButton* button(const RowTitle& title, std::function<void()> pressed, bool sameLine = false);

    /// Shows what the text says now.
    void refresh();
    /// Makes a change of the text as it is now; false when there is nothing to change.
    bool make(const std::function<Change(Text)>& change);
    BoardView& view() const { return m_view; }

Q_SIGNALS:
    /// A change was made from here: whoever shows the text shows it anew.
    void made();

private:
    void place(const RowTitle& title, QWidget* control, const QString& unit = {});
    std::pair<RealSpin*, RealSpin*> placePair(const RowTitle& title, const RowTitle& first, const RowTitle& second,
                                              const QString& unit, double min, double max);
    /// Names it, and leaves the wheel to the panel and undo to the window.
    void prepare(QWidget* control, const RowTitle& title);
    void name(QWidget* control, const RowTitle& title);
    QLabel* titleLabel(const RowTitle& title, QWidget* buddy);

    BoardView& m_view;
    QString m_prefix;
    QGridLayout* m_grid = nullptr;
    QHBoxLayout* m_buttons = nullptr;
    int m_line = 0;
    bool m_isShowing = false;
    std::vector<std::function<void(Text)>> m_refreshers;
};

/// A column of rows that can be scrolled, as a tab of a board's panels.
QWidget* scrolled(QWidget* content, const QString& accessibleName, QWidget* parent);

}  // namespace muster::editor
