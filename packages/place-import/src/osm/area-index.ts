import type { LatLng } from "@lieudit/place-model";
import { BandedPolygon } from "./banded-polygon.ts";
import type { AdminArea } from "./osm-feature.ts";
import { measureAreaSquareMetres, type Polygon } from "./polygon.ts";

/**
 * Finds the areas at a point. Each area is indexed in a grid with cells about as large as
 * the area. So a commune does not fill thousands of small cells, and large cells do not
 * list every country.
 */
export class AreaIndex {
  /** By level, then by cell. */
  readonly #levels = new Map<number, Map<number, IndexedArea[]>>();
  #size = 0;
  /** Whether an area reaches the antimeridian. One that crosses it is indexed beyond ±180. */
  #isAtEdge = false;

  get size(): number {
    return this.#size;
  }

  add(area: AdminArea, polygon: Polygon): void {
    const shape = new BandedPolygon([...polygon.outers, ...polygon.inners]);
    const indexed = { area, shape, areaSquareMetres: measureAreaSquareMetres(polygon) };
    const extent = Math.max(shape.north - shape.south, shape.east - shape.west, MIN_CELL_DEGREES);
    const level = Math.ceil(Math.log2(extent / MIN_CELL_DEGREES));
    const cell = cellDegrees(level);
    const cells = this.#levels.get(level) ?? new Map<number, IndexedArea[]>();
    this.#levels.set(level, cells);
    this.#size += 1;
    this.#isAtEdge ||= shape.west <= -180 || shape.east >= 180;
    for (let row = Math.floor(shape.south / cell); row <= Math.floor(shape.north / cell); row += 1) {
      for (let column = Math.floor(shape.west / cell); column <= Math.floor(shape.east / cell); column += 1) {
        const key = toKey(row, column);
        const there = cells.get(key);
        if (there === undefined) cells.set(key, [indexed]);
        else there.push(indexed);
      }
    }
  }

  /** Returns the areas that contain `point`, smallest first. */
  areasAt(point: LatLng): AdminArea[] {
    const { latitude, longitude } = point;
    const matches: IndexedArea[] = [];
    const turns = this.#isAtEdge ? [longitude, longitude - 360, longitude + 360] : [longitude];
    for (const [level, cells] of this.#levels) {
      const cell = cellDegrees(level);
      const row = Math.floor(latitude / cell);
      for (const turned of turns) {
        for (const indexed of cells.get(toKey(row, Math.floor(turned / cell))) ?? []) {
          if (!matches.includes(indexed) && indexed.shape.holds(point)) matches.push(indexed);
        }
      }
    }
    return matches.sort((a, b) => a.areaSquareMetres - b.areaSquareMetres).map(({ area }) => area);
  }
}

interface IndexedArea {
  area: AdminArea;
  shape: BandedPolygon;
  areaSquareMetres: number;
}

/** About two kilometres. */
const MIN_CELL_DEGREES = 0.02;

function cellDegrees(level: number): number {
  return MIN_CELL_DEGREES * 2 ** level;
}

/** More columns than the smallest cells have between -540 and 540 degrees. */
const MAX_COLUMNS = 2 ** 16;

function toKey(row: number, column: number): number {
  return row * MAX_COLUMNS + column;
}
