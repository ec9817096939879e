/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window puts together what does not know of it: the document with the game, its clock, the
 * pages that show it, the commands and the messages. It makes the play that they share, and feeds
 * it from the document, the clock and the pages. */

#include "satdoku-config.h"

#include "satdoku-window.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>
#include <words-library.h>
#include <words-play.h>

#include "satdoku-ambiguity-guide.h"
#include "satdoku-arrange-commands.h"
#include "satdoku-assistant.h"
#include "satdoku-board-commands.h"
#include "satdoku-bookmark-commands.h"
#include "satdoku-branch-commands.h"
#include "satdoku-collection-commands.h"
#include "satdoku-compare-commands.h"
#include "satdoku-conflict-guide.h"
#include "satdoku-core-board.h"
#include "satdoku-dialog-commands.h"
#include "satdoku-explain-view.h"
#include "satdoku-file-commands.h"
#include "satdoku-finish-watch.h"
#include "satdoku-float-layer.h"
#include "satdoku-formula-pages.h"
#include "satdoku-header-layout.h"
#include "satdoku-input-watch.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-lazy-menu.h"
#include "satdoku-lesson-commands.h"
#include "satdoku-new-commands.h"
#include "satdoku-omissions-bar.h"
#include "satdoku-open-files.h"
#include "satdoku-page-commands.h"
#include "satdoku-path-guide.h"
#include "satdoku-picture-commands.h"
#include "satdoku-play.h"
#include "satdoku-print-commands.h"
#include "satdoku-puzzle-origin.h"
#include "satdoku-read-issues.h"
#include "satdoku-reason-tip.h"
#include "satdoku-rule-commands.h"
#include "satdoku-set-view.h"
#include "satdoku-settings.h"
#include "satdoku-shortcuts.h"
#include "satdoku-solvability-watch.h"
#include "satdoku-statistics.h"
#include "satdoku-surgery.h"
#include "satdoku-symbols-setting.h"
#include "satdoku-trouble-bar.h"
#include "satdoku-unsaved-commands.h"
#include "satdoku-watched-board.h"
#include "satdoku-web-commands.h"
#include "satdoku-work-bar.h"
#include "satdoku-work-notice.h"
#include "satdoku-zoom-commands.h"

struct _SatdokuWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children. */
  GtkWidget *content;
  SatdokuFloatLayer *layer;
  AdwToastOverlay *toasts;
  SatdokuTroubleBar *trouble_bar;
  AdwViewStack *stack;
  SatdokuWorkBar *work_bar;
  SatdokuCollectionStrip *collection_strip;
  SatdokuGridPage *grid_page;
  SatdokuLazyBin *cnf_place;
  SatdokuLazyBin *solution_place;
  GtkWidget *new_button;
  GtkMenuButton *menu_button;
  GtkWidget *clock_button;
  GtkLabel *clock_label;
  AdwViewSwitcherTitle *switcher_title;
  AdwHeaderBar *header;
  AdwSqueezer *title_squeezer;
  GtkWidget *clock_squeezer;
  AdwViewSwitcherBar *switcher_bar;
  GMenu *new_menu, *main_menu;
  GMenu *last_new_menu, *recent_menu, *copy_menu;

  /* Owned. */
  GSettings *settings; /* (nullable): not installed */
  SatdokuWorker *worker;
  SatdokuHeaderLayout *header_layout;
  SatdokuMessages *messages;
  SatdokuCommands *commands;
  SatdokuPlay *play;
  SatdokuGameDocument *document;
  SatdokuHistory *history;
  GPtrArray *parts; /* (element-type GObject): each uses those before it */

  /* Borrowed: among the parts. */
  SatdokuLeaveGuard *guard;
  SatdokuUnsavedCommands *unsaved_commands;
  SatdokuClock *clock;
  SatdokuFormulaPages *pages;
  SatdokuAssistant *assistant;
  SatdokuPathGuide *path_guide;
  SatdokuConflictGuide *conflict_guide;
  SatdokuAmbiguityGuide *ambiguity_guide;
  SatdokuSurgery *surgery;
  SatdokuFileCommands *file_commands;
  SatdokuCollectionCommands *collection_commands;
  SatdokuOpenFiles *open_files;
  SatdokuNewCommands *new_commands;
  SatdokuZoomCommands *zoom_commands;
  AdwBin *set_place; /* (nullable): weak; for the view of one's own puzzle */
};

