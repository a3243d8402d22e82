#include "core/schema/schema.hpp"

#include "core/schema/acceptor.hpp"
#include "core/schema/compiler.hpp"
#include "core/schema/reporter.hpp"

#include <iterator>

namespace muster::schema {

Schema::Compiled Schema::compile(text::Node root, std::shared_ptr<text::RegexStore> regexes)
{
    return Compiler(root, std::move(regexes)).run();
}

bool Schema::accepts(text::Node instance) const
{
    if (!m_data || !instance) return true;
    Acceptor acceptor(m_data->program, instance);
    return acceptor.accepts(m_data->program.root, Value::of(instance)) && !acceptor.isExhausted();
}

void Schema::check(text::Node instance, std::vector<Finding>& findings) const
{
    if (!m_data || !instance) return;
    Acceptor quick(m_data->program, instance);
    const bool accepted = quick.accepts(m_data->program.root, Value::of(instance));
    if (accepted && !quick.isExhausted()) return;
    // Most files are valid, so reasons are determined only in a second pass.
    Acceptor acceptor(m_data->program, instance);
    auto found = Reporter(m_data->program, acceptor, instance).run(quick);
    findings.insert(findings.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
}

}  // namespace muster::schema
