/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Grid page: the board with its keypad, commands and panel beside it, or below it where there
 * is little room. Its buttons name actions of the window; it runs no jobs and changes no game. */

#include "satdoku-config.h"

#include "satdoku-grid-page.h"

#include <glib/gi18n.h>

#include "satdoku-board-pattern.h"
#include "satdoku-class.h"
#include "satdoku-keypad.h"
#include "satdoku-label.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-move-commands.h"
#include "satdoku-progress.h"
#include "satdoku-properties.h"
#include "satdoku-reveal.h"
#include "satdoku-rule-picture.h"
#include "satdoku-shortcuts.h"
#include "satdoku-step-figure.h"
#include "satdoku-wrap-box.h"

/* Pixels. */
#define MARGIN 18
#define MARGIN_NARROW 12
#define GAP 24
#define GAP_NARROW 12
#define SIDE_WIDTH 300
#define SPACING 12
#define SPACING_NARROW 8
/* So much stays for the board and its margins beside the side. */
#define WIDE_BOARD_MIN 300
/* Of text that isn't scaled, as GtkSettings has it. */
#define NORMAL_DPI (96 * 1024)
/* So much of the height stays for what is below the board, and at most so much where large text
 * needs more. */
#define BELOW_MIN 216
#define BELOW_MAX 300
#define BOARD_MIN 200
/* Characters in a line of what solving costs. */
#define COST_WIDTH 24
/* The picture of a rule. */
#define RULE_SIZE 24

/**
 * SatdokuGridPage:
 *
 * The board with all that is wanted to play on it.
 */
struct _SatdokuGridPage
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkStack *board_stack;
  GtkScrolledWindow *scroller;
  SatdokuZoomView *zoom_view;
  SatdokuBoard *board;
  GtkWidget *side;
  GtkWidget *side_view;
  GtkBox *side_box;
  GtkBox *play_box;
  GtkWidget *way_back; /* from another view */
  GtkWidget *back_button;
  GtkLabel *view_title;
  GtkWidget *undo_box; /* where it is narrow */
  GtkStack *views;
  GtkBox *input; /* that numbers are entered by, and the commands */
  GtkWidget *modes;
  SatdokuKeypad *keypad;
  GtkWidget *brushes;
  GtkWidget *check_button;
  GtkWidget *solve_button;
  GtkWidget *rules; /* that the board doesn't show by itself */
  SatdokuPanel *panel;
  SatdokuFinishCard *finish;
  GMenu *solve_menu;

  /* Owned. */
  GtkWidget *solve_popover;     /* (nullable): until it is first wanted */
  GtkWidget *solve_cost;        /* (nullable): borrowed from it */
  SatdokuPlay *play;            /* (nullable): until the window has made it */
  GBindingGroup *bindings;      /* of the play and the board */
  GBindingGroup *game_bindings; /* of the game that is played */
  GSignalGroup *followed;       /* the play */
  GSignalGroup *game_followed;
  SudokuGame *game;      /* (nullable): that the page shows */
  SatdokuReport *report; /* (nullable): these are of the play */
  SatdokuFigure *figure; /* (nullable) */
  GArray *lit;           /* (nullable) */
  SudokuGeometry *geometry;
  guint idle;
  guint follow_idle; /* the game has changed since something was said of it */

  char *branch; /* (nullable): owned: what the branch is called in which the player is */

  /* While a position beside the game is looked at. */
  gboolean looking;
  SatdokuFigure *aside; /* (nullable): owned: what was drawn over the game */
  guint selected;       /* of the game */
  double zoom;

  const SudokuSymbols *symbols; /* as chosen; there may be too few of them for the puzzle */
  gboolean puzzle_symbols;      /* are those of the puzzle shown, if it has any? */

  int input_height; /* where it is narrow, when it was last shown */
  gboolean wide;
  gboolean whole;
};

G_DEFINE_FINAL_TYPE (SatdokuGridPage, satdoku_grid_page, GTK_TYPE_WIDGET)

