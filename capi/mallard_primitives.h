/**
 * @file mallard_primitives.h
 * The building blocks of board games, usable without any game: random numbers, square grids, hexes,
 * paths over hexes and routes, and the plane. docs/primitives has a page for each.
 */
#ifndef MLD_PRIMITIVES_H_
#define MLD_PRIMITIVES_H_

#include "mallard_chance.h"
#include "mallard_grid.h"
#include "mallard_hex.h"
#include "mallard_path.h"
#include "mallard_plane.h"
#include "mallard_plane_terrain.h"
#include "mallard_plane_units.h"

#endif /* MLD_PRIMITIVES_H_ */
