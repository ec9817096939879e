/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets the player draw where givens may stand, or read it from a file. Switched off, they may stand
 * everywhere. Closed, it says how many cells there are. Does not know what can be made of them. */

#include "satdoku-config.h"

#include "satdoku-pattern-row.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-file-chooser.h"
#include "satdoku-pattern-board.h"
#include "satdoku-properties.h"
#include "satdoku-read.h"
#include "satdoku-wrap-box.h"

struct _SatdokuPatternRow
{
  AdwExpanderRow parent_instance;

  /* Template children. */
  SatdokuPatternBoard *board;
  GtkLabel *words;

  GCancellable *cancellable; /* owned (nullable): of what is being read */
  guint side;
  guint n_places; /* cells of the pattern that can be given */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SatdokuPatternRow, satdoku_pattern_row, ADW_TYPE_EXPANDER_ROW)

enum
{
  PROP_PATTERN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_SIDE_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
update_texts (SatdokuPatternRow *self)
{
  const SudokuPattern *pattern = satdoku_pattern_row_get_pattern (self);
  g_autofree char *text = NULL;
  guint n;

  if (pattern == NULL)
    {
      /* Translators: where the givens of a new puzzle may stand. */
      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), _ ("Givens may stand anywhere"));
      return;
    }
  n = sudoku_pattern_count (pattern);
  if (self->n_places < n)
    /* Translators: where the givens of a new puzzle may stand. Of all cells of a pattern, only the
     * first number of them can be given. */
    text = g_strdup_printf (ngettext ("Givens in %u of %u cell: the others break the symmetry",
                                      "Givens in %u of %u cells: the others break the symmetry", n),
                            self->n_places, n);
  else
    /* Translators: where the givens of a new puzzle may stand. */
    text = g_strdup_printf (ngettext ("Givens in %u cell", "Givens in %u cells", n), n);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), text);
}

static void
changed_cb (SatdokuPatternRow *self)
{
  if (self->side == 0)
    return;
  update_texts (self);
  if (!self->updating)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATTERN]);
}

/* Switching it on means to draw. */
static void
switched (SatdokuPatternRow *self)
{
  if (!self->updating && adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
  changed_cb (self);
}

static void
satdoku_pattern_row_notify (GObject *object,
                            GParamSpec *pspec)
{
  if (g_str_equal (pspec->name, "enable-expansion"))
    switched (SATDOKU_PATTERN_ROW (object));
}

static void
fill_cb (SatdokuPatternRow *self)
{
  satdoku_pattern_board_fill (self->board);
}

static void
clear_cb (SatdokuPatternRow *self)
{
  satdoku_pattern_board_clear (self->board);
}

static void
invert_cb (SatdokuPatternRow *self)
{
  satdoku_pattern_board_invert (self->board);
}

/* A pattern of another side is for another shape. */
static void
take_pattern (SatdokuPatternRow *self,
              const SudokuPattern *pattern)
{
  guint side = sudoku_pattern_get_side (pattern);

  if (side != self->side)
    g_signal_emit (self, signals[SIGNAL_SIDE_WANTED], 0, side);
  if (side != self->side)
    {
      g_autofree char *text =
        /* Translators: of a pattern that was opened; %u × %u cells. */
        g_strdup_printf (_ ("The pattern of the file has %u × %u cells"), side, side);

      satdoku_pattern_row_set_trouble (self, text);
      return;
    }
  self->updating = TRUE;
  satdoku_pattern_board_set_pattern (self->board, pattern);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), TRUE);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
  self->updating = FALSE;
  changed_cb (self);
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (SatdokuPatternRow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_read_finish (result, &error);
  g_autoptr (SudokuPattern) pattern = NULL;
  GBytes *bytes = contents != NULL ? sudoku_contents_get_bytes (contents) : NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->side == 0)
    return;
  if (bytes != NULL)
    pattern = sudoku_pattern_read (sudoku_contents_get_name (contents),
                                   g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                   &error);
  if (pattern != NULL)
    take_pattern (self, pattern);
  else if (error != NULL)
    {
      g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);

      satdoku_pattern_row_set_trouble (self, words);
    }
}

static void
chosen_cb (SatdokuPatternRow *self,
           GFile *file)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  satdoku_read_file_async (file, self->cancellable, read_cb, g_object_ref (self));
}

static void
open_cb (SatdokuPatternRow *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Open a Pattern"), window, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (chosen_cb));
}

