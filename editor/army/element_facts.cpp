#include "editor/army/element_facts.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/library/table_links.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <set>

namespace muster::editor {

namespace {

class Facts {
    Q_DECLARE_TR_FUNCTIONS(Facts)
};
QString escaped(std::string_view text) { return toQString(text).toHtmlEscaped(); }

QString heading(const QString& text)
{
    return QStringLiteral("<p style='margin-top:10px;margin-bottom:3px'><b>%1</b></p>").arg(text.toHtmlEscaped());
}

class Writer {
public:
    explicit Writer(const QPalette& palette) : m_quiet(quietColour(palette).name()) {}

    void row(const QString& label, const QString& value, bool strong = false)
    {
        const auto open = strong ? QStringLiteral("<b>") : QString(),
                   close = strong ? QStringLiteral("</b>") : QString();
        m_html += QStringLiteral("<tr><td style='padding:1px 12px 1px 0'>%3%1%4</td><td align='right' "
                                 "style='padding:1px 0'>%3%2%4</td></tr>")
                      .arg(label, value, open, close);
    }
    void openTable() { m_html += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='0'>"); }
    void closeTable() { m_html += QStringLiteral("</table>"); }
    void head(const QString& text) { m_html += heading(text); }
    void quiet(const QString& text)
    {
        m_html += QStringLiteral("<p style='margin:2px 0;color:%1'>%2</p>").arg(m_quiet, text);
    }
    void paragraph(const QString& html) { m_html += QStringLiteral("<p style='margin:3px 0'>%1</p>").arg(html); }
    QString take() { return std::move(m_html); }

private:
    QString m_quiet, m_html;
};

void writeValues(Writer& writer, const QString& title, const std::vector<ValueView>& values)
{
    if (values.empty()) return;
    if (!title.isEmpty()) writer.head(title);
    writer.openTable();
    for (const auto& value : values)
        writer.row(escaped(value.title.empty() ? value.key : value.title), escaped(value.text));
    writer.closeTable();
}

/// The product of count and cost.
QString productOf(const CostView& cost)
{
    bool isNumber = false, isCount = false;
    const double product = toQString(cost.eachSum).toDouble(&isNumber) * toQString(cost.times).toDouble(&isCount);
    return isNumber && isCount ? QString::number(product) : QStringLiteral("× ") + escaped(cost.times);
}

void writeCost(Writer& writer, const CostView& cost)
{
    if (cost.each.empty() && cost.once.empty()) return;
    writer.head(Facts::tr("Cost"));
    writer.openTable();
    for (const auto& line : cost.each) writer.row(escaped(line.label), escaped(line.value));
    if (!cost.timesLabel.empty()) {
        if (cost.each.size() > 1) writer.row(Facts::tr("Each one"), escaped(cost.eachSum), true);
        // "6 soldiers" and their total cost.
        writer.row(Facts::tr("%1 %2", "a number of something").arg(escaped(cost.times), escaped(cost.timesLabel)),
                   productOf(cost));
    }
    for (const auto& line : cost.once) writer.row(escaped(line.label), escaped(line.value));
    writer.row(Facts::tr("Total"), cost.complete ? escaped(cost.total) : Facts::tr("not known"), true);
    writer.closeTable();
}

std::vector<ValueView> derivedOf(const std::vector<ValueView>& derived, bool titled)
{
    std::vector<ValueView> chosen;
    std::copy_if(derived.begin(), derived.end(), std::back_inserter(chosen),
                 [&](const auto& value) { return value.isTitled == titled; });
    return chosen;
}

/// Strings in a JSON value that may be ids: a string, the strings of a list, the keys of an object.
std::vector<std::string> idsIn(const std::string& json)
{
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("value", json));
    std::vector<std::string> ids;
    if (!parsed.document) return ids;
    const auto root = parsed.document->root();
    for (const auto node : rules::linkedTexts(root)) ids.emplace_back(rules::linkedText(node, root));
    return ids;
}

void writeAbilities(Writer& writer, const CheckResult& checkResult, const rules::ElementSchema& elementSchema,
                    const std::vector<ValueView>& values)
{
    if (!checkResult.rulesContext || !checkResult.rulesContext->catalogue) return;
    const auto links = rules::tableLinks(elementSchema);
    std::set<std::string> listed;
    QStringList lines;
    for (const auto& value : values) {
        const auto link = std::find_if(links.begin(), links.end(), [&](const auto& l) { return l.field == value.key; });
        const auto* field = elementSchema.find(value.key);
        const auto table = link != links.end() ? link->table
                           : field             ? field->schema["form"]["table"].string()
                                               : std::string_view();
        if (table.empty()) continue;
        for (const auto& id : idsIn(value.json)) {
            const auto row = checkResult.rulesContext->catalogue->row(table, id);
            const auto words = checkResult.worded(row["short"].string());
            if (words.empty() || !listed.insert(std::string(table) + "/" + id).second) continue;
            const auto label = checkResult.worded(row["label"].string());
            lines << QStringLiteral("<b>%1</b><br/>%2").arg(escaped(label.empty() ? id : label), escaped(words));
        }
    }
    if (lines.isEmpty()) return;
    writer.head(Facts::tr("In the game"));
    for (const auto& line : lines) writer.paragraph(line);
}

QString factsOfMember(const CheckResult& checkResult, const MemberView& member, Writer& writer)
{
    if (checkResult.army.hasPoints) writeCost(writer, member.terms);
    writeValues(writer, Facts::tr("Derived"), derivedOf(member.derived, true));
    if (checkResult.rulesContext && checkResult.rulesContext->game) {
        const auto& game = *checkResult.rulesContext->game;
        writeAbilities(writer, checkResult, member.leader ? game.leader : game.entry, member.values);
    }
    return writer.take();
}

QString factsOfArmy(const CheckResult& checkResult, Writer& writer)
{
    const auto& army = checkResult.army;
    for (const auto& statistic : army.statistics) {
        if (statistic.parts.empty()) continue;
        writer.head(toQString(statistic.label));
        writer.openTable();
        for (const auto& part : statistic.parts) writer.row(escaped(part.label), escaped(part.value));
        writer.row(Facts::tr("Total"), escaped(statistic.value), true);
        writer.closeTable();
    }
    QString html = writer.take();
    writer.openTable();
    for (const auto& statistic : army.statistics)
        if (statistic.parts.empty()) writer.row(escaped(statistic.label), escaped(statistic.value));
    writer.closeTable();
    html = heading(Facts::tr("The army in numbers")) + writer.take() + html;
    writeValues(writer, Facts::tr("Derived"), derivedOf(army.derived, true));
    writeCost(writer, army.terms);
    return html + writer.take();
}

}  // namespace

QString factsAbout(const CheckResult& checkResult, const QString& pointer, const QPalette& palette)
{
    Writer writer(palette);
    if (!checkResult.hasView) return {};
    if (const auto* member = checkResult.army.member(utf8(pointer))) return factsOfMember(checkResult, *member, writer);
    for (const auto& group : checkResult.army.groups) {
        if (toQString(group.pointer) != pointer) continue;
        if (!group.notes.empty()) writer.quiet(escaped(group.notes));
        writeValues(writer, Facts::tr("Values"), group.values);
        writeValues(writer, Facts::tr("Derived"), derivedOf(group.derived, true));
        return writer.take();
    }
    return factsOfArmy(checkResult, writer);
}

QString derivedFactsAbout(const CheckResult& checkResult, const QString& pointer, const QPalette& palette)
{
    if (!checkResult.hasView) return {};
    const auto* derived = &checkResult.army.derived;
    if (const auto* member = checkResult.army.member(utf8(pointer))) derived = &member->derived;
    for (const auto& group : checkResult.army.groups)
        if (toQString(group.pointer) == pointer) derived = &group.derived;
    Writer writer(palette);
    writeValues(writer, {}, derivedOf(*derived, false));
    return writer.take();
}

}  // namespace muster::editor
