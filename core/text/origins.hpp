#pragma once

#include "core/text/source.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace muster::text {

class Document;
class Node;

/// A stretch of a text as its file has it.
struct Written {
    const Source* source = nullptr;
    const Document* document = nullptr;  ///< of that source; null if the text was not assembled
    Range range;
};

/// Where the parts of an assembled text come from. Keeps their documents alive.
class Origins {
public:
    /// Adds a part, which begins after those before it. One as long as its origin was copied from there; any other
    /// stands for the whole of its origin.
    void add(Range part, std::shared_ptr<const Document> document, Range origin);

    /// The origin of a range, in one of the documents. A range that begins before the first part has none.
    Written of(Range range) const;

    /// The documents, in the order in which they were first added.
    const std::vector<std::shared_ptr<const Document>>& documents() const { return m_documents; }

private:
    struct Part {
        Range range, origin;
        std::size_t document = 0;
    };
    std::vector<Part> m_parts;
    std::vector<std::shared_ptr<const Document>> m_documents;
};

/// The place where a range of a text was written: in the file, however often its text was assembled with others.
Written writtenAt(const Source& source, Range range);

/// The value in the document of the file that wrote it: the same one unless the text was assembled. Valid as long as
/// the assembled document.
Node written(Node value);

/// The texts of the files from which a text was assembled: the first is the one that names the others. A text that was
/// not assembled is the only one.
std::vector<const Source*> writtenSources(const Source& source);

}  // namespace muster::text
