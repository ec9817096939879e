/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window puts together what does not know of it: the document with the game, its clock, the
 * pages that show it, the commands and the messages. It makes the play that they share, and feeds
 * it from the document, the clock and the pages. */

#include "satdoku-config.h"

#include "satdoku-window.h"

#include <glib/gi18n.h>
#include <words-library.h>
#include <words-play.h>

#include "satdoku-board-keys.h"
#include "satdoku-branch-view.h"
#include "satdoku-class.h"
#include "satdoku-collection-commands.h"
#include "satdoku-days.h"
#include "satdoku-dialog-commands.h"
#include "satdoku-explain-view.h"
#include "satdoku-file-commands.h"
#include "satdoku-float-layer.h"
#include "satdoku-formula-pages.h"
#include "satdoku-guides.h"
#include "satdoku-header-layout.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-lazy-menu.h"
#include "satdoku-learn-game.h"
#include "satdoku-lesson-commands.h"
#include "satdoku-level-observer.h"
#include "satdoku-new-commands.h"
#include "satdoku-omissions-bar.h"
#include "satdoku-play.h"
#include "satdoku-properties.h"
#include "satdoku-puzzle-origin.h"
#include "satdoku-read-issues.h"
#include "satdoku-reason-tip.h"
#include "satdoku-set-commands.h"
#include "satdoku-set-view.h"
#include "satdoku-settings.h"
#include "satdoku-shortcuts.h"
#include "satdoku-symbols-setting.h"
#include "satdoku-timekeeper.h"
#include "satdoku-trouble-bar.h"
#include "satdoku-unsaved-games.h"
#include "satdoku-work-bar.h"
#include "satdoku-work-notice.h"
#include "satdoku-zoom-row.h"

struct _SatdokuWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children. */
  GtkWidget *content;
  SatdokuFloatLayer *layer;
  AdwToastOverlay *toasts;
  AdwViewStack *stack;
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
  GMenu *last_new_menu, *level_menu, *recent_menu, *copy_menu;

  /* Owned. */
  GSettings *settings;
  SatdokuWorker *worker;
  SatdokuCommands *commands;
  SatdokuPlay *play;
  SatdokuGameDocument *document;
  GPtrArray *parts; /* (element-type GObject): each uses those before it */

  /* Borrowed: the parts. */
  SatdokuGuides *guides;
  SatdokuTimekeeper *timekeeper;
  SatdokuSetCommands *set_commands;
  SatdokuUnsavedGames *unsaved;
  SatdokuFormulaPages *pages;
  SatdokuCollectionCommands *collection_commands;
  SatdokuOpenFiles *open_files;
  SatdokuFileCommands *file_commands;
  SatdokuNewCommands *new_commands;
  SatdokuLessonCommands *lesson_commands;
  SatdokuDialogCommands *dialog_commands;
  SatdokuDays *days;
};

