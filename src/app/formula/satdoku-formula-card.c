/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says which formula is shown when it is not that of the puzzle. It names actions only. */

#include "satdoku-config.h"

#include "satdoku-formula-card.h"

#include "satdoku-class.h"
#include "satdoku-wrap-box.h"

/* Characters of the comments that are shown: all of them may take 32 kB. */
#define COMMENTS_MAX 2000

struct _SatdokuFormulaCard
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *title;
  GtkWidget *comments_view;
  GtkLabel *comments;
};

G_DEFINE_FINAL_TYPE (SatdokuFormulaCard, satdoku_formula_card, ADW_TYPE_BIN)

static void
satdoku_formula_card_class_init (SatdokuFormulaCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-formula-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuFormulaCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFormulaCard, comments_view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFormulaCard, comments);
}

static void
satdoku_formula_card_init (SatdokuFormulaCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer full): the beginning of a text, with an ellipsis where it was cut off. */
static char *
dup_beginning (const char *text)
{
  const char *end = text;

  for (guint n = 0; n < COMMENTS_MAX && *end != '\0'; n++)
    end = g_utf8_next_char (end);
  return g_strdup_printf ("%.*s%s", (int)(end - text), text, *end != '\0' ? "…" : "");
}

/* Hides when it is the formula of the puzzle. */
void
satdoku_formula_card_show (SatdokuFormulaCard *self,
                           SatdokuFormulaSource *source)
{
  const char *title;
  g_autofree char *comments = NULL;

  g_return_if_fail (SATDOKU_IS_FORMULA_CARD (self) && SATDOKU_IS_FORMULA_SOURCE (source));

  title = satdoku_formula_source_get_title (source);
  if (satdoku_formula_source_get_comments (source) != NULL)
    comments = dup_beginning (satdoku_formula_source_get_comments (source));
  gtk_widget_set_visible (GTK_WIDGET (self), title != NULL);
  gtk_label_set_label (self->title, title != NULL ? title : "");
  gtk_label_set_label (self->comments, comments != NULL ? comments : "");
  gtk_widget_set_visible (self->comments_view, comments != NULL);
}
