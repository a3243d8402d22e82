#include "core/text/canonical.hpp"
#include "core/text/edit.hpp"
#include "core/text/patch.hpp"
#include "tests/core/text/sound.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <random>

using namespace muster;
using test::valid;
using Json = nlohmann::ordered_json;
using text::Edit;

namespace {

/// The text after one change of it.
template <class Change>
std::string after(const std::string& text, Change change)
{
    const auto document = valid(text);
    return text::applied(text, change(document->root()));
}

const std::string army = "{\n"
                         "  \"name\": \"A\",\n"
                         "  \"units\": [\n"
                         "    { \"id\": \"a\", \"count\": 2 },\n"
                         "    { \"id\": \"b\", \"options\": [] },\n"
                         "    {\n"
                         "      \"id\": \"c\",\n"
                         "      \"options\": [\"veteran\"]\n"
                         "    }\n"
                         "  ]\n"
                         "}\n";

}  // namespace

namespace {

/// Random documents and changes, with the expected results.
class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}

    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_engine); }

    Json value(int depth)
    {
        const auto sort = below(depth > 0 ? 9 : 5);
        if (sort == 0) return static_cast<int>(below(1000));
        if (sort == 1) return below(2) == 0;
        if (sort == 2) return std::string(below(40), 'x') + "\xC3\xA4\"";
        if (sort == 3) return nullptr;
        if (sort == 4) return below(2) ? Json::array() : Json::object();
        if (sort == 5) return Json::array({Json::array({1, static_cast<int>(below(9))}), Json::array({3.5, 4})});
        Json container = sort < 7 ? Json::array() : Json::object();
        for (std::size_t i = below(5); i > 0; --i) {
            if (container.is_array())
                container.push_back(value(depth - 1));
            else
                container[key()] = value(depth - 1);
        }
        return container;
    }

    std::string key()
    {
        static const std::array<const char*, 8> names{"id",    "units",        "a/b",      "c~d",
                                                      "count", "with a space", "\xC3\xBC", "q\"q"};
        return names[below(names.size())] + (below(3) ? std::string() : std::to_string(below(20)));
    }

    /// The JSON text in a random style.
    std::string written(const Json& json)
    {
        switch (below(4)) {
        case 0: return json.dump();
        case 1: return json.dump(static_cast<int>(1 + below(4)), below(2) ? ' ' : '\t') + (below(2) ? "\n" : "");
        default: return text::canonical(*valid(json.dump()));
        }
    }

    std::string place(const Json& json)
    {
        std::string pointer;
        const Json* at = &json;
        while (!at->empty() && at->is_structured() && below(5) != 0) {
            auto item = at->begin();
            const auto index = below(at->size());
            std::advance(item, static_cast<std::ptrdiff_t>(index));
            if (at->is_array()) {
                pointer += "/" + std::to_string(index);
            } else {
                pointer += '/';
                for (const char c : item.key()) pointer += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
            }
            at = &*item;
        }
        return pointer;
    }

private:
    std::mt19937 m_engine;
};

}  // namespace

TEST_CASE("a value gives way to another and nothing else changes")
{
    const auto document = valid(army);
    const auto edits = text::replaced(document->root().at("/units/0/count"), "12");
    REQUIRE(edits.size() == 1);
    CHECK(edits[0].text == "1");
    CHECK(text::applied(army, edits).find("{ \"id\": \"a\", \"count\": 12 }") != std::string::npos);
    CHECK(text::replaced(document->root().at("/units/0/count"), "2").empty());
    CHECK(text::replaced(document->root().at("/units/0/count"), "nonsense").empty());
}

TEST_CASE("an array that is no longer empty brings its object onto lines of its own, and back")
{
    const auto grown =
        after(army, [](text::Node root) { return text::inserted(root.at("/units/1/options"), 0, "\"elite\""); });
    CHECK(grown.find("    {\n      \"id\": \"b\",\n      \"options\": [\"elite\"]\n    },\n") != std::string::npos);
    CHECK(after(grown, [](text::Node root) { return text::removed(root.at("/units/1/options/0")); }) == army);
}

