#pragma once

#include "core/expr/work.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::expr {

/// A function of the language in C++. Its arguments have the types of its signature; items of lists and maps are not
/// checked.
using Native = Value (*)(Work&, std::span<const Value>);

/// One signature of a function, with its implementation: `native`, or `added` for a function of the toolkit.
struct Overload {
    std::vector<Type> parameters;
    Type result;
    Native native = nullptr;
    const Function* added = nullptr;
    bool variadic = false;  ///< one or more numbers

    /// True if the values match the kinds of the parameters.
    bool accepts(std::span<const Value> arguments) const;
};

/// All overloads of one name: global, or called on a receiver.
struct Callable {
    std::string name;
    bool member = false;
    std::vector<Overload> overloads;
};

/// Functions by name. The standard one is made once and is immutable.
class Library {
public:
    /// All functions of the standard profile.
    static std::shared_ptr<const Library> standard();
    /// A library without functions.
    static std::shared_ptr<const Library> none();

    /// Adds an overload of a global function.
    void add(std::string_view name, std::vector<Type> parameters, Type result, Native native);
    /// Adds an overload of a function that is called on a receiver, its first parameter.
    void addMember(std::string_view name, std::vector<Type> parameters, Type result, Native native);
    /// Adds a global function of one or more numbers.
    void addVariadic(std::string_view name, Native native);
    /// Adds a function of the toolkit beside its other overloads, including those in the inherited library.
    void add(std::shared_ptr<const Function> function, const Library& inherited);

    /// The global or member function of that name, or null.
    const Callable* find(std::string_view name, bool member) const;
    /// True if there are functions called name.something.
    bool hasNamespace(std::string_view name) const;
    /// All functions, in no particular order.
    std::vector<const Callable*> callables() const;
    /// Appends the names of all global or all member functions, in no particular order.
    void appendNames(std::vector<std::string>& names, bool member) const;

private:
    Callable& entry(std::string_view name, bool member);

    std::unordered_map<std::string, Callable> m_callables;  ///< members under "." + name
    std::set<std::string, std::less<>> m_namespaces;        ///< "math", if there is a math.something
    std::vector<std::shared_ptr<const Function>> m_added;
};

/// "string.startsWith(string) -> bool", for messages.
std::string signature(const Callable& callable, const Overload& overload);

/// "size() does not take (int)", for the actual values.
Value failOverload(Work& work, const Callable& callable, std::span<const Value> arguments);

/// Each adds one group of the standard functions.
void addConversions(Library& library);
void addStrings(Library& library);
void addStringEdits(Library& library);
void addFormat(Library& library);
void addMath(Library& library);
void addLists(Library& library);
void addSorting(Library& library);

}  // namespace muster::expr