G_DEFINE_FINAL_TYPE (SatdokuWindow, satdoku_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_GAME = 1,
  PROP_PLAY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static SatdokuBoard *
get_board (SatdokuWindow *self)
{
  return satdoku_grid_page_get_board (self->grid_page);
}

/* The clock runs while the board is on top of all windows. */
static void
update_watched (SatdokuWindow *self)
{
  const char *page = satdoku_play_get_page (self->play);
  gboolean on_grid = g_str_equal (page, SATDOKU_PAGE_GRID);

  satdoku_clock_set_watched (self->clock, on_grid && gtk_window_is_active (GTK_WINDOW (self)));
  satdoku_commands_set_condition (self->commands, "on-grid", on_grid);
  satdoku_commands_set_condition (self->commands, "on-cnf", g_str_equal (page, SATDOKU_PAGE_CNF));
}

/* The selected cell of the game is kept like the moves. */
static void
selected_cb (SatdokuWindow *self)
{
  if (satdoku_play_get_looking (self->play) == NULL)
    satdoku_game_document_note_selected (self->document, satdoku_play_get_selected (self->play));
}

/* All else that is about a game follows the play. */
static void
game_cb (SatdokuWindow *self)
{
  SudokuGame *game = satdoku_game_document_get_game (self->document);
  guint selected = satdoku_game_document_get_selected (self->document);

  satdoku_messages_forget_puzzle (self->messages);
  if (self->settings != NULL)
    g_settings_bind (self->settings, "tidy-marks", game, "tidy-marks", G_SETTINGS_BIND_GET);
  if (selected < sudoku_grid_get_n_cells (sudoku_game_get_grid (game)))
    satdoku_play_set_selected (self->play, selected);
  selected_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

/* The game before it is not kept to go back to. */
void
satdoku_window_set_game (SatdokuWindow *self,
                         SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && SUDOKU_IS_GAME (game));

  satdoku_game_document_set_game (self->document, game);
}

SudokuGame *
satdoku_window_get_game (SatdokuWindow *self)
{
  g_return_val_if_fail (SATDOKU_IS_WINDOW (self), NULL);

  return self->document != NULL ? satdoku_game_document_get_game (self->document) : NULL;
}

SatdokuGridPage *
satdoku_window_get_grid_page (SatdokuWindow *self)
{
  g_return_val_if_fail (SATDOKU_IS_WINDOW (self), NULL);

  return self->grid_page;
}

SatdokuClock *
satdoku_window_get_clock (SatdokuWindow *self)
{
  g_return_val_if_fail (SATDOKU_IS_WINDOW (self), NULL);

  return self->clock;
}

/* Shows another game on the Grid page. The player can go back to the one before, unless there is
 * nothing in it, and the message says so. */
static void
replace_game (SatdokuWindow *self,
              SudokuGame *game,
              const SatdokuGameNotes *notes,
              const char *message)
{
  gboolean kept = satdoku_game_document_replace (self->document, game, notes);

  satdoku_play_focus_board (self->play);
  if (message != NULL)
    satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, message,
                             kept ? _ ("_Go Back") : NULL, kept ? "win.go-back" : NULL);
}

static void
show_left_puzzle (GObject *owner,
                  gpointer shown)
{
  SatdokuWindow *self = SATDOKU_WINDOW (owner);
  const SudokuContents *contents = shown;
  g_autoptr (SudokuGame) game =
    sudoku_document_make_game (sudoku_contents_get_document (contents));
  SatdokuGameNotes notes = { 0 };
  g_autofree char *message = satdoku_puzzle_origin_note (contents, &notes);

  if (notes.file != NULL)
    sudoku_game_set_modified (game, FALSE);
  replace_game (self, game, &notes, message);
  satdoku_formula_pages_show_puzzle (self->pages, sudoku_contents_get_document (contents));
  satdoku_read_issues_tell (GTK_WINDOW (self), sudoku_contents_get_document (contents));
}

static void
show_puzzle (SatdokuWindow *self,
             SudokuContents *contents)
{
  satdoku_leave_guard_show (self->guard, G_OBJECT (self), show_left_puzzle,
                            sudoku_contents_ref (contents),
                            (GDestroyNotify)sudoku_contents_unref);
}

/* The game stays as it is. */
static void
show_formula (SatdokuWindow *self,
              SudokuContents *contents)
{
  const char *title = sudoku_contents_get_file (contents) != NULL
                        ? sudoku_contents_get_name (contents)
                        : _ ("Pasted formula");

  satdoku_formula_pages_show_formula (self->pages, sudoku_contents_get_formula (contents), title);
  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
  gtk_widget_grab_focus (GTK_WIDGET (satdoku_formula_pages_get_cnf (self->pages)));
}

/* The lesson says itself what it is. */
static void
show_lesson (SatdokuWindow *self,
             SudokuContents *contents)
{
  const SudokuDocument *document = sudoku_contents_get_document (contents);
  SatdokuGameNotes notes = { .origin = SATDOKU_GAME_PASTED,
                             .title = (char *)sudoku_contents_get_name (contents) };

  if (document != NULL)
    {
      g_autoptr (SudokuGame) game = sudoku_document_make_game (document);

      replace_game (self, game, &notes, NULL);
    }
  satdoku_formula_pages_show_puzzle (self->pages, NULL);
  if (sudoku_contents_get_formula (contents) != NULL)
    satdoku_formula_pages_show_formula (self->pages, sudoku_contents_get_formula (contents),
                                        sudoku_contents_get_name (contents));
}

