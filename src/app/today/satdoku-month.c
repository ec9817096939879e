/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The calendar of a month. Each day has its number, its level as so many dots, and by shape what
 * became of its puzzle: a star when it was solved without help, a check mark when with help, a
 * pencil while it is not finished. Days outside the range can't be selected. It loads nothing and
 * makes nothing. */

#include "satdoku-config.h"

#include "satdoku-month.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-day.h>
#include <sudoku-streak.h>
#include <words-day.h>
#ifdef __GLIBC__
#  include <langinfo.h>
#endif

#include "satdoku-class.h"
#include "satdoku-properties.h"

#define DAYS_PER_WEEK 7
#define N_DAYS_MAX 31

struct _SatdokuMonth
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkLabel *title;
  GtkGrid *grid;

  /* Borrowed. */
  GtkWidget *buttons[N_DAYS_MAX]; /* (nullable): of the month that is shown */

  /* Owned. */
  GArray *results; /* (nullable) (element-type SudokuResult) */

  guint first;       /* the first day that can be selected */
  guint today;       /* the last one */
  guint selected;    /* 0: none yet */
  guint month_start; /* the first day of the month that is shown; 0: none yet */
};

G_DEFINE_FINAL_TYPE (SatdokuMonth, satdoku_month, GTK_TYPE_WIDGET)

enum
{
  PROP_SELECTED,
  N_PROPS
};

enum
{
  SIGNAL_ACTIVATED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static GDate
to_date (guint day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  return date;
}

static guint
find_month_start (guint day)
{
  GDate date = to_date (day);

  return day - g_date_get_day (&date) + 1;
}

static guint
count_days (guint month_start)
{
  GDate date = to_date (month_start);

  return g_date_get_days_in_month (g_date_get_month (&date), g_date_get_year (&date));
}

/* On which day weeks begin where the player lives. */
static guint
get_first_weekday (void)
{
#ifdef __GLIBC__
  /* The C library counts the days of a week from a Sunday or from a Monday. */
  guint origin = GPOINTER_TO_UINT (nl_langinfo (_NL_TIME_WEEK_1STDAY)) == 19971201 ? 1 : 0;
  guint first = (origin + (guint)*nl_langinfo (_NL_TIME_FIRST_WEEKDAY) - 1) % DAYS_PER_WEEK;

  return first == 0 ? G_DATE_SUNDAY : first;
#else
  return G_DATE_MONDAY;
#endif
}

static int
get_column (guint day)
{
  GDate date = to_date (day);

  return (int)((g_date_get_weekday (&date) + DAYS_PER_WEEK - get_first_weekday ()) %
               DAYS_PER_WEEK);
}

static const SudokuResult *
find_result (SatdokuMonth *self,
             guint day)
{
  GDate date = to_date (day);

  return self->results != NULL ? sudoku_streak_find (self->results, &date) : NULL;
}

static gboolean
is_in_range (SatdokuMonth *self,
             guint day)
{
  return day >= self->first && day <= self->today;
}

/* (nullable): without it the place stays empty. */
static const char *
get_icon (const SudokuResult *result)
{
  static const char *const icons[] = {
    [SUDOKU_RESULT_ALONE] = "starred-symbolic",
    [SUDOKU_RESULT_HELPED] = "object-select-symbolic",
    [SUDOKU_RESULT_BEGUN] = "document-edit-symbolic",
  };

  return result != NULL ? icons[result->stage] : NULL;
}

static GtkWidget *
create_dots (SudokuLevel level)
{
  g_autoptr (GString) dots = g_string_new (NULL);
  GtkWidget *label;

  for (guint i = 0; i < (guint)level; i++)
    g_string_append (dots, "•");
  label = gtk_label_new (dots->str);
  gtk_widget_add_css_class (label, "dots");
  return label;
}

static GtkWidget *
create_face (const GDate *date,
             const SudokuResult *result)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *number = g_strdup_printf ("%u", (guint)g_date_get_day (date));
  GtkWidget *label = gtk_label_new (number);
  GtkWidget *icon = gtk_image_new_from_icon_name (get_icon (result));

  gtk_widget_add_css_class (label, "numeric");
  gtk_image_set_pixel_size (GTK_IMAGE (icon), 12);
  gtk_box_append (GTK_BOX (face), label);
  gtk_box_append (GTK_BOX (face), create_dots (sudoku_day_get_level (date)));
  gtk_box_append (GTK_BOX (face), icon);
  return face;
}

