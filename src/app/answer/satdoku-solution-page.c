/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Solution page: the answer of a solver, ours or any other, as text, with a card that says
 * what it is. An answer goes into the grid only after it was checked against the formula. All
 * reading, solving and checking is done in workers; this file says when. */

#include "satdoku-config.h"

#include "satdoku-solution-page.h"

#include <glib/gi18n.h>
#include <sudoku-bundle.h>
#include <sudoku-game-moves.h>
#include <words-error.h>
#include <words-proof.h>
#include <words-solver.h>

#include "satdoku-adaptive-pane.h"
#include "satdoku-answer-card.h"
#include "satdoku-answer-view.h"
#include "satdoku-class.h"
#include "satdoku-clipboard.h"
#include "satdoku-file-chooser.h"
#include "satdoku-file.h"
#include "satdoku-notation.h"
#include "satdoku-proof-bundle.h"
#include "satdoku-properties.h"
#include "satdoku-read.h"
#include "satdoku-reason-tip.h"
#include "satdoku-shortcuts.h"
#include "satdoku-solver-dialog.h"
#include "satdoku-wrap-box.h"
#include "words-terms.h"

/* Milliseconds without a key until an edited answer is read. */
#define EDIT_PAUSE 300

struct _SatdokuSolutionPage
{
  SatdokuFormulaPage parent_instance;

  /* Template children. */
  AdwSplitButton *model_button;
  SatdokuAnswerView *view;
  SatdokuAnswerCard *card;
  GtkWidget *fill_button;

  /* Owned. */
  SatdokuWorker *reader; /* reads quietly what the user types, beside what the window's does */
  char *dialect_id;
  SatdokuAnswer *answer; /* (nullable): that of the text, unless it waits to be read */
  GArray *lit;           /* (nullable) (element-type guint): what was to be seen on the board */

  GCancellable *cancellable; /* (nullable): of the last job that the window shows */
  GCancellable *sources;     /* of all that is still being read from outside */

  guint read_timeout;
  gboolean ours; /* the text is what our solver wrote, and goes with its formula */
};

G_DEFINE_FINAL_TYPE (SatdokuSolutionPage, satdoku_solution_page, SATDOKU_TYPE_FORMULA_PAGE)

enum
{
  PROP_DIALECT_ID,
  PROP_LIT,
  N_PROPS
};

enum
{
  SIGNAL_PUZZLE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
send_message (SatdokuSolutionPage *self,
              const char *message)
{
  satdoku_formula_page_send_message (SATDOKU_FORMULA_PAGE (self), message);
}

static void
send_error (SatdokuSolutionPage *self,
            const GError *error)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);

  send_message (self, words);
}

static SatdokuFormulaSource *
get_source (SatdokuSolutionPage *self)
{
  return satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self));
}

static SatdokuWorker *
get_worker (SatdokuSolutionPage *self)
{
  return satdoku_formula_page_get_worker (SATDOKU_FORMULA_PAGE (self));
}

/* A model of a formula that is no puzzle doesn't fill a grid. */
static gboolean
has_board (SatdokuSolutionPage *self)
{
  SatdokuFormulaSource *loaded = NULL;
  gboolean has;

  g_object_get (self, "loaded", &loaded, NULL);
  has = loaded == NULL;
  g_clear_object (&loaded);
  return has;
}

/* Why the answer can't be filled in. What waits to be read may be right. */
static const char *
find_obstacle (SatdokuSolutionPage *self)
{
  if (!has_board (self))
    return _ ("This formula is no puzzle: there is no grid to fill");
  if (self->answer == NULL || self->answer->source != get_source (self) ||
      satdoku_answer_is_right (self->answer))
    return NULL;
  return satdoku_answer_card_get_sentence (self->card);
}