/* Many puzzles become a collection. */
static void
show_puzzles (SatdokuWindow *self,
              SudokuContents *contents)
{
  if (sudoku_contents_has_more (contents))
    satdoku_collection_commands_open (self->collection_commands, contents);
  else
    show_puzzle (self, contents);
}

/* What came to the page for answers and is none. */
static void
show_contents (SatdokuWindow *self,
               SudokuContents *contents)
{
  if (sudoku_contents_get_formula (contents) != NULL)
    show_formula (self, contents);
  else
    show_puzzles (self, contents);
}

static void
show_answer (SatdokuWindow *self,
             SudokuContents *contents)
{
  satdoku_play_set_page (self->play, SATDOKU_PAGE_SOLUTION);
  satdoku_solution_page_load (satdoku_formula_pages_get_solution (self->pages), contents);
}

/* The first of several files. */
static void
show_first (SatdokuWindow *self,
            SudokuContents *contents,
            gboolean is_answer)
{
  if (is_answer)
    show_answer (self, contents);
  else
    show_contents (self, contents);
}

static void
open_files_cb (SatdokuWindow *self,
               GPtrArray *files)
{
  satdoku_window_open_files (self, (GFile *const *)files->pdata, files->len);
}

/* A puzzle without any givens is one that the player is setting. */
static void
show_set_view_if_empty (SatdokuWindow *self,
                        SudokuGame *game)
{
  if (sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN) == 0)
    satdoku_play_set_view (self->play, SATDOKU_VIEW_SET);
}

/* A puzzle that was made. */
typedef struct
{
  SudokuGame *game;
  SudokuDemand *demand; /* (nullable) */
} Made;

static void
made_free (gpointer data)
{
  Made *made = data;

  g_object_unref (made->game);
  g_free (made->demand);
  g_free (made);
}

static void
show_made (GObject *owner,
           gpointer shown)
{
  SatdokuWindow *self = SATDOKU_WINDOW (owner);
  SudokuGame *game = ((const Made *)shown)->game;
  const SudokuDemand *demand = ((const Made *)shown)->demand;
  SatdokuGameNotes notes = { .origin = SATDOKU_GAME_MADE };
  gboolean played = sudoku_game_can_undo (satdoku_window_get_game (self));
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;
  SudokuKind kind;

  sudoku_kind_init (&kind, sudoku_game_get_geometry (game));
  if (demand != NULL)
    satdoku_game_notes_set_demand (&notes, demand, sudoku_game_get_grid (game));
  name = satdoku_game_notes_name_kind (&notes, sudoku_game_get_grid (game), TRUE);
  message = g_strdup_printf (sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN) == 0
                               /* Translators: a kind of puzzle, such as "9 × 9". */
                               ? _ ("Empty board: %s")
                               /* Translators: a kind of puzzle, such as "9 × 9, Diagonals". */
                               : _ ("New puzzle: %s"),
                             name);
  replace_game (self, game, &notes, played || kind.rules != 0 ? message : NULL);
  show_set_view_if_empty (self, game);
}

static void
made_cb (SatdokuWindow *self,
         SudokuGame *game,
         const SudokuDemand *demand)
{
  const Made made = { g_object_ref (game),
                      demand != NULL ? g_memdup2 (demand, sizeof *demand) : NULL };

  satdoku_leave_guard_show (self->guard, G_OBJECT (self), show_made,
                            g_memdup2 (&made, sizeof made), made_free);
}

void
satdoku_window_open_file (SatdokuWindow *self,
                          GFile *file)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && G_IS_FILE (file));

  satdoku_file_commands_open (self->file_commands, file);
}

/* The first is shown, the others go into the Library. */
void
satdoku_window_open_files (SatdokuWindow *self,
                           GFile *const *files,
                           gsize n_files)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && files != NULL);

  if (n_files == 1)
    satdoku_window_open_file (self, files[0]);
  else
    satdoku_open_files_add (self->open_files, files, n_files);
}

/* The game that is played stays until the puzzle is ready. */
void
satdoku_window_create_puzzle (SatdokuWindow *self,
                              const SatdokuNewOptions *options)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && options != NULL);

  satdoku_new_commands_create (self->new_commands, options);
}

static void
damaged_cb (SatdokuWindow *self,
            guint n)
{
  g_autofree char *message = words_damaged_games (n);

  satdoku_messages_say (self->messages, message);
}

/* What stands beside the board. */
static void
view_cb (GSimpleAction *action,
         GVariant *value,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;
  const char *name = g_variant_get_string (value, NULL);

  if (satdoku_grid_page_has_view (self->grid_page, name))
    satdoku_play_set_view (self->play, name);
}

static const char *
word_outlook (SatdokuOutlook outlook)
{
  if (outlook == SATDOKU_OUTLOOK_NO_SOLUTION)
    return _ ("This puzzle has no solution");
  return outlook == SATDOKU_OUTLOOK_SEVERAL ? _ ("This puzzle has several solutions") : NULL;
}

