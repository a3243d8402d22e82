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

/// The sheets to print: the file's own, or a number of empty ones.
class SheetOptions : public OptionGroup {
    Q_OBJECT
public:
    /// Only armies offer empty sheets.
    SheetOptions(std::vector<SheetItem> sheets, bool offersBlank, QWidget* parent = nullptr);

    void setChoice(const PrintChoice& choice) override;
    /// Names no sheet if the selection is the default.
    void read(PrintChoice& choice) const override;
    /// False if no sheet is selected. If none is available, the print itself reports why.
    bool hasSheets() const;
    /// Focuses the list of sheets.
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
