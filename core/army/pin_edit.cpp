#include "core/army/pin_edit.hpp"

#include "core/text/edit.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <vector>

namespace muster::rules {

using Json = nlohmann::ordered_json;

using text::Node;

namespace {

/// The new pin, with the keys that other programs added to the old one.
std::string pinText(const Pin& pin, Node old)
{
    std::string text = pin.text();
    for (const Node member : old)
        if (member.key().starts_with("x-"))
            text.insert(text.rfind("\n  }"),
                        fmt::format(",\n    {}: {}", text::quoted(member.key()), member.sourceText()));
    return text;
}

/// A key order with the version directly after the system that it is of.
std::vector<std::string_view> versionBehindSystem(Node root)
{
    std::vector<std::string_view> order{"systemVersion"};
    const std::string_view named = root["system"] ? "system" : "extends";
    bool behind = false;
    for (const Node member : root) {
        if (behind) order.push_back(member.key());
        behind = behind || member.key() == named;
    }
    return order;
}

}  // namespace

std::string withPin(const text::Document& file, std::string_view version, const Pin* pin)
{
    const Node root = file.root();
    text::Draft draft(file);
    draft.setMember("", "systemVersion", text::quoted(version), versionBehindSystem(root));
    if (pin) draft.setMember("", "pin", pinText(*pin, root["pin"]));
    return text::applied(file.source().bytes(), draft.edits());
}

std::string pinPatch(Node army, const Pin& pin)
{
    const Json now = Json::parse(pin.text());
    Json patch = {{{"op", "add"}, {"path", "/systemVersion"}, {"value", pin.version}}};
    if (const Node old = army["pin"]; old.isObject()) {
        // Member by member, so that keys added by other programs are neither copied nor lost.
        for (const Node member : old)
            if (!member.key().starts_with("x-") && !now.contains(member.key()))
                patch.push_back({{"op", "remove"}, {"path", member.pointer()}});
        for (const auto& [key, value] : now.items())
            patch.push_back({{"op", "add"}, {"path", "/pin/" + key}, {"value", value}});
    } else {
        patch.push_back({{"op", "add"}, {"path", "/pin"}, {"value", now}});
    }
    return patch.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace muster::rules
