#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/map_marks.hpp"

namespace muster::printer::map {

/// Adjacent bases of one unit: the text of their label, and their bounding box.
struct Cluster {
    std::size_t side = 0;
    std::string label;
    Frame frame;
    std::vector<std::size_t> bases;
};
/// `isTogether` says whether two bases may share a label.
std::vector<Cluster> clustersOf(const std::vector<const sheet::MapBase*>& bases, const std::vector<Frame>& frames,
                                const std::function<bool(std::size_t, std::size_t)>& isTogether);

}  // namespace muster::printer::map
