/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the cells of a board look, from the style sheet: by the classes of its nodes "cell". The data
 * of the theme is the board; the style of its first cell stands for all cells. */

#include "satdoku-config.h"

#include "satdoku-css-theme.h"

static const char *const origin_classes[] = {
  [SUDOKU_ORIGIN_NONE] = "empty",
  [SUDOKU_ORIGIN_GIVEN] = "given",
  [SUDOKU_ORIGIN_ENTRY] = "entry",
  [SUDOKU_ORIGIN_ANSWER] = "answer",
};

static const struct
{
  SatdokuCellFlags flag;
  const char *css_class;
} flag_classes[] = {
  { SATDOKU_CELL_SELECTED, "selected" },
  { SATDOKU_CELL_HOUSE, "house" },
  { SATDOKU_CELL_SAME, "same" },
  { SATDOKU_CELL_CONFLICT, "conflict" },
  { SATDOKU_CELL_LIT, "lit" },
  { SATDOKU_CELL_CHOSEN, "chosen" },
  { SATDOKU_CELL_SAME_MARK, "same-mark" },
  { SATDOKU_CELL_FOCUSED, "focused" },
  { SATDOKU_CELL_PARTIAL, "partial" },
  { SATDOKU_CELL_DIFFERS, "differs" },
};

/* Must be ended with gtk_style_context_restore(). */
static GtkStyleContext *
begin (GtkWidget *board,
       const SatdokuCellState *state)
{
  GtkStyleContext *context = gtk_widget_get_style_context (gtk_widget_get_first_child (board));

  gtk_style_context_save (context);
  gtk_style_context_add_class (context, origin_classes[state->content.origin]);
  if (state->content.colour > 0)
    {
      g_autofree char *colour = g_strdup_printf ("colour-%u", state->content.colour);

      gtk_style_context_add_class (context, "coloured");
      gtk_style_context_add_class (context, colour);
    }
  if (state->pending != NULL)
    gtk_style_context_add_class (context, "pending");
  for (gsize i = 0; i < G_N_ELEMENTS (flag_classes); i++)
    if (state->flags & flag_classes[i].flag)
      gtk_style_context_add_class (context, flag_classes[i].css_class);
  return context;
}

static void
get_text_colour (gpointer board,
                 const SatdokuCellState *state,
                 GdkRGBA *colour)
{
  GtkStyleContext *context = begin (board, state);

  gtk_style_context_get_color (context, colour);
  gtk_style_context_restore (context);
}

static void
draw_ground (gpointer board,
             const SatdokuCellState *state,
             cairo_t *cr,
             int size)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GtkStyleContext *context = begin (board, state);
  GskRenderNode *node;
  GdkRGBA ground;

  if (gtk_style_context_lookup_color (context, "board_cell", &ground))
    {
      gdk_cairo_set_source_rgba (cr, &ground);
      cairo_rectangle (cr, 0, 0, size, size);
      cairo_fill (cr);
    }
  gtk_snapshot_render_background (snapshot, context, 0, 0, size, size);
  gtk_style_context_restore (context);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
}

const SatdokuBoardTheme satdoku_css_theme = { get_text_colour, get_text_colour, draw_ground };

void
satdoku_css_theme_get_colours (GtkWidget *board,
                               SatdokuBoardColours *colours)
{
  GtkStyleContext *context;
  const struct
  {
    const char *name;
    GdkRGBA *colour;
  } names[] = {
    { "board_line", &colours->line },
    { "board_box_line", &colours->border },
    { "board_box_line", &colours->frame },
    { "board_area", &colours->area },
    { "board_figure", &colours->figure },
    { "board_stroke", &colours->stroke },
    { "board_outline", &colours->outline },
    { "board_edge", &colours->edge },
    { "board_lit", &colours->lit },
    { "board_broken", &colours->broken },
    { "board_cell", &colours->paper },
  };

  g_return_if_fail (GTK_IS_WIDGET (board) && colours != NULL);

  context = gtk_widget_get_style_context (board);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (!gtk_style_context_lookup_color (context, names[i].name, names[i].colour))
      gtk_style_context_get_color (context, names[i].colour);
}

/* The colours of what is drawn over a board. */
void
satdoku_css_theme_get_figure_colours (GtkWidget *board,
                                      SatdokuFigureColours *colours)
{
  GtkStyleContext *context;
  const struct
  {
    const char *name;
    GdkRGBA *colour;
  } names[] = {
    { "board_cell", &colours->ground },
    { "view_fg_color", &colours->text },
    { "figure_strip", &colours->strip },
    { "figure_pattern", &colours->pattern },
    { "board_cell", &colours->on_pattern },
    { "figure_removed", &colours->removed },
    { "figure_second", &colours->second },
    { "figure_third", &colours->third },
  };

  g_return_if_fail (GTK_IS_WIDGET (board) && colours != NULL);

  context = gtk_widget_get_style_context (board);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (!gtk_style_context_lookup_color (context, names[i].name, names[i].colour))
      gtk_style_context_get_color (context, names[i].colour);
}

void
satdoku_css_theme_get_chain_colours (GtkWidget *board,
                                     SatdokuChainColours *colours)
{
  static const char *const names[SUDOKU_COLOURS_MAX + 1] = {
    NULL,
    "cell_red",
    "cell_orange",
    "cell_yellow",
    "cell_green",
    "cell_teal",
    "cell_blue",
    "cell_purple",
    "cell_brown",
    "cell_grey",
  };
  GtkStyleContext *context;

  g_return_if_fail (GTK_IS_WIDGET (board) && colours != NULL);

  context = gtk_widget_get_style_context (board);
  for (guint i = 1; i <= SUDOKU_COLOURS_MAX; i++)
    if (!gtk_style_context_lookup_color (context, names[i], &colours->colours[i]))
      gtk_style_context_get_color (context, &colours->colours[i]);
  if (!gtk_style_context_lookup_color (context, "view_fg_color", &colours->text))
    gtk_style_context_get_color (context, &colours->text);
  if (!gtk_style_context_lookup_color (context, "board_cell", &colours->ground))
    gtk_style_context_get_color (context, &colours->ground);
}
