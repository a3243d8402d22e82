#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::printer::pdf {

/// The bytes compressed as a PDF's FlateDecode wants them; the same in every run. Throws std::bad_alloc when memory
/// runs out.
std::string deflated(std::string_view bytes);

/// A text as a PDF string, in brackets.
std::string textString(const std::string& utf8);

/// UTF-16 as hexadecimal digits, without brackets.
std::string hexadecimal(std::u16string_view text);

/// A PDF file in the making: objects by number, each written once, in any order.
class File {
public:
    File();

    int reserve();
    void put(int number, std::string_view body);
    int add(std::string_view body);
    /// A stream of bytes already compressed; `entries` of its dictionary besides length and filter.
    void putStream(int number, std::string_view entries, std::string_view compressed);
    int addStream(std::string_view entries, std::string_view bytes);
    /// Closes the file; it cannot be added to any more.
    std::string finish(int catalog, int info);

private:
    void begin(int number);

    std::string m_bytes;
    std::vector<std::size_t> m_places;  ///< of objects, by number; 0 for those not written
};

/// A reference to an object.
std::string reference(int number);

}  // namespace muster::printer::pdf
