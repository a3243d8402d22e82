#pragma once

#include "editor/print/option_group.hpp"
#include "editor/print/print_work.hpp"

QT_BEGIN_NAMESPACE
class QLabel;
class QListWidget;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// Which sheets are printed: the file's own, or empty ones and how many.
class SheetOptions : public OptionGroup {
    Q_OBJECT
public:
    /// Empty sheets are offered for armies only.
    SheetOptions(std::vector<SheetItem> sheets, bool offersBlank, QWidget* parent = nullptr);

    void setChoice(const PrintChoice& choice) override;
    /// Names no sheet where those are chosen that are printed anyway.
    void read(PrintChoice& choice) const override;
    /// False when no sheet is chosen. Where there is none to choose, the print itself says why.
    bool hasSheets() const;
    /// Puts the keyboard into the list of sheets.
    void focusList();

private:
    void addList(QVBoxLayout& layout);
    QWidget* makeBlank();

    std::vector<SheetItem> m_sheets;
    QListWidget* m_list = nullptr;
    QRadioButton* m_own = nullptr;
    QRadioButton* m_blank = nullptr;
    QLabel* m_copiesLabel = nullptr;
    QSpinBox* m_copies = nullptr;
};

}  // namespace muster::editor