enum
{
  PROP_PLAY,
  PROP_HIDES_SYMBOLS,
  PROP_BRANCH,
  PROP_FIGURE,
  PROP_LIT,
  PROP_REPORT,
  PROP_GEOMETRY,
  PROP_WHOLE,
  PROP_WIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* NULL when the puzzle came with numbers only. */
static const SudokuSymbols *
get_own_symbols (SatdokuGridPage *self)
{
  const SudokuSymbols *own = self->game != NULL ? sudoku_game_get_symbols (self->game) : NULL;

  return own != NULL && !sudoku_symbols_are_numbers (own) ? own : NULL;
}

static gboolean
hides_symbols (SatdokuGridPage *self)
{
  return !self->puzzle_symbols && get_own_symbols (self) != NULL;
}

/* Call this when the keypad has other buttons or the board other numbers. */
static void
update_counts (SatdokuGridPage *self)
{
  int n_left[SUDOKU_SIDE_MAX + 1];
  guint side;

  if (self->game == NULL)
    return;
  side = sudoku_grid_get_side (sudoku_game_get_grid (self->game));
  for (guint value = 0; value <= side; value++)
    n_left[value] = (int)side - (int)sudoku_game_count_value (self->game, value);
  satdoku_keypad_set_counts (self->keypad, n_left);
}

static void
satdoku_grid_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  SatdokuGridPage *self = SATDOKU_GRID_PAGE (widget);
  int board_minimum, board_natural;
  int side_minimum, side_natural;

  gtk_widget_measure (GTK_WIDGET (self->zoom_view), orientation, -1, &board_minimum, &board_natural,
                      NULL, NULL);
  gtk_widget_measure (self->side, orientation, -1, &side_minimum, &side_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (board_minimum, side_minimum) + 2 * MARGIN_NARROW;
      *natural = board_natural + GAP + SIDE_WIDTH + 2 * MARGIN;
    }
  else
    {
      *minimum = MAX (board_minimum, BOARD_MIN) + 2 * MARGIN_NARROW;
      *natural = MAX (board_natural + 2 * MARGIN, *minimum);
    }
}

/* Where there is little room a hint takes that of the keypad, and never that of the board. */
static void
update_input (SatdokuGridPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->input), self->wide || self->report == NULL ||
                                                      !satdoku_report_is_hint (self->report));
}

static gboolean
apply_wide_cb (gpointer user_data)
{
  SatdokuGridPage *self = user_data;

  self->idle = 0;
  g_object_set (self->keypad, "wide", !self->wide, NULL);
  gtk_box_set_spacing (self->side_box, self->wide ? SPACING : SPACING_NARROW);
  gtk_box_set_spacing (self->play_box, self->wide ? SPACING : SPACING_NARROW);
  gtk_box_set_spacing (self->input, self->wide ? SPACING : SPACING_NARROW);
  update_input (self);
  gtk_widget_set_visible (self->undo_box, !self->wide);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDE]);
  return G_SOURCE_REMOVE;
}

/* Children can't be changed while sizes are given out: they follow before the next frame. */
static void
set_wide (SatdokuGridPage *self,
          gboolean wide)
{
  if (self->wide == wide)
    return;
  self->wide = wide;
  if (wide)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  if (self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, apply_wide_cb, self, NULL);
}

static void
allocate (GtkWidget *child,
          int x,
          int y,
          int width,
          int height)
{
  int minimum_width, minimum_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  width = MAX (width, minimum_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, MAX (height, minimum_height) },
                            -1);
}

static int
get_text_dpi (SatdokuGridPage *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return dpi;
}

/* How wide the side is beside the board: as its text is large, but not at the cost of the board. */
static int
get_side_width (SatdokuGridPage *self,
                int width)
{
  int dpi = get_text_dpi (self);
  int minimum;
  int wanted = SIDE_WIDTH;

  if (dpi > NORMAL_DPI)
    wanted = (int)((gint64)SIDE_WIDTH * dpi / NORMAL_DPI);
  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MAX (minimum, CLAMP (wanted, SIDE_WIDTH, MAX (SIDE_WIDTH, width * 2 / 5)));
}

/* Board and side stand together in the middle; the side is on the other side in languages written
 * from right to left. */
static void
allocate_wide (SatdokuGridPage *self,
               int width,
               int height)
{
  int side_width = get_side_width (self, width);
  int board_size = MIN (width - side_width - GAP - 2 * MARGIN, height - 2 * MARGIN);
  int x = (width - board_size - GAP - side_width) / 2;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  allocate (GTK_WIDGET (self->board_stack), mirrored ? x + side_width + GAP : x,
            (height - board_size) / 2, board_size, board_size);
  allocate (self->side, mirrored ? x : x + board_size + GAP, (height - board_size) / 2, side_width,
            board_size);
}

/* How much stays below the board in any case: what numbers are entered by, also while a hint stands
 * in its place, so that the board stays where it is. */
