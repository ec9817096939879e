/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player can do in a window, by real keys and clicks and by actions, beside a model that is
 * as plain as can be. After each step the board is as the model says, and every action can be done
 * when, and only when, it makes sense. */

#include "window-steps.h"

#include <string.h>
#include <sudoku-check.h>
#include <sudoku-game-text.h>

#include "satdoku-clipboard.h"
#include "satdoku-settings.h"
#include "satdoku-window.h"
#include "test-folder.h"
#include "test-grid.h"
#include "test-model.h"
#include "test-ui.h"

#define CLICKED_MAX 3

/* Six by six, with one solution; and one that is pasted and opened. */
#define FIRST "1...5..4...2...6..2...3..5....6....."
#define OTHER "..1.5.3..4...5..2.....6..4..2..1...."

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  TestModel *model;
  SatdokuMode mode;
  GHashTable *left; /* of text: games as they were left */
  char *folder;
  gboolean on_grid;
  gboolean on_cnf; /* if not on the grid */
  gboolean paused;
} Player;

static SudokuGame *
get_game (const Player *self)
{
  return satdoku_window_get_game (self->window);
}

static guint
get_side (const Player *self)
{
  return self->model->shape.side;
}

static gboolean
can (const Player *self,
     const char *action)
{
  return test_ui_action_enabled (self->window, action);
}

/* Until nothing is being worked out any more. */
static void
wait_until_idle (const Player *self)
{
  test_ui_flush ();
  test_ui_wait_for (!can (self, "cancel"));
  test_ui_flush ();
}

static void
activate (const Player *self,
          const char *action,
          GVariant *target)
{
  g_autofree char *name = g_strconcat ("win.", action, NULL);

  test_ui_activate (self->window, name, target);
  wait_until_idle (self);
}

/* A click where the board can be seen gives it the focus. */
static void
click (const Player *self,
       guint cell,
       GdkModifierType modifiers)
{
  GtkWidget *widget = GTK_WIDGET (satdoku_board_get_cell (self->board, cell));

  test_ui_settle (widget);
  test_ui_click_at (widget, gtk_widget_get_width (widget) / 2.0,
                    gtk_widget_get_height (widget) / 2.0, GDK_BUTTON_PRIMARY, 1, modifiers);
}

/* The chosen cells as the model takes them. */
static TestCall
make_call (const Player *self,
           guint value)
{
  TestCall call = { .value = value };
  gsize n_cells;
  const guint *cells =
    satdoku_cell_selection_get_cells (satdoku_board_get_selection (self->board), &n_cells);

  for (gsize i = 0; i < n_cells; i++)
    call.cells[call.n_cells++] = cells[i];
  return call;
}

/* A number does what the mode says. */
static void
enter_in_model (Player *self,
                guint value)
{
  TestCall call = make_call (self, value);

  call.number = self->mode == SATDOKU_MODE_COLOUR   ? value
                : self->mode == SATDOKU_MODE_CORNER ? SUDOKU_MARK_CORNER
                                                    : SUDOKU_MARK_CENTRE;
  if (self->mode == SATDOKU_MODE_COLOUR)
    test_model_colour (self->model, &call);
  else if (self->mode == SATDOKU_MODE_VALUE)
    test_model_enter (self->model, &call);
  else
    test_model_mark (self->model, &call);
}

/* Another game is shown. */
static void
begin (Player *self)
{
  test_model_begin (self->model, get_game (self));
  g_object_get (get_game (self), "tidy-marks", &self->model->tidy, NULL);
}

/* Without what the clock says. */
static char *
describe_game (SudokuGame *game)
{
  g_autofree char *text = sudoku_game_to_text (game);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *description = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i], "time "))
      g_string_append_printf (description, "%s\n", lines[i]);
  return g_string_free (description, FALSE);
}

static void
note_left (Player *self)
{
  g_hash_table_add (self->left, describe_game (get_game (self)));
}

/* What lies over a part of the board when it is solved. */
static void
close_card (const Player *self)
{
  SatdokuGridPage *page = satdoku_window_get_grid_page (self->window);
  SatdokuFinishCard *card = satdoku_grid_page_get_finish (page);

  if (satdoku_finish_card_is_shown (card))
    test_ui_click (test_ui_find_action (card, "finish.dismiss"));
  test_ui_wait_for (!satdoku_finish_card_is_shown (card));
}

