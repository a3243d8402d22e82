#include "core/library/subject.hpp"

namespace muster::rules {

text::Document::Parsed parsedText(const Subject& subject)
{
    const auto& known = subject.parsed;
    const bool isOfSource = known.document ? &known.document->source() == subject.source.get() : !known.faults.empty();
    return isOfSource ? known : text::Document::parse(subject.source);
}

}  // namespace muster::rules
