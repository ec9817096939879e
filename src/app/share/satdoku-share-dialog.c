/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window for sharing a puzzle: as a link, as text, as a picture or as a QR code of the link,
 * each of which is shown before it is copied. Pictures are drawn by a worker of its own. It shares
 * a copy: the game may go on. */

#include "satdoku-config.h"

#include "satdoku-share-dialog.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-clipboard.h"
#include "satdoku-export.h"
#include "satdoku-file-chooser.h"
#include "satdoku-file.h"
#include "satdoku-messages.h"
#include "satdoku-picture-save.h"
#include "satdoku-qr.h"
#include "satdoku-shared-puzzle.h"
#include "satdoku-worker.h"

struct _SatdokuShareDialog
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  AdwViewStack *pages;
  GtkDropDown *sites;
  GtkDropDown *code_sites;
  GtkDropDown *forms;
  GtkCheckButton *tags;
  GtkCheckButton *entries;
  GtkTextView *link_view;
  GtkTextView *text_view;
  GtkPicture *picture;
  GtkPicture *code;
  GtkStack *code_pages;
  AdwStatusPage *code_problem;
  GtkLabel *losses;
  GtkWidget *open;
  GtkWidget *save;

  /* Owned. */
  SatdokuSharedPuzzle *all;
  SatdokuSharedPuzzle *givens;
  SudokuSymbols *symbols;
  GPtrArray *links;    /* (element-type SudokuFormat): of what is shared now */
  GPtrArray *texts;    /* likewise */
  GBytes *picture_png; /* (nullable): not drawn */
  GBytes *code_png;    /* (nullable): not drawn, or there is none */
  SatdokuWorker *worker;
  SatdokuMessages *messages;
  GCancellable *cancellable; /* of drawing */

  gboolean filling; /* the choices are being made */
};

G_DEFINE_FINAL_TYPE (SatdokuShareDialog, satdoku_share_dialog, ADW_TYPE_WINDOW)

/* What is to be drawn, and what came of it. */
typedef struct
{
  const SatdokuExportFormat *format;
  SudokuState *state;
  SudokuSymbols *symbols;
  char *link;      /* (nullable): no code is wanted */
  GBytes *picture; /* (nullable) */
  GBytes *code;    /* (nullable) */
  GError *no_code; /* (nullable) */
} Drawing;

static void
drawing_free (Drawing *self)
{
  sudoku_state_free (self->state);
  sudoku_symbols_free (self->symbols);
  g_free (self->link);
  g_clear_pointer (&self->picture, g_bytes_unref);
  g_clear_pointer (&self->code, g_bytes_unref);
  g_clear_error (&self->no_code);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Drawing, drawing_free)

/* In the thread. */
static gpointer
run_draw (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Drawing *self = data;
  const SatdokuBoardPictureParts parts = { TRUE, TRUE, TRUE };

  if (self->link != NULL)
    self->code = satdoku_qr_draw (self->link, &self->no_code);
  self->picture = satdoku_export_draw (self->format, self->state, self->symbols, &parts, NULL,
                                       error);
  return self->picture != NULL ? self : NULL;
}

static const SatdokuSharedPuzzle *
get_puzzle (SatdokuShareDialog *self)
{
  return gtk_check_button_get_active (self->entries) ? self->all : self->givens;
}

static const SudokuFormat *
get_chosen (GPtrArray *formats,
            GtkDropDown *choice)
{
  guint i = gtk_drop_down_get_selected (choice);

  return i < formats->len ? formats->pdata[i] : NULL;
}

/* A picture that can't be shown isn't. */
static void
show_bytes (GtkPicture *picture,
            GBytes *bytes)
{
  g_autoptr (GdkTexture) texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;

  gtk_picture_set_paintable (picture, GDK_PAINTABLE (texture));
}

static void update_buttons (SatdokuShareDialog *self);

