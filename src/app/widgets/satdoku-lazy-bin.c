/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A place for a part of a window that many players never look at, or not at once. Widgets cost time
 * when the window opens, and memory as long as it is there: so what belongs here is made when it is
 * first shown, or when other code needs it before that. It knows nothing of what it holds. */

#include "satdoku-config.h"

#include "satdoku-lazy-bin.h"

#include "satdoku-class.h"
#include "satdoku-shortcuts.h"

struct _SatdokuLazyBin
{
  AdwBin parent_instance;

  gboolean made;
};

G_DEFINE_FINAL_TYPE (SatdokuLazyBin, satdoku_lazy_bin, ADW_TYPE_BIN)

enum
{
  PROP_WANTED = 1,
  N_PROPS
};

enum
{
  SIGNAL_MAKE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* What belongs here, which is made now if it isn't there yet. */
gpointer
satdoku_lazy_bin_ensure (SatdokuLazyBin *self)
{
  g_return_val_if_fail (SATDOKU_IS_LAZY_BIN (self), NULL);

  if (!self->made)
    {
      self->made = TRUE;
      g_signal_emit (self, signals[SIGNAL_MAKE], 0);
      g_return_val_if_fail (adw_bin_get_child (ADW_BIN (self)) != NULL, NULL);
      satdoku_shortcuts_set_tooltips (adw_bin_get_child (ADW_BIN (self)));
    }
  return adw_bin_get_child (ADW_BIN (self));
}

static void
satdoku_lazy_bin_map (GtkWidget *widget)
{
  satdoku_lazy_bin_ensure (SATDOKU_LAZY_BIN (widget));
  GTK_WIDGET_CLASS (satdoku_lazy_bin_parent_class)->map (widget);
}

static void
satdoku_lazy_bin_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  if (g_value_get_boolean (value))
    satdoku_lazy_bin_ensure (SATDOKU_LAZY_BIN (object));
}

static void
satdoku_lazy_bin_class_init (SatdokuLazyBinClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = satdoku_lazy_bin_set_property;
  GTK_WIDGET_CLASS (klass)->map = satdoku_lazy_bin_map;

  /* Bound to what needs what belongs here: it is made as soon as this is TRUE, and stays. */
  properties[PROP_WANTED] =
    g_param_spec_boolean ("wanted", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  /* Emitted once, when what belongs here is needed for the first time. A handler makes it and
   * sets it as the child. Its buttons get their tooltips and names from the table of shortcuts
   * then. */
  signals[SIGNAL_MAKE] = satdoku_class_add_signal (klass, "make", 0);
}

/* Always, and not as what is in it: GTK keeps the mode that it has found once, and what was made
 * while the place was hidden changes afterwards. Texts would have the height of their longest
 * line then. */
static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline,
                        natural_baseline);
}

static void
allocate (GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
satdoku_lazy_bin_init (SatdokuLazyBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
}

GtkWidget *
satdoku_lazy_bin_new (void)
{
  return g_object_new (SATDOKU_TYPE_LAZY_BIN, NULL);
}
