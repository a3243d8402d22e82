#include "core/rules/battlefield/open_battlefield.hpp"

#include "core/rules/battlefield/scenario_checks.hpp"

namespace muster::rules {

std::unique_ptr<OpenBattlefield> OpenBattlefield::open(const Subject& subject, Library& library)
{
    std::unique_ptr<OpenBattlefield> opened(new OpenBattlefield);
    opened->m_document = text::Document::parse(subject.source).document;
    if (!opened->m_document) return nullptr;
    const auto root = opened->m_document->root();
    const auto project = library.project(subject.path, subject.given);
    opened->m_basis = library.basis(*project, {root["system"].string(), {}, root["house"].string(), subject.path});
    if (!opened->m_basis->offer) return nullptr;
    Findings unread;
    opened->m_armies =
        checkArmies({subject, opened->m_document, library, *project, unread, nullptr}, *opened->m_basis->game);
    opened->m_field.emplace(root, *opened->m_basis->offer, opened->m_armies, opened->m_evaluation, unread);
    return opened;
}

}  // namespace muster::rules