TEST_CASE("new members stand where their schema has them")
{
    const std::array<std::string_view, 4> order{"id", "name", "count", "options"};
    CHECK(after("{ \"x\": {\"id\": 1, \"options\": 2} }", [&](text::Node root) {
              return text::memberSet(root["x"], "count", "3", order);
          }) == "{ \"x\": {\"id\": 1, \"count\": 3, \"options\": 2} }");
    CHECK(after("{}", [&](text::Node root) { return text::memberSet(root, "a", "[]"); }) == "{\n  \"a\": []\n}");
}

TEST_CASE("texts of another style keep it")
{
    const std::string tabs = "{\r\n\t\"units\" : [\r\n\t\t{\r\n\t\t\t\"id\" : \"a\"\r\n\t\t}\r\n\t]\r\n}\r\n";
    CHECK(after(tabs,
                [](text::Node root) {
                    return text::inserted(root["units"], text::atEnd, R"({"id":"b","training":{"x":1}})");
                }) == "{\r\n\t\"units\" : [\r\n\t\t{\r\n\t\t\t\"id\" : \"a\"\r\n\t\t},\r\n\t\t{\r\n\t\t\t\"id\": "
                      "\"b\",\r\n\t\t\t\"training\": { \"x\": 1 }\r\n\t\t}\r\n\t]\r\n}\r\n");
    CHECK(after(R"({"units":[{"id":"a"},{"id":"b"}],"x":1})", [](text::Node root) {
              return text::inserted(root["units"], 1, R"({ "id": "c" })");
          }) == R"({"units":[{"id":"a"},{"id":"c"},{"id":"b"}],"x":1})");
    CHECK(after(R"({"units":[{"id":"a"},{"id":"b"}],"x":1})",
                [](text::Node root) { return text::removed(root["units"]); }) == R"({"x":1})");
    CHECK(after(R"({"a":1,  "b":2 ,"c":3})", [](text::Node root) { return text::removed(root["b"]); }) ==
          R"({"a":1,  "c":3})");
    CHECK(after(R"({"a":1,  "b":2 ,"c":3})", [](text::Node root) { return text::renamed(root["b"], "q"); }) ==
          R"({"a":1,  "q":2 ,"c":3})");
}

TEST_CASE("what stands around a change keeps its spelling")
{
    const std::string odd = R"({"a": 1.50, "b": "\u0041\/", "c": [1e2, -0], "d": 1, "x-own": {"z": 1, "y": [ ]}})";
    for (const std::string& text : {odd, text::canonical(*valid(odd))}) {
        const auto document = valid(text);
        text::Draft draft(*document);
        REQUIRE(draft.replace("/d", R"({"q": [1, {"r": []}]})"));
        REQUIRE(draft.insertItem("/c", 1, "2.50"));
        REQUIRE(draft.renameKey("/a", "aa"));
        REQUIRE(draft.setMember("/x-own", "more", "0.10"));
        const auto changed = text::applied(text, draft.edits());
        for (const char* kept : {"1.50", R"("\u0041\/")", "1e2", "-0", "2.50", "0.10"})
            CHECK(changed.find(kept) != std::string::npos);
        CHECK(Json::parse(changed).dump() ==
              R"({"aa":1.5,"b":"A/","c":[100.0,2.5,0],"d":{"q":[1,{"r":[]}]},"x-own":{"z":1,"y":[],"more":0.1}})");
    }
}

TEST_CASE("a change of one value edits no byte outside of it")
{
    Random random(11);
    for (int round = 0; round < 500; ++round) {
        const Json json = random.value(4);
        if (!json.is_structured()) continue;
        const std::string text = random.written(json);
        const auto document = valid(text);
        for (std::uint32_t i = 0; i < document->nodeCount(); ++i) {
            const auto node = document->node(i);
            // The length stays the same, so no line is broken or joined.
            if (node.sourceText().size() > 1) continue;
            for (const auto& edit : text::replaced(node, "7")) {
                CHECK(edit.range.begin >= node.range().begin);
                CHECK(edit.range.end <= node.range().end);
            }
        }
    }
}

