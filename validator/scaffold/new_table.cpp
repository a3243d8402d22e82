#include "core/files/id.hpp"
#include "core/text/edit.hpp"
#include "core/text/nearest.hpp"
#include "core/text/pointer.hpp"
#include "core/text/shortlist.hpp"
#include "validator/exit_code.hpp"
#include "validator/scaffold/item_edit.hpp"
#include "validator/scaffold/new_items.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using files::FileKind;
using text::Node;

constexpr std::string_view firstRowId = "first", noRow = "no-such-row";

bool isTableName(std::string_view name)
{
    constexpr std::size_t longest = 60;
    return !name.empty() && name.size() <= longest && std::isalpha(static_cast<unsigned char>(name.front())) != 0 &&
           std::all_of(name.begin(), name.end(),
                       [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
}

/// The tables of the file's game, with those that it inherits.
Node tablesOf(const ItemFile& file, Session& session)
{
    if (file.kind == FileKind::system) return file.whole()["tables"];
    const auto system = session.system(*file.project, std::string(file.system()));
    return system && system->document ? system->document->root()["tables"] : Node();
}

/// A row with the same keys as another one, so that every expression about rows can read it.
Json rowLike(Node other, const std::string& id, const std::string& name)
{
    Json row = other.isObject() ? Json::parse(other.sourceText(), nullptr, false) : Json();
    if (!row.is_object()) row = Json{{"id", id}, {"label", name}};
    row["id"] = id;
    if (row.contains("label")) row["label"] = name;
    row.erase("accept");
    return row;
}

bool isFreeKey(const ItemFile& file, const std::string& key, Session& session)
{
    const bool isKey = isTableName(key) && std::islower(static_cast<unsigned char>(key.front())) != 0;
    const auto unit = file.whole()["unit"];
    if (isKey && (!unit || unit.isObject()) && !unit["properties"][key]) return true;
    session.fail(ExitCode::usage, isKey ? fmt::format("{} is unchanged: its units have \"{}\" already; choose another "
                                                      "--key",
                                                      file.name, key)
                                        : fmt::format("--key: \"{}\" cannot be a key; write letters and digits that "
                                                      "begin with a small letter, for example weapon",
                                                      key));
    return false;
}

/// Gives units a key whose value is a row of the table.
void addKey(text::Draft& draft, const std::string& key, const std::string& table, const std::string& row)
{
    const Json schema = {{"title", files::inWords(key)},
                         {"description", fmt::format("A row of the table {}.", table)},
                         {"type", "string"},
                         {"table", table},
                         {"default", row}};
    if (!draft.has("/unit")) draft.setMember("", "unit", R"({"type": "object"})", keysOf(FileKind::system));
    if (!draft.has("/unit/properties")) draft.setMember("/unit", "properties", "{}");
    draft.setMember("/unit/properties", key, schema.dump());
}

std::vector<ItemTest> testsOfKey(const TrialGround& ground, const std::string& key, const std::string& row)
{
    std::vector<ItemTest> tests;
    for (const bool breaksIt : {false, true}) {
        auto army = trialArmy(ground, breaksIt ? "With a row that the table lacks" : "With a row of the table");
        if (!army) return {};
        trialUnit(*army, ground)[key] = breaksIt ? std::string(noRow) : row;
        tests.push_back({breaksIt ? "err" : "ok", *std::move(army), "ref/not-found", breaksIt});
    }
    return tests;
}

}  // namespace

std::optional<NewItem> newTable(const ItemFile& file, const NewOptions& options, Session& session)
{
    const auto fail = [&](const std::string& message) {
        session.fail(ExitCode::usage, message);
        return std::nullopt;
    };
    const auto& table = options.id;
    if (table.empty()) return fail("name the table with --id TABLE, for example --id weapons");
    if (!isTableName(table))
        return fail(fmt::format("--id: \"{}\" cannot be the name of a table; write letters and digits that begin with "
                                "a letter, for example weapons",
                                table));
    const auto row = options.row.empty() ? std::string(firstRowId) : options.row;
    if (!isIdFor("--row", row, session)) return std::nullopt;
    const Node tables = tablesOf(file, session), own = file.root()["tables"];
    if (session.exitCode != ExitCode::clean || !isObjectOrAbsent(own, "tables", file, session) ||
        !isArrayOrAbsent(own[table], table, file, session))
        return std::nullopt;
    if (file.kind == FileKind::list && !tables[table]) {
        std::vector<std::string> names;
        for (const Node each : tables) names.emplace_back(each.key());
        const auto near = text::nearest(names, table);
        return fail(fmt::format("a list adds rows to the tables of its game, and {} has no table \"{}\"; {}",
                                file.system(), table,
                                near.empty() ? fmt::format("its tables are: {}", text::shortlist(names, table).text)
                                             : fmt::format("did you mean {}?", near)));
    }
    if (tables[table] && options.row.empty())
        return fail(
            fmt::format("{} has the table \"{}\" already; add a row to it with --row ID", file.system(), table));
    for (const Node rows : {tables[table], own[table]})
        for (const Node each : rows)
            if (each["id"].string() == row)
                return fail(
                    fmt::format("the table \"{}\" has the row \"{}\" already; choose another --row", table, row));
    if (!options.key.empty() && file.kind != FileKind::system)
        return fail("--key is for tables of a system, because a list cannot give units new keys");
    if (!options.key.empty() && !isFreeKey(file, options.key, session)) return std::nullopt;

    const auto name = options.name.empty() ? files::inWords(row) : options.name;
    text::Draft draft(*file.document);
    if (!draft.has("/tables")) draft.setMember("", "tables", "{}", keysOf(file.kind));
    const Node last = tables[table].size() > 0 ? tables[table].at(tables[table].size() - 1) : Node();
    draft.insertInto("/tables", table, text::atEnd, rowLike(last, row, name).dump());
    if (!options.key.empty()) addKey(draft, options.key, table, row);
    NewItem item{text::applied(file.document->source().bytes(), draft.edits()),
                 tables[table] ? fmt::format("the row {} of the table {}", row, table)
                               : fmt::format("the table {}", table),
                 options.row.empty() ? files::idFrom(table, "table") : row};
    if (!options.key.empty())
        item.tests = [key = options.key, row](const TrialGround& ground) { return testsOfKey(ground, key, row); };
    return item;
}

}  // namespace muster::validator
