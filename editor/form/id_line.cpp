#include "editor/form/id_line.hpp"

#include "core/files/id.hpp"
#include "editor/look/words.hpp"

#include <QValidator>

namespace muster::editor {

namespace {

/// Accepts only characters of ids; incomplete ids are fine while typing.
class IdLetters : public QValidator {
public:
    using QValidator::QValidator;
    State validate(QString& input, int&) const override
    {
        input = input.toLower().replace(u' ', u'-');
        for (const QChar c : input)
            if (!(c >= u'a' && c <= u'z') && !(c >= u'0' && c <= u'9') && c != u'-') return Invalid;
        return Acceptable;
    }
};

QString problemWith(const QString& id, const std::function<bool(const QString&)>& isTaken)
{
    if (!files::isId(utf8(id)))
        return IdLine::tr("An id is made of small letters and digits, with single hyphens between them.");
    return isTaken(id) ? IdLine::tr("Another one has this id already.") : QString();
}

}  // namespace

IdLine::IdLine(std::function<bool(const QString&)> isTaken, QWidget* parent)
    : CheckedLine([isTaken = std::move(isTaken)](const QString& id) { return problemWith(id, isTaken); }, parent)
{
    setMaxLength(static_cast<int>(files::maxIdLength));
    setValidator(new IdLetters(this));
}

}  // namespace muster::editor
