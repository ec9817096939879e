/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for what does not fit: text that is cut, ends in "…" or is broken within a word, controls
 * that reach beyond the window, and controls that lie over each other. It knows no class of
 * the app. */

#include "test-ui.h"

#include <adwaita.h>

/* Pixels by which places that were rounded may differ. */
#define ROUNDING 1.5f

typedef struct
{
  GtkWidget *root;
  GPtrArray *controls; /* (element-type GtkWidget) */
  GString *faults;
} Fit;

static char *
describe (GtkWidget *widget)
{
  const char *text = NULL;

  if (GTK_IS_LABEL (widget))
    text = gtk_label_get_text (GTK_LABEL (widget));
  else if (GTK_IS_ACTIONABLE (widget))
    text = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  if (text == NULL)
    text = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
  return g_strdup_printf ("%s “%s”", G_OBJECT_TYPE_NAME (widget), text != NULL ? text : "");
}

static void
add_fault (Fit *self,
           GtkWidget *widget,
           const char *fault)
{
  g_autofree char *name = describe (widget);

  g_string_append_printf (self->faults, "\n  %s %s", name, fault);
}

/* Is a line broken where no word ends? */
static gboolean
breaks_word (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);
  int n_attrs;
  const PangoLogAttr *attrs = pango_layout_get_log_attrs_readonly (layout, &n_attrs);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      int start = pango_layout_get_line_readonly (layout, i)->start_index;

      if (!attrs[g_utf8_pointer_to_offset (text, text + start)].is_line_break)
        return TRUE;
    }
  return FALSE;
}

/* In a window of preferences the toolkit lays out the title and the names of the pages. */
static gboolean
is_toolkits (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, ADW_TYPE_PREFERENCES_WINDOW) != NULL &&
         (gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR) != NULL ||
          gtk_widget_get_ancestor (label, ADW_TYPE_VIEW_SWITCHER_BAR) != NULL);
}

/* Its size is that of its text: where GTK would like more, such as for a title, nothing is lost. */
static void
check_label (Fit *self,
             GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  if (is_toolkits (label))
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (label) + 1 ||
      height > gtk_widget_get_height (label) + 1)
    add_fault (self, label, "is cut");
  if (breaks_word (layout))
    add_fault (self, label, "is broken within a word");
}

static gboolean
scrolls (GtkWidget *widget,
         GtkOrientation orientation)
{
  GtkPolicyType policies[2] = { GTK_POLICY_NEVER, GTK_POLICY_NEVER };

  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policies[0], &policies[1]);
  return policies[orientation] != GTK_POLICY_NEVER;
}

/* The part of @widget that is seen; FALSE when it is scrolled out of sight. */
static gboolean
get_seen (Fit *self,
          GtkWidget *widget,
          graphene_rect_t *seen)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, self->root, seen))
    return FALSE;
  for (GtkWidget *at = gtk_widget_get_parent (widget); at != NULL; at = gtk_widget_get_parent (at))
    {
      if (!GTK_IS_SCROLLED_WINDOW (at) && at != self->root)
        continue;
      if (!gtk_widget_compute_bounds (at, self->root, &bounds) ||
          !graphene_rect_intersection (seen, &bounds, seen))
        return FALSE;
    }
  return seen->size.width > 0 && seen->size.height > 0;
}

/* What can't be scrolled to is lost. */
static void
check_place (Fit *self,
             GtkWidget *widget)
{
  gboolean across = FALSE, down = FALSE;
  graphene_rect_t bounds, limits;

  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    {
      across |= scrolls (at, GTK_ORIENTATION_HORIZONTAL);
      down |= scrolls (at, GTK_ORIENTATION_VERTICAL);
    }
  if (!gtk_widget_compute_bounds (widget, self->root, &bounds) ||
      !gtk_widget_compute_bounds (self->root, self->root, &limits))
    return;
  if (!across && (bounds.origin.x < -ROUNDING ||
                  bounds.origin.x + bounds.size.width > limits.size.width + ROUNDING))
    add_fault (self, widget, "reaches beyond the window");
  if (!down && (bounds.origin.y < -ROUNDING ||
                bounds.origin.y + bounds.size.height > limits.size.height + ROUNDING))
    add_fault (self, widget, "reaches below the window");
}

static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_EDITABLE (widget) ||
         GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_LABEL (widget);
}

static void
check_below (Fit *self,
             GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) ||
      gtk_widget_get_opacity (widget) <= 0 || GTK_IS_NATIVE (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (self, widget);
  if (is_control (widget))
    {
      check_place (self, widget);
      g_ptr_array_add (self->controls, widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_below (self, child);
}

static gboolean
overlap (Fit *self,
         GtkWidget *one,
         GtkWidget *other)
{
  graphene_rect_t a, b, both;

  return !gtk_widget_is_ancestor (one, other) && !gtk_widget_is_ancestor (other, one) &&
         get_seen (self, one, &a) && get_seen (self, other, &b) &&
         graphene_rect_intersection (&a, &b, &both) && both.size.width > ROUNDING &&
         both.size.height > ROUNDING;
}

static void
check_overlaps (Fit *self)
{
  for (guint i = 0; i < self->controls->len; i++)
    for (guint k = 0; k < i; k++)
      {
        g_autofree char *fault = NULL;
        g_autofree char *name = NULL;

        if (!overlap (self, g_ptr_array_index (self->controls, i),
                      g_ptr_array_index (self->controls, k)))
          continue;
        name = describe (g_ptr_array_index (self->controls, k));
        fault = g_strdup_printf ("lies over %s", name);
        add_fault (self, g_ptr_array_index (self->controls, i), fault);
      }
}

/**
 * test_ui_find_misfits:
 * @root: (type GtkWidget): where to look, laid out
 *
 * Returns: (transfer full) (nullable): what does not fit, a line for each; %NULL: all does
 */
char *
test_ui_find_misfits (gpointer root)
{
  g_autoptr (GPtrArray) controls = g_ptr_array_new ();
  Fit self = { GTK_WIDGET (root), controls, g_string_new (NULL) };

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_below (&self, child);
  check_overlaps (&self);
  if (self.faults->len > 0)
    return g_string_free (self.faults, FALSE);
  g_string_free (self.faults, TRUE);
  return NULL;
}
