/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays out its children in rows, as words are in a paragraph, so that a tool bar of a wide window
 * becomes two or three short ones in a narrow one. Children that expand share what is left of
 * their row. Balanced rows have about as many children each, also where the first ones could hold
 * more. In columns, which are for children of one width, those of all rows stand below each other,
 * and a full row is as wide as the box. Knows nothing of what the children are. */

#include "satdoku-wrap-box.h"

struct _SatdokuWrapBox
{
  GtkWidget parent_instance;

  int spacing;
  gboolean balanced;
  gboolean columns;
};

G_DEFINE_FINAL_TYPE (SatdokuWrapBox, satdoku_wrap_box, GTK_TYPE_WIDGET)

enum
{
  PROP_SPACING = 1,
  PROP_BALANCED,
  PROP_COLUMNS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The children from @first up to, but without, @end stand in one row. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end;
  int natural_width; /* with the spacing between */
  int height;
  int n_expanding;
} Row;

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
child_width (GtkWidget *child,
             int available)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, available));
}

static int
child_height (GtkWidget *child,
              int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* Fills the row that begins with @first with no more than @most children. */
static void
fill_row (SatdokuWrapBox *self,
          GtkWidget *first,
          int available,
          int most,
          Row *row)
{
  GtkWidget *child = first;
  int column = self->columns ? (available + self->spacing) / most - self->spacing : 0;

  *row = (Row){ .first = first };
  while (child != NULL)
    {
      int width = child_width (child, available);
      int with_child = row->natural_width + width + (child == first ? 0 : self->spacing);

      if (child != first && (with_child > available || most == 0))
        break;
      most--;
      row->natural_width = with_child;
      row->height = MAX (row->height, child_height (child, MAX (width, column)));
      row->n_expanding += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
      child = next_shown (gtk_widget_get_next_sibling (child));
    }
  row->end = child;
}

/* How many children a row has at most. */
static int
get_most (SatdokuWrapBox *self,
          int available)
{
  GtkWidget *first = next_shown (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int n_children = 0;
  int n_rows = 0;
  Row row;

  if (first == NULL || (!self->balanced && !self->columns))
    return G_MAXINT;
  for (GtkWidget *child = first; child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    n_children++;
  for (row.end = first; row.end != NULL; n_rows++)
    fill_row (self, row.end, available, G_MAXINT, &row);
  return (n_children + n_rows - 1) / n_rows;
}

static GtkSizeRequestMode
wrap_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (SatdokuWrapBox *self,
               int *minimum,
               int *natural)
{
  GtkWidget *first = next_shown (gtk_widget_get_first_child (GTK_WIDGET (self)));

  for (GtkWidget *child = first; child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int child_minimum;
      int child_natural;

      gtk_widget_measure (child,
                          GTK_ORIENTATION_HORIZONTAL,
                          -1,
                          &child_minimum,
                          &child_natural,
                          NULL,
                          NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (child == first ? 0 : self->spacing);
    }
}

static void
wrap_box_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  SatdokuWrapBox *self = SATDOKU_WRAP_BOX (widget);
  GtkWidget *child = next_shown (gtk_widget_get_first_child (widget));
  int available = for_size < 0 ? G_MAXINT / 2 : for_size;
  int height = 0;
  int most;
  Row row;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  most = get_most (self, available);
  while (child != NULL)
    {
      fill_row (self, child, available, most, &row);
      height += row.height + (row.end != NULL ? self->spacing : 0);
      child = row.end;
    }
  *minimum = *natural = height;
}

static void
allocate_row (SatdokuWrapBox *self,
              const Row *row,
              int y,
              int available)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int extra = MAX (0, available - row->natural_width);
  int n_expanding = row->n_expanding;
  int x = 0;

  for (GtkWidget *child = row->first; child != row->end;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int width = child_width (child, available);

      if (n_expanding > 0 && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          width += extra / n_expanding;
          extra -= extra / n_expanding;
          n_expanding--;
        }
      gtk_widget_size_allocate (child,
                                &(GtkAllocation){ mirrored ? available - x - width : x,
                                                  y,
                                                  width,
                                                  row->height },
                                -1);
      x += width + self->spacing;
    }
}

/* A last row that isn't full has room at its end. */
static void
allocate_columns (SatdokuWrapBox *self,
                  const Row *row,
                  int y,
                  int available,
                  int n_columns)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int column = 0;

  for (GtkWidget *child = row->first; child != row->end;
       child = next_shown (gtk_widget_get_next_sibling (child)), column++)
    {
      int x = column * (available + self->spacing) / n_columns;
      int end = (column + 1) * (available + self->spacing) / n_columns - self->spacing;

      gtk_widget_size_allocate (
        child, &(GtkAllocation){ mirrored ? available - end : x, y, end - x, row->height }, -1);
    }
}

static void
wrap_box_size_allocate (GtkWidget *widget,
                        int width,
                        int height,
                        int baseline)
{
  SatdokuWrapBox *self = SATDOKU_WRAP_BOX (widget);
  GtkWidget *child = next_shown (gtk_widget_get_first_child (widget));
  int most = get_most (self, width);
  int y = 0;
  Row row;

  while (child != NULL)
    {
      fill_row (self, child, width, most, &row);
      if (self->columns)
        allocate_columns (self, &row, y, width, most);
      else
        allocate_row (self, &row, y, width);
      y += row.height + self->spacing;
      child = row.end;
    }
}

static void
satdoku_wrap_box_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  SatdokuWrapBox *self = SATDOKU_WRAP_BOX (object);

  if (id == PROP_SPACING)
    g_value_set_int (value, self->spacing);
  else if (id == PROP_BALANCED)
    g_value_set_boolean (value, self->balanced);
  else if (id == PROP_COLUMNS)
    g_value_set_boolean (value, self->columns);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_number (SatdokuWrapBox *self,
            int *number,
            int value,
            GParamSpec *pspec)
{
  if (*number == value)
    return;
  *number = value;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
satdoku_wrap_box_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  SatdokuWrapBox *self = SATDOKU_WRAP_BOX (object);

  if (id == PROP_SPACING)
    set_number (self, &self->spacing, g_value_get_int (value), pspec);
  else if (id == PROP_BALANCED)
    set_number (self, &self->balanced, g_value_get_boolean (value), pspec);
  else if (id == PROP_COLUMNS)
    set_number (self, &self->columns, g_value_get_boolean (value), pspec);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_wrap_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (satdoku_wrap_box_parent_class)->dispose (object);
}

static void
satdoku_wrap_box_class_init (SatdokuWrapBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = satdoku_wrap_box_dispose;
  object_class->get_property = satdoku_wrap_box_get_property;
  object_class->set_property = satdoku_wrap_box_set_property;
  widget_class->get_request_mode = wrap_box_get_request_mode;
  widget_class->measure = wrap_box_measure;
  widget_class->size_allocate = wrap_box_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  properties[PROP_SPACING] =
    g_param_spec_int ("spacing",
                      NULL,
                      NULL,
                      0,
                      1000,
                      0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether all rows have about as many children. */
  properties[PROP_BALANCED] =
    g_param_spec_boolean ("balanced", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether the children of all rows stand in columns; the rows are balanced, too. */
  properties[PROP_COLUMNS] =
    g_param_spec_boolean ("columns", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_wrap_box_init (SatdokuWrapBox *self)
{
}
