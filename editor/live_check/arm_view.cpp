#include "editor/live_check/arm_view.hpp"

#include "core/expr/value.hpp"
#include "core/game/game.hpp"
#include "editor/live_check/game_words.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace muster::editor {

namespace {

/// The labels in armylists/symbols.json, which belongs to no game that could translate them.
constexpr std::array shared{
    QT_TRANSLATE_NOOP("Arms", "Foot with axes"),
    QT_TRANSLATE_NOOP("Arms", "Beasts"),
    QT_TRANSLATE_NOOP("Arms", "Foot with bows"),
    QT_TRANSLATE_NOOP("Arms", "Camels"),
    QT_TRANSLATE_NOOP("Arms", "Captain"),
    QT_TRANSLATE_NOOP("Arms", "Armoured horse"),
    QT_TRANSLATE_NOOP("Arms", "Chariots"),
    QT_TRANSLATE_NOOP("Arms", "Foot with clubs"),
    QT_TRANSLATE_NOOP("Arms", "Foot with crossbows"),
    QT_TRANSLATE_NOOP("Arms", "Elephants"),
    QT_TRANSLATE_NOOP("Arms", "Engines"),
    QT_TRANSLATE_NOOP("Arms", "Flyers"),
    QT_TRANSLATE_NOOP("Arms", "Foot with spear and shield"),
    QT_TRANSLATE_NOOP("Arms", "General"),
    QT_TRANSLATE_NOOP("Arms", "Grenadiers"),
    QT_TRANSLATE_NOOP("Arms", "Guns"),
    QT_TRANSLATE_NOOP("Arms", "Hero"),
    QT_TRANSLATE_NOOP("Arms", "Horse"),
    QT_TRANSLATE_NOOP("Arms", "Foot with javelins"),
    QT_TRANSLATE_NOOP("Arms", "Foot with long shields"),
    QT_TRANSLATE_NOOP("Arms", "Light foot"),
    QT_TRANSLATE_NOOP("Arms", "Light horse"),
    QT_TRANSLATE_NOOP("Arms", "Foot with muskets"),
    QT_TRANSLATE_NOOP("Arms", "Mob"),
    QT_TRANSLATE_NOOP("Arms", "Foot with pikes"),
    QT_TRANSLATE_NOOP("Arms", "Foot with slings"),
    QT_TRANSLATE_NOOP("Arms", "Foot with swords"),
    QT_TRANSLATE_NOOP("Arms", "Swordsmen"),
};

}  // namespace

ArmView armOf(const expr::Value& self, const rules::Game& game, const GameWords& words)
{
    const auto* id = self.find("symbol");
    if (!id || !id->is(expr::ValueType::string)) return {};
    auto symbol = game.symbols->symbol(id->asString());
    if (!symbol) return {};
    std::string label = words(symbol->label);
    const bool isShared = label == symbol->label && std::find(shared.begin(), shared.end(), label) != shared.end();
    if (isShared) label = QCoreApplication::translate("Arms", label.c_str()).toStdString();
    return {std::move(symbol), std::move(label)};
}

}  // namespace muster::editor
