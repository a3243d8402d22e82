#include "editor/army/army_post.hpp"

#include "editor/window/words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr qsizetype longestChoice = 60;  ///< letters of one value; what is longer is for the sheets

class Post {
    Q_DECLARE_TR_FUNCTIONS(Post)

public:
    Post(const Judgement& judgement, bool markdown) : m_army(judgement.army), m_markdown(markdown)
    {
        const auto* game = judgement.basis ? judgement.basis->game.get() : nullptr;
        const auto budget = game ? game->document->root()["budget"] : text::Node();
        m_points = shown(judgement.worded((budget["short"] ? budget["short"] : budget["label"]).string()));
    }

    QString write()
    {
        m_lines << strong(shown(m_army.name));
        QStringList from{shown(m_army.systemName.empty() ? m_army.system : m_army.systemName)};
        if (!m_army.listName.empty()) from << shown(m_army.listName);
        if (!m_army.player.empty()) from << shown(m_army.player);
        if (m_army.budget) from << tr("%1 %2", "a number of points").arg(*m_army.budget).arg(m_points).trimmed();
        m_lines << from.join(QStringLiteral(", "));
        addMembers(std::nullopt);
        for (std::size_t group = 0; group < m_army.groups.size(); ++group) {
            const auto& each = m_army.groups[group];
            m_lines << QString() << strong(shown(each.name.empty() ? each.id : each.name) + pointsOf(each.cost));
            addMembers(group);
        }
        if (!m_army.cost.empty()) m_lines << QString() << total();
        return m_lines.join(u'\n') + u'\n';
    }

private:
    QString strong(const QString& text) const { return m_markdown ? QStringLiteral("**%1**").arg(text) : text; }

    QString pointsOf(const std::string& cost) const
    {
        return cost.empty() ? QString() : QStringLiteral(" [%1]").arg((shown(cost) + u' ' + m_points).trimmed());
    }

    QString total() const
    {
        const QString spent = shown(m_army.cost);
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

    QString lineOf(const MemberPicture& member) const
    {
        QString line = QStringLiteral("- ");
        if (member.count > 1) line += QStringLiteral("%1 \u00d7 ").arg(member.count);
        line += strong(shown(member.name));
        if (member.ownName && !member.entryTitle.empty() && member.entryTitle != member.name)
            line += QStringLiteral(" (%1)").arg(shown(member.entryTitle));
        line += pointsOf(member.cost);
        QStringList chosen = choicesOf(member);
        if (const auto unit = m_army.unitById(member.with))
            chosen.prepend(tr("with %1").arg(shown(m_army.units[*unit].name)));
        return chosen.isEmpty() ? line : line + QStringLiteral(": ") + chosen.join(QStringLiteral(", "));
    }

    /// What was chosen for it: the options it takes, and the values that its file gives it.
    static QStringList choicesOf(const MemberPicture& member)
    {
        QStringList chosen;
        for (const auto& option : member.options)
            if (option.taken) chosen << shown(option.title);
        for (const auto& value : member.values) {
            if (value.source != ValueSource::own || value.text.empty() || value.json.empty() || value.json == "false" ||
                value.json == "[]" || value.json == "{}")
                continue;
            // Words say what they are; a number needs the name of what it is.
            const bool speaks = value.json.front() == '"' || value.json.front() == '[' || value.json.front() == '{';
            const QString text = value.json == "true" ? shown(value.title)
                                 : speaks             ? shown(value.text)
                                          : QStringLiteral("%1 %2").arg(shown(value.title), shown(value.text));
            if (text.size() <= longestChoice) chosen << text;
        }
        return chosen;
    }

    const ArmyPicture& m_army;
    bool m_markdown;
    QString m_points;
    QStringList m_lines;
};

}  // namespace

QString armyPost(const Judgement& judgement, bool markdown)
{
    return judgement.hasPicture ? Post(judgement, markdown).write() : QString();
}

}  // namespace muster::editor
