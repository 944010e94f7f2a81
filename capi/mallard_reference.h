/**
 * @file mallard_reference.h
 * A reference: this cell, that unit, the card of that number. The one word that scenes, choices,
 * events and the catalog share: an item that is drawn and a value that may be chosen mean the same
 * thing when their references are equal.
 */
#ifndef MLD_REFERENCE_H_
#define MLD_REFERENCE_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A thing that actions, events, choices and scenes speak of: this cell, that unit. References are
 * compared byte for byte. This structure never changes.
 */
typedef struct mld_reference {
  uint16_t type;  /**< A type of argument (#MLD_ARG_CELL, ...), or #MLD_REFERENCE_ACTION. */
  int16_t owner;  /**< Seat on whose side it is (whose board a cell lies on); -1: nobody's. */
  uint32_t table; /**< Of things that are entries of a table of names: mld_table_id() of the table;
                       of words: of the name of the argument; otherwise 0. */
  int32_t value[2]; /**< As an action's arguments hold it; the second is 0 unless the type takes
                         up two. */
} mld_reference;

/** `type` of a reference to a kind of action (`value[0]`): a deck that stands for "draw". */
#define MLD_REFERENCE_ACTION 65535

/**
 * The number under which references and items name a table of names, a kind of catalog entry or the
 * words of an argument: FNV-1a over the text, 32 bits.
 * @param name "card".
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.2
 */
MLD_API uint32_t mld_table_id(const char* name);

#ifdef __cplusplus
}
#endif

#endif /* MLD_REFERENCE_H_ */
