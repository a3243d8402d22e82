#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A static type of the rule language; copied freely (shared, immutable inside).
/// `record` is a map whose keys are known: selecting another key is a mistake that the checker reports with the nearest
/// name.
class Type {
public:
    enum class Kind {
        dynamic,
        null,
        boolean,
        integer,
        unsignedInteger,
        real,
        string,
        list,
        map,
        record,
        type,
        parameter
    };

    struct Field;

    Type() = default;  ///< dynamic: anything goes, checked when evaluated
    static Type simple(Kind kind);
    static Type listOf(Type item);
    static Type mapOf(Type key, Type value);
    /// A record that the checker calls `name` in messages; an open record lets unknown keys through as dynamic.
    static Type record(std::string name, std::vector<Field> fields, bool open = false);
    static Type parameter(std::string name);  ///< stands for any one type in a function's signature

    Kind kind() const;
    const std::string& name() const;           ///< of a record or a parameter
    Type item() const;                         ///< of a list; the value type of a map
    Type key() const;                          ///< of a map
    const std::vector<Field>& fields() const;  ///< of a record
    bool open() const;
    std::string toText() const;  ///< "list(int)", "map(string, dyn)", "unit"

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

struct Type::Field {
    std::string name;
    Type type;
    std::string description;  ///< one sentence for completions and error help; may be empty
};

}  // namespace muster::expr
