import type { Kysely } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import { getSearchKind, type ListingSearch } from "../catalogue/match.ts";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, ListingGroup, ListingMapItems, MapBounds } from "../listing-store.ts";
import { matchSearch } from "./find-cards.ts";
import { readPoints } from "./find-points.ts";

/** Up to this number of results, each is a point. */
const MAX_SINGLE_POINTS = 200;

/** The longer side of the rectangle is between half this number and this number of cells. */
const MAX_CELLS_PER_SIDE = 24;

/**
 * Returns the results of a search for a map. Many results are grouped by the
 * cells of a grid, whose size depends on the size of the rectangle. The grid is
 * aligned to the world, so that groups stay when the map is moved.
 */
export async function findMapItems(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  search: ListingSearch,
  options: FindOptions,
): Promise<ListingMapItems> {
  const catalogue = catalogues[getSearchKind(search)];
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  const slots = matchSearch(catalogues, search, options)
    .getSlots()
    .filter((slot) => !Number.isNaN(latitudes[slot]) && !Number.isNaN(longitudes[slot]));
  const bounds = getBounds(catalogue, slots);
  if (bounds === null) return { total: 0, bounds, points: [], groups: [] };
  const { single, groups } =
    slots.length <= MAX_SINGLE_POINTS
      ? { single: [...slots], groups: [] }
      : groupByCell(catalogue, slots, options.within ?? bounds);
  return { total: slots.length, bounds, points: await readPoints(db, catalogue, single), groups };
}

function getBounds(catalogue: KindCatalogue, slots: Iterable<number>): MapBounds | null {
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  const bounds = {
    south: Number.POSITIVE_INFINITY,
    west: Number.POSITIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
  };
  for (const slot of slots) {
    const latitude = latitudes[slot]!;
    const longitude = longitudes[slot]!;
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
  }
  return bounds.south > bounds.north ? null : bounds;
}

interface Cell {
  slots: number[];
  latitude: number;
  longitude: number;
}

function groupByCell(
  catalogue: KindCatalogue,
  slots: Iterable<number>,
  view: MapBounds,
): { single: number[]; groups: ListingGroup[] } {
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  const cellCount = countCellsOfWorld(view);
  const cells = new Map<number, Cell>();
  for (const slot of slots) {
    const latitude = latitudes[slot]!;
    const longitude = longitudes[slot]!;
    const key =
      Math.floor(projectLatitude(latitude) * cellCount) * cellCount +
      Math.floor(projectLongitude(longitude) * cellCount);
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = { slots: [], latitude: 0, longitude: 0 };
      cells.set(key, cell);
    }
    cell.slots.push(slot);
    cell.latitude += latitude;
    cell.longitude += longitude;
  }
  const single: number[] = [];
  const groups: ListingGroup[] = [];
  for (const cell of cells.values()) {
    const bounds = getBounds(catalogue, cell.slots);
    const count = cell.slots.length;
    if (count === 1 || bounds === null) single.push(...cell.slots);
    else groups.push({ latitude: cell.latitude / count, longitude: cell.longitude / count, count, bounds });
  }
  return { single, groups };
}

/** Cells along one side of the world: a power of two, for the size of the rectangle. */
function countCellsOfWorld({ south, west, north, east }: MapBounds): number {
  const width = (east - west + (west <= east ? 0 : 360)) / 360;
  const height = Math.abs(projectLatitude(south) - projectLatitude(north));
  const longer = Math.max(width, height, Number.EPSILON);
  return 2 ** Math.min(MAX_CELL_ZOOM, Math.floor(Math.log2(MAX_CELLS_PER_SIDE / longer)));
}

/** Cells of about 40 m; the product of two indexes is an exact number. */
const MAX_CELL_ZOOM = 20;

/** Web Mercator from 0 to 1. */
function projectLongitude(longitude: number): number {
  return (longitude + 180) / 360;
}

function projectLatitude(latitude: number): number {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const MAX_LATITUDE = 85.05;
