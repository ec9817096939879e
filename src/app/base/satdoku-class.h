/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the instances of a final class own beside their properties, named in the function that
 * initialises the class; how they are disposed of and finalized follows from that:
 *
 *   satdoku_class_drops    unreferenced or freed when the instance is disposed of, then NULL
 *   satdoku_class_forgets  a weak pointer, likewise
 *   satdoku_class_removes  the number of a source, removed likewise
 *   satdoku_class_cancels  a cancellable, cancelled likewise and kept until the end
 *   satdoku_class_ends     an object that is disposed of likewise and kept until the end
 *   satdoku_class_keeps    unreferenced or freed when the instance is finalized */

#pragma once

#include <gtk/gtk.h>

/**
 * SatdokuEnd:
 * @SATDOKU_END_DROP: what satdoku_class_drops() says
 * @SATDOKU_END_FORGET: what satdoku_class_forgets() says
 * @SATDOKU_END_REMOVE: what satdoku_class_removes() says
 * @SATDOKU_END_CANCEL: what satdoku_class_cancels() says
 * @SATDOKU_END_DISPOSE: what satdoku_class_ends() says
 * @SATDOKU_END_KEEP: what satdoku_class_keeps() says
 *
 * What becomes of a member when its instance ends.
 */
typedef enum
{
  SATDOKU_END_DROP,
  SATDOKU_END_FORGET,
  SATDOKU_END_REMOVE,
  SATDOKU_END_CANCEL,
  SATDOKU_END_DISPOSE,
  SATDOKU_END_KEEP,
} SatdokuEnd;

/* Defines TYPE_get_MEMBER (), which returns what stays the instance's own. */
#define SATDOKU_DEFINE_GETTER(Type, type, member, Return)                                    \
  Return type##_get_##member (Type *self)                                                    \
  {                                                                                          \
    g_return_val_if_fail (G_TYPE_CHECK_INSTANCE_TYPE (self, type##_get_type ()), (Return)0); \
    return self->member;                                                                     \
  }

#define satdoku_class_drops(klass, Type, member, free_func)                          \
  satdoku_class_add_member (klass, G_STRUCT_OFFSET (Type, member), SATDOKU_END_DROP, \
                            (GDestroyNotify)free_func)
#define satdoku_class_forgets(klass, Type, member) \
  satdoku_class_add_member (klass, G_STRUCT_OFFSET (Type, member), SATDOKU_END_FORGET, NULL)
#define satdoku_class_removes(klass, Type, member) \
  satdoku_class_add_member (klass, G_STRUCT_OFFSET (Type, member), SATDOKU_END_REMOVE, NULL)
#define satdoku_class_cancels(klass, Type, member) \
  satdoku_class_add_member (klass, G_STRUCT_OFFSET (Type, member), SATDOKU_END_CANCEL, NULL)
#define satdoku_class_ends(klass, Type, member) \
  satdoku_class_add_member (klass, G_STRUCT_OFFSET (Type, member), SATDOKU_END_DISPOSE, NULL)
#define satdoku_class_keeps(klass, Type, member, free_func)                          \
  satdoku_class_add_member (klass, G_STRUCT_OFFSET (Type, member), SATDOKU_END_KEEP, \
                            (GDestroyNotify)free_func)

/* A signal that is run last and returns nothing; after its name, how many arguments it has, and
 * their types. Its number. */
#define satdoku_class_add_signal(klass, name, ...)                                 \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, \
                NULL, G_TYPE_NONE, __VA_ARGS__)

void satdoku_class_add_member (gpointer klass,
                               gsize member,
                               SatdokuEnd end,
                               GDestroyNotify free_func);
void satdoku_class_set_template (gpointer klass, const char *file);
void satdoku_class_add_action (gpointer klass,
                               const char *name,
                               const char *parameter_type,
                               GCallback activated);
void satdoku_class_dispose (GObject *object);