static void
drawn_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  SatdokuShareDialog *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (Drawing) drawing = satdoku_worker_run_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (drawing == NULL)
    {
      satdoku_messages_say_error (self->messages, error);
      return;
    }
  self->picture_png = g_steal_pointer (&drawing->picture);
  self->code_png = g_steal_pointer (&drawing->code);
  show_bytes (self->picture, self->picture_png);
  show_bytes (self->code, self->code_png);
  if (drawing->no_code != NULL)
    adw_status_page_set_description (self->code_problem, drawing->no_code->message);
  gtk_stack_set_visible_child_name (self->code_pages,
                                    self->code_png != NULL ? "code" : "problem");
  update_buttons (self);
}

/* Draws anew what is shown of the board and of the link. */
static void
update_pictures (SatdokuShareDialog *self)
{
  const SatdokuJob job = {
    .title = _ ("Drawing…"),
    .run = run_draw,
    .free_input = (GDestroyNotify)drawing_free,
    .free_result = (GDestroyNotify)drawing_free,
    .quiet = TRUE,
  };
  gsize n_formats;
  Drawing *drawing = g_new0 (Drawing, 1);
  const SudokuFormat *site = get_chosen (self->links, self->sites);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_clear_pointer (&self->picture_png, g_bytes_unref);
  g_clear_pointer (&self->code_png, g_bytes_unref);
  drawing->format = satdoku_export_formats (&n_formats);
  drawing->state = sudoku_state_copy (satdoku_shared_puzzle_get_state (get_puzzle (self)));
  drawing->symbols = sudoku_symbols_copy (self->symbols);
  if (site != NULL)
    drawing->link = satdoku_shared_puzzle_write (get_puzzle (self), site);
  satdoku_worker_run_async (self->worker, &job, drawing, self->cancellable, drawn_cb, self);
}

static char *
write_link (SatdokuShareDialog *self)
{
  const SudokuFormat *site = get_chosen (self->links, self->sites);

  return site != NULL ? satdoku_shared_puzzle_write (get_puzzle (self), site) : g_strdup ("");
}

/* Forums keep the width of characters between these. */
static char *
write_text (SatdokuShareDialog *self)
{
  const SudokuFormat *form = get_chosen (self->texts, self->forms);
  g_autofree char *text =
    form != NULL ? satdoku_shared_puzzle_write (get_puzzle (self), form) : g_strdup ("");

  return gtk_check_button_get_active (self->tags) ? g_strdup_printf ("[code]\n%s\n[/code]", text)
                                                  : g_steal_pointer (&text);
}

static gboolean
is_page (SatdokuShareDialog *self,
         const char *name)
{
  return g_strcmp0 (adw_view_stack_get_visible_child_name (self->pages), name) == 0;
}

/* What of the puzzle is not in what is shown. */
static void
update_losses (SatdokuShareDialog *self)
{
  const SudokuFormat *format = NULL;
  g_autofree char *losses = NULL;

  if (is_page (self, "text"))
    format = get_chosen (self->texts, self->forms);
  else if (!is_page (self, "picture"))
    format = get_chosen (self->links, self->sites);
  losses = format != NULL ? satdoku_shared_puzzle_describe_losses (get_puzzle (self), format)
                          : g_strdup ("");
  gtk_label_set_label (self->losses, losses);
  gtk_widget_set_visible (GTK_WIDGET (self->losses), *losses != '\0');
}

static void
update_buttons (SatdokuShareDialog *self)
{
  gboolean picture = is_page (self, "picture"), code = is_page (self, "code");
  gboolean ready = picture ? self->picture_png != NULL : !code || self->code_png != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->tags), is_page (self, "text"));
  gtk_widget_set_visible (self->open, is_page (self, "link"));
  gtk_widget_set_visible (self->save, picture || code);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "share.save", ready);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "share.copy", ready);
}

