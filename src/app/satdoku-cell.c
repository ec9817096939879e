/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One cell of a board: a leaf widget that draws its value and marks itself, and that a screen
 * reader can name. All colours come from CSS: the states are classes of the node "cell". It knows
 * its place, and nothing of the game. */

#include "satdoku-config.h"

#include "satdoku-cell.h"

#include <string.h>

#include "satdoku-cell-name.h"
#include "satdoku-shape.h"

/* Parts of the cell's size: the wedge of a conflict. */
#define WEDGE_SIZE 0.24
#define WEDGE_PIXELS_MIN 3.0
/* And the shape that stands for its colour. */
#define SHAPE_SIZE 0.11
#define SHAPE_MARGIN 0.025
#define SHAPE_PIXELS_MIN 3.0

struct _SatdokuCell
{
  GtkWidget parent_instance;

  /* Owned. */
  SatdokuPainter *painter;
  SudokuGeometry *geometry;
  char *pending; /* (nullable): what is typed here just now */

  guint cell;
  SatdokuCellContent content;
  SatdokuClashes clashes;
  SatdokuCellFlags flags;
};

G_DEFINE_FINAL_TYPE (SatdokuCell, satdoku_cell, GTK_TYPE_WIDGET)

static const char *const origin_classes[] = {
  [SUDOKU_ORIGIN_NONE] = "empty",
  [SUDOKU_ORIGIN_GIVEN] = "given",
  [SUDOKU_ORIGIN_ENTRY] = "entry",
  [SUDOKU_ORIGIN_ANSWER] = "answer",
};

static const struct
{
  SatdokuCellFlags flag;
  const char *css_class;
} flag_classes[] = {
  { SATDOKU_CELL_SELECTED, "selected" },
  { SATDOKU_CELL_HOUSE, "house" },
  { SATDOKU_CELL_SAME, "same" },
  { SATDOKU_CELL_CONFLICT, "conflict" },
  { SATDOKU_CELL_LIT, "lit" },
  { SATDOKU_CELL_DIAGONAL, "diagonal" },
  { SATDOKU_CELL_CHOSEN, "chosen" },
  { SATDOKU_CELL_SAME_MARK, "same-mark" },
};

/* A conflict must be seen without colours, too: a wedge in the corner. */
static void
draw_wedge (SatdokuCell *self,
            GtkSnapshot *snapshot,
            const GdkRGBA *colour)
{
  float width = (float)gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float)gtk_widget_get_height (GTK_WIDGET (self));
  float size = MAX (width * (float)WEDGE_SIZE, (float)WEDGE_PIXELS_MIN);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (width - size, height - size, size, size));

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, width, height - size);
  cairo_line_to (cr, width, height);
  cairo_line_to (cr, width - size, height);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* Nor may colours be known by being seen alone: each has a shape. */
static void
draw_shape (SatdokuCell *self,
            GtkSnapshot *snapshot,
            const GdkRGBA *colour)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double margin = width * SHAPE_MARGIN;
  double size = MAX (width * SHAPE_SIZE, SHAPE_PIXELS_MIN);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)(margin + size), (float)(margin + size)));

  gdk_cairo_set_source_rgba (cr, colour);
  satdoku_shape_draw (cr, self->content.colour, margin, margin, size);
  cairo_destroy (cr);
}

static void
satdoku_cell_snapshot (GtkWidget *widget,
                       GtkSnapshot *snapshot)
{
  SatdokuCell *self = SATDOKU_CELL (widget);
  const SatdokuCellContent *content = &self->content;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (self->pending != NULL)
    satdoku_painter_draw_text (self->painter, snapshot, self->pending, &colour);
  else if (content->value > 0)
    satdoku_painter_draw_value (self->painter, snapshot, content->value,
                                content->origin == SUDOKU_ORIGIN_GIVEN, &colour);
  else
    satdoku_painter_draw_marks (self->painter, snapshot, content->marks[SUDOKU_MARK_CORNER],
                                content->marks[SUDOKU_MARK_CENTRE], &colour);
  if (self->flags & SATDOKU_CELL_CONFLICT)
    draw_wedge (self, snapshot, &colour);
  if (content->colour > 0)
    draw_shape (self, snapshot, &colour);
}

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

static void
select_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  gtk_widget_grab_focus (widget);
}

