#include "core/files/data_folders.hpp"
#include "core/files/file.hpp"
#include "core/files/project.hpp"
#include "core/library/library.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/live_check/file_checker.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <set>

using namespace muster;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

std::vector<std::string> filesBelow(std::initializer_list<const char*> folders)
{
    std::vector<std::string> files;
    for (const char* folder : folders)
        for (const auto& each : fs::recursive_directory_iterator(folder))
            if (each.is_regular_file() && files::kindOf(each.path())) files.push_back(each.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::string outputOf(const std::string& command)
{
    std::string output;
    std::array<char, 65536> buffer;
    FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe);
    while (const auto got = std::fread(buffer.data(), 1, buffer.size(), pipe)) output.append(buffer.data(), got);
    ::pclose(pipe);
    return output;
}

/// A finding in the format of the program's report.
Json reported(const diagnostics::Diagnostic& finding)
{
    const auto place = [](Json object, const diagnostics::Place& at) {
        object["file"] = at.file;
        object["pointer"] = at.pointer;
        object["line"] = at.line;
        object["column"] = at.column;
        object["endLine"] = at.endLine;
        object["endColumn"] = at.endColumn;
        return object;
    };
    Json object =
        place({{"rule", finding.rule}, {"level", diagnostics::levelName(finding.level)}, {"message", finding.message}},
              finding.place);
    object["subject"] = finding.subject();
    object["help"] = finding.wholeHelp();
    if (!finding.fix.empty()) object["fix"] = Json::parse(finding.fix);
    if (finding.safeFix) object["safeFix"] = true;
    object["related"] = Json::array();
    for (const auto& related : finding.related)
        object["related"].push_back(place({{"message", related.message}}, related.place));
    return object;
}

}  // namespace

TEST_CASE("the editor finds what muster check finds, in every fixture and shipped file")
{
    fs::current_path(test::sourcePath());
    const auto files = filesBelow({"tests/rules", "armylists", "examples"});
    REQUIRE(files.size() > 1000);
    std::map<std::string, std::string> expected;
    constexpr std::size_t atOnce = 400;
    for (std::size_t begin = 0; begin < files.size(); begin += atOnce) {
        std::string command = test::programPath("muster") + " check --format json";
        for (std::size_t i = begin; i < std::min(files.size(), begin + atOnce); ++i) command += " '" + files[i] + "'";
        const Json report = Json::parse(outputOf(command));
        for (Json finding : report["diagnostics"]) {
            finding.erase("fingerprint");  // belongs to the report as a whole
            expected[finding["file"].get<std::string>()] +=
                finding.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
        }
    }
    REQUIRE(expected.size() > 300);

    editor::FileChecker checker(
        std::make_shared<rules::Library>(files::dataFolders(), std::nullopt, files::Links::inside, text::today()));
    std::size_t pictures = 0, boards = 0, fixes = 0;
    for (const auto& file : files) {
        const auto read = files::readFile(file, files::displayName(file));
        REQUIRE(std::holds_alternative<std::shared_ptr<const text::Source>>(read));
        const auto source = std::get<std::shared_ptr<const text::Source>>(read);
        const auto parsed = text::Document::parse(source);
        const auto checkResult = checker.check({source, parsed, fs::absolute(file), *files::kindOf(file), 1});
        std::string found;
        for (const auto& finding : checkResult.diagnostics)
            found += reported(finding).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
        INFO(file);
        REQUIRE(found == expected[file]);
        if (checkResult.hasView) ++pictures;
        if (checkResult.board) ++boards;
        // The fix of a finding applies to this text.
        for (const auto& finding : checkResult.diagnostics)
            if (!finding.fix.empty() && parsed.document) {
                REQUIRE(editor::quickFix(*parsed.document, finding.fix, finding.help));
                ++fixes;
            }
    }
    CHECK(pictures > 300);
    CHECK(boards > 200);
    CHECK(fixes > 20);
}