/* A link is broken into lines anywhere, without a hyphen that would look like a part of it. */
static void
show_link (SatdokuShareDialog *self,
           const char *link)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->link_view);
  GtkTextTagTable *tags = gtk_text_buffer_get_tag_table (buffer);
  GtkTextIter start, end;

  if (gtk_text_tag_table_lookup (tags, "link") == NULL)
    gtk_text_buffer_create_tag (buffer, "link", "insert-hyphens", FALSE, NULL);
  gtk_text_buffer_set_text (buffer, link, -1);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_apply_tag_by_name (buffer, "link", &start, &end);
}

static void
update_texts (SatdokuShareDialog *self)
{
  g_autofree char *link = write_link (self);
  g_autofree char *text = write_text (self);

  show_link (self, link);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view), text, -1);
  update_losses (self);
}

static void
page_cb (SatdokuShareDialog *self)
{
  if (self->links == NULL)
    return;
  update_losses (self);
  update_buttons (self);
}

static void
choice_cb (SatdokuShareDialog *self)
{
  if (self->filling || self->links == NULL)
    return;
  update_texts (self);
  update_pictures (self);
  update_buttons (self);
}

/* The names of formats; the one that was chosen stays chosen. */
static void
fill_choice (GtkDropDown *choice,
             GPtrArray *formats,
             const SudokuFormat *chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  for (guint i = 0; i < formats->len; i++)
    {
      const SudokuFormat *format = formats->pdata[i];

      gtk_string_list_append (names, _ (format->name));
      selected = format == chosen ? i : selected;
    }
  gtk_drop_down_set_model (choice, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (choice, selected);
}

static gboolean
loses_nothing (SatdokuShareDialog *self,
               const SudokuFormat *format)
{
  g_autofree char *losses = satdoku_shared_puzzle_describe_losses (get_puzzle (self), format);

  return *losses == '\0';
}

/* With what was entered there may be other formats. A link that says all takes the place of one
 * that doesn't any more. */
static void
fill_choices (SatdokuShareDialog *self)
{
  const SudokuFormat *site = self->links != NULL ? get_chosen (self->links, self->sites) : NULL;
  const SudokuFormat *form = self->texts != NULL ? get_chosen (self->texts, self->forms) : NULL;

  self->filling = TRUE;
  g_clear_pointer (&self->links, g_ptr_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  self->links = satdoku_shared_puzzle_list_links (get_puzzle (self));
  self->texts = satdoku_shared_puzzle_list_texts (get_puzzle (self));
  if (site != NULL && !loses_nothing (self, site))
    site = NULL;
  fill_choice (self->code_sites, self->links, site);
  fill_choice (self->sites, self->links, site);
  fill_choice (self->forms, self->texts, form);
  self->filling = FALSE;
  choice_cb (self);
}

static void
entries_cb (SatdokuShareDialog *self)
{
  if (self->links != NULL)
    fill_choices (self);
}

static void
copy_picture (SatdokuShareDialog *self,
              GtkPicture *picture)
{
  GdkPaintable *paintable = gtk_picture_get_paintable (picture);

  if (GDK_IS_TEXTURE (paintable))
    gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                               GDK_TEXTURE (paintable));
}

static void
copy_cb (SatdokuShareDialog *self)
{
  g_autofree char *text = NULL;

  if (is_page (self, "picture"))
    copy_picture (self, self->picture);
  else if (is_page (self, "code"))
    copy_picture (self, self->code);
  else
    {
      text = is_page (self, "link") ? write_link (self) : write_text (self);
      satdoku_copy_text (GTK_WIDGET (self), text);
    }
  satdoku_messages_say (self->messages, is_page (self, "link")   ? _ ("The link was copied")
                                        : is_page (self, "text") ? _ ("The text was copied")
                                                                 : _ ("The picture was copied"));
}

/* The only way anything goes to a site, and the browser does it. */
static void
open_cb (SatdokuShareDialog *self)
{
  g_autofree char *link = write_link (self);

  gtk_show_uri (GTK_WINDOW (self), link, GDK_CURRENT_TIME);
}

static void
save_to (SatdokuShareDialog *self,
         GFile *file)
{
  g_autofree char *name = satdoku_file_dup_name (file);
  const SatdokuExportFormat *format = satdoku_export_format_for_name (name);
  gsize n_formats;
  gboolean code = is_page (self, "code");

  if (code && format == satdoku_export_formats (&n_formats) && self->code_png != NULL)
    satdoku_picture_save_bytes (self->messages, file, self->code_png);
  else if (code)
    satdoku_messages_say (self->messages, _ ("The name of the picture of a code ends in .png"));
  else
    satdoku_picture_save (self->worker, self->messages, file,
                          satdoku_shared_puzzle_get_state (get_puzzle (self)), self->symbols, NULL,
                          self->cancellable);
}

static void
save_cb (SatdokuShareDialog *self)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Save the Picture"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser),
                                     is_page (self, "code")
                                       /* Translators: the name proposed for the picture of a QR
                                        * code; the ending stays. */
                                       ? _ ("Code.png")
                                       : _ ("Puzzle.png"));
  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (save_to));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  satdoku_class_set_template (widget_class, "satdoku-share-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, sites);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, code_sites);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, forms);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, tags);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, entries);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, link_view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, text_view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, picture);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, code);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, code_pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, code_problem);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, losses);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, open);
  gtk_widget_class_bind_template_child (widget_class, SatdokuShareDialog, save);
  gtk_widget_class_bind_template_callback (widget_class, page_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_cb);
  gtk_widget_class_bind_template_callback (widget_class, entries_cb);
  satdoku_class_add_action (widget_class, "share.copy", NULL, G_CALLBACK (copy_cb));
  satdoku_class_add_action (widget_class, "share.open", NULL, G_CALLBACK (open_cb));
  satdoku_class_add_action (widget_class, "share.save", NULL, G_CALLBACK (save_cb));
}

