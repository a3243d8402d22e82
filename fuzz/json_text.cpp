// JSON text: the parser accepts what nlohmann's accepts, apart from limits; the quick and the strict parser make the
// same document; every range lies inside the text; writing and parsing again gives the same.
#include "core/text/canonical.hpp"
#include "core/text/document.hpp"
#include "core/text/edit.hpp"
#include "core/text/quick_parse.hpp"
#include "core/text/strict_parse.hpp"
#include "core/text/syntax_fault.hpp"
#include "fuzz/target.hpp"
#include "tests/core/text/same_document.hpp"

#include <nlohmann/json.hpp>

namespace muster::fuzz {

namespace {

using Json = nlohmann::ordered_json;
using text::Node;

bool isInside(text::Range inner, text::Range outer)
{
    return outer.begin <= inner.begin && inner.begin <= inner.end && inner.end <= outer.end;
}

/// Ranges, keys, pointers and texts of all nodes agree with one another.
void checkNodes(const text::Document& document, bool areKeysUnique)
{
    const auto size = static_cast<std::uint32_t>(document.source().bytes().size());
    for (std::uint32_t i = 0; i < document.nodeCount(); ++i) {
        const Node node = document.node(i);
        require(isInside(node.range(), {0, size}), "the range of a value is outside of the text");
        require(isInside(node.keyRange(), {0, size}), "the range of a key is outside of the text");
        require(node.range().begin < node.range().end, "a value has no text");
        if (i > 0) {
            require(isInside(node.range(), node.parent().range()), "a value is outside of its parent");
            require(isInside(node.keyRange(), node.parent().range()), "a key is outside of its object");
        }
        require(document.nodeAt(node.range().begin) == node, "no value is found at its own beginning");
        for (std::uint32_t at = 0; node.isString() && at <= node.string().size(); ++at)
            require(isInside({node.sourceOffset(at), node.sourceOffset(at)}, node.range()),
                    "a letter of a string is outside of it");
        document.source().position(node.range().begin);
        // Of members with the same key, a pointer finds the first.
        if (areKeysUnique && i < 2000)
            require(document.root().at(std::string_view(node.pointer())) == node,
                    "the pointer of a value leads elsewhere");
    }
}

/// The same values, as far as both parsers keep them: nlohmann keeps only the last of several members with one key.
void compare(Node node, const Json& json)
{
    if (json.is_object()) {
        require(node.isObject() && json.size() <= node.size(), "an object differs");
        for (const Node member : node) require(json.contains(std::string(member.key())), "a key is missing");
        if (json.size() != node.size()) return;
        for (const Node member : node) compare(member, json.at(std::string(member.key())));
    } else if (json.is_array()) {
        require(node.isArray() && json.size() == node.size(), "an array differs");
        std::size_t i = 0;
        for (const Node item : node) compare(item, json[i++]);
    } else if (json.is_string()) {
        require(node.isString() && node.string() == json.get_ref<const std::string&>(), "a string differs");
    } else if (json.is_boolean()) {
        require(node.isBoolean() && node.boolean() == json.get<bool>(), "a boolean differs");
    } else if (json.is_null()) {
        require(node.isNull(), "null differs");
    } else {
        require(node.isNumber(), "a number differs");
        if (json.is_number_float())
            require(node.real() == json.get<double>(), "the value of a number differs");
        else if (json.is_number_unsigned())
            require(node.unsignedInteger() == json.get<std::uint64_t>(), "the value of an integer differs");
        else
            require(node.integer() == json.get<std::int64_t>(), "the value of a negative integer differs");
    }
}

/// A text that is parsed in one pass has no fault, and the strict parser makes the same of it.
void compareParsers(std::string_view input)
{
    const auto source = std::make_shared<const text::Source>(std::string(), std::string(input));
    if (text::refusal(input, {})) return;
    const auto quick = text::quickParse(source, {});
    if (!quick) return;
    const auto strict = text::strictParse(source, {});
    require(strict.document && strict.faults.empty(), "the quick parser accepts a text with a fault");
    requireSame(test::difference(*quick, *strict.document), "", "the parsers differ");
}

std::string kinds(const text::Document& document)
{
    std::string all;
    for (std::uint32_t i = 0; i < document.nodeCount(); ++i) {
        all += static_cast<char>('a' + static_cast<int>(document.node(i).kind()));
        all += document.node(i).key();
        all += document.node(i).plainText().substr(0, document.node(i).isString() || document.node(i).isNumber() ? 200
                                                                                                                 : 0);
    }
    return all;
}

void checkCanonical(const text::Document& document)
{
    const auto written = text::canonical(document);
    const auto again = text::parseFragment(written);
    require(again.document != nullptr, "the canonical form is not JSON");
    requireSame(kinds(*again.document), kinds(document), "the canonical form has other values");
    requireSame(text::canonical(*again.document), written, "the canonical form of the canonical form differs");
    const auto line = text::onOneLine(document.root(), text::Spacing::none);
    const auto short_ = text::parseFragment(line);
    require(short_.document != nullptr, "the value on one line is not JSON");
    requireSame(kinds(*short_.document), kinds(document), "the value on one line has other values");
}

}  // namespace

void jsonText(std::string_view input)
{
    compareParsers(input);
    const auto parsed = text::parseFragment(std::string(input));
    for (const auto& fault : parsed.faults) {
        require(fault.range.begin <= fault.range.end && fault.range.end <= input.size(),
                "the range of a fault is outside of the text");
        require(!fault.message.empty(), "a fault says nothing");
    }
    const Json reference = Json::parse(input, nullptr, false);
    if (!parsed.document) {
        require(!parsed.faults.empty(), "a text is refused without a fault");
        const auto& rule = parsed.faults.back().rule;
        // nlohmann accepts byte-order marks and too large, deep or small values, and takes a NUL byte for the end.
        const bool isStricter =
            rule == "json/limits" || input.starts_with("\xEF\xBB\xBF") || input.find('\0') != std::string_view::npos;
        require(isStricter || reference.is_discarded(), "Muster refuses a text that nlohmann accepts");
        return;
    }
    require(!reference.is_discarded(), "Muster accepts a text that nlohmann refuses");
    checkNodes(*parsed.document, parsed.faults.empty());
    compare(parsed.document->root(), reference);
    checkCanonical(*parsed.document);
}

}  // namespace muster::fuzz
