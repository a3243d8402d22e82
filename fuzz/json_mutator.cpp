#include "fuzz/json_mutator.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <random>
#include <vector>

namespace muster::fuzz {

namespace {

using Json = nlohmann::ordered_json;

// Numbers that nlohmann cannot hold are strings with this beginning until the text is written.
constexpr std::string_view rawMark = "raw-number:";

constexpr std::array<const char*, 24> numbers{"0",
                                              "-1",
                                              "1",
                                              "2",
                                              "3.0",
                                              "1e2",
                                              "0.1",
                                              "-0",
                                              "-0.0",
                                              "0.5",
                                              "7",
                                              "99999",
                                              "-2147483649",
                                              "4294967296",
                                              "9007199254740993",
                                              "9223372036854775807",
                                              "-9223372036854775808",
                                              "18446744073709551615",
                                              "18446744073709551616",
                                              "1e300",
                                              "-1e300",
                                              "1e-300",
                                              "1e999",
                                              "0.30000000000000004"};

constexpr std::array<const char*, 40> texts{"",
                                            " ",
                                            "a",
                                            "id",
                                            "self",
                                            "true",
                                            "self.units.size() > 0",
                                            "self.count",
                                            "{self.count}",
                                            "{",
                                            "}",
                                            "{{}}",
                                            "{{self.id}}",
                                            "lists.range(100000).map(x, x * x).sum() > 0",
                                            "army.units.all(u, army.units.exists(v, v.id == u.id))",
                                            "1/0 == 1",
                                            "'a' + 1",
                                            "tables.a[0]",
                                            "^(a+)+$",
                                            "[",
                                            "(a{100}){100}",
                                            "#/definitions/a",
                                            "#",
                                            "../a",
                                            "/dev/null",
                                            "http://a.example/",
                                            "\xF0\x9F\x90\x89",
                                            "e\xCC\x81\xCC\x81",
                                            "\xE2\x80\xAE"
                                            "abc",
                                            "\n\t\x01",
                                            "\x1b[31m",
                                            "<b>&\"'",
                                            "]]>",
                                            "%s%n",
                                            "x-note",
                                            "2026-02-30",
                                            "#00ff00",
                                            "old-guard",
                                            "M 0 0 L 1e9 -1 Z",
                                            "1d6"};

/// The members of an object as a list, which may have a key twice.
Json::object_t::Container& membersOf(Json& object) { return object.get_ref<Json::object_t&>(); }

class TreeMutator {
public:
    TreeMutator(Json& root, Json* donor, std::uint32_t seed, const std::function<std::string(std::string)>& otherBytes)
        : m_root(root), m_donor(donor), m_random(seed), m_otherBytes(otherBytes)
    {}

    void change()
    {
        if (m_donor != nullptr) putFromElsewhere(any(m_root));
        for (std::size_t count = 1 + (below(3) == 0 ? below(4) : 0); count > 0; --count) changeOnce();
    }

private:
    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_random); }

    struct Place {
        Json* value;
        Json* parent;  // null for the root
        std::size_t index;
    };

    void gather(Json& value, Json* parent, std::size_t index, std::vector<Place>& places)
    {
        places.push_back({&value, parent, index});
        if (!value.is_structured()) return;
        std::size_t i = 0;
        for (auto& child : value) gather(child, &value, i++, places);
    }
    Place any(Json& root)
    {
        std::vector<Place> places;
        gather(root, nullptr, 0, places);
        return places[below(places.size())];
    }

    void changeOnce()
    {
        const Place place = any(m_root);
        switch (below(14)) {
        case 0:
        case 1: return erase(place);
        case 2:
        case 3: return repeat(place);
        case 4: return swap(place);
        case 5:
        case 6: return putFromElsewhere(place);
        case 7: return putNumber(place);
        case 8: return putText(place);
        case 9: return putOtherType(place);
        case 10: return renameKey(place);
        case 11: return addMember(place);
        default: return changeScalar(place);
        }
    }

