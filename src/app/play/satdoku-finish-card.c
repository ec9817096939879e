/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lies over the board when the puzzle is finished: a card with the time, and a wave of light that
 * runs behind it from the last cell over the board. The board stays as it is, to be looked at and
 * to be clicked on; the card goes away when asked to. It knows no game and words nothing. */

#include "satdoku-config.h"

#include "satdoku-finish-card.h"

#include <glib/gi18n.h>

#include <adwaita.h>
#include <math.h>

#include "satdoku-class.h"
#include "satdoku-shortcuts.h"
#include "satdoku-wrap-box.h"

/* Milliseconds. */
#define DURATION 900
/* Of the wave, in parts of the way it goes. */
#define WAVE_WIDTH 0.45
#define WAVE_ALPHA 0.65
/* Above so many cells the wave is one for the whole board: each cell is a rectangle to draw. */
#define CELLS_MAX 2500

struct _SatdokuFinishCard
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *revealer;
  GtkLabel *title;
  GtkLabel *time;
  GtkLabel *details;
  GtkWidget *medal;
  GtkWidget *new_button;

  /* Borrowed while the wave runs. */
  SatdokuBoard *board;

  /* Owned. */
  AdwAnimation *animation;

  double progress;
};

G_DEFINE_FINAL_TYPE (SatdokuFinishCard, satdoku_finish_card, GTK_TYPE_WIDGET)

static void
progress_cb (double progress,
             gpointer user_data)
{
  SatdokuFinishCard *self = user_data;

  self->progress = progress;
  if (progress >= 1)
    self->board = NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
reveal (SatdokuFinishCard *self,
        gboolean shown)
{
  gtk_widget_set_visible (self->revealer, shown);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), shown);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "finish.dismiss", shown);
}

/* How bright a cell is whose distance is @distance (0…1) parts of the whole way. */
static double
brightness (double progress,
            double distance)
{
  double front = progress * (1 + WAVE_WIDTH);
  double behind = (front - distance) / WAVE_WIDTH;

  if (behind <= 0 || behind >= 1)
    return 0;
  return sin (behind * G_PI);
}

static void
draw_cell (SatdokuFinishCard *self,
           GtkSnapshot *snapshot,
           const GdkRGBA *colour,
           guint cell,
           double distance)
{
  GtkWidget *widget = GTK_WIDGET (satdoku_board_get_cell (self->board, cell));
  GdkRGBA paint = *colour;
  graphene_rect_t bounds;
  double light = brightness (self->progress, distance);

  if (light <= 0 || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return;
  paint.alpha = (float)(light * WAVE_ALPHA);
  gtk_snapshot_append_color (snapshot, &paint, &bounds);
}

static void
draw_wave (SatdokuFinishCard *self,
           GtkSnapshot *snapshot,
           const GdkRGBA *colour)
{
  const SudokuGrid *grid = sudoku_game_get_grid (satdoku_board_get_game (self->board));
  guint side = sudoku_grid_get_side (grid);
  guint start = satdoku_board_get_selected (self->board);
  double row, column, longest;

  if (start == SATDOKU_NO_CELL)
    start = 0;
  row = start / side;
  column = start % side;
  longest = hypot (MAX (row, side - 1 - row), MAX (column, side - 1 - column));
  for (guint cell = 0; cell < side * side; cell++)
    draw_cell (self, snapshot, colour, cell,
               hypot (cell / side - row, cell % side - column) / longest);
}

static void
satdoku_finish_card_snapshot (GtkWidget *widget,
                              GtkSnapshot *snapshot)
{
  SatdokuFinishCard *self = SATDOKU_FINISH_CARD (widget);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (self->board != NULL && self->progress > 0 && self->progress < 1)
    {
      const SudokuGrid *grid = sudoku_game_get_grid (satdoku_board_get_game (self->board));

      if (sudoku_grid_get_n_cells (grid) <= CELLS_MAX)
        draw_wave (self, snapshot, &colour);
      else
        {
          colour.alpha = (float)(sin (self->progress * G_PI) * WAVE_ALPHA);
          gtk_snapshot_append_color (snapshot, &colour,
                                     &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                          gtk_widget_get_height (widget)));
        }
    }
  gtk_widget_snapshot_child (widget, self->revealer, snapshot);
}

