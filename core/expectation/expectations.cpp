#include "core/expectation/expectations.hpp"

#include "core/files/expect_file.hpp"
#include "core/files/file.hpp"
#include "core/files/id.hpp"
#include "core/game/findings.hpp"
#include "core/game/schema_check.hpp"

#include <fmt/format.h>

#include <system_error>
#include <variant>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

void addItems(Node root, Expectations& made)
{
    for (const Node item : root["expect"])
        if (item.isObject()) made.items.push_back({item});
}

diagnostics::Diagnostic faultOf(const std::string& file, std::string message, std::string help)
{
    diagnostics::Diagnostic fault;
    fault.rule = "check/unreadable";
    fault.message = std::move(message);
    fault.help = std::move(help);
    fault.place.file = file;
    return fault;
}

/// The name of the expect file as messages show it: in the folder in which the file's own name is.
std::string nameBeside(const Subject& subject, const std::filesystem::path& apart)
{
    return (std::filesystem::path(subject.source->name()).parent_path() / apart.filename()).string();
}

void readApart(const Subject& subject, Expectations& made)
{
    const auto name = nameBeside(subject, made.apart);
    auto read = files::readFile(made.apart, name);
    if (const auto* error = std::get_if<files::FileError>(&read)) {
        made.faults.push_back(faultOf(name, error->message, {}));
        return;
    }
    auto source = std::get<std::shared_ptr<const text::Source>>(std::move(read));
    auto parsed = text::Document::parse(source);
    Findings findings;
    for (const auto& fault : parsed.faults) findings.add(fault, *source);
    if (parsed.document && checkSchema(sharedSchema("expect"), parsed.document->root(), findings))
        addItems(parsed.document->root(), made);
    made.document = std::move(parsed.document);
    made.faults = findings.take();
}

}  // namespace

Expectations expectationsOf(const Subject& subject, const text::Document::Parsed& parsed)
{
    Expectations made;
    const bool isInside = parsed.document && parsed.document->root()["expect"];
    auto apart = files::expectFileOf(subject.path);
    std::error_code error;
    if (!std::filesystem::exists(apart, error)) {
        made.document = parsed.document;
        if (isInside) addItems(parsed.document->root(), made);
        return made;
    }
    made.apart = std::move(apart);
    const auto name = nameBeside(subject, made.apart);
    if (isInside) {
        auto fault = faultOf(name, "the file that this one is about has its own expectations too",
                             "move all of them to one place: \"expect\" in the file, or this file");
        made.faults.push_back(std::move(fault));
        return made;
    }
    if (const auto files = files::filesOfExpectFile(made.apart); files.size() > 1) {
        made.faults.push_back(faultOf(name,
                                      fmt::format("this file could be about {} or {}", files[0].filename().string(),
                                                  files[1].filename().string()),
                                      "rename one of them, or write the expectations into the file itself"));
        return made;
    }
    readApart(subject, made);
    return made;
}

}  // namespace muster::rules
