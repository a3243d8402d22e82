#include "editor/form/number_expression.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr qsizetype maxLength = 60;
constexpr int maxDepth = 20;

/// The length of a unit in millimetres.
std::optional<double> millimetres(const QString& unit)
{
    const QString word = unit.toLower();
    if (word == u"mm") return 1.0;
    if (word == u"cm") return 10.0;
    if (word == u"m") return 1000.0;
    if (word == u"in" || word == u"\"" || word == u"\u2033") return 25.4;
    if (word == u"ft" || word == u"'" || word == u"\u2032") return 304.8;
    return std::nullopt;
}

class Expression {
public:
    Expression(const QString& text, const QString& unit) : m_text(text), m_unit(unit) {}

    std::optional<double> value()
    {
        const auto value = sum(0);
        skipSpaces();
        return value && m_at == m_text.size() && std::isfinite(*value) ? value : std::nullopt;
    }

private:
    void skipSpaces()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace()) ++m_at;
    }

    bool takes(QStringView signs, QChar& sign)
    {
        skipSpaces();
        if (m_at == m_text.size() || !signs.contains(m_text[m_at])) return false;
        sign = m_text[m_at++];
        return true;
    }

    std::optional<double> sum(int depth)
    {
        auto value = product(depth);
        for (QChar sign; value && takes(u"+-\u2212", sign);) {
            const auto other = product(depth);
            if (!other) return std::nullopt;
            *value += sign == u'+' ? *other : -*other;
        }
        return value;
    }

    std::optional<double> product(int depth)
    {
        auto value = factor(depth);
        for (QChar sign; value && takes(u"*\u00d7/:", sign);) {
            const auto other = factor(depth);
            if (!other) return std::nullopt;
            *value = sign == u'*' || sign == u'\u00d7' ? *value * *other : *value / *other;
        }
        return value;
    }

    std::optional<double> factor(int depth)
    {
        if (depth > maxDepth) return std::nullopt;
        QChar sign;
        if (takes(u"-\u2212", sign)) {
            const auto value = factor(depth + 1);
            return value ? std::optional(-*value) : std::nullopt;
        }
        if (!takes(u"(", sign)) return number();
        const auto value = sum(depth + 1);
        return value && takes(u")", sign) ? inUnit(*value) : std::nullopt;
    }

    std::optional<double> number()
    {
        skipSpaces();
        QString digits;
        for (; m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'.' || m_text[m_at] == u','); ++m_at)
            digits += m_text[m_at] == u',' ? QChar(u'.') : m_text[m_at];
        bool isNumber = false;
        const double value = digits.toDouble(&isNumber);
        return isNumber ? inUnit(value) : std::nullopt;
    }

    /// Reads the unit after a number, if there is one.
    std::optional<double> inUnit(double value)
    {
        skipSpaces();
        QString unit;
        const auto isPart = [](QChar c) { return c.isLetter() || QStringView(u"\"'\u2032\u2033%\u00b0").contains(c); };
        while (m_at < m_text.size() && isPart(m_text[m_at])) unit += m_text[m_at++];
        if (unit.isEmpty() || unit.compare(m_unit, Qt::CaseInsensitive) == 0) return value;
        const auto from = millimetres(unit), to = millimetres(m_unit);
        return from && to ? std::optional(value * *from / *to) : std::nullopt;
    }

    const QString& m_text;
    const QString& m_unit;
    qsizetype m_at = 0;
};

}  // namespace

std::optional<double> valueOfExpression(const QString& text, const QString& unit)
{
    if (text.size() > maxLength) return std::nullopt;
    return Expression(text, unit).value();
}

bool mayBecomeExpression(const QString& text)
{
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    if (std::all_of(text.begin(), text.end(), isDigit)) return false;
    return text.size() <= maxLength && std::all_of(text.begin(), text.end(), [](QChar c) {
               // The letters of the units of length.
               return c.isDigit() || c.isSpace() ||
                      QStringView(u".,+-\u2212*\u00d7/:()\"'\u2032\u2033%\u00b0mcinft").contains(c);
           });
}

}  // namespace muster::editor
