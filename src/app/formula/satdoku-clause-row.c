/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the CNF page: the number of the line in the file and the clause, and above the
 * first clause of each family its heading.
 *
 * A list view makes some 200 rows at once, so a row is a single widget that draws its text
 * itself; only the few with a heading have a label for it. */

#include "satdoku-config.h"

#include "satdoku-clause-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "satdoku-class.h"
#include "satdoku-notation.h"
#include "words-terms.h"

/* Between the number and the clause, in pixels. */
#define SPACING 12
/* A longer clause is cut off: so many are not read. */
#define LITERALS_MAX 500
#define NUMBER_ALPHA 0.55f
/* Of a literal that is false, of 65535. */
#define FALSE_ALPHA 36000

struct _SatdokuClauseRow
{
  GtkWidget parent_instance;

  GtkWidget *heading; /* (nullable) */

  /* Owned. */
  PangoLayout *number;
  PangoLayout *text;

  guint64 clause;
  int number_chars;

  /* Of the font, both 0 when not known. */
  int digit_width; /* in Pango units */
  int line_height; /* in pixels */
};

G_DEFINE_FINAL_TYPE (SatdokuClauseRow, satdoku_clause_row, GTK_TYPE_WIDGET)

/* What is known of a font. */
typedef struct
{
  /* Which one it is. */
  PangoFontDescription *description;
  guint serial; /* of its map */
  double resolution;

  int digit_width; /* in Pango units */
  int line_height; /* in pixels */
} Font;

static gboolean
font_matches (const Font *self,
              PangoContext *context)
{
  return self->description != NULL &&
         pango_font_description_equal (self->description,
                                       pango_context_get_font_description (context)) &&
         self->serial == pango_font_map_get_serial (pango_context_get_font_map (context)) &&
         ABS (self->resolution - pango_cairo_context_get_resolution (context)) < 0.01;
}

static void
font_measure (Font *self,
              PangoContext *context)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);

  g_clear_pointer (&self->description, pango_font_description_free);
  self->description =
    pango_font_description_copy (pango_context_get_font_description (context));
  self->serial = pango_font_map_get_serial (pango_context_get_font_map (context));
  self->resolution = pango_cairo_context_get_resolution (context);
  self->digit_width = pango_font_metrics_get_approximate_digit_width (metrics);
  self->line_height = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));
  pango_font_metrics_unref (metrics);
}

/* The list lays out some 200 rows whenever it shows others, and asks each several times: so the
 * font is asked once for all of them, and no text is laid out that isn't in view. */
static void
measure_font (SatdokuClauseRow *self)
{
  static Font last;
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  if (!font_matches (&last, context))
    font_measure (&last, context);
  self->digit_width = last.digit_width;
  self->line_height = last.line_height;
}

static int
line_height (SatdokuClauseRow *self)
{
  if (self->line_height == 0)
    measure_font (self);
  return self->line_height;
}

/* All digits of a monospace font have one width. */
static int
number_width (SatdokuClauseRow *self)
{
  if (self->line_height == 0)
    measure_font (self);
  return PANGO_PIXELS_CEIL (self->digit_width * self->number_chars);
}

static int
heading_height (SatdokuClauseRow *self)
{
  int height = 0;

  if (self->heading != NULL)
    gtk_widget_measure (self->heading, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static void
clause_row_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  SatdokuClauseRow *self = SATDOKU_CLAUSE_ROW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = heading_height (self) + line_height (self);
  else
    *minimum = *natural = number_width (self) + SPACING;
}

static void
clause_row_size_allocate (GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  SatdokuClauseRow *self = SATDOKU_CLAUSE_ROW (widget);
  int rest = MAX (width - number_width (self) - SPACING, 0);

  pango_layout_set_width (self->text, rest * PANGO_SCALE);
  if (self->heading != NULL)
    gtk_widget_size_allocate (self->heading,
                              &(GtkAllocation){ 0, 0, width, heading_height (self) },
                              -1);
}

static void
draw_layout (GtkSnapshot *snapshot,
             PangoLayout *layout,
             int x,
             int y,
             const GdkRGBA *colour)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* A file of numbers is read from left to right in every language. */
static void
clause_row_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  SatdokuClauseRow *self = SATDOKU_CLAUSE_ROW (widget);
  int y = gtk_widget_get_height (widget) - line_height (self);
  int column = number_width (self);
  GdkRGBA colour;
  int width;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  draw_layout (snapshot, self->text, column + SPACING, y, &colour);
  colour.alpha *= NUMBER_ALPHA;
  pango_layout_get_pixel_size (self->number, &width, NULL);
  draw_layout (snapshot, self->number, column - width, y, &colour);
  if (self->heading != NULL)
    gtk_widget_snapshot_child (widget, self->heading, snapshot);
}