static void
name_button (GtkWidget *button,
             const GDate *date,
             const SudokuResult *result)
{
  g_autofree char *name = words_day_name (date);
  g_autofree char *puzzle = words_day_puzzle (date);
  g_autofree char *state = words_day_result (result);
  /* Translators: a day for a screen reader: its date, the level of its puzzle, and what became of
   * it. */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s, %s"), name, puzzle, state);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static guint
get_day (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "day"));
}

static void
clicked_cb (SatdokuMonth *self,
            GtkWidget *button)
{
  satdoku_month_select (self, get_day (button));
}

static void
pressed_cb (GtkGestureClick *gesture,
            int n_press,
            double x,
            double y,
            gpointer user_data)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (n_press == 2)
    g_signal_emit (user_data, signals[SIGNAL_ACTIVATED], 0, get_day (button));
}

static GtkWidget *
create_button (SatdokuMonth *self,
               guint day)
{
  GDate date = to_date (day);
  const SudokuResult *result = find_result (self, day);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkGesture *gesture = gtk_gesture_click_new ();

  g_object_set_data (G_OBJECT (button), "day", GUINT_TO_POINTER (day));
  gtk_button_set_child (GTK_BUTTON (button), create_face (&date, result));
  gtk_widget_add_css_class (button, "flat");
  if (day == self->today)
    gtk_widget_add_css_class (button, "today");
  gtk_widget_set_sensitive (button, is_in_range (self, day));
  name_button (button, &date, result);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "pressed", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (gesture));
  return button;
}

static void
add_weekdays (SatdokuMonth *self)
{
  /* A Monday. */
  GDateTime *monday = g_date_time_new_utc (2026, 11, 2, 12, 0, 0);
  guint first = get_first_weekday ();

  for (guint i = 0; i < DAYS_PER_WEEK; i++)
    {
      g_autoptr (GDateTime) time = g_date_time_add_days (monday, (int)(first - 1 + i));
      g_autofree char *name = g_date_time_format (time, "%a");
      GtkWidget *label = gtk_label_new (name);

      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "weekday");
      gtk_grid_attach (self->grid, label, (int)i, 0, 1, 1);
    }
  g_date_time_unref (monday);
}

static void
show_selected (SatdokuMonth *self)
{
  for (guint i = 0; i < N_DAYS_MAX && self->buttons[i] != NULL; i++)
    {
      gboolean is_selected = get_day (self->buttons[i]) == self->selected;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), is_selected);
      /* One can go on from it by the arrow keys, and by Tab out of the calendar. */
      gtk_widget_set_focusable (self->buttons[i], is_selected);
    }
}

/* Shows the month of the selected day anew. */
static void
fill (SatdokuMonth *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;
  GDate date = to_date (self->selected);
  g_autofree char *title = words_day_month (&date);
  GtkWidget *child;
  int row = 1;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  memset (self->buttons, 0, sizeof self->buttons);
  self->month_start = find_month_start (self->selected);
  gtk_label_set_label (self->title, title);
  add_weekdays (self);
  for (guint i = 0; i < count_days (self->month_start); i++)
    {
      int column = get_column (self->month_start + i);

      row += i > 0 && column == 0;
      self->buttons[i] = create_button (self, self->month_start + i);
      gtk_grid_attach (self->grid, self->buttons[i], column, row, 1, 1);
    }
  show_selected (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "month.previous",
                                 self->month_start > self->first);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "month.next",
                                 self->month_start + count_days (self->month_start) <=
                                   self->today);
  if (focused)
    gtk_widget_grab_focus (satdoku_month_get_button (self, self->selected));
}

/* Of the month that is shown; otherwise NULL. */
GtkWidget *
satdoku_month_get_button (SatdokuMonth *self,
                          guint day)
{
  g_return_val_if_fail (SATDOKU_IS_MONTH (self), NULL);

  if (day < self->month_start || day - self->month_start >= N_DAYS_MAX)
    return NULL;
  return self->buttons[day - self->month_start];
}

SATDOKU_DEFINE_GETTER (SatdokuMonth, satdoku_month, selected, guint)

/* The next one in the range, if it is outside. */
void
satdoku_month_select (SatdokuMonth *self,
                      guint day)
{
  gboolean focused;

  g_return_if_fail (SATDOKU_IS_MONTH (self));

  focused = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;
  day = CLAMP (day, self->first, self->today);
  if (day != self->selected)
    {
      self->selected = day;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
    }
  if (find_month_start (day) != self->month_start)
    fill (self);
  show_selected (self);
  if (focused)
    gtk_widget_grab_focus (satdoku_month_get_button (self, day));
}

