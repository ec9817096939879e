/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the CNF page and the Solution page have in common: the formula of the game in an encoding
 * and a numbering, or one that was read from outside. It follows the game lazily, which matters on
 * large boards: while the page is hidden nothing is done, and when it is shown the formula is made
 * anew only if it would be another one. A formula is immutable, so it may be given to threads and
 * other programs. */

#include "satdoku-config.h"

#include "satdoku-formula-page.h"

#include "satdoku-puzzle-source.h"

typedef struct
{
  SudokuGame *game;
  SatdokuWorker *worker;
  SatdokuMessages *messages; /* (nullable) */
  char *encoding_id;
  char *reduction_id;
  char *numbering_id;
  SatdokuFormulaSource *loaded; /* (nullable): is shown instead of that of the game */
  SatdokuFormulaSource *source; /* (nullable) */
  gboolean stale;               /* the formula may be another one */
  gboolean left;                /* the game or the formula that @source is of is no longer shown */
  gboolean missing;             /* there is no formula */
  int time_limit;               /* seconds, 0: none */
} SatdokuFormulaPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SatdokuFormulaPage, satdoku_formula_page, ADW_TYPE_BIN)

enum
{
  PROP_GAME = 1,
  PROP_WORKER,
  PROP_MESSAGES,
  PROP_ENCODING_ID,
  PROP_REDUCTION_ID,
  PROP_NUMBERING_ID,
  PROP_LOADED,
  PROP_TIME_LIMIT,
  PROP_MISSING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static SatdokuFormulaPagePrivate *
get_private (gpointer self)
{
  return satdoku_formula_page_get_instance_private (self);
}

static gboolean
is_same (const SudokuCnf *a,
         const SudokuCnf *b)
{
  return sudoku_cnf_get_encoding (a) == sudoku_cnf_get_encoding (b) &&
         sudoku_cnf_get_reduction (a) == sudoku_cnf_get_reduction (b) &&
         sudoku_cnf_get_numbering (a) == sudoku_cnf_get_numbering (b) &&
         sudoku_geometry_equal (sudoku_grid_get_geometry (sudoku_cnf_get_grid (a)),
                                sudoku_grid_get_geometry (sudoku_cnf_get_grid (b))) &&
         sudoku_grid_same_values (sudoku_cnf_get_grid (a), sudoku_cnf_get_grid (b));
}

/* The formula of the game, the same object as long as it is the same. What solving fills in, marks
 * and colours leave it as it is. */
static SatdokuFormulaSource *
make_source (SatdokuFormulaPagePrivate *priv)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (priv->source);
  g_autoptr (SudokuCnf) next = NULL;

  if (priv->game == NULL)
    return NULL;
  next = sudoku_cnf_new_reduced (sudoku_game_get_grid (priv->game),
                                 sudoku_encoding_find (priv->encoding_id),
                                 sudoku_numbering_find (priv->numbering_id),
                                 sudoku_reduction_find (priv->reduction_id));
  if (cnf != NULL && is_same (cnf, next))
    return g_object_ref (priv->source);
  return satdoku_puzzle_source_new (next);
}

static void
tell_subject (SatdokuFormulaPage *self)
{
  SatdokuFormulaPagePrivate *priv = get_private (self);
  SatdokuFormulaPageClass *klass = SATDOKU_FORMULA_PAGE_GET_CLASS (self);
  gboolean had_one = priv->source != NULL;

  if (!priv->left)
    return;
  priv->left = FALSE;
  if (had_one && klass->subject_changed != NULL)
    klass->subject_changed (self);
}

static void
refresh (SatdokuFormulaPage *self)
{
  SatdokuFormulaPagePrivate *priv = get_private (self);
  g_autoptr (SatdokuFormulaSource) next = NULL;

  if (!priv->stale)
    return;
  next = priv->loaded != NULL ? g_object_ref (priv->loaded) : make_source (priv);
  if (next == NULL)
    return;
  priv->stale = FALSE;
  tell_subject (self);
  if (g_set_object (&priv->source, next))
    SATDOKU_FORMULA_PAGE_GET_CLASS (self)->formula_changed (self);
}

