#include "core/text/canonical.hpp"
#include "core/text/edit.hpp"
#include "validator/language_server/request_context.hpp"
#include "validator/language_server/text_edits.hpp"

namespace muster::language_server {

Answer formatting(const RequestContext& context)
{
    const auto& parsed = context.snapshot->parsed();
    if (!context.snapshot->kind()) return Json();
    if (!parsed.document || !parsed.faults.empty())
        return RequestError{ErrorCode::requestFailed, "the file cannot be laid out: " + parsed.faults.front().message};
    const auto text = context.snapshot->text();
    return editsJson(text::difference(text, text::canonical(*parsed.document)), context.positions());
}

}  // namespace muster::language_server
