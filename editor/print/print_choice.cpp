#include "editor/print/print_choice.hpp"

#include "editor/look/words.hpp"
#include "printer/play_link/play_url.hpp"
#include "printer/settings/running_text.hpp"
#include "printer/settings/setting_texts.hpp"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace muster::editor {

using namespace printer;

namespace {

constexpr double maxMargin = 60;

template <class Choice>
Choice choiceAt(const QSettings& settings, const char* key, Choice last)
{
    const int value = settings.value(key, 0).toInt();
    return value < 0 || value > static_cast<int>(last) ? Choice{} : static_cast<Choice>(value);
}

template <class Choice>
void keep(QSettings& settings, const char* key, Choice choice)
{
    settings.setValue(key, static_cast<int>(choice));
}

double edgeAt(const QSettings& settings, const char* key, double usual)
{
    const double edge = settings.value(key, usual).toDouble();
    return std::isfinite(edge) ? std::clamp(edge, 0.0, maxMargin) : usual;
}

RunningText runningAt(const QSettings& settings, const QString& key)
{
    RunningText running;
    running.shown = settings.value(key + "-shown", true).toBool();
    running.text = utf8(settings.value(key).toString());
    if (runningTextFault(running.text)) running.text.clear();
    return running;
}

void keepRunning(QSettings& settings, const QString& key, const RunningText& running)
{
    settings.setValue(key + "-shown", running.shown);
    settings.setValue(key, toQString(running.text));
}

QString sheetsKey(const QString& game)
{
    QString key = game;
    return "sheets/" + key.replace(u'/', u'-').left(80);
}

}  // namespace

void remember(const PrintChoice& choice, const QString& game, QSettings& settings)
{
    const auto& chosen = choice.settings;
    settings.beginGroup("print");
    settings.setValue("paper", toQString(chosen.page.paper.id));
    const auto& margins = chosen.page.margins;
    settings.setValue("margin-top", margins.top);
    settings.setValue("margin-right", margins.right);
    settings.setValue("margin-bottom", margins.bottom);
    settings.setValue("margin-left", margins.left);
    settings.setValue("orientation", !chosen.orientation                                   ? 0
                                     : *chosen.orientation == sheet::Orientation::portrait ? 1
                                                                                           : 2);
    keep(settings, "ink", chosen.inkMode);
    keep(settings, "reference", chosen.reference);
    keep(settings, "findings", chosen.findings);
    keep(settings, "order", chosen.order);
    keep(settings, "symbols", chosen.symbols);
    keep(settings, "map-scale", chosen.mapScale);
    settings.setValue("merge", chosen.mergeUnits);
    settings.setValue("copies", chosen.copies);
    settings.setValue("play-url", toQString(chosen.playUrl));
    settings.setValue("font", toQString(chosen.font));
    settings.setValue("dpi", chosen.dotsPerInch);
    settings.setValue("fillable", chosen.fillable);
    settings.setValue("today", !chosen.date.empty() && chosen.date == today());
    keepRunning(settings, "header", chosen.header);
    keepRunning(settings, "footer", chosen.footer);
    QStringList sheets;
    for (const auto& id : chosen.sheets) sheets << toQString(id);
    settings.setValue(sheetsKey(game), sheets);
    settings.endGroup();
}

PrintChoice recalled(const QString& game, QSettings& settings)
{
    PrintChoice choice;
    auto& chosen = choice.settings;
    settings.beginGroup("print");
    if (auto paper = paperFrom(utf8(settings.value("paper").toString()))) chosen.page.paper = std::move(*paper);
    auto& margins = chosen.page.margins;
    margins = {edgeAt(settings, "margin-top", margins.top), edgeAt(settings, "margin-right", margins.right),
               edgeAt(settings, "margin-bottom", margins.bottom), edgeAt(settings, "margin-left", margins.left)};
    if (const int way = settings.value("orientation", 0).toInt(); way == 1 || way == 2)
        chosen.orientation = way == 1 ? sheet::Orientation::portrait : sheet::Orientation::landscape;
    chosen.inkMode = choiceAt(settings, "ink", InkMode::saving);
    chosen.reference = choiceAt(settings, "reference", ReferencePlace::none);
    chosen.findings = choiceAt(settings, "findings", FindingsShown::none);
    chosen.order = choiceAt(settings, "order", UnitOrder::kind);
    chosen.symbols = choiceAt(settings, "symbols", sheet::SymbolStyle::none);
    chosen.mapScale = choiceAt(settings, "map-scale", MapScale::alone);
    chosen.mergeUnits = settings.value("merge", false).toBool();
    chosen.copies = std::clamp(settings.value("copies", 1).toInt(), 1, 200);
    chosen.playUrl = utf8(settings.value("play-url").toString());
    if (printer::playUrlFault(chosen.playUrl)) chosen.playUrl.clear();
    chosen.font = utf8(settings.value("font").toString());
    const double dpi = settings.value("dpi", chosen.dotsPerInch).toDouble();
    if (dpi >= 36 && dpi <= 1200) chosen.dotsPerInch = dpi;
    chosen.fillable = settings.value("fillable", false).toBool();
    chosen.date = settings.value("today", false).toBool() ? today() : buildDate().value_or("");
    chosen.header = runningAt(settings, "header");
    chosen.footer = runningAt(settings, "footer");
    for (const auto& id : settings.value(sheetsKey(game)).toStringList()) chosen.sheets.push_back(utf8(id));
    settings.endGroup();
    return choice;
}

}  // namespace muster::editor