static void
invalidate (SatdokuFormulaPage *self)
{
  get_private (self)->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

static void
set_game (SatdokuFormulaPage *self,
          SudokuGame *game)
{
  SatdokuFormulaPagePrivate *priv = get_private (self);

  if (priv->game == game)
    return;
  if (priv->game != NULL)
    g_signal_handlers_disconnect_by_func (priv->game, invalidate, self);
  g_set_object (&priv->game, game);
  priv->left = priv->left || priv->loaded == NULL;
  if (game != NULL)
    g_signal_connect_swapped (game, "cells-changed", G_CALLBACK (invalidate), self);
  invalidate (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
set_loaded (SatdokuFormulaPage *self,
            SatdokuFormulaSource *loaded)
{
  if (!g_set_object (&get_private (self)->loaded, loaded))
    return;
  get_private (self)->left = TRUE;
  invalidate (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

/* A formula that was read is whole, whatever is on the board. */
static gboolean
is_missing (gpointer page,
            gboolean whole,
            SatdokuFormulaSource *loaded,
            gpointer unused)
{
  return !whole && loaded == NULL;
}

static void
bind_missing (SatdokuFormulaPage *self)
{
  GtkExpression *game = gtk_property_expression_new (SATDOKU_TYPE_FORMULA_PAGE, NULL, "game");
  GtkExpression *params[] = {
    gtk_property_expression_new (SUDOKU_TYPE_GAME, game, "whole"),
    gtk_property_expression_new (SATDOKU_TYPE_FORMULA_PAGE, NULL, "loaded"),
  };

  gtk_expression_bind (gtk_cclosure_expression_new (G_TYPE_BOOLEAN, NULL, G_N_ELEMENTS (params),
                                                    params, G_CALLBACK (is_missing), NULL, NULL),
                       self, "missing", self);
}

static void
set_missing (SatdokuFormulaPage *self,
             gboolean missing)
{
  SatdokuFormulaPagePrivate *priv = get_private (self);

  if (priv->missing == missing)
    return;
  priv->missing = missing;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MISSING]);
}

static void
set_time_limit (SatdokuFormulaPage *self,
                int time_limit)
{
  SatdokuFormulaPagePrivate *priv = get_private (self);

  if (priv->time_limit == time_limit)
    return;
  priv->time_limit = time_limit;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TIME_LIMIT]);
}

/* An id that no row of the table has is not taken. */
static gboolean
is_encoding (const char *id)
{
  return id != NULL && sudoku_encoding_find (id) != NULL;
}

static gboolean
is_reduction (const char *id)
{
  return id != NULL && sudoku_reduction_find (id) != NULL;
}

static gboolean
is_numbering (const char *id)
{
  return id != NULL && sudoku_numbering_find (id) != NULL;
}

static void
set_id (SatdokuFormulaPage *self,
        char **member,
        const char *id,
        gboolean exists,
        GParamSpec *pspec)
{
  if (!exists || g_strcmp0 (*member, id) == 0)
    return;
  g_free (*member);
  *member = g_strdup (id);
  invalidate (self);
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
satdoku_formula_page_get_property (GObject *object,
                                   guint id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  SatdokuFormulaPagePrivate *priv = get_private (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, priv->game);
      break;
    case PROP_WORKER:
      g_value_set_object (value, priv->worker);
      break;
    case PROP_MESSAGES:
      g_value_set_object (value, priv->messages);
      break;
    case PROP_ENCODING_ID:
      g_value_set_string (value, priv->encoding_id);
      break;
    case PROP_REDUCTION_ID:
      g_value_set_string (value, priv->reduction_id);
      break;
    case PROP_NUMBERING_ID:
      g_value_set_string (value, priv->numbering_id);
      break;
    case PROP_LOADED:
      g_value_set_object (value, priv->loaded);
      break;
    case PROP_TIME_LIMIT:
      g_value_set_int (value, priv->time_limit);
      break;
    case PROP_MISSING:
      g_value_set_boolean (value, priv->missing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_formula_page_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  SatdokuFormulaPage *self = SATDOKU_FORMULA_PAGE (object);
  SatdokuFormulaPagePrivate *priv = get_private (object);
  const char *string = G_VALUE_HOLDS_STRING (value) ? g_value_get_string (value) : NULL;

  switch (id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_WORKER:
      if (g_set_object (&priv->worker, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_MESSAGES:
      if (g_set_object (&priv->messages, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_ENCODING_ID:
      set_id (self, &priv->encoding_id, string, is_encoding (string), pspec);
      break;
    case PROP_REDUCTION_ID:
      set_id (self, &priv->reduction_id, string, is_reduction (string), pspec);
      break;
    case PROP_NUMBERING_ID:
      set_id (self, &priv->numbering_id, string, is_numbering (string), pspec);
      break;
    case PROP_LOADED:
      set_loaded (self, g_value_get_object (value));
      break;
    case PROP_TIME_LIMIT:
      set_time_limit (self, g_value_get_int (value));
      break;
    case PROP_MISSING:
      set_missing (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_formula_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_formula_page_parent_class)->map (widget);
  refresh (SATDOKU_FORMULA_PAGE (widget));
}

static void
satdoku_formula_page_dispose (GObject *object)
{
  SatdokuFormulaPagePrivate *priv = get_private (object);

  if (priv->game != NULL)
    g_signal_handlers_disconnect_by_func (priv->game, invalidate, object);
  g_clear_object (&priv->game);
  g_clear_object (&priv->worker);
  g_clear_object (&priv->messages);
  g_clear_object (&priv->loaded);
  g_clear_object (&priv->source);
  G_OBJECT_CLASS (satdoku_formula_page_parent_class)->dispose (object);
}

static void
satdoku_formula_page_finalize (GObject *object)
{
  SatdokuFormulaPagePrivate *priv = get_private (object);

  g_free (priv->encoding_id);
  g_free (priv->reduction_id);
  g_free (priv->numbering_id);
  G_OBJECT_CLASS (satdoku_formula_page_parent_class)->finalize (object);
}

static void
satdoku_formula_page_class_init (SatdokuFormulaPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = satdoku_formula_page_dispose;
  object_class->finalize = satdoku_formula_page_finalize;
  object_class->get_property = satdoku_formula_page_get_property;
  object_class->set_property = satdoku_formula_page_set_property;
  GTK_WIDGET_CLASS (klass)->map = satdoku_formula_page_map;

  /* The game whose puzzle is shown. While it changes the page waits until it is seen again. */
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME, flags);
  /* The worker of the window that runs the jobs of the page. */
  properties[PROP_WORKER] = g_param_spec_object ("worker", NULL, NULL, SATDOKU_TYPE_WORKER, flags);
  /* Where the page says something to the player (nullable). */
  properties[PROP_MESSAGES] =
    g_param_spec_object ("messages", NULL, NULL, SATDOKU_TYPE_MESSAGES, flags);
  /* The id of the #SudokuEncoding of the formula. An unknown id is ignored. */
  properties[PROP_ENCODING_ID] = g_param_spec_string ("encoding-id", NULL, NULL, NULL, flags);
  /* The id of the #SudokuReduction of the formula. An unknown id is ignored. */
  properties[PROP_REDUCTION_ID] = g_param_spec_string ("reduction-id", NULL, NULL, NULL, flags);
  /* The id of the #SudokuNumbering of the formula. An unknown id is ignored. */
  properties[PROP_NUMBERING_ID] = g_param_spec_string ("numbering-id", NULL, NULL, NULL, flags);
  /* A formula that was read and is shown instead of that of the game; %NULL: that of the game. */
  properties[PROP_LOADED] =
    g_param_spec_object ("loaded", NULL, NULL, SATDOKU_TYPE_FORMULA_SOURCE, flags);
  /* Seconds after which our solver gives up on a formula that was read; 0: never. */
  properties[PROP_TIME_LIMIT] =
    g_param_spec_int ("time-limit", NULL, NULL, 0, G_MAXINT, 0, flags);
  /* Whether there is no formula, as part of the puzzle is missing. Bound by the page itself. */
  properties[PROP_MISSING] = g_param_spec_boolean ("missing", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_formula_page_init (SatdokuFormulaPage *self)
{
  SatdokuFormulaPagePrivate *priv = get_private (self);
  gsize n;

  priv->encoding_id = g_strdup (sudoku_encodings (&n)->id);
  priv->reduction_id = g_strdup (sudoku_reductions (&n)->id);
  priv->numbering_id = g_strdup (sudoku_numberings (&n)->id);
  priv->stale = TRUE;
  bind_missing (self);
}

SudokuGame *
satdoku_formula_page_get_game (SatdokuFormulaPage *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGE (self), NULL);

  return get_private (self)->game;
}

SatdokuWorker *
satdoku_formula_page_get_worker (SatdokuFormulaPage *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGE (self), NULL);

  return get_private (self)->worker;
}

/* (nullable): the formula that was loaded, or that of the game as it is now, the same object as
 * long as it is the same formula. Costs a pass over the cells when the game has changed. */
SatdokuFormulaSource *
satdoku_formula_page_get_source (SatdokuFormulaPage *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGE (self), NULL);

  refresh (self);
  return get_private (self)->source;
}

/* Seconds after which our solver gives up on a formula that was read; 0: never. */
int
satdoku_formula_page_get_time_limit (SatdokuFormulaPage *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGE (self), 0);

  return get_private (self)->time_limit;
}

/* Whether there is no formula, as part of the puzzle is missing. */
gboolean
satdoku_formula_page_is_missing (SatdokuFormulaPage *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGE (self), FALSE);

  return get_private (self)->missing;
}

/* A solution of this formula is shown. A player who has seen one of the game has not found it
 * alone. */
void
satdoku_formula_page_note_solution (SatdokuFormulaPage *self,
                                    SatdokuFormulaSource *source)
{
  SudokuGame *game;

  g_return_if_fail (SATDOKU_IS_FORMULA_PAGE (self) && SATDOKU_IS_FORMULA_SOURCE (source));

  game = get_private (self)->game;
  if (satdoku_formula_source_get_cnf (source) != NULL && game != NULL &&
      !sudoku_game_is_solved (game))
    sudoku_game_mark_helped (game);
}

void
satdoku_formula_page_send_message (SatdokuFormulaPage *self,
                                   const char *message)
{
  g_return_if_fail (SATDOKU_IS_FORMULA_PAGE (self));

  if (get_private (self)->messages != NULL)
    satdoku_messages_say (get_private (self)->messages, message);
}
