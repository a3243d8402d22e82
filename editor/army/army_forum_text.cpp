#include "editor/army/army_forum_text.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr qsizetype maxChoiceLength = 60;  ///< characters of one value; longer ones appear only on sheets

class ForumText {
    Q_DECLARE_TR_FUNCTIONS(ForumText)

public:
    ForumText(const CheckResult& checkResult, bool markdown) : m_army(checkResult.army), m_markdown(markdown)
    {
        const auto* game = checkResult.rulesContext ? checkResult.rulesContext->game.get() : nullptr;
        const auto budget = game ? game->document->root()["budget"] : text::Node();
        m_points = toQString(checkResult.worded((budget["short"] ? budget["short"] : budget["label"]).string()));
    }

    QString write()
    {
        m_lines << strong(toQString(m_army.name));
        QStringList from{toQString(m_army.systemName.empty() ? m_army.system : m_army.systemName)};
        if (!m_army.listName.empty()) from << toQString(m_army.listName);
        if (!m_army.player.empty()) from << toQString(m_army.player);
        if (m_army.budget) from << tr("%1 %2", "a number of points").arg(*m_army.budget).arg(m_points).trimmed();
        m_lines << from.join(QStringLiteral(", "));
        addMembers(std::nullopt);
        for (std::size_t group = 0; group < m_army.groups.size(); ++group) {
            const auto& each = m_army.groups[group];
            m_lines << QString() << strong(toQString(each.name.empty() ? each.id : each.name) + pointsOf(each.cost));
            addMembers(group);
        }
        if (!m_army.cost.empty()) m_lines << QString() << total();
        return m_lines.join(u'\n') + u'\n';
    }

private:
    QString strong(const QString& text) const { return m_markdown ? QStringLiteral("**%1**").arg(text) : text; }

    QString pointsOf(const std::string& cost) const
    {
        return cost.empty() ? QString() : QStringLiteral(" [%1]").arg((toQString(cost) + u' ' + m_points).trimmed());
    }

    QString total() const
    {
        const QString spent = toQString(m_army.cost);
        if (!m_army.budget) return strong(tr("Total: %1 %2").arg(spent, m_points).trimmed());
        return strong(tr("Total: %1 of %2 %3").arg(spent).arg(*m_army.budget).arg(m_points).trimmed());
    }

    void addMembers(std::optional<std::size_t> group)
    {
        QStringList lines;
        for (const auto* members : {&m_army.leaders, &m_army.units})
            for (const auto& member : *members)
                if (member.group == group) lines << lineOf(member);
        if (lines.isEmpty()) return;
        if (!group) m_lines << QString();
        m_lines << lines;
    }

    QString lineOf(const MemberView& member) const
    {
        QString line = QStringLiteral("- ");
        if (member.count > 1) line += QStringLiteral("%1 \u00d7 ").arg(member.count);
        line += strong(toQString(member.name));
        if (member.ownName && !member.entryTitle.empty() && member.entryTitle != member.name)
            line += QStringLiteral(" (%1)").arg(toQString(member.entryTitle));
        line += pointsOf(member.cost);
        QStringList chosen = choicesOf(member);
        if (const auto unit = m_army.unitById(member.with))
            chosen.prepend(tr("with %1").arg(toQString(m_army.units[*unit].name)));
        return chosen.isEmpty() ? line : line + QStringLiteral(": ") + chosen.join(QStringLiteral(", "));
    }

    /// Choices made for a member: its options, and the values set in the army's file.
    static QStringList choicesOf(const MemberView& member)
    {
        QStringList chosen;
        for (const auto& option : member.options)
            if (option.taken) chosen << toQString(option.title);
        for (const auto& value : member.values) {
            if (value.source != ValueSource::own || value.text.empty() || value.json.empty() || value.json == "false" ||
                value.json == "[]" || value.json == "{}")
                continue;
            // Words are self-explanatory; numbers need their title.
            const bool speaks = value.json.front() == '"' || value.json.front() == '[' || value.json.front() == '{';
            const QString text = value.json == "true" ? toQString(value.title)
                                 : speaks             ? toQString(value.text)
                                          : QStringLiteral("%1 %2").arg(toQString(value.title), toQString(value.text));
            if (text.size() <= maxChoiceLength) chosen << text;
        }
        return chosen;
    }

    const ArmyView& m_army;
    bool m_markdown;
    QString m_points;
    QStringList m_lines;
};

}  // namespace

QString forumText(const CheckResult& checkResult, bool markdown)
{
    return checkResult.hasView ? ForumText(checkResult, markdown).write() : QString();
}

}  // namespace muster::editor