/* What is known of the solutions; nothing while the player has not looked at the Set view. */
static SatdokuOutlook
get_outlook (SatdokuWindow *self)
{
  GtkWidget *view = adw_bin_get_child (self->set_place);

  return view != NULL ? satdoku_set_view_get_outlook (SATDOKU_SET_VIEW (view))
                      : SATDOKU_OUTLOOK_NONE;
}

/* The numbers on the board become the puzzle, which begins now. */
static void
start_playing_cb (GSimpleAction *action,
                  GVariant *parameter,
                  gpointer user_data)
{
  SatdokuWindow *self = user_data;
  const char *warning = word_outlook (get_outlook (self));

  sudoku_game_protect (satdoku_window_get_game (self));
  satdoku_clock_restart (self->clock);
  satdoku_play_focus_board (self->play);
  satdoku_play_set_view (self->play, SATDOKU_VIEW_PLAY);
  if (warning != NULL)
    satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, warning, NULL, NULL);
}

static void
pause_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuWindow *self = user_data;

  satdoku_clock_set_paused (self->clock, !satdoku_clock_is_paused (self->clock));
  if (!satdoku_clock_is_paused (self->clock))
    gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
}

static void
cancel_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  satdoku_worker_cancel (SATDOKU_WINDOW (user_data)->worker);
}

static void
say_damaged (SatdokuWindow *self,
             gboolean rest,
             const GError *damage)
{
  g_message ("%s", damage->message);
  satdoku_messages_say (self->messages,
                        rest ? _ ("The end of the last game could not be read")
                             : _ ("The last game could not be read and was set aside"));
}

static void
go_back (GObject *owner,
         gpointer nothing)
{
  SatdokuWindow *self = SATDOKU_WINDOW (owner);
  g_autoptr (GError) damage = NULL;

  if (satdoku_game_document_go_back (self->document, &damage))
    satdoku_play_focus_board (self->play);
  if (damage != NULL)
    say_damaged (self, TRUE, damage);
}

static void
go_back_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  satdoku_leave_guard_show (SATDOKU_WINDOW (user_data)->guard, user_data, go_back, NULL, NULL);
}

static void
menu_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  gtk_menu_button_popup (SATDOKU_WINDOW (user_data)->menu_button);
}

static void
present_window (SatdokuWindow *self,
                GtkWindow *window)
{
  gtk_window_set_transient_for (window, GTK_WINDOW (self));
  gtk_window_present (window);
}

static void
statistics_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  SatdokuWindow *self = user_data;
  GtkWindow *window = satdoku_statistics_new (self->history);
  SatdokuFinishCard *finish = satdoku_grid_page_get_finish (self->grid_page);
  SudokuGame *game = satdoku_window_get_game (self);
  SudokuKind kind;

  if (satdoku_finish_card_is_shown (finish))
    {
      satdoku_finish_card_dismiss (finish);
      gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
    }
  if (sudoku_game_is_whole (game))
    sudoku_kind_init_for_puzzle (&kind, sudoku_game_get_grid (game));
  else
    sudoku_kind_init (&kind, sudoku_game_get_geometry (game));
  satdoku_statistics_choose (SATDOKU_STATISTICS (window), &kind);
  present_window (self, window);
}

static void
taken_up_cb (SatdokuWindow *self,
             const GError *damage)
{
  satdoku_play_focus_board (self->play);
  if (damage != NULL)
    say_damaged (self, TRUE, damage);
}

static const SatdokuCommand table[] = {
  { { "view", NULL, "s", "'play'", view_cb }, "on-grid !paused" },
  { { "start-playing", start_playing_cb }, "!paused !looking n-entries|n-answers" },
  { { "pause", pause_cb } },
  { { "cancel", cancel_cb }, "busy" },
  { { "go-back", go_back_cb }, "can-go-back" },
  { { "menu", menu_cb } },
  { { "statistics", statistics_cb } },
};

/* The game is on disk already; only the clock is not. */
static gboolean
satdoku_window_close_request (GtkWindow *window)
{
  SatdokuWindow *self = SATDOKU_WINDOW (window);

  satdoku_worker_cancel (self->worker);
  satdoku_editor_commit_typing (satdoku_board_get_editor (get_board (self)));
  if (!satdoku_unsaved_commands_may_close (self->unsaved_commands))
    return TRUE;
  satdoku_game_document_close (self->document);
  satdoku_settings_save_window (self->settings, window);
  return GTK_WINDOW_CLASS (satdoku_window_parent_class)->close_request (window);
}

