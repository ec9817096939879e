/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One cell of a board: a leaf widget that can have the focus and that a screen reader can name. It
 * knows its place and what it holds, and nothing of the game; the board draws it. */

#include "satdoku-config.h"

#include "satdoku-cell.h"

#include <glib/gi18n.h>
#include <string.h>

#include "satdoku-cell-name.h"
#include "satdoku-class.h"

/* Below, all marks of a cell can be read on the board. */
#define TOOLTIP_SIDE_MIN 10

struct _SatdokuCell
{
  GtkWidget parent_instance;

  /* Owned. */
  SudokuGeometry *geometry;
  char *place;   /* how a screen reader says where it is */
  char *pending; /* (nullable): what is typed here just now */
  char *chain;   /* (nullable): describes coloured and linked candidates */
  char *shown;   /* (nullable): describes the solutions that are shown */

  const SudokuSymbols *symbols;
  guint cell;
  SatdokuCellContent content;
  SatdokuClashes clashes;
  SatdokuCellFlags flags;
};

G_DEFINE_FINAL_TYPE (SatdokuCell, satdoku_cell, GTK_TYPE_WIDGET)

static void
satdoku_cell_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = 0;
  *natural = 0;
}

/* Appends text to the name of the cell, if there is any. */
static void
append_note (char **label,
             const char *text)
{
  char *longer;

  if (text == NULL)
    return;
  /* Translators: the name of a cell for a screen reader: where it is and what is in it, and what is
   * said of its candidates that are coloured or linked, or of solutions that are shown. */
  longer = g_strdup_printf (_ ("%s, %s"), *label, text);
  g_free (*label);
  *label = longer;
}

static void
update_label (SatdokuCell *self)
{
  g_autofree char *label =
    satdoku_cell_dup_name (self->place, self->geometry, &self->content, self->symbols,
                           self->flags & SATDOKU_CELL_CONFLICT ? &self->clashes : NULL);

  if (self->flags & SATDOKU_CELL_PARTIAL)
    {
      g_autofree char *longer = NULL;

      /* Translators: the name of a cell for a screen reader: where it is and what is in it. */
      longer = g_strdup_printf (_ ("%s, of no solution"), label);
      g_free (label);
      label = g_steal_pointer (&longer);
    }
  append_note (&label, self->chain);
  append_note (&label, self->shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* What is shown of solutions, which may be too much to be drawn; and of a large puzzle the marks of
 * a cell, which are small or too many. */
static gboolean
satdoku_cell_query_tooltip (GtkWidget *widget,
                            int x,
                            int y,
                            gboolean keyboard,
                            GtkTooltip *tooltip)
{
  SatdokuCell *self = SATDOKU_CELL (widget);
  g_autofree char *marks = NULL;

  if (self->shown != NULL)
    {
      gtk_tooltip_set_text (tooltip, self->shown);
      return TRUE;
    }
  if (sudoku_geometry_get_side (self->geometry) < TOOLTIP_SIDE_MIN)
    return FALSE;
  marks = satdoku_cell_dup_marks (&self->content, self->symbols);
  gtk_tooltip_set_text (tooltip, marks);
  return marks != NULL;
}

static void
satdoku_cell_class_init (SatdokuCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = satdoku_cell_measure;
  widget_class->query_tooltip = satdoku_cell_query_tooltip;

  gtk_widget_class_set_css_name (widget_class, "cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  satdoku_class_add_action (klass, "cell.select", NULL, G_CALLBACK (gtk_widget_grab_focus));
  satdoku_class_keeps (klass, SatdokuCell, pending, g_free);
  satdoku_class_keeps (klass, SatdokuCell, chain, g_free);
  satdoku_class_keeps (klass, SatdokuCell, shown, g_free);
  satdoku_class_keeps (klass, SatdokuCell, place, g_free);
  satdoku_class_keeps (klass, SatdokuCell, geometry, sudoku_geometry_unref);
}

static void
satdoku_cell_init (SatdokuCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

/* @symbols are borrowed and must outlive the cell. */
GtkWidget *
satdoku_cell_new (SudokuGeometry *geometry,
                  guint cell,
                  const SudokuSymbols *symbols)
{
  SatdokuCell *self;

  g_return_val_if_fail (geometry != NULL && symbols != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_CELL, NULL);
  self->geometry = sudoku_geometry_ref (geometry);
  self->cell = cell;
  self->place = satdoku_cell_dup_place (geometry, cell);
  self->symbols = symbols;
  update_label (self);
  return GTK_WIDGET (self);
}

guint
satdoku_cell_get_row (SatdokuCell *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), 0);

  return self->cell / sudoku_geometry_get_side (self->geometry);
}

guint
satdoku_cell_get_column (SatdokuCell *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), 0);

  return self->cell % sudoku_geometry_get_side (self->geometry);
}

