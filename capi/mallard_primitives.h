/**
 * @file mallard_primitives.h
 * The building blocks of board games, usable without any game: random numbers, square grids, hexes,
 * and paths over hexes and routes. docs/primitives has a page for each.
 */
#ifndef MLD_PRIMITIVES_H_
#define MLD_PRIMITIVES_H_

#include "mallard_chance.h"
#include "mallard_grid.h"
#include "mallard_hex.h"
#include "mallard_path.h"

#endif /* MLD_PRIMITIVES_H_ */
