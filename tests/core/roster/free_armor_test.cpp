#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <string>

using namespace muster;
using text::Node;

namespace {

struct Armor {
    std::int64_t strength = 0;
    std::int64_t agility = 0;
};

std::map<std::string, Armor, std::less<>> armorsOf(Node system)
{
    std::map<std::string, Armor, std::less<>> armors;
    for (const Node row : system["tables"]["armors"])
        armors[std::string(row["id"].string())] = {row["phy"].integer(), row["agi"].integer()};
    return armors;
}

std::int64_t priceOf(Node entry)
{
    const std::map<std::string, std::int64_t, std::less<>> qualities{{"average", 0}, {"veteran", 10}, {"elite", 20}};
    auto price = qualities.find(entry["quality"].string())->second + entry["move"].integer();
    for (const Node attribute : entry["attributes"]) price += attribute.integer();
    return price;
}

}  // namespace

TEST_CASE("free armour costs nothing and counts in full")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    const auto armors =
        armorsOf(library.systemAt(test::shipped("opend6-fantasy/opend6-fantasy.system.json"))->file->document->root());
    std::size_t troops = 0;
    for (const auto& file : std::filesystem::directory_iterator(test::shipped("opend6-fantasy/lists"))) {
        const auto list = library.file(file.path())->document;
        for (const Node entry : list->root()["entries"]) {
            if (!entry["armorFree"]) continue;
            const std::string id(entry["id"].string());
            INFO(file.path().filename().string() << " " << id);
            const auto text =
                R"({"format": 1, "system": "opend6-fantasy", "list": ")" + std::string(list->root()["id"].string()) +
                R"(", "name": "One squad", "units": [{"id": "squad", "size": 4, "entry": ")" + id + R"("}]})";
            test::ReadArmy army(folder.write(id + ".army.json", text), library);
            CHECK(army.roster->army().find("cost")->asInteger() == 4 * priceOf(entry));
            const auto self = army.roster->units().at(0).self;
            const auto& armor = armors.at(std::string(entry["armorFree"].string()));
            const auto phy = entry["attributes"]["phy"].integer();
            const auto agi = entry["attributes"]["agi"].integer();
            CHECK(self.find("strength")->asInteger() == phy + armor.strength);
            CHECK(self.find("agility")->asInteger() == agi + armor.agility);
            CHECK(self.find("run")->asNumber() == static_cast<double>(entry["move"].integer() + agi + armor.agility));
            // The record sheet prints both: the paid value, and in parentheses the resulting armour.
            for (const auto& row : self.find("attributeRows")->asList()) {
                if (row.find("id")->asString() != "phy") continue;
                CHECK(row.find("code")->asString() ==
                      std::to_string(phy) + " (" + std::to_string(phy + armor.strength) + ")");
                CHECK(row.find("cost")->asString() == std::to_string(phy));
            }
            ++troops;
        }
    }
    CHECK(troops == 10);
}
