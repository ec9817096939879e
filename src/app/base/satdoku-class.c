/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How instances of final classes end. First the members are dropped, in the order in which the
 * class has named them, because what they are connected to must not call any more while the widgets
 * go; then the widgets of a template, then the properties. */

#include "satdoku-config.h"

#include "satdoku-class.h"

#include <adwaita.h>

#include "satdoku-properties.h"

#define RESOURCES "/io/github/satdoku/Satdoku/"

typedef struct
{
  gsize offset;
  SatdokuEnd end;
  GDestroyNotify free_func;
} Member;

static G_DEFINE_QUARK (satdoku - class - members, members);
static G_DEFINE_QUARK (satdoku - class - template, template);

static void
end_member (gpointer member,
            const Member *row)
{
  gpointer *pointer = member;

  switch (row->end)
    {
    case SATDOKU_END_DROP:
      g_clear_pointer (pointer, row->free_func);
      break;
    case SATDOKU_END_FORGET:
      g_clear_weak_pointer (pointer);
      break;
    case SATDOKU_END_REMOVE:
      g_clear_handle_id ((guint *)member, g_source_remove);
      break;
    case SATDOKU_END_CANCEL:
      g_cancellable_cancel (*pointer);
      break;
    case SATDOKU_END_DISPOSE:
      if (*pointer != NULL)
        g_object_run_dispose (*pointer);
      break;
    case SATDOKU_END_KEEP:
    default:
      break;
    }
}

static void
free_member (gpointer *member,
             const Member *row)
{
  if (row->end == SATDOKU_END_CANCEL || row->end == SATDOKU_END_DISPOSE)
    g_clear_object (member);
  else if (row->end == SATDOKU_END_KEEP)
    g_clear_pointer (member, row->free_func);
  else
    end_member (member, row);
}

static void
end_widgets (GObject *object)
{
  GType type = G_OBJECT_TYPE (object);
  /* Whole until the template is gone: expressions of the widgets in them watch each other. */
  g_autoptr (GPtrArray) children = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *child = NULL;

  /* A class between them does that for its children. */
  if (g_type_parent (type) == GTK_TYPE_WIDGET)
    while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
      {
        g_ptr_array_add (children, g_object_ref (child));
        gtk_widget_unparent (child);
      }
  /* It would take out the child that is gone with the template. */
  if (ADW_IS_BIN (object))
    adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), type);
}

/* What a class that does more before that chains up to, instead of to its parent. */
void
satdoku_class_dispose (GObject *object)
{
  GArray *members = g_type_get_qdata (G_OBJECT_TYPE (object), members_quark ());

  for (guint i = 0; members != NULL && i < members->len; i++)
    {
      const Member *row = &g_array_index (members, Member, i);

      end_member (G_STRUCT_MEMBER_P (object, row->offset), row);
    }
  if (g_type_get_qdata (G_OBJECT_TYPE (object), template_quark ()) != NULL)
    end_widgets (object);
  satdoku_properties_clear (object);
  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->dispose (object);
}

static void
finalize (GObject *object)
{
  GArray *members = g_type_get_qdata (G_OBJECT_TYPE (object), members_quark ());

  for (guint i = 0; members != NULL && i < members->len; i++)
    {
      const Member *row = &g_array_index (members, Member, i);

      free_member (G_STRUCT_MEMBER_P (object, row->offset), row);
    }
  satdoku_properties_clear (object);
  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->finalize (object);
}

/* Has instances of the class drop and free what they own, unless it has functions for that. */
static void
end_instances (gpointer klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GObjectClass *parent_class = g_type_class_peek_parent (klass);

  if (object_class->dispose == parent_class->dispose)
    object_class->dispose = satdoku_class_dispose;
  if (object_class->finalize == parent_class->finalize)
    object_class->finalize = finalize;
}

void
satdoku_class_add_member (gpointer klass,
                          gsize member,
                          SatdokuEnd end,
                          GDestroyNotify free_func)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  GArray *members = g_type_get_qdata (type, members_quark ());
  const Member row = { member, end, free_func };

  if (members == NULL)
    {
      members = g_array_new (FALSE, FALSE, sizeof (Member));
      g_type_set_qdata (type, members_quark (), members);
      end_instances (klass);
    }
  g_array_append_val (members, row);
}

/* Gives a class of widgets an action.
 * @parameter_type: (nullable): of what it is activated with
 * @activated: called with the widget, the name of the action and the parameter; it can leave out
 *   what it does not need of them from the end */
void
satdoku_class_add_action (gpointer klass,
                          const char *name,
                          const char *parameter_type,
                          GCallback activated)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), name, parameter_type,
                                   (GtkWidgetActionActivateFunc)activated);
}

/* Sets the template of a class of widgets, which is disposed of with them.
 * @file: its name among the resources */
void
satdoku_class_set_template (gpointer klass,
                            const char *file)
{
  g_autofree char *path = g_strconcat (RESOURCES, file, NULL);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), path);
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), template_quark (), klass);
  end_instances (klass);
}
