/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board shows a game in cells and follows it. What it looks like is the canvas's business, what
 * is entered the editor's, which cells are chosen the selection's, what keys and pointers do the
 * input's: it puts them together, and gives the cells their places. It knows no commands of the
 * window. The board is the same in every direction of text: rows and columns count from the top
 * left. */

#include "satdoku-config.h"

#include "satdoku-board.h"

#include <glib/gi18n.h>
#include <string.h>

#include "satdoku-board-canvas.h"
#include "satdoku-board-chain.h"
#include "satdoku-board-input.h"
#include "satdoku-chain-name.h"
#include "satdoku-class.h"
#include "satdoku-css-theme.h"
#include "satdoku-item-states.h"
#include "satdoku-properties.h"
#include "satdoku-shown-name.h"

/* A cell can't be smaller than it has to be for the largest board to fit into a narrow window, but
 * need not be smaller than can be hit with a finger. */
#define CELLS_MIN_EXTENT 250
#define CELL_MIN 2
#define CELL_MIN_FINGER 20
/* Nor does it want to be larger. */
#define CELL_NATURAL 56
/* From these sizes of a cell on, the lines between regions are so thick. */
#define CELL_FOR_2 12
#define CELL_FOR_3 44

/**
 * SatdokuBoard:
 *
 * Shows a game in cells that can be chosen and changed.
 */
struct _SatdokuBoard
{
  GtkWidget parent_instance;

  /* Owned. */
  SudokuGame *game;             /* (nullable) */
  SatdokuBoardPattern *pattern; /* (nullable): of the cells */
  GPtrArray *cells;             /* (element-type SatdokuCell): children, row by row */
  SatdokuCellSelection *selection;
  SatdokuEditor *editor;
  SatdokuBoardInput *input;
  SatdokuBoardCanvas *canvas;
  SatdokuBoardChain *chain;
  SatdokuFigure *figure;   /* (nullable): what is drawn over it */
  SatdokuOverlay *overlay; /* (nullable): what is shown in place of what is in cells */
  guint8 *conflicts;       /* per cell: breaks a rule */
  guint8 *lit;             /* per cell */
  GArray *lit_cells;       /* (nullable) (element-type guint): the same as a list */
  gboolean lit_passes;     /* whether they are lit only until the cursor moves */
  guint8 *partial;         /* per cell: an answer there belongs to no solution */
  GArray *partial_cells;   /* (nullable) (element-type guint): the same as a list */

  SudokuGeometry *shape; /* (nullable): of the cells */
  gboolean show_conflicts;
  gboolean highlight_houses;
  gboolean highlight_same;
  gboolean checked; /* conflicts are shown until the next change, because the player asked */
  char *pending;    /* (nullable): the beginning of a symbol that is being typed */
  guint digit;      /* the number that was picked to be entered; 0: none */
  SatdokuBoardLayout layout;
  GdkRectangle visible; /* what is seen of the board; empty = all */
};

G_DEFINE_FINAL_TYPE (SatdokuBoard, satdoku_board, GTK_TYPE_WIDGET)

enum
{
  PROP_GAME,
  PROP_SELECTED,
  PROP_SHOW_CONFLICTS,
  PROP_CHECKED,
  PROP_HIGHLIGHT_HOUSES,
  PROP_HIGHLIGHT_SAME,
  PROP_LOCKED,
  PROP_FIGURE,
  PROP_OVERLAY,
  PROP_LIT,
  PROP_PARTIAL,
  PROP_PENDING,
  PROP_DIGIT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
get_side (SatdokuBoard *self)
{
  return self->shape != NULL ? sudoku_geometry_get_side (self->shape) : 0;
}

static guint
get_cursor (SatdokuBoard *self)
{
  return satdoku_cell_selection_get_cursor (self->selection);
}

static guint
get_number (SatdokuBoard *self,
            GtkWidget *cell)
{
  return satdoku_cell_get_row (SATDOKU_CELL (cell)) * get_side (self) +
         satdoku_cell_get_column (SATDOKU_CELL (cell));
}

static gboolean
satdoku_board_grab_focus (GtkWidget *widget)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  guint cursor = get_cursor (self);

