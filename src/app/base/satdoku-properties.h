/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The properties of a class as a table. */

#pragma once

#include <glib-object.h>

/**
 * SatdokuProperty:
 * @name: how it is called
 * @type: %G_TYPE_BOOLEAN, %G_TYPE_UINT, %G_TYPE_UINT64, %G_TYPE_DOUBLE, %G_TYPE_STRING,
 *   %G_TYPE_POINTER, or a type of objects or of boxed values
 * @flags: whether it can be read and set, and when
 * @member: where the instance has its value: G_STRUCT_OFFSET(); strings, objects and boxed values
 *   are the instance's own, what is pointed to is borrowed
 * @changed: (nullable): called with the instance when another value was set, before that is
 *   notified
 * @get: (nullable): computes the value where there is no member; its number is that of the row
 * @set: (nullable): takes a value where it takes more than to keep it; compares and notifies
 * @most: the largest number that can be set; 0: any
 *
 * A property of a class.
 */
typedef struct
{
  const char *name;
  GType type;
  GParamFlags flags;
  gsize member;
  GCallback changed;
  GObjectGetPropertyFunc get;
  GObjectSetPropertyFunc set;
  guint most;
} SatdokuProperty;

void satdoku_properties_install (gpointer klass,
                                 const SatdokuProperty *table,
                                 guint n_properties,
                                 GParamSpec **pspecs);
void satdoku_properties_clear (gpointer instance);
