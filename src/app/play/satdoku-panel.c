/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was last found out about the puzzle: a verdict in one sentence, details under it, and items
 * that light up cells. It stands beside the board where others would open a dialog. It words
 * nothing itself. */

#include "satdoku-config.h"

#include "satdoku-panel.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-fact-list.h"
#include "satdoku-label.h"
#include "satdoku-play.h"
#include "satdoku-properties.h"
#include "satdoku-scroll-bin.h"
#include "satdoku-shortcuts.h"
#include "satdoku-step-view.h"
#include "satdoku-wrap-box.h"

/* So many items are listed at a time. */
#define PORTION 50

struct _SatdokuPanel
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkImage *icon;
  GtkLabel *verdict;
  GtkWidget *about;
  GtkWidget *calendar;
  GtkWidget *previous;
  GtkWidget *next;
  GtkWidget *close;
  SatdokuScrollBin *body;
  GtkLabel *details;
  SatdokuStepView *argument;
  GtkWidget *buttons;
  GtkButton *offers[SATDOKU_N_OFFERS];
  GtkWidget *expander;
  SatdokuFactList *facts;
  GtkProgressBar *progress;
  GtkListBox *list;
  GtkWidget *more;

  /* Owned. */
  SatdokuPlay *play;     /* (nullable): where the cells of an item are shown */
  SatdokuReport *report; /* (nullable): what it was bound to show */
  SatdokuReport *shown;  /* (nullable): whose items are listed */

  guint n_rows; /* so many of the items are in the list */

  SatdokuMood mood;
  gboolean shows_facts;
  gboolean fits;
};

G_DEFINE_FINAL_TYPE (SatdokuPanel, satdoku_panel, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_FOUND,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const struct
{
  const char *css_class;
  const char *icon_name;
} moods[] = {
  [SATDOKU_MOOD_PLAIN] = { "plain", NULL },
  [SATDOKU_MOOD_GOOD] = { "good", "object-select-symbolic" },
  [SATDOKU_MOOD_WARNING] = { "warning", "dialog-information-symbolic" },
  [SATDOKU_MOOD_BAD] = { "bad", "dialog-warning-symbolic" },
};

/* The buttons, in the template. */
static const char *const offer_names[SATDOKU_N_OFFERS] = {
  [SATDOKU_OFFER_REMEDY] = "remedy",
  [SATDOKU_OFFER_ALTERNATIVE] = "alternative",
  [SATDOKU_OFFER_READING] = "reading",
};

/* Not in a box: to find out how high a label is in one, GTK lays it out hundreds of times. */
static GtkWidget *
create_row (const char *text)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label = satdoku_label_new_text (text, NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name ("view-reveal-symbolic");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (icon, "dim-label");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), icon, 1, 0, 1, 1);
  gtk_widget_set_tooltip_text (grid, _ ("Show on the Board"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return row;
}

/* There may be thousands of items: so many of them are shown until the player asks for more. */
static void
add_portion (SatdokuPanel *self)
{
  guint n = satdoku_report_get_n_items (self->shown);
  guint end = MIN (self->n_rows + PORTION, n);
  GArray *cells;

  for (; self->n_rows < end; self->n_rows++)
    gtk_list_box_append (self->list,
                         create_row (satdoku_report_get_item (self->shown, self->n_rows, &cells)));
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (self->more, end < n);
}

static void
more_cb (SatdokuPanel *self)
{
  int first = (int)self->n_rows;

  add_portion (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, first)));
}

static void
activate_cb (SatdokuPanel *self,
             GtkListBoxRow *row)
{
  GArray *cells;

  satdoku_report_get_item (self->shown, (guint)gtk_list_box_row_get_index (row), &cells);
  if (self->play != NULL)
    satdoku_play_show_cells (self->play, cells);
}

static void
report_changed (SatdokuPanel *self)
{
  if (self->report != NULL)
    satdoku_panel_show_report (self, self->report);
}