  if (self->cells->len == 0)
    return FALSE;
  return gtk_widget_grab_focus (
    g_ptr_array_index (self->cells, cursor == SATDOKU_NO_CELL ? 0 : cursor));
}

/* Tab enters and leaves the board as one stop. */
static gboolean
satdoku_board_focus (GtkWidget *widget,
                     GtkDirectionType direction)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  if (satdoku_board_input_has_focus (self->input))
    return satdoku_board_input_move_focus (self->input, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static void
satdoku_board_set_focus_child (GtkWidget *widget,
                               GtkWidget *child)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  GTK_WIDGET_CLASS (satdoku_board_parent_class)->set_focus_child (widget, child);
  if (SATDOKU_IS_CELL (child))
    satdoku_board_select (self, get_number (self, child));
}

static void
redraw_cell (SatdokuBoard *self,
             guint cell)
{
  satdoku_board_canvas_redraw_cell (self->canvas, cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Describes in each cell the solutions that are shown there, and redraws all cells. */
static void
update_shown (SatdokuBoard *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const SatdokuShown *shown =
        self->overlay != NULL ? satdoku_overlay_get_shown (self->overlay, i) : NULL;
      g_autofree char *text =
        shown != NULL ? satdoku_shown_dup_name (shown, satdoku_board_get_symbols (self)) : NULL;

      satdoku_cell_set_shown (g_ptr_array_index (self->cells, i), text);
      redraw_cell (self, i);
    }
}

static gboolean
is_marked (const SatdokuCellContent *content,
           guint value)
{
  return content->value == 0 && sudoku_set_has (sudoku_set_or (content->marks[SUDOKU_MARK_CORNER],
                                                               content->marks[SUDOKU_MARK_CENTRE]),
                                                value);
}

static SatdokuCellFlags
compute_flags (SatdokuBoard *self,
               guint cell,
               guint selected_value)
{
  SatdokuCellFlags flags = 0;
  const SatdokuCellContent *content =
    satdoku_cell_get_content (g_ptr_array_index (self->cells, cell));
  guint cursor = get_cursor (self);
  gboolean tints = !satdoku_editor_get_locked (self->editor);

  if (cell == cursor)
    flags |= SATDOKU_CELL_SELECTED;
  else if (satdoku_cell_selection_has (self->selection, cell))
    flags |= SATDOKU_CELL_CHOSEN;
  else if (tints && self->highlight_houses && cursor != SATDOKU_NO_CELL &&
           satdoku_cell_selection_get_n_chosen (self->selection) == 1 &&
           sudoku_geometry_are_peers (self->shape, cursor, cell))
    flags |= SATDOKU_CELL_HOUSE;
  if (tints && self->highlight_same && selected_value > 0 && content->value == selected_value)
    flags |= SATDOKU_CELL_SAME;
  else if (tints && self->highlight_same && selected_value > 0 &&
           is_marked (content, selected_value))
    flags |= SATDOKU_CELL_SAME_MARK;
  if ((self->show_conflicts || self->checked) && self->conflicts[cell])
    flags |= SATDOKU_CELL_CONFLICT;
  if (self->lit[cell])
    flags |= SATDOKU_CELL_LIT;
  if (self->partial[cell] && content->origin == SUDOKU_ORIGIN_ANSWER)
    flags |= SATDOKU_CELL_PARTIAL;
  return flags;
}

/* Items of the selected cell are lit as its houses are tinted. */
static void
update_items (SatdokuBoard *self)
{
  gboolean tints = !satdoku_editor_get_locked (self->editor);
  g_autofree guint8 *states = NULL;
  guint n_states = 0;

  if (self->game == NULL || self->pattern == NULL)
    return;
  states = satdoku_item_states_find (sudoku_game_get_grid (self->game),
                                     tints ? get_cursor (self) : SATDOKU_NO_CELL,
                                     self->show_conflicts || self->checked, &n_states);
  if (satdoku_board_canvas_set_item_states (self->canvas, states, n_states))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update_flags (SatdokuBoard *self)
{
  guint value = self->digit;
  guint cursor = get_cursor (self);

  if (value == 0 && cursor != SATDOKU_NO_CELL && cursor < self->cells->len)
    value = satdoku_cell_get_content (g_ptr_array_index (self->cells, cursor))->value;
  for (guint i = 0; i < self->cells->len; i++)
    if (satdoku_cell_set_flags (g_ptr_array_index (self->cells, i),
                                compute_flags (self, i, value)))
      redraw_cell (self, i);
  update_items (self);
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
    redraw_cell (self, cell);
}

/* What is said of the coloured and linked candidates of a cell, which is all that is drawn of
 * them. */
static void
update_chain (SatdokuBoard *self,
              guint cell)
{
  g_autofree char *text = satdoku_chain_dup_name (sudoku_game_get_state (self->game), cell,
                                                  satdoku_board_get_symbols (self));

  if (satdoku_cell_set_chain (g_ptr_array_index (self->cells, cell), text))
    redraw_cell (self, cell);
}

/* A link is shown as long as both of its ends are, so that those of the cells that changed are
 * looked at from their other ends, too. */
static void
update_links (SatdokuBoard *self)
{
  const SudokuColouring *colouring =
    sudoku_state_get_colouring (sudoku_game_get_state (self->game));
  guint n_links = 0;
  const SudokuLinked *links = sudoku_colouring_get_links (colouring, &n_links);

  satdoku_board_canvas_set_colouring (self->canvas, colouring);
  for (guint i = 0; i < n_links; i++)
    {
      update_chain (self, links[i].from.cell);
      update_chain (self, links[i].to.cell);
    }
}

static void
update_conflicts (SatdokuBoard *self)
{
  g_autofree SatdokuClashes *clashes = satdoku_conflicts_find (sudoku_game_get_grid (self->game));

  for (guint i = 0; i < self->cells->len; i++)
    {
      self->conflicts[i] = clashes[i].n_cells > 0;
      satdoku_cell_set_clashes (g_ptr_array_index (self->cells, i), &clashes[i]);
    }
}

/* The caller updates the flags. */
static void
set_checked (SatdokuBoard *self,
             gboolean checked)
{
  if (self->checked == checked)
    return;
  self->checked = checked;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHECKED]);
}

