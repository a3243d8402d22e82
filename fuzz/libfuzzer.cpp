// The entry points of Clang's libFuzzer for one target, MUSTER_FUZZ_RUN. For a target that reads JSON after a fixed
// number of other bytes, MUSTER_FUZZ_JSON_AFTER is that number, and the mutator changes trees instead of bytes.
#include "fuzz/json_mutator.hpp"
#include "fuzz/target.hpp"

#include <cstdint>
#include <cstring>

namespace muster::fuzz {

void MUSTER_FUZZ_RUN(std::string_view input);

}  // namespace muster::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    muster::fuzz::runWithin(muster::fuzz::MUSTER_FUZZ_RUN, {reinterpret_cast<const char*>(data), size});
    return 0;
}

#ifdef MUSTER_FUZZ_JSON_AFTER

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t limit);

namespace {

constexpr std::size_t prefix = MUSTER_FUZZ_JSON_AFTER;

std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Changes some bytes of a text as libFuzzer does by itself.
std::string withOtherBytes(std::string text)
{
    const std::size_t size = text.size();
    text.resize(size + 64);
    text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, text.size()));
    return text;
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t limit,
                                               unsigned int seed)
{
    if (size < prefix || seed % 16 == 0) return LLVMFuzzerMutate(data, size, limit);
    if (prefix > 0 && seed % 4 == 1) {
        LLVMFuzzerMutate(data, prefix, prefix);
        return size;
    }
    const auto changed = muster::fuzz::mutatedJson(textOf(data + prefix, size - prefix), {}, seed, withOtherBytes);
    if (!changed || changed->size() + prefix > limit) return LLVMFuzzerMutate(data, size, limit);
    std::memcpy(data + prefix, changed->data(), changed->size());
    return prefix + changed->size();
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t firstSize,
                                                 const std::uint8_t* second, std::size_t secondSize, std::uint8_t* out,
                                                 std::size_t limit, unsigned int seed)
{
    if (firstSize < prefix || secondSize < prefix) return 0;
    const auto changed = muster::fuzz::mutatedJson(textOf(first + prefix, firstSize - prefix),
                                                   textOf(second + prefix, secondSize - prefix), seed, withOtherBytes);
    if (!changed || changed->size() + prefix > limit) return 0;
    std::memcpy(out, first, prefix);
    std::memcpy(out + prefix, changed->data(), changed->size());
    return prefix + changed->size();
}

#endif