static int
get_below (SatdokuGridPage *self,
           int width)
{
  if (get_text_dpi (self) <= NORMAL_DPI)
    return BELOW_MIN;
  if (gtk_widget_get_visible (GTK_WIDGET (self->input)))
    gtk_widget_measure (GTK_WIDGET (self->input), GTK_ORIENTATION_VERTICAL, width,
                        &self->input_height, NULL, NULL, NULL);
  return CLAMP (self->input_height, BELOW_MIN, BELOW_MAX);
}

static void
allocate_narrow (SatdokuGridPage *self,
                 int width,
                 int height)
{
  int inner = width - 2 * MARGIN_NARROW;
  int below = get_below (self, inner);
  int board_size = MIN (inner, MAX (height - 2 * MARGIN_NARROW - GAP_NARROW - below, BOARD_MIN));
  int side_width = MIN (inner, MAX (board_size, SIDE_WIDTH));
  int top = MARGIN_NARROW + board_size + GAP_NARROW;

  allocate (GTK_WIDGET (self->board_stack), (width - board_size) / 2, MARGIN_NARROW, board_size,
            board_size);
  allocate (self->side, (width - side_width) / 2, top, side_width, height - top - MARGIN_NARROW);
}

static void
satdoku_grid_page_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  SatdokuGridPage *self = SATDOKU_GRID_PAGE (widget);

  set_wide (self, width - get_side_width (self, width) >= WIDE_BOARD_MIN &&
                    width * 10 >= height * 9);
  if (self->wide)
    allocate_wide (self, width, height);
  else
    allocate_narrow (self, width, height);
}

/* Where the part of the side that is seen would have to begin for @widget to be at its top; and how
 * high the widget is. */
static gboolean
find_in_side (SatdokuGridPage *self,
              GtkWidget *widget,
              double *top,
              double *height)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->side));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, self->side_view, &bounds))
    return FALSE;
  *top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;
  *height = bounds.size.height;
  return TRUE;
}

/* Scrolls as far as the panel needs, but not so far that the player could no longer enter numbers,
 * unless it stands in the place of the keypad. */
static void
reveal (GtkWidget *widget)
{
  SatdokuGridPage *self = SATDOKU_GRID_PAGE (widget);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->side));
  double panel_top, panel_height, modes_top, modes_height;
  gboolean has_keypad = gtk_widget_get_mapped (self->modes) &&
                        find_in_side (self, self->modes, &modes_top, &modes_height);

  if (self->wide || !find_in_side (self, GTK_WIDGET (self->panel), &panel_top, &panel_height))
    return;
  gtk_adjustment_clamp_page (adjustment, panel_top, panel_top + panel_height);
  if (has_keypad && gtk_adjustment_get_value (adjustment) > modes_top)
    gtk_adjustment_set_value (adjustment, modes_top);
}

/* Where the commands are below the board, what they find out may be out of sight further below. */
static void
reveal_panel_cb (SatdokuGridPage *self)
{
  satdoku_when_laid_out (GTK_WIDGET (self), reveal);
}

static void
show_progress (SatdokuGridPage *self)
{
  if (self->game == NULL)
    return;
  if (satdoku_progress_show (self->panel, self->game, satdoku_play_get_notes (self->play)))
    gtk_widget_add_css_class (self->check_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->check_button, "suggested-action");
}

static void
follow_game (SatdokuGridPage *self)
{
  g_clear_handle_id (&self->follow_idle, g_source_remove);
  update_counts (self);
  show_progress (self);
  /* A player who enters numbers below the board keeps the keypad. */
  satdoku_when_laid_out_cancel (GTK_WIDGET (self));
}

static gboolean
follow_game_cb (gpointer user_data)
{
  SatdokuGridPage *self = user_data;

  self->follow_idle = 0;
  follow_game (self);
  return G_SOURCE_REMOVE;
}

/* Several moves may come before the next frame: it is enough to say it once, just before. */
static void
follow_soon (SatdokuGridPage *self)
{
  if (self->follow_idle == 0)
    self->follow_idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, follow_game_cb, self, NULL);
}

static void
game_changed_cb (SatdokuGridPage *self)
{
  g_clear_pointer (&self->aside, satdoku_figure_unref);
  follow_soon (self);
}

/* The card says how hard the puzzle is, as soon as that is known. */
static void
notes_cb (SatdokuGridPage *self)
{
  if (self->report == NULL)
    follow_soon (self);
}