G_DEFINE_FINAL_TYPE (SatdokuWindow, satdoku_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_GAME,
  PROP_DOCUMENT,
  PROP_PLAY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static SatdokuBoard *
get_board (SatdokuWindow *self)
{
  return satdoku_grid_page_get_board (self->grid_page);
}

/* Whatever plays another game goes through it. */
static SatdokuLeaveGuard *
get_guard (SatdokuWindow *self)
{
  return satdoku_unsaved_games_get_guard (self->unsaved);
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

  satdoku_messages_forget_puzzle (satdoku_play_get_messages (self->play));
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

SATDOKU_DEFINE_GETTER (SatdokuWindow, satdoku_window, grid_page, SatdokuGridPage *)

SatdokuClock *
satdoku_window_get_clock (SatdokuWindow *self)
{
  g_return_val_if_fail (SATDOKU_IS_WINDOW (self), NULL);

  return satdoku_timekeeper_get_clock (self->timekeeper);
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
    satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE,
                             message, kept ? _ ("_Go Back") : NULL,
                             kept ? "win.go-back" : NULL);
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
  satdoku_leave_guard_show (get_guard (self), G_OBJECT (self), show_left_puzzle,
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

static void
show_opened (SatdokuWindow *self,
             SudokuContents *contents,
             gboolean is_answer)
{
  if (is_answer)
    show_answer (self, contents);
  else
    show_contents (self, contents);
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
  SatdokuGameNotes *notes;
} Made;

static void
made_free (gpointer data)
{
  Made *made = data;

  g_object_unref (made->game);
  satdoku_game_notes_free (made->notes);
  g_free (made);
}

/* (nullable): what is said of it: its title, or its kind, unless it is as usual and nothing is left
 * for it. */
static char *
word_made (const Made *made,
           gboolean leaves_moves)
{
  const SudokuGrid *grid = sudoku_game_get_grid (made->game);
  g_autofree char *name = NULL;
  SudokuKind kind;

  if (made->notes->title != NULL)
    return g_strdup (made->notes->title);
  sudoku_kind_init (&kind, sudoku_game_get_geometry (made->game));
  if (!leaves_moves && sudoku_set_is_empty (kind.rules))
    return NULL;
  name = satdoku_game_notes_name_kind (made->notes, grid, TRUE);
  return g_strdup_printf (sudoku_game_count (made->game, SUDOKU_ORIGIN_GIVEN) == 0
                            /* Translators: a kind of puzzle, such as "9 × 9". */
                            ? _ ("Empty board: %s")
                            /* Translators: a kind of puzzle, such as "9 × 9, Diagonals". */
                            : _ ("New puzzle: %s"),
                          name);
}

static void
show_made (GObject *owner,
           gpointer shown)
{
  SatdokuWindow *self = SATDOKU_WINDOW (owner);
  const Made *made = shown;
  g_autofree char *message =
    word_made (made, sudoku_game_can_undo (satdoku_window_get_game (self)));

  replace_game (self, made->game, made->notes, message);
  show_set_view_if_empty (self, made->game);
}

static void
made_cb (SatdokuWindow *self,
         SudokuGame *game,
         const SatdokuGameNotes *notes)
{
  const Made made = { g_object_ref (game), satdoku_game_notes_copy (notes) };

  satdoku_leave_guard_show (get_guard (self), G_OBJECT (self), show_made,
                            g_memdup2 (&made, sizeof made), made_free);
}

void
satdoku_window_open_file (SatdokuWindow *self,
                          GFile *file)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && G_IS_FILE (file));

  satdoku_file_commands_open (self->file_commands, &file, 1);
}

/* The first is shown, the others go into the Library. */
void
satdoku_window_open_files (SatdokuWindow *self,
                           GFile *const *files,
                           gsize n_files)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && files != NULL);

  satdoku_file_commands_open (self->file_commands, files, n_files);
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

  satdoku_messages_say (satdoku_play_get_messages (self->play), message);
}

/* What stands beside the board. */
static void
view_cb (SatdokuWindow *self,
         GVariant *value)
{
  const char *name = g_variant_get_string (value, NULL);

  if (satdoku_grid_page_has_view (self->grid_page, name))
    satdoku_play_set_view (self->play, name);
}

static void
cancel_cb (SatdokuWindow *self)
{
  satdoku_worker_cancel (self->worker);
}