static void
satdoku_window_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, satdoku_window_get_game (SATDOKU_WINDOW (object)));
  else if (id == PROP_PLAY)
    g_value_set_object (value, SATDOKU_WINDOW (object)->play);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_window_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  if (id == PROP_GAME)
    satdoku_window_set_game (SATDOKU_WINDOW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* Nothing that is under way may reach what is gone: all parts end before the widgets do, those that
 * use others first. No action is done by a part that has ended. */
static void
end_parts (SatdokuWindow *self)
{
  if (self->parts == NULL)
    return;
  satdoku_worker_cancel (self->worker);
  g_object_run_dispose (G_OBJECT (self->commands));
  for (guint i = self->parts->len; i-- > 0;)
    g_object_run_dispose (g_ptr_array_index (self->parts, i));
}

static void
satdoku_window_dispose (GObject *object)
{
  SatdokuWindow *self = SATDOKU_WINDOW (object);

  g_clear_object (&self->header_layout);
  end_parts (self);
  g_clear_weak_pointer (&self->set_place);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_WINDOW);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_object (&self->history);
  g_clear_object (&self->commands);
  if (self->document != NULL)
    g_object_run_dispose (G_OBJECT (self->document));
  g_clear_object (&self->document);
  g_clear_object (&self->play);
  g_clear_object (&self->messages);
  g_clear_object (&self->worker);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (satdoku_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, content);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, layer);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, trouble_bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, work_bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, collection_strip);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, grid_page);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, cnf_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, solution_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, clock_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, clock_label);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, switcher_title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, header);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, title_squeezer);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, clock_squeezer);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, new_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, main_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, last_new_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, copy_menu);
}

static void
satdoku_window_class_init (SatdokuWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_window_get_property;
  object_class->set_property = satdoku_window_set_property;
  object_class->dispose = satdoku_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = satdoku_window_close_request;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PLAY] = g_param_spec_object ("play", NULL, NULL, SATDOKU_TYPE_PLAY,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SATDOKU_TYPE_FLOAT_LAYER);
  g_type_ensure (SATDOKU_TYPE_COLLECTION_STRIP);
  g_type_ensure (SATDOKU_TYPE_GRID_PAGE);
  g_type_ensure (SATDOKU_TYPE_LAZY_BIN);
  g_type_ensure (SATDOKU_TYPE_TROUBLE_BAR);
  g_type_ensure (SATDOKU_TYPE_OMISSIONS_BAR);
  g_type_ensure (SATDOKU_TYPE_WORK_BAR);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static SatdokuHeaderLayout *
create_header_layout (SatdokuWindow *self)
{
  const SatdokuHeaderParts parts = {
    .header = self->header,
    .title = self->title_squeezer,
    .switcher = self->switcher_title,
    .clock = self->clock_squeezer,
    .bar = self->switcher_bar,
  };

  return satdoku_header_layout_new (GTK_WINDOW (self), &parts);
}

static void
make_explain_cb (SatdokuWindow *self,
                 AdwBin *place)
{
  adw_bin_set_child (place, satdoku_explain_view_new (self->play,
                                                      satdoku_assistant_get_guide (self->assistant),
                                                      self->path_guide, self->conflict_guide,
                                                      self->ambiguity_guide));
}

static void
make_set_cb (SatdokuWindow *self,
             AdwBin *place)
{
  adw_bin_set_child (place,
                     satdoku_set_view_new (self->play, self->surgery, self->ambiguity_guide));
}

/* The player who only plays never looks there: neither view is made before it is shown. */
static GtkWidget *
add_place (SatdokuWindow *self,
           const char *view,
           const char *title,
           GCallback make)
{
  GtkWidget *place = satdoku_lazy_bin_new ();

  g_signal_connect_object (place, "make", make, self, G_CONNECT_SWAPPED);
  satdoku_grid_page_add_view (self->grid_page, view, title, place);
  return place;
}

static void
add_places (SatdokuWindow *self)
{
  GtkWidget *place;

  /* Translators: what stands beside the board: all that was found out. Short! */
  add_place (self, SATDOKU_VIEW_EXPLAIN, _ ("Explain"), G_CALLBACK (make_explain_cb));
  /* Translators: what stands beside the board: the rules and givens of a puzzle one sets oneself.
   * Short! */
  place = add_place (self, SATDOKU_VIEW_SET, _ ("Set"), G_CALLBACK (make_set_cb));
  g_set_weak_pointer (&self->set_place, ADW_BIN (place));
}

/* Takes a part, and keeps it until the window ends. */
static gpointer
own (SatdokuWindow *self,
     gpointer part)
{
  g_ptr_array_add (self->parts, part);
  return part;
}

/* What all parts use. */
static void
create_play (SatdokuWindow *self)
{
  g_autofree char *path =
    g_build_filename (g_get_user_data_dir (), "satdoku", "history.txt", NULL);

  self->header_layout = create_header_layout (self);
  self->messages = satdoku_messages_new (self->toasts);
  self->commands = satdoku_commands_new (G_ACTION_MAP (self));
  satdoku_reason_tip_set_commands (GTK_WIDGET (self), self->commands);
  self->play = satdoku_play_new (self->worker, self->messages, self->commands);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAY]);
  self->document = satdoku_game_document_new ();
  self->history = satdoku_history_new (path);
  self->parts = g_ptr_array_new_with_free_func (g_object_unref);
}

