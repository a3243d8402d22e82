#include "core/text/origins.hpp"

#include "core/text/document.hpp"

#include <algorithm>

namespace muster::text {

void Origins::add(Range part, std::shared_ptr<const Document> document, Range origin)
{
    auto known = std::find(m_documents.begin(), m_documents.end(), document);
    if (known == m_documents.end()) known = m_documents.insert(known, std::move(document));
    m_parts.push_back({part, origin, static_cast<std::size_t>(known - m_documents.begin())});
}

Written Origins::of(Range range) const
{
    const auto next = std::upper_bound(m_parts.begin(), m_parts.end(), range.begin,
                                       [](std::uint32_t begin, const Part& part) { return begin < part.range.begin; });
    if (next == m_parts.begin()) return {};
    const Part& part = *std::prev(next);
    const Document& document = *m_documents[part.document];
    Written written{&document.source(), &document, part.origin};
    const bool isCopied = part.range.end - part.range.begin == part.origin.end - part.origin.begin;
    if (isCopied) {
        const auto moved = [&](std::uint32_t offset) {
            return part.origin.begin + (std::min(offset, part.range.end) - part.range.begin);
        };
        written.range = {moved(range.begin), moved(range.end)};
    } else if (range.end <= part.range.end) {
        // The opening bracket of what the part stands for.
        written.range.end = std::min(part.origin.end, part.origin.begin + (range.end - range.begin));
    }
    return written;
}

Written writtenAt(const Source& source, Range range)
{
    Written written{&source, nullptr, range};
    while (const Origins* origins = written.source->origins()) {
        const auto next = origins->of(written.range);
        if (!next.source) break;
        written = next;
    }
    return written;
}

Node written(Node value)
{
    if (!value) return value;
    const auto at = writtenAt(value.document().source(), value.range());
    return at.document ? at.document->nodeAt(at.range.begin) : value;
}

std::vector<const Source*> writtenSources(const Source& source)
{
    if (!source.origins()) return {&source};
    std::vector<const Source*> all;
    for (const auto& document : source.origins()->documents())
        for (const Source* written : writtenSources(document->source()))
            if (std::find(all.begin(), all.end(), written) == all.end()) all.push_back(written);
    return all;
}

}  // namespace muster::text
