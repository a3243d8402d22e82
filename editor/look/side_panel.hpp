#pragma once

#include <QTabWidget>

namespace muster::editor {

/// Tabs at a side of a page. Folded, only the tab bar remains; a click on a tab unfolds it, a click on the current tab
/// folds it.
class SidePanel : public QTabWidget {
    Q_OBJECT
public:
    enum class Edge { left, right };

    explicit SidePanel(Edge edge, QWidget* parent = nullptr);

    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);
    /// The width that it has unfolded: the wanted one, or more if its content needs more.
    int openWidth() const;
    void setOpenWidth(int width) { m_openWidth = width; }
    int foldedWidth() const;

Q_SIGNALS:
    /// Emitted when the user folds or unfolds it, not for setFolded().
    void foldedByUser(bool folded);
    /// Emitted after every change, with the width that it needs.
    void foldedChanged(bool folded, int width);

private:
    void choose(int tab);

    bool m_folded = false;
    int m_openWidth = 0;
    int m_contentWidth = 0;  ///< needed by the content, when it was folded
};

}  // namespace muster::editor
