/**
 * @file mallard_scene.h
 * Scenes: what to draw for one viewer, in numbers of rules, not in pixels. A client that knows no
 * game draws every game from them; docs/scenes.md tells how.
 *
 * An ::mld_scene is a place that the caller keeps for one viewer and has filled again and again:
 *
 *     mld_scene* scene;
 *     mld_scene_create(&scene, NULL);
 *     for (;;) {
 *       int32_t changed;
 *       mld_scene_update(scene, match, viewer, &changed, NULL);
 *       if (changed) draw(scene);
 *     }
 *
 * An update of a match in which nothing has happened costs a comparison. What a scene holds can be
 * read as one FlatBuffer (mld_scene_write(), schema scene.fbs) or part by part, as the lists below.
 * Both hold the same records; items name their points, counters, references and labels by where
 * these begin in their lists and how many there are.
 */
#ifndef MLD_SCENE_H_
#define MLD_SCENE_H_

#include "mallard_base.h"
#include "mallard_match.h"
#include "mallard_reference.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What there is to draw for one viewer. */
typedef struct mld_scene mld_scene;

/** What an area is. New values may be added. */
typedef int32_t mld_area_kind;

/** The values of ::mld_area_kind. */
enum mld_area_kind_value {
  MLD_AREA_GRID = 1,    /**< Squares; x is the column, y the row, from 0 at the top left. */
  MLD_AREA_HEXES = 2,   /**< Hexes; x and y are the axial coordinates q and r. */
  MLD_AREA_GRAPH = 3,   /**< Nodes (circles) and links (lines) at places within the bounds. */
  MLD_AREA_PLANE = 4,   /**< Free places within the bounds. */
  MLD_AREA_HAND = 5,    /**< Cards or tiles held; x is the place in the hand. */
  MLD_AREA_PILE = 6,    /**< Things on top of each other; x is 0 for the top one. */
  MLD_AREA_TRACK = 7,   /**< A row of numbered places; x is the number. */
  MLD_AREA_TABLEAU = 8, /**< Columns and rows that may grow; x and y may be negative. */
  MLD_AREA_LIST = 9     /**< Lines below each other; y is the number of the line. */
};

/** How things lie that share a place. New values may be added. */
typedef int32_t mld_stacking;

/** The values of ::mld_stacking. */
enum mld_stacking_value {
  MLD_STACK_APART = 0, /**< Each at its own place. */
  MLD_STACK_PILE = 1,  /**< On top of each other; only the top one is seen. */
  MLD_STACK_FAN = 2,   /**< Overlapping, each partly seen. */
  MLD_STACK_ROW = 3    /**< Side by side. */
};

/** What an item's coordinates mean. New values may be added. */
typedef int32_t mld_geometry;

/** The values of ::mld_geometry. */
enum mld_geometry_value {
  MLD_GEOMETRY_PLACED = 0,  /**< A thing at the place x, y of its area. */
  MLD_GEOMETRY_CELL = 1,    /**< Squares: the points, or else width by depth of them from x, y. */
  MLD_GEOMETRY_HEX = 2,     /**< A hex, or the hexes of the points. */
  MLD_GEOMETRY_CIRCLE = 3,  /**< About x, y, or as one shape about each of the points, with radius
                               `width`. */
  MLD_GEOMETRY_POLYGON = 4, /**< Through the points, closed. */
  MLD_GEOMETRY_LINE = 5,    /**< Through the points, `width` wide; 0: a stroke. */
  MLD_GEOMETRY_CARD = 6,    /**< A card or tile at the place x, y of its area. */
  MLD_GEOMETRY_TEXT = 7     /**< Only its label, at x, y. */
};

/** Whether the viewer knows what an item shows. */
typedef int32_t mld_face;

/** The values of ::mld_face. */
enum mld_face_value {
  MLD_FACE_KNOWN = 0,   /**< Yes. */
  MLD_FACE_UNKNOWN = 1, /**< A thing lies there; what it is, is hidden. */
  MLD_FACE_STALE = 2    /**< What was true when last seen; it may have changed unseen. */
};

/** Marks of items and seats. Show each by a form or a word too, never by colour alone. */
typedef uint32_t mld_mark_flags;

