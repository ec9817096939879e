/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game in a list: a small board, and beside it what the game is, how far it is and when it was
 * played. A click takes the game up; buttons pin and remove it, which don't take the focus: the
 * keys of the list do the same. It knows nothing of the list but that its actions are above it. */

#include "satdoku-config.h"

#include "satdoku-game-card.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-game-facts.h"
#include "satdoku-game-picture.h"

struct _SatdokuGameCard
{
  GtkWidget parent_instance;

  /* Template children. */
  SatdokuGamePicture *picture;
  GtkLabel *title;
  GtkLabel *details;
  GtkLabel *progress;
  GtkLabel *date;
  GtkWidget *pin;
  GtkWidget *remove;

  gint64 number; /* of the game that is shown */
};

G_DEFINE_FINAL_TYPE (SatdokuGameCard, satdoku_game_card, GTK_TYPE_WIDGET)

enum
{
  PROP_GAME = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The buttons take their clicks themselves. */
static void
released_cb (SatdokuGameCard *self,
             int n_clicks)
{
  if (n_clicks == 1)
    gtk_widget_activate_action (GTK_WIDGET (self), "library.open", "x", self->number);
}

static void
name_button (GtkWidget *button,
             const char *name,
             const char *tooltip)
{
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* The target first: GTK warns of an action that lacks one. */
static void
set_action (GtkWidget *button,
            const char *action,
            gint64 number)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

static void
update_buttons (SatdokuGameCard *self,
                SatdokuStoredGame *game,
                const char *title)
{
  gboolean pinned = satdoku_stored_game_get_notes (game)->pinned;
  /* Translators: what a button does, for a screen reader; %s is a game, such as "9 × 9". */
  g_autofree char *pin = g_strdup_printf (pinned ? _ ("Unpin %s") : _ ("Pin %s"), title);
  /* Translators: what a button does, for a screen reader; %s is a game, such as "9 × 9". */
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), title);

  set_action (self->pin, "library.pin", self->number);
  set_action (self->remove, "library.remove", self->number);
  gtk_widget_set_visible (self->remove, !satdoku_stored_game_get_entry (game)->is_played);
  if (pinned)
    gtk_widget_add_css_class (self->pin, "pinned");
  else
    gtk_widget_remove_css_class (self->pin, "pinned");
  name_button (self->pin, pin, pinned ? _ ("Unpin") : _ ("Pin: Always Keep This Game"));
  name_button (self->remove, remove, _ ("Remove"));
}

/* What a screen reader says of the item. */
static void
name_item (SatdokuGameCard *self,
           gboolean pinned)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const GtkLabel *labels[] = { self->title, self->details, self->progress, self->date };
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      const char *text = gtk_label_get_label ((GtkLabel *)labels[i]);

      if (text[0] != '\0')
        g_string_append_printf (name, name->len > 0 ? ", %s" : "%s", text);
    }
  if (pinned)
    g_string_append_printf (name, ", %s", _ ("pinned"));
  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    name->str, -1);
}

static void
set_game (SatdokuGameCard *self,
          SatdokuStoredGame *game)
{
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;
  g_autofree char *progress = NULL;
  g_autofree char *date = NULL;

  g_return_if_fail (SATDOKU_IS_STORED_GAME (game));

  title = satdoku_game_facts_make_title (game);
  details = satdoku_game_facts_make_details (game);
  progress = satdoku_game_facts_make_progress (game);
  date = satdoku_game_facts_make_date (game);
  self->number = satdoku_stored_game_get_number (game);
  satdoku_game_picture_set_grid (self->picture, satdoku_stored_game_get_grid (game));
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->details, details);
  gtk_label_set_label (self->progress, progress);
  gtk_label_set_label (self->date, date);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->details), details);
  gtk_widget_set_visible (GTK_WIDGET (self->details), details[0] != '\0');
  update_buttons (self, game, title);
  name_item (self, satdoku_stored_game_get_notes (game)->pinned);
}

static void
satdoku_game_card_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  set_game (SATDOKU_GAME_CARD (object), g_value_get_object (value));
}

static void
satdoku_game_card_class_init (SatdokuGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = satdoku_game_card_set_property;

  /* What it shows. The card must be a child of an item of a list. */
  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SATDOKU_TYPE_STORED_GAME,
                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (SATDOKU_TYPE_GAME_PICTURE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  satdoku_class_set_template (klass, "satdoku-game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuGameCard, picture);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGameCard, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGameCard, progress);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGameCard, date);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGameCard, pin);
  gtk_widget_class_bind_template_child (widget_class, SatdokuGameCard, remove);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
}

static void
satdoku_game_card_init (SatdokuGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* 0 when none was shown yet. */
SATDOKU_DEFINE_GETTER (SatdokuGameCard, satdoku_game_card, number, gint64)