/* Shown where how far the game is was shown. */
static void
report_changed (SatdokuGridPage *self)
{
  update_input (self);
  if (self->report == NULL)
    {
      follow_soon (self);
      return;
    }
  satdoku_panel_show_report (satdoku_grid_page_get_panel (self), self->report);
}

/* Whether there are scrollbars depends on what the player does. If GTK had to find it out while it
 * gives out sizes it would ask for new sizes in the midst of it, and might draw before it has
 * them. */
static void
zoom_cb (SatdokuGridPage *self)
{
  GtkPolicyType policy = satdoku_zoom_view_get_zoom (self->zoom_view) > 1 ? GTK_POLICY_ALWAYS
                                                                          : GTK_POLICY_EXTERNAL;

  gtk_scrolled_window_set_policy (self->scroller, policy, policy);
}

static gboolean
is_false (SatdokuGridPage *self,
          gboolean value)
{
  return !value;
}

static gboolean
is_set (SatdokuGridPage *self,
        const char *text)
{
  return text != NULL;
}

static char *
word_branch (SatdokuGridPage *self,
             const char *branch)
{
  /* Translators: where the player is: %s is a branch, such as "4 in row 1 column 3" or "One first".
   */
  return branch != NULL ? g_strdup_printf (_ ("In the branch “%s”"), branch) : NULL;
}

static char *
name_board_page (SatdokuGridPage *self,
                 gboolean paused)
{
  return g_strdup (paused ? "paused" : "board");
}

static void
make_paused_cb (AdwBin *place)
{
  GtkWidget *page = adw_status_page_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Resume"));

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "media-playback-pause-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _ ("Paused"));
  gtk_widget_add_css_class (page, "compact");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.pause");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  adw_status_page_set_child (ADW_STATUS_PAGE (page), button);
  adw_bin_set_child (place, page);
}

static void
make_brushes_cb (SatdokuGridPage *self,
                 AdwBin *place)
{
  SatdokuEditor *editor = satdoku_board_get_editor (self->board);
  GtkWidget *colours = satdoku_keypad_new_for_colours ("win.brush");

  g_object_bind_property (satdoku_editor_get_chain_tool (editor), "brush", colours, "picked",
                          G_BINDING_SYNC_CREATE);
  adw_bin_set_child (place, colours);
}

static guint
get_side (SudokuGame *game)
{
  return sudoku_geometry_get_side (sudoku_game_get_geometry (game));
}

/* A puzzle that came with symbols is shown with them until the player chooses others. */
static const SudokuSymbols *
find_symbols (SatdokuGridPage *self)
{
  const SudokuSymbols *own = get_own_symbols (self);

  if (self->puzzle_symbols && own != NULL)
    return own;
  return sudoku_symbols_for_side (self->symbols, get_side (self->game));
}

static void
apply_symbols (SatdokuGridPage *self)
{
  guint side = get_side (self->game);
  const SudokuSymbols *symbols = find_symbols (self);

  satdoku_board_set_symbols (self->board, symbols);
  satdoku_play_set_symbols (self->play, symbols);
  satdoku_keypad_set_symbols (self->keypad, symbols, side);
}

static GtkWidget *
create_rule (const SudokuRuleKind *kind)
{
  g_autoptr (GdkPaintable) picture = satdoku_rule_picture_new (kind);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *image = gtk_image_new_from_paintable (picture);

  gtk_image_set_pixel_size (GTK_IMAGE (image), RULE_SIZE);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_ (kind->name)));
  gtk_widget_set_tooltip_text (box, _ (kind->summary));
  return box;
}

/* Names the rules that nothing on the board tells of. */
static void
update_rules (SatdokuGridPage *self)
{
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (self->geometry);
  guint n_badges = 0;
  const SudokuRuleKind *const *badges = satdoku_board_pattern_get_badges (pattern, &n_badges);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->rules)) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; i < n_badges; i++)
    gtk_widget_set_parent (create_rule (badges[i]), self->rules);
  gtk_widget_set_visible (self->rules, n_badges > 0);
}

/* While the board changes from one game to the next, there must be symbols for both, and those of
 * the game that goes must not be in use any more. */
static void
prepare_symbols (SatdokuGridPage *self,
                 SudokuGame *next)
{
  guint side = get_side (next);
  const SudokuSymbols *symbols;

  if (self->game != NULL)
    side = MAX (side, get_side (self->game));
  symbols = sudoku_symbols_for_side (self->symbols, side);
  satdoku_board_set_symbols (self->board, symbols);
  satdoku_play_set_symbols (self->play, symbols);
  satdoku_keypad_set_symbols (self->keypad, symbols, side);
}

