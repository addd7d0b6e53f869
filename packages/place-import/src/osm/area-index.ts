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
  /** By level and cell. */
  readonly #cells = new Map<string, IndexedArea[]>();
  readonly #levels = new Set<number>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(area: AdminArea, polygon: Polygon): void {
    const shape = new BandedPolygon([...polygon.outers, ...polygon.inners]);
    const indexed = { area, shape, areaSquareMetres: measureAreaSquareMetres(polygon) };
    const extent = Math.max(shape.north - shape.south, shape.east - shape.west, MIN_CELL_DEGREES);
    const level = Math.ceil(Math.log2(extent / MIN_CELL_DEGREES));
    const cell = cellDegrees(level);
    this.#levels.add(level);
    this.#size += 1;
    for (let row = Math.floor(shape.south / cell); row <= Math.floor(shape.north / cell); row += 1) {
      for (let column = Math.floor(shape.west / cell); column <= Math.floor(shape.east / cell); column += 1) {
        const key = toKey(level, row, column);
        const there = this.#cells.get(key);
        if (there === undefined) this.#cells.set(key, [indexed]);
        else there.push(indexed);
      }
    }
  }

  /** Returns the areas that contain `point`, smallest first. */
  areasAt(point: LatLng): AdminArea[] {
    const matches = new Set<IndexedArea>();
    for (const level of this.#levels) {
      const cell = cellDegrees(level);
      const row = Math.floor(point.latitude / cell);
      // An area across the antimeridian is indexed beyond ±180.
      for (const longitude of [point.longitude, point.longitude - 360, point.longitude + 360]) {
        for (const indexed of this.#cells.get(toKey(level, row, Math.floor(longitude / cell))) ?? []) {
          if (!matches.has(indexed) && indexed.shape.holds(point)) matches.add(indexed);
        }
      }
    }
    return [...matches].sort((a, b) => a.areaSquareMetres - b.areaSquareMetres).map(({ area }) => area);
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

function toKey(level: number, row: number, column: number): string {
  return `${level}/${row}/${column}`;
}