    void erase(const Place& place)
    {
        if (place.parent == nullptr) return;
        if (place.parent->is_array())
            place.parent->erase(place.index);
        else
            place.parent->erase(std::next(place.parent->begin(), static_cast<std::ptrdiff_t>(place.index)));
    }
    void repeat(const Place& place)
    {
        if (place.parent == nullptr) return;
        const Json copy = *place.value;
        if (place.parent->is_array()) {
            for (std::size_t count = below(20) == 0 ? 100 : 1; count > 0; --count) place.parent->push_back(copy);
            return;
        }
        // The text gets the key twice, or a similar one.
        auto& members = membersOf(*place.parent);
        auto key = members[place.index].first;
        if (below(2) == 0) key += "2";
        members.push_back({key, copy});
    }
    void swap(const Place& place)
    {
        if (place.parent == nullptr || place.parent->size() < 2) return;
        const auto other = below(place.parent->size());
        auto value = std::next(place.parent->begin(), static_cast<std::ptrdiff_t>(other));
        std::swap(*value, *place.value);
    }
    void putFromElsewhere(const Place& place)
    {
        Json& from = m_donor != nullptr && below(2) == 0 ? *m_donor : m_root;
        Json copy = *any(from).value;
        if (copy.dump(-1, ' ', false, Json::error_handler_t::replace).size() > 20'000) return;
        *place.value = std::move(copy);
    }
    void putNumber(const Place& place) { *place.value = std::string(rawMark) + numbers[below(numbers.size())]; }
    std::string oddText()
    {
        std::string text = texts[below(texts.size())];
        const auto sort = below(12);
        if (sort == 0) text.append(1 + below(3000), 'x');
        if (sort == 1)
            for (std::size_t count = below(300); count > 0; --count) text += "ab ";
        return text;
    }
    void putText(const Place& place) { *place.value = oddText(); }
    void putOtherType(const Place& place)
    {
        switch (below(7)) {
        case 0: *place.value = nullptr; break;
        case 1: *place.value = below(2) == 0; break;
        case 2: *place.value = Json::array(); break;
        case 3: *place.value = Json::object(); break;
        case 4: *place.value = Json::array({*place.value}); break;
        case 5: *place.value = Json::object({{"a", *place.value}}); break;
        default: {
            Json deep = *place.value;
            for (std::size_t depth = below(140); depth > 0; --depth) deep = Json::array({std::move(deep)});
            *place.value = std::move(deep);
        }
        }
    }
    std::string keyFromElsewhere()
    {
        for (int attempt = 0; attempt < 20; ++attempt) {
            const Place place = any(m_donor != nullptr && below(2) == 0 ? *m_donor : m_root);
            if (place.parent != nullptr && place.parent->is_object())
                return membersOf(*place.parent)[place.index].first;
        }
        return oddText();
    }
    void renameKey(const Place& place)
    {
        if (place.parent == nullptr || !place.parent->is_object()) return;
        auto& members = membersOf(*place.parent);
        Json::object_t renamed;
        for (std::size_t i = 0; i < members.size(); ++i)
            renamed.push_back({i == place.index ? keyFromElsewhere() : members[i].first, members[i].second});
        Json changed = Json::object();
        changed.get_ref<Json::object_t&>() = std::move(renamed);
        *place.parent = std::move(changed);
    }
    void addMember(const Place& place)
    {
        Json copy = *any(m_donor != nullptr ? *m_donor : m_root).value;
        if (place.value->is_array())
            place.value->push_back(std::move(copy));
        else if (place.value->is_object())
            place.value->get_ref<Json::object_t&>().push_back({keyFromElsewhere(), std::move(copy)});
    }
    void changeScalar(const Place& place)
    {
        if (place.value->is_string())
            *place.value = m_otherBytes(place.value->get<std::string>());
        else if (place.value->is_number_integer())
            *place.value =
                place.value->get<std::int64_t>() / 3 * (below(2) == 0 ? 3 : 2) + static_cast<int>(below(3)) - 1;
        else if (place.value->is_boolean())
            *place.value = !place.value->get<bool>();
        else
            putNumber(place);
    }

    Json& m_root;
    Json* m_donor;
    std::mt19937 m_random;
    const std::function<std::string(std::string)>& m_otherBytes;
};

std::string written(const Json& json, std::uint32_t seed)
{
    auto text = json.dump(seed % 3 == 0 ? 2 : -1, ' ', false, Json::error_handler_t::replace);
    const std::string mark = '"' + std::string(rawMark);
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
        const auto end = text.find('"', at + 1);
        text.replace(at, end + 1 - at, text.substr(at + mark.size(), end - at - mark.size()));
    }
    return text;
}

Json parsed(std::string_view text)
{
    // A tree that is too deep would exhaust the stack here, not in Muster.
    int depth = 0;
    const auto shallow = [&](int at, Json::parse_event_t, Json&) {
        depth = std::max(depth, at);
        return at < 300;
    };
    return Json::parse(text, shallow, false);
}

}  // namespace

std::optional<std::string> mutatedJson(std::string_view text, std::string_view donor, std::uint32_t seed,
                                       const std::function<std::string(std::string)>& otherBytes)
{
    Json root = parsed(text);
    if (root.is_discarded()) return std::nullopt;
    Json other = donor.empty() ? Json(Json::value_t::discarded) : parsed(donor);
    TreeMutator(root, other.is_discarded() ? nullptr : &other, seed, otherBytes).change();
    return written(root, seed);
}

}  // namespace muster::fuzz
