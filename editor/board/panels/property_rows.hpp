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

/// Object name (after the panel's), title and one-sentence description of a row.
struct RowTitle {
    const char* name;
    QString title, tip = {};
};

/// Pairs of id and title.
using RowChoices = std::vector<std::pair<QString, QString>>;

/// Values in a column, each with its title. Rows keep no value of their own: they read from the text of the board's
/// host, and edits change that text at once.
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
    /// A number; empty if it is optional and missing, or differs between the shown items.
    RealSpin* number(const RowTitle& title, const QString& unit, double min, double max, bool mayBeEmpty,
                     Read<std::optional<double>> read, Write<std::optional<double>> write);
    IntegerSpin* integer(const RowTitle& title, const QString& unit, int min, int max, bool mayBeEmpty,
                         Read<std::optional<double>> read, Write<std::optional<double>> write);
    /// Two numbers in one row, such as a position or a size.
    std::pair<RealSpin*, RealSpin*> pair(const RowTitle& title, const RowTitle& first, const RowTitle& second,
                                         const QString& unit, double min, double max,
                                         Read<std::optional<geometry::Point>> read, Write<geometry::Point> write);
    /// The same for an optional pair: setting the first number sets the other to its usual value, and clearing one
    /// clears both.
    std::pair<RealSpin*, RealSpin*> pairOrNone(const RowTitle& title, const RowTitle& first, const RowTitle& second,
                                               const QString& unit, double min, double max,
                                               Read<std::optional<geometry::Point>> read,
                                               Write<std::optional<geometry::Point>> write,
                                               Read<geometry::Point> usual);
    /// Several texts, one per line.
    QPlainTextEdit* texts(const RowTitle& title, Read<QStringList> read, Write<QStringList> write);
    /// One of several ids; the choices are refreshed whenever the rows are.
    QComboBox* choice(const RowTitle& title, std::function<RowChoices(Text)> choices, Read<QString> read,
                      Write<QString> write);
    QCheckBox* check(const RowTitle& title, Read<bool> read, Write<bool> write);
    /// Read-only words, hidden if empty.
    QLabel* words(const RowTitle& title, Read<QString> read);
    /// Any control with its title; `show` updates it from the text.
    void control(const RowTitle& title, QWidget* control, std::function<void(Text)> show);
    /// Any widget, across the full width.
    void add(QWidget* widget);
    /// Buttons side by side.
    QPushButton* button(const RowTitle& title, std::function<void()> pressed, bool sameLine = false);

    /// Updates all rows from the text.
    void refresh();
    /// Applies a change to the current text; false if there is nothing to change.
    bool make(const std::function<Change(Text)>& change);
    BoardView& view() const { return m_view; }

Q_SIGNALS:
    /// Emitted after a change made here, so that other views update.
    void made();

private:
    void place(const RowTitle& title, QWidget* control, const QString& unit = {});
    std::pair<RealSpin*, RealSpin*> placePair(const RowTitle& title, const RowTitle& first, const RowTitle& second,
                                              const QString& unit, double min, double max);
    /// Sets names and tool tip, passes wheel events to the panel and undo to the window.
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

/// A scrollable column of rows, for a tab of a board's panels.
QWidget* scrolled(QWidget* content, const QString& accessibleName, QWidget* parent);

}  // namespace muster::editor
