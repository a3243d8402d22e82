// The official JSON Schema test suite, as packaged by Debian. Every schema is either checked with the expected result
// or rejected for a reason listed below.

#include "schemas.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace muster::schema {

namespace {

namespace fs = std::filesystem;

const std::string remote = "a reference leaves the file";
const std::string format = "the format is not checked";
const std::string content = "the contents of strings are not checked";
const std::string nestedId = "$id below the root would change what references mean";

/// Rejected schemas, by file and description.
const std::map<std::string, std::string> refused = {
    {"definitions.json: valid definition", remote},
    {"definitions.json: invalid definition", remote},
    {"ref.json: remote ref, containing refs itself", remote},
    {"ref.json: Recursive references between schemas", nestedId},
    {"ref.json: escaped pointer ref", "schemas are kept under keys that are no keywords"},
    {"refRemote.json: remote ref", remote},
    {"refRemote.json: fragment within remote ref", remote},
    {"refRemote.json: ref within remote ref", remote},
    {"refRemote.json: base URI change", nestedId},
    {"refRemote.json: base URI change - change folder", nestedId},
    {"refRemote.json: base URI change - change folder in subschema", nestedId},
    {"refRemote.json: root ref in remote ref", remote},
    {"optional/content.json: validation of string-encoded content based on media type", content},
    {"optional/content.json: validation of binary string-encoding", content},
    {"optional/content.json: validation of binary-encoded media type documents", content},
    {"optional/ecmascript-regex.json: ECMA 262 regex non-compliance", format},
};

/// Files about formats that are not checked.
const std::set<std::string> uncheckedFormats = {
    "optional/format/idn-email.json",     "optional/format/idn-hostname.json", "optional/format/iri.json",
    "optional/format/iri-reference.json", "optional/format/regex.json",        "optional/format/uri-template.json",
};

/// Files that cannot be read.
const std::map<std::string, std::string> unreadable = {
    {"optional/bignum.json", "integers beyond 64 bits are refused while parsing; own tests cover those that fit"},
};

std::string reasonFor(const std::string& file, const std::string& name)
{
    if (uncheckedFormats.contains(file)) return format;
    const auto found = refused.find(name);
    return found == refused.end() ? std::string{} : found->second;
}

std::string contents(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

struct Tally {
    int right = 0;
    int wrong = 0;
    int refused = 0;
    std::set<std::string> seen;
};

void runCase(const std::string& file, const text::Node& suiteCase, Tally& tally)
{
    const std::string name = file + ": " + std::string(suiteCase["description"].string());
    const std::string reason = reasonFor(file, name);
    tally.seen.insert(name);
    const auto document = parsed(std::string(suiteCase["schema"].sourceText()));
    const auto result = Schema::compile(document->root());
    INFO(name);
    if (const auto* faults = std::get_if<std::vector<text::Fault>>(&result)) {
        INFO("refused: " << faults->front().message);
        CHECK_FALSE(reason.empty());
        tally.refused += static_cast<int>(suiteCase["tests"].size());
        return;
    }
    INFO("listed as refused, because " << reason << ", yet accepted");
    CHECK(reason.empty());
    for (const text::Node test : suiteCase["tests"]) {
        INFO(test["description"].string() << ": " << test["data"].sourceText());
        std::vector<Finding> findings;
        std::get<Schema>(result).check(test["data"], findings);
        const bool valid = test["valid"].boolean();
        CHECK(std::get<Schema>(result).accepts(test["data"]) == valid);
        CHECK(findings.empty() == valid);
        ++(findings.empty() == valid ? tally.right : tally.wrong);
    }
}

}  // namespace

TEST_CASE("the official draft 7 suite gets no wrong verdict")
{
    const fs::path folder = MUSTER_SCHEMA_SUITE;
    if (folder.empty() || !fs::is_directory(folder)) {
        WARN("skipped: the Debian package json-schema-test-suite is not installed");
        return;
    }
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    Tally tally;
    for (const auto& path : files) {
        const std::string name = fs::relative(path, folder).generic_string();
        const auto file = text::Document::parse(std::make_shared<text::Source>(name, contents(path)));
        INFO(name);
        CHECK((file.document == nullptr) == unreadable.contains(name));
        if (!file.document) continue;
        for (const text::Node suiteCase : file.document->root()) runCase(name, suiteCase, tally);
    }
    WARN("draft 7 suite: " << tally.right << " right, " << tally.wrong << " wrong, " << tally.refused
                           << " not run because their schema is refused");
    CHECK(tally.wrong == 0);
    CHECK(tally.right >= 490);
    for (const auto& [name, reason] : refused) {
        INFO("listed but not in the suite: " << name);
        CHECK(tally.seen.contains(name));
    }
}

}  // namespace muster::schema
