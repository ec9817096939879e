/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The CNF page: the puzzle as clauses. */

#include "satdoku-config.h"

#include "satdoku-cnf-page.h"

struct _SatdokuCnfPage
{
  AdwBin parent_instance;

  /* Owned. */
  SudokuGame *game;
  SatdokuWorker *worker;
};

G_DEFINE_FINAL_TYPE (SatdokuCnfPage, satdoku_cnf_page, ADW_TYPE_BIN)

enum
{
  PROP_GAME = 1,
  PROP_WORKER,
  N_PROPS
};

enum
{
  SIGNAL_MESSAGE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
satdoku_cnf_page_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  SatdokuCnfPage *self = SATDOKU_CNF_PAGE (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_WORKER:
      g_value_set_object (value, self->worker);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_cnf_page_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  SatdokuCnfPage *self = SATDOKU_CNF_PAGE (object);

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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_cnf_page_dispose (GObject *object)
{
  SatdokuCnfPage *self = SATDOKU_CNF_PAGE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->worker);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_CNF_PAGE);
  G_OBJECT_CLASS (satdoku_cnf_page_parent_class)->dispose (object);
}

static void
satdoku_cnf_page_class_init (SatdokuCnfPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_cnf_page_dispose;
  object_class->get_property = satdoku_cnf_page_get_property;
  object_class->set_property = satdoku_cnf_page_set_property;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_WORKER] =
    g_param_spec_object ("worker", NULL, NULL, SATDOKU_TYPE_WORKER,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_MESSAGE] = g_signal_new ("message", SATDOKU_TYPE_CNF_PAGE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/satdoku/Satdoku/satdoku-cnf-page.ui");
}

static void
satdoku_cnf_page_init (SatdokuCnfPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
