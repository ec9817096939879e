/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kept games in the search of the desktop: the interface org.gnome.Shell.SearchProvider2 over
 * the store of games, which is read at the first search. A game has its number as its identifier.
 * The application is held until a question is answered: the desktop starts it for that without a
 * window. It opens no game itself but says which one is wanted. */

#include "satdoku-config.h"

#include "satdoku-search-provider.h"

#include <gtk/gtk.h>

#include "satdoku-class.h"
#include "satdoku-game-facts.h"
#include "satdoku-game-store.h"
#include "satdoku-thumbnail.h"

/* The desktop shows a handful. */
#define RESULTS_MAX 20
/* Pixels of the small boards. */
#define ICON_SIZE 64
#define BITS_PER_SAMPLE 8
#define N_CHANNELS 3

static const char interface_xml[] =
  "<node><interface name='org.gnome.Shell.SearchProvider2'>"
  "<method name='GetInitialResultSet'>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='as' name='results' direction='out'/></method>"
  "<method name='GetSubsearchResultSet'>"
  "<arg type='as' name='previous_results' direction='in'/>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='as' name='results' direction='out'/></method>"
  "<method name='GetResultMetas'>"
  "<arg type='as' name='identifiers' direction='in'/>"
  "<arg type='aa{sv}' name='metas' direction='out'/></method>"
  "<method name='ActivateResult'>"
  "<arg type='s' name='identifier' direction='in'/>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='u' name='timestamp' direction='in'/></method>"
  "<method name='LaunchSearch'>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='u' name='timestamp' direction='in'/></method>"
  "</interface></node>";

struct _SatdokuSearchProvider
{
  GObject parent_instance;

  /* Borrowed. */
  GApplication *application; /* weak */

  /* Owned. */
  GDBusConnection *connection; /* (nullable): not exported */
  SatdokuGameStore *store;     /* (nullable): there was no search yet */

  guint id; /* of what is exported */
};

G_DEFINE_FINAL_TYPE (SatdokuSearchProvider, satdoku_search_provider, G_TYPE_OBJECT)

/* A question to the games, until they are read. */
typedef struct
{
  SatdokuSearchProvider *provider;
  GDBusMethodInvocation *invocation; /* (nullable): answered */
  GVariant *parameters;
  GVariant *(*answer) (SatdokuSearchProvider *, GVariant *);
} Question;

static void
question_free (Question *self)
{
  if (self->provider->application != NULL)
    g_application_release (self->provider->application);
  g_variant_unref (self->parameters);
  g_object_unref (self->provider);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

static int
compare (gconstpointer first,
         gconstpointer second)
{
  return satdoku_game_facts_compare (*(SatdokuStoredGame *const *)first,
                                     *(SatdokuStoredGame *const *)second,
                                     SATDOKU_GAMES_LAST_PLAYED);
}

/* (transfer full) (element-type SatdokuStoredGame): those that match, the last one first. */
static GPtrArray *
find_games (SatdokuSearchProvider *self,
            const char *text)
{
  GListModel *store = G_LIST_MODEL (self->store);
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (store); i++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (store, i);

      if (satdoku_game_facts_matches (game, text))
        g_ptr_array_add (games, g_steal_pointer (&game));
    }
  g_ptr_array_sort (games, compare);
  if (games->len > RESULTS_MAX)
    g_ptr_array_set_size (games, RESULTS_MAX);
  return games;
}

/* (transfer full) (nullable): the game with an identifier. */
static SatdokuStoredGame *
find_game (SatdokuSearchProvider *self,
           const char *identifier)
{
  GListModel *store = G_LIST_MODEL (self->store);

  for (guint i = 0; i < g_list_model_get_n_items (store); i++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (store, i);
      g_autofree char *number =
        g_strdup_printf ("%" G_GINT64_FORMAT, satdoku_stored_game_get_number (game));

      if (g_str_equal (number, identifier))
        return g_steal_pointer (&game);
    }
  return NULL;
}

/* The words that are the @child of what came with a call. */
static char *
join_terms (GVariant *parameters,
            gsize child)
{
  g_autoptr (GVariant) value = g_variant_get_child_value (parameters, child);
  g_autofree const char **terms = g_variant_get_strv (value, NULL);

  return g_strstrip (g_strjoinv (" ", (char **)terms));
}

static GVariant *
answer_terms (SatdokuSearchProvider *self,
              const char *text)
{
  g_autoptr (GPtrArray) games = NULL;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  games = find_games (self, text);
  for (guint i = 0; i < games->len && text[0] != '\0'; i++)
    g_variant_builder_add_value (
      &builder, g_variant_new_take_string (g_strdup_printf (
                  "%" G_GINT64_FORMAT,
                  satdoku_stored_game_get_number (g_ptr_array_index (games, i)))));
  return g_variant_new ("(as)", &builder);
}