/* What a player does. Each returns what went wrong, or NULL. */

static const char *
do_click (Player *self,
          const WindowStep *step)
{
  const guint n_cells = get_side (self) * get_side (self);
  const guint n = 1 + step->other % CLICKED_MAX;
  gboolean clicked[TEST_MODEL_CELLS_MAX] = { FALSE };
  guint n_clicked = 0;

  /* Of a part of the board not every cell can be clicked. */
  if (can (self, "zoom-fit"))
    activate (self, "zoom-fit", NULL);
  close_card (self);
  for (guint i = 0; i < n; i++)
    {
      guint cell = (step->number + i * 7) % n_cells;

      if (clicked[cell])
        continue;
      click (self, cell, i == 0 ? 0 : GDK_CONTROL_MASK);
      clicked[cell] = TRUE;
      n_clicked++;
    }
  for (guint cell = 0; cell < n_cells; cell++)
    if (satdoku_cell_selection_has (satdoku_board_get_selection (self->board), cell) !=
        clicked[cell])
      return "other cells are chosen than were clicked";
  return n_clicked > 0 ? NULL : "nothing was clicked";
}

static const char *
do_type (Player *self,
         const WindowStep *step)
{
  const guint value = 1 + step->number % get_side (self);

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  enter_in_model (self, value);
  test_ui_key (GDK_KEY_0 + value, 0);
  return NULL;
}

static const char *
do_enter (Player *self,
          const WindowStep *step)
{
  const guint value = 1 + step->number % get_side (self);

  enter_in_model (self, value);
  activate (self, "enter", g_variant_new_uint32 (value));
  return NULL;
}

static const char *
do_erase (Player *self,
          const WindowStep *step)
{
  TestCall call = make_call (self, 0);

  if (self->mode == SATDOKU_MODE_COLOUR)
    test_model_colour (self->model, &call);
  else
    test_model_clear (self->model, &call);
  if (step->number % 2 == 0)
    activate (self, "erase", NULL);
  else
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->board));
      test_ui_key (GDK_KEY_Delete, 0);
    }
  return NULL;
}

static const char *
do_move (Player *self,
         const WindowStep *step)
{
  static const guint keys[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down };

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_key (keys[step->number % G_N_ELEMENTS (keys)],
               step->other % 4 == 0 ? GDK_SHIFT_MASK : 0);
  return NULL;
}

static const char *
do_mode (Player *self,
         const WindowStep *step)
{
  static const char *const names[] = { "value", "corner", "centre", "colour" };

  self->mode = step->number % G_N_ELEMENTS (names);
  activate (self, "mode", g_variant_new_string (names[self->mode]));
  return NULL;
}

/* Moves that need nothing but the game. */
typedef gboolean (*ModelMove) (TestModel *model, const TestCall *call);

static const char *
move (Player *self,
      const char *action,
      const char *accelerator,
      ModelMove on_model)
{
  const TestCall call = { .n_cells = 0 };

  if (!self->model->wrong || on_model != test_model_redo)
    on_model (self->model, &call);
  if (accelerator != NULL)
    test_ui_accel (accelerator);
  else
    activate (self, action, NULL);
  return NULL;
}

static const char *
do_undo (Player *self,
         const WindowStep *step)
{
  return move (self, "undo", step->number % 2 == 0 ? "<Control>z" : NULL, test_model_undo);
}

static const char *
do_redo (Player *self,
         const WindowStep *step)
{
  return move (self, "redo", step->number % 2 == 0 ? "<Control><Shift>z" : NULL, test_model_redo);
}

static const char *
do_restart (Player *self,
            const WindowStep *step)
{
  return move (self, "restart", NULL, test_model_restart);
}

static const char *
do_protect (Player *self,
            const WindowStep *step)
{
  return move (self, "protect", NULL, test_model_protect);
}

static const char *
do_unprotect (Player *self,
              const WindowStep *step)
{
  return move (self, "unprotect", NULL, test_model_unprotect);
}

static const char *
do_clear_answers (Player *self,
                  const WindowStep *step)
{
  return move (self, "clear-answers", NULL, test_model_clear_answers);
}

static const char *
do_clear_entries (Player *self,
                  const WindowStep *step)
{
  return move (self, "clear-entries", NULL, test_model_clear_entries);
}

