#pragma once

#include "core/library/library.hpp"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

/// What a share of a list's points may go to: "Infantry", 40.
struct PointsShare {
    QString label;
    double points = 0;
};

/// A list that armies of a system may be built from; without an id the army does without one.
struct AvailableList {
    std::string id;
    QString name, period, book, summary;
    QString sources;                  ///< a line each
    QString words;                    ///< names of what it offers, for searching
    std::vector<PointsShare> shares;  ///< in the order of the list, the largest amounts that its limits allow
    QString sharedBy;  ///< what the shares are of, such as "Type"; empty where that is not the same for all
    int entries = 0;
};

struct AvailableSystem {
    std::string id;
    QString name, version, summary;
    bool lists = false;        ///< armies may be built from a list
    bool withoutList = false;  ///< ... and may do without
    QString budgetLabel;
    std::vector<AvailableList> availableLists;  ///< by book and name; the one without an id last, where there is one
};

/// Every system and list that can be found from a folder. Reads and compiles files: call it on a thread of its own.
std::vector<AvailableSystem> availableSystems(rules::Library& library, const std::filesystem::path& folder);

}  // namespace muster::editor