/** The values of ::mld_mark_flags. Bits 24 to 31 are the scene's own: see mld_scene_own_marks(). */
enum mld_mark_flags_value {
  MLD_MARK_HIT = 1,          /**< Struck, spotted. */
  MLD_MARK_MISS = 2,         /**< Tried, and nothing was there. */
  MLD_MARK_SELECTED = 4,     /**< Part of what the viewer is choosing. */
  MLD_MARK_UNREACHABLE = 8,  /**< Out of reach. */
  MLD_MARK_NEW = 16,         /**< Came this turn. */
  MLD_MARK_LAST_MOVE = 32,   /**< What the last move was about. */
  MLD_MARK_THREATENED = 64,  /**< Under attack, or about to be. */
  MLD_MARK_EMPTY = 128,      /**< A place with nothing in it. */
  MLD_MARK_BLOCKED = 256,    /**< May not be used, entered or attacked now. */
  MLD_MARK_FOUND = 512,      /**< Revealed as a whole. */
  MLD_MARK_DESTROYED = 1024, /**< Sunk, killed, out of the game. */
  MLD_MARK_DAMAGED = 2048,   /**< Hurt, and still in the game. */
  MLD_MARK_PROTECTED = 4096, /**< Cannot be harmed now. */
  MLD_MARK_ACTIVE = 8192,    /**< Acting now; the one whose turn it is. */
  MLD_MARK_DONE = 16384,     /**< Has acted, is used up for now. */
  MLD_MARK_READY = 32768,    /**< May act or be used now. */
  MLD_MARK_LEADER = 65536,   /**< Commander, hero, first of its group. */
  MLD_MARK_TARGET = 131072,  /**< Aimed at. */
  MLD_MARK_PLANNED = 262144, /**< Not so yet: being prepared by the viewer. */
  MLD_MARK_MOVABLE = 524288, /**< May move now. */
  MLD_MARK_GOAL = 1048576,   /**< Scores, or must be reached or held. */
  MLD_MARK_LOW = 2097152,    /**< Nearly used up. */
  MLD_MARK_WINNER = 4194304, /**< Has won, or made the win. */
  MLD_MARK_REACH = 8388608   /**< How far its parent reaches: a zone of which the edge matters. */
};

/** How the match stands. */
typedef struct mld_scene_status_info {
  uint32_t struct_size; /**< `sizeof(mld_scene_status_info)`, set by the caller. */
  int32_t viewer;       /**< For whom. */
  uint64_t revision;    /**< Equal as long as nothing has changed that the viewer may know, and
                             different otherwise. Not ordered. */
  uint32_t phase;       /**< Label: the part of the game. */
  uint32_t asked;       /**< Bit per seat that is being asked something. */
  int32_t turn_seat;    /**< Whose turn it is; -1: nobody's, or everybody's. */
  int32_t round;        /**< From 1; 0: not begun, or the game has no rounds. */
  int32_t round_limit;  /**< After which it ends; 0: none. */
  uint32_t round_label; /**< Label: what a round is called; 0: round. */
  int32_t over;         /**< 1: ended. */
  uint32_t winners;     /**< Bit per winning seat; 0 with `over`: a draw. */
  uint32_t reason;      /**< Label: how it ended. */
  uint32_t tie_break;   /**< Label: what decided between equals; 0: nothing had to. */
} mld_scene_status_info;

/** A player. */
typedef struct mld_scene_seat_info {
  uint32_t struct_size;   /**< `sizeof(mld_scene_seat_info)`, set by the caller. */
  int32_t seat;           /**< Number, from 0. */
  uint32_t label;         /**< Label: name. */
  uint32_t role;          /**< Label: side, faction, part in the game; 0: none. */
  uint32_t colour;        /**< Which of the client's colours, from 0. */
  int32_t score;          /**< Points. */
  uint32_t score_label;   /**< Label: what they are; 0: the game counts none. */
  uint32_t decision;      /**< Kind of decision the player is asked, as far as the viewer may know;
                               0: none. */
  mld_mark_flags marks;   /**< Marks. */
  uint32_t first_counter; /**< In mld_scene_counters(). */
  uint32_t counter_count; /**< How many. */
} mld_scene_seat_info;

