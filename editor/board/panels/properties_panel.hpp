#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QStackedLayout;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

class ArrangeActions;
class FindingNote;
class OwnKeys;

/// The properties of the selection on the board: all properties of one item, the common ones of several.
class PropertiesPanel : public QWidget {
    Q_OBJECT
public:
    PropertiesPanel(BoardView& view, ArrangeActions& arrange, QWidget* parent = nullptr);

    /// Shows the current text and check result.
    void refresh();
    /// Focuses the first property.
    void focusFirst();

Q_SIGNALS:
    void ruleRequested(const QString& rule);

private:
    using Text = PropertyRows::Text;
    void build();
    void buildTerrain(PropertyRows& rows);
    void buildZone(PropertyRows& rows);
    void buildObjective(PropertyRows& rows);
    void buildBases(PropertyRows& rows);
    void buildEnd(PropertyRows& rows);
    void addName(PropertyRows& rows);
    void addBaseSize(PropertyRows& rows);
    bool runsOffUsually(Text now) const;
    /// The base size of the shown base's unit in millimetres, if known.
    std::optional<std::array<double, 2>> usualBase() const;
    void addArrange(PropertyRows& rows);
    void showHead();
    /// Identifies the kind of rows needed; rows are reused while it stays the same.
    QString form() const;
    std::vector<const BoardItem*> items() const;
    const std::string& first() const { return m_pointers.front(); }
    bool isOne() const { return m_pointers.size() == 1; }
    text::Node node(Text now) const { return now.document.root().at(std::string_view(first())); }

    BoardView& m_view;
    ArrangeActions& m_arrange;
    std::vector<std::string> m_pointers;
    BoardItemKind m_kind = BoardItemKind::terrain;
    bool m_isMixed = false;
    QString m_form;
    QVBoxLayout* m_layout = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    FindingNote* m_findings = nullptr;
    PropertyRows* m_rows = nullptr;
    OwnKeys* m_own = nullptr;
};

}  // namespace muster::editor