static void
update_actions (SatdokuSolutionPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean has_text = !satdoku_answer_view_is_empty (self->view);
  gboolean has_game = satdoku_formula_page_get_game (SATDOKU_FORMULA_PAGE (self)) != NULL &&
                      get_worker (self) != NULL;
  gboolean fits =
    self->answer != NULL && satdoku_answer_get_fitting_numbering (self->answer) != NULL;
  gboolean is_puzzle = self->answer != NULL && (satdoku_answer_is_puzzle (self->answer) ||
                                                satdoku_answer_is_formula (self->answer));
  const char *obstacle = has_text ? find_obstacle (self) : NULL;
  g_autoptr (GArray) cells = NULL;

  if (self->answer != NULL)
    cells = satdoku_answer_get_wrong_cells (self->answer);
  gtk_widget_action_set_enabled (widget, "solution.show-model", has_game);
  gtk_widget_action_set_enabled (widget, "solution.run-solver", has_game);
  gtk_widget_action_set_enabled (widget, "solution.prove", has_game);
  gtk_widget_action_set_enabled (widget, "solution.paste", has_game);
  gtk_widget_action_set_enabled (widget, "solution.open", has_game);
  satdoku_reason_tip_set (self->fill_button, obstacle);
  gtk_widget_action_set_enabled (widget, "solution.interpret",
                                 has_text && has_game && obstacle == NULL);
  gtk_widget_action_set_enabled (widget, "solution.copy", has_text);
  gtk_widget_action_set_enabled (widget, "solution.save", has_text);
  gtk_widget_action_set_enabled (widget, "solution.show-cells", cells != NULL && cells->len > 0);
  gtk_widget_action_set_enabled (widget, "solution.use-numbering", fits);
  gtk_widget_action_set_enabled (widget, "solution.open-puzzle", is_puzzle);
}

static void
take_answer (SatdokuSolutionPage *self,
             SatdokuAnswer *answer)
{
  g_clear_pointer (&self->answer, satdoku_answer_free);
  self->answer = answer;
  if (answer != NULL)
    satdoku_answer_card_show (self->card, answer);
  if (answer != NULL && satdoku_answer_is_right (answer))
    satdoku_formula_page_note_solution (SATDOKU_FORMULA_PAGE (self), answer->source);
  gtk_widget_set_visible (GTK_WIDGET (self->card), answer != NULL);
  update_actions (self);
}

/* The card says it anew. */
static void
notation_cb (SatdokuSolutionPage *self)
{
  if (self->answer != NULL)
    satdoku_answer_card_show (self->card, self->answer);
}

/* Into the grid, if it is right; otherwise the card says what is wrong. */
static void
apply (SatdokuSolutionPage *self)
{
  SudokuGame *game = satdoku_formula_page_get_game (SATDOKU_FORMULA_PAGE (self));

  if (!satdoku_answer_is_right (self->answer))
    return;
  if (sudoku_game_fill_answers (game, self->answer->examination->decoding->grid))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "grid");
  else
    send_message (self, _ ("The grid holds this solution already"));
}

/* An error stays in view, beside the text that it is about. */
static void
say_failure (SatdokuSolutionPage *self,
             const GError *error)
{
  g_autofree char *memory = words_memory (error);

  if (memory != NULL)
    satdoku_answer_card_refuse (self->card, memory);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    send_error (self, error);
}

/* Of every job: the answer, unless it was said why there is none. When it was cancelled, the page
 * itself may be gone. */
static gboolean
take_result (GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  SatdokuAnswer *answer = satdoku_answer_finish (result, &error);

  if (answer != NULL)
    take_answer (user_data, answer);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say_failure (user_data, error);
  return answer != NULL;
}

/* Takes the text away. */
static void
forget (SatdokuSolutionPage *self)
{
  g_autoptr (GBytes) nothing = g_bytes_new_static ("", 0);

  g_clear_handle_id (&self->read_timeout, g_source_remove);
  satdoku_worker_cancel (self->reader);
  satdoku_answer_view_set_text (self->view, nothing);
  self->ours = FALSE;
  take_answer (self, NULL);
}

/* What our solver wrote of a formula is not judged as an answer to the next one, where it is
 * wrong. */
static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  SatdokuSolutionPage *self = user_data;

  if (take_result (result, user_data) && self->ours &&
      !satdoku_answer_is_of_formula (self->answer) &&
      satdoku_answer_get_fitting_numbering (self->answer) == NULL)
    forget (self);
}

static void
read_to_interpret_cb (GObject *source,
                      GAsyncResult *result,
                      gpointer user_data)
{
  SatdokuSolutionPage *self = user_data;

  if (take_result (result, self) && self->answer->source == get_source (self))
    apply (self);
}

