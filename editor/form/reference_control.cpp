#include "editor/form/reference_control.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/text/edit.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

ReferenceControl::ReferenceControl(const Field& field, const Field& top, std::string key, EditController& controller,
                                   QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_box(new QComboBox(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_box->setMaxVisibleItems(16);
    setFocusProxy(m_box);
    watch(m_box);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        const auto id = utf8(m_box->itemData(index).toString());
        if (id.empty())
            this->controller().clear(this->key());
        else
            this->controller().set(this->key(), text::quoted(id));
    });
}

void ReferenceControl::take(const FieldView& view)
{
    const QString current = toQString(view.own.string());
    auto now = targets(view);
    const bool isKnown = current.isEmpty() || std::any_of(now.begin(), now.end(),
                                                          [&](const Target& target) { return target.id == current; });
    if (!isKnown) now.push_back({current, lost(current), {}});
    if (const auto none = nothing(view); !none.isEmpty()) now.insert(now.begin(), {QString(), none, {}});
    if (now != m_shown) {
        m_shown = std::move(now);
        m_box->clear();
        for (const auto& target : m_shown) {
            m_box->addItem(target.name, target.id);
            m_box->setItemData(m_box->count() - 1, target.help, Qt::ToolTipRole);
        }
    }
    const int index = m_box->findData(current);
    if (m_box->currentIndex() != index) m_box->setCurrentIndex(index);
    m_box->setEnabled(!view.readOnly);
}

std::vector<ReferenceControl::Target> EntryControl::targets(const FieldView& view) const
{
    const auto& catalogue = view.formModel.catalogue();
    const auto& words = view.formModel.words();
    std::vector<Target> targets;
    for (const auto& entry :
         view.formModel.scope() == rules::Scope::leader ? catalogue.leaders() : catalogue.entries()) {
        const auto name = words(entry.node["name"].string());
        targets.push_back({toQString(entry.id), toQString(name.empty() ? files::inWords(entry.id) : name),
                           toQString(words(entry.node["description"].string()))});
    }
    return targets;
}

QString EntryControl::nothing(const FieldView& view) const
{
    const bool mayBeNone = view.own.string().empty() || view.formModel.game().lists != rules::Game::Lists::required;
    return mayBeNone ? tr("no entry: all values are set here") : QString();
}

QString EntryControl::lost(const QString& id) const { return tr("%1 (not in the list)").arg(id); }

std::vector<ReferenceControl::Target> AttachControl::targets(const FieldView& view) const
{
    const auto& catalogue = view.formModel.catalogue();
    const Node army = view.formModel.document().root();
    std::vector<Target> targets;
    const auto add = [&](Node owner) {
        for (const Node unit : owner["units"]) {
            if (!unit["id"].isString()) continue;
            const auto* entry = catalogue.entry(unit["entry"].string());
            const auto name = unit["name"].isString() ? std::string(unit["name"].string())
                              : entry                 ? view.formModel.words()(entry->node["name"].string())
                                                      : std::string(unit["id"].string());
            targets.push_back({toQString(unit["id"].string()), toQString(name), {}});
        }
    };
    add(army);
    for (const Node group : army["groups"]) add(group);
    return targets;
}

QString AttachControl::nothing(const FieldView&) const { return tr("nobody"); }
QString AttachControl::lost(const QString& id) const { return tr("%1 (not in the army)").arg(id); }

std::vector<ReferenceControl::Target> ListControl::targets(const FieldView& view) const
{
    std::vector<Target> targets;
    for (const auto& list : view.formModel.checkResult().catalogue.lists)
        targets.push_back({toQString(list.id), toQString(list.name), {}});
    return targets;
}

QString ListControl::nothing(const FieldView& view) const
{
    const bool mayBeNone = view.own.string().empty() || view.formModel.game().lists != rules::Game::Lists::required;
    return mayBeNone ? tr("no list") : QString();
}

QString ListControl::lost(const QString& id) const { return tr("%1 (not found)").arg(id); }

}  // namespace muster::editor
