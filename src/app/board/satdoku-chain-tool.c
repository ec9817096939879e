/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player does with candidates, as moves of the game. The brush is a colour, or links: then
 * the first candidate that is touched waits for the second one. It knows nothing of keys, pointers
 * and widgets. */

#include "satdoku-config.h"

#include "satdoku-chain-tool.h"

#include <sudoku-game-moves.h>

#include "satdoku-cell-selection.h"
#include "satdoku-class.h"
#include "satdoku-properties.h"

struct _SatdokuChainTool
{
  GObject parent_instance;

  SudokuGame *game; /* (nullable): owned */
  guint brush;
  SudokuSpot start; /* of a link; value 0: of none */
};

enum
{
  PROP_GAME,
  PROP_BRUSH,
  PROP_START_CELL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SatdokuChainTool, satdoku_chain_tool, G_TYPE_OBJECT)

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  SatdokuChainTool *self = SATDOKU_CHAIN_TOOL (object);

  g_value_set_uint (value, self->start.value > 0 ? self->start.cell : SATDOKU_NO_CELL);
}

static void
set_game (SatdokuChainTool *self,
          SudokuGame *game)
{
  satdoku_chain_tool_cancel (self);
  if (g_set_object (&self->game, game))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  SatdokuChainTool *self = SATDOKU_CHAIN_TOOL (object);

  if (id == PROP_GAME)
    set_game (self, g_value_get_object (value));
  else if (id == PROP_BRUSH)
    satdoku_chain_tool_set_brush (self, g_value_get_uint (value));
}

static void
satdoku_chain_tool_class_init (SatdokuChainToolClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* Whose candidates they are. Another game forgets where a link begins. */
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuChainTool, game), .set = set_value },
    /* What is done with candidates: a colour, or %SATDOKU_BRUSH_LINK. */
    [PROP_BRUSH] = { "brush", G_TYPE_UINT, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuChainTool, brush), .set = set_value,
                     .most = SUDOKU_COLOURS_MAX },
    /* The cell of the candidate at which a link begins, or `SATDOKU_NO_CELL`. Also notified when
     * the link begins at another candidate of the cell. */
    [PROP_START_CELL] = { "start-cell", G_TYPE_UINT, G_PARAM_READABLE, .get = get_value },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_keeps (klass, SatdokuChainTool, game, g_object_unref);
}

static void
satdoku_chain_tool_init (SatdokuChainTool *self)
{
  self->brush = 1;
}

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
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_START_CELL]);
}

/* A colour, from 1, or SATDOKU_BRUSH_LINK. */
void
satdoku_chain_tool_set_brush (SatdokuChainTool *self,
                              guint brush)
{
  g_return_if_fail (SATDOKU_IS_CHAIN_TOOL (self) && brush <= SUDOKU_COLOURS_MAX);

  satdoku_chain_tool_cancel (self);
  if (self->brush == brush)
    return;
  self->brush = brush;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRUSH]);
}

/* The candidate at which a link begins. Returns whether one waits for its other end. */
gboolean
satdoku_chain_tool_get_start (SatdokuChainTool *self,
                              SudokuSpot *spot)
{
  g_return_val_if_fail (SATDOKU_IS_CHAIN_TOOL (self) && spot != NULL, FALSE);

  *spot = self->start;
  return self->start.value > 0;
}

/* Forgets the candidate at which a link begins. Returns whether there was one. */
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

/* Does with the candidate in these cells what the brush says: colours it, or takes this colour
 * away where all have it already; or makes it one end of a link, in a single cell only. Nothing
 * is done where it is not marked. Returns whether anything was changed. */
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

/* Links two candidates: strongly at first, weakly when they are linked strongly, and not any
 * more when they are linked weakly. Returns whether anything was changed. */
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
