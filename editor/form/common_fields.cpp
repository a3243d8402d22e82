#include "editor/form/common_fields.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"

#include <QCoreApplication>

namespace muster::editor {

using rules::Scope;
using text::Node;

namespace {

std::string words(const char* text) { return QCoreApplication::translate("Form", text).toStdString(); }

Field plain(const char* name, FieldKind kind, const char* title, const char* help, double order)
{
    Field field;
    field.name = name;
    field.kind = kind;
    field.title = words(title);
    field.help = words(help);
    field.order = order;
    return field;
}

}  // namespace

std::vector<Field> commonFields(const rules::Game& game, Scope scope, const GameWords& gameWords)
{
    constexpr double first = -100;
    std::vector<Field> fields;
    // The board's own panels show the common values of battlefield elements.
    if (rules::isOfScenario(scope)) return fields;
    fields.push_back(plain("name", FieldKind::line, QT_TRANSLATE_NOOP("Form", "Name"),
                           QT_TRANSLATE_NOOP("Form", "What it is called in your army."), first));
    if (scope == Scope::army) {
        fields.push_back(plain("player", FieldKind::line, QT_TRANSLATE_NOOP("Form", "Player"),
                               QT_TRANSLATE_NOOP("Form", "Whose army it is; printed on its sheets."), first));
        fields.push_back(plain("emblem", FieldKind::line, QT_TRANSLATE_NOOP("Form", "Emblem"),
                               QT_TRANSLATE_NOOP("Form", "The sign of the army on its sheets: an emblem of the game, "
                                                         "or an .svg or .png file, relative to the army's file."),
                               first));
        fields.push_back(plain("colours", FieldKind::texts, QT_TRANSLATE_NOOP("Form", "Colours"),
                               QT_TRANSLATE_NOOP("Form", "The colours of the army on its sheets, such as #1c4284, "
                                                         "instead of those of its list; one per line."),
                               first));
        if (game.budget) {
            auto budget = plain("budget", FieldKind::integer, QT_TRANSLATE_NOOP("Form", "Budget"),
                                QT_TRANSLATE_NOOP("Form", "The points that may be spent."), first);
            const Node label = game.document->root()["budget"];
            budget.unit = gameWords((label["short"] ? label["short"] : label["label"]).string());
            budget.minimum = 0, budget.maximum = 1'000'000;
            fields.push_back(std::move(budget));
        }
        if (game.lists != rules::Game::Lists::none)
            fields.push_back(plain("list", FieldKind::list, QT_TRANSLATE_NOOP("Form", "List"),
                                   QT_TRANSLATE_NOOP("Form", "The list the army is built from. Units that another list "
                                                             "does not have stay in the army, with a finding."),
                                   first));
        fields.push_back(plain(
            "house", FieldKind::house, QT_TRANSLATE_NOOP("Form", "House rules"),
            QT_TRANSLATE_NOOP("Form", "A file of house rules that the army is built by, relative to its own file."),
            first));
    }
    if (scope == Scope::unit || scope == Scope::leader)
        fields.push_back(plain(
            "entry", FieldKind::entry, QT_TRANSLATE_NOOP("Form", "Comes from"),
            QT_TRANSLATE_NOOP("Form", "The entry of the army list that supplies the values not set here."), first));
    if (scope == Scope::unit) {
        auto count = plain(
            "count", FieldKind::integer, QT_TRANSLATE_NOOP("Form", "Units alike"),
            QT_TRANSLATE_NOOP(
                "Form",
                "How many units like this one the army has. The number of figures in one of them is a separate value."),
            first);
        count.minimum = 1, count.maximum = 10'000;
        fields.push_back(std::move(count));
    }
    if (scope == Scope::leader)
        fields.push_back(plain("with", FieldKind::attach, QT_TRANSLATE_NOOP("Form", "Attached to"),
                               QT_TRANSLATE_NOOP("Form", "The unit that the leader is with."), first));
    if (scope == Scope::group) {
        // Offers the game's word for groups, but accepts any other.
        const auto title = game.document->root()["group"]["title"].string();
        auto kind =
            plain("kind", title.empty() ? FieldKind::line : FieldKind::choice, QT_TRANSLATE_NOOP("Form", "Kind"),
                  QT_TRANSLATE_NOOP("Form", "What it is, such as division or wing."), first);
        if (!title.empty()) kind.words = {files::idFrom(title, "group")};
        kind.open = true;
        fields.push_back(std::move(kind));
    }
    if (scope == Scope::unit || scope == Scope::leader)
        fields.push_back(plain(
            "options", FieldKind::options, QT_TRANSLATE_NOOP("Form", "Options"),
            QT_TRANSLATE_NOOP("Form", "Changes that the list offers; each applies to the whole unit."), first + 1));
    if (scope != Scope::army)
        fields.push_back(plain("id", FieldKind::id, QT_TRANSLATE_NOOP("Form", "Id"),
                               QT_TRANSLATE_NOOP("Form", "The id that leaders, battlefields and findings refer to; the "
                                                         "army's leaders are updated when it changes."),
                               first + 2));
    auto notes = plain("notes", FieldKind::notes, QT_TRANSLATE_NOOP("Form", "Notes"),
                       QT_TRANSLATE_NOOP("Form", "Whatever you want to remember."), 1'000'000);
    notes.group = words(QT_TRANSLATE_NOOP("Form", "Notes"));
    fields.push_back(std::move(notes));
    return fields;
}

}  // namespace muster::editor
