#include "editor/army/catalogue_model.hpp"

#include "editor/army/army_model.hpp"
#include "editor/army/row_roles.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <QMimeData>
#include <QSignalSpy>

#include <tuple>

using namespace muster;
using editor::CatalogueModel;

namespace {

editor::CatalogueEntry entry(const char* id, const char* title, const char* tag)
{
    editor::CatalogueEntry made;
    made.id = id;
    made.title = title;
    made.summary = std::string(tag) + ", trained";
    made.tags = {tag};
    made.tagTitles = {"Type"};
    made.cost = "3";
    return made;
}

/// A guard that is used up, a line with a minimum and no maximum, horse with an option, and a leader.
std::shared_ptr<editor::CheckResult> checkResult()
{
    auto made = std::make_shared<editor::CheckResult>();
    auto guard = entry("guard", "Old Guard", "Infantry"), line = entry("line", "Line", "Infantry"),
         horse = entry("horse", "Hussars", "Cavalry"), leader = entry("guard", "General", "Staff");
    guard.maximum = guard.taken = 1;
    guard.allowed = false;
    guard.reason = "at most 1 of these";
    line.minimum = 4;
    line.taken = 2;
    line.costVaries = true;
    horse.options = {"Lances"};
    leader.leader = true;
    made->catalogue.units = {guard, line, horse};
    made->catalogue.leaders = {leader};
    return made;
}

QStringList keys(const CatalogueModel& model)
{
    QStringList keys;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.entryOf(model.index(row, 0))) keys << model.keyOf(model.index(row, 0));
    return keys;
}

/// The texts of a column, headings in brackets.
QStringList texts(const CatalogueModel& model, int column = 0)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, column);
        const QString text = index.data().toString();
        texts << (model.entryOf(index) ? text : u'[' + text + u']');
    }
    return texts;
}

}  // namespace

TEST_CASE("the catalogue finds entries by all words, by tag and by what is still allowed")
{
    CatalogueModel model;
    model.show(checkResult());
    CHECK(keys(model) == QStringList{"lguard", "uguard", "uline", "uhorse"});
    const auto found = [&](const char* text, const char* tag, bool affordable) {
        model.setFilter({text, tag, affordable});
        return keys(model);
    };
    CHECK(found("TRAINED guard", "", false) == QStringList{"uguard"});
    CHECK(found("lance", "", false) == QStringList{"uhorse"});
    CHECK(found("", "Infantry", false) == QStringList{"uguard", "uline"});
    CHECK(found("", "Infantry", true) == QStringList{"uline"});
    CHECK(found("", "", true) == QStringList{"lguard", "uline", "uhorse"});
    CHECK(found("hussars", "Infantry", false).isEmpty());
    CHECK(found(" ", "", false).size() == 4);
    // Entries outside the filter can still be found by their key, and tags stay the same.
    model.setFilter({"hussars", "", false});
    CHECK_FALSE(model.indexOfKey("uguard").isValid());
    REQUIRE(model.entryOfKey("uguard"));
    CHECK(model.entryOfKey("uguard")->title == "Old Guard");
    REQUIRE(model.tags().size() == 1);
    CHECK(model.tags()[0].title == "Type");
    CHECK(model.tags()[0].tags == QStringList{"Staff", "Infantry", "Cavalry"});
}

TEST_CASE("an entry that is used up is greyed out and says why, in words for screen readers too")
{
    CatalogueModel model;
    model.show(checkResult());
    const auto data = [&](const char* key, int column, int role) {
        return model.indexOfKey(key).siblingAtColumn(column).data(role);
    };
    CHECK(data("uguard", 0, editor::quietRole).toBool());
    CHECK(data("uguard", 0, editor::summaryRole) == "at most 1 of these");
    CHECK(data("uguard", CatalogueModel::takenColumn, Qt::DisplayRole) == "1 of 1");
    CHECK(data("uguard", 0, Qt::AccessibleDescriptionRole).toString().contains("at most 1 of these"));
    CHECK(data("uguard", 0, Qt::ToolTipRole).toString().contains("at most 1 of these"));
    CHECK_FALSE(data("uline", 0, editor::quietRole).toBool());
    CHECK(data("uline", 0, editor::summaryRole) == "Infantry, trained");
    CHECK(data("uline", CatalogueModel::takenColumn, Qt::DisplayRole) == "2");
    CHECK(data("uline", CatalogueModel::takenColumn, editor::summaryRole) == "needs 4");
    CHECK(data("uline", CatalogueModel::costColumn, Qt::DisplayRole) == "from 3");
    CHECK(data("uhorse", CatalogueModel::takenColumn, Qt::DisplayRole) == "");
    CHECK(data("uhorse", CatalogueModel::costColumn, Qt::DisplayRole) == "3");
    CHECK(data("lguard", 0, Qt::AccessibleTextRole) == "Leader General");
    CHECK(model.countsTaken());
}