static GVariant *
answer_initial (SatdokuSearchProvider *self,
                GVariant *parameters)
{
  g_autofree char *text = join_terms (parameters, 0);

  return answer_terms (self, text);
}

/* Few games are kept, so that it is as quick to look through all of them again. */
static GVariant *
answer_subsearch (SatdokuSearchProvider *self,
                  GVariant *parameters)
{
  g_autofree char *text = join_terms (parameters, 1);

  return answer_terms (self, text);
}

/* The board in the form that the desktop takes: opaque, a byte for each channel. */
static GVariant *
make_icon (SatdokuStoredGame *game)
{
  const SudokuGrid *grid = satdoku_stored_game_get_grid (game);
  g_autoptr (SudokuState) state = sudoku_state_new (grid);
  const SudokuSymbols *symbols =
    sudoku_symbols_for_side (sudoku_symbols_find ("decimal"), sudoku_grid_get_side (grid));
  cairo_surface_t *surface = satdoku_thumbnail_draw_board (state, symbols, ICON_SIZE);
  const guchar *pixels;
  guchar *data = g_malloc ((gsize)ICON_SIZE * ICON_SIZE * N_CHANNELS);
  int stride;

  cairo_surface_flush (surface);
  pixels = cairo_image_surface_get_data (surface);
  stride = cairo_image_surface_get_stride (surface);
  for (int y = 0; y < ICON_SIZE; y++)
    for (int x = 0; x < ICON_SIZE; x++)
      {
        guint32 pixel = ((const guint32 *)(gconstpointer)(pixels + (gsize)y * stride))[x];
        guchar *to = data + ((gsize)y * ICON_SIZE + x) * N_CHANNELS;

        to[0] = (guchar)(pixel >> 16);
        to[1] = (guchar)(pixel >> 8);
        to[2] = (guchar)pixel;
      }
  cairo_surface_destroy (surface);
  return g_variant_new ("(iiibii@ay)", ICON_SIZE, ICON_SIZE, ICON_SIZE * N_CHANNELS, FALSE,
                        BITS_PER_SAMPLE, N_CHANNELS,
                        g_variant_new_from_data (G_VARIANT_TYPE ("ay"), data,
                                                 (gsize)ICON_SIZE * ICON_SIZE * N_CHANNELS, TRUE,
                                                 g_free, data));
}

static char *
describe (SatdokuStoredGame *game)
{
  char *parts[] = {
    satdoku_game_facts_make_details (game),
    satdoku_game_facts_make_progress (game),
    satdoku_game_facts_make_date (game),
  };
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i][0] != '\0')
        g_string_append_printf (text, text->len > 0 ? " · %s" : "%s", parts[i]);
      g_free (parts[i]);
    }
  return g_string_free (text, FALSE);
}

static void
add_meta (GVariantBuilder *builder,
          SatdokuStoredGame *game,
          const char *identifier)
{
  g_variant_builder_open (builder, G_VARIANT_TYPE ("a{sv}"));
  g_variant_builder_add (builder, "{sv}", "id", g_variant_new_string (identifier));
  g_variant_builder_add (builder, "{sv}", "name",
                         g_variant_new_take_string (satdoku_game_facts_make_title (game)));
  g_variant_builder_add (builder, "{sv}", "description",
                         g_variant_new_take_string (describe (game)));
  g_variant_builder_add (builder, "{sv}", "icon-data", make_icon (game));
  g_variant_builder_close (builder);
}

/* A game that has gone since is left out. */
static GVariant *
answer_metas (SatdokuSearchProvider *self,
              GVariant *parameters)
{
  g_autoptr (GVariant) value = g_variant_get_child_value (parameters, 0);
  g_autofree const char **identifiers = g_variant_get_strv (value, NULL);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aa{sv}"));
  for (gsize i = 0; identifiers[i] != NULL && i < RESULTS_MAX; i++)
    {
      g_autoptr (SatdokuStoredGame) game = find_game (self, identifiers[i]);

      if (game != NULL)
        add_meta (&builder, game, identifiers[i]);
    }
  return g_variant_new ("(aa{sv})", &builder);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (GError) error = NULL;

  if (satdoku_store_load_finish (SATDOKU_STORE (source), result, &error))
    g_dbus_method_invocation_return_value (
      question->invocation, question->answer (question->provider, question->parameters));
  else
    g_dbus_method_invocation_return_gerror (question->invocation, error);
}

