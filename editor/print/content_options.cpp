#include "editor/print/content_options.hpp"

#include "editor/look/words.hpp"
#include "printer/play_link/play_url.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace muster::editor {

using namespace printer;

ContentOptions::ContentOptions(bool ofScenario, QWidget* parent)
    : OptionGroup(ofScenario ? tr("Map") : tr("Content"), parent)
{
    auto* form = new QFormLayout(this);
    if (!ofScenario) {
        addArmy(*form);
        return;
    }
    m_mapScale =
        addChoice(*form, "print-map-scale", tr("Size"),
                  tr("Fitted to one page, in true size on many pages to glue together, or only a picture of the map"),
                  {{tr("Fitted to the page"), static_cast<int>(MapScale::fitted)},
                   {tr("True size, on many pages"), static_cast<int>(MapScale::trueSize)},
                   {tr("Only the map, as a picture"), static_cast<int>(MapScale::alone)}});
}

void ContentOptions::addArmy(QFormLayout& form)
{
    m_reference = addChoice(form, "print-reference", tr("Quick reference"), tr("Where the quick reference goes"),
                            {{tr("As the sheets have it"), static_cast<int>(ReferencePlace::asDescribed)},
                             {tr("Beside the roster"), static_cast<int>(ReferencePlace::beside)},
                             {tr("On pages of its own"), static_cast<int>(ReferencePlace::after)},
                             {tr("None"), static_cast<int>(ReferencePlace::none)}});
    m_findings = addChoice(form, "print-findings", tr("Findings"), tr("How the roster shows the findings of the army"),
                           {{tr("On a page of their own"), static_cast<int>(FindingsShown::ownPage)},
                            {tr("A stamp: legal or not"), static_cast<int>(FindingsShown::stamp)},
                            {tr("The whole list"), static_cast<int>(FindingsShown::list)},
                            {tr("None"), static_cast<int>(FindingsShown::none)}});
    m_order = addChoice(form, "print-order", tr("Order of units"), tr("Units stay inside their group"),
                        {{tr("As in the army"), static_cast<int>(UnitOrder::asWritten)},
                         {tr("By name"), static_cast<int>(UnitOrder::name)},
                         {tr("By cost, highest first"), static_cast<int>(UnitOrder::cost)},
                         {tr("By type"), static_cast<int>(UnitOrder::kind)}});
    m_symbols = addChoice(form, "print-symbols", tr("Symbols"), tr("How the symbols of arms are drawn"),
                          {{tr("In a frame of the period"), static_cast<int>(sheet::SymbolStyle::period)},
                           {tr("As NATO draws units"), static_cast<int>(sheet::SymbolStyle::nato)},
                           {tr("Without a frame"), static_cast<int>(sheet::SymbolStyle::plain)},
                           {tr("None"), static_cast<int>(sheet::SymbolStyle::none)}});
    m_merge = new QCheckBox(tr("One line for units that are alike"), this);
    m_merge->setObjectName("print-merge");
    m_merge->setToolTip(tr("Units that differ only in their name are counted together"));
    form.addRow(m_merge);
    connect(m_merge, &QCheckBox::toggled, this, &OptionGroup::changed);
    m_playUrl = new QLineEdit(this);
    m_playUrl->setObjectName("print-play-url");
    m_playUrl->setPlaceholderText(tr("none"));
    addRow(form, tr("Play page"), m_playUrl,
           tr("The address of a page for play mode, as in https://club.example/play.html:\n"
              "a QR code on the sheet opens the army there"));
    connect(m_playUrl, &QLineEdit::textChanged, this, &OptionGroup::changed);
}

void ContentOptions::setChoice(const PrintChoice& choice)
{
    const auto& settings = choice.settings;
    const QSignalBlocker quiet(this);
    if (m_mapScale) return select(*m_mapScale, static_cast<int>(settings.mapScale));
    select(*m_reference, static_cast<int>(settings.reference));
    select(*m_findings, static_cast<int>(settings.findings));
    select(*m_order, static_cast<int>(settings.order));
    select(*m_symbols, static_cast<int>(settings.symbols));
    m_merge->setChecked(settings.mergeUnits);
    m_playUrl->setText(toQString(settings.playUrl));
}

void ContentOptions::read(PrintChoice& choice) const
{
    auto& settings = choice.settings;
    if (m_mapScale) {
        settings.mapScale = static_cast<MapScale>(m_mapScale->currentData().toInt());
        return;
    }
    settings.reference = static_cast<ReferencePlace>(m_reference->currentData().toInt());
    settings.findings = static_cast<FindingsShown>(m_findings->currentData().toInt());
    settings.order = static_cast<UnitOrder>(m_order->currentData().toInt());
    settings.symbols = static_cast<sheet::SymbolStyle>(m_symbols->currentData().toInt());
    settings.mergeUnits = m_merge->isChecked();
    settings.playUrl = utf8(m_playUrl->text().trimmed());
}

QString ContentOptions::fault() const
{
    const auto url = m_playUrl ? utf8(m_playUrl->text().trimmed()) : std::string();
    const auto fault = url.empty() ? std::nullopt : printer::playUrlFault(url);
    return fault ? tr("Play page: %1").arg(toQString(*fault)) : QString();
}

}  // namespace muster::editor
