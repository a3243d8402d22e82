#pragma once

#include <QString>

#include <optional>

namespace muster::editor {

/// The value of a text such as "2*3 in", "(12 - 4) / 2" or "15 cm", in `unit`: a unit of length ("in", "cm") or any
/// other word, which then is the only one that may follow a number. A decimal point or a comma both divide a number.
/// Nothing if the text is no complete expression, or its value is not finite.
std::optional<double> valueOfExpression(const QString& text, const QString& unit);

/// True if a text with more than digits can still become an expression by typing more; other text is refused, as are
/// digits that make a number too large.
bool mayBecomeExpression(const QString& text);

}  // namespace muster::editor