/* The same day of another month, or its last one. */
static void
go_months (SatdokuMonth *self,
           int n)
{
  GDate date = to_date (self->selected);

  if (n > 0)
    g_date_add_months (&date, (guint)n);
  else
    g_date_subtract_months (&date, (guint)-n);
  satdoku_month_select (self, g_date_get_julian (&date));
}

static void
go_cb (SatdokuMonth *self,
       const char *name)
{
  go_months (self, g_str_equal (name, "month.next") ? 1 : -1);
}

static gboolean
key_pressed_cb (SatdokuMonth *self,
                guint key)
{
  int forward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;
  const struct
  {
    guint key;
    int days;
  } steps[] = {
    { GDK_KEY_Left, -forward },
    { GDK_KEY_KP_Left, -forward },
    { GDK_KEY_Right, forward },
    { GDK_KEY_KP_Right, forward },
    { GDK_KEY_Up, -DAYS_PER_WEEK },
    { GDK_KEY_KP_Up, -DAYS_PER_WEEK },
    { GDK_KEY_Down, DAYS_PER_WEEK },
    { GDK_KEY_KP_Down, DAYS_PER_WEEK },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].key == key)
      {
        satdoku_month_select (self, (guint)((int)self->selected + steps[i].days));
        return TRUE;
      }
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, self->selected);
  else if (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down)
    go_months (self, key == GDK_KEY_Page_Down ? 1 : -1);
  else if (key == GDK_KEY_Home || key == GDK_KEY_End)
    satdoku_month_select (self, key == GDK_KEY_Home ? self->first : self->today);
  else
    return FALSE;
  return TRUE;
}

/* The keys of the days come before those of the buttons and of the focus. */
static void
add_keys (SatdokuMonth *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), keys);
}

static gboolean
satdoku_month_grab_focus (GtkWidget *widget)
{
  SatdokuMonth *self = SATDOKU_MONTH (widget);
  GtkWidget *button = satdoku_month_get_button (self, self->selected);

  return button != NULL && gtk_widget_grab_focus (button);
}

static void
satdoku_month_dispose (GObject *object)
{
  SatdokuMonth *self = SATDOKU_MONTH (object);

  memset (self->buttons, 0, sizeof self->buttons);
  satdoku_class_dispose (object);
}

static void
satdoku_month_class_init (SatdokuMonthClass *klass)
{
  const SatdokuProperty rows[] = {
    [PROP_SELECTED] = { "selected", G_TYPE_UINT, G_PARAM_READABLE,
                        G_STRUCT_OFFSET (SatdokuMonth, selected) },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_month_dispose;
  widget_class->grab_focus = satdoku_month_grab_focus;
  satdoku_properties_install (klass, rows, N_PROPS, properties);
  signals[SIGNAL_ACTIVATED] = satdoku_class_add_signal (klass, "activated", 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "month");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_add_action (klass, "month.previous", NULL, G_CALLBACK (go_cb));
  satdoku_class_add_action (klass, "month.next", NULL, G_CALLBACK (go_cb));
  satdoku_class_set_template (klass, "satdoku-month.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuMonth, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuMonth, grid);
  satdoku_class_keeps (klass, SatdokuMonth, results, g_array_unref);
}

static void
satdoku_month_init (SatdokuMonth *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}

/* Only days from @first to @today can be selected. The present day is, until another one is. */
void
satdoku_month_set_range (SatdokuMonth *self,
                         guint first,
                         guint today)
{
  g_return_if_fail (SATDOKU_IS_MONTH (self) && first > 0 && first <= today);

  if (self->selected == self->today)
    self->selected = 0;
  self->first = first;
  self->today = today;
  self->month_start = 0;
  satdoku_month_select (self, self->selected != 0 ? self->selected : today);
}

/* What became of the puzzles; it is not changed afterwards. */
void
satdoku_month_set_results (SatdokuMonth *self,
                           GArray *results)
{
  g_return_if_fail (SATDOKU_IS_MONTH (self));

  g_clear_pointer (&self->results, g_array_unref);
  self->results = results != NULL ? g_array_ref (results) : NULL;
  if (self->selected != 0)
    fill (self);
}
