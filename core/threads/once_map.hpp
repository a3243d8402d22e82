#pragma once

#include <condition_variable>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

namespace muster::threads {

/// A value was requested while it is being made: its maker waits for it, directly or through other threads.
class CircularWait : public std::logic_error {
public:
    CircularWait() : std::logic_error("a value is needed to make itself") {}
};

/// One value in the making: one thread makes it, others may wait for it. All instances are registered together, to
/// detect circular waits instead of blocking.
class Making {
public:
    Making() : m_maker(std::this_thread::get_id()) {}
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;

    /// Returns after finish(); throws CircularWait if that could never happen.
    void wait();
    void finish();

private:
    std::thread::id m_maker;
    bool m_finished = false;
    std::condition_variable m_changed;
};

/// Values by key, each made once, also under concurrent requests. No lock is held while a value is made.
template <class Key, class Value>
class OnceMap {
public:
    /// The value of that key. The first caller makes it with `make()`, the others wait. An exception of `make` goes to
    /// all of them, and the next caller tries again.
    template <class Make>
    Value get(const Key& key, Make&& make)
    {
        std::unique_lock lock(m_mutex);
        auto known = m_slots.find(key);
        const bool isNew = known == m_slots.end();
        // The slot comes first: if there is no memory for it, the map must not keep an empty one.
        if (isNew) known = m_slots.emplace(key, std::make_shared<Slot>()).first;
        const auto slot = known->second;
        if (slot->value) return *slot->value;
        lock.unlock();
        if (isNew)
            fill(key, *slot, std::forward<Make>(make));
        else
            slot->making.wait();
        if (slot->fault) std::rethrow_exception(slot->fault);
        return *slot->value;
    }

    /// The values made so far, in the order of the keys.
    std::vector<std::pair<Key, Value>> made() const
    {
        std::vector<std::pair<Key, Value>> all;
        const std::lock_guard lock(m_mutex);
        for (const auto& [key, slot] : m_slots)
            if (slot->value) all.emplace_back(key, *slot->value);
        return all;
    }

    /// Removes every completed value; those in the making are kept.
    void clear()
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_slots, [](const auto& slot) { return slot.second->value.has_value(); });
    }

private:
    struct Slot {
        Making making;
        std::optional<Value> value;
        std::exception_ptr fault;
    };

    template <class Make>
    void fill(const Key& key, Slot& slot, Make&& make)
    {
        try {
            Value value = std::forward<Make>(make)();
            const std::lock_guard lock(m_mutex);
            slot.value.emplace(std::move(value));
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            slot.fault = std::current_exception();
            m_slots.erase(key);
        }
        slot.making.finish();
    }

    mutable std::mutex m_mutex;
    std::map<Key, std::shared_ptr<Slot>> m_slots;
};

}  // namespace muster::threads