/* What the board showed of the game is kept aside. */
static void
begin_looking (SatdokuGridPage *self)
{
  SatdokuFigure *figure = satdoku_board_get_figure (self->board);

  satdoku_editor_commit_typing (satdoku_board_get_editor (self->board));
  self->selected = satdoku_board_get_selected (self->board);
  self->aside = figure != NULL ? satdoku_figure_ref (figure) : NULL;
  self->zoom = satdoku_zoom_view_get_zoom (self->zoom_view);
  satdoku_finish_card_dismiss (self->finish);
}

/* The game comes back with the cell that was selected, what was drawn over it, and its size. */
static void
end_looking (SatdokuGridPage *self)
{
  g_autoptr (SatdokuFigure) figure = g_steal_pointer (&self->aside);

  g_object_set (self->board, "game", self->game, NULL);
  satdoku_zoom_view_set_zoom (self->zoom_view, self->zoom);
  satdoku_board_select (self->board, self->selected);
  satdoku_board_show_figure (self->board, figure);
}

static void
look_at (SatdokuGridPage *self,
         SudokuGame *position)
{
  guint cell = satdoku_board_get_selected (self->board);

  g_object_set (self->board, "game", position, NULL);
  satdoku_board_select (self->board, cell);
}

static void
take_game (SatdokuGridPage *self,
           SudokuGame *game)
{
  gboolean hid_symbols = hides_symbols (self);

  prepare_symbols (self, game);
  g_set_object (&self->game, game);
  g_object_set (self->board, "game", game, NULL);
  self->puzzle_symbols = TRUE;
  apply_symbols (self);
  game_changed_cb (self);
  if (hid_symbols)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HIDES_SYMBOLS]);
}

/* Another game takes the place of the one before and of what was looked at instead. */
static void
shown_cb (SatdokuGridPage *self)
{
  SudokuGame *game = satdoku_play_get_game (self->play);
  SudokuGame *position;

  if (game == NULL)
    return;
  if (satdoku_play_get_looking (self->play) != NULL && !self->looking)
    begin_looking (self);
  /* What was being typed is entered then, after which there may be nothing to look at any more. */
  position = satdoku_play_get_looking (self->play);
  if (self->looking && position == NULL)
    end_looking (self);
  if (game != self->game)
    take_game (self, game);
  if (position != NULL)
    look_at (self, position);
  self->looking = position != NULL;
}

static void
point_back (SatdokuGridPage *self)
{
  GtkWidget *button = self->back_button;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    satdoku_play_get_back (self->play));
  gtk_widget_set_tooltip_text (button, NULL);
  satdoku_shortcuts_set_tooltips (button);
}

/* Every view but Play has its name and a way back above it. */
static void
view_cb (SatdokuGridPage *self)
{
  const char *name = satdoku_play_get_view (self->play);
  GtkWidget *view = gtk_stack_get_child_by_name (self->views, name);

  if (view != NULL)
    gtk_label_set_label (self->view_title,
                         gtk_stack_page_get_title (gtk_stack_get_page (self->views, view)));
  gtk_widget_set_visible (self->way_back, !g_str_equal (name, SATDOKU_VIEW_PLAY));
  point_back (self);
  satdoku_when_laid_out_cancel (GTK_WIDGET (self));
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->side)), 0);
}

static void
select_all_cb (SatdokuGridPage *self)
{
  SatdokuBoard *board = self->board;

  satdoku_cell_selection_all (satdoku_board_get_selection (board));
  gtk_widget_grab_focus (GTK_WIDGET (board));
}

static void
zoom_step_cb (SatdokuGridPage *self,
              GVariant *parameter,
              const SatdokuCommand *command)
{
  satdoku_zoom_view_step (self->zoom_view, command->number);
}

static void
zoom_fit_cb (SatdokuGridPage *self)
{
  satdoku_zoom_view_set_zoom (self->zoom_view, 1);
}

/* Says in the choice itself what it costs, so that nothing more is asked. */
static void
make_solve_popover (SatdokuGridPage *self)
{
  self->solve_cost =
    satdoku_label_new_text (_ ("Both are help: the time will not count for the best times, even "
                               "after Undo."),
                            "caption");
  gtk_label_set_max_width_chars (GTK_LABEL (self->solve_cost), COST_WIDTH);
  gtk_widget_add_css_class (self->solve_cost, "solve-cost");
  self->solve_popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (self->solve_menu));
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (self->solve_popover), self->solve_cost, "cost");
  gtk_widget_set_parent (self->solve_popover, self->solve_button);
}