TEST_CASE("a unit taken leaves the filtered catalogue when it was the last one allowed")
{
    const auto french = [](int guards) {
        return std::make_shared<editor::CheckResult>(test::checked(fmt::format(
            R"({{"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Test", )"
            R"("budget": 40, "units": [{}]}})",
            guards > 0 ? R"({"id": "guard", "entry": "old-guard"})" : "")));
    };
    CatalogueModel model;
    model.setFilter({"old guard grenadiers", "", true});
    model.show(french(0));
    CHECK(keys(model) == QStringList{"uold-guard"});
    model.show(french(1));
    CHECK(keys(model).isEmpty());
    model.setFilter({"old guard grenadiers", "", false});
    CHECK(keys(model) == QStringList{"uold-guard"});
    CHECK(model.index(0, 0).data(editor::quietRole).toBool());
}

TEST_CASE("the rows of the catalogue persist while the same entries are shown")
{
    CatalogueModel model;
    model.show(checkResult());
    const QPersistentModelIndex line = model.indexOfKey("uline");
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged), reset(&model, &QAbstractItemModel::modelReset);
    auto next = checkResult();
    next->catalogue.units[1].taken = 3;
    model.show(next);
    CHECK(reset.isEmpty());
    CHECK(changed.size() == 1);
    CHECK(line.sibling(line.row(), CatalogueModel::takenColumn).data() == "3");
    next = checkResult();
    next->catalogue.units.erase(next->catalogue.units.begin());
    model.show(next);
    CHECK(reset.size() == 1);
}

TEST_CASE("the catalogue is grouped, leaders first, with what the army has of each group, or sorted by a column")
{
    CatalogueModel model;
    auto result = checkResult();
    result->hasView = true;
    for (const auto& [id, count, cost] : {std::tuple("guard", 1, "6"), std::tuple("line", 2, "4")}) {
        editor::MemberView unit;
        unit.entry = id;
        unit.count = count;
        unit.cost = cost;
        result->army.units.push_back(unit);
    }
    model.show(result);
    CHECK(texts(model) ==
          QStringList{"[Leaders]", "General", "[Infantry]", "Old Guard", "Line", "[Cavalry]", "Hussars"});
    CHECK(texts(model, CatalogueModel::takenColumn).at(2) == "[3]");
    CHECK(texts(model, CatalogueModel::costColumn).at(2) == "[10]");
    CHECK_FALSE(model.flags(model.index(0, 0)).testFlag(Qt::ItemIsSelectable));
    CHECK(model.firstEntry().data() == "General");
    model.sort(CatalogueModel::entryColumn, Qt::DescendingOrder);
    CHECK(texts(model) == QStringList{"Old Guard", "Line", "Hussars", "General"});
    model.sort(CatalogueModel::takenColumn, Qt::AscendingOrder);
    CHECK(texts(model).back() == "Line");
    model.sort(-1, Qt::AscendingOrder);
    CHECK(texts(model).front() == "[Leaders]");
    // A single group needs no heading.
    model.setFilter({"", "Infantry", false});
    CHECK(texts(model) == QStringList{"Old Guard", "Line"});
}

TEST_CASE("a dragged entry is named by its key")
{
    CatalogueModel model;
    model.show(checkResult());
    const auto index = model.indexOfKey("lguard");
    CHECK(model.flags(index).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> mime(model.mimeData({index}));
    CHECK(mime->data(editor::catalogueMime) == "lguard");
}
