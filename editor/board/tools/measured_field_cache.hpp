#pragma once

#include "editor/board/tools/measured_field.hpp"
#include "editor/board/view/board_host.hpp"

#include <memory>

namespace muster::editor {

/// The battlefield that tools measure on: opened on demand, and reopened after changes of the text.
class MeasuredFieldCache {
public:
    MeasuredFieldCache(BoardHost& host, FieldOpener open) : m_host(host), m_open(std::move(open)) {}

    /// Null while the text is not valid JSON.
    MeasuredField* field()
    {
        const auto text = m_host.text();
        if (!text) return nullptr;
        if (text != m_text) m_field = m_open ? m_open() : nullptr, m_text = text;
        return m_field.get();
    }

private:
    BoardHost& m_host;
    FieldOpener m_open;
    std::shared_ptr<const text::Document> m_text;
    std::shared_ptr<MeasuredField> m_field;
};

}  // namespace muster::editor