TEST_CASE("edits never cut through a letter")
{
    const auto edits = text::difference("\"\xC3\xA9\"", "\"\xC3\xA8\"");
    REQUIRE(edits.size() == 1);
    CHECK(edits[0].text == "\xC3\xA8");
    const auto tail = text::difference("\xC3\xA9", "\xC4\xA9");
    REQUIRE(tail.size() == 1);
    CHECK(tail[0].text == "\xC4\xA9");
}

TEST_CASE("what cannot be done is refused and changes nothing")
{
    const auto document = valid(army);
    text::Draft draft(*document);
    CHECK_FALSE(draft.remove(""));
    CHECK_FALSE(draft.remove("/units/7"));
    CHECK_FALSE(draft.remove("/units/00"));
    CHECK_FALSE(draft.insertItem("/units", 4, "1"));
    CHECK_FALSE(draft.insertItem("/name", 0, "1"));
    CHECK_FALSE(draft.setMember("/units", "a", "1"));
    CHECK_FALSE(draft.renameKey("/name", "units"));
    CHECK_FALSE(draft.moveItem("/units/0", "/units/0/options", 0));
    CHECK_FALSE(draft.replace("/name", std::string(127, '[') + std::string(127, ']') + "]"));
    CHECK_FALSE(draft.replace("/name", std::string(128, '[') + std::string(128, ']')));
    CHECK(draft.edits().empty());
}

TEST_CASE("JSON Patch does all of its operations or none")
{
    const auto document = valid(army);
    auto made = text::patched(
        *document, R"([{"op":"test","path":"/units/0/id","value":"a"},{"op":"add","path":"/units/-","value":{"id":"d"}},
                                             {"op":"move","from":"/units/0","path":"/units/1"},{"op":"copy",)"
                   R"("from":"/units/0/id","path":"/name"},
                                             {"op":"replace","path":"/units/2/id","value":"z"},{"op":"remove",)"
                   R"("path":"/units/1/count"}])");
    REQUIRE(std::holds_alternative<std::vector<Edit>>(made));
    const auto text = text::applied(army, std::get<std::vector<Edit>>(made));
    CHECK(Json::parse(text) == Json::parse(R"({"name":"b","units":[{"id":"b","options":[]},{"id":"a"},)"
                                           R"({"id":"z","options":["veteran"]},{"id":"d"}]})"));
    CHECK(text::canonical(*valid(text)) == text);
    made =
        text::patched(*document, R"([{"op":"remove","path":"/name"},{"op":"test","path":"/units/0/id","value":"q"}])");
    CHECK(std::holds_alternative<text::PatchError>(made));
    CHECK(std::holds_alternative<text::PatchError>(text::patched(*document, "[")));
    CHECK(std::holds_alternative<text::PatchError>(text::patched(*document, "{}")));
    std::string doubling = "[";
    for (int i = 0; i < 100; ++i)
        doubling += (i ? "," : "") + std::string(R"({"op":"copy","from":"","path":"/x-)") + std::to_string(i) + "\"}";
    CHECK(std::holds_alternative<text::PatchError>(text::patched(*document, doubling + "]")));
}

namespace {

Json moved(Json json, const Json::json_pointer& item, const Json::json_pointer& array, std::size_t index, bool& made)
{
    made = false;
    if (item.empty() || !json.at(item.parent_pointer()).is_array() || !json.at(array).is_array()) return json;
    if ((array.to_string() + "/").starts_with(item.to_string() + "/")) return json;
    const Json value = json.at(item);
    Json& target = json.at(array);
    // Mark the removed item, so that removal and insertion do not shift each other's positions.
    json.at(item) = Json::object({{"gone-from-here", true}});
    const bool same = item.parent_pointer() == array;
    std::vector<Json> items;
    for (const Json& each : target)
        if (!same || !(each.is_object() && each.contains("gone-from-here"))) items.push_back(each);
    if (index > items.size()) return json;
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), value);
    target = items;
    if (!same) {
        std::function<bool(Json&)> take = [&](Json& in) {
            for (auto each = in.begin(); each != in.end(); ++each) {
                if (each->is_object() && each->contains("gone-from-here")) {
                    in.erase(each);
                    return true;
                }
                if (each->is_structured() && take(*each)) return true;
            }
            return false;
        };
        take(json);
    }
    made = true;
    return json;
}

}  // namespace

