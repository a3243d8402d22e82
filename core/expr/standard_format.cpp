#include "core/expr/function_table.hpp"
#include "core/expr/signature_types.hpp"
#include "core/expr/value_text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <vector>

namespace muster::expr {

namespace {

constexpr int maxWrittenDepth = 100;
constexpr int maxDecimals = 100;

// text.format(arguments): %s %d %f %e %b %o %x %X %%, with a precision for %f and %e.
class Formatter {
public:
    Formatter(Work& work, std::string_view pattern, std::span<const Value> arguments)
        : m_work(work), m_pattern(pattern), m_arguments(arguments)
    {}

    Value run()
    {
        if (!m_work.charge(1 + m_pattern.size() / 8)) return m_work.failExhausted();
        while (m_at < m_pattern.size()) {
            const std::size_t next = std::min(m_pattern.find('%', m_at), m_pattern.size());
            m_out += m_pattern.substr(m_at, next - m_at);
            m_at = next + 1;
            if (next < m_pattern.size() && !clause()) return Failed::value();
        }
        if (m_out.size() > UINT32_MAX || !m_work.charge(m_out.size() / 8)) return m_work.failExhausted();
        return Value::string(m_work.arena.copy(m_out));
    }

private:
    bool fail(std::string message)
    {
        m_work.fail(std::move(message));
        return false;
    }

    bool exhausted()
    {
        m_work.failExhausted();
        return false;
    }

    bool clause()
    {
        if (m_at < m_pattern.size() && m_pattern[m_at] == '%') {
            m_out += '%';
            ++m_at;
            return true;
        }
        int precision = 6;
        if (!readPrecision(precision)) return false;
        if (m_at >= m_pattern.size()) return fail("the format ends after '%'; write '%%' for a percent sign");
        const char verb = m_pattern[m_at++];
        if (std::string_view("sdfeboxX").find(verb) == std::string_view::npos)
            return fail(fmt::format("unknown verb '%{}' in the format", verb));
        if (m_next >= m_arguments.size())
            return fail(fmt::format("the format needs more than the {} values given", m_arguments.size()));
        const Value& value = m_arguments[m_next++];
        switch (verb) {
        case 's': return text(value, 0);
        case 'd': return decimal(value);
        case 'f':
        case 'e': return real(value, verb, precision);
        case 'x':
        case 'X': return hexadecimal(value, verb);
        default: return based(value, verb);
        }
    }

    bool readPrecision(int& precision)
    {
        if (m_at >= m_pattern.size() || m_pattern[m_at] != '.') return true;
        precision = 0;
        const std::size_t begin = ++m_at;
        for (; m_at < m_pattern.size() && m_pattern[m_at] >= '0' && m_pattern[m_at] <= '9'; ++m_at) {
            precision = precision * 10 + (m_pattern[m_at] - '0');
            if (precision > maxDecimals) return fail(fmt::format("a format may have at most {} decimals", maxDecimals));
        }
        if (m_at == begin) return fail("the format has no number of decimals after '%.'");
        return true;
    }

    bool mismatch(char verb, std::string_view wanted, const Value& value)
    {
        return fail(fmt::format("'%{}' formats {}, not {}", verb, wanted, typeName(value.type())));
    }

    bool text(const Value& value, int depth)
    {
        if (!m_work.charge(1 + (value.is(ValueType::string) ? value.size() / 8 : 0))) return exhausted();
        switch (value.type()) {
        case ValueType::null: m_out += "null"; return true;
        case ValueType::boolean: m_out += value.asBoolean() ? "true" : "false"; return true;
        case ValueType::integer: m_out += fmt::format("{}", value.asInteger()); return true;
        case ValueType::unsignedInteger: m_out += fmt::format("{}", value.asUnsigned()); return true;
        case ValueType::real: m_out += realText(value.asReal()); return true;
        case ValueType::string:
        case ValueType::type: m_out += value.asString(); return true;
        case ValueType::list: return list(value, depth);
        case ValueType::map: return map(value, depth);
        }
        return true;
    }