/** Where items lie. Areas come in the order in which a person would read the table. */
typedef struct mld_scene_area_info {
  uint32_t struct_size;     /**< `sizeof(mld_scene_area_info)`, set by the caller. */
  uint32_t id;              /**< The same from scene to scene. */
  mld_area_kind kind;       /**< What it is. */
  mld_stacking stacking;    /**< How things lie that share a place. */
  int32_t parent;           /**< Index of the area it is part of; -1: of the table. */
  int32_t owner;            /**< Seat, or -1. */
  int32_t faces;            /**< Seat that sees it upright; -1: all alike. */
  uint32_t label;           /**< Label: its name. */
  int32_t x;                /**< Bounds of what can lie there: left, */
  int32_t y;                /**< top, */
  int32_t width;            /**< extent to the right (columns, places), */
  int32_t depth;            /**< extent downwards (rows, lines). */
  int32_t unit;             /**< Planes: how many units make one of `unit_label`. */
  uint32_t unit_label;      /**< Label: what rules measure in ("inch"); 0: nothing. */
  int32_t count;            /**< Things in it, hidden ones too; -1: as many as there are items. */
  int32_t most;             /**< How many it takes; -1: any number. */
  int32_t pointy;           /**< Hexes: 1, a corner is on top; 0, a side. */
  int32_t active;           /**< 0: has no part in what goes on now. */
  int32_t coordinates;      /**< 1: people name its places (B6): show letters and numbers at its
                                  edges. */
  uint32_t first_counter;   /**< In mld_scene_counters(). */
  uint32_t counter_count;   /**< How many. */
  uint32_t first_reference; /**< In mld_scene_references(). */
  uint32_t reference_count; /**< How many. */
} mld_scene_area_info;

/** One thing to draw. This structure never changes. */
typedef struct mld_scene_item {
  uint32_t id;            /**< The same thing keeps it from scene to scene. Never 0. */
  uint32_t parent;        /**< Id of the item it is part of or lies on; 0: none. */
  uint16_t area;          /**< Index of its area. */
  uint8_t geometry;       /**< What the numbers below mean: #MLD_GEOMETRY_CELL, ... */
  uint8_t layer;          /**< From the ground up; within one, in the order of the list. */
  int32_t x;              /**< Place. */
  int32_t y;              /**< Place, downwards. */
  int32_t elevation;      /**< Of its foot. */
  int32_t width;          /**< Extent along x; radius of a circle; columns of a cell item. */
  int32_t depth;          /**< Extent along y; rows of a cell item. */
  int32_t height;         /**< Upwards. */
  int16_t turn;           /**< Degrees clockwise from the way it is drawn. */
  uint8_t mirrored;       /**< 1: its mirror image, which is then turned. */
  uint8_t face;           /**< #MLD_FACE_KNOWN, ... */
  int16_t owner;          /**< Seat, or -1. */
  uint16_t reserved;      /**< 0. */
  mld_mark_flags marks;   /**< Marks. */
  uint32_t symbol;        /**< A Unicode character for plain drawings; 0: none. */
  uint32_t label;         /**< Label: its name. */
  int32_t count;          /**< How many things it stands for. */
  uint32_t entry_kind;    /**< mld_table_id() of the kind of the catalog entry it shows; 0: none. */
  int32_t entry;          /**< Index of that entry within its kind. */
  uint32_t first_point;   /**< In mld_scene_points(). */
  uint32_t first_counter; /**< In mld_scene_counters(). */
  uint32_t first_reference; /**< In mld_scene_references(). */
  uint16_t point_count;     /**< How many. */
  uint16_t counter_count;   /**< How many. */
  uint16_t reference_count; /**< How many. */
  uint16_t reserved2;       /**< 0. */
} mld_scene_item;

/** A place, as area and geometry say. This structure never changes. */
typedef struct mld_scene_point {
  int32_t x; /**< To the right. */
  int32_t y; /**< Down. */
} mld_scene_point;

/** A number with a name. This structure never changes. */
typedef struct mld_scene_counter {
  uint32_t label; /**< Label: its name. */
  int32_t now;    /**< Where it stands. */
  int32_t most;   /**< Where it ends; -1: nowhere. */
} mld_scene_counter;

/** What has become of an item. */
typedef int32_t mld_change;

/** The values of ::mld_change. */
enum mld_change_value {
  MLD_CHANGE_ADDED = 1,   /**< It was not there before. */
  MLD_CHANGE_REMOVED = 2, /**< It is not there any more. */
  MLD_CHANGE_CHANGED = 3  /**< Something about it is different. */
};

