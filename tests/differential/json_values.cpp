// What core/text reads in texts. Reads lines with one JSON string each, whose letters stand for the bytes of a text,
// and prints for each {"value": ..., "faults": [...]}. A value names its kind: {"int": "3"}, {"real": "0x1.8p+0"},
// {"object": [[KEY, VALUE], ...]}; it is null if the text is refused.
#include "core/text/document.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iostream>
#include <string>

namespace {

using namespace muster;
using nlohmann::json;
using text::Kind;

json written(const text::Node& node)
{
    switch (node.kind()) {
    case Kind::null: return {{"null", nullptr}};
    case Kind::boolean: return {{"bool", node.boolean()}};
    case Kind::integer: return {{"int", std::to_string(node.integer())}};
    case Kind::unsignedInteger: return {{"int", std::to_string(node.unsignedInteger())}};
    case Kind::real: return {{"real", fmt::format("{:a}", node.real())}};
    case Kind::string: return {{"string", node.string()}};
    case Kind::array: {
        auto items = json::array();
        for (const text::Node item : node) items.push_back(written(item));
        return {{"array", std::move(items)}};
    }
    case Kind::object: {
        auto members = json::array();
        for (const text::Node member : node) members.push_back(json::array({member.key(), written(member)}));
        return {{"object", std::move(members)}};
    }
    }
    return nullptr;
}

json readingOf(std::string bytes)
{
    const auto source = std::make_shared<const text::Source>("", std::move(bytes));
    const auto parsed = text::Document::parse(source);
    auto faults = json::array();
    for (const auto& fault : parsed.faults) {
        const auto place = source->position(fault.range.begin);
        faults.push_back(
            {{"rule", fault.rule}, {"message", fault.message}, {"line", place.line}, {"column", place.column}});
    }
    return {{"value", parsed.document ? written(parsed.document->root()) : json()}, {"faults", std::move(faults)}};
}

/// The bytes that the letters of a string stand for.
std::string bytesOf(const std::string& letters)
{
    std::string bytes;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto unit = static_cast<unsigned char>(letters[i]);
        // A letter from U+0080 to U+00FF has two bytes in UTF-8: 110000xx 10xxxxxx.
        bytes += unit < 0x80 ? letters[i]
                             : static_cast<char>((unit & 3u) << 6 | (static_cast<unsigned char>(letters[++i]) & 0x3Fu));
    }
    return bytes;
}

}  // namespace

int main()
{
    for (std::string line; std::getline(std::cin, line);)
        std::cout << readingOf(bytesOf(json::parse(line).get<std::string>())) << '\n';
}
