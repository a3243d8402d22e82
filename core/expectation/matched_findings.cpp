#include "core/expectation/matched_findings.hpp"

#include <algorithm>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::Diagnostics;

namespace {

/// A largest assignment of findings to expectations, found along augmenting paths.
class Assignment {
public:
    using Fits = std::function<bool(std::size_t expectation, std::size_t finding)>;

    Assignment(std::size_t expectations, std::size_t findings, Fits fits)
        : m_findings(findings), m_fits(std::move(fits)), m_of(findings), m_met(expectations)
    {}

    void add(std::size_t expectation)
    {
        m_isVisited.assign(m_findings, false);
        assign(expectation);
    }
    std::vector<std::optional<std::size_t>> take()
    {
        for (std::size_t finding = 0; finding < m_findings; ++finding)
            if (m_of[finding]) m_met[*m_of[finding]] = finding;
        return std::move(m_met);
    }

private:
    bool assign(std::size_t expectation)
    {
        for (std::size_t finding = 0; finding < m_findings; ++finding) {
            if (m_isVisited[finding] || !m_fits(expectation, finding)) continue;
            m_isVisited[finding] = true;
            if (m_of[finding] && !assign(*m_of[finding])) continue;
            m_of[finding] = expectation;
            return true;
        }
        return false;
    }

    std::size_t m_findings;
    Fits m_fits;
    std::vector<std::optional<std::size_t>> m_of;  ///< by finding
    std::vector<bool> m_isVisited;
    std::vector<std::optional<std::size_t>> m_met;  ///< by expectation
};

/// True if a JSON pointer names each item of an array either as one pointer does, by its index, or as the other, by its
/// id.
bool namesPlace(std::string_view at, std::string_view byIndex, std::string_view byId)
{
    const auto next = [](std::string_view& pointer) {
        const auto end = pointer.find('/', 1);
        const auto part = pointer.substr(0, end);
        pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
        return part;
    };
    while (!at.empty() && !byIndex.empty() && !byId.empty()) {
        const auto part = next(at), index = next(byIndex), id = next(byId);
        if (part != index && part != id) return false;
    }
    return at.empty() && byIndex.empty() && byId.empty();
}

}  // namespace

bool isAbout(const Expectation& expectation, const Diagnostic& finding)
{
    if (finding.rule != expectation.rule()) return false;
    if (const auto line = expectation.node["line"]; line.isInteger() && line.integer() != finding.place.line)
        return false;
    if (!expectation.node["at"].isString()) return true;
    const auto at = expectation.at();
    return at == finding.place.pointer || at == finding.identity || namesPlace(at, finding.subject(), finding.identity);
}

MatchedFindings matched(const std::vector<Expectation>& expectations, const Diagnostics& findings,
                        const std::function<bool(const Expectation&, const Diagnostic&)>& fits)
{
    const auto areAbout = [&](std::size_t expectation, std::size_t finding) {
        return expectations[expectation].isFinding() && isAbout(expectations[expectation], findings[finding]);
    };
    Assignment assignment(expectations.size(), findings.size(), [&](std::size_t expectation, std::size_t finding) {
        return areAbout(expectation, finding) && fits(expectations[expectation], findings[finding]);
    });
    for (std::size_t i = 0; i < expectations.size(); ++i) assignment.add(i);
    MatchedFindings made;
    made.met = assignment.take();
    made.near.resize(expectations.size());
    std::vector<bool> isUsed(findings.size(), false);
    for (const auto& finding : made.met)
        if (finding) isUsed[*finding] = true;
    for (std::size_t i = 0; i < expectations.size(); ++i)
        for (std::size_t finding = 0; finding < findings.size() && !made.met[i] && !made.near[i]; ++finding) {
            if (isUsed[finding] || !areAbout(i, finding)) continue;
            made.near[i] = finding;
            isUsed[finding] = true;
        }
    for (std::size_t finding = 0; finding < findings.size(); ++finding)
        if (!isUsed[finding]) made.unexpected.push_back(finding);
    return made;
}

}  // namespace muster::rules
