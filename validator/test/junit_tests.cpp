#include "validator/reporters/report_path.hpp"
#include "validator/reporters/xml_writer.hpp"
#include "validator/test/test_report.hpp"

#include <fmt/format.h>

#include <map>

namespace muster::validator {

namespace {

std::string folderOfFile(const std::string& file)
{
    const auto slash = file.rfind('/');
    return slash == file.npos ? "." : file.substr(0, slash);
}

std::string bodyOf(const TestedFile& file)
{
    std::string body;
    for (const auto& difference : file.differences) {
        body += fmt::format("{}: {}\n", placeText(difference.place), difference.message);
        if (!difference.help.empty()) body += difference.help + "\n";
        body += shownTrace(difference);
    }
    return body;
}

void writeTest(XmlWriter& xml, const TestedFile& file, const std::string& path, const std::string& folder)
{
    const auto name = path.substr(path.rfind('/') + 1);
    if (file.passes()) return xml.element("testcase", {{"name", name}, {"classname", folder}});
    xml.open("testcase", {{"name", name}, {"classname", folder}});
    const auto& first = file.differences.front();
    xml.element("failure", {{"type", std::string(rules::kindName(first.kind))}, {"message", first.message}},
                bodyOf(file));
    xml.close();
}

}  // namespace

void writeTestsAsJunit(const TestReport& report, std::ostream& out)
{
    std::map<std::string, std::vector<std::pair<std::string, const TestedFile*>>> folders;
    for (const auto& file : report.files) {
        auto path = reportPath(file.name);
        auto folder = folderOfFile(path);
        folders[std::move(folder)].emplace_back(std::move(path), &file);
    }
    XmlWriter xml(out);
    const auto count = [](std::size_t number) { return std::to_string(number); };
    xml.open("testsuites", {{"name", "muster test"},
                            {"tests", count(report.files.size())},
                            {"failures", count(report.failures())},
                            {"errors", "0"}});
    for (const auto& [folder, files] : folders) {
        std::size_t failed = 0;
        for (const auto& [path, file] : files) failed += file->passes() ? 0 : 1;
        xml.open("testsuite",
                 {{"name", folder}, {"tests", count(files.size())}, {"failures", count(failed)}, {"errors", "0"}});
        for (const auto& [path, file] : files) writeTest(xml, *file, path, folder);
        xml.close();
    }
    xml.close();
}

}  // namespace muster::validator