/* What helps with the puzzle on the board, or changes it. */
static void
create_guides (SatdokuWindow *self)
{
  SatdokuPlay *play = self->play;
  SatdokuBoard *board = get_board (self);

  self->clock = own (self, satdoku_clock_new ());
  self->assistant = own (self, satdoku_assistant_new (play));
  own (self, satdoku_board_commands_new (play, self->grid_page));
  own (self, satdoku_bookmark_commands_new (
               play, satdoku_grid_page_get_bookmarks_button (self->grid_page)));
  own (self, satdoku_rule_commands_new (play, board));
  own (self, satdoku_arrange_commands_new (play, board));
  self->surgery = own (self, satdoku_surgery_new (play));
  self->path_guide = own (self, satdoku_path_guide_new (play));
  self->conflict_guide = own (self, satdoku_conflict_guide_new (play));
  self->ambiguity_guide = own (self, satdoku_ambiguity_guide_new (play));
  add_places (self);
  own (self, satdoku_branch_commands_new (play, self->grid_page, self->settings));
  self->zoom_commands = own (
    self, satdoku_zoom_commands_new (play, satdoku_grid_page_get_zoom_view (self->grid_page)));
  own (self, satdoku_symbols_setting_new (play, self->grid_page, self->settings));
}

/* What brings puzzles, formulas and answers into the window and out of it. */
static void
create_commands (SatdokuWindow *self)
{
  GtkWindow *parent = GTK_WINDOW (self);
  SatdokuPlay *play = self->play;
  SatdokuBoard *board = get_board (self);

  self->guard = own (self, satdoku_leave_guard_new (self->document));
  self->unsaved_commands =
    own (self, satdoku_unsaved_commands_new (play, self->document, self->guard, parent));
  self->pages =
    own (self, satdoku_formula_pages_new (play, self->cnf_place, self->solution_place));
  own (self, satdoku_core_board_new (play, self->pages));
  own (self, satdoku_watched_board_new (play, self->pages, board));
  own (self, satdoku_page_commands_new (play, board, self->pages));
  self->file_commands = own (self, satdoku_file_commands_new (play, self->document, parent));
  self->collection_commands =
    own (self, satdoku_collection_commands_new (play, self->document, self->guard,
                                                self->collection_strip,
                                                satdoku_grid_page_get_finish (self->grid_page)));
  self->open_files = own (
    self, satdoku_open_files_new (play, self->document, self->collection_commands, parent));
  self->new_commands =
    own (self, satdoku_new_commands_new (play, self->settings, parent, board));
  own (self, satdoku_picture_commands_new (play, board, parent));
  own (self, satdoku_compare_commands_new (play, self->surgery, self->document, parent));
  own (self, satdoku_print_commands_new (play, board, self->path_guide, self->settings, parent));
  own (self, satdoku_dialog_commands_new (play, parent, self->settings));
  satdoku_work_notice_attach (parent, self->worker, SATDOKU_WORK_NOTICE_SECONDS);
}

/* The commands of all, and the conditions that are the window's to tell. */
static void
add_commands (SatdokuWindow *self)
{
  SatdokuCommands *commands = self->commands;
  g_autoptr (GPropertyAction) digit_first =
    g_property_action_new ("digit-first", satdoku_board_get_editor (get_board (self)),
                           "digit-first");

  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (digit_first));
  satdoku_commands_bind (commands, "paused", self->play, "paused");
  satdoku_commands_bind (commands, "looking", self->play, "is-looking");
  satdoku_commands_bind (commands, "busy", self->play, "busy");
  satdoku_commands_bind (commands, "can-go-back", self->document, "can-go-back");
  satdoku_commands_set_reason (commands, "whole",
                               _ ("Part of this puzzle could not be read: nothing is found out "
                                  "about the rest"));
}

static gboolean
time_to_text (GBinding *binding,
              const GValue *from,
              GValue *to,
              gpointer user_data)
{
  g_value_take_string (to, words_time (g_value_get_double (from)));
  return TRUE;
}

/* What wakes the board up does nothing else. */
static gboolean
input_cb (SatdokuWindow *self)
{
  if (!satdoku_clock_note_input (self->clock))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
  return TRUE;
}

static void
ticked_cb (SatdokuWindow *self)
{
  satdoku_game_document_note_time (self->document);
}