/* Asks whether one cell or all of it is to be solved. */
static void
solve_ask_cb (SatdokuGridPage *self)
{
  satdoku_play_set_page (self->play, SATDOKU_PAGE_GRID);
  satdoku_play_set_view (self->play, SATDOKU_VIEW_PLAY);
  if (self->solve_popover == NULL)
    make_solve_popover (self);
  gtk_widget_set_visible (self->solve_cost, sudoku_game_is_unaided (self->game));
  gtk_popover_popup (GTK_POPOVER (self->solve_popover));
}

static const SatdokuCommand table[] = {
  { "solve-ask", G_CALLBACK (solve_ask_cb), "!paused !looking whole n-empty|n-answers" },
  { "select-all", G_CALLBACK (select_all_cb), "on-grid !paused !looking" },
  { "zoom-in", G_CALLBACK (zoom_step_cb), "on-grid can-zoom-in", .number = 1 },
  { "zoom-out", G_CALLBACK (zoom_step_cb), "on-grid zoomed", .number = -1 },
  { "zoom-fit", G_CALLBACK (zoom_fit_cb), "on-grid zoomed" },
};

static void
add_commands (SatdokuGridPage *self,
              SatdokuCommands *commands)
{
  satdoku_commands_bind (commands, "zoomed", self->zoom_view, "zoomed");
  satdoku_commands_bind (commands, "can-zoom-in", self->zoom_view, "can-zoom-in");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  satdoku_editor_add_commands (satdoku_board_get_editor (self->board), commands);
  satdoku_move_commands_add (self->play);
}

static void
play_changed (SatdokuGridPage *self)
{
  if (self->play != NULL)
    {
      g_object_set (self->play, "selection", satdoku_board_get_selection (self->board), NULL);
      add_commands (self, satdoku_play_get_commands (self->play));
    }
  g_signal_group_set_target (self->followed, self->play);
  if (self->play != NULL)
    shown_cb (self);
  g_binding_group_set_source (self->bindings, self->play);
}

static void
figure_changed (SatdokuGridPage *self)
{
  if (self->figure != NULL && satdoku_figure_get_zooms (self->figure))
    satdoku_step_figure_zoom (self->figure, self->zoom_view);
}

static void
lit_changed (SatdokuGridPage *self)
{
  if (self->lit != NULL && self->lit->len > 0)
    satdoku_zoom_view_show_cell (self->zoom_view, g_array_index (self->lit, guint, 0));
}

static void
get_hides_symbols (GObject *object,
                   guint id,
                   GValue *value,
                   GParamSpec *pspec)
{
  g_value_set_boolean (value, hides_symbols (SATDOKU_GRID_PAGE (object)));
}

static gboolean
satdoku_grid_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SATDOKU_GRID_PAGE (widget)->board));
}

static void
satdoku_grid_page_dispose (GObject *object)
{
  SatdokuGridPage *self = SATDOKU_GRID_PAGE (object);

  g_clear_pointer (&self->solve_popover, gtk_widget_unparent);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_handle_id (&self->follow_idle, g_source_remove);
  satdoku_when_laid_out_cancel (GTK_WIDGET (self));
  g_clear_object (&self->bindings);
  g_clear_object (&self->game_bindings);
  g_clear_object (&self->followed);
  g_clear_object (&self->game_followed);
  g_clear_object (&self->game);
  g_clear_pointer (&self->aside, satdoku_figure_unref);
  satdoku_properties_clear (self);
  if (self->board_stack != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->board_stack)));
  g_clear_pointer (&self->side, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_GRID_PAGE);
  G_OBJECT_CLASS (satdoku_grid_page_parent_class)->dispose (object);
}

