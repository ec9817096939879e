/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board shows a game in cells and follows it. Its sizes and lines are in
 * satdoku-board-layout.c, its picture in satdoku-board-draw.c, what the player does to it in
 * satdoku-board-input.c. It knows no commands of the window. The board is the same in every
 * direction of text: rows and columns count from the top left. */

#include "satdoku-config.h"

#include "satdoku-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (SatdokuBoard, satdoku_board, GTK_TYPE_WIDGET)

enum
{
  PROP_GAME = 1,
  PROP_SELECTED,
  PROP_SHOW_CONFLICTS,
  PROP_DIGIT_FIRST,
  PROP_DIGIT,
  PROP_TYPING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

guint
satdoku_board_get_side (SatdokuBoard *self)
{
  return self->shape != NULL ? sudoku_geometry_get_side (self->shape) : 0;
}

static gboolean
satdoku_board_grab_focus (GtkWidget *widget)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  if (self->cells->len == 0)
    return FALSE;
  return gtk_widget_grab_focus (
    g_ptr_array_index (self->cells, self->selected == SATDOKU_NO_CELL ? 0 : self->selected));
}

/* Tab enters and leaves the board as one stop. */
static gboolean
satdoku_board_focus (GtkWidget *widget,
                     GtkDirectionType direction)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child != NULL && child == self->picker)
    return gtk_widget_child_focus (child, direction);
  if (child != NULL)
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static void
satdoku_board_set_focus_child (GtkWidget *widget,
                               GtkWidget *child)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  GTK_WIDGET_CLASS (satdoku_board_parent_class)->set_focus_child (widget, child);
  if (SATDOKU_IS_CELL (child) && !self->extending)
    satdoku_board_select (self, satdoku_cell_get_row (SATDOKU_CELL (child)) *
                                    satdoku_board_get_side (self) +
                                  satdoku_cell_get_column (SATDOKU_CELL (child)));
}

static gboolean
is_on_diagonal (SatdokuBoard *self,
                guint cell)
{
  guint side = satdoku_board_get_side (self);
  guint row = cell / side;
  guint column = cell % side;

  return sudoku_geometry_has_diagonals (self->shape) && (row == column || row + column == side - 1);
}

static SatdokuCellFlags
compute_flags (SatdokuBoard *self,
               guint cell,
               guint selected_value)
{
  SatdokuCellFlags flags = 0;
  const SatdokuCellContent *content =
    satdoku_cell_get_content (g_ptr_array_index (self->cells, cell));

  if (cell == self->selected)
    flags |= SATDOKU_CELL_SELECTED;
  else if (satdoku_cell_selection_has (&self->choice, cell))
    flags |= SATDOKU_CELL_CHOSEN;
  else if (self->highlight_houses && self->choice.n_chosen == 1 &&
           self->selected != SATDOKU_NO_CELL &&
           sudoku_geometry_are_peers (self->shape, self->selected, cell))
    flags |= SATDOKU_CELL_HOUSE;
  if (self->highlight_same && selected_value > 0 && content->value == selected_value)
    flags |= SATDOKU_CELL_SAME;
  else if (self->highlight_same && selected_value > 0 && content->value == 0 &&
           sudoku_set_has (sudoku_set_or (content->marks[SUDOKU_MARK_CORNER],
                                          content->marks[SUDOKU_MARK_CENTRE]),
                           selected_value))
    flags |= SATDOKU_CELL_SAME_MARK;
  if ((self->show_conflicts || self->checked) && self->conflicts[cell])
    flags |= SATDOKU_CELL_CONFLICT;
  if (self->lit[cell])
    flags |= SATDOKU_CELL_LIT;
  if (is_on_diagonal (self, cell))
    flags |= SATDOKU_CELL_DIAGONAL;
  return flags;
}

