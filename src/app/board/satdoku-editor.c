/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done to the chosen cells of a game: numbers, marks and colours are entered and taken
 * away, typed or picked, as moves of the game. It knows nothing of widgets, keys and pointers, nor
 * how the cells are chosen. */

#include "satdoku-config.h"

#include "satdoku-editor.h"

#include <sudoku-game-moves.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-typing.h"

/**
 * SatdokuEditor:
 *
 * Enters what the player types or picks into the chosen cells of a game.
 */
struct _SatdokuEditor
{
  GObject parent_instance;

  /* Owned. */
  SudokuGame *game; /* (nullable) */
  SatdokuCellSelection *selection;
  SatdokuTyping *typing;
  SatdokuChainTool *chain_tool;

  const SudokuSymbols *symbols; /* (nullable) */
  SatdokuMode mode;
  SatdokuMode typing_mode; /* of what is being typed */
  gboolean is_typing;
  gboolean digit_first; /* a click enters the digit into the cell */
  guint digit;          /* the one that was picked for that; 0: none */
  gboolean locked;
  gboolean shift_centre; /* Shift makes centre marks, and Ctrl corner marks */
};

enum
{
  PROP_GAME,
  PROP_MODE,
  PROP_DIGIT_FIRST,
  PROP_DIGIT,
  PROP_PENDING,
  PROP_TYPING,
  PROP_SHIFT_CENTRE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  EDITING,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuEditor, satdoku_editor, G_TYPE_OBJECT)

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_string (value, satdoku_editor_get_pending (SATDOKU_EDITOR (object)));
}

static guint
get_side (SatdokuEditor *self)
{
  return self->game != NULL ? sudoku_grid_get_side (sudoku_game_get_grid (self->game)) : 0;
}

static void
reset_typing (SatdokuEditor *self)
{
  satdoku_editor_cancel_typing (self);
  if (self->symbols != NULL)
    satdoku_typing_set_symbols (self->typing, self->symbols, get_side (self));
}

/* Drops the symbol being typed and the number that was picked. */
static void
set_game (SatdokuEditor *self,
          SudokuGame *game)
{
  if (g_set_object (&self->game, game))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  reset_typing (self);
  satdoku_editor_set_digit (self, 0);
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  SatdokuEditor *self = SATDOKU_EDITOR (object);

  switch (id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_MODE:
      satdoku_editor_set_mode (self, g_value_get_uint (value));
      break;
    case PROP_DIGIT_FIRST:
      satdoku_editor_set_digit_first (self, g_value_get_boolean (value));
      break;
    case PROP_DIGIT:
      satdoku_editor_set_digit (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_editor_class_init (SatdokuEditorClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* What is changed. Another game forgets what is being typed and which number was picked. */
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuEditor, game), .set = set_value },
    /* What entering a number does: a SatdokuMode. */
    [PROP_MODE] = { "mode", G_TYPE_UINT, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuEditor, mode), .set = set_value,
                    .most = SATDOKU_N_MODES - 1 },
    /* Is a number picked first, and then entered into each cell that is clicked? */
    [PROP_DIGIT_FIRST] = { "digit-first", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                           G_STRUCT_OFFSET (SatdokuEditor, digit_first), .set = set_value },
    /* The number that was picked for that; 0 = none. */
    [PROP_DIGIT] = { "digit", G_TYPE_UINT, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuEditor, digit), .set = set_value,
                     .most = SUDOKU_SIDE_MAX },
    /* The beginning of a symbol that is being typed. */
    [PROP_PENDING] = { "pending", G_TYPE_STRING, G_PARAM_READABLE, .get = get_value },
    /* Does a number wait for its next digit? */
    [PROP_TYPING] = { "typing", G_TYPE_BOOLEAN, G_PARAM_READABLE,
                      G_STRUCT_OFFSET (SatdokuEditor, is_typing) },
    /* Does a number with Shift become a centre mark, and one with Ctrl a corner mark? Otherwise it
     * is the other way round. */
    [PROP_SHIFT_CENTRE] = { "shift-centre", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                            G_STRUCT_OFFSET (SatdokuEditor, shift_centre) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  /* The player is going to enter or to take away something. */
  signals[EDITING] = satdoku_class_add_signal (klass, "editing", 0);

  /* The player wanted to enter something, but all of the chosen cells are givens. */
  signals[REFUSED] = satdoku_class_add_signal (klass, "refused", 0);
  satdoku_class_keeps (klass, SatdokuEditor, game, g_object_unref);
  satdoku_class_keeps (klass, SatdokuEditor, selection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuEditor, typing, g_object_unref);
  satdoku_class_keeps (klass, SatdokuEditor, chain_tool, g_object_unref);
}