static void
install_properties (SatdokuGridPageClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuGridPage, play), G_CALLBACK (play_changed) },
    /* Whether the puzzle came with symbols, and others are shown, which the player chose. */
    [PROP_HIDES_SYMBOLS] = { "hides-symbols", G_TYPE_BOOLEAN, G_PARAM_READABLE,
                             .get = get_hides_symbols },
    [PROP_BRANCH] = { "branch", G_TYPE_STRING, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuGridPage, branch) },
    /* The others are bound to those of the play, and of its game. */
    [PROP_FIGURE] = { "figure", SATDOKU_TYPE_FIGURE, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuGridPage, figure), G_CALLBACK (figure_changed) },
    [PROP_LIT] = { "lit", G_TYPE_ARRAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuGridPage, lit),
                   G_CALLBACK (lit_changed) },
    [PROP_REPORT] = { "report", SATDOKU_TYPE_REPORT, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuGridPage, report), G_CALLBACK (report_changed) },
    [PROP_GEOMETRY] = { "geometry", sudoku_geometry_get_type (), G_PARAM_READWRITE,
                        G_STRUCT_OFFSET (SatdokuGridPage, geometry), G_CALLBACK (update_rules) },
    [PROP_WHOLE] = { "whole", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuGridPage, whole), G_CALLBACK (game_changed_cb) },
    /* Does the side stand beside the board? */
    [PROP_WIDE] = { "wide", G_TYPE_BOOLEAN, G_PARAM_READABLE,
                    G_STRUCT_OFFSET (SatdokuGridPage, wide) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_grid_page_class_init (SatdokuGridPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = satdoku_grid_page_dispose;
  widget_class->measure = satdoku_grid_page_measure;
  widget_class->size_allocate = satdoku_grid_page_size_allocate;
  widget_class->grab_focus = satdoku_grid_page_grab_focus;

  install_properties (klass);

  g_type_ensure (SATDOKU_TYPE_BOARD);
  g_type_ensure (SATDOKU_TYPE_ZOOM_VIEW);
  g_type_ensure (SATDOKU_TYPE_FINISH_CARD);
  g_type_ensure (SATDOKU_TYPE_FINISH_WAVE);
  g_type_ensure (SATDOKU_TYPE_KEYPAD);
  g_type_ensure (SATDOKU_TYPE_LAZY_BIN);
  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  gtk_widget_class_set_css_name (widget_class, "gridpage");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-grid-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, board_stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, zoom_view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, board);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, side);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, side_view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, side_box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, play_box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, way_back);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, view_title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, undo_box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, input);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, modes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, views);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, keypad);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, brushes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, check_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, solve_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, solve_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, rules);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGridPage, finish);
  gtk_widget_class_bind_template_callback (widget_class, reveal_panel_cb);
  gtk_widget_class_bind_template_callback (widget_class, make_brushes_cb);
  gtk_widget_class_bind_template_callback (widget_class, make_paused_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_false);
  gtk_widget_class_bind_template_callback (widget_class, is_set);
  gtk_widget_class_bind_template_callback (widget_class, word_branch);
  gtk_widget_class_bind_template_callback (widget_class, name_board_page);
}

static gboolean
is_mode (GBinding *binding,
         const GValue *from,
         GValue *to,
         gpointer mode)
{
  g_value_set_boolean (to, g_value_get_uint (from) == GPOINTER_TO_UINT (mode));
  return TRUE;
}

static gboolean
looking_to_classes (GBinding *binding,
                    const GValue *from,
                    GValue *to,
                    gpointer user_data)
{
  const char *const looking[] = { "looking", NULL };

  g_value_set_boxed (to, g_value_get_boolean (from) ? looking : looking + 1);
  return TRUE;
}