static void
say_damaged (SatdokuWindow *self,
             gboolean rest,
             const GError *damage)
{
  g_message ("%s", damage->message);
  satdoku_messages_say (satdoku_play_get_messages (self->play),
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
go_back_cb (SatdokuWindow *self)
{
  satdoku_leave_guard_show (get_guard (self), G_OBJECT (self), go_back, NULL, NULL);
}

static void
menu_cb (SatdokuWindow *self)
{
  gtk_menu_button_popup (self->menu_button);
}

static void
fullscreen_cb (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
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
  { "view", G_CALLBACK (view_cb), "on-grid !paused", "s" },
  { "cancel", G_CALLBACK (cancel_cb), "busy" },
  { "go-back", G_CALLBACK (go_back_cb), "can-go-back" },
  { "menu", G_CALLBACK (menu_cb) },
  { "fullscreen", G_CALLBACK (fullscreen_cb) },
};

/* The game is on disk already; only the clock is not. */
static gboolean
satdoku_window_close_request (GtkWindow *window)
{
  SatdokuWindow *self = SATDOKU_WINDOW (window);

  satdoku_worker_cancel (self->worker);
  satdoku_editor_commit_typing (satdoku_board_get_editor (get_board (self)));
  if (!satdoku_unsaved_games_may_close (self->unsaved))
    return TRUE;
  satdoku_game_document_close (self->document);
  satdoku_settings_save_window (self->settings, window);
  return GTK_WINDOW_CLASS (satdoku_window_parent_class)->close_request (window);
}

static void
get_game (GObject *object,
          guint id,
          GValue *value,
          GParamSpec *pspec)
{
  g_value_set_object (value, satdoku_window_get_game (SATDOKU_WINDOW (object)));
}

static void
set_game (GObject *object,
          guint id,
          const GValue *value,
          GParamSpec *pspec)
{
  satdoku_window_set_game (SATDOKU_WINDOW (object), g_value_get_object (value));
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

  end_parts (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_WINDOW);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_object (&self->commands);
  if (self->document != NULL)
    g_object_run_dispose (G_OBJECT (self->document));
  g_clear_object (&self->document);
  g_clear_object (&self->play);
  g_clear_object (&self->worker);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (satdoku_window_parent_class)->dispose (object);
}

/* Below the board they are where the thumb is. */
static gboolean
has_undo (SatdokuWindow *self,
          const char *page,
          gboolean wide)
{
  return wide && g_strcmp0 (page, SATDOKU_PAGE_GRID) == 0;
}

/* What a click on the time does, as a picture and in words. */
static char *
name_clock_icon (SatdokuWindow *self,
                 gboolean paused)
{
  return g_strdup (paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
}

static char *
name_clock_action (SatdokuWindow *self,
                   gboolean paused)
{
  return g_strdup (paused ? _ ("Go On (P)") : _ ("Pause (P)"));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, content);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, layer);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, stack);
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
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, level_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, copy_menu);
  gtk_widget_class_bind_template_callback (widget_class, has_undo);
  gtk_widget_class_bind_template_callback (widget_class, name_clock_icon);
  gtk_widget_class_bind_template_callback (widget_class, name_clock_action);
}

static void
satdoku_window_class_init (SatdokuWindowClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE, .get = get_game,
                    .set = set_game },
    [PROP_DOCUMENT] = { "document", SATDOKU_TYPE_GAME_DOCUMENT, G_PARAM_READABLE,
                        G_STRUCT_OFFSET (SatdokuWindow, document) },
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READABLE,
                    G_STRUCT_OFFSET (SatdokuWindow, play) },
  };

  G_OBJECT_CLASS (klass)->dispose = satdoku_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = satdoku_window_close_request;
  satdoku_properties_install (klass, rows, N_PROPS, properties);

  g_type_ensure (SATDOKU_TYPE_FLOAT_LAYER);
  g_type_ensure (SATDOKU_TYPE_COLLECTION_STRIP);
  g_type_ensure (SATDOKU_TYPE_GRID_PAGE);
  g_type_ensure (SATDOKU_TYPE_LAZY_BIN);
  g_type_ensure (SATDOKU_TYPE_TROUBLE_BAR);
  g_type_ensure (SATDOKU_TYPE_OMISSIONS_BAR);
  g_type_ensure (SATDOKU_TYPE_WORK_BAR);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
lay_out_header (SatdokuWindow *self)
{
  const SatdokuHeaderParts parts = {
    .header = self->header,
    .title = self->title_squeezer,
    .switcher = self->switcher_title,
    .clock = self->clock_squeezer,
    .bar = self->switcher_bar,
  };

  satdoku_header_layout_attach (GTK_WINDOW (self), &parts);
}

