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
    static Type simple(Kind kind);
    static Type listOf(Type item);
    static Type mapOf(Type key, Type value);
    /// A record with that name in messages; an open record treats unknown keys as dynamic.
    static Type record(std::string name, std::vector<Field> fields, bool open = false);
    static Type parameter(std::string name);  ///< a type parameter of a function's signature

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

/// The largest magnitude of the integers of an ordinary file, for which it can be proven that expressions do not fail;
/// they need `ordinaryBits` bits.
inline constexpr unsigned ordinaryBits = 17;
inline constexpr std::uint64_t largestOrdinary = (std::uint64_t{1} << ordinaryBits) - 1;

struct Type::Field {
    std::string name;
    Type type;
    std::string description;       ///< one sentence for completions and error help; may be empty
    bool always = false;           ///< every record of the type has it
    unsigned bits = ordinaryBits;  ///< that the largest integer inside its value needs, in an ordinary file
    Type shape{};                  ///< the type with map literals as records; dynamic if nothing more is known

    const Type& known() const { return shape.kind() == Kind::dynamic ? type : shape; }
};

}  // namespace muster::expr