static void
clause_row_css_changed (GtkWidget *widget,
                        GtkCssStyleChange *change)
{
  SatdokuClauseRow *self = SATDOKU_CLAUSE_ROW (widget);

  GTK_WIDGET_CLASS (satdoku_clause_row_parent_class)->css_changed (widget, change);
  pango_layout_context_changed (self->number);
  pango_layout_context_changed (self->text);
  self->line_height = 0;
}

static void
satdoku_clause_row_class_init (SatdokuClauseRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = clause_row_measure;
  widget_class->size_allocate = clause_row_size_allocate;
  widget_class->snapshot = clause_row_snapshot;
  widget_class->css_changed = clause_row_css_changed;
  gtk_widget_class_set_css_name (widget_class, "clause");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  satdoku_class_drops (klass, SatdokuClauseRow, heading, gtk_widget_unparent);
  satdoku_class_keeps (klass, SatdokuClauseRow, number, g_object_unref);
  satdoku_class_keeps (klass, SatdokuClauseRow, text, g_object_unref);
}

static void
satdoku_clause_row_init (SatdokuClauseRow *self)
{
  /* Else the minus signs would stand behind their numbers where text runs from right to left. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  self->number = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  self->text = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  pango_layout_set_ellipsize (self->text, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self), "monospace");
}

GtkWidget *
satdoku_clause_row_new (void)
{
  return g_object_new (SATDOKU_TYPE_CLAUSE_ROW, NULL);
}

/* The number of clauses is said where all of the family are listed. */
static char *
make_heading (const SudokuFamily *family,
              gboolean with_count)
{
  const char *name = words_family (family);
  g_autofree char *count = words_n_clauses (family->n_clauses);

  if (!with_count)
    return g_strdup (name);
  /* Translators: a heading over clauses: what they are about, and how many there are. */
  return g_strdup_printf (_ ("%s · %s"), name, count);
}

static void
show_heading (SatdokuClauseRow *self,
              const char *heading)
{
  g_clear_pointer (&self->heading, gtk_widget_unparent);
  if (heading == NULL)
    return;
  self->heading = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->heading), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->heading, "heading");
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));
}

static char *
write_literal (SatdokuFormulaSource *source,
               int literal)
{
  return satdoku_formula_source_write_literal (
    source, satdoku_notation_get (satdoku_notation_get_default ()), literal);
}

static const char *
get_separator (void)
{
  return words_literal_get_separator (satdoku_notation_get (satdoku_notation_get_default ()));
}

/* The text of a clause, as far as a row can show it. */
static void
append_clause (GString *text,
               SatdokuFormulaSource *source,
               guint64 clause)
{
  satdoku_formula_source_append_clause (
    source, text, clause, satdoku_notation_get (satdoku_notation_get_default ()), LITERALS_MAX);
}