/* Takes a part, and keeps it until the window ends. */
static gpointer
own (SatdokuWindow *self,
     gpointer part)
{
  g_ptr_array_add (self->parts, part);
  return part;
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
make_explain_cb (SatdokuWindow *self,
                 AdwBin *place)
{
  adw_bin_set_child (place, satdoku_explain_view_new (self->guides));
}

static void
make_branches_cb (SatdokuWindow *self,
                  AdwBin *place)
{
  adw_bin_set_child (place, satdoku_branch_view_new (self->play,
                                                     satdoku_guides_get_branches (self->guides)));
}

static void
make_set_cb (SatdokuWindow *self,
             AdwBin *place)
{
  adw_bin_set_child (place,
                     satdoku_set_view_new (self->play,
                                           satdoku_set_commands_get_surgery (self->set_commands),
                                           satdoku_guides_get_ambiguity (self->guides)));
}

static gboolean
is_there (GBinding *binding,
          const GValue *from,
          GValue *to,
          gpointer user_data)
{
  g_value_set_boolean (to, g_value_get_boxed (from) != NULL);
  return TRUE;
}

/* Each view is made when it is first shown, as a player who only plays never looks there. */
static void
add_places (SatdokuWindow *self)
{
  SatdokuBranchGuide *guide = satdoku_guides_get_branches (self->guides);
  GtkWidget *explain = satdoku_lazy_bin_new ();
  GtkWidget *set = satdoku_lazy_bin_new ();
  GtkWidget *branches = satdoku_lazy_bin_new ();

  connect (self, explain, "make", G_CALLBACK (make_explain_cb));
  connect (self, set, "make", G_CALLBACK (make_set_cb));
  connect (self, branches, "make", G_CALLBACK (make_branches_cb));
  /* Translators: above what stands beside the board: all that was found out. Short! */
  satdoku_grid_page_add_view (self->grid_page, SATDOKU_VIEW_EXPLAIN, _ ("Explain"), explain);
  /* Translators: above what stands beside the board: the rules and givens of a puzzle one sets
   * oneself. Short! */
  satdoku_grid_page_add_view (self->grid_page, SATDOKU_VIEW_SET, _ ("Own Puzzle"), set);
  /* Translators: above what stands beside the board: what is tried in the game. Short! */
  satdoku_grid_page_add_view (self->grid_page, SATDOKU_VIEW_BRANCHES, _ ("Try Something"),
                              branches);
  self->set_commands =
    own (self, satdoku_set_commands_new (self->play, self->document,
                                         satdoku_window_get_clock (self), SATDOKU_LAZY_BIN (set)));
  /* Rules that would leave one solution are offered elsewhere, as actions of the view. */
  g_object_bind_property_full (satdoku_guides_get_ambiguity (self->guides), "rules", set, "wanted",
                               G_BINDING_DEFAULT, is_there, NULL, NULL, NULL);
  /* What can be done with branches depends on which is chosen in the view. */
  g_object_bind_property (guide, "offered", branches, "wanted", G_BINDING_SYNC_CREATE);
  g_object_bind_property (guide, "place", self->grid_page, "branch", G_BINDING_SYNC_CREATE);
}

/* What all parts use. */
static void
create_play (SatdokuWindow *self)
{
  g_autoptr (SatdokuMessages) messages = satdoku_messages_new (self->toasts);

  self->commands = satdoku_commands_new (G_ACTION_MAP (self));
  satdoku_reason_tip_set_commands (GTK_WIDGET (self), self->commands);
  self->play = satdoku_play_new (self->worker, messages, self->commands);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAY]);
  self->document = satdoku_game_document_new ();
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  self->parts = g_ptr_array_new_with_free_func (g_object_unref);
}

/* What is about the game. */
static void
create_guides (SatdokuWindow *self)
{
  self->guides = own (self, satdoku_guides_new (self->play, self->settings));
  self->timekeeper = own (self, satdoku_timekeeper_new (self->play, self->document, self->grid_page,
                                                        self->settings, GTK_WINDOW (self)));
  own (self, satdoku_level_observer_new (self->play, self->document));
  add_places (self);
  satdoku_symbols_setting_attach (self->grid_page, self->commands, self->settings);
}

