#pragma once

#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::validator {

/// Writes an XML 1.0 document of elements with attributes and texts. Characters that XML cannot contain, and those that
/// a terminal would interpret, become escapes such as \x1b.
class XmlWriter {
public:
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string>>;

    explicit XmlWriter(std::ostream& out);
    void open(std::string name, Attributes attributes);
    void close();
    /// An element without elements inside it; empty without a text.
    void element(std::string_view name, Attributes attributes, std::string_view text = {});

private:
    void start(std::string_view name, Attributes attributes);

    std::ostream& m_out;
    std::vector<std::string> m_open;
};

}  // namespace muster::validator
