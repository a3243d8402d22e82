#include "editor/print/sheet_options.hpp"

#include "editor/look/words.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int maxRowsShown = 8;

}  // namespace

SheetOptions::SheetOptions(std::vector<SheetItem> sheets, bool offersBlank, QWidget* parent)
    : OptionGroup(tr("Sheets"), parent), m_sheets(std::move(sheets))
{
    auto* layout = new QVBoxLayout(this);
    addList(*layout);
    auto* blank = makeBlank();
    layout->addWidget(blank);
    blank->setVisible(offersBlank);
}

void SheetOptions::addList(QVBoxLayout& layout)
{
    m_list = new QListWidget(this);
    m_list->setObjectName("print-sheets");
    m_list->setAccessibleName(tr("Sheets to print"));
    m_list->setToolTip(tr("Tick the sheets to print (Space)"));
    for (const auto& sheet : m_sheets) {
        QString title = toQString(sheet.title);
        if (!title.isEmpty()) title[0] = title[0].toUpper();  // a sheet without a title shows its id
        auto* item = new QListWidgetItem(title, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(sheet.byDefault ? Qt::Checked : Qt::Unchecked);
    }
    if (m_list->count() > 0) m_list->setCurrentRow(0);
    const int rows = std::clamp(m_list->count(), 2, maxRowsShown);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), m_list->fontMetrics().height()) +
                           2 * m_list->frameWidth() + 4);
    connect(m_list, &QListWidget::itemChanged, this, &OptionGroup::changed);
    layout.addWidget(m_list);
}

QWidget* SheetOptions::makeBlank()
{
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    m_own = new QRadioButton(tr("Filled in with this army"), this);
    m_own->setObjectName("print-own");
    m_own->setToolTip(tr("Print the sheets of the army as it is now"));
    m_own->setChecked(true);
    m_blank = new QRadioButton(tr("Empty, to fill in by hand"), this);
    m_blank->setObjectName("print-blank");
    m_blank->setToolTip(tr("Print sheets of this game that a pencil fills in"));
    m_copiesLabel = new QLabel(tr("Copies of each"), this);
    m_copies = new QSpinBox(this);
    m_copies->setObjectName("print-copies");
    m_copies->setAccessibleName(tr("Copies of each empty sheet"));
    m_copies->setToolTip(tr("How many of each empty sheet"));
    m_copies->setRange(1, 200);
    auto* row = new QHBoxLayout;
    row->addSpacing(22);
    row->addWidget(m_copiesLabel);
    row->addWidget(m_copies);
    row->addStretch();
    layout->addWidget(m_own);
    layout->addWidget(m_blank);
    layout->addLayout(row);
    connect(m_blank, &QRadioButton::toggled, this, [this](bool blank) {
        m_copies->setEnabled(blank);
        m_copiesLabel->setEnabled(blank);
        Q_EMIT changed();
    });
    connect(m_copies, &QSpinBox::valueChanged, this, &OptionGroup::changed);
    m_copies->setEnabled(false);
    m_copiesLabel->setEnabled(false);
    return body;
}

void SheetOptions::setChoice(const PrintChoice& choice)
{
    const QSignalBlocker quiet(this);
    const auto& ids = choice.settings.sheets;
    const auto isWanted = [&](const SheetItem& sheet) {
        return std::find(ids.begin(), ids.end(), sheet.id) != ids.end();
    };
    const bool named = std::any_of(m_sheets.begin(), m_sheets.end(), isWanted);
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        const bool checked = named ? isWanted(m_sheets[i]) : m_sheets[i].byDefault;
        m_list->item(static_cast<int>(i))->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    }
    m_copies->setValue(choice.settings.copies);
    (choice.blank ? m_blank : m_own)->setChecked(true);
}

void SheetOptions::read(PrintChoice& choice) const
{
    choice.blank = m_blank->isChecked();
    choice.settings.copies = m_copies->value();
    choice.settings.sheets.clear();
    bool usual = true;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        const bool checked = m_list->item(static_cast<int>(i))->checkState() == Qt::Checked;
        if (checked) choice.settings.sheets.push_back(m_sheets[i].id);
        usual = usual && checked == m_sheets[i].byDefault;
    }
    if (usual) choice.settings.sheets.clear();
}

void SheetOptions::focusList() { m_list->setFocus(); }

bool SheetOptions::hasSheets() const
{
    if (m_list->count() == 0) return true;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked) return true;
    return false;
}

}  // namespace muster::editor
