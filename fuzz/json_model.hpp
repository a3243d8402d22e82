#pragma once

#include "core/text/document.hpp"
#include "fuzz/choices.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace muster::fuzz {

/// A JSON value that is changed as a draft changes a text, in the simplest way. A change returns false if it is
/// impossible.
class JsonModel {
public:
    explicit JsonModel(std::string_view json) : m_root(nlohmann::ordered_json::parse(json)) {}

    /// False for a document that is too deep to be changed everywhere.
    static bool canHold(const text::Document& document);

    /// The value in one spelling.
    std::string text() const { return m_root.dump(); }
    /// The JSON pointer of some value.
    std::string anyPlace(Choices& choices) const;

    bool replace(const std::string& place, const std::string& json);
    bool setMember(const std::string& object, const std::string& key, const std::string& json);
    bool remove(const std::string& place);
    bool insertItem(const std::string& array, std::size_t index, const std::string& json);
    bool moveItem(const std::string& item, const std::string& array, std::size_t index);
    bool renameKey(const std::string& member, const std::string& key);

private:
    nlohmann::ordered_json m_root;
};

}  // namespace muster::fuzz
