/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small picture of the puzzle of a formula, in which the cells that a clause speaks of are lit
 * and those that one chooses have a frame. One can't enter anything: it tells which cells and
 * which value are chosen. How it looks is in satdoku-mini-board-picture.c, keys and clicks are in
 * satdoku-mini-board-input.c. */

#include "satdoku-config.h"

#include <glib/gi18n.h>

#include "satdoku-cell-name.h"
#include "satdoku-mini-board-private.h"

#define SIZE_MINIMUM 140
#define SIZE_NATURAL 280
/* Cells that can still be hit, as long as the board is no larger than it likes to be. */
#define CELL_MINIMUM 5

enum
{
  CELLS_CHANGED,
  VALUE_TYPED,
  VALUE_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuMiniBoard, satdoku_mini_board, GTK_TYPE_WIDGET)

static void
mini_board_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  satdoku_mini_board_draw (SATDOKU_MINI_BOARD (widget), snapshot);
}

static GtkSizeRequestMode
mini_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
mini_board_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  int wanted = (int)SATDOKU_MINI_BOARD (widget)->choice.side * CELL_MINIMUM + 2;

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? CLAMP (wanted, SIZE_MINIMUM, SIZE_NATURAL)
                                                     : SIZE_MINIMUM;
  *natural = SIZE_NATURAL;
}

static void
mini_board_css_changed (GtkWidget *widget,
                        GtkCssStyleChange *change)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);

  GTK_WIDGET_CLASS (satdoku_mini_board_parent_class)->css_changed (widget, change);
  satdoku_painter_context_changed (self->painter);
  gtk_widget_queue_draw (widget);
}

static void
mini_board_size_allocate (GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  satdoku_mini_board_present_picker (SATDOKU_MINI_BOARD (widget));
}

static void
satdoku_mini_board_dispose (GObject *object)
{
  g_clear_pointer (&SATDOKU_MINI_BOARD (object)->picker, gtk_widget_unparent);
  G_OBJECT_CLASS (satdoku_mini_board_parent_class)->dispose (object);
}

static void
satdoku_mini_board_finalize (GObject *object)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (object);

  satdoku_cell_selection_clear (&self->choice);
  g_free (self->words);
  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  g_clear_pointer (&self->painter, satdoku_painter_unref);
  G_OBJECT_CLASS (satdoku_mini_board_parent_class)->finalize (object);
}

static guint
add_signal (SatdokuMiniBoardClass *klass,
            const char *name,
            GType parameter)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, parameter != G_TYPE_NONE ? 1 : 0, parameter);
}

static void
satdoku_mini_board_class_init (SatdokuMiniBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_mini_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = satdoku_mini_board_finalize;
  widget_class->snapshot = mini_board_snapshot;
  widget_class->get_request_mode = mini_board_get_request_mode;
  widget_class->measure = mini_board_measure;
  widget_class->size_allocate = mini_board_size_allocate;
  widget_class->css_changed = mini_board_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  satdoku_mini_board_input_class_init (widget_class);
  signals[CELLS_CHANGED] = add_signal (klass, "cells-changed", G_TYPE_NONE);
  signals[VALUE_TYPED] = add_signal (klass, "value-typed", G_TYPE_UINT);
  signals[VALUE_PICKED] = add_signal (klass, "value-picked", G_TYPE_UINT);
}

static void
satdoku_mini_board_init (SatdokuMiniBoard *self)
{
  self->painter = satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  satdoku_cell_selection_resize (&self->choice, 0);
  satdoku_mini_board_input_init (self);
}

