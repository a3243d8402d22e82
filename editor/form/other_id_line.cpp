#include "editor/form/other_id_line.hpp"

#include "core/game/game.hpp"
#include "editor/look/words.hpp"

namespace muster::editor {

OtherLine::OtherLine(const Field& field, QWidget* parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("other"));
    const auto example = field.hint ? field.hint->node["other"].string() : std::string_view();
    setPlaceholderText(example.empty() ? tr("Add another") : tr("Add another, such as %1").arg(toQString(example)));
    setAccessibleName(tr("Add to %1").arg(toQString(field.title)));
    connect(this, &QLineEdit::returnPressed, this, [this] {
        const auto id = utf8(text().trimmed());
        if (id.empty()) return;
        clear();
        Q_EMIT added(id);
    });
}

}  // namespace muster::editor