static void
satdoku_share_dialog_class_init (SatdokuShareDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  bind_template (widget_class);
  satdoku_class_cancels (klass, SatdokuShareDialog, cancellable);
  satdoku_class_drops (klass, SatdokuShareDialog, worker, g_object_unref);
  satdoku_class_drops (klass, SatdokuShareDialog, messages, g_object_unref);
  satdoku_class_drops (klass, SatdokuShareDialog, links, g_ptr_array_unref);
  satdoku_class_drops (klass, SatdokuShareDialog, texts, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuShareDialog, all, satdoku_shared_puzzle_free);
  satdoku_class_keeps (klass, SatdokuShareDialog, givens, satdoku_shared_puzzle_free);
  satdoku_class_keeps (klass, SatdokuShareDialog, symbols, sudoku_symbols_free);
  satdoku_class_keeps (klass, SatdokuShareDialog, picture_png, g_bytes_unref);
  satdoku_class_keeps (klass, SatdokuShareDialog, code_png, g_bytes_unref);
}

static void
satdoku_share_dialog_init (SatdokuShareDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A grid of digits and an address are from left to right everywhere. */
  gtk_widget_set_direction (GTK_WIDGET (self->link_view), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->text_view), GTK_TEXT_DIR_LTR);
  self->worker = satdoku_worker_new ();
  self->messages = satdoku_messages_new (self->toasts);
}

/* GTK owns the window until it is closed. */
GtkWindow *
satdoku_share_dialog_new (SudokuGame *game,
                          const SudokuSymbols *symbols)
{
  SatdokuShareDialog *self;

  g_return_val_if_fail (SUDOKU_IS_GAME (game) && symbols != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_SHARE_DIALOG, NULL);
  self->all = satdoku_shared_puzzle_new (game, TRUE);
  self->givens = satdoku_shared_puzzle_new (game, FALSE);
  self->symbols = sudoku_symbols_copy (symbols);
  fill_choices (self);
  return GTK_WINDOW (self);
}
