#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/subject.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// One item of `expect`: a finding, the values of an element, or texts of a sheet.
struct Expectation {
    text::Node node;

    bool isFinding() const { return node["rule"].isString(); }
    bool isSheet() const { return !isFinding() && node["sheet"].isString(); }
    bool isValues() const { return !isFinding() && !isSheet() && node["values"].isObject(); }
    std::string_view rule() const { return node["rule"].string(); }
    std::string_view at() const { return node["at"].string(); }
};

/// What a test demands of a file.
struct Expectations {
    std::vector<Expectation> items;
    std::filesystem::path apart;                     ///< the expect file; empty if the file has its own or none
    std::shared_ptr<const text::Document> document;  ///< that contains them; may be null if there are none
    diagnostics::Diagnostics faults;                 ///< why they cannot be read
};

/// The expectations of a file: those under `expect` in it, or those of the expect file beside it.
Expectations expectationsOf(const Subject& subject, const text::Document::Parsed& parsed);

}  // namespace muster::rules
