#pragma once

#include "core/text/document.hpp"
#include "validator/language_server/json.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace muster::language_server {

/// The protocol's numbers for errors.
enum class ErrorCode : int {
    parseError = -32700,
    invalidRequest = -32600,
    methodNotFound = -32601,
    invalidParameters = -32602,
    internalError = -32603,
    notInitialized = -32002,
    requestFailed = -32803,
    contentModified = -32801,
    requestCancelled = -32800,
};

/// Why a request has no result.
struct RequestError {
    ErrorCode code = ErrorCode::requestFailed;
    std::string message;  ///< a sentence
};

/// The result of a request, or an error.
using Answer = std::variant<Json, RequestError>;

/// A message from the client: a request if it has an id, a notification if not, a response if it has no method.
struct ClientMessage {
    std::shared_ptr<const text::Document> document;  ///< owns what the parameters point into
    std::optional<Json> id;                          ///< a number, a text or null
    std::string method;
    text::Node parameters;  ///< absent if there are none
};

/// Reads a message; the error of one that is none has the id that it must be answered with.
struct InvalidMessage {
    RequestError error;
    Json id;
};
std::variant<ClientMessage, InvalidMessage> readMessage(std::string text);

/// The text of the response to a request.
std::string responseTo(const Json& id, const Answer& answer);
std::string notification(std::string_view method, Json parameters);
std::string request(const Json& id, std::string_view method, Json parameters);

}  // namespace muster::language_server