static void
stop (SatdokuSolutionPage *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

/* Of a job that the window shows; what was asked of it before is no longer wanted. */
static GCancellable *
begin (SatdokuSolutionPage *self)
{
  stop (self);
  self->cancellable = g_cancellable_new ();
  return self->cancellable;
}

/* The text that is there was edited, or the formula is another one. */
static void
read_again (SatdokuSolutionPage *self,
            gboolean to_interpret)
{
  g_autoptr (GBytes) text = satdoku_answer_view_get_text (self->view);
  g_autoptr (SudokuContents) contents = NULL;
  SatdokuFormulaSource *source = get_source (self);

  g_clear_handle_id (&self->read_timeout, g_source_remove);
  satdoku_worker_cancel (self->reader);
  if (source == NULL)
    return;
  if (satdoku_answer_view_is_empty (self->view))
    {
      take_answer (self, NULL);
      return;
    }
  /* Translators: the text on the Solution page, at the beginning of a message about it. */
  contents = sudoku_contents_new (_ ("answer"), NULL, text);
  if (to_interpret)
    satdoku_answer_read_async (get_worker (self), contents, source, FALSE, begin (self),
                               read_to_interpret_cb, self);
  else
    satdoku_answer_read_async (self->reader, contents, source, TRUE, NULL, read_cb, self);
}

static gboolean
read_timeout_cb (gpointer user_data)
{
  SatdokuSolutionPage *self = user_data;

  self->read_timeout = 0;
  read_again (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
edited_cb (SatdokuAnswerView *view,
           SatdokuSolutionPage *self)
{
  g_clear_handle_id (&self->read_timeout, g_source_remove);
  self->read_timeout = g_timeout_add (EDIT_PAUSE, read_timeout_cb, self);
  satdoku_worker_cancel (self->reader);
  g_clear_pointer (&self->answer, satdoku_answer_free);
  self->ours = FALSE;
  update_actions (self);
}

/* The formula may have changed while the answer was found. */
static void
show (SatdokuSolutionPage *self,
      SatdokuAnswer *answer)
{
  g_clear_handle_id (&self->read_timeout, g_source_remove);
  satdoku_worker_cancel (self->reader);
  satdoku_answer_view_set_text (self->view, answer->text);
  self->ours = answer->own || answer->to_prove;
  take_answer (self, answer);
  if (answer->source != get_source (self))
    read_again (self, FALSE);
}

/* The text of an answer that came from outside or from our solver takes the place of the old. */
static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  SatdokuSolutionPage *self = user_data;
  g_autoptr (GError) error = NULL;
  SatdokuAnswer *answer = satdoku_answer_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (answer == NULL)
    {
      say_failure (self, error);
      return;
    }
  /* It belongs to another page, and what was answered before stays. */
  if (satdoku_answer_is_formula (answer))
    {
      g_signal_emit (self, signals[SIGNAL_PUZZLE], 0, answer->contents);
      satdoku_answer_free (answer);
      return;
    }
  show (self, answer);
}

/* Shows and checks what came from outside, in the place of the text that is there. If @contents
 * isn't read yet, nothing else may read it. */
void
satdoku_solution_page_load (SatdokuSolutionPage *self,
                            SudokuContents *contents)
{
  SatdokuFormulaSource *source;

  g_return_if_fail (SATDOKU_IS_SOLUTION_PAGE (self) && contents != NULL);

  source = get_source (self);
  if (source != NULL && get_worker (self) != NULL)
    satdoku_answer_read_async (get_worker (self), contents, source, FALSE, begin (self), loaded_cb,
                               self);
}

/* From a file, the clipboard or a drop. */
static void
arrived_cb (GObject *source,
            GAsyncResult *result,
            gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_read_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (contents == NULL)
    send_error (user_data, error);
  else
    satdoku_solution_page_load (user_data, contents);
}

static gboolean
drop_cb (SatdokuSolutionPage *self,
         GdkDrop *drop)
{
  satdoku_read_drop_async (drop, self->sources, arrived_cb, self);
  return TRUE;
}

/* What GTK itself has pasted or dropped into the view. */
static void
inserted_cb (SatdokuAnswerView *view,
             GBytes *bytes,
             SatdokuSolutionPage *self)
{
  g_autoptr (SudokuContents) contents = sudoku_contents_new (_ ("answer"), NULL, bytes);

  satdoku_solution_page_load (self, contents);
}

static void
show_model_cb (SatdokuSolutionPage *self)
{
  satdoku_answer_solve_async (get_worker (self), get_source (self), self->dialect_id,
                              satdoku_formula_page_get_time_limit (SATDOKU_FORMULA_PAGE (self)),
                              self->answer, begin (self), loaded_cb, self);
}

/* Without a proof, what was there before stays. */
static void
proved_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  SatdokuSolutionPage *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuAnswer) answer = satdoku_answer_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (answer == NULL)
    {
      say_failure (self, error);
      return;
    }
  if (answer->proof == NULL && answer->proved != NULL)
    {
      g_autofree char *words = words_proved (answer->proved);
      g_autofree char *message = words_capitalise (words);

      send_message (self, message);
      return;
    }
  show (self, g_steal_pointer (&answer));
}

