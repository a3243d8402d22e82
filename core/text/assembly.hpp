#pragma once

#include "core/text/document.hpp"
#include "core/text/origins.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::text {

/// Writes a JSON text from values of other documents. The result knows where each part was written.
class Assembly {
public:
    /// Values of these documents may be used; the first one names the others.
    explicit Assembly(std::vector<std::shared_ptr<const Document>> documents);

    /// Copies a value with everything in it; a member of an object with its name.
    void copy(Node value);
    /// Begins an object or array that stands for this one; a member of an object has its name. What follows is inside,
    /// until it is closed.
    void open(Node container);
    void close();

    /// The parsed result, under a name. No document if it exceeds the limits of a file.
    Document::Parsed take(std::string name);

private:
    std::shared_ptr<const Document> documentOf(Node value) const;
    void add(Node value, Range origin);
    /// Separates the next item or member from the one before it.
    void separate();

    std::vector<std::shared_ptr<const Document>> m_documents;
    std::shared_ptr<Origins> m_origins = std::make_shared<Origins>();
    std::string m_text;
    std::string m_open;  ///< the closing brackets of what is open, the innermost last
    bool m_isFirst = true;
};

}  // namespace muster::text