static void
connect (SatdokuWindow *self,
         gpointer part,
         const char *signal,
         GCallback callback)
{
  g_signal_connect_object (part, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
bind_clock (SatdokuWindow *self)
{
  SatdokuInputWatch *input = own (self, satdoku_input_watch_new (GTK_WIDGET (self)));
  SatdokuFinishWatch *finish =
    own (self, satdoku_finish_watch_new (self->play, self->history,
                                         satdoku_grid_page_get_finish (self->grid_page),
                                         get_board (self)));

  g_object_bind_property_full (self->clock, "elapsed", self->clock_label, "label",
                               G_BINDING_SYNC_CREATE, time_to_text, NULL, NULL, NULL);
  connect (self, self->clock, "ticked", G_CALLBACK (ticked_cb));
  connect (self, input, "input", G_CALLBACK (input_cb));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (update_watched), NULL);
  g_signal_connect_object (self->document, "leaving", G_CALLBACK (satdoku_clock_update),
                           self->clock, G_CONNECT_SWAPPED);
  g_signal_connect_object (finish, "finishing", G_CALLBACK (satdoku_clock_update),
                           self->clock, G_CONNECT_SWAPPED);
  g_signal_connect_object (finish, "finishing",
                           G_CALLBACK (satdoku_collection_commands_finish),
                           self->collection_commands, G_CONNECT_SWAPPED);
  g_object_bind_property (self->surgery, "changing", finish, "held", 0);
}

static gboolean
name_to_state (GBinding *binding,
               const GValue *from,
               GValue *to,
               gpointer user_data)
{
  g_value_take_variant (to, g_variant_ref_sink (g_variant_new_string (g_value_get_string (from))));
  return TRUE;
}

/* A stack that is taken down shows no page. */
static gboolean
take_page (GBinding *binding,
           const GValue *from,
           GValue *to,
           gpointer user_data)
{
  g_value_copy (from, to);
  return g_value_get_string (from) != NULL;
}

/* Who has asked something while setting a puzzle looks at the answer. */
static void
report_cb (SatdokuWindow *self)
{
  if (satdoku_play_get_report (self->play) != NULL &&
      g_str_equal (satdoku_play_get_view (self->play), SATDOKU_VIEW_SET))
    satdoku_play_set_view (self->play, SATDOKU_VIEW_EXPLAIN);
}

/* What is known elsewhere already. */
static void
feed_play (SatdokuWindow *self)
{
  g_object_bind_property (self->document, "notes", self->play, "notes", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->document, "game", self->play, "game", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "game", self->clock, "game", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->clock, "paused", self->play, "paused", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (self->play, "page", self->stack, "visible-child-name",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL, NULL, take_page,
                               NULL, NULL);
  g_object_bind_property_full (self->play, "view",
                               satdoku_commands_get_action (self->commands, "view"), "state",
                               G_BINDING_SYNC_CREATE, name_to_state, NULL, NULL, NULL);
  connect (self, self->play, "notify::page", G_CALLBACK (update_watched));
  connect (self, self->play, "notify::selected", G_CALLBACK (selected_cb));
  connect (self, self->play, "notify::report", G_CALLBACK (report_cb));
}

/* Shows what was not changed, and says why. */
static void
refused_cb (SatdokuWindow *self)
{
  gsize n_cells;
  SatdokuCellSelection *selection = satdoku_board_get_selection (get_board (self));
  const guint *cells = satdoku_cell_selection_get_cells (selection, &n_cells);

  satdoku_board_light_up (get_board (self), cells, n_cells);
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE,
                           ngettext ("This number is part of the puzzle",
                                     "These numbers are part of the puzzle", (gulong)n_cells),
                           NULL, NULL);
}

static void
bind_parts (SatdokuWindow *self)
{
  connect (self, satdoku_board_get_editor (get_board (self)), "refused", G_CALLBACK (refused_cb));
  feed_play (self);
  bind_clock (self);
  g_object_bind_property (self->document, "title", self, "title", G_BINDING_SYNC_CREATE);
  connect (self, self->document, "notify::game", G_CALLBACK (game_cb));
  connect (self, self->document, "damaged", G_CALLBACK (damaged_cb));
  g_object_bind_property (self->document, "trouble", self->trouble_bar, "trouble",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->document, "n-troubles", self->trouble_bar, "n-games",
                          G_BINDING_SYNC_CREATE);
  connect (self, self->pages, "puzzle", G_CALLBACK (show_contents));
}

/* Whatever brings puzzles, formulas and answers has the window show them. */
static void
connect_commands (SatdokuWindow *self)
{
  GtkWindow *parent = GTK_WINDOW (self);
  SatdokuLessonCommands *lessons =
    own (self, satdoku_lesson_commands_new (self->play, self->guard, self->pages, parent));
  SatdokuWebCommands *web =
    own (self, satdoku_web_commands_new (self->play, self->settings, parent));

  connect (self, self->file_commands, "puzzle-opened", G_CALLBACK (show_puzzles));
  connect (self, self->file_commands, "files", G_CALLBACK (open_files_cb));
  connect (self, self->open_files, "show", G_CALLBACK (show_first));
  connect (self, self->collection_commands, "first", G_CALLBACK (show_puzzle));
  connect (self, self->collection_commands, "opened", G_CALLBACK (taken_up_cb));
  connect (self, self->file_commands, "answer-opened", G_CALLBACK (show_answer));
  connect (self, self->file_commands, "formula-opened", G_CALLBACK (show_formula));
  connect (self, lessons, "opened", G_CALLBACK (show_lesson));
  connect (self, self->new_commands, "made", G_CALLBACK (made_cb));
  connect (self, web, "fetched", G_CALLBACK (show_puzzles));
}

/* The player is warned of nothing, of broken rules, or also of a dead end. */
static gboolean
warns_of_conflicts (GValue *value,
                    GVariant *level,
                    gpointer user_data)
{
  g_value_set_boolean (value, !g_str_equal (g_variant_get_string (level, NULL), "off"));
  return TRUE;
}

static gboolean
warns_of_dead_end (GValue *value,
                   GVariant *level,
                   gpointer user_data)
{
  g_value_set_boolean (value, g_str_equal (g_variant_get_string (level, NULL), "dead-end"));
  return TRUE;
}

static void
bind_warnings (SatdokuWindow *self)
{
  SatdokuSolvabilityWatch *watch = own (self, satdoku_solvability_watch_new ());

  g_object_bind_property (self->play, "game", watch, "game", G_BINDING_SYNC_CREATE);
  /* What the player asks for goes first. */
  g_object_bind_property (self->play, "busy", watch, "held", G_BINDING_SYNC_CREATE);
  g_object_bind_property (watch, "dead-end", self->play, "dead-end", G_BINDING_SYNC_CREATE);
  if (self->settings == NULL)
    return;
  g_settings_bind_with_mapping (self->settings, "warnings", get_board (self), "show-conflicts",
                                G_SETTINGS_BIND_GET, warns_of_conflicts, NULL, NULL, NULL);
  g_settings_bind_with_mapping (self->settings, "warnings", watch, "active",
                                G_SETTINGS_BIND_GET, warns_of_dead_end, NULL, NULL, NULL);
}

static void
bind_settings (SatdokuWindow *self)
{
  if (self->settings == NULL)
    return;
  g_settings_bind (self->settings, "show-clock", self->clock_button, "visible",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "idle-minutes", self->clock, "idle-minutes",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "highlight-houses", get_board (self), "highlight-houses",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "highlight-same", get_board (self), "highlight-same",
                   G_SETTINGS_BIND_GET);
}

static void
add_zoom_cb (SatdokuWindow *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu_button);

  gtk_popover_menu_add_child (GTK_POPOVER_MENU (popover),
                              satdoku_zoom_commands_create_row (self->zoom_commands), "zoom");
}

