#include "editor/form/attach_control.hpp"

#include "core/text/edit.hpp"
#include "editor/window/words.hpp"

#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

AttachControl::AttachControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent)
    : Control(field, top, std::move(key), desk, parent), m_box(new QComboBox(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    setFocusProxy(m_box);
    watch(m_box);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        const auto id = utf8(m_box->itemData(index).toString());
        if (id.empty()) this->desk().clear(this->key());
        else this->desk().set(this->key(), text::quoted(id));
    });
}

void AttachControl::take(const FieldView& view)
{
    const auto& offer = view.reading.offer();
    const Node army = view.reading.document().root();
    std::vector<std::pair<std::string, std::string>> units;
    const auto add = [&](Node owner) {
        for (const Node unit : owner["units"]) {
            const auto* entry = offer.entry(unit["entry"].string());
            const auto name = unit["name"].isString() ? std::string(unit["name"].string()) : entry ? view.reading.words()(entry->node["name"].string()) : std::string(unit["id"].string());
            if (unit["id"].isString()) units.emplace_back(unit["id"].string(), name);
        }
    };
    add(army);
    for (const Node group : army["groups"]) add(group);
    const std::string current(view.own.string());
    if (!current.empty() && std::none_of(units.begin(), units.end(), [&](const auto& unit) { return unit.first == current; }))
        units.emplace_back(current, utf8(tr("%1 (not in the army)").arg(shown(current))));
    if (units != m_shown || m_box->count() == 0) {
        m_shown = units;
        m_box->clear();
        m_box->addItem(tr("nobody"), QString());
        for (const auto& [id, name] : units) m_box->addItem(shown(name), shown(id));
    }
    const int index = m_box->findData(shown(current));
    if (m_box->currentIndex() != index) m_box->setCurrentIndex(index);
}

}  // namespace muster::editor