static const char *
do_start_playing (Player *self,
                  const WindowStep *step)
{
  self->on_grid = TRUE;
  return move (self, "start-playing", NULL, test_model_protect);
}

static const char *
do_select_all (Player *self,
               const WindowStep *step)
{
  activate (self, "select-all", NULL);
  return make_call (self, 0).n_cells == get_side (self) * get_side (self)
           ? NULL
           : "not all cells are chosen";
}

/* What the program works out itself is shown on the board. It may change some cells in one step,
 * and no others. */
static const char *
follow (Player *self,
        const char *action,
        guint n_answers_max)
{
  const TestPosition before = *test_model_get_position (self->model);
  const TestPosition *after = NULL;
  guint n_answers = 0;

  activate (self, action, NULL);
  self->on_grid = TRUE;
  test_model_follow (self->model, get_game (self));
  after = test_model_get_position (self->model);
  for (guint cell = 0; cell < self->model->n_cells; cell++)
    {
      if (before.origin[cell] == after->origin[cell] && before.value[cell] == after->value[cell])
        continue;
      n_answers++;
      if (after->origin[cell] != SUDOKU_ORIGIN_ANSWER ||
          (before.origin[cell] != SUDOKU_ORIGIN_NONE &&
           before.origin[cell] != SUDOKU_ORIGIN_ANSWER))
        return "the program has changed what it may not";
    }
  return n_answers <= n_answers_max ? NULL : "the program has changed too much";
}

static const char *
do_hint (Player *self,
         const WindowStep *step)
{
  return follow (self, "hint", 1);
}

static const char *
do_hint_another (Player *self,
                 const WindowStep *step)
{
  return follow (self, "hint-another", 0);
}

static const char *
do_solve (Player *self,
          const WindowStep *step)
{
  const guint before = self->model->current;
  const char *what = follow (self, "solve", G_MAXUINT);

  if (what == NULL && self->model->current != before &&
      !sudoku_check_is_solved (sudoku_game_get_grid (get_game (self))))
    return "what was solved isn't";
  return what;
}

static const char *
do_check (Player *self,
          const WindowStep *step)
{
  return follow (self, step->number % 2 == 0 ? "check" : "count", 0);
}

/* The marks of open cells only. */
static const char *
do_fill_marks (Player *self,
               const WindowStep *step)
{
  return follow (self, "fill-marks", 0);
}

static const char *
do_clear_marks (Player *self,
                const WindowStep *step)
{
  return follow (self, "clear-marks", 0);
}

/* To a position that was there before. */
static const char *
do_back_to_solvable (Player *self,
                     const WindowStep *step)
{
  const GArray *steps = self->model->steps;

  activate (self, "back-to-solvable", NULL);
  self->on_grid = TRUE;
  test_model_follow_jump (self->model, get_game (self));
  for (guint i = 0; i < self->model->current; i++)
    if (memcmp (&g_array_index (steps, TestPosition, i), test_model_get_position (self->model),
                sizeof (TestPosition)) == 0)
      return NULL;
  return self->model->current == 0 ? NULL : follow (self, "check", 0);
}

static const char *
do_bookmark (Player *self,
             const WindowStep *step)
{
  const guint before = sudoku_game_get_n_bookmarks (get_game (self));
  guint after;

  activate (self, "add-bookmark", NULL);
  after = sudoku_game_get_n_bookmarks (get_game (self));
  if (after > before)
    {
      const SudokuBookmarks *bookmarks = sudoku_game_get_bookmarks (get_game (self));
      const TestBookmark bookmark = { g_strdup (sudoku_bookmarks_get_name (bookmarks, before)),
                                      *test_model_get_position (self->model),
                                      *test_model_get_tree (self->model) };

      g_array_append_val (self->model->bookmarks, bookmark);
    }
  return after <= before + 1 ? NULL : "there are too many bookmarks";
}

static const char *
do_last_bookmark (Player *self,
                  const WindowStep *step)
{
  const TestCall call = { .number = self->model->bookmarks->len - 1 };

  test_model_go_to_bookmark (self->model, &call);
  activate (self, "last-bookmark", NULL);
  self->on_grid = TRUE;
  return NULL;
}

/* Which of the branches of the model the player is in; 0: the trunk. */
static guint
find_current (const Player *self)
{
  TestTree *tree = test_model_get_tree (self->model);

  return (guint)(test_tree_find (tree, tree->current) - tree->branches);
}