/* The row of the list gets what the clause says as its accessible name. */
static void
set_accessible_name (SatdokuClauseRow *self,
                     SatdokuFormulaSource *source,
                     const char *number,
                     const char *text)
{
  g_autofree char *words = satdoku_formula_source_describe_clause (source, self->clause);
  /* Translators: what a screen reader says for a line: its number, the clause, its meaning. */
  g_autofree char *name = g_strdup_printf (_ ("Line %s: %s. %s"), number, text, words);
  GtkWidget *list_row = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (list_row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

void
satdoku_clause_row_show_text (SatdokuClauseRow *self,
                              SatdokuFormulaSource *source)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (SATDOKU_IS_CLAUSE_ROW (self) && SATDOKU_IS_FORMULA_SOURCE (source));

  append_clause (text, source, self->clause);
  pango_layout_set_text (self->text, text->str, -1);
  set_accessible_name (self, source, pango_layout_get_text (self->number), text->str);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The row must be a child of a row of a list view. */
void
satdoku_clause_row_set (SatdokuClauseRow *self,
                        SatdokuClauseList *list,
                        guint position)
{
  SatdokuFormulaSource *source;
  g_autofree char *number = NULL;
  g_autofree char *heading = NULL;

  g_return_if_fail (SATDOKU_IS_CLAUSE_ROW (self) && SATDOKU_IS_CLAUSE_LIST (list));

  source = satdoku_clause_list_get_source (list);
  self->clause = satdoku_clause_list_get_clause (list, position);
  self->number_chars = satdoku_clause_list_get_n_digits (list);
  if (satdoku_clause_list_begins_family (list, position))
    heading = make_heading (satdoku_formula_source_find_family (source, self->clause),
                            !satdoku_clause_list_is_filtered (list));
  show_heading (self, heading);
  number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                            satdoku_formula_source_get_line (source, self->clause));
  pango_layout_set_text (self->number, number, -1);
  satdoku_clause_row_show_text (self, source);
}

static void
add_attribute (PangoAttrList *list,
               PangoAttribute *attribute,
               gsize start,
               gsize end)
{
  attribute->start_index = (guint)start;
  attribute->end_index = (guint)end;
  pango_attr_list_insert (list, attribute);
}

/* Said by form, not by colour: what is true is bold, what is false is struck out. */
static void
mark_literal (PangoAttrList *list,
              int value,
              gsize start,
              gsize end)
{
  if (value > 0)
    add_attribute (list, pango_attr_weight_new (PANGO_WEIGHT_BOLD), start, end);
  if (value >= 0)
    return;
  add_attribute (list, pango_attr_strikethrough_new (TRUE), start, end);
  add_attribute (list, pango_attr_foreground_alpha_new (FALSE_ALPHA), start, end);
}

/* Marks the literals that are true and those that are false; with %NULL, none. */
void
satdoku_clause_row_show_state (SatdokuClauseRow *self,
                               SatdokuFormulaSource *source,
                               const SatTraceState *state)
{
  g_autoptr (PangoAttrList) list = NULL;
  int room[SUDOKU_SIDE_MAX];
  gsize n_literals = 0, at = 0;
  const int *literals = NULL;

  g_return_if_fail (SATDOKU_IS_CLAUSE_ROW (self) && SATDOKU_IS_FORMULA_SOURCE (source));

  if (state == NULL && pango_layout_get_attributes (self->text) == NULL)
    return;
  list = state != NULL ? pango_attr_list_new () : NULL;
  if (state != NULL)
    literals = satdoku_formula_source_get_clause (source, self->clause, room, &n_literals);
  for (gsize i = 0; i < MIN (n_literals, LITERALS_MAX); i++)
    {
      g_autofree char *text = write_literal (source, literals[i]);
      gsize length = strlen (text);

      mark_literal (list, sat_trace_state_get_value (state, literals[i]), at, at + length);
      at += length + strlen (get_separator ());
    }
  pango_layout_set_attributes (self->text, list);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* (nullable): how literals are marked, by their places in the text; %NULL: no solver is watched. */
PangoAttrList *
satdoku_clause_row_get_marks (SatdokuClauseRow *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_ROW (self), NULL);

  return pango_layout_get_attributes (self->text);
}

SATDOKU_DEFINE_GETTER (SatdokuClauseRow, satdoku_clause_row, clause, guint64)