static void
cells_changed_cb (SatdokuBoard *self,
                  GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    {
      update_cell (self, g_array_index (cells, guint, i));
      update_chain (self, g_array_index (cells, guint, i));
    }
  update_links (self);
  set_checked (self, FALSE);
  update_conflicts (self);
  update_flags (self);
}

/* The caller updates the flags. */
static void
set_lit (SatdokuBoard *self,
         GArray *cells)
{
  GArray *before = self->lit_cells;

  if (before == cells)
    return;
  self->lit_cells = cells != NULL ? g_array_ref (cells) : NULL;
  g_clear_pointer (&before, g_array_unref);
  if (self->cells->len > 0)
    memset (self->lit, 0, self->cells->len);
  for (guint i = 0; cells != NULL && i < cells->len; i++)
    if (g_array_index (cells, guint, i) < self->cells->len)
      self->lit[g_array_index (cells, guint, i)] = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIT]);
}

/* The focus goes where the cursor is, as long as it is in the board. */
static void
selection_changed_cb (SatdokuBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (self->lit_passes)
    set_lit (self, NULL);
  update_flags (self);
  if (SATDOKU_IS_CELL (focus) && get_cursor (self) != SATDOKU_NO_CELL &&
      get_number (self, focus) != get_cursor (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

static void
editing_cb (SatdokuBoard *self)
{
  set_lit (self, NULL);
  update_flags (self);
}

static void
pending_changed (SatdokuBoard *self)
{
  guint cursor = get_cursor (self);

  if (cursor != SATDOKU_NO_CELL && cursor < self->cells->len &&
      satdoku_cell_set_pending (g_ptr_array_index (self->cells, cursor), self->pending))
    redraw_cell (self, cursor);
}

static void
remove_cells (SatdokuBoard *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cells, i));
  g_ptr_array_set_size (self->cells, 0);
  self->layout.side = 0;
  g_clear_pointer (&self->shape, sudoku_geometry_unref);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
}

static void
create_cells (SatdokuBoard *self)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (self->game);
  guint side = sudoku_geometry_get_side (geometry);
  g_autofree char *label = NULL;

  self->shape = sudoku_geometry_ref (geometry);
  self->pattern = satdoku_board_pattern_new (geometry);
  g_ptr_array_set_size (self->cells, (int)(side * side));
  /* Each comes before those that are there: to tell screen readers of it, GTK looks for its place
   * from the first child on, which takes far too long for 10,000 cells that are appended. */
  for (guint i = side * side; i-- > 0;)
    {
      GtkWidget *cell = satdoku_cell_new (geometry, i, satdoku_board_get_symbols (self));

      g_ptr_array_index (self->cells, i) = cell;
      gtk_widget_insert_after (cell, GTK_WIDGET (self), NULL);
    }
  self->conflicts = g_realloc (self->conflicts, side * side);
  self->lit = g_realloc (self->lit, side * side);
  self->partial = g_realloc (self->partial, side * side);
  memset (self->partial, 0, side * side);
  memset (self->lit, 0, side * side);
  satdoku_cell_selection_set_side (self->selection, side);
  /* Translators: the name of the board for a screen reader, with the number of its rows and
   * columns. */
  label = g_strdup_printf (_ ("Sudoku board, %u × %u"), side, side);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The puzzle has other rules: other lines are drawn and other cells go together, but the cells, and
 * which of them are chosen, stay. */
static void
rules_changed_cb (SatdokuBoard *self)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (self->game);

  g_clear_pointer (&self->shape, sudoku_geometry_unref);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  self->shape = sudoku_geometry_ref (geometry);
  self->pattern = satdoku_board_pattern_new (geometry);
  for (guint i = 0; i < self->cells->len; i++)
    satdoku_cell_set_geometry (g_ptr_array_index (self->cells, i), geometry);
  satdoku_board_input_set_pattern (self->input, self->pattern);
  update_items (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Where the player of a new game begins: the first cell that is empty. */
static guint
find_first (SatdokuBoard *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  guint n_cells = sudoku_grid_get_n_cells (grid);
  guint cell = 0;

  while (cell < n_cells && sudoku_grid_get_value (grid, cell) > 0)
    cell++;
  return cell < n_cells ? cell : 0;
}

/* Nothing of what was chosen in another game is about this one. */
static void
show_game (SatdokuBoard *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  satdoku_board_show_figure (self, NULL);
  satdoku_board_show_overlay (self, NULL);
  set_lit (self, NULL);
  /* Before other cells are chosen: what is being typed is not for this game. */
  g_object_set (self->editor, "game", self->game, NULL);
  if (self->shape == NULL ||
      !sudoku_geometry_equal (self->shape, sudoku_game_get_geometry (self->game)))
    {
      remove_cells (self);
      create_cells (self);
    }
  satdoku_board_input_set_pattern (self->input, self->pattern);
  self->checked = FALSE;
  for (guint i = 0; i < self->cells->len; i++)
    {
      update_cell (self, i);
      update_chain (self, i);
    }
  update_links (self);
  update_conflicts (self);
  satdoku_cell_selection_only (self->selection, find_first (self));
  /* Until the next frame GTK would leave the focus on a cell that is gone, and drop all keys. */
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* The first empty cell gets selected, and no others. The focus stays in the board. */
static void
set_game (SatdokuBoard *self,
          SudokuGame *game)
{
  g_return_if_fail (SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "notify::geometry", G_CALLBACK (rules_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (cells_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_game (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
measure_lines (int cell,
               SatdokuBoardMeasures *measures)
{
  int thick = cell >= CELL_FOR_3 ? 3 : cell >= CELL_FOR_2 ? 2
                                                          : 1;

  *measures = (SatdokuBoardMeasures){ cell, 1, thick, thick, TRUE };
}

static void
satdoku_board_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  guint side = get_side (self);
  SatdokuBoardMeasures measures;
  SatdokuBoardLayout layout;

  *minimum = *natural = 0;
  if (side == 0)
    return;
  measure_lines (CLAMP (CELLS_MIN_EXTENT / (int)side, CELL_MIN, CELL_MIN_FINGER), &measures);
  satdoku_board_layout_init (&layout, self->pattern, &measures);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? layout.full_width : layout.full_height;
  *natural = MAX (*minimum, CELL_NATURAL * (int)MIN (side, 9));
}

static void
satdoku_board_size_allocate (GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  if (self->pattern == NULL)
    return;
  satdoku_board_layout_fit (&self->layout, self->pattern, measure_lines, width, height);
  satdoku_board_canvas_set_board (self->canvas, self->pattern, &self->layout);
  for (guint i = 0; i < self->cells->len; i++)
    {
      SatdokuBoardArea area;

      satdoku_board_layout_get_cell (&self->layout, i, &area);
      gtk_widget_size_allocate (g_ptr_array_index (self->cells, i),
                                &(GtkAllocation){ area.x, area.y, area.width, area.height }, -1);
    }
  satdoku_board_input_set_layout (self->input, &self->layout);
}

static void
get_state (gpointer board,
           guint cell,
           SatdokuCellState *state)
{
  SatdokuBoard *self = board;
  SatdokuCell *widget = g_ptr_array_index (self->cells, cell);
  const SatdokuShown *shown =
    self->overlay != NULL ? satdoku_overlay_get_shown (self->overlay, cell) : NULL;

  state->content = *satdoku_cell_get_content (widget);
  state->flags = satdoku_cell_get_flags (widget);
  state->pending = satdoku_cell_get_pending (widget);
  if ((state->flags & SATDOKU_CELL_SELECTED) &&
      (gtk_widget_get_state_flags (board) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    state->flags |= SATDOKU_CELL_FOCUSED;
  if (shown != NULL && state->pending == NULL)
    satdoku_shown_apply (shown, state);
}

static void
satdoku_board_snapshot (GtkWidget *widget,
                        GtkSnapshot *snapshot)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  SatdokuBoardColours colours;
  SatdokuFigureColours figure_colours;
  SatdokuChainColours chain_colours;
  gboolean has_chain = satdoku_board_canvas_has_chain (self->canvas);

  if (self->layout.side == 0 || self->layout.side != get_side (self))
    return;
  satdoku_css_theme_get_colours (widget, &colours);
  satdoku_css_theme_get_figure_colours (widget, &figure_colours);
  if (has_chain)
    satdoku_css_theme_get_chain_colours (widget, &chain_colours);
  /* Of a surface whose scale is a fraction, the whole number above it: the pictures are then drawn
   * too large, never too small. A window's initial scale is not notified. */
  satdoku_board_canvas_set_scale (self->canvas, gtk_widget_get_scale_factor (widget));
  satdoku_board_canvas_draw (self->canvas, snapshot, &colours, &figure_colours,
                             has_chain ? &chain_colours : NULL, &self->visible, get_state, self);
}

static void
satdoku_board_css_changed (GtkWidget *widget,
                           GtkCssStyleChange *change)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  GTK_WIDGET_CLASS (satdoku_board_parent_class)->css_changed (widget, change);
  satdoku_board_canvas_style_changed (self->canvas);
  gtk_widget_queue_draw (widget);
}

/* The selected cell looks different while the board has the focus. */
static void
satdoku_board_state_flags_changed (GtkWidget *widget,
                                   GtkStateFlags previous)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  GtkStateFlags changed = previous ^ gtk_widget_get_state_flags (widget);

  if ((changed & GTK_STATE_FLAG_FOCUS_WITHIN) != 0 && get_cursor (self) != SATDOKU_NO_CELL)
    redraw_cell (self, get_cursor (self));
}

/* The player wants to see the board as it is. */
static void
escaped_cb (SatdokuBoard *self)
{
  satdoku_board_light_up (self, NULL, 0);
  satdoku_board_show_overlay (self, NULL);
}

static void
partial_changed (SatdokuBoard *self)
{
  const GArray *cells = self->partial_cells;

  if (self->cells->len > 0)
    memset (self->partial, 0, self->cells->len);
  for (guint i = 0; cells != NULL && i < cells->len; i++)
    if (g_array_index (cells, guint, i) < self->cells->len)
      self->partial[g_array_index (cells, guint, i)] = TRUE;
  update_flags (self);
}

static void
set_locked (SatdokuBoard *self,
            gboolean locked)
{
  if (satdoku_editor_get_locked (self->editor) == locked)
    return;
  satdoku_editor_set_locked (self->editor, locked);
  update_flags (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOCKED]);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  SatdokuBoard *self = SATDOKU_BOARD (object);

  if (id == PROP_SELECTED)
    g_value_set_uint (value, get_cursor (self));
  else
    g_value_set_boolean (value, satdoku_editor_get_locked (self->editor));
}

/* What is more than to keep a value. */
static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  SatdokuBoard *self = SATDOKU_BOARD (object);

  if (id == PROP_GAME)
    set_game (self, g_value_get_object (value));
  else if (id == PROP_SELECTED)
    satdoku_board_select (self, g_value_get_uint (value));
  else if (id == PROP_LOCKED)
    set_locked (self, g_value_get_boolean (value));
  else if (id == PROP_FIGURE)
    satdoku_board_show_figure (self, g_value_get_boxed (value));
  else if (id == PROP_OVERLAY)
    satdoku_board_show_overlay (self, g_value_get_boxed (value));
  else
    {
      self->lit_passes = FALSE;
      set_lit (self, g_value_get_boxed (value));
      update_flags (self);
    }
}

static void
satdoku_board_dispose (GObject *object)
{
  SatdokuBoard *self = SATDOKU_BOARD (object);

  satdoku_editor_cancel_typing (self->editor);
  satdoku_board_input_drop (self->input);
  remove_cells (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  satdoku_class_dispose (object);
}

#define OFFSET(member) G_STRUCT_OFFSET (SatdokuBoard, member)
/* What all cells are looked at for. */
#define LOOK(name, member)                                                  \
  {                                                                         \
    name, G_TYPE_BOOLEAN, WRITE, OFFSET (member), G_CALLBACK (update_flags) \
  }
#define WRITE G_PARAM_READWRITE

static void
install_properties (SatdokuBoardClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, WRITE, OFFSET (game), .set = set_value },
    /* The cell with the cursor, or SATDOKU_NO_CELL. It notifies also when other cells are
     * chosen. */
    [PROP_SELECTED] = { "selected", G_TYPE_UINT, WRITE, .get = get_value, .set = set_value },
    [PROP_SHOW_CONFLICTS] = LOOK ("show-conflicts", show_conflicts),
    /* Are the cells that break a rule marked until the next change, even if they are not marked
     * at once? */
    [PROP_CHECKED] = LOOK ("checked", checked),
    [PROP_HIGHLIGHT_HOUSES] = LOOK ("highlight-houses", highlight_houses),
    [PROP_HIGHLIGHT_SAME] = LOOK ("highlight-same", highlight_same),
    /* Is the game only there to be looked at? Nothing can be entered then, and the chosen cell
     * tints no others. */
    [PROP_LOCKED] = { "locked", G_TYPE_BOOLEAN, WRITE, .get = get_value, .set = set_value },
    [PROP_FIGURE] = { "figure", SATDOKU_TYPE_FIGURE, WRITE, OFFSET (figure), .set = set_value },
    [PROP_OVERLAY] = { "overlay", SATDOKU_TYPE_OVERLAY, WRITE, OFFSET (overlay),
                       .set = set_value },
    /* The cells that are lit up, until something is entered. The list is not changed any more. */
    [PROP_LIT] = { "lit", G_TYPE_ARRAY, WRITE, OFFSET (lit_cells), .set = set_value },
    /* The list is not changed any more. */
    [PROP_PARTIAL] = { "partial", G_TYPE_ARRAY, WRITE, OFFSET (partial_cells),
                       G_CALLBACK (partial_changed) },
    /* Both are those of the editor. */
    [PROP_PENDING] = { "pending", G_TYPE_STRING, WRITE, OFFSET (pending),
                       G_CALLBACK (pending_changed) },
    [PROP_DIGIT] = { "digit", G_TYPE_UINT, WRITE, OFFSET (digit), G_CALLBACK (update_flags) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_board_class_init (SatdokuBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = satdoku_board_dispose;
  widget_class->grab_focus = satdoku_board_grab_focus;
  widget_class->focus = satdoku_board_focus;
  widget_class->set_focus_child = satdoku_board_set_focus_child;
  widget_class->measure = satdoku_board_measure;
  widget_class->size_allocate = satdoku_board_size_allocate;
  widget_class->snapshot = satdoku_board_snapshot;
  widget_class->css_changed = satdoku_board_css_changed;
  widget_class->state_flags_changed = satdoku_board_state_flags_changed;

  install_properties (klass);
  satdoku_class_keeps (klass, SatdokuBoard, cells, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuBoard, conflicts, g_free);
  satdoku_class_keeps (klass, SatdokuBoard, lit, g_free);
  satdoku_class_keeps (klass, SatdokuBoard, partial, g_free);
  satdoku_class_keeps (klass, SatdokuBoard, input, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBoard, chain, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBoard, editor, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBoard, selection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBoard, canvas, satdoku_board_canvas_free);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  satdoku_class_drops (klass, SatdokuBoard, game, g_object_unref);
}

static void
satdoku_board_init (SatdokuBoard *self)
{
  self->cells = g_ptr_array_new ();
  self->show_conflicts = TRUE;
  self->highlight_houses = TRUE;
  self->highlight_same = TRUE;
  self->canvas = satdoku_board_canvas_new (GTK_WIDGET (self));
  self->selection = satdoku_cell_selection_new ();
  self->editor = satdoku_editor_new (self->selection);
  self->input = satdoku_board_input_new (GTK_WIDGET (self), self->selection, self->editor);
  satdoku_board_input_set_symbols (self->input, satdoku_board_get_symbols (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (self->selection, "notify::cursor", G_CALLBACK (selection_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "editing", G_CALLBACK (editing_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (self->editor, "pending", self, "pending", G_BINDING_DEFAULT);
  g_object_bind_property (self->editor, "digit", self, "digit", G_BINDING_DEFAULT);
  self->chain = satdoku_board_chain_new (GTK_WIDGET (self), self->editor, self->canvas,
                                         &self->layout, get_state);
  g_signal_connect_object (self->input, "escaped", G_CALLBACK (escaped_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
satdoku_board_new (void)
{
  return g_object_new (SATDOKU_TYPE_BOARD, NULL);
}

SATDOKU_DEFINE_GETTER (SatdokuBoard, satdoku_board, game, SudokuGame *)

/* At least one cell is chosen as long as there is a game. */
SATDOKU_DEFINE_GETTER (SatdokuBoard, satdoku_board, selection, SatdokuCellSelection *)
SATDOKU_DEFINE_GETTER (SatdokuBoard, satdoku_board, editor, SatdokuEditor *)

guint
satdoku_board_get_selected (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), SATDOKU_NO_CELL);

  return get_cursor (self);
}

/* Selects a cell and no others; what was being typed into another one is entered there first.
 * When it has been the selected one, others that are chosen with it stay so. SATDOKU_NO_CELL is
 * no change. */
void
satdoku_board_select (SatdokuBoard *self,
                      guint cell)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));
  g_return_if_fail (cell == SATDOKU_NO_CELL || cell < self->cells->len);

  if (cell != SATDOKU_NO_CELL && get_cursor (self) != cell)
    satdoku_cell_selection_only (self->selection, cell);
}

void
satdoku_board_set_symbols (SatdokuBoard *self,
                           const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self) && symbols != NULL);

  if (!satdoku_board_canvas_set_symbols (self->canvas, symbols))
    return;
  satdoku_board_input_set_symbols (self->input, symbols);
  for (guint i = 0; i < self->cells->len; i++)
    {
      satdoku_cell_set_symbols (g_ptr_array_index (self->cells, i), symbols);
      update_chain (self, i);
    }
  update_shown (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const SudokuSymbols *
satdoku_board_get_symbols (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), NULL);

  return satdoku_board_canvas_get_symbols (self->canvas);
}

/* Lights up these cells and no others, until the cursor moves. */
void
satdoku_board_light_up (SatdokuBoard *self,
                        const guint *cells,
                        gsize n_cells)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (n_cells > 0)
    {
      g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof *cells);

      g_array_append_vals (list, cells, (guint)n_cells);
      set_lit (self, list);
      self->lit_passes = TRUE;
    }
  else
    set_lit (self, NULL);
  update_flags (self);
}

static void
describe_conclusions (SatdokuBoard *self,
                      SatdokuFigure *figure,
                      gboolean shown)
{
  guint n_notes = 0;
  const SatdokuNote *notes = satdoku_figure_get_notes (figure, &n_notes);

  for (guint i = 0; i < n_notes; i++)
    {
      SudokuSet placed = { 0 };
      SudokuSet removed = { 0 };

      if (notes[i].kind != SATDOKU_NOTE_PLACED && notes[i].kind != SATDOKU_NOTE_REMOVED)
        continue;
      for (guint k = 0; shown && k < n_notes; k++)
        {
          SudokuSet value = sudoku_set_single (notes[k].value);

          if (notes[k].cell == notes[i].cell && notes[k].kind == SATDOKU_NOTE_PLACED)
            placed = sudoku_set_or (placed, value);
          else if (notes[k].cell == notes[i].cell && notes[k].kind == SATDOKU_NOTE_REMOVED)
            removed = sudoku_set_or (removed, value);
        }
      satdoku_cell_set_conclusions (g_ptr_array_index (self->cells, notes[i].cell), placed,
                                    removed);
    }
}

/* Draws a figure over the board until it is taken away, or there is another game; it takes the
 * place of an overlay. A screen reader reads the conclusions with each cell. */
void
satdoku_board_show_figure (SatdokuBoard *self,
                           SatdokuFigure *figure)
{
  SatdokuFigure *before;

  g_return_if_fail (SATDOKU_IS_BOARD (self));
  g_return_if_fail (figure == NULL || satdoku_figure_get_side (figure) == get_side (self));

  before = self->figure;
  if (before == figure)
    return;
  if (before != NULL)
    describe_conclusions (self, before, FALSE);
  self->figure = figure != NULL ? satdoku_figure_ref (figure) : NULL;
  g_clear_pointer (&before, satdoku_figure_unref);
  if (figure != NULL)
    {
      satdoku_board_show_overlay (self, NULL);
      describe_conclusions (self, figure, TRUE);
    }
  satdoku_board_canvas_set_figure (self->canvas, figure);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIGURE]);
}

/* The game stays as it is. The overlay is shown until it is taken away, something is drawn over the
 * board, there is another game, or the player wants to see the board as it is. A screen reader
 * reads it with each cell. */
void
satdoku_board_show_overlay (SatdokuBoard *self,
                            SatdokuOverlay *overlay)
{
  SatdokuOverlay *before;

  g_return_if_fail (SATDOKU_IS_BOARD (self));
  g_return_if_fail (overlay == NULL || satdoku_overlay_get_side (overlay) == get_side (self));

  before = self->overlay;
  if (before == overlay)
    return;
  if (overlay != NULL)
    satdoku_board_show_figure (self, NULL);
  self->overlay = overlay != NULL ? satdoku_overlay_ref (overlay) : NULL;
  g_clear_pointer (&before, satdoku_overlay_unref);
  update_shown (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVERLAY]);
}

SATDOKU_DEFINE_GETTER (SatdokuBoard, satdoku_board, overlay, SatdokuOverlay *)
SATDOKU_DEFINE_GETTER (SatdokuBoard, satdoku_board, figure, SatdokuFigure *)

SatdokuCell *
satdoku_board_get_cell (SatdokuBoard *self,
                        guint cell)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self) && cell < self->cells->len, NULL);

  return g_ptr_array_index (self->cells, cell);
}

