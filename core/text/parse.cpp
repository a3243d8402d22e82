#include "core/text/document.hpp"
#include "core/text/quick_parse.hpp"
#include "core/text/strict_parse.hpp"
#include "core/text/syntax_fault.hpp"

namespace muster::text {

Document::Parsed Document::parse(std::shared_ptr<const Source> source, Limits limits)
{
    if (auto fault = refusal(source->bytes(), limits)) return {nullptr, {std::move(*fault)}};
    if (auto document = quickParse(source, limits)) return {std::move(document), {}};
    return strictParse(source, limits);
}

Document::Parsed parseFragment(std::string json)
{
    return Document::parse(std::make_shared<const Source>(std::string(), std::move(json)));
}

}  // namespace muster::text
