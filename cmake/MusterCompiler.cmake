set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

# Warnings, sanitizers and the include root; every target of the project links this.
add_library(muster_options INTERFACE)
target_include_directories(muster_options INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
target_compile_options(muster_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion)
# g++ 12 reports false positives in its own string and in Catch2. Clang's -Wshadow also reports equal names in the
# anonymous namespaces of files that a unity build joins.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(muster_options INTERFACE -Wshadow -Wno-restrict -Wno-maybe-uninitialized)
endif()
# Test macros and assertions use paths relative to the tree, so that ccache works across clones: the single file of a
# unity build includes its parts by absolute path.
target_compile_options(muster_options INTERFACE -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
# Headers of the core use names that Qt otherwise defines as macros: signals, slots, emit.
target_compile_definitions(muster_options INTERFACE QT_NO_KEYWORDS)
if(MUSTER_WERROR)
  target_compile_options(muster_options INTERFACE -Werror)
endif()
# MUSTER_SANITIZE takes the values of -fsanitize: "address,undefined" or "thread".
if(MUSTER_SANITIZE)
  target_compile_options(muster_options INTERFACE
    -fsanitize=${MUSTER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(muster_options INTERFACE -fsanitize=${MUSTER_SANITIZE})
  # The GNU linker needs ten seconds for each test program with sanitizers.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_link_options(muster_options INTERFACE -fuse-ld=lld)
  endif()
endif()
# Counts the branches for libFuzzer, which only the fuzz targets link.
if(MUSTER_FUZZ)
  target_compile_options(muster_options INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(muster_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(MUSTER_COVERAGE)
  target_compile_options(muster_options INTERFACE --coverage -fprofile-update=atomic)
  target_link_options(muster_options INTERFACE --coverage)
endif()
# The flags of Debian's hardening=+all, because input files may be untrusted.
if(MUSTER_HARDENED)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  target_compile_options(muster_options INTERFACE
    -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fstack-clash-protection
    $<$<STREQUAL:${CMAKE_SYSTEM_PROCESSOR},x86_64>:-fcf-protection>)
  target_link_options(muster_options INTERFACE -pie -Wl,-z,relro,-z,now)
endif()
