#include "editor/board/stamps/stamp.hpp"

#include "core/text/edit.hpp"
#include "editor/board/stamps/stamps_text.hpp"
#include "editor/live_check/game_words.hpp"

#include <stdexcept>

namespace muster::editor {

using text::Node;

namespace {

[[noreturn]] void refuse(std::string_view id, const char* why)
{
    throw std::runtime_error("stamp " + std::string(id) + ": " + why);
}

Stamp::Texts textsOf(std::string_view id, Node node)
{
    Stamp::Texts texts;
    for (const Node text : node) texts.emplace(text.key(), text.string());
    if (!texts.contains("en")) refuse(id, "no English text");
    return texts;
}

StampPart partOf(std::string_view id, Node node)
{
    StampPart part;
    for (const Node name : node["look"]) {
        const auto look = sheet::mapLookNamed(name.string());
        if (!look) refuse(id, "unknown look");
        part.looks.push_back(*look);
    }
    const auto shape = rules::readShapeSpec(node["shape"]);
    // The width of a line is that of its kind.
    if (part.looks.empty() || !shape || !shape->isSound() || shape->isFixed()) refuse(id, "no shape or look");
    part.shape = *shape;
    part.isOptional = node["optional"].boolean();
    return part;
}

}  // namespace

std::vector<Stamp> readStamps(std::string_view json)
{
    const auto parsed = text::parseFragment(std::string(json));
    if (!parsed.document || !parsed.faults.empty()) refuse("?", "no JSON");
    std::vector<Stamp> stamps;
    for (const Node node : parsed.document->root()["stamps"]) {
        Stamp stamp;
        stamp.id = node["id"].string();
        stamp.label = textsOf(stamp.id, node["label"]);
        stamp.text = textsOf(stamp.id, node["text"]);
        for (const Node variant : node["variants"]) {
            auto& parts = stamp.variants.emplace_back();
            for (const Node part : variant) parts.push_back(partOf(stamp.id, part));
        }
        stamps.push_back(std::move(stamp));
    }
    return stamps;
}

const std::vector<Stamp>& stamps()
{
    static const auto all = readStamps(stampsText());
    return all;
}

const std::string& inWords(const Stamp::Texts& texts)
{
    const auto spoken = texts.find(spokenLanguage());
    return spoken == texts.end() ? texts.at("en") : spoken->second;
}

}  // namespace muster::editor
