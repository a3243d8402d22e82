#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::printer::pdf {

/// The bytes compressed for a PDF's FlateDecode filter; the same in every run. Throws std::bad_alloc if memory runs
/// out.
std::string deflated(std::string_view bytes);

/// A text as a PDF string, including brackets.
std::string textString(const std::string& utf8);

/// UTF-16 as hexadecimal digits, without brackets.
std::string hexadecimal(std::u16string_view text);

/// Builds a PDF file: numbered objects, each written once, in any order.
class File {
public:
    File();

    int reserve();
    void put(int number, std::string_view body);
    int add(std::string_view body);
    /// Writes a stream of compressed bytes; `entries` are its dictionary entries besides length and filter.
    void putStream(int number, std::string_view entries, std::string_view compressed);
    int addStream(std::string_view entries, std::string_view bytes);
    /// Closes the file; nothing may be added afterwards.
    std::string finish(int catalog, int info);

private:
    void begin(int number);

    std::string m_bytes;
    std::vector<std::size_t> m_places;  ///< offsets of objects by number; 0 for those not written
};

/// A reference to an object.
std::string reference(int number);

}  // namespace muster::printer::pdf