static void
pending_cb (SatdokuEditor *self)
{
  gboolean is_typing = satdoku_editor_get_pending (self) != NULL;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PENDING]);
  if (self->is_typing == is_typing)
    return;
  self->is_typing = is_typing;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TYPING]);
}

static void
satdoku_editor_init (SatdokuEditor *self)
{
  self->typing = satdoku_typing_new ();
  self->chain_tool = satdoku_chain_tool_new ();
  g_object_bind_property (self, "game", self->chain_tool, "game", G_BINDING_DEFAULT);
  g_signal_connect_object (self->typing, "notify::pending", G_CALLBACK (pending_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->typing, "expired", G_CALLBACK (satdoku_editor_commit_typing), self,
                           G_CONNECT_SWAPPED);
}

/* Changes the cells of @selection together. Before the selection changes, a symbol being typed is
 * entered into the cells that were chosen. */
SatdokuEditor *
satdoku_editor_new (SatdokuCellSelection *selection)
{
  SatdokuEditor *self;

  g_return_val_if_fail (SATDOKU_IS_CELL_SELECTION (selection), NULL);

  self = g_object_new (SATDOKU_TYPE_EDITOR, NULL);
  self->selection = g_object_ref (selection);
  g_signal_connect_object (selection, "changing", G_CALLBACK (satdoku_editor_commit_typing), self,
                           G_CONNECT_SWAPPED);
  return self;
}

SATDOKU_DEFINE_GETTER (SatdokuEditor, satdoku_editor, game, SudokuGame *)

/* Nothing is entered into a game that is locked, whatever is typed or picked. */
void
satdoku_editor_set_locked (SatdokuEditor *self,
                           gboolean locked)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self));

  if (locked)
    satdoku_editor_cancel_typing (self);
  self->locked = locked;
}

SATDOKU_DEFINE_GETTER (SatdokuEditor, satdoku_editor, locked, gboolean)

/* What is typed for the values; borrowed, and must live until others are set. Drops a symbol being
 * typed. */
void
satdoku_editor_set_symbols (SatdokuEditor *self,
                            const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self) && symbols != NULL);

  self->symbols = symbols;
  reset_typing (self);
}

void
satdoku_editor_set_mode (SatdokuEditor *self,
                         SatdokuMode mode)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self) && mode < SATDOKU_N_MODES);

  if (self->mode == mode)
    return;
  satdoku_chain_tool_cancel (self->chain_tool);
  self->mode = mode;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
}

SATDOKU_DEFINE_GETTER (SatdokuEditor, satdoku_editor, mode, SatdokuMode)

/* What entering a number does while these keys are held. */
SatdokuMode
satdoku_editor_get_mode_with (SatdokuEditor *self,
                              gboolean control,
                              gboolean shift)
{
  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), SATDOKU_MODE_VALUE);

  if (!control && !shift)
    return self->mode;
  return !control == !self->shift_centre ? SATDOKU_MODE_CORNER : SATDOKU_MODE_CENTRE;
}

/* To the next of numbers, corner marks, centre marks and colours, or back to numbers. */
void
satdoku_editor_next_mode (SatdokuEditor *self)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self));

  satdoku_editor_set_mode (self, self->mode < SATDOKU_MODE_COLOUR ? self->mode + 1
                                                                  : SATDOKU_MODE_VALUE);
}

SATDOKU_DEFINE_GETTER (SatdokuEditor, satdoku_editor, chain_tool, SatdokuChainTool *)

/* Is a number picked first, and then entered into each cell that is clicked? */
void
satdoku_editor_set_digit_first (SatdokuEditor *self,
                                gboolean digit_first)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self));

  if (self->digit_first == digit_first)
    return;
  satdoku_editor_commit_typing (self);
  self->digit_first = digit_first;
  satdoku_editor_set_digit (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIGIT_FIRST]);
}

SATDOKU_DEFINE_GETTER (SatdokuEditor, satdoku_editor, digit_first, gboolean)