static const char *
do_try (Player *self,
        const WindowStep *step)
{
  if (test_model_get_tree (self->model)->n > TEST_MODEL_BRANCHES_MAX)
    return NULL;
  activate (self, "try-value", g_variant_new_uint32 (step->number % self->model->shape.side + 1));
  if (test_model_follow_jump (self->model, get_game (self)))
    self->on_grid = TRUE;
  return NULL;
}

static const char *
do_next_branch (Player *self,
                const WindowStep *step)
{
  const TestCall call = { .number = find_current (self) + 1 };

  test_model_go_to_branch (self->model, &call);
  activate (self, "branch-next", NULL);
  self->on_grid = TRUE;
  return NULL;
}

static const char *
do_leave_branch (Player *self,
                 const WindowStep *step)
{
  TestTree *tree = test_model_get_tree (self->model);
  TestBranch *parent = test_tree_find (tree, tree->branches[find_current (self)].parent);
  const TestCall call = { .number = (guint)(parent - tree->branches) };

  test_model_go_to_branch (self->model, &call);
  activate (self, "branch-leave", NULL);
  self->on_grid = TRUE;
  return NULL;
}

static const char *
do_close_branch (Player *self,
                 const WindowStep *step)
{
  const TestCall call = { .number = find_current (self) - 1 };

  test_model_close_branch (self->model, &call);
  activate (self, "branch-close", NULL);
  return NULL;
}

static const char *
do_keep_branch (Player *self,
                const WindowStep *step)
{
  const TestCall call = { .number = find_current (self) - 1 };

  test_model_keep_branch (self->model, &call);
  activate (self, "branch-keep", NULL);
  self->on_grid = TRUE;
  return NULL;
}

static const char *
do_pause (Player *self,
          const WindowStep *step)
{
  self->paused = !self->paused;
  activate (self, "pause", NULL);
  return NULL;
}

static const char *
do_page (Player *self,
         const WindowStep *step)
{
  static const char *const pages[] = { "grid", "cnf", "solution" };
  const guint page = step->number % G_N_ELEMENTS (pages);

  self->on_grid = page == 0;
  self->on_cnf = page == 1;
  activate (self, "page", g_variant_new_string (pages[page]));
  return NULL;
}

static const char *
do_view (Player *self,
         const WindowStep *step)
{
  static const char *const views[] = { "play", "explain", "set" };

  activate (self, "view", g_variant_new_string (views[step->number % G_N_ELEMENTS (views)]));
  return NULL;
}

static void
set_warnings (const char *level)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();

  g_settings_set_string (settings, "warnings", level);
  test_ui_flush ();
}

/* However long a step takes, the clock does not pause by itself. */
static void
never_pause (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();

  g_settings_set_uint (settings, "idle-minutes", 0);
}

static const char *
do_warnings (Player *self,
             const WindowStep *step)
{
  static const char *const levels[] = { "off", "conflicts", "dead-end" };

  set_warnings (levels[step->number % G_N_ELEMENTS (levels)]);
  return NULL;
}

static const char *
do_zoom (Player *self,
         const WindowStep *step)
{
  static const char *const actions[] = { "zoom-in", "zoom-out", "zoom-fit" };
  const char *action = actions[step->number % G_N_ELEMENTS (actions)];

  if (can (self, action))
    activate (self, action, NULL);
  return NULL;
}

/* Another game comes, on the Grid page, and runs. */
static const char *
wait_for_another (Player *self,
                  SudokuGame *before)
{
  test_ui_wait_for (get_game (self) != before);
  wait_until_idle (self);
  self->on_grid = TRUE;
  self->paused = satdoku_clock_is_paused (satdoku_window_get_clock (self->window));
  begin (self);
  return self->paused ? "a game begins paused" : NULL;
}

/* Its givens are what they should be, and nothing else is there. */
static const char *
check_new (const Player *self,
           const char *line)
{
  const TestPosition *position = test_model_get_position (self->model);

  if (sudoku_game_can_undo (get_game (self)) || sudoku_game_can_redo (get_game (self)))
    return "a new game has moves";
  for (guint cell = 0; cell < self->model->n_cells; cell++)
    {
      const guint value = position->value[cell];

      if (value > 0 && position->origin[cell] != SUDOKU_ORIGIN_GIVEN)
        return "a new game has more than givens";
      if (line != NULL && value != (line[cell] == '.' ? 0 : (guint)(line[cell] - '0')))
        return "another puzzle is shown";
    }
  return NULL;
}

