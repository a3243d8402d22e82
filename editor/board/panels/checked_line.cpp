#include "editor/board/panels/checked_line.hpp"

#include <QLabel>

#include <string>

namespace muster::editor {

void addCheckedLine(PropertyRows& rows, const RowTitle& title, CheckedLine* line, PropertyRows::Read<QString> read,
                    PropertyRows::Write<QString> write)
{
    const std::string name = std::string(title.name) + "-trouble";
    rows.control(title, line, [line, read](PropertyRows::Text now) { line->showText(read(now)); });
    auto* why = rows.words({name.c_str(), {}}, [line](PropertyRows::Text) { return line->problem(); });
    QObject::connect(line, &QLineEdit::textEdited, why, [line, why] {
        why->setText(line->problem());
        why->setVisible(!why->text().isEmpty());
    });
    QObject::connect(line, &QLineEdit::editingFinished, why, &QLabel::hide);
    QObject::connect(line, &CheckedLine::entered, &rows, [&rows, write](const QString& text) {
        rows.make([&](PropertyRows::Text now) { return write(now, text); });
    });
}

}  // namespace muster::editor
