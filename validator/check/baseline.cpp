#include "validator/check/baseline.hpp"

#include "core/diagnostics/fingerprint.hpp"
#include "core/files/file.hpp"
#include "core/files/project.hpp"
#include "core/game/findings.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <tuple>

namespace muster::validator {

namespace {

namespace fs = std::filesystem;
using diagnostics::Diagnostic;
using diagnostics::FindingKind;

constexpr std::int64_t version = 1;

/// Findings of these kinds say that a check is incomplete, or are about the baseline itself.
bool canBeInBaseline(const Diagnostic& finding)
{
    return finding.kind != FindingKind::check && finding.accepted.empty();
}

std::string at(const text::Source& source, text::Range range, std::string_view message)
{
    const auto place = source.position(range.begin);
    return fmt::format("{}:{}:{}: {}; restore the file, or remove it and make a new one with: muster check "
                       "--write-baseline {}",
                       source.name(), place.line, place.column, message, source.name());
}

std::string oneLine(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

Baseline::Baseline(fs::path path) : m_path(std::move(path))
{
    std::error_code error;
    m_folder = fs::weakly_canonical(fs::absolute(m_path, error).parent_path(), error);
}

std::variant<Baseline, std::string> Baseline::read(const fs::path& path)
{
    auto read = files::readFile(path, files::displayName(path));
    if (const auto* error = std::get_if<files::FileError>(&read)) return error->message;
    const auto source = std::get<std::shared_ptr<const text::Source>>(std::move(read));
    const auto parsed = text::Document::parse(source);
    if (!parsed.faults.empty()) return at(*source, parsed.faults.front().range, parsed.faults.front().message);
    const auto root = parsed.document->root();
    if (!root["baseline"].isInteger())
        return at(*source, root.range(), "this is no baseline of Muster: it has no \"baseline\": 1");
    if (root["baseline"].integer() != version)
        return at(*source, root["baseline"].range(), "this baseline was written by another version of Muster");
    const auto findings = root["findings"];
    if (!findings.isArray()) return at(*source, root.range(), "the baseline has no list \"findings\"");
    Baseline baseline(path);
    for (const auto item : findings) {
        const auto fingerprint = item["fingerprint"].string();
        if (fingerprint.empty()) return at(*source, item.range(), "this finding has no \"fingerprint\"");
        const Entry entry{std::string(item["file"].string()), std::string(item["rule"].string()),
                          std::string(item["message"].string()), source->position(item.range().begin).line};
        if (!baseline.m_entries.emplace(fingerprint, entry).second)
            return at(*source, item["fingerprint"].range(), "this fingerprint appears twice");
    }
    return baseline;
}

std::string Baseline::nameOf(const std::string& file) const
{
    std::error_code error;
    const auto path = fs::weakly_canonical(fs::absolute(file, error), error);
    const auto name = path.lexically_relative(m_folder);
    return (error || name.empty() ? path : name).generic_string();
}

std::vector<std::string> Baseline::fingerprintsOf(const Report& report) const
{
    diagnostics::Diagnostics renamed;
    renamed.reserve(report.diagnostics.size());
    std::map<std::string, std::string, std::less<>> names;
    for (const auto& finding : report.diagnostics) {
        const auto [name, isNew] = names.try_emplace(finding.place.file);
        if (isNew) name->second = nameOf(finding.place.file);
        Diagnostic copy;
        copy.rule = finding.rule;
        copy.identity = finding.identity;
        copy.place.file = name->second;
        renamed.push_back(std::move(copy));
    }
    return diagnostics::fingerprints(renamed);
}

Baseline Baseline::of(const Report& report, const fs::path& path)
{
    Baseline baseline(path);
    const auto fingerprints = baseline.fingerprintsOf(report);
    for (std::size_t i = 0; i < report.diagnostics.size(); ++i) {
        const auto& finding = report.diagnostics[i];
        if (finding.level > report.lowest || !canBeInBaseline(finding)) continue;
        baseline.m_entries.emplace(fingerprints[i],
                                   Entry{baseline.nameOf(finding.place.file), finding.rule, finding.message});
    }
    return baseline;
}

void Baseline::applyTo(Report& report)
{
    const auto fingerprints = fingerprintsOf(report);
    std::set<std::string, std::less<>> matched;
    diagnostics::Diagnostics left;
    for (std::size_t i = 0; i < report.diagnostics.size(); ++i) {
        auto& finding = report.diagnostics[i];
        if (canBeInBaseline(finding) && m_entries.contains(fingerprints[i])) {
            matched.insert(fingerprints[i]);
            ++report.inBaseline;
        } else {
            left.push_back(std::move(finding));
        }
    }
    report.diagnostics = std::move(left);
    if (!report.isComplete) return;

    std::set<std::string> checked;
    for (const auto& name : report.names) checked.insert(nameOf(name));
    for (const auto& [fingerprint, entry] : m_entries) {
        std::error_code error;
        if (matched.contains(fingerprint)) continue;
        if (!checked.contains(entry.file) && fs::exists(m_folder / entry.file, error)) continue;
        m_stale.push_back(fingerprint);
    }
}

void Baseline::reportStale(Report& report) const
{
    for (const auto& fingerprint : m_stale) {
        const auto& entry = m_entries.find(fingerprint)->second;
        auto finding = rules::findingOfFile(
            files::displayName(m_path), "check/stale-baseline", diagnostics::Level::warning,
            fmt::format("{} no longer has this finding of {}: {}", entry.file, entry.rule, entry.message),
            "remove it with --prune-baseline");
        finding.place.line = finding.place.endLine = entry.line;
        finding.place.column = 1;
        finding.place.endColumn = 2;
        finding.identity = fingerprint;
        report.diagnostics.push_back(std::move(finding));
    }
    diagnostics::sort(report.diagnostics);
}

std::size_t Baseline::prune()
{
    for (const auto& fingerprint : m_stale) m_entries.erase(fingerprint);
    return std::exchange(m_stale, {}).size();
}

std::string Baseline::text() const
{
    std::vector<std::tuple<std::string_view, std::string_view, std::string_view, std::string_view>> ordered;
    for (const auto& [fingerprint, entry] : m_entries)
        ordered.emplace_back(entry.file, entry.rule, entry.message, fingerprint);
    std::sort(ordered.begin(), ordered.end());
    std::string text = fmt::format("{{\n  \"baseline\": {},\n  \"findings\": [", version);
    const char* between = "\n    ";
    for (const auto& [file, rule, message, fingerprint] : ordered) {
        text += fmt::format("{}{{ \"file\": {}, \"rule\": {}, \"message\": {}, \"fingerprint\": {} }}", between,
                            oneLine(file), oneLine(rule), oneLine(message), oneLine(fingerprint));
        between = ",\n    ";
    }
    return text + (ordered.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

}  // namespace muster::validator
