/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that return a member of an opaque struct. */

#pragma once

#include <glib.h>

/**
 * SAT_DEFINE_GETTER: (skip)
 * @Type: the struct
 * @type: its name in names of functions
 * @member: a member
 * @Return: what the function returns
 *
 * Defines a function that returns a member, which stays the instance's own. Its documentation
 * stands above this.
 */
#define SAT_DEFINE_GETTER(Type, type, member, Return) \
  Return type##_get_##member (const Type *self)       \
  {                                                   \
    g_return_val_if_fail (self != NULL, (Return)0);   \
    return self->member;                              \
  }
