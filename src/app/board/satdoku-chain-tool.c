/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player does with candidates, as moves of the game. The brush is a colour, or links: then
 * the first candidate that is touched waits for the second one. It knows nothing of keys, pointers
 * and widgets. */

#include "satdoku-config.h"

#include "satdoku-chain-tool.h"

#include <sudoku-game-moves.h>

struct _SatdokuChainTool
{
  GObject parent_instance;

  SudokuGame *game; /* (nullable): owned */
  guint brush;
  SudokuSpot start; /* of a link; value 0: of none */
};

enum
{
  START_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuChainTool, satdoku_chain_tool, G_TYPE_OBJECT)

static void
satdoku_chain_tool_finalize (GObject *object)
{
  g_clear_object (&SATDOKU_CHAIN_TOOL (object)->game);
  G_OBJECT_CLASS (satdoku_chain_tool_parent_class)->finalize (object);
}

static void
satdoku_chain_tool_class_init (SatdokuChainToolClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = satdoku_chain_tool_finalize;

  /**
   * SatdokuChainTool::start-changed:
   *
   * A link begins at another candidate, or no longer at any.
   */
  signals[START_CHANGED] = g_signal_new ("start-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
satdoku_chain_tool_init (SatdokuChainTool *self)
{
  self->brush = 1;
}

/**
 * satdoku_chain_tool_new:
 *
 * Returns: (transfer full): a tool with the first colour, without a game
 */
SatdokuChainTool *
satdoku_chain_tool_new (void)
{
  return g_object_new (SATDOKU_TYPE_CHAIN_TOOL, NULL);
}

static void
set_start (SatdokuChainTool *self,
           SudokuSpot spot)
{
  if (sudoku_spot_compare (self->start, spot) == 0)
    return;
  self->start = spot;
  g_signal_emit (self, signals[START_CHANGED], 0);
}

/**
 * satdoku_chain_tool_set_game:
 * @self: a tool
 * @game: whose candidates they are from now on
 */
void
satdoku_chain_tool_set_game (SatdokuChainTool *self,
                             SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_CHAIN_TOOL (self) && SUDOKU_IS_GAME (game));

  satdoku_chain_tool_cancel (self);
  g_set_object (&self->game, game);
}

/**
 * satdoku_chain_tool_set_brush:
 * @self: a tool
 * @brush: a colour 1…SUDOKU_COLOURS_MAX, or %SATDOKU_BRUSH_LINK
 *
 * Chooses what is done with candidates.
 */
void
satdoku_chain_tool_set_brush (SatdokuChainTool *self,
                              guint brush)
{
  g_return_if_fail (SATDOKU_IS_CHAIN_TOOL (self) && brush <= SUDOKU_COLOURS_MAX);

  self->brush = brush;
  satdoku_chain_tool_cancel (self);
}

/**
 * satdoku_chain_tool_get_brush:
 * @self: a tool
 *
 * Returns: a colour, or %SATDOKU_BRUSH_LINK
 */
guint
satdoku_chain_tool_get_brush (SatdokuChainTool *self)
{
  g_return_val_if_fail (SATDOKU_IS_CHAIN_TOOL (self), 0);

  return self->brush;
}

/**
 * satdoku_chain_tool_get_start:
 * @self: a tool
 * @spot: (out): the candidate at which a link begins
 *
 * Returns: does one wait for its other end?
 */
gboolean
satdoku_chain_tool_get_start (SatdokuChainTool *self,
                              SudokuSpot *spot)
{
  g_return_val_if_fail (SATDOKU_IS_CHAIN_TOOL (self) && spot != NULL, FALSE);

  *spot = self->start;
  return self->start.value > 0;
}

/**
 * satdoku_chain_tool_cancel:
 * @self: a tool
 *
 * Forgets the candidate at which a link begins.
 *
 * Returns: was there one?
 */
gboolean
satdoku_chain_tool_cancel (SatdokuChainTool *self)
{
  gboolean waits;

  g_return_val_if_fail (SATDOKU_IS_CHAIN_TOOL (self), FALSE);

  waits = self->start.value > 0;
  set_start (self, (SudokuSpot){ 0, 0 });
  return waits;
}

/* Where all have the colour already, it is taken away. */
static gboolean
colour (SatdokuChainTool *self,
        const guint *cells,
        gsize n_cells,
        guint value)
{
  const SudokuState *state = sudoku_game_get_state (self->game);
  gboolean all = TRUE;

  for (gsize i = 0; i < n_cells; i++)
    {
      const SudokuSpot spot = { (guint16)cells[i], (guint16)value };

      all = all && (!sudoku_state_is_marked (state, spot) ||
                    sudoku_colouring_get_colour (sudoku_state_get_colouring (state), spot) ==
                      self->brush);
    }
  return sudoku_game_colour_candidate (self->game, cells, n_cells, value, all ? 0 : self->brush);
}

static gboolean
touch_end (SatdokuChainTool *self,
           SudokuSpot spot)
{
  SudokuSpot start = self->start;

  if (!sudoku_state_is_marked (sudoku_game_get_state (self->game), spot))
    return FALSE;
  if (start.value == 0)
    {
      set_start (self, spot);
      return FALSE;
    }
  satdoku_chain_tool_cancel (self);
  return sudoku_spot_compare (start, spot) != 0 && satdoku_chain_tool_join (self, start, spot);
}

/**
 * satdoku_chain_tool_apply:
 * @self: a tool with a game
 * @cells: (array length=n_cells): cells
 * @n_cells: how many
 * @value: 1…side
 *
 * Does with the candidate in these cells what the brush says: colours it, or takes this colour away
 * where all have it already; or makes it one end of a link, in a single cell only. Nothing is done
 * where it is not marked.
 *
 * Returns: was anything changed?
 */
gboolean
satdoku_chain_tool_apply (SatdokuChainTool *self,
                          const guint *cells,
                          gsize n_cells,
                          guint value)
{
  g_return_val_if_fail (SATDOKU_IS_CHAIN_TOOL (self) && self->game != NULL, FALSE);

  if (self->brush != SATDOKU_BRUSH_LINK)
    return colour (self, cells, n_cells, value);
  return n_cells == 1 &&
         touch_end (self, (SudokuSpot){ (guint16)cells[0], (guint16)value });
}

/**
 * satdoku_chain_tool_join:
 * @self: a tool with a game
 * @a: a candidate
 * @b: another one
 *
 * Links two candidates: strongly at first, weakly when they are linked strongly, and not any more
 * when they are linked weakly.
 *
 * Returns: was anything changed?
 */
gboolean
satdoku_chain_tool_join (SatdokuChainTool *self,
                         SudokuSpot a,
                         SudokuSpot b)
{
  SudokuTie tie;

  g_return_val_if_fail (SATDOKU_IS_CHAIN_TOOL (self) && self->game != NULL, FALSE);

  tie = sudoku_colouring_get_tie (sudoku_state_get_colouring (sudoku_game_get_state (self->game)),
                                  a, b);
  return sudoku_game_link (self->game, a, b, (SudokuTie)((tie + 1) % SUDOKU_N_TIES));
}