void
satdoku_editor_set_digit (SatdokuEditor *self,
                          guint digit)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self));

  if (self->digit == digit)
    return;
  self->digit = digit;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIGIT]);
}

SATDOKU_DEFINE_GETTER (SatdokuEditor, satdoku_editor, digit, guint)

static gboolean
has_cells (SatdokuEditor *self)
{
  return self->game != NULL && !self->locked &&
         satdoku_cell_selection_get_n_chosen (self->selection) > 0;
}

static gboolean
apply (SatdokuEditor *self,
       SatdokuMode mode,
       guint value)
{
  gsize n;
  const guint *cells = satdoku_cell_selection_get_cells (self->selection, &n);

  switch (mode)
    {
    case SATDOKU_MODE_CORNER:
      return value > 0 && sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, cells, n, value);
    case SATDOKU_MODE_CENTRE:
      return value > 0 && sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CENTRE, cells, n, value);
    case SATDOKU_MODE_COLOUR:
      return sudoku_game_set_colour (self->game, cells, n, value);
    case SATDOKU_MODE_CHAIN:
      return value > 0 && satdoku_chain_tool_apply (self->chain_tool, cells, n, value);
    case SATDOKU_MODE_VALUE:
    case SATDOKU_N_MODES:
    default:
      return sudoku_game_enter_all (self->game, cells, n, value);
    }
}

/* Numbers are for cells that can be changed, but any cell may be coloured or be the place where a
 * digit is picked. */
static gboolean
takes_numbers (SatdokuEditor *self,
               SatdokuMode mode)
{
  return mode == SATDOKU_MODE_COLOUR || self->digit_first || satdoku_editor_can_change (self);
}

/* Enters a value, a mark or a colour (0: none) into the chosen cells, or colours or links a
 * candidate there, as one move. Marks stay out of filled cells; givens don't change, but they may
 * be coloured. When the player picks the digit first, the value is only picked, except for colours
 * and candidates. A symbol being typed is dropped. Returns whether anything was changed. */
gboolean
satdoku_editor_enter (SatdokuEditor *self,
                      SatdokuMode mode,
                      guint value)
{
  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), FALSE);

  if (!has_cells (self) ||
      value > (mode == SATDOKU_MODE_COLOUR ? SUDOKU_COLOURS_MAX : get_side (self)))
    return FALSE;
  satdoku_editor_cancel_typing (self);
  g_signal_emit (self, signals[EDITING], 0);
  if (!takes_numbers (self, mode))
    {
      g_signal_emit (self, signals[REFUSED], 0);
      return FALSE;
    }
  if (!self->digit_first || mode == SATDOKU_MODE_COLOUR || mode == SATDOKU_MODE_CHAIN ||
      value == 0)
    return apply (self, mode, value);
  satdoku_editor_set_digit (self, value);
  return FALSE;
}

/* Enters the number that was picked into the chosen cells; where it stands already at the cursor
 * it is taken away. Does nothing when none was picked or colours are entered. Returns whether
 * anything was changed. */
gboolean
satdoku_editor_enter_digit (SatdokuEditor *self)
{
  guint value, cursor;

  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), FALSE);

  value = self->digit;
  if (!self->digit_first || value == 0 || !has_cells (self) ||
      self->mode == SATDOKU_MODE_COLOUR || self->mode == SATDOKU_MODE_CHAIN)
    return FALSE;
  cursor = satdoku_cell_selection_get_cursor (self->selection);
  if (self->mode == SATDOKU_MODE_VALUE &&
      sudoku_grid_get_value (sudoku_game_get_grid (self->game), cursor) == value)
    value = 0;
  return apply (self, self->mode, value);
}

/* Clears the chosen cells: in colour mode their colours, while candidates are coloured and
 * linked that, else their values or marks. What is being typed is forgotten. */
void
satdoku_editor_erase (SatdokuEditor *self)
{
  const guint *cells;
  gsize n;

  g_return_if_fail (SATDOKU_IS_EDITOR (self));

  if (!has_cells (self))
    return;
  satdoku_editor_cancel_typing (self);
  g_signal_emit (self, signals[EDITING], 0);
  cells = satdoku_cell_selection_get_cells (self->selection, &n);
  if (self->mode == SATDOKU_MODE_COLOUR)
    sudoku_game_set_colour (self->game, cells, n, 0);
  else if (self->mode == SATDOKU_MODE_CHAIN)
    sudoku_game_clear_colouring_of (self->game, cells, n);
  else
    sudoku_game_clear_cells (self->game, cells, n);
}

