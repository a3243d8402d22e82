#include "core/schema/place.hpp"

namespace muster::schema {

PlaceId Places::add(PlaceId parent, std::string token)
{
    m_steps.push_back({parent, std::move(token)});
    return static_cast<PlaceId>(m_steps.size() - 1);
}

std::string Places::pointer(PlaceId place) const
{
    std::vector<PlaceId> way;
    for (; place != rootPlace; place = m_steps[place].parent) way.push_back(place);
    std::string pointer;
    for (auto step = way.rbegin(); step != way.rend(); ++step) appendToken(pointer, m_steps[*step].token);
    return pointer;
}

}  // namespace muster::schema