/* Only the card is there for the mouse. */
static gboolean
satdoku_finish_card_contains (GtkWidget *widget,
                              double x,
                              double y)
{
  return FALSE;
}

static void
dismissed_cb (SatdokuFinishCard *self)
{
  satdoku_finish_card_dismiss (self);
  gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_FORWARD);
}

static void
dismiss_action_cb (SatdokuFinishCard *self)
{
  dismissed_cb (self);
}

static void
satdoku_finish_card_dispose (GObject *object)
{
  SatdokuFinishCard *self = SATDOKU_FINISH_CARD (object);

  self->board = NULL;
  if (self->animation != NULL)
    adw_animation_reset (self->animation);
  satdoku_class_dispose (object);
}

static void
satdoku_finish_card_class_init (SatdokuFinishCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = satdoku_finish_card_dispose;
  widget_class->snapshot = satdoku_finish_card_snapshot;
  widget_class->contains = satdoku_finish_card_contains;

  gtk_widget_class_set_css_name (widget_class, "finish");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_add_action (klass, "finish.dismiss", NULL, G_CALLBACK (dismiss_action_cb));
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-finish-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, revealer);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, time);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, medal);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, new_button);
  satdoku_class_drops (klass, SatdokuFinishCard, animation, g_object_unref);
}

/* Wherever the focus is. */
static void
add_escape (SatdokuFinishCard *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("finish.dismiss")));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
satdoku_finish_card_init (SatdokuFinishCard *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (progress_cb, self, NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  /* This is what a screen reader says when the focus comes to the button. */
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->new_button),
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->title, self->time,
                                  self->details, NULL, -1);
  add_escape (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "finish.dismiss", FALSE);
  /* The animation is at its end at once where the user wants none. */
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DURATION, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_SINE);
}

/* Shows the card and lets the wave run. The focus goes to the button the player probably wants
 * next, so that a screen reader reads the card with it. */
void
satdoku_finish_card_celebrate (SatdokuFinishCard *self,
                               SatdokuBoard *board,
                               const char *time,
                               const char *details,
                               gboolean record)
{
  g_return_if_fail (SATDOKU_IS_FINISH_CARD (self) && SATDOKU_IS_BOARD (board));
  g_return_if_fail (time != NULL && details != NULL);

  satdoku_finish_card_dismiss (self);
  gtk_label_set_label (self->time, time);
  gtk_label_set_label (self->details, details);
  gtk_widget_set_visible (self->medal, record);
  self->board = board;
  reveal (self, TRUE);
  gtk_widget_grab_focus (self->new_button);
  adw_animation_play (self->animation);
}

void
satdoku_finish_card_dismiss (SatdokuFinishCard *self)
{
  g_return_if_fail (SATDOKU_IS_FINISH_CARD (self));

  self->board = NULL;
  adw_animation_reset (self->animation);
  reveal (self, FALSE);
}

/* Offers the next puzzle of the collection in place of a new one. */
void
satdoku_finish_card_set_next (SatdokuFinishCard *self,
                              gboolean has_next)
{
  GtkButton *button;

  g_return_if_fail (SATDOKU_IS_FINISH_CARD (self));

  button = GTK_BUTTON (self->new_button);
  gtk_button_set_label (button, has_next ? _ ("_Next Puzzle") : _ ("_New Puzzle"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button),
                                  has_next ? "win.next-unsolved" : "win.new");
  satdoku_shortcuts_set_tooltips (self->new_button);
}

gboolean
satdoku_finish_card_is_shown (SatdokuFinishCard *self)
{
  g_return_val_if_fail (SATDOKU_IS_FINISH_CARD (self), FALSE);

  return gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer));
}