static void
ask_games (SatdokuSearchProvider *self,
           GDBusMethodInvocation *invocation,
           GVariant *parameters,
           GVariant *(*answer) (SatdokuSearchProvider *, GVariant *))
{
  Question *question = g_new0 (Question, 1);

  question->provider = g_object_ref (self);
  question->invocation = invocation;
  question->parameters = g_variant_ref (parameters);
  question->answer = answer;
  if (self->application != NULL)
    g_application_hold (self->application);
  if (self->store == NULL)
    {
      g_autofree char *folder =
        g_build_filename (g_get_user_data_dir (), "satdoku", "games", NULL);

      self->store = satdoku_game_store_new (folder);
    }
  satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, loaded_cb, question);
}

static void
activate_result (SatdokuSearchProvider *self,
                 GDBusMethodInvocation *invocation,
                 GVariant *parameters)
{
  const char *identifier;
  gint64 number = 0;

  g_variant_get (parameters, "(&s^a&su)", &identifier, NULL, NULL);
  if (g_ascii_string_to_signed (identifier, 10, 1, G_MAXINT64, &number, NULL) &&
      self->application != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (self->application), "take-up",
                                    g_variant_new_int64 (number));
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
launch_search (SatdokuSearchProvider *self,
               GDBusMethodInvocation *invocation,
               GVariant *parameters)
{
  g_autofree char *text = join_terms (parameters, 0);

  if (self->application != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (self->application), "search-games",
                                    g_variant_new_string (text));
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
call_cb (GDBusConnection *connection,
         const char *sender,
         const char *path,
         const char *interface,
         const char *method,
         GVariant *parameters,
         GDBusMethodInvocation *invocation,
         gpointer user_data)
{
  SatdokuSearchProvider *self = user_data;

  if (g_str_equal (method, "GetInitialResultSet"))
    ask_games (self, invocation, parameters, answer_initial);
  else if (g_str_equal (method, "GetSubsearchResultSet"))
    ask_games (self, invocation, parameters, answer_subsearch);
  else if (g_str_equal (method, "GetResultMetas"))
    ask_games (self, invocation, parameters, answer_metas);
  else if (g_str_equal (method, "ActivateResult"))
    activate_result (self, invocation, parameters);
  else
    launch_search (self, invocation, parameters);
}

static void
satdoku_search_provider_dispose (GObject *object)
{
  satdoku_search_provider_unexport (SATDOKU_SEARCH_PROVIDER (object));
  satdoku_class_dispose (object);
}

static void
satdoku_search_provider_class_init (SatdokuSearchProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_search_provider_dispose;
  satdoku_class_forgets (klass, SatdokuSearchProvider, application);
  satdoku_class_drops (klass, SatdokuSearchProvider, store, g_object_unref);
}

static void
satdoku_search_provider_init (SatdokuSearchProvider *self)
{
}

/* The application, to which a weak reference is kept, is held while a question is not yet
 * answered. What the user chooses it does by its actions "take-up", with the number of a game that
 * may have gone meanwhile, and "search-games", with words. */
SatdokuSearchProvider *
satdoku_search_provider_new (GApplication *application)
{
  SatdokuSearchProvider *self;

  g_return_val_if_fail (G_IS_APPLICATION (application), NULL);

  self = g_object_new (SATDOKU_TYPE_SEARCH_PROVIDER, NULL);
  g_set_weak_pointer (&self->application, application);
  return self;
}

/* Fails with G_IO_ERROR_EXISTS. */
gboolean
satdoku_search_provider_export (SatdokuSearchProvider *self,
                                GDBusConnection *connection,
                                const char *path,
                                GError **error)
{
  static const GDBusInterfaceVTable table = { .method_call = call_cb };
  g_autoptr (GDBusNodeInfo) node = NULL;

  g_return_val_if_fail (SATDOKU_IS_SEARCH_PROVIDER (self) && self->connection == NULL, FALSE);
  g_return_val_if_fail (G_IS_DBUS_CONNECTION (connection) && path != NULL, FALSE);

  node = g_dbus_node_info_new_for_xml (interface_xml, NULL);
  self->id = g_dbus_connection_register_object (connection, path, node->interfaces[0], &table, self,
                                                NULL, error);
  if (self->id != 0)
    self->connection = g_object_ref (connection);
  return self->id != 0;
}

void
satdoku_search_provider_unexport (SatdokuSearchProvider *self)
{
  g_return_if_fail (SATDOKU_IS_SEARCH_PROVIDER (self));

  if (self->connection != NULL)
    g_dbus_connection_unregister_object (self->connection, self->id);
  g_clear_object (&self->connection);
}