static void
prove_cb (SatdokuSolutionPage *self)
{
  satdoku_answer_prove_async (get_worker (self), get_source (self), begin (self), proved_cb, self);
}

/* What a solver has answered is shown and checked like any other answer. */
static void
answered_cb (SatdokuSolutionPage *self,
             const char *name,
             GBytes *text)
{
  g_autoptr (SudokuContents) contents = sudoku_contents_new (name, NULL, text);

  satdoku_solution_page_load (self, contents);
}

static void
run_solver_cb (SatdokuSolutionPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWindow *dialog = satdoku_solver_dialog_new (GTK_WINDOW (root),
                                                 get_worker (self), get_source (self));

  stop (self);
  g_signal_connect_object (dialog, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static void
paste_cb (SatdokuSolutionPage *self)
{
  satdoku_read_clipboard_async (GTK_WIDGET (self), self->sources, arrived_cb,
                                GTK_WIDGET (self));
}

static void
interpret_cb (SatdokuSolutionPage *self)
{
  if (self->answer != NULL && self->answer->source == get_source (self))
    {
      apply (self);
      return;
    }
  read_again (self, TRUE);
}

static void
copy_cb (SatdokuSolutionPage *self)
{
  g_autoptr (GBytes) text = satdoku_answer_view_get_text (self->view);
  g_autoptr (GdkContentProvider) provider = satdoku_content_provider_new_for_text (text);

  satdoku_copy (GTK_WIDGET (self), provider);
  send_message (self, _ ("Answer copied"));
}

static void
show_cells_cb (SatdokuSolutionPage *self)
{
  g_clear_pointer (&self->lit, g_array_unref);
  self->lit = satdoku_answer_get_wrong_cells (self->answer);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIT]);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "grid");
}

static void
use_numbering_cb (SatdokuSolutionPage *self)
{
  g_object_set (self, "numbering-id", satdoku_answer_get_fitting_numbering (self->answer)->id,
                NULL);
}

static void
open_puzzle_cb (SatdokuSolutionPage *self)
{
  g_signal_emit (self, signals[SIGNAL_PUZZLE], 0, self->answer->contents);
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuSolutionPage) self = user_data;
  g_autofree char *name = satdoku_file_dup_name (G_FILE (source));
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (satdoku_file_save_finish (result, NULL, &error))
    /* Translators: %s is the name of a file. */
    message = g_strdup_printf (_ ("Saved “%s”"), name);
  else
    {
      g_autofree char *why = words_error (error, WORDS_STYLE_TERMINAL);

      /* Translators: %s says why. */
      message = g_strdup_printf (_ ("The answer was not saved: %s"), why);
    }
  send_message (self, message);
}

