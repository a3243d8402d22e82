#include "core/text/terminal.hpp"
#include "printer/text_formats/markdown_markup.hpp"
#include "printer/text_formats/writers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

/// Writes lines; no text can begin one of its own and look like another member.
class PostWriter {
public:
    explicit PostWriter(bool isMarkdown) : m_isMarkdown(isMarkdown) {}

    std::string write(const sheet::Post& post)
    {
        line(strong(post.name));
        if (m_isMarkdown) gap();  // else both lines become one
        std::string facts;
        for (const auto& fact : post.facts) facts += (facts.empty() ? "" : ", ") + fact;
        line(m_isMarkdown ? markdownOpening(facts) : shown(facts));
        for (const auto& section : post.sections) {
            gap();
            if (!section.name.empty() || !section.cost.empty()) {
                line(strong(section.name) + shown(bracketed(section.cost)));
                if (m_isMarkdown) gap();
            }
            for (const auto& member : section.members) write(member);
        }
        if (!post.total.empty()) {
            gap();
            line(strong(post.total));
        }
        return std::move(m_text);
    }

private:
    void gap()
    {
        if (!m_text.ends_with("\n\n")) m_text += '\n';
    }
    void line(const std::string& text) { m_text += (m_isMarkdown ? text : text::forTerminal(text)) + '\n'; }
    std::string shown(const std::string& text) const
    {
        if (m_isMarkdown) return markdownText(text);
        auto made = text;
        std::replace_if(
            made.begin(), made.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        return made;
    }
    std::string strong(const std::string& text) const { return m_isMarkdown ? markdownStrong(text) : shown(text); }
    static std::string bracketed(const std::string& cost) { return cost.empty() ? cost : " [" + cost + "]"; }

    void write(const sheet::Post::Member& member)
    {
        std::string all = "- ";
        if (member.count > 1) all += fmt::format("{} \u00d7 ", member.count);
        all += strong(member.name);
        if (!member.entry.empty()) all += shown(" (" + member.entry + ")");
        all += shown(bracketed(member.cost));
        std::string choices;
        for (const auto& choice : member.choices) choices += (choices.empty() ? ": " : ", ") + choice;
        line(all + shown(choices));
    }

    bool m_isMarkdown;
    std::string m_text;
};

}  // namespace

std::string writePost(const sheet::Post& post, bool isMarkdown) { return PostWriter(isMarkdown).write(post); }

}  // namespace muster::printer
