/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Installs the properties of a class from a table. Most of them are a member of the instance that
 * is read, compared, replaced, notified and freed in the same way for all classes: that is done
 * here. What follows from another value, and what is computed, are functions in the table. */

#include "satdoku-config.h"

#include "satdoku-properties.h"

static G_DEFINE_QUARK (satdoku - property, property);
static G_DEFINE_QUARK (satdoku - properties, properties);

static const SatdokuProperty *
get_row (GParamSpec *pspec)
{
  return g_param_spec_get_qdata (pspec, property_quark ());
}

static void
read_member (gconstpointer member,
             GValue *value)
{
  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, *(const gboolean *)member);
      break;
    case G_TYPE_UINT:
      g_value_set_uint (value, *(const guint *)member);
      break;
    case G_TYPE_UINT64:
      g_value_set_uint64 (value, *(const guint64 *)member);
      break;
    case G_TYPE_DOUBLE:
      g_value_set_double (value, *(const double *)member);
      break;
    case G_TYPE_STRING:
      g_value_set_string (value, *(char *const *)member);
      break;
    case G_TYPE_POINTER:
      g_value_set_pointer (value, *(const gpointer *)member);
      break;
    case G_TYPE_OBJECT:
      g_value_set_object (value, *(const gpointer *)member);
      break;
    case G_TYPE_BOXED:
      g_value_set_boxed (value, *(const gpointer *)member);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Returns: is it another value than before? */
static gboolean
write_number (gpointer member,
              const GValue *value,
              GType type)
{
  gboolean changed = FALSE;

  if (type == G_TYPE_BOOLEAN)
    {
      changed = *(gboolean *)member != g_value_get_boolean (value);
      *(gboolean *)member = g_value_get_boolean (value);
    }
  else if (type == G_TYPE_UINT)
    {
      changed = *(guint *)member != g_value_get_uint (value);
      *(guint *)member = g_value_get_uint (value);
    }
  else if (type == G_TYPE_UINT64)
    {
      changed = *(guint64 *)member != g_value_get_uint64 (value);
      *(guint64 *)member = g_value_get_uint64 (value);
    }
  else
    {
      double number = g_value_get_double (value);

      changed = *(double *)member < number || *(double *)member > number;
      *(double *)member = number;
    }
  return changed;
}

/* Likewise. */
static gboolean
write_pointer (gpointer *member,
               const GValue *value,
               GType type)
{
  gpointer before = *member;

  switch (G_TYPE_FUNDAMENTAL (type))
    {
    case G_TYPE_OBJECT:
      return g_set_object ((GObject **)member, g_value_get_object (value));
    case G_TYPE_STRING:
      if (g_strcmp0 (before, g_value_get_string (value)) == 0)
        return FALSE;
      *member = g_value_dup_string (value);
      g_free (before);
      return TRUE;
    case G_TYPE_BOXED:
      if (before == g_value_get_boxed (value))
        return FALSE;
      *member = g_value_dup_boxed (value);
      if (before != NULL)
        g_boxed_free (type, before);
      return TRUE;
    case G_TYPE_POINTER:
    default:
      *member = g_value_get_pointer (value);
      return before != *member;
    }
}

static gboolean
write_member (gpointer member,
              const GValue *value,
              GType type)
{
  if (type == G_TYPE_BOOLEAN || type == G_TYPE_UINT || type == G_TYPE_UINT64 ||
      type == G_TYPE_DOUBLE)
    return write_number (member, value, type);
  return write_pointer (member, value, type);
}

static void
get_property (GObject *object,
              guint id,
              GValue *value,
              GParamSpec *pspec)
{
  const SatdokuProperty *row = get_row (pspec);

  if (row->get != NULL)
    row->get (object, id - 1, value, pspec);
  else
    read_member (G_STRUCT_MEMBER_P (object, row->member), value);
}

static void
set_property (GObject *object,
              guint id,
              const GValue *value,
              GParamSpec *pspec)
{
  const SatdokuProperty *row = get_row (pspec);

  if (row->set != NULL)
    {
      row->set (object, id - 1, value, pspec);
      return;
    }
  if (!write_member (G_STRUCT_MEMBER_P (object, row->member), value, row->type))
    return;
  if (row->changed != NULL)
    ((void (*) (gpointer))row->changed) (object);
  g_object_notify_by_pspec (object, pspec);
}

static GParamSpec *
make_pspec (const SatdokuProperty *row)
{
  GParamFlags flags = row->flags | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  guint most = row->most > 0 ? row->most : G_MAXUINT;

  switch (G_TYPE_FUNDAMENTAL (row->type))
    {
    case G_TYPE_BOOLEAN:
      return g_param_spec_boolean (row->name, NULL, NULL, FALSE, flags);
    case G_TYPE_UINT:
      return g_param_spec_uint (row->name, NULL, NULL, 0, most, 0, flags);
    case G_TYPE_UINT64:
      return g_param_spec_uint64 (row->name, NULL, NULL, 0, G_MAXUINT64, 0, flags);
    case G_TYPE_DOUBLE:
      return g_param_spec_double (row->name, NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, flags);
    case G_TYPE_STRING:
      return g_param_spec_string (row->name, NULL, NULL, NULL, flags);
    case G_TYPE_POINTER:
      return g_param_spec_pointer (row->name, NULL, NULL, flags);
    case G_TYPE_OBJECT:
      return g_param_spec_object (row->name, NULL, NULL, row->type, flags);
    case G_TYPE_BOXED:
    default:
      return g_param_spec_boxed (row->name, NULL, NULL, row->type, flags);
    }
}

/* Gives a final class its properties; it must not have others of its own. @table may go after that.
 * @pspecs: (out caller-allocates) (nullable): those of the rows, for a class that notifies by
 * itself */
void
satdoku_properties_install (gpointer klass,
                            const SatdokuProperty *table,
                            guint n_properties,
                            GParamSpec **pspecs)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GArray *rows = g_array_sized_new (FALSE, FALSE, sizeof *table, n_properties);

  g_array_append_vals (rows, table, n_properties);
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), properties_quark (), rows);
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  for (guint i = 0; i < n_properties; i++)
    {
      GParamSpec *pspec = make_pspec (&table[i]);

      g_param_spec_set_qdata (pspec, property_quark (), &g_array_index (rows, SatdokuProperty, i));
      g_object_class_install_property (object_class, i + 1, pspec);
      if (pspecs != NULL)
        pspecs[i] = pspec;
    }
}

static void
clear_member (gpointer instance,
              const SatdokuProperty *row)
{
  gpointer *member = G_STRUCT_MEMBER_P (instance, row->member);

  if (G_TYPE_FUNDAMENTAL (row->type) == G_TYPE_OBJECT)
    g_clear_pointer (member, g_object_unref);
  else if (row->type == G_TYPE_STRING)
    g_clear_pointer (member, g_free);
  else if (G_TYPE_FUNDAMENTAL (row->type) == G_TYPE_BOXED && *member != NULL)
    g_boxed_free (row->type, g_steal_pointer (member));
}

/* Drops the strings, objects and boxed values that are members, and notifies nothing: for when the
 * instance is disposed of, or finalized. */
void
satdoku_properties_clear (gpointer instance)
{
  const GArray *rows;

  g_return_if_fail (G_IS_OBJECT (instance));

  rows = g_type_get_qdata (G_OBJECT_TYPE (instance), properties_quark ());
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    if (g_array_index (rows, SatdokuProperty, i).member > 0)
      clear_member (instance, &g_array_index (rows, SatdokuProperty, i));
}