static void
bind_board (SatdokuGridPage *self)
{
  SatdokuEditor *editor = satdoku_board_get_editor (self->board);
  static const char *const shared[] = { "figure", "overlay", "lit", "selected", "partial",
                                        "checked" };

  g_binding_group_bind (self->bindings, "figure", self, "figure", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "lit", self, "lit", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "report", self, "report", G_BINDING_SYNC_CREATE);
  for (gsize i = 0; i < G_N_ELEMENTS (shared); i++)
    g_binding_group_bind (self->bindings, shared[i], self->board, shared[i],
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_binding_group_bind_full (self->bindings, "is-looking", self->board_stack, "css-classes",
                             G_BINDING_SYNC_CREATE, looking_to_classes, NULL, NULL, NULL);
  g_object_bind_property (editor, "digit", self->keypad, "picked", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (editor, "mode", self->brushes, "visible", G_BINDING_SYNC_CREATE,
                               is_mode, NULL, GUINT_TO_POINTER (SATDOKU_MODE_CHAIN), NULL);
  g_object_bind_property_full (editor, "mode", self->keypad, "colours", G_BINDING_SYNC_CREATE,
                               is_mode, NULL, GUINT_TO_POINTER (SATDOKU_MODE_COLOUR), NULL);
}

static void
follow_play (SatdokuGridPage *self)
{
  self->followed = g_signal_group_new (SATDOKU_TYPE_PLAY);
  g_signal_group_connect_swapped (self->followed, "notify::shown", G_CALLBACK (shown_cb), self);
  g_signal_group_connect_swapped (self->followed, "notify::view", G_CALLBACK (view_cb), self);
  g_signal_group_connect_swapped (self->followed, "notify::notes", G_CALLBACK (notes_cb), self);
  g_signal_group_connect_swapped (self->followed, "focus-board",
                                  G_CALLBACK (gtk_widget_grab_focus), self);
  self->game_followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_followed, "cells-changed",
                                  G_CALLBACK (game_changed_cb), self);
  g_binding_group_bind (self->bindings, "game", self->game_followed, "target",
                        G_BINDING_SYNC_CREATE);
  self->game_bindings = g_binding_group_new ();
  g_binding_group_bind (self->game_bindings, "geometry", self, "geometry", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->game_bindings, "whole", self, "whole", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "game", self->game_bindings, "source",
                        G_BINDING_SYNC_CREATE);
}

static void
satdoku_grid_page_init (SatdokuGridPage *self)
{
  self->wide = TRUE;
  self->bindings = g_binding_group_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  follow_play (self);
  bind_board (self);
  self->symbols = satdoku_board_get_symbols (self->board);
}

SATDOKU_DEFINE_GETTER (SatdokuGridPage, satdoku_grid_page, board, SatdokuBoard *)
SATDOKU_DEFINE_GETTER (SatdokuGridPage, satdoku_grid_page, zoom_view, SatdokuZoomView *)

/* Call this each time something is to be shown, after any change of the game. */
SatdokuPanel *
satdoku_grid_page_get_panel (SatdokuGridPage *self)
{
  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (self), NULL);

  /* What is shown there next must not give way to what was to be shown before. */
  if (self->follow_idle != 0)
    follow_game (self);
  return self->panel;
}

/* Those of the puzzle, if it has any, or those that are chosen. */
static void
choose_symbols (SatdokuGridPage *self,
                gboolean of_puzzle)
{
  gboolean hid_symbols = hides_symbols (self);

  self->puzzle_symbols = of_puzzle;
  if (self->game == NULL)
    return;
  apply_symbols (self);
  if (hides_symbols (self) != hid_symbols)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HIDES_SYMBOLS]);
}

/* Of the player's own symbols there may be too few for the puzzle, which is then shown with
 * numbers. They take the place of those that the puzzle came with, until there is another game or
 * satdoku_grid_page_show_puzzle_symbols() is called. @symbols are borrowed, and must live until
 * others are set. */
void
satdoku_grid_page_set_symbols (SatdokuGridPage *self,
                               const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_GRID_PAGE (self) && symbols != NULL);

  self->symbols = symbols;
  choose_symbols (self, FALSE);
}

/* Shows the symbols that the puzzle came with, if there are any, in place of those that are
 * chosen. */
void
satdoku_grid_page_show_puzzle_symbols (SatdokuGridPage *self)
{
  g_return_if_fail (SATDOKU_IS_GRID_PAGE (self));

  choose_symbols (self, TRUE);
}

/* What was found out about a board is hidden with it. */
static gboolean
paused_to_opacity (GBinding *binding,
                   const GValue *from,
                   GValue *to,
                   gpointer user_data)
{
  g_value_set_double (to, g_value_get_boolean (from) ? 0 : 1);
  return TRUE;
}

/* Adds a view to the one with the keypad, which is called "play". One of them is chosen by the
 * action "win.view"; @title stands above it. */
void
satdoku_grid_page_add_view (SatdokuGridPage *self,
                            const char *name,
                            const char *title,
                            GtkWidget *view)
{
  g_return_if_fail (SATDOKU_IS_GRID_PAGE (self) && GTK_IS_WIDGET (view));

  gtk_stack_add_titled (self->views, view, name, title);
  g_binding_group_bind_full (self->bindings, "paused", view, "opacity", G_BINDING_SYNC_CREATE,
                             paused_to_opacity, NULL, NULL, NULL);
}

gboolean
satdoku_grid_page_has_view (SatdokuGridPage *self,
                            const char *name)
{
  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (self) && name != NULL, FALSE);

  return gtk_stack_get_child_by_name (self->views, name) != NULL;
}

SATDOKU_DEFINE_GETTER (SatdokuGridPage, satdoku_grid_page, finish, SatdokuFinishCard *)
SATDOKU_DEFINE_GETTER (SatdokuGridPage, satdoku_grid_page, side, GtkWidget *)
