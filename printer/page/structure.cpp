#include "printer/page/structure.hpp"

namespace muster::printer {

Tag artifact()
{
    static const Tag none = element(Role::artifact, {});
    return none;
}

}  // namespace muster::printer
