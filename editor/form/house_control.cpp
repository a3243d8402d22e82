#include "editor/form/house_control.hpp"

#include "core/text/edit.hpp"
#include "editor/form/house_line.hpp"
#include "editor/look/words.hpp"

#include <QHBoxLayout>
#include <QLineEdit>

namespace muster::editor {

HouseControl::HouseControl(const Field& field, const Field& top, std::string key, EditController& controller,
                           QWidget* parent)
    : Control(field, top, std::move(key), controller, parent),
      m_line(new HouseLine([this] { return this->controller().place(); }, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    setFocusProxy(&m_line->line());
    watch(&m_line->line());
    connect(m_line, &HouseLine::entered, this, [this](const QString& path) {
        if (path.isEmpty())
            this->controller().clear(this->key());
        else
            this->controller().set(this->key(), text::quoted(utf8(path)));
    });
}

void HouseControl::take(const FieldView& view)
{
    m_line->showText(toQString(view.own.string()));
    m_line->setReadOnly(view.readOnly);
}

}  // namespace muster::editor
