#include "core/odds/chance.hpp"

#include <array>

namespace muster::rules {

Chance::Chance(Natural numerator, PrimePowers denominator, bool isNegative)
    : m_numerator(std::move(numerator)), m_isNegative(isNegative && !m_numerator.isZero())
{
    std::array<Natural*, 1> numbers{&m_numerator};
    if (m_numerator.isZero()) return;
    denominator.reduce(numbers);
    m_denominator = denominator.toNatural();
}

double Chance::toDouble() const
{
    const double size = m_numerator.isZero() ? 0 : Natural::ratio(m_numerator, m_denominator);
    return m_isNegative ? -size : size;
}

std::string Chance::toText() const
{
    auto text = (m_isNegative ? "-" : "") + m_numerator.toText();
    if (m_denominator != Natural(1)) text += '/' + m_denominator.toText();
    return text;
}

}  // namespace muster::rules
