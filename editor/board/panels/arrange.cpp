#include "editor/board/panels/arrange.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace muster::editor {

using namespace scenario;

namespace {

QString arrangeWords(const char* text) { return QCoreApplication::translate("Arrange", text); }

ArrangeCommand aligned(const char* id, const char* text, const char* tip, Alignment alignment)
{
    return {id,
            ArrangeCommand::Group::align,
            arrangeWords(text),
            arrangeWords(tip),
            {},
            2,
            [alignment](const ScenarioText& now, Pointers items) { return align(now, items, alignment); }};
}

ArrangeCommand distributed(const char* id, const char* text, const char* tip, Direction direction)
{
    return {id,
            ArrangeCommand::Group::distribute,
            arrangeWords(text),
            arrangeWords(tip),
            {},
            3,
            [direction](const ScenarioText& now, Pointers items) { return distribute(now, items, direction); }};
}

ArrangeCommand mirrored(const char* id, const char* text, const char* tip, Mirror way)
{
    return {id,
            ArrangeCommand::Group::mirror,
            arrangeWords(text),
            arrangeWords(tip),
            {},
            1,
            [way](const ScenarioText& now, Pointers items) { return mirror(now, items, way); }};
}

ArrangeCommand copied(const char* id, const char* text, const char* tip, Mirror way)
{
    return {id,
            ArrangeCommand::Group::mirror,
            arrangeWords(text),
            arrangeWords(tip),
            {},
            1,
            [way](const ScenarioText& now, Pointers items) { return mirroredCopy(now, items, way); }};
}

ArrangeCommand ordered(const char* id, const char* text, const char* tip, const QKeySequence& key, Order order)
{
    return {id,
            ArrangeCommand::Group::order,
            arrangeWords(text),
            arrangeWords(tip),
            key,
            1,
            [order](const ScenarioText& now, Pointers items) { return reorder(now, items, order); }};
}

}  // namespace