/* The chosen cells if there are several, else all. */
static guint *
several_or_all (SatdokuEditor *self,
                gsize *n_cells)
{
  const guint *chosen = satdoku_cell_selection_get_cells (self->selection, n_cells);
  guint *cells;

  if (*n_cells > 1)
    return g_memdup2 (chosen, *n_cells * sizeof *chosen);
  *n_cells = get_side (self) * get_side (self);
  cells = g_new (guint, *n_cells);
  for (guint cell = 0; cell < *n_cells; cell++)
    cells[cell] = cell;
  return cells;
}

/* Marks all candidates in the corners of the chosen cells if there are several, else in all
 * empty cells. Returns whether anything was changed. */
gboolean
satdoku_editor_fill_marks (SatdokuEditor *self)
{
  g_autofree guint *cells = NULL;
  gsize n;

  g_return_val_if_fail (SATDOKU_IS_EDITOR (self) && self->game != NULL, FALSE);

  if (self->locked)
    return FALSE;
  cells = several_or_all (self, &n);
  return sudoku_game_fill_marks (self->game, SUDOKU_MARK_CORNER, cells, n);
}

/* Takes all marks away from the chosen cells if there are several, else from all. Returns
 * whether anything was changed. */
gboolean
satdoku_editor_clear_marks (SatdokuEditor *self)
{
  g_autofree guint *cells = NULL;
  gsize n;

  g_return_val_if_fail (SATDOKU_IS_EDITOR (self) && self->game != NULL, FALSE);

  if (self->locked)
    return FALSE;
  cells = several_or_all (self, &n);
  return sudoku_game_clear_marks (self->game, cells, n);
}

gboolean
satdoku_editor_can_change (SatdokuEditor *self)
{
  const guint *cells;
  gsize n;

  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), FALSE);

  if (!has_cells (self))
    return FALSE;
  cells = satdoku_cell_selection_get_cells (self->selection, &n);
  for (gsize i = 0; i < n; i++)
    if (sudoku_grid_get_origin (sudoku_game_get_grid (self->game), cells[i]) !=
        SUDOKU_ORIGIN_GIVEN)
      return TRUE;
  return FALSE;
}

/* Enters a value as soon as it is complete. It waits while the symbol may become a longer one, but
 * not for cells that can't be changed. Returns whether the character is a symbol or the beginning
 * of one. */
gboolean
satdoku_editor_type (SatdokuEditor *self,
                     SatdokuMode mode,
                     gunichar character)
{
  SatdokuTyped typed;
  guint value;

  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), FALSE);

  if (!has_cells (self))
    return FALSE;
  if (self->typing_mode != mode)
    satdoku_editor_commit_typing (self);
  self->typing_mode = mode;
  typed = satdoku_typing_push (self->typing, character, &value);
  if (typed == SATDOKU_TYPED_VALUE)
    satdoku_editor_enter (self, mode, value);
  else if (typed == SATDOKU_TYPED_PART && !takes_numbers (self, mode))
    {
      satdoku_editor_cancel_typing (self);
      g_signal_emit (self, signals[REFUSED], 0);
    }
  return typed != SATDOKU_TYPED_NOTHING;
}

/* Is the character a part of one of the player's own symbols? */
gboolean
satdoku_editor_accepts (SatdokuEditor *self,
                        gunichar character)
{
  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), FALSE);

  return satdoku_typing_has_own_symbols (self->typing) &&
         satdoku_typing_accepts (self->typing, character);
}

/* Are letters typed for numbers, so that they can't mean anything else? */
gboolean
satdoku_editor_takes_letters (SatdokuEditor *self)
{
  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), FALSE);

  return satdoku_typing_takes_letters (self->typing);
}

/* The start of a symbol that is being typed; NULL when there is none. */
const char *
satdoku_editor_get_pending (SatdokuEditor *self)
{
  g_return_val_if_fail (SATDOKU_IS_EDITOR (self), NULL);

  return satdoku_typing_get_pending (self->typing);
}

/* Enters the symbol being typed as it is. */
void
satdoku_editor_commit_typing (SatdokuEditor *self)
{
  guint value;

  g_return_if_fail (SATDOKU_IS_EDITOR (self));

  value = satdoku_typing_commit (self->typing);
  if (value > 0)
    satdoku_editor_enter (self, self->typing_mode, value);
}

