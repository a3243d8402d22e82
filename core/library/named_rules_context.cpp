#include "core/library/named_rules_context.hpp"

namespace muster::rules {

std::shared_ptr<const RulesContext> namedRulesContext(text::Node root, files::FileKind kind,
                                                      const std::filesystem::path& path, const files::Project& project,
                                                      Library& library)
{
    const auto list = kind == files::FileKind::army ? root["list"].string() : std::string_view();
    return library.rulesContext(project, {root["system"].string(), list, root["house"].string(), path});
}

}  // namespace muster::rules
