#pragma once

#include "editor/board/tools/measured_field.hpp"
#include "editor/board/view/board_host.hpp"

#include <memory>

namespace muster::editor {

/// The battlefield that tools measure on: opened when it is asked for, and again when the text has changed.
class MeasuredFieldCache {
public:
    MeasuredFieldCache(BoardHost& host, FieldOpener open) : m_host(host), m_open(std::move(open)) {}

    /// Null while the text is no JSON.
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
