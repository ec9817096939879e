/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Solution page: a model as text. */

#include "satdoku-config.h"

#include "satdoku-solution-page.h"

struct _SatdokuSolutionPage
{
  AdwBin parent_instance;

  /* Owned. */
  SudokuGame *game;
  SatdokuWorker *worker;
  char *encoding_id;
  char *numbering_id;
};

G_DEFINE_FINAL_TYPE (SatdokuSolutionPage, satdoku_solution_page, ADW_TYPE_BIN)

enum
{
  PROP_GAME = 1,
  PROP_WORKER,
  PROP_ENCODING_ID,
  PROP_NUMBERING_ID,
  N_PROPS
};

enum
{
  SIGNAL_MESSAGE,
  SIGNAL_SHOW_CELLS,
  SIGNAL_FILLED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
satdoku_solution_page_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  SatdokuSolutionPage *self = SATDOKU_SOLUTION_PAGE (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_WORKER:
      g_value_set_object (value, self->worker);
      break;
    case PROP_ENCODING_ID:
      g_value_set_string (value, self->encoding_id);
      break;
    case PROP_NUMBERING_ID:
      g_value_set_string (value, self->numbering_id);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_string (SatdokuSolutionPage *self,
            char **member,
            const GValue *value,
            GParamSpec *pspec)
{
  if (g_strcmp0 (*member, g_value_get_string (value)) == 0)
    return;
  g_free (*member);
  *member = g_value_dup_string (value);
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
satdoku_solution_page_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  SatdokuSolutionPage *self = SATDOKU_SOLUTION_PAGE (object);

  switch (id)
    {
    case PROP_GAME:
      if (g_set_object (&self->game, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_WORKER:
      if (g_set_object (&self->worker, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_ENCODING_ID:
      set_string (self, &self->encoding_id, value, pspec);
      break;
    case PROP_NUMBERING_ID:
      set_string (self, &self->numbering_id, value, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_solution_page_dispose (GObject *object)
{
  SatdokuSolutionPage *self = SATDOKU_SOLUTION_PAGE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->worker);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_SOLUTION_PAGE);
  G_OBJECT_CLASS (satdoku_solution_page_parent_class)->dispose (object);
}

static void
satdoku_solution_page_finalize (GObject *object)
{
  SatdokuSolutionPage *self = SATDOKU_SOLUTION_PAGE (object);

  g_free (self->encoding_id);
  g_free (self->numbering_id);
  G_OBJECT_CLASS (satdoku_solution_page_parent_class)->finalize (object);
}

static void
satdoku_solution_page_class_init (SatdokuSolutionPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_solution_page_dispose;
  object_class->finalize = satdoku_solution_page_finalize;
  object_class->get_property = satdoku_solution_page_get_property;
  object_class->set_property = satdoku_solution_page_set_property;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_WORKER] =
    g_param_spec_object ("worker", NULL, NULL, SATDOKU_TYPE_WORKER,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENCODING_ID] =
    g_param_spec_string ("encoding-id", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NUMBERING_ID] =
    g_param_spec_string ("numbering-id", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_MESSAGE] = g_signal_new ("message", SATDOKU_TYPE_SOLUTION_PAGE, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_SHOW_CELLS] =
    g_signal_new ("show-cells", SATDOKU_TYPE_SOLUTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SIGNAL_FILLED] = g_signal_new ("filled", SATDOKU_TYPE_SOLUTION_PAGE, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    GTK_WIDGET_CLASS (klass), "/io/github/satdoku/Satdoku/satdoku-solution-page.ui");
}

static void
satdoku_solution_page_init (SatdokuSolutionPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * satdoku_solution_page_load_bytes:
 * @self: a page
 * @name: where it comes from
 * @bytes: the text of a model
 */
void
satdoku_solution_page_load_bytes (SatdokuSolutionPage *self,
                                  const char *name,
                                  GBytes *bytes)
{
  g_return_if_fail (SATDOKU_IS_SOLUTION_PAGE (self) && bytes != NULL);

  g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, name);
}
