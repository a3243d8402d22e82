#include "core/library/shipped_page.hpp"

#include "core/files/data_folders.hpp"
#include "core/game/rule_page.hpp"

namespace muster::rules {

std::string shippedPage(const std::filesystem::path& file, text::Node system)
{
    return files::isShipped(file) ? pageOfSystem(system["id"].string()) : std::string();
}

}  // namespace muster::rules
