/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons of which one is chosen. The focus is on one of them, as with radio buttons: arrows choose
 * the next one that can be chosen, in the direction of reading. It does not know what they mean. */

#include "satdoku-config.h"

#include "satdoku-choices.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-wrap-box.h"

#define SPACING 6
/* In pixels. */
#define PICTURE_SIZE 40
/* In characters, of a name that can be broken between its words. */
#define NAME_WIDTH 10

struct _SatdokuChoices
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *row;

  /* Owned. */
  GPtrArray *buttons; /* (element-type GtkWidget): they are in the row */
  GtkSizeGroup *sizes;

  guint chosen;
  gboolean showing; /* what is chosen is shown, and not picked by the player */
};

G_DEFINE_FINAL_TYPE (SatdokuChoices, satdoku_choices, GTK_TYPE_WIDGET)

enum
{
  PROP_CHOSEN,
  N_PROPS
};

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static GtkWidget *
get_button (SatdokuChoices *self,
            guint choice)
{
  return choice < self->buttons->len ? g_ptr_array_index (self->buttons, choice) : NULL;
}

static void
show_chosen (SatdokuChoices *self)
{
  self->showing = TRUE;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      gboolean active = i == self->chosen;

      gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, i), active);
      gtk_accessible_update_state (g_ptr_array_index (self->buttons, i),
                                   GTK_ACCESSIBLE_STATE_CHECKED,
                                   active ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                          : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
    }
  self->showing = FALSE;
}

guint
satdoku_choices_get_chosen (SatdokuChoices *self)
{
  g_return_val_if_fail (SATDOKU_IS_CHOICES (self), SATDOKU_NO_CHOICE);

  return self->chosen;
}

/* SATDOKU_NO_CHOICE: none. */
void
satdoku_choices_set_chosen (SatdokuChoices *self,
                            guint choice)
{
  g_return_if_fail (SATDOKU_IS_CHOICES (self));

  if (self->chosen == choice)
    return;
  self->chosen = choice;
  show_chosen (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}

static void
pick (SatdokuChoices *self,
      guint choice)
{
  satdoku_choices_set_chosen (self, choice);
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

/* The chosen one stays when it is clicked once more, and is picked again. */
static void
clicked_cb (SatdokuChoices *self,
            GtkToggleButton *button)
{
  guint choice;

  if (self->showing || !g_ptr_array_find (self->buttons, button, &choice))
    return;
  pick (self, choice);
  show_chosen (self);
}

static GtkWidget *
make_content (const char *text,
              GdkPaintable *picture)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *box, *image;

  if (picture == NULL)
    return label;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  image = gtk_image_new_from_paintable (picture);
  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE_SIZE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_WIDTH);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_margin_top (box, SPACING);
  gtk_widget_set_margin_bottom (box, SPACING);
  return box;
}

/* Adds a choice behind the others. @picture: (nullable). Returns its number. */
guint
satdoku_choices_add (SatdokuChoices *self,
                     const char *label,
                     GdkPaintable *picture)
{
  GtkWidget *button = NULL;

  g_return_val_if_fail (SATDOKU_IS_CHOICES (self) && label != NULL, 0);

  button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO,
                         "child", make_content (label, picture), "receives-default", FALSE, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_size_group_add_widget (self->sizes, button);
  g_ptr_array_add (self->buttons, button);
  gtk_widget_set_parent (button, self->row);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  show_chosen (self);
  return self->buttons->len - 1;
}

/* Takes a choice from the player, or gives it back; the chosen one stays the chosen one. @reason:
 * (nullable): a sentence: why it can't be chosen. */
void
satdoku_choices_refuse (SatdokuChoices *self,
                        guint choice,
                        const char *reason)
{
  GtkWidget *button;

  g_return_if_fail (SATDOKU_IS_CHOICES (self) && choice < self->buttons->len);

  button = get_button (self, choice);
  gtk_widget_set_sensitive (button, reason == NULL);
  gtk_widget_set_tooltip_text (button, reason);
}

static guint
find_focus (SatdokuChoices *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_widget_is_focus (get_button (self, i)))
      return i;
  return SATDOKU_NO_CHOICE;
}

/* Chooses the next one, or the one before, past those that can't be chosen. */
static gboolean
step (SatdokuChoices *self,
      int by)
{
  guint n = self->buttons->len;
  guint choice = find_focus (self);

  if (choice == SATDOKU_NO_CHOICE)
    return FALSE;
  for (guint i = 1; i < n; i++)
    {
      guint other = (choice + n + (by > 0 ? i : n - i)) % n;

      if (!gtk_widget_is_sensitive (get_button (self, other)))
        continue;
      gtk_widget_grab_focus (get_button (self, other));
      pick (self, other);
      return TRUE;
    }
  return TRUE;
}

static gboolean
key_cb (SatdokuChoices *self,
        guint keyval,
        guint keycode,
        GdkModifierType state)
{
  int forward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return step (self, -forward);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return step (self, forward);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return step (self, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return step (self, 1);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      gtk_widget_activate_default (GTK_WIDGET (self));
      return TRUE;
    default:
      return FALSE;
    }
}

/* The first one that can be chosen, if the chosen one can't. */
static GtkWidget *
find_entrance (SatdokuChoices *self)
{
  GtkWidget *chosen = get_button (self, self->chosen);

  if (chosen != NULL && gtk_widget_is_sensitive (chosen))
    return chosen;
  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_widget_is_sensitive (get_button (self, i)))
      return get_button (self, i);
  return NULL;
}

static gboolean
satdoku_choices_grab_focus (GtkWidget *widget)
{
  GtkWidget *entrance = find_entrance (SATDOKU_CHOICES (widget));

  return entrance != NULL && gtk_widget_grab_focus (entrance);
}

/* All of them are one stop. */
static gboolean
satdoku_choices_focus (GtkWidget *widget,
                       GtkDirectionType direction)
{
  if (find_focus (SATDOKU_CHOICES (widget)) != SATDOKU_NO_CHOICE)
    return FALSE;
  return satdoku_choices_grab_focus (widget);
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  satdoku_choices_set_chosen (SATDOKU_CHOICES (object), g_value_get_uint (value));
}

static void
satdoku_choices_dispose (GObject *object)
{
  g_ptr_array_set_size (SATDOKU_CHOICES (object)->buttons, 0);
  satdoku_class_dispose (object);
}

static void
satdoku_choices_class_init (SatdokuChoicesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* The number of the chosen one, or SATDOKU_NO_CHOICE. */
    [PROP_CHOSEN] = { "chosen", G_TYPE_UINT, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuChoices, chosen), .set = set_value },
  };

  object_class->dispose = satdoku_choices_dispose;
  widget_class->grab_focus = satdoku_choices_grab_focus;
  widget_class->focus = satdoku_choices_focus;

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  /* The player has chosen one, maybe the same as before. */
  signals[SIGNAL_PICKED] = satdoku_class_add_signal (klass, "picked", 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  satdoku_class_drops (klass, SatdokuChoices, row, gtk_widget_unparent);
  satdoku_class_keeps (klass, SatdokuChoices, buttons, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuChoices, sizes, g_object_unref);
}

static void
satdoku_choices_init (SatdokuChoices *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->chosen = SATDOKU_NO_CHOICE;
  self->buttons = g_ptr_array_new ();
  self->sizes = gtk_size_group_new (GTK_SIZE_GROUP_BOTH);
  self->row = g_object_new (SATDOKU_TYPE_WRAP_BOX, "spacing", SPACING, "columns", TRUE, NULL);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  /* Before a button takes Enter as a click. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