static void
satdoku_panel_class_init (SatdokuPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuPanel, play) },
    /* What it shows, as long as nothing else is shown there; without one it stays as it is. */
    { "report", SATDOKU_TYPE_REPORT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuPanel, report),
      G_CALLBACK (report_changed) },
    /* Does it show what the solver counted and how long it took? A player has no use for that. */
    { "shows-facts", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuPanel, shows_facts) },
    /* Do the sentences of a hint scroll where there is little room, so that its buttons stay in
     * sight? */
    { "fits", G_TYPE_BOOLEAN, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuPanel, fits) },
  };

  g_type_ensure (SATDOKU_TYPE_FACT_LIST);
  g_type_ensure (SATDOKU_TYPE_SCROLL_BIN);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  /* satdoku_panel_show() has put a verdict in place of the one before. Not emitted for how far
   * the game is. */
  signals[SIGNAL_FOUND] = satdoku_class_add_signal (klass, "found", 0);

  gtk_widget_class_set_css_name (widget_class, "panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, icon);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, about);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, calendar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, previous);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, next);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, close);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, body);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, argument);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, buttons);
  for (guint i = 0; i < SATDOKU_N_OFFERS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, offer_names[i], FALSE,
                                               G_STRUCT_OFFSET (SatdokuPanel, offers[i]));
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, expander);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, facts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPanel, more);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  satdoku_class_drops (klass, SatdokuPanel, shown, g_object_unref);
}

static void
satdoku_panel_init (SatdokuPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->icon), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), moods[self->mood].css_class);
}

static void
set_mood (SatdokuPanel *self,
          SatdokuMood mood)
{
  if (self->mood == mood)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), moods[self->mood].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self), moods[mood].css_class);
  self->mood = mood;
  gtk_image_set_from_icon_name (self->icon, moods[mood].icon_name);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), moods[mood].icon_name != NULL);
}

static void
show_hint (SatdokuPanel *self,
           SatdokuReport *report)
{
  gboolean of_step = report != NULL && satdoku_report_is_of_step (report);
  gboolean is_hint = report != NULL && satdoku_report_is_hint (report);
  GPtrArray *argument = report != NULL ? satdoku_report_get_argument (report) : NULL;

  g_object_set (self->body, "scrolls", self->fits && is_hint, NULL);
  satdoku_scroll_bin_to_top (self->body);
  gtk_widget_set_visible (self->previous, of_step);
  gtk_widget_set_visible (self->next, of_step);
  gtk_widget_set_visible (self->close, is_hint);
  satdoku_step_view_set_reasons (self->argument, argument);
  if (argument != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->offers[SATDOKU_OFFER_REMEDY]), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->offers[SATDOKU_OFFER_REMEDY]),
                                 "suggested-action");
}

/* Touches nothing that stays as it is: this is called with each move, and the window would have to
 * be laid out again. */
static void
show (SatdokuPanel *self,
      SatdokuMood mood,
      const char *verdict,
      const char *details,
      gboolean progress)
{
  set_mood (self, mood);
  gtk_label_set_label (self->verdict, verdict);
  gtk_label_set_label (self->details, details != NULL ? details : "");
  satdoku_label_keep_numbers (self->details);
  gtk_widget_set_visible (GTK_WIDGET (self->details), details != NULL && details[0] != '\0');
  gtk_widget_set_visible (self->about, FALSE);
  gtk_widget_set_visible (self->calendar, FALSE);
  gtk_widget_set_visible (self->expander, FALSE);
  if (self->shown != NULL)
    show_hint (self, NULL);
  gtk_widget_set_visible (self->buttons, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), progress);
  gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
  gtk_widget_set_visible (self->more, FALSE);
  for (; self->n_rows > 0; self->n_rows--)
    gtk_list_box_remove (self->list, gtk_widget_get_last_child (GTK_WIDGET (self->list)));
  g_clear_object (&self->shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, verdict,
                                  -1);
}