/* @pattern: (nullable): of the side of @geometry; %NULL: it is switched off. That is no
 * #SatdokuPatternRow::changed. */
void
satdoku_pattern_row_show (SatdokuPatternRow *self,
                          SudokuGeometry *geometry,
                          const SudokuPattern *pattern)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_ROW (self) && geometry != NULL);

  self->updating = TRUE;
  satdoku_pattern_row_set_geometry (self, geometry);
  if (pattern != NULL)
    satdoku_pattern_board_set_pattern (self->board, pattern);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), pattern != NULL);
  update_texts (self);
  self->updating = FALSE;
}

/* Shows the lines of another shape. Where it is of another side no cell is chosen any more. */
void
satdoku_pattern_row_set_geometry (SatdokuPatternRow *self,
                                  SudokuGeometry *geometry)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_ROW (self) && geometry != NULL);

  self->side = sudoku_geometry_get_side (geometry);
  satdoku_pattern_board_set_geometry (self->board, geometry);
  update_texts (self);
}

/* @symmetry: (nullable): which cells change together. */
void
satdoku_pattern_row_set_symmetry (SatdokuPatternRow *self,
                                  const SudokuSymmetry *symmetry)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_ROW (self));

  satdoku_pattern_board_set_symmetry (self->board, symmetry);
}

/* (nullable): what was drawn, until it changes; %NULL: it is switched off. */
const SudokuPattern *
satdoku_pattern_row_get_pattern (SatdokuPatternRow *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATTERN_ROW (self), NULL);

  if (!adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return NULL;
  return satdoku_pattern_board_get_pattern (self->board);
}

/* @n_places: how many cells of the pattern can be given with the symmetry. */
void
satdoku_pattern_row_set_places (SatdokuPatternRow *self,
                                guint n_places)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_ROW (self));

  self->n_places = n_places;
  update_texts (self);
}

/* @trouble: (nullable): a sentence: why there is no such puzzle. It stands above the board, in the
 * place where it stands else how to draw: nothing moves. */
void
satdoku_pattern_row_set_trouble (SatdokuPatternRow *self,
                                 const char *trouble)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_ROW (self));

  gtk_label_set_label (self->words,
                       trouble != NULL
                         ? trouble
                         : _ ("Givens stand in the chosen cells only. Click cells, or drag across "
                              "them; cells of the symmetry follow."));
  if (trouble != NULL)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->words), "dim-label");
      gtk_widget_add_css_class (GTK_WIDGET (self->words), "error");
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->words), "error");
      gtk_widget_add_css_class (GTK_WIDGET (self->words), "dim-label");
    }
}

static void
satdoku_pattern_row_dispose (GObject *object)
{
  SATDOKU_PATTERN_ROW (object)->side = 0;
  satdoku_class_dispose (object);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_pointer (value,
                       (gpointer)satdoku_pattern_row_get_pattern (SATDOKU_PATTERN_ROW (object)));
}

static void
satdoku_pattern_row_class_init (SatdokuPatternRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* Where givens may stand. Notified when the player has drawn something else, or has switched it
     * on or off (nullable) (type SudokuPattern). */
    [PROP_PATTERN] = { "pattern", G_TYPE_POINTER, G_PARAM_READABLE, .get = get_value },
  };

  G_OBJECT_CLASS (klass)->notify = satdoku_pattern_row_notify;
  G_OBJECT_CLASS (klass)->dispose = satdoku_pattern_row_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  /* The player has opened a pattern for another shape. The dialog shows one of that side if it can.
   * @side: the side of a pattern that was read. */
  signals[SIGNAL_SIDE_WANTED] = satdoku_class_add_signal (klass, "side-wanted", 1, G_TYPE_UINT);

  g_type_ensure (SATDOKU_TYPE_PATTERN_BOARD);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-pattern-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuPatternRow, board);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPatternRow, words);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  satdoku_class_add_action (klass, "pattern.fill", NULL, G_CALLBACK (fill_cb));
  satdoku_class_add_action (klass, "pattern.clear", NULL, G_CALLBACK (clear_cb));
  satdoku_class_add_action (klass, "pattern.invert", NULL, G_CALLBACK (invert_cb));
  satdoku_class_add_action (klass, "pattern.open", NULL, G_CALLBACK (open_cb));
  satdoku_class_cancels (klass, SatdokuPatternRow, cancellable);
}

static void
satdoku_pattern_row_init (SatdokuPatternRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