static void
update_flags (SatdokuBoard *self)
{
  guint value = self->digit;

  if (value == 0 && self->selected != SATDOKU_NO_CELL)
    value = satdoku_cell_get_content (g_ptr_array_index (self->cells, self->selected))->value;
  for (guint i = 0; i < self->cells->len; i++)
    if (satdoku_cell_set_flags (g_ptr_array_index (self->cells, i),
                                compute_flags (self, i, value)))
      satdoku_board_redraw_cell (self, i);
}

static void
update_cell (SatdokuBoard *self,
             guint cell)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  SatdokuCellContent content = {
    .value = sudoku_grid_get_value (grid, cell),
    .origin = sudoku_grid_get_origin (grid, cell),
    .colour = sudoku_game_get_colour (self->game, cell),
  };

  for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
    content.marks[mark] = sudoku_game_get_marks (self->game, (SudokuMark)mark, cell);
  if (satdoku_cell_set_content (g_ptr_array_index (self->cells, cell), &content))
    satdoku_board_redraw_cell (self, cell);
}

static void
cells_changed_cb (SatdokuBoard *self,
                  GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    update_cell (self, g_array_index (cells, guint, i));
  self->checked = FALSE;
  satdoku_board_find_conflicts (self);
  update_flags (self);
}

static void
remove_cells (SatdokuBoard *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cells, i));
  g_ptr_array_set_size (self->cells, 0);
  g_clear_pointer (&self->shape, sudoku_geometry_unref);
  satdoku_board_redraw (self);
}

static void
create_cells (SatdokuBoard *self)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (self->game);
  guint side = sudoku_geometry_get_side (geometry);
  g_autofree char *label = NULL;

  self->shape = sudoku_geometry_ref (geometry);
  g_ptr_array_set_size (self->cells, (int)(side * side));
  /* Each comes before those that are there: to tell screen readers of it, GTK looks for its place
   * from the first child on, which takes far too long for 10,000 cells that are appended. */
  for (guint i = side * side; i-- > 0;)
    {
      GtkWidget *cell = satdoku_cell_new (self->painter, geometry, i);

      g_ptr_array_index (self->cells, i) = cell;
      gtk_widget_insert_after (cell, GTK_WIDGET (self), NULL);
    }
  self->conflicts = g_realloc (self->conflicts, side * side);
  self->lit = g_realloc (self->lit, side * side);
  satdoku_cell_selection_resize (&self->choice, side);
  satdoku_board_redraw (self);
  /* Translators: the name of the board for a screen reader, with the number of its rows and
   * columns. */
  label = g_strdup_printf (_ ("Sudoku board, %u × %u"), side, side);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Nothing of what was chosen in another game is about this one. */
static void
show_game (SatdokuBoard *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  satdoku_board_input_reset (self);
  if (self->shape == NULL ||
      !sudoku_geometry_equal (self->shape, sudoku_game_get_geometry (self->game)))
    {
      remove_cells (self);
      create_cells (self);
    }
  satdoku_board_choose_first (self);
  /* Until the next frame GTK would leave the focus on a cell that is gone, and drop all keys. */
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  satdoku_board_input_reset (self);
  memset (self->lit, 0, self->cells->len);
  self->checked = FALSE;
  satdoku_board_set_digit (self, 0);
  for (guint i = 0; i < self->cells->len; i++)
    update_cell (self, i);
  satdoku_board_find_conflicts (self);
  satdoku_board_selection_changed (self);
}

