#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace muster::validator {

/// Writes values one after the other: a number as "12 ", a text as "5:hello". Texts may contain any bytes, which JSON
/// could not hold.
class FieldWriter {
public:
    void operator()(std::string_view text)
    {
        m_text += std::to_string(text.size()) + ":";
        m_text += text;
    }
    void operator()(std::unsigned_integral auto number) { m_text += std::to_string(number) + " "; }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void operator()(Enum value) { (*this)(static_cast<unsigned>(value)); }

    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

/// Reads what a FieldWriter wrote. After text of another form every value is empty, and isGood() is false.
class FieldReader {
public:
    explicit FieldReader(std::string_view text) : m_rest(text) {}

    bool isGood() const { return m_isGood; }
    bool isAtEnd() const { return m_rest.empty(); }

    void operator()(std::string& text)
    {
        std::size_t size = 0;
        if (!readNumber(size, ':') || size > m_rest.size()) return fail();
        text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
    }
    void operator()(std::unsigned_integral auto& number)
    {
        if (!readNumber(number, ' ')) fail();
    }
    void operator()(bool& flag)
    {
        unsigned number = 0;
        (*this)(number);
        if (number > 1) return fail();
        flag = number == 1;
    }
    /// Reads an enumerator up to the last one.
    template <class Enum>
    void readEnum(Enum& value, Enum last)
    {
        unsigned number = 0;
        (*this)(number);
        if (number > static_cast<unsigned>(last)) return fail();
        value = static_cast<Enum>(number);
    }
    std::string text()
    {
        std::string text;
        (*this)(text);
        return text;
    }
    /// The number of the items that follow: each has at least two bytes.
    std::size_t count()
    {
        std::size_t count = 0;
        (*this)(count);
        if (count > m_rest.size() / 2) fail();
        return m_isGood ? count : 0;
    }

private:
    template <class Number>
    bool readNumber(Number& number, char end)
    {
        const char* last = m_rest.data() + m_rest.size();
        const auto [behind, error] = std::from_chars(m_rest.data(), last, number);
        if (error != std::errc() || behind == last || *behind != end) return false;
        m_rest.remove_prefix(static_cast<std::size_t>(behind - m_rest.data()) + 1);
        return true;
    }
    void fail()
    {
        m_isGood = false;
        m_rest = {};
    }

    std::string_view m_rest;
    bool m_isGood = true;
};

}  // namespace muster::validator
