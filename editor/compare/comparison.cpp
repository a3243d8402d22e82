#include "editor/compare/comparison.hpp"

#include "editor/look/words.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

class Comparison {
    Q_DECLARE_TR_FUNCTIONS(Comparison)
public:
    Comparison(const CheckResult& left, const CheckResult& right) : m_left(left), m_right(right) {}

    std::vector<ComparedRow> take()
    {
        head(tr("The army"));
        const auto& a = m_left.army;
        const auto& b = m_right.army;
        row(tr("Name"), toQString(a.name), toQString(b.name));
        row(tr("Game"), toQString(a.systemName), toQString(b.systemName));
        row(tr("List"), toQString(a.listName), toQString(b.listName));
        if (a.hasPoints || b.hasPoints) row(tr("Points"), points(a), points(b));
        row(tr("Findings"), verdict(m_left), verdict(m_right));
        members(tr("Leaders"), a.leaders, b.leaders);
        members(tr("Units"), a.units, b.units);
        statistics();
        return std::move(m_rows);
    }

private:
    static QString points(const ArmyView& army)
    {
        if (!army.hasPoints) return {};
        const QString cost = army.cost.empty() ? tr("not known") : toQString(army.cost);
        return army.budget ? tr("%1 of %2").arg(cost).arg(*army.budget) : cost;
    }
    static QString verdict(const CheckResult& checkResult)
    {
        using diagnostics::Level;
        return verdictWords(checkResult.count(Level::error), checkResult.count(Level::warning),
                            checkResult.count(Level::info));
    }
    static QString wordsOf(const CheckResult& checkResult, const MemberView& member)
    {
        QStringList words;
        if (!member.leader) words << QStringLiteral("%1 ×").arg(member.count);
        words << toQString(member.entryTitle.empty() ? member.name : member.entryTitle);
        for (const auto& option : member.options)
            if (option.taken) words << QStringLiteral("+ ") + toQString(option.title);
        if (!member.summary.empty()) words << QStringLiteral("(%1)").arg(toQString(member.summary));
        if (!member.cost.empty()) words << QStringLiteral(": ") + toQString(member.cost);
        if (member.group && *member.group < checkResult.army.groups.size())
            words << QStringLiteral("– ") + tr("in %1").arg(toQString(checkResult.army.groups[*member.group].name));
        if (!member.with.empty()) {
            const auto& units = checkResult.army.units;
            const auto unit =
                std::find_if(units.begin(), units.end(), [&](const auto& each) { return each.id == member.with; });
            words << QStringLiteral("– ") +
                         tr("with %1").arg(toQString(unit == units.end() ? member.with : unit->name));
        }
        return words.join(u' ').replace(QStringLiteral(" : "), QStringLiteral(": "));
    }

    void head(const QString& text) { m_rows.push_back({text, {}, {}, ComparedRow::Change::same, true}); }
    void row(const QString& what, const QString& left, const QString& right)
    {
        using Change = ComparedRow::Change;
        if (left.isEmpty() && right.isEmpty()) return;
        m_rows.push_back({what, left, right,
                          left == right     ? Change::same
                          : right.isEmpty() ? Change::onlyLeft
                          : left.isEmpty()  ? Change::onlyRight
                                            : Change::different,
                          false});
    }

    void members(const QString& title, const std::vector<MemberView>& left, const std::vector<MemberView>& right)
    {
        if (left.empty() && right.empty()) return;
        head(title);
        std::vector<bool> seen(right.size(), false);
        for (const auto& member : left) {
            std::size_t other = 0;
            while (other < right.size() && (seen[other] || right[other].id != member.id)) ++other;
            if (other < right.size()) seen[other] = true;
            row(toQString(member.name), wordsOf(m_left, member),
                other < right.size() ? wordsOf(m_right, right[other]) : QString());
        }
        for (std::size_t i = 0; i < right.size(); ++i)
            if (!seen[i]) row(toQString(right[i].name), {}, wordsOf(m_right, right[i]));
    }

    void statistics()
    {
        const auto &left = m_left.army.statistics, &right = m_right.army.statistics;
        if (left.empty() && right.empty()) return;
        head(tr("In numbers"));
        const auto find = [](const std::vector<StatisticView>& statistics, const std::string& id) {
            return std::find_if(statistics.begin(), statistics.end(), [&](const auto& each) { return each.id == id; });
        };
        for (const auto& statistic : left) {
            const auto other = find(right, statistic.id);
            row(toQString(statistic.label), toQString(statistic.value),
                other == right.end() ? QString() : toQString(other->value));
        }
        for (const auto& statistic : right)
            if (find(left, statistic.id) == left.end()) row(toQString(statistic.label), {}, toQString(statistic.value));
    }

    const CheckResult& m_left;
    const CheckResult& m_right;
    std::vector<ComparedRow> m_rows;
};

}  // namespace

std::vector<ComparedRow> compared(const CheckResult& left, const CheckResult& right)
{
    return Comparison(left, right).take();
}

}  // namespace muster::editor