/** An item that is different from what it was. This structure never changes. */
typedef struct mld_scene_change {
  uint32_t id;       /**< Of the item. */
  mld_change change; /**< What has become of it. */
} mld_scene_change;

/** @name Making scenes
 * @{
 */

/**
 * Makes an empty scene. `*out` is owned by the caller.
 * @param out Receives the scene.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_scene_create(mld_scene** out, mld_error** error);

/**
 * Frees a scene. NULL is allowed.
 * @param scene The scene.
 * @threadsafety object
 * @since 0.2
 */
MLD_API void mld_scene_destroy(mld_scene* scene);

/**
 * Fills the scene with what `viewer` may see of the match now. If nothing has happened since the
 * last update from the same match for the same viewer, this costs a comparison. Allocates nothing
 * once the scene has reached its size.
 * @param scene The scene.
 * @param match The match; it is not kept.
 * @param viewer A seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param changed Receives 1 if the scene is different from what it was; may be NULL.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed; the scene is then as it was.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_update(mld_scene* scene, const mld_match* match, int32_t viewer,
                                    int32_t* changed, mld_error** error);

/**
 * Chooses the language of labels, from the next update on, which then always counts as a change.
 * What the packs do not say in it they say in English.
 * @param scene The scene.
 * @param language A tag such as "fr" or "pt-BR". English until it is set.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_set_language(mld_scene* scene, const char* language,
                                          mld_error** error);

/**
 * Says what the viewer looks at, from the next update on: a game may show more of it, such as how
 * far a unit reaches. Nothing is told that the viewer may not know.
 * @param scene The scene.
 * @param focus Something that an item stands for; NULL: nothing, as at first.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_set_focus(mld_scene* scene, const mld_reference* focus,
                                       mld_error** error);
/** @} */

/** @name The scene as a whole
 * @{
 */

/**
 * Writes the scene as a FlatBuffer, with every label spelled out. The schema is scene.fbs; the file
 * identifier is "MLSC". Allocates nothing once the scene has reached its size.
 * @param scene The scene.
 * @param buffer Receives the bytes; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_write(mld_scene* scene, uint8_t* buffer, uint64_t capacity,
                                   uint64_t* size, mld_error** error);

/**
 * Writes the scene as text, one line a thing: for tests and for looking.
 * @param scene The scene.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes there are, with the NUL byte.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_format(const mld_scene* scene, char* buffer, uint64_t capacity,
                                    uint64_t* size, mld_error** error);

/** Colours of a picture. New values may be added. */
typedef int32_t mld_svg_theme;

/** The values of ::mld_svg_theme. */
enum mld_svg_theme_value {
  MLD_SVG_AUTO = 0,  /**< As the reader's system is set; light where that is unknown. */
  MLD_SVG_LIGHT = 1, /**< Dark on light. */
  MLD_SVG_DARK = 2   /**< Light on dark. */
};

/** How a picture is made. */
typedef struct mld_svg_options {
  uint32_t struct_size;  /**< `sizeof(mld_svg_options)`. */
  mld_svg_theme theme;   /**< Colours. Default ::MLD_SVG_AUTO. */
  int32_t width;         /**< Width of the page, 400 to 4000; the height follows. Default 800. */
  mld_bool title;        /**< 1: game, phase, round, players and scores on top. Default 1. */
  mld_bool legend;       /**< 1: what the forms mean, at the foot. Default 1. */
  mld_bool references;   /**< 1: `data-item` and `data-ref` for clicks. Default 0. */
  const char* id_prefix; /**< Begins all ids: letters and digits; pictures of one page need
                              different ones. Borrowed; NULL: "m". Default NULL. */
} mld_svg_options;

/**
 * Fills `options` with defaults.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.2
 */
MLD_API void mld_svg_options_init(mld_svg_options* options, uint32_t struct_size);

/**
 * Draws the scene as SVG: well-formed XML in UTF-8, the same bytes for the same scene, in the
 * language of mld_scene_set_language(). Every item is an element of class `item`; with `references`
 * it has `data-item`, its id, and `data-ref`, a list, separated by spaces, of
 * "type,owner,table,value,value" as ::mld_reference holds them.
 * @param scene The scene.
 * @param options How; NULL for defaults.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes there are, with the NUL byte.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_draw_svg(const mld_scene* scene, const mld_svg_options* options,
                                      char* buffer, uint64_t capacity, uint64_t* size,
                                      mld_error** error);

/**
 * Describes how the match stands.
 * @param scene The scene.
 * @param info Receives it; `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_describe_status(const mld_scene* scene, mld_scene_status_info* info,
                                             mld_error** error);

/**
 * What the last update that changed anything has changed: items by id. A change of a seat, an area
 * or the status is not listed; those are few, and cheap to draw anew.
 * @param scene The scene.
 * @param out Receives the changes.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_changes(const mld_scene* scene, mld_scene_change* out,
                                     uint64_t capacity, uint64_t* count, mld_error** error);
/** @} */