static void
update_label (SatdokuCell *self)
{
  g_autofree char *label =
    satdoku_cell_name (self->geometry, self->cell, &self->content,
                       satdoku_painter_get_symbols (self->painter),
                       self->flags & SATDOKU_CELL_CONFLICT ? &self->clashes : NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
satdoku_cell_finalize (GObject *object)
{
  SatdokuCell *self = SATDOKU_CELL (object);

  g_free (self->pending);
  g_clear_pointer (&self->painter, satdoku_painter_unref);
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  G_OBJECT_CLASS (satdoku_cell_parent_class)->finalize (object);
}

static void
satdoku_cell_class_init (SatdokuCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = satdoku_cell_finalize;
  widget_class->snapshot = satdoku_cell_snapshot;
  widget_class->measure = satdoku_cell_measure;

  gtk_widget_class_set_css_name (widget_class, "cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_install_action (widget_class, "cell.select", NULL, select_cb);
}

static void
satdoku_cell_init (SatdokuCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), origin_classes[SUDOKU_ORIGIN_NONE]);
}

/**
 * satdoku_cell_new:
 * @painter: of the board
 * @geometry: the shape of the board
 * @cell: the number of the cell in it
 *
 * Returns: (transfer floating): an empty cell
 */
GtkWidget *
satdoku_cell_new (SatdokuPainter *painter,
                  SudokuGeometry *geometry,
                  guint cell)
{
  SatdokuCell *self;

  g_return_val_if_fail (painter != NULL && geometry != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_CELL, NULL);
  self->painter = satdoku_painter_ref (painter);
  self->geometry = sudoku_geometry_ref (geometry);
  self->cell = cell;
  update_label (self);
  return GTK_WIDGET (self);
}

/**
 * satdoku_cell_get_row:
 * @self: a cell
 *
 * Returns: its row, from 0
 */
guint
satdoku_cell_get_row (SatdokuCell *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), 0);

  return self->cell / sudoku_geometry_get_side (self->geometry);
}

/**
 * satdoku_cell_get_column:
 * @self: a cell
 *
 * Returns: its column, from 0
 */
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

static void
set_colour_class (SatdokuCell *self,
                  guint colour,
                  gboolean on)
{
  g_autofree char *css_class = g_strdup_printf ("colour-%u", colour);

  if (colour == 0)
    return;
  if (on)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
      gtk_widget_add_css_class (GTK_WIDGET (self), "coloured");
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
      gtk_widget_remove_css_class (GTK_WIDGET (self), "coloured");
    }
}

/**
 * satdoku_cell_set_content:
 * @self: a cell
 * @content: what it holds from now on
 *
 * Returns: was it something else before?
 */
gboolean
satdoku_cell_set_content (SatdokuCell *self,
                          const SatdokuCellContent *content)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_val_if_fail (SATDOKU_IS_CELL (self) && content != NULL, FALSE);

  if (content_equal (&self->content, content))
    return FALSE;
  if (self->content.origin != content->origin)
    {
      gtk_widget_remove_css_class (widget, origin_classes[self->content.origin]);
      gtk_widget_add_css_class (widget, origin_classes[content->origin]);
    }
  if (self->content.colour != content->colour)
    {
      set_colour_class (self, self->content.colour, FALSE);
      set_colour_class (self, content->colour, TRUE);
    }
  self->content = *content;
  update_label (self);
  gtk_widget_queue_draw (widget);
  return TRUE;
}

/**
 * satdoku_cell_get_content:
 * @self: a cell
 *
 * Returns: (transfer none): what it holds
 */
const SatdokuCellContent *
satdoku_cell_get_content (SatdokuCell *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), NULL);

  return &self->content;
}

/**
 * satdoku_cell_set_flags:
 * @self: a cell
 * @flags: how it looks from now on
 */
void
satdoku_cell_set_flags (SatdokuCell *self,
                        SatdokuCellFlags flags)
{
  SatdokuCellFlags changed;

  g_return_if_fail (SATDOKU_IS_CELL (self));

  changed = self->flags ^ flags;
  if (changed == 0)
    return;
  self->flags = flags;
  for (gsize i = 0; i < G_N_ELEMENTS (flag_classes); i++)
    {
      if ((changed & flag_classes[i].flag) == 0)
        continue;
      if (flags & flag_classes[i].flag)
        gtk_widget_add_css_class (GTK_WIDGET (self), flag_classes[i].css_class);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), flag_classes[i].css_class);
    }
  if (changed & (SATDOKU_CELL_SELECTED | SATDOKU_CELL_CHOSEN))
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 (flags & (SATDOKU_CELL_SELECTED | SATDOKU_CELL_CHOSEN)) != 0, -1);
  if (changed & SATDOKU_CELL_CONFLICT)
    {
      gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_INVALID,
                                   flags & SATDOKU_CELL_CONFLICT ? GTK_ACCESSIBLE_INVALID_TRUE
                                                                 : GTK_ACCESSIBLE_INVALID_FALSE,
                                   -1);
      update_label (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

/**
 * satdoku_cell_set_clashes:
 * @self: a cell
 * @clashes: with which others it breaks a rule; said when it is shown as a conflict
 */
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

/**
 * satdoku_cell_get_flags:
 * @self: a cell
 *
 * Returns: how it looks
 */
SatdokuCellFlags
satdoku_cell_get_flags (SatdokuCell *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL (self), 0);

  return self->flags;
}

/**
 * satdoku_cell_set_pending:
 * @self: a cell
 * @text: (nullable): the beginning of a symbol that is being typed, or %NULL
 *
 * Shows what is typed so far in place of the content.
 */
void
satdoku_cell_set_pending (SatdokuCell *self,
                          const char *text)
{
  g_return_if_fail (SATDOKU_IS_CELL (self));

  if (g_strcmp0 (self->pending, text) == 0)
    return;
  if (self->pending == NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "pending");
  else if (text == NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "pending");
  g_free (self->pending);
  self->pending = g_strdup (text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * satdoku_cell_symbols_changed:
 * @self: a cell
 *
 * The painter shows other symbols.
 */
void
satdoku_cell_symbols_changed (SatdokuCell *self)
{
  g_return_if_fail (SATDOKU_IS_CELL (self));

  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
