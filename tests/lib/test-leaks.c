/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the libraries of a program allocate while they are loaded is theirs for as long as it runs,
 * and no leak. LeakSanitizer can't tell it from ours by the stack, as the quick way back through it
 * ends in libraries without frame pointers. GLib's first table of quarks is among it: when the
 * table grows, which happens in every larger window, GLib leaves it behind.
 *
 * So nothing counts until the constructors of the program itself, which come after theirs. */

#if defined __has_feature
#  if __has_feature(address_sanitizer)
#    define WATCHES_LEAKS
#  endif
#endif
#if defined __SANITIZE_ADDRESS__ || defined WATCHES_LEAKS

#  include <sanitizer/lsan_interface.h>

typedef void (*Function) (void);

/* Runs before the constructors of all libraries. */
__attribute__ ((section (".preinit_array"), used)) static Function before_libraries =
  __lsan_disable;

__attribute__ ((constructor (101))) static void
after_libraries (void)
{
  __lsan_enable ();
}

#endif
