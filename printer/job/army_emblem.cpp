#include "printer/job/army_emblem.hpp"

#include "core/files/project.hpp"
#include "core/game/findings.hpp"
#include "core/game/game.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace muster::printer {

namespace {

bool isImageFile(std::string_view name)
{
    std::string end(name.substr(name.size() - std::min<std::size_t>(4, name.size())));
    std::transform(end.begin(), end.end(), end.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return end == ".svg" || end == ".png";
}

class EmblemSearch {
public:
    EmblemSearch(const rules::OpenedArmy& army, const EmblemReader& reader, diagnostics::Diagnostics& findings)
        : m_army(army), m_reader(reader), m_findings(findings), m_node(army.root()["emblem"])
    {
        if (!m_node) m_node = army.roster()->catalogue().listNode()["emblem"];
    }

    sheet::Emblem find()
    {
        if (!m_node.isString() || m_node.string().empty()) return {};
        // A list has only emblems of the system, because lists are read from anywhere.
        const bool isOwn = &m_node.document() == m_army.document().get();
        return isOwn && isImageFile(m_node.string()) ? ofFile() : named();
    }

private:
    sheet::Emblem ofFile()
    {
        const auto target = m_army.project()->resolve(m_army.path(), m_node.string());
        if (const auto* error = std::get_if<files::Project::ResolveError>(&target)) {
            report(*error == files::Project::ResolveError::missing
                       ? "there is no such file"
                       : "the file is outside the project, and nothing outside it is read");
            return {};
        }
        auto read = m_reader(std::get<std::filesystem::path>(target));
        if (!read.problem.empty()) report(read.problem, read.picture != nullptr);
        return {std::move(read.picture)};
    }
    sheet::Emblem named()
    {
        if (auto drawing = m_army.roster()->catalogue().game().symbols->emblem(m_node.string()))
            return {nullptr, std::move(drawing)};
        report("the system has no emblem of that name, and it is not an .svg or .png file");
        return {};
    }
    void report(const std::string& problem, bool isPrinted = false)
    {
        constexpr std::size_t shown = 80;
        const auto name = text::cut(m_node.string(), shown);
        auto finding = rules::findingAt(
            m_node, "print/emblem", diagnostics::Level::warning,
            isPrinted ? fmt::format("The emblem {} is not printed completely: {}.", name, problem)
                      : fmt::format("The emblem {} is not printed: {}.", name, problem),
            "use one of the system's emblems, or an .svg or .png file of at most 2 MB and 4,000 pixels a side");
        finding.kind = diagnostics::FindingKind::print;
        m_findings.push_back(std::move(finding));
    }

    const rules::OpenedArmy& m_army;
    const EmblemReader& m_reader;
    diagnostics::Diagnostics& m_findings;
    text::Node m_node;
};

}  // namespace

sheet::Emblem emblemOf(const rules::OpenedArmy& army, const EmblemReader& reader, diagnostics::Diagnostics& findings)
{
    return EmblemSearch(army, reader, findings).find();
}

}  // namespace muster::printer