static const char *
do_new (Player *self,
        const WindowStep *step)
{
  g_autoptr (SudokuGame) before = g_object_ref (get_game (self));
  const char *what;

  note_left (self);
  if (step->number % 4 == 0)
    test_ui_activate (self->window, "win.new-empty", NULL);
  else
    test_ui_activate (self->window, "win.new-size",
                      g_variant_new_uint32 (step->number % 2 == 0 ? 4 : 6));
  what = wait_for_another (self, before);
  return what != NULL ? what : check_new (self, NULL);
}

static const char *
do_paste (Player *self,
          const WindowStep *step)
{
  g_autoptr (SudokuGame) before = g_object_ref (get_game (self));
  const char *what;

  note_left (self);
  satdoku_copy_text (GTK_WIDGET (self->window), step->number % 2 == 0 ? OTHER : FIRST);
  test_ui_activate (self->window, "win.paste", NULL);
  what = wait_for_another (self, before);
  return what != NULL ? what : check_new (self, step->number % 2 == 0 ? OTHER : FIRST);
}

/* It has a page of its own; the game stays. */
static const char *
do_paste_formula (Player *self,
                  const WindowStep *step)
{
  satdoku_copy_text (GTK_WIDGET (self->window), "p cnf 3 2\n1 -2 0\n2 3 0\n");
  activate (self, "paste", NULL);
  test_ui_wait_for (!can (self, "select-all"));
  self->on_grid = FALSE;
  self->on_cnf = TRUE;
  return NULL;
}