    bool list(const Value& value, int depth)
    {
        if (depth >= maxWrittenDepth) return fail("this list is nested too deeply to be formatted");
        m_out += '[';
        bool first = true;
        for (const Value& item : value.asList()) {
            if (!first) m_out += ", ";
            first = false;
            if (!text(item, depth + 1)) return false;
        }
        m_out += ']';
        return true;
    }

    // Sorted by key, so that equal maps give equal texts.
    bool map(const Value& value, int depth)
    {
        if (depth >= maxWrittenDepth) return fail("this map is nested too deeply to be formatted");
        std::vector<std::pair<std::string, const Value*>> entries;
        for (const MapEntry& entry : value.asMap()) entries.emplace_back(toSentence(entry.key), &entry.value);
        if (!m_work.charge(4 * entries.size())) return exhausted();
        std::sort(entries.begin(), entries.end());
        m_out += '{';
        bool first = true;
        for (const auto& [key, item] : entries) {
            if (!first) m_out += ", ";
            first = false;
            m_out += key + ": ";
            if (!text(*item, depth + 1)) return false;
        }
        m_out += '}';
        return true;
    }

    bool decimal(const Value& value)
    {
        const bool special = value.is(ValueType::real) && !std::isfinite(value.asReal());
        if (!special && !value.is(ValueType::integer) && !value.is(ValueType::unsignedInteger))
            return mismatch('d', "whole numbers", value);
        return text(value, 0);
    }

    bool real(const Value& value, char verb, int precision)
    {
        if (!value.isNumber()) return mismatch(verb, "numbers", value);
        const double d = value.asNumber();
        if (!std::isfinite(d))
            m_out += realText(d);
        else
            m_out += verb == 'f' ? fmt::format("{:.{}f}", d, precision) : fmt::format("{:.{}e}", d, precision);
        return true;
    }

    bool hexadecimal(const Value& value, char verb)
    {
        if (!value.is(ValueType::string)) return based(value, verb);
        if (!m_work.charge(value.size() / 4)) return exhausted();
        for (const char c : value.asString()) {
            const auto byte = static_cast<unsigned char>(c);
            m_out += verb == 'x' ? fmt::format("{:02x}", byte) : fmt::format("{:02X}", byte);
        }
        return true;
    }

    bool based(const Value& value, char verb)
    {
        std::uint64_t size = 0;
        if (value.is(ValueType::unsignedInteger)) {
            size = value.asUnsigned();
        } else if (value.is(ValueType::integer)) {
            const std::int64_t i = value.asInteger();
            if (i < 0) m_out += '-';
            size = i < 0 ? ~static_cast<std::uint64_t>(i) + 1 : static_cast<std::uint64_t>(i);
        } else if (value.is(ValueType::boolean) && verb == 'b') {
            size = value.asBoolean() ? 1 : 0;
        } else {
            return mismatch(verb, verb == 'x' || verb == 'X' ? "whole numbers and strings" : "whole numbers", value);
        }
        switch (verb) {
        case 'b': m_out += fmt::format("{:b}", size); break;
        case 'o': m_out += fmt::format("{:o}", size); break;
        case 'x': m_out += fmt::format("{:x}", size); break;
        default: m_out += fmt::format("{:X}", size);
        }
        return true;
    }

    Work& m_work;
    std::string_view m_pattern;
    std::span<const Value> m_arguments;
    std::size_t m_at = 0;
    std::size_t m_next = 0;
    std::string m_out;
};

Value format(Work& work, std::span<const Value> a) { return Formatter(work, a[0].asString(), a[1].asList()).run(); }

}  // namespace

void addFormat(Library& library)
{
    using namespace types;
    library.addMember("format", {string(), listOf(any())}, string(), format);
}

}  // namespace muster::expr
