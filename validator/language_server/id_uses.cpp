#include "validator/language_server/id_uses.hpp"

#include "validator/language_server/use_finder.hpp"

#include <algorithm>

namespace muster::language_server {

namespace fs = std::filesystem;
using files::FileKind;
using text::Node;

text::Range IdUse::range() const
{
    const auto whole = isKey ? node.keyRange() : node.range();
    return {whole.begin + 1 + static_cast<std::uint32_t>(prefix.size()), whole.end - 1};
}

std::vector<IdUse> idUses(Node root, FileKind kind, const fs::path& path, rules::Library& library)
{
    return UseFinder(root, kind, path, library).take();
}

const IdUse* useAt(const std::vector<IdUse>& uses, std::uint32_t offset)
{
    const auto found = std::find_if(uses.begin(), uses.end(), [&](const IdUse& use) {
        const auto whole = use.isKey ? use.node.keyRange() : use.node.range();
        return whole.begin <= offset && offset <= whole.end;
    });
    return found == uses.end() ? nullptr : &*found;
}

}  // namespace muster::language_server
