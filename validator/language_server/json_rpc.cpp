#include "validator/language_server/json_rpc.hpp"

#include <fmt/format.h>

namespace muster::language_server {

namespace {

// The text of a document is one value; the rest of a message is small, but a client may send a long list of changes.
constexpr text::Limits messageLimits{.bytes = 128u << 20, .depth = 64, .values = 1'000'000};

Json idOf(text::Node id)
{
    if (id.isInteger()) return id.integer();
    return id.isString() ? Json(id.string()) : Json();
}

Json call(std::string_view method, Json parameters)
{
    return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(parameters)}};
}

}  // namespace

std::variant<ClientMessage, InvalidMessage> readMessage(std::string text)
{
    auto parsed = text::Document::parse(std::make_shared<const text::Source>("", std::move(text)), messageLimits);
    if (!parsed.document) {
        const auto& fault = parsed.faults.front();
        return InvalidMessage{
            {ErrorCode::parseError, fmt::format("byte {} of the message: {}", fault.range.begin, fault.message)}, {}};
    }
    const auto root = parsed.document->root();
    ClientMessage message{parsed.document, {}, {}, root["params"]};
    const auto id = root["id"];
    const auto refused = [&](std::string sentence) {
        return InvalidMessage{{ErrorCode::invalidRequest, std::move(sentence)}, idOf(id)};
    };
    if (!root.isObject()) return refused("a message is a JSON object");
    if (root["jsonrpc"].string() != "2.0") return refused("a message needs \"jsonrpc\": \"2.0\"");
    if (id && !id.isInteger() && !id.isString() && !id.isNull()) return refused("an id is an integer or a text");
    if (id) message.id = idOf(id);
    const bool isResponse = root["result"] || root["error"];
    if (!root["method"].isString() && !(isResponse && id)) return refused("a request names its \"method\", a text");
    message.method = root["method"].string();
    if (message.parameters && !message.parameters.isObject() && !message.parameters.isArray() &&
        !message.parameters.isNull())
        return refused("\"params\" is an object or an array");
    return message;
}

std::string responseTo(const Json& id, const Answer& answer)
{
    Json response = {{"jsonrpc", "2.0"}, {"id", id}};
    if (const auto* error = std::get_if<RequestError>(&answer))
        response["error"] = {{"code", static_cast<int>(error->code)}, {"message", error->message}};
    else
        response["result"] = std::get<Json>(answer);
    return textOf(response);
}

std::string notification(std::string_view method, Json parameters)
{
    return textOf(call(method, std::move(parameters)));
}

std::string request(const Json& id, std::string_view method, Json parameters)
{
    auto message = call(method, std::move(parameters));
    message["id"] = id;
    return textOf(message);
}

}  // namespace muster::language_server
