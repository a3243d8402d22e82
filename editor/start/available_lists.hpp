#pragma once

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace muster::rules {
class Library;
}

namespace muster::editor {

/// A share of a list's points: "Infantry", 40.
struct PointsShare {
    QString label;
    double points = 0;
};

/// A list for armies of a system; an empty id means an army without a list.
struct AvailableList {
    std::string id;
    QString name, period, book, summary;
    QString sources;                  ///< one line each
    QString words;                    ///< names of its contents, for searching
    std::vector<PointsShare> shares;  ///< in the order of the list: the maximum amounts that its limits allow
    QString sharedBy;                 ///< title of the shares, such as "Type"; empty if they have no common one
    int entries = 0;
};

struct AvailableSystem {
    std::string id;
    QString name, version, summary;
    bool lists = false;        ///< armies may have a list
    bool withoutList = false;  ///< armies may have none
    QString budgetLabel;
    std::vector<AvailableList> availableLists;  ///< by book and name; the one without an id last, if there is one
};

/// Every system and list available in a folder. Reads and compiles files: call it on a worker thread.
std::vector<AvailableSystem> availableSystems(rules::Library& library, const std::filesystem::path& folder);

}  // namespace muster::editor