static void
bundle_saved_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer user_data)
{
  SatdokuSolutionPage *self = user_data;
  g_autoptr (GError) error = NULL;

  if (satdoku_proof_bundle_save_finish (result, &error))
    send_message (self, _ ("The proof is saved with all it takes to check it"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    send_error (self, error);
}

/* Whether a file is to hold our own proof and all that belongs to it. */
static gboolean
is_bundle (SatdokuSolutionPage *self,
           const char *path)
{
  return path != NULL && self->answer != NULL && self->answer->proved != NULL &&
         sudoku_bundle_is_archive (path);
}

/* Saves all of the text; our own proof, where the name is that of an archive, with all that it
 * takes to check it. What came of it is said by a message. */
void
satdoku_solution_page_save_to (SatdokuSolutionPage *self,
                               GFile *file)
{
  g_autoptr (GBytes) text = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (SATDOKU_IS_SOLUTION_PAGE (self) && G_IS_FILE (file));

  path = g_file_get_path (file);
  if (is_bundle (self, path))
    {
      satdoku_proof_bundle_save_async (get_worker (self), self->answer->proved, path, begin (self),
                                       bundle_saved_cb, self);
      return;
    }
  text = satdoku_answer_view_get_text (self->view);
  satdoku_file_save_async (file, text, NULL, NULL, saved_cb, g_object_ref (self));
}

static void
read_chosen_cb (SatdokuSolutionPage *self,
                GFile *file)
{
  satdoku_read_file_async (file, self->sources, arrived_cb, self);
}

static void
open_cb (GtkWidget *widget)
{
  GtkFileChooserNative *chooser =
    satdoku_file_chooser_new (_ ("Open an Answer"), GTK_WINDOW (gtk_widget_get_root (widget)),
                              GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  satdoku_file_chooser_ask (chooser, widget, G_CALLBACK (read_chosen_cb));
}

static void
save_cb (SatdokuSolutionPage *self)
{
  gboolean bundle = is_bundle (self, "proof.tar.xz");
  GtkFileChooserNative *chooser =
    satdoku_file_chooser_new (_ ("Save the Answer"),
                              GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                              GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser),
                                     bundle ? "proof.tar.xz" : "answer.txt");
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  satdoku_file_chooser_ask (chooser, GTK_WIDGET (self), G_CALLBACK (satdoku_solution_page_save_to));
}

/* What is right about the puzzle before, or ours, goes with it; what was not may be meant for the
 * next one. */
static void
solution_page_subject_changed (SatdokuFormulaPage *page)
{
  SatdokuSolutionPage *self = SATDOKU_SOLUTION_PAGE (page);

  stop (self);
  if (self->ours || (self->answer != NULL && satdoku_answer_is_of_formula (self->answer)))
    forget (self);
}

static void
solution_page_formula_changed (SatdokuFormulaPage *page)
{
  SatdokuSolutionPage *self = SATDOKU_SOLUTION_PAGE (page);

  if (self->answer != NULL && self->answer->source != get_source (self))
    read_again (self, FALSE);
  update_actions (self);
}

static void
set_dialect_id (SatdokuSolutionPage *self,
                const char *id)
{
  if (sat_model_dialect_find (id) == NULL || g_strcmp0 (self->dialect_id, id) == 0)
    return;
  g_free (self->dialect_id);
  self->dialect_id = g_strdup (id);
  if (self->answer != NULL && self->answer->own)
    gtk_widget_activate_action (GTK_WIDGET (self), "solution.show-model", NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIALECT_ID]);
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  set_dialect_id (SATDOKU_SOLUTION_PAGE (object), g_value_get_string (value));
}

/* What was asked about another puzzle is no longer wanted. */
static void
satdoku_solution_page_notify (GObject *object,
                              GParamSpec *pspec)
{
  gboolean is_game = g_str_equal (pspec->name, "game");

  if (is_game)
    stop (SATDOKU_SOLUTION_PAGE (object));
  if (is_game || g_str_equal (pspec->name, "worker"))
    update_actions (SATDOKU_SOLUTION_PAGE (object));
}

static void
satdoku_solution_page_dispose (GObject *object)
{
  SatdokuSolutionPage *self = SATDOKU_SOLUTION_PAGE (object);

  if (self->reader != NULL)
    satdoku_worker_cancel (self->reader);
  stop (self);
  satdoku_class_dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* The id of the output format in which Show Model prints. An unknown id is ignored. */
    [PROP_DIALECT_ID] = { "dialect-id", G_TYPE_STRING, G_PARAM_READWRITE,
                          G_STRUCT_OFFSET (SatdokuSolutionPage, dialect_id), .set = set_value },
    /* The cells that the player has asked to see on the board (nullable) (element-type guint). */
    [PROP_LIT] = { "lit", G_TYPE_ARRAY, G_PARAM_READABLE,
                   G_STRUCT_OFFSET (SatdokuSolutionPage, lit) },
  };

  satdoku_properties_install (object_class, rows, N_PROPS, properties);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  satdoku_class_add_action (widget_class, "solution.show-model", NULL, G_CALLBACK (show_model_cb));
  gtk_widget_class_install_property_action (widget_class, "solution.dialect", "dialect-id");
  satdoku_class_add_action (widget_class, "solution.run-solver", NULL, G_CALLBACK (run_solver_cb));
  satdoku_class_add_action (widget_class, "solution.prove", NULL, G_CALLBACK (prove_cb));
  satdoku_class_add_action (widget_class, "solution.paste", NULL, G_CALLBACK (paste_cb));
  satdoku_class_add_action (widget_class, "solution.open", NULL, G_CALLBACK (open_cb));
  satdoku_class_add_action (widget_class, "solution.interpret", NULL, G_CALLBACK (interpret_cb));
  satdoku_class_add_action (widget_class, "solution.copy", NULL, G_CALLBACK (copy_cb));
  satdoku_class_add_action (widget_class, "solution.save", NULL, G_CALLBACK (save_cb));
  satdoku_class_add_action (widget_class, "solution.show-cells", NULL, G_CALLBACK (show_cells_cb));
  satdoku_class_add_action (widget_class, "solution.use-numbering", NULL,
                            G_CALLBACK (use_numbering_cb));
  satdoku_class_add_action (widget_class, "solution.open-puzzle", NULL,
                            G_CALLBACK (open_puzzle_cb));
}

