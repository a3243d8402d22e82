#include "core/rules/named_rules_context.hpp"

namespace muster::rules {

std::shared_ptr<const RulesContext> namedRulesContext(text::Node root, model::FileKind kind,
                                                      const std::filesystem::path& path, const model::Project& project,
                                                      Library& library)
{
    const auto list = kind == model::FileKind::army ? root["list"].string() : std::string_view();
    return library.rulesContext(project, {root["system"].string(), list, root["house"].string(), path});
}

}  // namespace muster::rules
