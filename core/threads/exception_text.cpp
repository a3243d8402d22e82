#include "core/threads/exception_text.hpp"

#include <new>

namespace muster::threads {

std::string textOf(const std::exception_ptr& exception)
{
    try {
        if (exception) std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        return "not enough memory";
    } catch (const std::exception& fault) {
        return std::string("internal fault: ") + fault.what();
    } catch (...) {
    }
    return "internal fault";
}

}  // namespace muster::threads