/* What brings puzzles, formulas and answers into the window and out of it. */
static void
create_commands (SatdokuWindow *self)
{
  GtkWindow *parent = GTK_WINDOW (self);
  SatdokuPlay *play = self->play;

  self->unsaved = own (self, satdoku_unsaved_games_new (satdoku_play_get_messages (play),
                                                        self->document, parent));
  self->pages = own (self, satdoku_formula_pages_new (play, get_board (self), self->cnf_place,
                                                      self->solution_place));
  self->collection_commands =
    own (self, satdoku_collection_commands_new (play, self->document, get_guard (self),
                                                self->collection_strip,
                                                satdoku_grid_page_get_finish (self->grid_page)));
  self->open_files = own (self, satdoku_open_files_new (play, self->document,
                                                        self->collection_commands, parent));
  self->file_commands =
    own (self, satdoku_file_commands_new (play, self->document, self->open_files, parent));
  self->new_commands = own (self, satdoku_new_commands_new (play, self->settings, parent));
  self->lesson_commands =
    own (self, satdoku_lesson_commands_new (play, get_guard (self), self->pages, parent));
  self->dialog_commands =
    own (self, satdoku_dialog_commands_new (play, satdoku_guides_get_path (self->guides),
                                            self->settings, parent));
  self->days =
    own (self, satdoku_days_new (play, self->document,
                                 satdoku_timekeeper_get_history (self->timekeeper), parent));
  own (self, satdoku_learn_game_new (play, self->document, get_guard (self)));
  own (self, satdoku_work_notice_new (parent, self->worker, SATDOKU_WORK_NOTICE_SECONDS));
}

/* The commands of all, and the conditions that are the window's to tell. */
static void
add_commands (SatdokuWindow *self)
{
  SatdokuCommands *commands = self->commands;
  g_autoptr (GPropertyAction) digit_first =
    g_property_action_new ("digit-first", satdoku_board_get_editor (get_board (self)),
                           "digit-first");
  g_autoptr (GAction) judge = g_settings_create_action (self->settings, "judge-branches");

  satdoku_commands_bind (commands, "can-go-back", self->document, "can-go-back");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (digit_first));
  g_action_map_add_action (G_ACTION_MAP (self), judge);
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

/* What becomes of a solved puzzle. */
static void
bind_finish (SatdokuWindow *self)
{
  SatdokuFinishObserver *finish = satdoku_timekeeper_get_finish (self->timekeeper);

  g_object_bind_property (satdoku_set_commands_get_surgery (self->set_commands), "changing", finish,
                          "held", G_BINDING_DEFAULT);
  g_signal_connect_object (finish, "finishing", G_CALLBACK (satdoku_collection_commands_finish),
                           self->collection_commands, G_CONNECT_SWAPPED);
}

/* A stack that is being disposed of shows no page. */
static gboolean
take_page (GBinding *binding,
           const GValue *from,
           GValue *to,
           gpointer user_data)
{
  g_value_copy (from, to);
  return g_value_get_string (from) != NULL;
}

/* A player who asks something while setting a puzzle wants to see the answer. */
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
  g_object_bind_property_full (self->play, "page", self->stack, "visible-child-name",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL, NULL, take_page,
                               NULL, NULL);
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
  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE,
                           ngettext ("This number is part of the puzzle",
                                     "These numbers are part of the puzzle", (gulong)n_cells),
                           NULL, NULL);
}