std::vector<ArrangeCommand> arrangeCommands()
{
    const auto key = [](QKeyCombination code) { return QKeySequence(code); };
    return {
        aligned("align-left", QT_TRANSLATE_NOOP("Arrange", "Align &Left"),
                QT_TRANSLATE_NOOP("Arrange", "Bring the western ends onto one line"), Alignment::left),
        aligned("align-middle-across", QT_TRANSLATE_NOOP("Arrange", "Align &Centres Up the Board"),
                QT_TRANSLATE_NOOP("Arrange", "Bring the centres onto one line from south to north"),
                Alignment::middleAcross),
        aligned("align-right", QT_TRANSLATE_NOOP("Arrange", "Align &Right"),
                QT_TRANSLATE_NOOP("Arrange", "Bring the eastern ends onto one line"), Alignment::right),
        aligned("align-top", QT_TRANSLATE_NOOP("Arrange", "Align &Top"),
                QT_TRANSLATE_NOOP("Arrange", "Bring the northern ends onto one line"), Alignment::top),
        aligned("align-middle-up", QT_TRANSLATE_NOOP("Arrange", "Align Centres &Across the Board"),
                QT_TRANSLATE_NOOP("Arrange", "Bring the centres onto one line from west to east"), Alignment::middleUp),
        aligned("align-bottom", QT_TRANSLATE_NOOP("Arrange", "Align &Bottom"),
                QT_TRANSLATE_NOOP("Arrange", "Bring the southern ends onto one line"), Alignment::bottom),
        distributed("distribute-across", QT_TRANSLATE_NOOP("Arrange", "&Distribute Across"),
                    QT_TRANSLATE_NOOP("Arrange", "Make the gaps from west to east equal"), Direction::across),
        distributed("distribute-up", QT_TRANSLATE_NOOP("Arrange", "Distribute &Up"),
                    QT_TRANSLATE_NOOP("Arrange", "Make the gaps from south to north equal"), Direction::up),
        mirrored("mirror-left-right", QT_TRANSLATE_NOOP("Arrange", "&Mirror Left to Right"),
                 QT_TRANSLATE_NOOP("Arrange", "Bring it to the mirrored place on the other half, left for right"),
                 Mirror::leftRight),
        mirrored("mirror-up-down", QT_TRANSLATE_NOOP("Arrange", "Mirror Top t&o Bottom"),
                 QT_TRANSLATE_NOOP("Arrange", "Bring it to the mirrored place on the other half, top for bottom"),
                 Mirror::upDown),
        mirrored("half-turn", QT_TRANSLATE_NOOP("Arrange", "&Half a Turn"),
                 QT_TRANSLATE_NOOP("Arrange", "Turn it by half a turn about the middle of the board"),
                 Mirror::halfTurn),
        copied("copy-left-right", QT_TRANSLATE_NOOP("Arrange", "Co&py Left to Right"),
               QT_TRANSLATE_NOOP("Arrange", "Add a mirrored copy on the other half, left for right"),
               Mirror::leftRight),
        copied("copy-up-down", QT_TRANSLATE_NOOP("Arrange", "Cop&y Top to Bottom"),
               QT_TRANSLATE_NOOP("Arrange", "Add a mirrored copy on the other half, top for bottom"), Mirror::upDown),
        copied("copy-half-turn", QT_TRANSLATE_NOOP("Arrange", "Copy with Half a Tur&n"),
               QT_TRANSLATE_NOOP("Arrange", "Add a copy after half a turn about the middle of the board"),
               Mirror::halfTurn),
        ordered("to-front", QT_TRANSLATE_NOOP("Arrange", "To the &Front"),
                QT_TRANSLATE_NOOP("Arrange", "Draw it on top of everything"), key(Qt::SHIFT | Qt::Key_PageUp),
                Order::toFront),
        ordered("forward", QT_TRANSLATE_NOOP("Arrange", "For&ward"),
                QT_TRANSLATE_NOOP("Arrange", "Draw it over the next one"), key(Qt::NoModifier | Qt::Key_PageUp),
                Order::forward),
        ordered("backward", QT_TRANSLATE_NOOP("Arrange", "Bac&kward"),
                QT_TRANSLATE_NOOP("Arrange", "Draw it under the one below"), key(Qt::NoModifier | Qt::Key_PageDown),
                Order::backward),
        ordered("to-back", QT_TRANSLATE_NOOP("Arrange", "To th&e Back"),
                QT_TRANSLATE_NOOP("Arrange", "Draw it under everything"), key(Qt::SHIFT | Qt::Key_PageDown),
                Order::toBack),
        {"bind", ArrangeCommand::Group::keep, arrangeWords(QT_TRANSLATE_NOOP("Arrange", "&Group")),
         arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Select and move these together from now on")),
         key(Qt::CTRL | Qt::Key_J), 2, [](const ScenarioText& now, Pointers items) { return group(now, items); }},
        {"unbind", ArrangeCommand::Group::keep, arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Di&ssolve the Group")),
         arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Let each item be selected by itself again")),
         key(Qt::CTRL | Qt::SHIFT | Qt::Key_J), 1,
         [](const ScenarioText& now, Pointers items) { return ungroup(now, items); }},
        {"lock", ArrangeCommand::Group::keep, arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Lock &in Place")),
         arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Protect it from being moved")), key(Qt::CTRL | Qt::Key_L), 1,
         [](const ScenarioText& now, Pointers items) { return setLocked(now, items, true); }},
        {"unlock", ArrangeCommand::Group::keep, arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Unlock for Mo&ving")),
         arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Allow it to be moved again")),
         key(Qt::CTRL | Qt::SHIFT | Qt::Key_L), 1,
         [](const ScenarioText& now, Pointers items) { return setLocked(now, items, false); }},
        {"duplicate", ArrangeCommand::Group::keep, arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Duplicate Ne&xt to It")),
         arrangeWords(QT_TRANSLATE_NOOP("Arrange", "Add a copy beside it")), key(Qt::CTRL | Qt::SHIFT | Qt::Key_D), 1,
         [](const ScenarioText& now, Pointers items) { return duplicate(now, items); }},
    };
}