static void
satdoku_board_get_property (GObject *object,
                            guint id,
                            GValue *value,
                            GParamSpec *pspec)
{
  SatdokuBoard *self = SATDOKU_BOARD (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_SELECTED:
      g_value_set_uint (value, self->selected);
      break;
    case PROP_SHOW_CONFLICTS:
      g_value_set_boolean (value, self->show_conflicts);
      break;
    case PROP_DIGIT_FIRST:
      g_value_set_boolean (value, self->digit_first);
      break;
    case PROP_DIGIT:
      g_value_set_uint (value, self->digit);
      break;
    case PROP_TYPING:
      g_value_set_boolean (value, satdoku_board_is_typing (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_board_set_property (GObject *object,
                            guint id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  SatdokuBoard *self = SATDOKU_BOARD (object);

  switch (id)
    {
    case PROP_GAME:
      satdoku_board_set_game (self, g_value_get_object (value));
      break;
    case PROP_SELECTED:
      satdoku_board_select (self, g_value_get_uint (value));
      break;
    case PROP_SHOW_CONFLICTS:
      satdoku_board_set_show_conflicts (self, g_value_get_boolean (value));
      break;
    case PROP_DIGIT_FIRST:
      satdoku_board_set_digit_first (self, g_value_get_boolean (value));
      break;
    case PROP_DIGIT:
      satdoku_board_set_digit (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_board_dispose (GObject *object)
{
  SatdokuBoard *self = SATDOKU_BOARD (object);

  g_clear_handle_id (&self->typing_timeout, g_source_remove);
  satdoku_board_drop_picker (self);
  remove_cells (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (satdoku_board_parent_class)->dispose (object);
}

static void
satdoku_board_finalize (GObject *object)
{
  SatdokuBoard *self = SATDOKU_BOARD (object);

  g_ptr_array_unref (self->cells);
  g_free (self->conflicts);
  g_free (self->lit);
  satdoku_cell_selection_clear (&self->choice);
  g_ptr_array_unref (self->groups);
  satdoku_cell_style_free (self->looks);
  satdoku_painter_unref (self->painter);
  G_OBJECT_CLASS (satdoku_board_parent_class)->finalize (object);
}

static void
satdoku_board_class_init (SatdokuBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = satdoku_board_get_property;
  object_class->set_property = satdoku_board_set_property;
  object_class->dispose = satdoku_board_dispose;
  object_class->finalize = satdoku_board_finalize;
  widget_class->grab_focus = satdoku_board_grab_focus;
  widget_class->focus = satdoku_board_focus;
  widget_class->set_focus_child = satdoku_board_set_focus_child;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME, flags);
  properties[PROP_SELECTED] =
    g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, SATDOKU_NO_CELL, flags);
  properties[PROP_SHOW_CONFLICTS] =
    g_param_spec_boolean ("show-conflicts", NULL, NULL, TRUE, flags);
  properties[PROP_DIGIT_FIRST] = g_param_spec_boolean ("digit-first", NULL, NULL, FALSE, flags);
  properties[PROP_DIGIT] = g_param_spec_uint ("digit", NULL, NULL, 0, SUDOKU_SIDE_MAX, 0, flags);
  properties[PROP_TYPING] = g_param_spec_boolean ("typing", NULL, NULL, FALSE,
                                                  flags & ~(GParamFlags)G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  satdoku_board_layout_class_init (widget_class);
  satdoku_board_draw_class_init (widget_class);
  satdoku_board_picker_class_init (widget_class);
}

static void
satdoku_board_init (SatdokuBoard *self)
{
  self->painter = satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  self->cells = g_ptr_array_new ();
  self->selected = SATDOKU_NO_CELL;
  self->show_conflicts = TRUE;
  self->highlight_houses = TRUE;
  self->highlight_same = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  satdoku_board_draw_init (self);
  satdoku_board_input_init (self);
  satdoku_board_selection_init (self);
}

/**
 * satdoku_board_new:
 *
 * Returns: (transfer floating): a board without a game
 */
GtkWidget *
satdoku_board_new (void)
{
  return g_object_new (SATDOKU_TYPE_BOARD, NULL);
}

/**
 * satdoku_board_get_game:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the game it shows
 */
SudokuGame *
satdoku_board_get_game (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), NULL);

  return self->game;
}

/**
 * satdoku_board_set_game:
 * @self: a board
 * @game: the game to show
 *
 * Selects the first empty cell and no others. The focus stays in the board.
 */
void
satdoku_board_set_game (SatdokuBoard *self,
                        SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));
  g_return_if_fail (SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (cells_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_game (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

/**
 * satdoku_board_get_selected:
 * @self: a board
 *
 * Returns: the selected cell, or `SATDOKU_NO_CELL`
 */
guint
satdoku_board_get_selected (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), SATDOKU_NO_CELL);

  return self->selected;
}

/**
 * satdoku_board_select:
 * @self: a board
 * @cell: a cell, or `SATDOKU_NO_CELL`
 *
 * Selects a cell and no others; what was being typed into another one is entered there first. Does
 * not move the focus. When it has been the selected one, others that are chosen with it stay so.
 */
void
satdoku_board_select (SatdokuBoard *self,
                      guint cell)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));
  g_return_if_fail (cell == SATDOKU_NO_CELL || cell < self->cells->len);

  if (self->selected == cell)
    return;
  satdoku_board_commit_typing (self);
  self->selected = cell;
  satdoku_board_reset_selection (self);
  satdoku_board_selection_changed (self);
}

/* Called after the selected or the chosen cells have become others. */
void
satdoku_board_selection_changed (SatdokuBoard *self)
{
  update_flags (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/**
 * satdoku_board_set_symbols:
 * @self: a board
 * @symbols: what is shown for the values
 */
void
satdoku_board_set_symbols (SatdokuBoard *self,
                           const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (!satdoku_painter_set_symbols (self->painter, symbols))
    return;
  satdoku_board_input_reset (self);
  for (guint i = 0; i < self->cells->len; i++)
    satdoku_cell_symbols_changed (g_ptr_array_index (self->cells, i));
  satdoku_cell_style_clear (self->looks);
  satdoku_board_redraw (self);
}

/**
 * satdoku_board_get_symbols:
 * @self: a board
 *
 * Returns: (transfer none): what is shown for the values
 */
const SudokuSymbols *
satdoku_board_get_symbols (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), NULL);

  return satdoku_painter_get_symbols (self->painter);
}

/**
 * satdoku_board_set_show_conflicts:
 * @self: a board
 * @show: are cells that break a rule marked as soon as they do?
 */
void
satdoku_board_set_show_conflicts (SatdokuBoard *self,
                                  gboolean show)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (self->show_conflicts == show)
    return;
  self->show_conflicts = show;
  update_flags (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_CONFLICTS]);
}