static void
fill_menus (SatdokuWindow *self)
{
  satdoku_new_commands_fill_menu (self->new_commands, self->last_new_menu);
  satdoku_file_commands_fill_menus (self->file_commands, self->recent_menu, self->copy_menu);
  satdoku_lazy_menu_set (self->new_button, G_MENU_MODEL (self->new_menu));
  satdoku_lazy_menu_set (GTK_WIDGET (self->menu_button), G_MENU_MODEL (self->main_menu));
  connect (self, self->menu_button, "notify::popover", G_CALLBACK (add_zoom_cb));
}

static void
satdoku_window_init (SatdokuWindow *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  self->settings = satdoku_settings_new ();
  self->worker = satdoku_worker_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  create_play (self);
  create_guides (self);
  create_commands (self);
  add_commands (self);
  bind_parts (self);
  connect_commands (self);
  bind_warnings (self);
  bind_settings (self);
  fill_menus (self);
  satdoku_work_bar_set_worker (self->work_bar, self->worker);
  satdoku_float_layer_set_anchor (self->layer, satdoku_grid_page_get_side (self->grid_page));
  satdoku_file_commands_take_drops (self->file_commands, self->content);
  satdoku_file_commands_offer_drags (self->file_commands, self->grid_page);
  satdoku_shortcuts_install (GTK_WIDGET (self));
  satdoku_shortcuts_set_tooltips (GTK_WIDGET (self));
  satdoku_settings_load_window (self->settings, GTK_WINDOW (self));
  update_watched (self);
  satdoku_window_set_game (self, game);
}

/**
 * satdoku_window_new:
 * @application: the application
 *
 * Returns: (transfer none): a window with an empty board, owned by GTK until it is closed
 */
SatdokuWindow *
satdoku_window_new (GtkApplication *application)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  return g_object_new (SATDOKU_TYPE_WINDOW, "application", application, NULL);
}

/**
 * satdoku_window_restore:
 * @self: a window
 *
 * Goes on with the game that was played last, and keeps the game and those that are left for others
 * on disk from now on. The first time, makes a puzzle.
 */
void
satdoku_window_restore (SatdokuWindow *self)
{
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (GError) damage = NULL;

  g_return_if_fail (SATDOKU_IS_WINDOW (self));

  game = satdoku_game_document_restore (self->document, &damage);
  /* Nothing is written before all of it is shown: who is killed meanwhile has lost nothing. */
  satdoku_game_document_start_keeping (self->document);
  selected_cb (self);
  if (game != NULL)
    show_set_view_if_empty (self, game);
  if (game == NULL)
    g_action_group_activate_action (G_ACTION_GROUP (self), "new", NULL);
  if (damage != NULL)
    say_damaged (self, game != NULL, damage);
  gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
}
