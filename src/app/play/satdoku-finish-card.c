/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Takes the place of the keypad when the puzzle is finished: the time, how it compares, what help
 * it took, and what next, while a wave of light runs over the board. The board stays as it is, to
 * be looked at and to be clicked on; the card goes away when asked to. It knows no game and words
 * nothing. */

#include "satdoku-config.h"

#include "satdoku-finish-card.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-shortcuts.h"
#include "satdoku-time-bar.h"
#include "satdoku-wrap-box.h"

struct _SatdokuFinishCard
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkLabel *title;
  GtkLabel *time;
  GtkLabel *details;
  SatdokuTimeBar *bar;
  GtkLabel *average;
  GtkWidget *counts;
  GtkWidget *hints_tile, *checks_tile, *mistakes_tile;
  GtkLabel *hints, *checks, *mistakes;
  GtkLabel *hints_name, *checks_name, *mistakes_name;
  GtkWidget *medal;
  GtkWidget *new_button;
  GtkWidget *calendar_button;
  GtkButton *share_button;

  /* Borrowed. */
  SatdokuBoard *board; /* (nullable): weak; that of the finished puzzle */

  /* Owned. */
  SatdokuFinishWave *wave;
  char *share; /* (nullable): what is copied */
};

G_DEFINE_FINAL_TYPE (SatdokuFinishCard, satdoku_finish_card, GTK_TYPE_WIDGET)

static void
reveal (SatdokuFinishCard *self,
        gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "finish.dismiss", shown);
}

static void
dismiss_cb (SatdokuFinishCard *self)
{
  satdoku_finish_card_dismiss (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The button says that it was done. */
static void
share_cb (SatdokuFinishCard *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->share);
  gtk_button_set_label (self->share_button, _ ("Copied"));
}

/* From the board, too: a finished cell has no use for Enter. */
static gboolean
next_cb (GtkWidget *widget,
         GVariant *arguments,
         gpointer unused)
{
  SatdokuFinishCard *self = SATDOKU_FINISH_CARD (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!gtk_widget_get_mapped (widget) || self->board == NULL || focus == NULL ||
      !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    return FALSE;
  return gtk_widget_activate (self->new_button);
}

static void
bind_counts (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, counts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, hints_tile);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, checks_tile);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, mistakes_tile);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, hints);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, checks);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, mistakes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, hints_name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, checks_name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, mistakes_name);
}

static void
satdoku_finish_card_class_init (SatdokuFinishCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* What runs over the board. */
    { "wave", SATDOKU_TYPE_FINISH_WAVE, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuFinishCard, wave) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_add_action (klass, "finish.dismiss", NULL, G_CALLBACK (dismiss_cb));
  satdoku_class_add_action (klass, "finish.share", NULL, G_CALLBACK (share_cb));
  g_type_ensure (SATDOKU_TYPE_TIME_BAR);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-finish-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, time);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, average);
  bind_counts (widget_class);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, medal);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, new_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, calendar_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFinishCard, share_button);
  satdoku_class_forgets (klass, SatdokuFinishCard, board);
  satdoku_class_drops (klass, SatdokuFinishCard, share, g_free);
}

static void
add_key (GtkEventController *controller,
         guint keyval,
         GtkShortcutAction *action)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (keyval, 0), action));
}

/* Wherever the focus is, and before the board. */
static void
add_keys (SatdokuFinishCard *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_key (controller, GDK_KEY_Escape, gtk_named_action_new ("finish.dismiss"));
  add_key (controller, GDK_KEY_Return, gtk_callback_action_new (next_cb, NULL, NULL));
  add_key (controller, GDK_KEY_KP_Enter, gtk_callback_action_new (next_cb, NULL, NULL));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
satdoku_finish_card_init (SatdokuFinishCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* This is what a screen reader says when the focus comes to the button. */
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->new_button),
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->title, self->time,
                                  self->details, self->average, self->hints_name, self->hints,
                                  self->checks_name, self->checks, self->mistakes_name,
                                  self->mistakes, NULL, -1);
  add_keys (self);
  reveal (self, FALSE);
}

/* What is not known is not there. */
static void
show_count (GtkWidget *tile,
            GtkLabel *label,
            int count)
{
  g_autofree char *text = g_strdup_printf ("%d", count);

  gtk_label_set_label (label, count >= 0 ? text : "");
  gtk_widget_set_visible (tile, count >= 0);
}

static void
show_effort (SatdokuFinishCard *self,
             const SatdokuFinish *finish)
{
  gtk_label_set_label (self->average, finish->comparison != NULL ? finish->comparison : "");
  gtk_widget_set_visible (GTK_WIDGET (self->average), finish->comparison != NULL);
  if (finish->comparison != NULL)
    satdoku_time_bar_show (self->bar, finish->seconds, finish->average);
  show_count (self->hints_tile, self->hints, finish->n_hints);
  show_count (self->checks_tile, self->checks, finish->n_checks);
  show_count (self->mistakes_tile, self->mistakes, finish->n_mistakes);
  gtk_widget_set_visible (self->counts, finish->n_hints >= 0 || finish->n_checks >= 0 ||
                                          finish->n_mistakes >= 0);
}

/* Shows the card and lets the wave run over @board. The focus goes to the button that the player
 * probably wants next, so that a screen reader reads the card with it. */
void
satdoku_finish_card_celebrate (SatdokuFinishCard *self,
                               SatdokuBoard *board,
                               const SatdokuFinish *finish)
{
  g_return_if_fail (SATDOKU_IS_FINISH_CARD (self) && SATDOKU_IS_BOARD (board));
  g_return_if_fail (finish != NULL && finish->time != NULL && finish->details != NULL);

  satdoku_finish_card_dismiss (self);
  g_set_weak_pointer (&self->board, board);
  gtk_label_set_label (self->time, finish->time);
  gtk_label_set_label (self->details, finish->details);
  show_effort (self, finish);
  gtk_widget_set_visible (self->calendar_button, finish->of_day);
  gtk_widget_set_visible (self->medal, finish->is_record);
  g_free (self->share);
  self->share = g_strdup (finish->share);
  gtk_button_set_label (self->share_button, _ ("S_hare"));
  reveal (self, TRUE);
  gtk_widget_grab_focus (self->new_button);
  satdoku_finish_wave_run (self->wave, board);
}

void
satdoku_finish_card_dismiss (SatdokuFinishCard *self)
{
  g_return_if_fail (SATDOKU_IS_FINISH_CARD (self));

  satdoku_finish_wave_stop (self->wave);
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

  return gtk_widget_get_visible (GTK_WIDGET (self));
}