/**
 * satdoku_board_set_highlight_houses:
 * @self: a board
 * @highlight: are the row, the column, the box and the diagonals of the chosen cell tinted?
 */
void
satdoku_board_set_highlight_houses (SatdokuBoard *self,
                                    gboolean highlight)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  self->highlight_houses = highlight;
  update_flags (self);
}

/**
 * satdoku_board_set_highlight_same:
 * @self: a board
 * @highlight: are the cells with the same number as the chosen one tinted?
 */
void
satdoku_board_set_highlight_same (SatdokuBoard *self,
                                  gboolean highlight)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  self->highlight_same = highlight;
  update_flags (self);
}

/**
 * satdoku_board_check:
 * @self: a board
 *
 * Marks the cells that break a rule, until the next change, even if they are not marked at once.
 */
void
satdoku_board_check (SatdokuBoard *self)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  self->checked = TRUE;
  update_flags (self);
}

/**
 * satdoku_board_light_up:
 * @self: a board
 * @cells: (array length=n_cells): cells
 * @n_cells: how many
 *
 * Lights up these cells and no others, until the player goes on.
 */
void
satdoku_board_light_up (SatdokuBoard *self,
                        const guint *cells,
                        gsize n_cells)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (self->cells->len == 0)
    return;
  memset (self->lit, 0, self->cells->len);
  for (gsize i = 0; i < n_cells; i++)
    if (cells[i] < self->cells->len)
      self->lit[cells[i]] = TRUE;
  update_flags (self);
}

/**
 * satdoku_board_get_cell:
 * @self: a board
 * @cell: a cell
 *
 * Returns: (transfer none): its widget
 */
SatdokuCell *
satdoku_board_get_cell (SatdokuBoard *self,
                        guint cell)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self) && cell < self->cells->len, NULL);

  return g_ptr_array_index (self->cells, cell);
}