ArrangeActions::ArrangeActions(BoardView& view) : QObject(&view), m_view(view), m_commands(arrangeCommands())
{
    for (const auto& command : m_commands) {
        auto* action = new QAction(icon(QLatin1String(command.id), view.palette()), command.text, this);
        action->setObjectName(QStringLiteral("arrange.%1").arg(QLatin1String(command.id)));
        QString plain = command.text;
        plain.remove(u'&');
        const auto keyText = command.key.toString(QKeySequence::NativeText);
        action->setToolTip(keyText.isEmpty() ? QStringLiteral("%1: %2").arg(plain, command.tip)
                                             : QStringLiteral("%1 (%2): %3").arg(plain, keyText, command.tip));
        action->setStatusTip(command.tip);
        connect(action, &QAction::triggered, this, [this, &command] { runArrange(m_view, command); });
        m_actions.push_back(action);
    }
    connect(&view.selection(), &BoardSelection::changed, this, &ArrangeActions::refresh);
    refresh();
}

QAction* ArrangeActions::action(const char* id) const
{
    for (std::size_t i = 0; i < m_commands.size(); ++i)
        if (std::string_view(m_commands[i].id) == id) return m_actions[i];
    return nullptr;
}

std::vector<QAction*> ArrangeActions::actions(ArrangeCommand::Group group) const
{
    std::vector<QAction*> found;
    for (std::size_t i = 0; i < m_commands.size(); ++i)
        if (m_commands[i].group == group) found.push_back(m_actions[i]);
    return found;
}

QMenu* ArrangeActions::makeMenu(QWidget* parent) const
{
    auto* menu = new QMenu(arrangeWords(QT_TRANSLATE_NOOP("Arrange", "&Arrange")), parent);
    menu->setObjectName("arrange-menu");
    const std::pair<ArrangeCommand::Group, const char*> parts[] = {
        {ArrangeCommand::Group::align, QT_TRANSLATE_NOOP("Arrange", "&Align")},
        {ArrangeCommand::Group::distribute, QT_TRANSLATE_NOOP("Arrange", "&Distribute")},
        {ArrangeCommand::Group::mirror, QT_TRANSLATE_NOOP("Arrange", "&Mirror")},
        {ArrangeCommand::Group::order, QT_TRANSLATE_NOOP("Arrange", "&Order")}};
    for (const auto& [group, title] : parts) {
        auto* part = menu->addMenu(arrangeWords(title));
        for (auto* action : actions(group)) part->addAction(action);
    }
    menu->addSeparator();
    for (auto* action : actions(ArrangeCommand::Group::keep)) menu->addAction(action);
    return menu;
}

void ArrangeActions::refresh()
{
    const auto count = static_cast<std::size_t>(m_view.selection().pointers().size());
    for (std::size_t i = 0; i < m_commands.size(); ++i) m_actions[i]->setEnabled(count >= m_commands[i].min);
}

void runArrange(BoardView& view, const ArrangeCommand& command)
{
    auto& host = view.host();
    const auto text = host.text();
    std::vector<std::string> items;
    for (const auto& pointer : view.selection().pointers()) items.push_back(utf8(pointer));
    if (!text || items.size() < command.min) return;
    // Locked items may leave nothing to do; show a message, so that the key does not seem broken.
    if (!host.make(command.change(ScenarioText(*text, view.board().map.measure), items)))
        host.showMessage(arrangeWords(
            QT_TRANSLATE_NOOP("Arrange", "Nothing changed: the items are locked, or already arranged like this.")));
}

}  // namespace muster::editor