static void
bind_parts (SatdokuWindow *self)
{
  connect (self, satdoku_board_get_editor (get_board (self)), "refused", G_CALLBACK (refused_cb));
  feed_play (self);
  bind_finish (self);
  g_object_bind_property (self->document, "title", self, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (satdoku_window_get_clock (self), "elapsed", self->clock_label,
                               "label", G_BINDING_SYNC_CREATE, time_to_text, NULL, NULL, NULL);
  connect (self, self->document, "notify::game", G_CALLBACK (game_cb));
  connect (self, self->document, "damaged", G_CALLBACK (damaged_cb));
  connect (self, self->pages, "puzzle", G_CALLBACK (show_contents));
}

/* Whatever brings puzzles, formulas and answers has the window show them. */
static void
connect_commands (SatdokuWindow *self)
{
  connect (self, self->open_files, "show", G_CALLBACK (show_opened));
  connect (self, self->file_commands, "opened", G_CALLBACK (show_opened));
  connect (self, self->collection_commands, "first", G_CALLBACK (show_puzzle));
  connect (self, self->collection_commands, "opened", G_CALLBACK (taken_up_cb));
  connect (self, self->lesson_commands, "opened", G_CALLBACK (show_lesson));
  connect (self, self->new_commands, "made", G_CALLBACK (made_cb));
  connect (self, self->days, "made", G_CALLBACK (made_cb));
  connect (self, self->new_commands, "fetched", G_CALLBACK (show_puzzles));
}

static gboolean
warns_of_conflicts (GValue *value,
                    GVariant *level,
                    gpointer user_data)
{
  g_value_set_boolean (value, !g_str_equal (g_variant_get_string (level, NULL), "off"));
  return TRUE;
}

static void
bind_settings (SatdokuWindow *self)
{
  g_settings_bind (self->settings, "show-clock", self->clock_button, "visible",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "highlight-houses", get_board (self), "highlight-houses",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "highlight-same", get_board (self), "highlight-same",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "shift-centre-marks",
                   satdoku_board_get_editor (get_board (self)), "shift-centre",
                   G_SETTINGS_BIND_GET);
  g_settings_bind_with_mapping (self->settings, "warnings", get_board (self), "show-conflicts",
                                G_SETTINGS_BIND_GET, warns_of_conflicts, NULL, NULL, NULL);
}

static void
add_zoom_cb (SatdokuWindow *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu_button);

  gtk_popover_menu_add_child (GTK_POPOVER_MENU (popover),
                              satdoku_zoom_row_new (
                                satdoku_grid_page_get_zoom_view (self->grid_page)),
                              "zoom");
}

static void
fill_menus (SatdokuWindow *self)
{
  satdoku_new_commands_fill_menus (self->new_commands, self->last_new_menu, self->level_menu);
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
  bind_settings (self);
  fill_menus (self);
  lay_out_header (self);
  satdoku_float_layer_set_anchor (self->layer, satdoku_grid_page_get_side (self->grid_page));
  satdoku_float_layer_set_floor (
    self->layer, satdoku_panel_get_buttons (satdoku_grid_page_get_panel (self->grid_page)));
  satdoku_file_commands_take_drops (self->file_commands, self->content);
  satdoku_file_commands_offer_drags (self->file_commands, self->grid_page);
  satdoku_shortcuts_install (GTK_WIDGET (self));
  /* Before the shortcuts, of which some are letters. */
  satdoku_board_keys_forward (GTK_WIDGET (self), GTK_WIDGET (get_board (self)));
  satdoku_shortcuts_set_tooltips (GTK_WIDGET (self));
  satdoku_settings_load_window (self->settings, GTK_WINDOW (self));
  satdoku_window_set_game (self, game);
}

/* GTK owns the window, which has an empty board, until it is closed. */
SatdokuWindow *
satdoku_window_new (GtkApplication *application)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  return g_object_new (SATDOKU_TYPE_WINDOW, "application", application, NULL);
}

/* Goes on with the game that was played last, and keeps the game and those that are left for others
 * on disk from now on. The first time, makes a puzzle. */
void
satdoku_window_restore (SatdokuWindow *self)
{
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (GError) damage = NULL;

  g_return_if_fail (SATDOKU_IS_WINDOW (self));

  game = satdoku_game_document_restore (self->document, &damage);
  /* Nothing is written before all of it is shown: killing the program here loses nothing. */
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