static void
satdoku_solution_page_class_init (SatdokuSolutionPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = satdoku_solution_page_dispose;
  object_class->notify = satdoku_solution_page_notify;
  SATDOKU_FORMULA_PAGE_CLASS (klass)->subject_changed = solution_page_subject_changed;
  SATDOKU_FORMULA_PAGE_CLASS (klass)->formula_changed = solution_page_formula_changed;

  install_properties (object_class);
  /* What came to the page is a puzzle or a formula and no answer: the window opens it. @contents: a
   * #SudokuContents: what was read. */
  signals[SIGNAL_PUZZLE] = satdoku_class_add_signal (klass, "puzzle", 1, SUDOKU_TYPE_CONTENTS);
  install_actions (widget_class);

  g_type_ensure (SATDOKU_TYPE_ANSWER_CARD);
  g_type_ensure (SATDOKU_TYPE_ANSWER_VIEW);
  g_type_ensure (SATDOKU_TYPE_ADAPTIVE_PANE);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-solution-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionPage, model_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionPage, view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionPage, card);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionPage, fill_button);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, inserted_cb);
  satdoku_class_removes (klass, SatdokuSolutionPage, read_timeout);
  satdoku_class_cancels (klass, SatdokuSolutionPage, sources);
  satdoku_class_drops (klass, SatdokuSolutionPage, reader, g_object_unref);
  satdoku_class_drops (klass, SatdokuSolutionPage, answer, satdoku_answer_free);
  satdoku_class_keeps (klass, SatdokuSolutionPage, dialect_id, g_free);
  satdoku_class_keeps (klass, SatdokuSolutionPage, lit, g_array_unref);
}

static GMenuModel *
make_dialect_menu (void)
{
  GMenu *menu = g_menu_new ();
  gsize n_dialects;
  const SatModelDialect *dialects = sat_model_dialects (&n_dialects);

  for (gsize i = 0; i < n_dialects; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (dialects[i].summary), NULL);

      g_menu_item_set_action_and_target (item, "solution.dialect", "s", dialects[i].id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static void
satdoku_solution_page_init (SatdokuSolutionPage *self)
{
  g_autoptr (GMenuModel) menu = make_dialect_menu ();
  GtkDropTargetAsync *target;
  gsize n;

  self->sources = g_cancellable_new ();
  self->reader = satdoku_worker_new ();
  self->dialect_id = g_strdup (sat_model_dialects (&n)->id);
  gtk_widget_init_template (GTK_WIDGET (self));
  satdoku_notation_follow (self, G_CALLBACK (notation_cb));
  satdoku_shortcuts_install_page (GTK_WIDGET (self), "solution.");
  adw_split_button_set_menu_model (self->model_button, menu);
  target = satdoku_read_drop_target_new ();
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  update_actions (self);
}