/* What is being typed is forgotten. */
void
satdoku_editor_cancel_typing (SatdokuEditor *self)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self));

  satdoku_typing_cancel (self->typing);
}

static void
enter_cb (SatdokuEditor *self,
          GVariant *parameter)
{
  satdoku_editor_enter (self, self->mode, g_variant_get_uint32 (parameter));
}

static const char *const mode_names[SATDOKU_N_MODES] = {
  [SATDOKU_MODE_VALUE] = "value",
  [SATDOKU_MODE_CORNER] = "corner",
  [SATDOKU_MODE_CENTRE] = "centre",
  [SATDOKU_MODE_COLOUR] = "colour",
  [SATDOKU_MODE_CHAIN] = "chain",
};

static void
mode_cb (SatdokuEditor *self,
         GVariant *value)
{
  for (guint mode = 0; mode < SATDOKU_N_MODES; mode++)
    if (g_str_equal (g_variant_get_string (value, NULL), mode_names[mode]))
      satdoku_editor_set_mode (self, (SatdokuMode)mode);
}

static void
brush_cb (SatdokuEditor *self,
          GVariant *value)
{
  if (g_variant_get_uint32 (value) <= SUDOKU_COLOURS_MAX)
    satdoku_chain_tool_set_brush (self->chain_tool, g_variant_get_uint32 (value));
}

#define ON_BOARD "on-grid !paused !looking"

static const SatdokuCommand table[] = {
  { "enter", G_CALLBACK (enter_cb), ON_BOARD " has-cell", "u" },
  { "erase", G_CALLBACK (satdoku_editor_erase), ON_BOARD " has-cell" },
  { "fill-marks", G_CALLBACK (satdoku_editor_fill_marks), ON_BOARD " n-empty" },
  { "clear-marks", G_CALLBACK (satdoku_editor_clear_marks), ON_BOARD },
  { "mode", G_CALLBACK (mode_cb), NULL, "s", "'value'" },
  { "next-mode", G_CALLBACK (satdoku_editor_next_mode), ON_BOARD },
  { "brush", G_CALLBACK (brush_cb), NULL, "u", "uint32 1" },
};

static gboolean
name_mode (GBinding *binding,
           const GValue *from,
           GValue *to,
           gpointer unused)
{
  g_value_set_variant (to, g_variant_new_string (mode_names[g_value_get_uint (from)]));
  return TRUE;
}

static gboolean
number_to_state (GBinding *binding,
                 const GValue *from,
                 GValue *to,
                 gpointer unused)
{
  g_value_set_variant (to, g_variant_new_uint32 (g_value_get_uint (from)));
  return TRUE;
}

/* Before a command is done: the number that waits for its second digit is entered, so that the
 * command finds it, and it can't come later over what the command has done. Undo takes back that
 * number alone; another number or none takes its place. */
static gboolean
about_to_run_cb (SatdokuEditor *self,
                 const char *name)
{
  gboolean is_undo = g_str_equal (name, "undo");

  if (!self->is_typing || g_str_equal (name, "enter") || g_str_equal (name, "erase"))
    return FALSE;
  if (is_undo)
    satdoku_editor_cancel_typing (self);
  else
    satdoku_editor_commit_typing (self);
  return is_undo;
}

/* Adds the commands that enter something into the chosen cells, and choose what is entered. A
 * symbol being typed is entered before any command runs. @commands must not outlive the editor
 * unless they are disposed of before. */
void
satdoku_editor_add_commands (SatdokuEditor *self,
                             SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_EDITOR (self) && SATDOKU_IS_COMMANDS (commands));

  satdoku_commands_bind (commands, "typing", self, "typing");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  g_object_bind_property_full (self, "mode", satdoku_commands_get_action (commands, "mode"),
                               "state", G_BINDING_SYNC_CREATE, name_mode, NULL, NULL, NULL);
  g_object_bind_property_full (self->chain_tool, "brush",
                               satdoku_commands_get_action (commands, "brush"), "state",
                               G_BINDING_SYNC_CREATE, number_to_state, NULL, NULL, NULL);
  g_signal_connect_object (commands, "about-to-run", G_CALLBACK (about_to_run_cb), self,
                           G_CONNECT_SWAPPED);
}
