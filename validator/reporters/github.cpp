#include "validator/reporters/github.hpp"

#include "validator/reporters/report_path.hpp"
#include "validator/reporters/text.hpp"
#include "validator/terminal.hpp"

#include <cstdlib>

namespace muster::validator {

using diagnostics::Diagnostic;
using diagnostics::Level;

namespace {

std::string_view commandOf(Level level)
{
    return level == Level::error ? "error" : level == Level::warning ? "warning" : "notice";
}

/// GitHub decodes exactly these in the message of a command. Not named `data`, as a function of std for strings is.
std::string messageText(std::string_view text)
{
    std::string encoded;
    for (const char c : forTerminal(text)) {
        if (c == '%')
            encoded += "%25";
        else if (c == '\n')
            encoded += "%0A";
        else if (c == '\r')
            encoded += "%0D";
        else
            encoded += c;
    }
    return encoded;
}

/// And these too in its properties.
std::string propertyText(std::string_view text)
{
    std::string encoded;
    for (const char c : messageText(text)) {
        if (c == ':')
            encoded += "%3A";
        else if (c == ',')
            encoded += "%2C";
        else
            encoded += c;
    }
    return encoded;
}

/// Annotations belong to files of the repository, and a job may run in one of its folders.
std::string inRepository(std::string_view file)
{
    const auto path = reportPath(file);
    const char* workspace = std::getenv("GITHUB_WORKSPACE");
    if (!workspace || *workspace == '\0') return path;
    std::string root = workspace;
    if (!root.ends_with('/')) root += '/';
    const auto folder = currentFolder();
    if (path.starts_with(root)) return path.substr(root.size());
    return path.starts_with('/') || !folder.starts_with(root) ? path : folder.substr(root.size()) + path;
}

void annotate(const Diagnostic& finding, std::ostream& out)
{
    const auto& place = finding.place;
    out << "::" << commandOf(finding.level) << " file=" << propertyText(inRepository(place.file));
    if (place.line > 0) {
        out << ",line=" << place.line << ",endLine=" << place.endLine;
        if (place.line == place.endLine) out << ",col=" << place.column << ",endColumn=" << place.endColumn;
    }
    const auto help = finding.wholeHelp();
    const auto text = help.empty() ? finding.message : finding.message + "\n" + help;
    out << ",title=" << propertyText(finding.rule) << "::" << messageText(text) << '\n';
}

}  // namespace

void GithubReporter::write(const Report& report, std::ostream& out) const
{
    TextReporter(false).write(report, out);
    // GitHub shows only the first ten of each kind; this way they are the most important ones.
    const auto reported = report.reported();
    for (const auto level : {Level::error, Level::warning, Level::info})
        for (const auto& one : reported)
            if (one.diagnostic.level == level) annotate(one.diagnostic, out);
}

}  // namespace muster::validator
