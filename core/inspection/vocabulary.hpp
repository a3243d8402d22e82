#pragma once

#include "core/expr/vocabulary.hpp"
#include "core/game/game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// A value that expressions can read.
struct VocabularyField {
    std::string name, type;
    std::string unit;                 ///< of measure of its numbers; empty if none is known
    std::string meaning;              ///< empty if nobody wrote it down
    std::vector<std::string> values;  ///< all that a text can be; empty if it can be anything
    bool isAlways = true;             ///< every element of an ordinary file has it
};

/// The names that expressions about one kind of element can read.
struct VocabularyScope {
    Scope scope = Scope::army;
    std::vector<VocabularyField> variables;
};

/// The fields of a kind of value.
struct VocabularyRecord {
    std::string name;
    bool isOpen = false;  ///< it may have other fields too
    std::vector<VocabularyField> fields;
};

struct VocabularyTable {
    std::string name;
    std::vector<std::string> rows;  ///< ids
    std::vector<VocabularyField> columns;
};

/// Everything that the expressions of a game can read and call.
struct Vocabulary {
    std::vector<VocabularyScope> scopes;
    std::vector<VocabularyRecord> records;  ///< in the order in which they are first referred to
    std::vector<VocabularyTable> tables;
    std::vector<expr::FunctionWord> functions;
};

Vocabulary vocabularyOf(const Game& game);

}  // namespace muster::rules
