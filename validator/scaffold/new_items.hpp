#pragma once

#include "validator/scaffold/item_file.hpp"
#include "validator/scaffold/new_options.hpp"
#include "validator/scaffold/trial_file.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// A file that tests an item.
struct ItemTest {
    std::string prefix;     ///< of its name: "ok" or "err"
    TrialFile file;         ///< with what is expected of it, as far as that is known
    std::string rule;       ///< by which the test is judged; empty if any findings will do
    bool breaksIt = false;  ///< it must have a finding of that rule, and otherwise none
};

/// A file with a new item.
struct NewItem {
    std::string text;   ///< of the whole file
    std::string words;  ///< "the rule few-lanterns"
    std::string id;     ///< of its tests
    /// Its tests; none if the game has no file that could test it. Null for items that no file can test.
    std::function<std::vector<ItemTest>(const TrialGround&)> tests = nullptr;
};

// Each adds one item at its usual place. Nothing after an error message.
std::optional<NewItem> newRule(const ItemFile& file, const NewOptions& options, Session& session);
std::optional<NewItem> newEntry(const ItemFile& file, const NewOptions& options, Session& session);
std::optional<NewItem> newLeader(const ItemFile& file, const NewOptions& options, Session& session);
std::optional<NewItem> newTable(const ItemFile& file, const NewOptions& options, Session& session);
std::optional<NewItem> newSheet(const ItemFile& file, const NewOptions& options, Session& session);
std::optional<NewItem> newTranslation(const ItemFile& file, const NewOptions& options, Session& session);

}  // namespace muster::validator