TEST_CASE("random changes of random documents come out as meant and leave the rest alone")
{
    Random random(GENERATE(1u, 2u, 3u, 4u));
    int made = 0, canonical = 0;
    for (int round = 0; round < 1500; ++round) {
        Json json = random.value(4);
        if (!json.is_structured()) continue;
        const std::string text = random.written(json);
        const bool wasCanonical = text::canonical(*valid(text)) == text;
        const auto document = valid(text);
        text::Draft draft(*document);
        for (std::size_t changes = 1 + random.below(3); changes > 0; --changes) {
            const auto pointer = random.place(json);
            const Json::json_pointer place(pointer);
            const Json value = random.value(2);
            const std::string key = random.key();
            bool done = false;
            switch (random.below(6)) {
            case 0:
                REQUIRE(draft.replace(pointer, value.dump()));
                json.at(place) = value;
                break;
            case 1:
                done = draft.setMember(pointer, key, value.dump());
                REQUIRE(done == json.at(place).is_object());
                if (done) json.at(place)[key] = value;
                break;
            case 2:
                done = draft.remove(pointer);
                REQUIRE(done == !place.empty());
                if (done && json.at(place.parent_pointer()).is_array())
                    json.at(place.parent_pointer()).erase(std::stoul(place.back()));
                else if (done)
                    json.at(place.parent_pointer()).erase(place.back());
                break;
            case 3: {
                const auto index = random.below(4);
                done = draft.insertItem(pointer, index, value.dump());
                REQUIRE(done == (json.at(place).is_array() && index <= json.at(place).size()));
                if (done) json.at(place).insert(json.at(place).begin() + static_cast<std::ptrdiff_t>(index), value);
                break;
            }
            case 4: {
                const auto target = random.place(json);
                const auto index = random.below(4);
                bool may = false;
                const Json result = moved(json, place, Json::json_pointer(target), index, may);
                done = draft.moveItem(pointer, target, index);
                REQUIRE(done == may);
                if (done) json = result;
                break;
            }
            default:
                done = draft.renameKey(pointer, key);
                if (done) {
                    Json renamed = Json::object();
                    for (const auto& [name, member] : json.at(place.parent_pointer()).items())
                        renamed[name == place.back() ? key : name] = member;
                    json.at(place.parent_pointer()) = renamed;
                }
            }
        }
        const auto edits = draft.edits();
        const std::string changed = text::applied(text, edits);
        INFO("before: " << text << "\nafter: " << changed);
        REQUIRE(Json::parse(changed).dump() == json.dump());
        REQUIRE(text::applied(changed, text::inverse(text, edits)) == text);
        for (std::size_t i = 0; i < edits.size(); ++i) {
            REQUIRE(edits[i].range.begin <= edits[i].range.end);
            if (i > 0) REQUIRE(edits[i - 1].range.end < edits[i].range.begin);
        }
        ++made;
        if (!wasCanonical || !json.is_structured()) continue;
        ++canonical;
        REQUIRE(text::canonical(*valid(changed)) == changed);
    }
    CHECK(made > 500);
    CHECK(canonical > 100);
}

TEST_CASE("an edit among ten thousand units is quick")
{
    std::string json = "{\"units\": [";
    for (int i = 0; i < 10'000; ++i)
        json += (i ? "," : "") + std::string("{\"id\":\"u") + std::to_string(i) + "\",\"options\":[\"a\"]}";
    const auto text = text::canonical(*valid(json + "]}"));
    const auto document = valid(text);
    const auto edits = text::memberSet(document->root().at("/units/5000"), "count", "7");
    REQUIRE(edits.size() == 1);
    CHECK(edits[0].text.size() < 40);
}
