#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A static type of the rule language; cheap to copy (shared, immutable inside). `record` is a map with known keys: the
/// checker reports selecting another key, with the nearest name.
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

    Type() = default;  ///< dynamic: accepts any value, checked during evaluation
    /// A type without further data: none of list, map, record and parameter.
    static Type simple(Kind kind);
    /// A string that is one of these texts, which are ascending and different; any string if there are none.
    static Type oneOf(std::vector<std::string> texts);
    /// A list of at least so many items.
    static Type listOf(Type item, std::uint32_t atLeast = 0);
    /// A map that has at least these keys, which are ascending and different.
    static Type mapOf(Type key, Type value, std::vector<std::string> keys = {});
    /// A record with that name in messages; an open record treats unknown keys as dynamic.
    static Type record(std::string name, std::vector<Field> fields, bool open = false);
    static Type parameter(std::string name);  ///< a type parameter of a function's signature

    Kind kind() const { return m_kind; }
    const std::string& name() const;  ///< of a record or a parameter
    /// Of a string: what it can be, or nothing if it can be anything; of a map: keys that it always has.
    const std::vector<std::string>& texts() const;
    std::uint32_t atLeast() const;             ///< items that a list always has
    const Type& item() const;                  ///< of a list; the value type of a map
    const Type& key() const;                   ///< of a map
    const std::vector<Field>& fields() const;  ///< of a record
    /// True for a record that may have other keys than its fields.
    bool open() const;
    /// The type without texts() and atLeast(), also inside of lists and maps. The checker gives a value that comes from
    /// several places the type of the first, which may differ from the others in these.
    Type plain() const;
    std::string toText() const;  ///< "list(int)", "map(string, dyn)", "unit"

private:
    struct Data;
    Type(Kind kind, Data data);
    bool isPlain() const;

    Kind m_kind = Kind::dynamic;
    std::shared_ptr<const Data> m_data;  ///< null if the kind says everything
};

/// The largest magnitude of the integers of an ordinary file, for which it can be proven that expressions do not fail;
/// they need `ordinaryBits` bits.
inline constexpr unsigned ordinaryBits = 17;
inline constexpr std::uint64_t largestOrdinary = (std::uint64_t{1} << ordinaryBits) - 1;

/// A key of a record.
struct Type::Field {
    std::string name;
    Type type;
    std::string description;       ///< one sentence for completions and error help; may be empty
    bool always = false;           ///< every record of the type has it
    unsigned bits = ordinaryBits;  ///< that the largest integer inside its value needs, in an ordinary file
    Type shape{};                  ///< the type with map literals as records; dynamic if nothing more is known
    std::string unit{};            ///< unit of measure of its numbers, such as "inches"; empty if there is none

    /// The more exact of `type` and `shape`.
    const Type& known() const { return shape.kind() == Kind::dynamic ? type : shape; }
};

}  // namespace muster::expr