/** @name Parts of a scene
 * @{
 */

/**
 * Number of players.
 * @param scene The scene.
 * @return How many; 0 for NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API uint64_t mld_scene_seat_count(const mld_scene* scene);

/**
 * Describes a player.
 * @param scene The scene.
 * @param index Which, from 0.
 * @param info Receives it; `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_describe_seat(const mld_scene* scene, uint64_t index,
                                           mld_scene_seat_info* info, mld_error** error);

/**
 * Number of areas.
 * @param scene The scene.
 * @return How many; 0 for NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API uint64_t mld_scene_area_count(const mld_scene* scene);

/**
 * Describes an area.
 * @param scene The scene.
 * @param index Which, from 0.
 * @param info Receives it; `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_describe_area(const mld_scene* scene, uint64_t index,
                                           mld_scene_area_info* info, mld_error** error);

/**
 * All items.
 * @param scene The scene.
 * @param out Receives the items.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_items(const mld_scene* scene, mld_scene_item* out, uint64_t capacity,
                                   uint64_t* count, mld_error** error);

/**
 * The points of all items.
 * @param scene The scene.
 * @param out Receives the points.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_points(const mld_scene* scene, mld_scene_point* out, uint64_t capacity,
                                    uint64_t* count, mld_error** error);

/**
 * The counters of all items, areas and seats.
 * @param scene The scene.
 * @param out Receives the counters.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_counters(const mld_scene* scene, mld_scene_counter* out,
                                      uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * The references that all items and areas stand for.
 * @param scene The scene.
 * @param out Receives the references.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_references(const mld_scene* scene, mld_reference* out,
                                        uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * The labels of the marks of the scene's own: of bit 24, 25, ...
 * @param scene The scene.
 * @param out Receives the labels.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, ::MLD_BUFFER_TOO_SMALL, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_scene_own_marks(const mld_scene* scene, uint32_t* out, uint64_t capacity,
                                       uint64_t* count, mld_error** error);

/**
 * Number of labels. Label 0 is no label.
 * @param scene The scene.
 * @return How many; 0 for NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API uint64_t mld_scene_label_count(const mld_scene* scene);

/**
 * What a label says. Borrowed until the scene is updated or destroyed.
 * @param scene The scene.
 * @param label Which.
 * @return The text; "" for NULL, for label 0 and for a label that is not there.
 * @threadsafety object
 * @since 0.2
 */
MLD_API const char* mld_scene_label(const mld_scene* scene, uint64_t label);
/** @} */

/** @name Words
 * @{
 */

/**
 * The name of a common mark.
 * @param bit Number of its bit, from 0.
 * @return "hit", ...; "" for a bit that has no meaning. Borrowed, valid for ever.
 * @threadsafety any
 * @since 0.2
 */
MLD_API const char* mld_mark_name(uint32_t bit);
/** @} */

/** @name A view is enough
 * @{
 */

/**
 * Opens a view that was received: a snapshot taken for one seat, or for the spectator. Such a match
 * gives the scene, decisions, legal actions, checks, names and drawings of its own viewer, and
 * knows nothing else. It cannot be moved on: mld_match_apply() and everything that is the host's
 * answer
 * ::MLD_UNAVAILABLE. `*out` is owned by the caller.
 * @param ruleset The ruleset, with the same content as the sender's.
 * @param view The bytes.
 * @param size How many.
 * @param out Receives the match.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_match_create_from_view(const mld_ruleset* ruleset, const uint8_t* view,
                                              uint64_t size, mld_match** out, mld_error** error);

/**
 * Whose view a match was opened from.
 * @param match The match.
 * @return A seat or #MLD_VIEWER_SPECTATOR; #MLD_VIEWER_HOST for a match that knows everything, and
 * for NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API int32_t mld_match_viewer(const mld_match* match);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_SCENE_H_ */