static const char *
do_open (Player *self,
         const WindowStep *step)
{
  g_autoptr (SudokuGame) before = g_object_ref (get_game (self));
  g_autofree char *path = g_build_filename (self->folder, "puzzle.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const char *what;

  note_left (self);
  g_assert_true (g_file_set_contents (path, OTHER "\n", -1, NULL));
  satdoku_window_open_file (self->window, file);
  what = wait_for_another (self, before);
  return what != NULL ? what : check_new (self, OTHER);
}

/* The game is saved in its own file, and opened again: it is the same with all of its history. */
static const char *
do_save (Player *self,
         const WindowStep *step)
{
  g_autoptr (SudokuGame) before = g_object_ref (get_game (self));
  g_autofree char *path = g_build_filename (self->folder, "game.satdoku", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = sudoku_game_to_text (before);
  g_autofree char *was = describe_game (before);
  g_autofree char *is = NULL;
  const char *what = NULL;
  guint current = self->model->current;

  note_left (self);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  satdoku_window_open_file (self->window, file);
  test_ui_wait_for (get_game (self) != before);
  test_ui_activate (self->window, "win.save", NULL);
  test_ui_wait_for (!sudoku_game_is_modified (get_game (self)));
  wait_until_idle (self);
  self->on_grid = TRUE;
  self->paused = satdoku_clock_is_paused (satdoku_window_get_clock (self->window));
  is = describe_game (get_game (self));
  if (!g_str_equal (was, is))
    what = "a game that was saved is another";
  if (sudoku_game_get_position (get_game (self)) != current)
    what = "a game that was saved is at another position";
  if (what != NULL)
    g_printerr ("It was:\n%sIt is:\n%s", was, is);
  g_object_set (get_game (self), "tidy-marks", self->model->tidy, NULL);
  return what;
}

/* A game that was left comes back as it was. */
static const char *
do_go_back (Player *self,
            const WindowStep *step)
{
  g_autofree char *is = NULL;

  note_left (self);
  activate (self, "go-back", NULL);
  is = describe_game (get_game (self));
  if (!g_hash_table_contains (self->left, is))
    return "a game comes back that never was left";
  self->on_grid = TRUE;
  self->paused = satdoku_clock_is_paused (satdoku_window_get_clock (self->window));
  begin (self);
  return NULL;
}

static GtkWindow *
find_other_window (const Player *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (self->window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* A window that is opened, looked at, and closed by Escape. */
static const char *
do_look (Player *self,
         const WindowStep *step)
{
  static const char *const actions[] = {
    "preferences",
    "help",
    "library",
    "statistics",
    "show-shortcuts",
    "new-dialog",
  };
  const char *action = actions[step->number % G_N_ELEMENTS (actions)];
  GtkWindow *window;

  if (!can (self, action))
    return NULL;
  activate (self, action, NULL);
  test_ui_wait_for (find_other_window (self) != NULL);
  window = find_other_window (self);
  test_ui_settle (GTK_WIDGET (window));
  test_ui_focus_window (window);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (find_other_window (self) == NULL);
  test_ui_focus_window (GTK_WINDOW (self->window));
  return NULL;
}

typedef struct
{
  const char *name;
  const char *action; /* (nullable): without it nothing is done */
  const char *(*run) (Player *self, const WindowStep *step);
} Kind;

/* Each with the same chance; what is done often stands here often. */
static const Kind kinds[] = {
  { "click", "select-all", do_click },
  { "click", "select-all", do_click },
  { "click", "select-all", do_click },
  { "type", "enter", do_type },
  { "type", "enter", do_type },
  { "type", "enter", do_type },
  { "type", "enter", do_type },
  { "enter", "enter", do_enter },
  { "erase", "erase", do_erase },
  { "move", "enter", do_move },
  { "mode", NULL, do_mode },
  { "mode", NULL, do_mode },
  { "undo", "undo", do_undo },
  { "undo", "undo", do_undo },
  { "undo", "undo", do_undo },
  { "redo", "redo", do_redo },
  { "redo", "redo", do_redo },
  { "restart", "restart", do_restart },
  { "protect", "protect", do_protect },
  { "unprotect", "unprotect", do_unprotect },
  { "clear-answers", "clear-answers", do_clear_answers },
  { "clear-entries", "clear-entries", do_clear_entries },
  { "start-playing", "start-playing", do_start_playing },
  { "select-all", "select-all", do_select_all },
  { "hint", "hint", do_hint },
  { "hint-another", "hint-another", do_hint_another },
  { "solve", "solve", do_solve },
  { "check", "check", do_check },
  { "fill-marks", "fill-marks", do_fill_marks },
  { "clear-marks", "clear-marks", do_clear_marks },
  { "back-to-solvable", "back-to-solvable", do_back_to_solvable },
  { "bookmark", "add-bookmark", do_bookmark },
  { "last-bookmark", "last-bookmark", do_last_bookmark },
  { "try", "try-value", do_try },
  { "try", "try-value", do_try },
  { "branch-next", "branch-next", do_next_branch },
  { "branch-leave", "branch-leave", do_leave_branch },
  { "branch-close", "branch-close", do_close_branch },
  { "branch-keep", "branch-keep", do_keep_branch },
  { "pause", "pause", do_pause },
  { "page", "page", do_page },
  { "page", "page", do_page },
  { "view", "view", do_view },
  { "warnings", NULL, do_warnings },
  { "zoom", NULL, do_zoom },
  { "new", "new", do_new },
  { "paste", "paste", do_paste },
  { "paste-formula", "select-all", do_paste_formula },
  { "open", NULL, do_open },
  { "save", "save", do_save },
  { "go-back", "go-back", do_go_back },
  { "look", NULL, do_look },
};

/**
 * window_steps_get_name:
 * @kind: a number
 *
 * Returns: (nullable): the name of that kind of step; %NULL: there are no more
 */
const char *
window_steps_get_name (guint kind)
{
  return kind < G_N_ELEMENTS (kinds) ? kinds[kind].name : NULL;
}

/* When an action can be done. */
typedef struct
{
  const char *action;
  gboolean expected;
} Expectation;

static guint
count (const Player *self,
       SudokuOrigin origin)
{
  const TestPosition *position = test_model_get_position (self->model);
  guint n = 0;

  for (guint cell = 0; cell < self->model->n_cells; cell++)
    n += position->origin[cell] == origin;
  return n;
}

static const char *
check_actions (const Player *self)
{
  const gboolean running = !self->paused;
  const gboolean board = running && self->on_grid;
  const guint n_empty = count (self, SUDOKU_ORIGIN_NONE);
  const guint n_answers = count (self, SUDOKU_ORIGIN_ANSWER);
  const guint n_own = count (self, SUDOKU_ORIGIN_ENTRY) + n_answers;
  const gboolean can_undo = self->model->current > 0;
  const gboolean has_cell = make_call (self, 0).n_cells > 0;
  const Expectation expectations[] = {
    { "undo", running && can_undo },
    { "redo", running && self->model->current + 1 < self->model->steps->len },
    { "restart", running && (can_undo || n_own > 0) },
    { "protect", running && n_own > 0 },
    { "start-playing", running && n_own > 0 },
    { "unprotect", running && count (self, SUDOKU_ORIGIN_GIVEN) > 0 },
    { "clear-answers", running && n_answers > 0 },
    { "clear-entries", running && n_own > 0 },
    { "enter", board && has_cell },
    { "erase", board && has_cell },
    { "select-all", board },
    { "copy", board },
    { "paste", board || (!self->on_grid && self->on_cnf) },
    { "clear-marks", board },
    { "fill-marks", board && n_empty > 0 },
    { "solve", running && (n_empty > 0 || n_answers > 0) },
    { "hint", running && n_empty > 0 },
    { "check", running },
    { "count", running },
    { "back-to-solvable", running && can_undo },
    { "last-bookmark", running && self->model->bookmarks->len > 0 },
    { "branch-next", running && test_model_get_tree (self->model)->n > 1 },
    { "branch-leave", running && find_current (self) > 0 },
    { "branch-close", running && find_current (self) > 0 },
    { "branch-keep", running && find_current (self) > 0 },
    { "cancel", FALSE },
    { "save", TRUE },
    { "page", TRUE },
  };
  static char message[80];

  for (gsize i = 0; i < G_N_ELEMENTS (expectations); i++)
    if (can (self, expectations[i].action) != expectations[i].expected)
      {
        g_snprintf (message, sizeof message, "%s %s be done", expectations[i].action,
                    expectations[i].expected ? "can't" : "can");
        return message;
      }
  return NULL;
}

static const char *
run_step (Player *self,
          const WindowStep *step)
{
  const Kind *kind = &kinds[step->kind];
  const char *what = NULL;

  if (kind->action == NULL || can (self, kind->action))
    what = kind->run (self, step);
  wait_until_idle (self);
  if (what == NULL)
    what = test_model_compare (self->model, get_game (self));
  return what != NULL ? what : check_actions (self);
}

static SudokuGame *
make_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, FIRST, FALSE);

  return sudoku_game_new (grid);
}

/**
 * window_steps_new_left:
 *
 * Returns: (transfer full): no game that was left
 */
GHashTable *
window_steps_new_left (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* However soon one click follows another, it is one of its own. */
static void
never_double_click (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-double-click-distance", 0, NULL);
}

static void
player_init (Player *self,
             GHashTable *left)
{
  const TestShape shape = { 6, 2, 3 };
  g_autoptr (SudokuGame) game = make_game ();

  *self = (Player){ .on_grid = TRUE, .left = left };
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->model = test_model_new (&shape);
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  satdoku_window_set_game (self->window, game);
  test_ui_present (GTK_WINDOW (self->window));
  test_ui_focus_window (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  set_warnings ("conflicts");
  never_pause ();
  never_double_click ();
  begin (self);
}

static void
player_clear (Player *self)
{
  gpointer window = self->window;

  note_left (self);
  g_object_add_weak_pointer (G_OBJECT (self->window), &window);
  test_ui_destroy (GTK_WINDOW (self->window));
  test_ui_wait_for (window == NULL);
  test_model_free (self->model);
  test_remove_tree (self->folder);
  g_free (self->folder);
}

/**
 * window_steps_play:
 * @steps: (element-type WindowStep): what the player does
 * @left: games as they were left, of all windows so far; more are added
 * @wrong: is the model to be wrong? It does nothing when something is redone then
 *
 * Shows a window with a puzzle and does the steps in it. After a failure it stays open.
 *
 * Returns: (nullable): what went wrong
 */
const char *
window_steps_play (const GArray *steps,
                   GHashTable *left,
                   gboolean wrong)
{
  const char *what = NULL;
  Player player;

  player_init (&player, left);
  player.model->wrong = wrong;
  for (guint i = 0; what == NULL && i < steps->len; i++)
    what = run_step (&player, &g_array_index (steps, WindowStep, i));
  if (what == NULL)
    player_clear (&player);
  else
    test_ui_screenshot (player.window, "failed");
  return what;
}