/* While the keys are about a cell it is named, else what the picture shows. */
void
satdoku_mini_board_update_name (SatdokuMiniBoard *self)
{
  const SudokuGrid *grid = self->cnf != NULL ? sudoku_cnf_get_grid (self->cnf) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  SatdokuCellContent content = { 0 };

  if (grid == NULL || !gtk_widget_has_focus (GTK_WIDGET (self)))
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      self->words != NULL ? self->words : "", -1);
      return;
    }
  content.value = sudoku_grid_get_value (grid, self->cursor);
  content.origin = sudoku_grid_get_origin (grid, self->cursor);
  name = satdoku_cell_name (sudoku_grid_get_geometry (grid), self->cursor, &content,
                            satdoku_painter_get_symbols (self->painter), NULL);
  label = g_strdup_printf (
    /* Translators: for a screen reader; %s is a cell and what is in it, such as "row 3 column 5
     * box 2, 7, given". */
    ngettext ("%s, %u cell chosen", "%s, %u cells chosen", self->choice.n_chosen),
    name, self->choice.n_chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* The cells that are chosen have become others, by the user. */
void
satdoku_mini_board_cells_changed (SatdokuMiniBoard *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  satdoku_mini_board_update_name (self);
  satdoku_mini_board_update_tooltip (self);
  g_signal_emit (self, signals[CELLS_CHANGED], 0);
}

/* A value was typed, or picked from the buttons; 0 = none. */
void
satdoku_mini_board_value_changed (SatdokuMiniBoard *self,
                                  guint value,
                                  gboolean picked)
{
  g_signal_emit (self, signals[picked ? VALUE_PICKED : VALUE_TYPED], 0, value);
}

/* Cells of another board are no longer chosen. */
static void
set_side (SatdokuMiniBoard *self,
          guint side)
{
  if (self->choice.side == side)
    return;
  satdoku_cell_selection_resize (&self->choice, side);
  self->cursor = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  satdoku_mini_board_input_reset (self);
}

static void
set (SatdokuMiniBoard *self,
     SudokuCnf *cnf,
     gboolean has_clause,
     guint64 clause)
{
  if (self->cnf != cnf)
    {
      g_clear_pointer (&self->cnf, sudoku_cnf_unref);
      self->cnf = cnf != NULL ? sudoku_cnf_ref (cnf) : NULL;
      set_side (self, cnf != NULL ? sudoku_grid_get_side (sudoku_cnf_get_grid (cnf)) : 0);
    }
  self->has_clause = has_clause;
  self->clause = clause;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * satdoku_mini_board_show_clause:
 * @self: a picture
 * @cnf: a formula
 * @clause: the index of a clause
 *
 * Lights the cells of the clause, and less brightly those of the house it is about.
 */
void
satdoku_mini_board_show_clause (SatdokuMiniBoard *self,
                                SudokuCnf *cnf,
                                guint64 clause)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self) && cnf != NULL);

  set (self, cnf, TRUE, clause);
}

/**
 * satdoku_mini_board_show_puzzle:
 * @self: a picture
 * @cnf: (nullable): a formula
 *
 * Shows the givens and entries of the formula, with no cell lit.
 */
void
satdoku_mini_board_show_puzzle (SatdokuMiniBoard *self,
                                SudokuCnf *cnf)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self));

  set (self, cnf, FALSE, 0);
}

static gboolean
is_wanted (SatdokuMiniBoard *self,
           const SudokuFilter *filter,
           guint cell)
{
  return (filter->row > 0 || filter->column > 0 || filter->n_cells > 0) &&
         sudoku_filter_has_cell (filter, self->choice.side, cell);
}

/* Takes over which cells a filter asks for. */
static void
choose_wanted (SatdokuMiniBoard *self,
               const SudokuFilter *filter)
{
  guint n_cells = self->choice.side * self->choice.side;
  guint last = 0;

  satdoku_cell_selection_none (&self->choice);
  for (guint cell = 0; cell < n_cells; cell++)
    if (is_wanted (self, filter, cell))
      {
        satdoku_cell_selection_also (&self->choice, cell);
        last = cell;
      }
  if (self->choice.n_chosen == 1)
    self->cursor = last;
}

/**
 * satdoku_mini_board_show_filter:
 * @self: a picture
 * @filter: what clauses are filtered by
 *
 * Draws a frame around the row, the column or the cells that are asked for, and chooses them.
 */
void
satdoku_mini_board_show_filter (SatdokuMiniBoard *self,
                                const SudokuFilter *filter)
{
  gboolean same = TRUE;

  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self) && filter != NULL);

  self->value = filter->value;
  for (guint cell = 0; same && cell < self->choice.side * self->choice.side; cell++)
    same = satdoku_cell_selection_has (&self->choice, cell) == is_wanted (self, filter, cell);
  if (same)
    return;
  choose_wanted (self, filter);
  satdoku_mini_board_update_name (self);
  satdoku_mini_board_update_tooltip (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * satdoku_mini_board_get_chosen:
 * @self: a picture
 * @n_cells: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_cells): the cells that are chosen, ascending; valid
 *   until the next call
 */
const guint *
satdoku_mini_board_get_chosen (SatdokuMiniBoard *self,
                               gsize *n_cells)
{
  g_return_val_if_fail (SATDOKU_IS_MINI_BOARD (self) && n_cells != NULL, NULL);

  return satdoku_cell_selection_get_cells (&self->choice, n_cells);
}

/**
 * satdoku_mini_board_set_words:
 * @self: a picture
 * @words: what it shows
 *
 * Says it to a screen reader. While one chooses cells by keys, these are named instead.
 */
void
satdoku_mini_board_set_words (SatdokuMiniBoard *self,
                              const char *words)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self) && words != NULL);

  if (g_strcmp0 (self->words, words) == 0)
    return;
  g_free (self->words);
  self->words = g_strdup (words);
  satdoku_mini_board_update_name (self);
}