/* How many cells wide it is, with what stands beside it; 0 without a game. */
double
satdoku_board_get_extent (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), 0);

  return self->pattern != NULL ? satdoku_board_layout_get_extent (self->pattern) : 0;
}

/* The size of the largest board that fits, or of the smallest there is. The cells have a whole
 * number of pixels, so that a board seldom fills all there is. */
void
satdoku_board_fit (SatdokuBoard *self,
                   int width,
                   int height,
                   int *board_width,
                   int *board_height)
{
  SatdokuBoardLayout layout = { 0 };

  g_return_if_fail (SATDOKU_IS_BOARD (self) && board_width != NULL && board_height != NULL);

  if (self->pattern != NULL)
    satdoku_board_layout_fit (&layout, self->pattern, measure_lines, width, height);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, board_width, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, board_height, NULL, NULL,
                      NULL);
  *board_width = MAX (*board_width, layout.full_width);
  *board_height = MAX (*board_height, layout.full_height);
}

/* The part of the board that is seen, in its own pixels; empty: all of it. Cells outside of it
 * are not drawn. */
void
satdoku_board_set_visible_area (SatdokuBoard *self,
                                const GdkRectangle *area)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self) && area != NULL);

  if (gdk_rectangle_equal (&self->visible, area))
    return;
  self->visible = *area;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
