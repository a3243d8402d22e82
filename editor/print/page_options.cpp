#include "editor/print/page_options.hpp"

#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace muster::editor {

using namespace printer;

PageOptions::PageOptions(QWidget* parent) : OptionGroup(tr("Page"), parent)
{
    auto* form = new QFormLayout(this);
    std::vector<std::pair<QString, int>> sizes;
    for (const auto& paper : papers()) sizes.emplace_back(toQString(paper.name), static_cast<int>(sizes.size()));
    m_paper = addChoice(*form, "print-paper", tr("Paper"), tr("The size of the paper"), sizes);
    m_orientation = addChoice(*form, "print-orientation", tr("Orientation"), tr("Which way the paper is held"),
                              {{tr("As the sheet wants it"), 0}, {tr("Portrait"), 1}, {tr("Landscape"), 2}});
    addMargins(*form);
    m_ink = addChoice(*form, "print-ink", tr("Ink"), tr("How much ink the print takes"),
                      {{tr("Colour"), static_cast<int>(InkMode::colour)},
                       {tr("Grey"), static_cast<int>(InkMode::grey)},
                       {tr("Saving: no light backgrounds"), static_cast<int>(InkMode::saving)}});
    addFont(*form);
    m_dots = new QSpinBox(this);
    m_dots->setObjectName("print-dpi");
    m_dots->setRange(36, 1200);
    m_dots->setSingleStep(50);
    m_dots->setSuffix(tr(" dots per inch"));
    addRow(*form, tr("PNG images"), m_dots, tr("The resolution of exported PNG images"));
    connect(m_dots, &QSpinBox::valueChanged, this, &OptionGroup::changed);
    m_fillable = new QCheckBox(tr("PDF to fill in on screen"), this);
    m_fillable->setObjectName("print-fillable");
    m_fillable->setToolTip(tr("Boxes and lines to write on become form fields; prints on paper stay the same"));
    form->addRow(m_fillable);
    connect(m_fillable, &QCheckBox::toggled, this, &OptionGroup::changed);
}

void PageOptions::addMargins(QFormLayout& form)
{
    const std::array names{tr("Top margin"), tr("Right margin"), tr("Bottom margin"), tr("Left margin")};
    const std::array words{tr("Top"), tr("Right"), tr("Bottom"), tr("Left")};
    const std::array objects{"print-margin-top", "print-margin-right", "print-margin-bottom", "print-margin-left"};
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_margins.size(); ++i) {
        auto* edge = m_margins[i] = new QDoubleSpinBox(box);
        edge->setObjectName(objects[i]);
        edge->setAccessibleName(names[i]);
        edge->setToolTip(tr("The page margins in millimetres"));
        edge->setRange(0, 60);
        edge->setDecimals(1);
        edge->setSuffix(tr(" mm"));
        // Top and left in the left column, so that opposite edges are side by side.
        const int row = i == 0 || i == 2 ? 0 : 1;
        const int column = i == 0 || i == 3 ? 0 : 2;
        grid->addWidget(new QLabel(words[i], box), row, column);
        grid->addWidget(edge, row, column + 1);
        connect(edge, &QDoubleSpinBox::valueChanged, this, &OptionGroup::changed);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    setTabOrder(m_margins[0], m_margins[2]);
    setTabOrder(m_margins[2], m_margins[3]);
    setTabOrder(m_margins[3], m_margins[1]);
    form.addRow(tr("Margins"), box);
}

void PageOptions::addFont(QFormLayout& form)
{
    m_font = new QComboBox(this);
    m_font->setObjectName("print-font");
    m_font->addItem(tr("Chosen by Muster"), QString());
    for (const auto& family : QFontDatabase::families())
        if (!QFontDatabase::isPrivateFamily(family)) m_font->addItem(family, family);
    m_font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_font->setMinimumContentsLength(16);
    addRow(form, tr("Font"), m_font, tr("The font of the print"));
    connect(m_font, &QComboBox::currentIndexChanged, this, &OptionGroup::changed);
}

void PageOptions::setChoice(const PrintChoice& choice)
{
    const QSignalBlocker quiet(this);
    const auto& settings = choice.settings;
    for (std::size_t i = 0; i < papers().size(); ++i)
        if (papers()[i].id == settings.page.paper.id) m_paper->setCurrentIndex(static_cast<int>(i));
    select(*m_orientation, !settings.orientation ? 0 : *settings.orientation == sheet::Orientation::portrait ? 1 : 2);
    select(*m_ink, static_cast<int>(settings.inkMode));
    const auto& margins = settings.page.margins;
    const std::array edges{margins.top, margins.right, margins.bottom, margins.left};
    for (std::size_t i = 0; i < edges.size(); ++i) m_margins[i]->setValue(edges[i]);
    // A saved font that is no longer installed falls back to Muster's choice.
    m_font->setCurrentIndex(std::max(0, m_font->findData(toQString(settings.font))));
    m_dots->setValue(static_cast<int>(settings.dotsPerInch));
    m_fillable->setChecked(settings.fillable);
}

void PageOptions::read(PrintChoice& choice) const
{
    auto& settings = choice.settings;
    settings.page.paper = papers()[static_cast<std::size_t>(std::max(0, m_paper->currentIndex()))];
    const int way = m_orientation->currentData().toInt();
    settings.orientation.reset();
    if (way != 0) settings.orientation = way == 1 ? sheet::Orientation::portrait : sheet::Orientation::landscape;
    settings.inkMode = static_cast<InkMode>(m_ink->currentData().toInt());
    settings.page.margins = {m_margins[0]->value(), m_margins[1]->value(), m_margins[2]->value(),
                             m_margins[3]->value()};
    settings.font = utf8(m_font->currentData().toString());
    settings.dotsPerInch = m_dots->value();
    settings.fillable = m_fillable->isChecked();
}

}  // namespace muster::editor
