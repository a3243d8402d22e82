#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::printer::pdf {

/// Levels of compression: of the pages of a long print, where time counts, and of everything else. Measured in
/// docs/decisions/0016-pdf.md.
constexpr int fastLevel = 2;
constexpr int smallLevel = 9;

/// The bytes compressed for a PDF's FlateDecode filter; the same in every run. Throws std::bad_alloc if memory runs
/// out.
std::string deflated(std::string_view bytes, int level = smallLevel);

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
    /// Writes an object that is no stream compressed, together with others.
    void pack(int number, std::string_view body);
    /// Writes a stream that programs find without decompressing it, such as metadata.
    int addPlainStream(std::string_view entries, std::string_view bytes);
    /// Writes a stream of compressed bytes; `entries` are its dictionary entries besides length and filter.
    void putStream(int number, std::string_view entries, std::string_view compressed);
    int addStream(std::string_view entries, std::string_view bytes);
    /// Closes the file; nothing may be added afterwards.
    std::string finish(int catalog, int info);

private:
    /// Where an object is: at an offset of the file, or at an index in a stream of objects.
    struct Place {
        std::size_t at = 0;  ///< 0: not written
        int stream = 0;      ///< the stream's number, or 0
    };
    void begin(int number);
    void closePack();
    std::string crossReferences() const;

    std::string m_bytes;
    std::vector<Place> m_places;  ///< by number
    std::vector<int> m_packed;    ///< numbers in the open stream of objects
    std::string m_heads, m_bodies;
    int m_pack = 0;
};

/// A reference to an object.
std::string reference(int number);

}  // namespace muster::printer::pdf
