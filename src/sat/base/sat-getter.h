/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that return a member of an opaque struct. */

#pragma once

#include <glib.h>

/* Defines TYPE_get_MEMBER (), which returns what stays the instance's own. Its documentation stands
 * above it. */
#define SAT_DEFINE_GETTER(Type, type, member, Return) \
  Return type##_get_##member (const Type *self)       \
  {                                                   \
    g_return_val_if_fail (self != NULL, (Return)0);   \
    return self->member;                              \
  }