static gboolean
content_equal (const SatdokuCellContent *a,
               const SatdokuCellContent *b)
{
  return a->value == b->value && a->origin == b->origin && a->colour == b->colour &&
         sudoku_set_equal (a->marks[SUDOKU_MARK_CORNER], b->marks[SUDOKU_MARK_CORNER]) &&
         sudoku_set_equal (a->marks[SUDOKU_MARK_CENTRE], b->marks[SUDOKU_MARK_CENTRE]);
}

/* Returns whether anything has changed. */
gboolean
satdoku_cell_set_content (SatdokuCell *self,
                          const SatdokuCellContent *content)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self) && content != NULL, FALSE);

  if (content_equal (&self->content, content))
    return FALSE;
  self->content = *content;
  update_label (self);
  return TRUE;
}

const SatdokuCellContent *
satdoku_cell_get_content (SatdokuCell *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), NULL);

  return &self->content;
}

/* Returns whether anything has changed. */
gboolean
satdoku_cell_set_flags (SatdokuCell *self,
                        SatdokuCellFlags flags)
{
  SatdokuCellFlags changed;

  g_return_val_if_fail (SATDOKU_IS_CELL (self), FALSE);

  changed = self->flags ^ flags;
  if (changed == 0)
    return FALSE;
  self->flags = flags;
  if (changed & (SATDOKU_CELL_SELECTED | SATDOKU_CELL_CHOSEN))
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 (flags & (SATDOKU_CELL_SELECTED | SATDOKU_CELL_CHOSEN)) != 0, -1);
  if (changed & SATDOKU_CELL_CONFLICT)
    {
      gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_INVALID,
                                   flags & SATDOKU_CELL_CONFLICT ? GTK_ACCESSIBLE_INVALID_TRUE
                                                                 : GTK_ACCESSIBLE_INVALID_FALSE,
                                   -1);
    }
  if (changed & (SATDOKU_CELL_CONFLICT | SATDOKU_CELL_PARTIAL))
    update_label (self);
  return TRUE;
}

/* With which others it breaks a rule; said when it is shown as a conflict. */
void
satdoku_cell_set_clashes (SatdokuCell *self,
                          const SatdokuClashes *clashes)
{
  g_return_if_fail (SATDOKU_IS_CELL (self) && clashes != NULL);

  if (memcmp (&self->clashes, clashes, sizeof *clashes) == 0)
    return;
  self->clashes = *clashes;
  if (self->flags & SATDOKU_CELL_CONFLICT)
    update_label (self);
}

/* Gives a screen reader the conclusions that the shown step draws about the cell. */
void
satdoku_cell_set_conclusions (SatdokuCell *self,
                              SudokuSet placed,
                              SudokuSet removed)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SATDOKU_IS_CELL (self));

  text = satdoku_cell_dup_conclusions (placed, removed, self->symbols);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* What is said of its candidates that are coloured or linked. Returns whether it was something
 * else before. */
gboolean
satdoku_cell_set_chain (SatdokuCell *self,
                        const char *text)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), FALSE);

  if (g_strcmp0 (self->chain, text) == 0)
    return FALSE;
  g_free (self->chain);
  self->chain = g_strdup (text);
  update_label (self);
  return TRUE;
}

/* What is said of solutions that are shown there, in place of its content. */
void
satdoku_cell_set_shown (SatdokuCell *self,
                        const char *text)
{
  g_return_if_fail (SATDOKU_IS_CELL (self));

  if (g_strcmp0 (self->shown, text) == 0)
    return;
  g_free (self->shown);
  self->shown = g_strdup (text);
  update_label (self);
}

SATDOKU_DEFINE_GETTER (SatdokuCell, satdoku_cell, flags, SatdokuCellFlags)

/* The beginning of a symbol that is being typed is shown in place of the content. Returns
 * whether it was something else before. */
gboolean
satdoku_cell_set_pending (SatdokuCell *self,
                          const char *text)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), FALSE);

  if (g_strcmp0 (self->pending, text) == 0)
    return FALSE;
  g_free (self->pending);
  self->pending = g_strdup (text);
  return TRUE;
}

/* The start of a symbol that is being typed here; NULL when there is none. */
SATDOKU_DEFINE_GETTER (SatdokuCell, satdoku_cell, pending, const char *)

/* The other shape must have the same side. */
void
satdoku_cell_set_geometry (SatdokuCell *self,
                           SudokuGeometry *geometry)
{
  SudokuGeometry *before;

  g_return_if_fail (SATDOKU_IS_CELL (self) && geometry != NULL);

  before = self->geometry;
  self->geometry = sudoku_geometry_ref (geometry);
  sudoku_geometry_unref (before);
  g_free (self->place);
  self->place = satdoku_cell_dup_place (geometry, self->cell);
  update_label (self);
}

/* How values are read out; borrowed, and must live until others are set. */
void
satdoku_cell_set_symbols (SatdokuCell *self,
                          const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_CELL (self) && symbols != NULL);

  self->symbols = symbols;
  update_label (self);
}
