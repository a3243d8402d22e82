#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/page/structure.hpp"

#include <deque>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::printer::pdf {

/// The tree of a tagged PDF, built while pages are written in order. Elements must outlive it.
class Structure {
public:
    Structure();

    void beginPage();
    /// Adds the next marked content of the page to an element, or to a paragraph of its own without one. Returns its
    /// number on the page.
    int addContent(const Element* element);
    /// Gives an element its place in the order, before anything else belongs to it.
    void place(const Element& element) { nodeOf(element); }
    /// Adds an annotation to an element and returns its key in the parent tree.
    int addAnnotation(const Element& element, std::size_t page, int object);
    /// The standard structure type; "P" for text without an element.
    static std::string_view nameOf(const Element* element);

    /// Writes the tree; returns the root's object number.
    int write(File& file, std::span<const int> pages);

private:
    struct Kid {
        enum class Kind : std::uint8_t { element, content, annotation } kind;
        std::size_t page;  ///< or the index of the element
        int number;        ///< of the content or object
    };
    struct Node {
        const Element* element;  ///< null for the document
        std::size_t parent;
        std::vector<Kid> kids = {};
        int object = 0;
        int level = 0;  ///< of a heading, without gaps
    };
    std::size_t nodeOf(const Element& element);
    void fillRows();
    /// The nodes below one in reading order, starting with itself.
    void collect(std::size_t node, std::vector<std::size_t>& order) const;
    void levelHeadings(std::size_t node, std::vector<int>& open);
    std::string bodyOf(const Node& node, std::span<const int> pages) const;
    std::string attributesOf(const Node& node) const;

    std::deque<Node> m_nodes;
    std::unordered_map<const Element*, std::size_t> m_nodeOf;
    std::deque<Element> m_own;                        ///< paragraphs without a tag, and empty cells
    std::vector<std::vector<std::size_t>> m_parents;  ///< of each page's contents
    std::vector<std::size_t> m_annotated;             ///< elements by annotation
};

}  // namespace muster::printer::pdf