/* Shows a verdict in place of everything that was shown before. */
void
satdoku_panel_show (SatdokuPanel *self,
                    SatdokuMood mood,
                    const char *verdict,
                    const char *details)
{
  g_return_if_fail (SATDOKU_IS_PANEL (self) && mood < SATDOKU_N_MOODS && verdict != NULL);

  show (self, mood, verdict, details, FALSE);
  g_signal_emit (self, signals[SIGNAL_FOUND], 0);
}

void
satdoku_panel_show_progress (SatdokuPanel *self,
                             const char *verdict,
                             const char *details,
                             double fraction)
{
  g_return_if_fail (SATDOKU_IS_PANEL (self) && verdict != NULL);

  show (self, SATDOKU_MOOD_PLAIN, verdict, details, TRUE);
  if (fraction < gtk_progress_bar_get_fraction (self->progress) ||
      fraction > gtk_progress_bar_get_fraction (self->progress))
    gtk_progress_bar_set_fraction (self->progress, fraction);
}

/* Adds the way to what the puzzle is about to what is shown now. */
void
satdoku_panel_offer_about (SatdokuPanel *self)
{
  g_return_if_fail (SATDOKU_IS_PANEL (self));

  gtk_widget_set_visible (self->about, TRUE);
}

/* Adds the way to the calendar of days to what is shown now. */
void
satdoku_panel_offer_calendar (SatdokuPanel *self)
{
  g_return_if_fail (SATDOKU_IS_PANEL (self));

  gtk_widget_set_visible (self->calendar, TRUE);
}

/* gtk_actionable_set_detailed_action_name() would set the name first, and GTK would complain that
 * the target is missing. */
static void
set_action (GtkButton *button,
            const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (!g_action_parse_detailed_name (detailed, &name, &target, NULL))
    return;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
}

/* Without a label the button is not there. */
static void
show_offer (GtkButton *button,
            const char *label,
            const char *action)
{
  GtkLabel *text = GTK_LABEL (gtk_button_get_child (button));

  gtk_widget_set_visible (GTK_WIDGET (button), label != NULL);
  if (label == NULL)
    return;
  gtk_label_set_label (text, label);
  set_action (button, action);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), NULL);
  satdoku_shortcuts_set_tooltips (GTK_WIDGET (button));
  /* A button that is not made of its label alone has no name by itself, and here it is called as
   * its label says. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (text), -1);
}

/* Shows all of it in place of everything that was shown before, but for its reasons. */
void
satdoku_panel_show_report (SatdokuPanel *self,
                           SatdokuReport *report)
{
  g_return_if_fail (SATDOKU_IS_PANEL (self) && SATDOKU_IS_REPORT (report));

  satdoku_panel_show (self, satdoku_report_get_mood (report), satdoku_report_get_verdict (report),
                      satdoku_report_get_details (report));
  self->shown = g_object_ref (report);
  show_hint (self, report);
  add_portion (self);
  for (guint i = 0; i < SATDOKU_N_OFFERS; i++)
    {
      const char *action = NULL;
      const char *label = satdoku_report_get_offer (report, (SatdokuOffer)i, &action);

      show_offer (self->offers[i], label, action);
      if (label != NULL)
        gtk_widget_set_visible (self->buttons, TRUE);
    }
  if (!self->shows_facts || satdoku_report_get_facts (report) == NULL)
    return;
  satdoku_fact_list_show (self->facts, satdoku_report_get_facts (report));
  gtk_widget_set_visible (self->expander, TRUE);
}

const char *
satdoku_panel_get_verdict (SatdokuPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_PANEL (self), NULL);

  return gtk_label_get_label (self->verdict);
}

const char *
satdoku_panel_get_details (SatdokuPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_PANEL (self), NULL);

  return gtk_label_get_label (self->details);
}

guint
satdoku_panel_get_n_items (SatdokuPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_PANEL (self), 0);

  return self->shown != NULL ? satdoku_report_get_n_items (self->shown) : 0;
}

/* Returns: what can be done about what is shown, which is shown when there is anything */
GtkWidget *
satdoku_panel_get_buttons (SatdokuPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_PANEL (self), NULL);

  return self->buttons;
}
