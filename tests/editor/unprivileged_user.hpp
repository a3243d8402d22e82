#pragma once

#include <unistd.h>

namespace muster::test {

/// Switches from root, who may write everything, to another user until the end of the scope.
class UnprivilegedUser {
public:
    UnprivilegedUser() : m_changed(::geteuid() == 0 && ::seteuid(65534) == 0) {}
    UnprivilegedUser(const UnprivilegedUser&) = delete;
    UnprivilegedUser& operator=(const UnprivilegedUser&) = delete;
    ~UnprivilegedUser()
    {
        if (m_changed) m_changed = ::seteuid(0) != 0;
    }

private:
    bool m_changed;
};

}  // namespace muster::test
