import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { LatLng } from "@lieudit/place-model";
import { MAP_LAYERS, type MapKind, type MapLayer } from "./map-layers.ts";

/** Web Mercator positions: 0 to 1 from west to east and from north to south. */
export type MapGeometry =
  | { type: "Point"; coordinates: [number, number] }
  | { type: "LineString"; coordinates: [number, number][] }
  | { type: "MultiPolygon"; coordinates: [number, number][][][] };

export interface MapFeature {
  layer: MapLayer;
  minZoom: number;
  properties: MapKind["properties"];
  geometry: MapGeometry;
}

/**
 * Bands of zooms that are cut together, from tiles of zoom `top` down to `bottom`. Only
 * one such tile is in memory at a time, however large the extract is.
 */
const ZOOM_BANDS = [
  { top: 0, bottom: 6 },
  { top: 7, bottom: 10 },
  { top: 11, bottom: 13 },
  { top: 14, bottom: 15 },
] as const;

/** Share of a tile by which it overlaps its neighbours, so that lines and outlines meet. */
const TILE_BUFFER = 64 / 4096;

/** A tile and its features. */
export interface MapChunk {
  z: number;
  x: number;
  y: number;
  bottom: number;
  features: MapFeature[];
}

/** Features that touch more tiles than this are found by bounding box instead of by tile. */
const MAX_NOTED_TILES = 64;

/**
 * With more covered tiles than this, empty land and sea are drawn only around other
 * features. An extract that declares the whole world as its bounds would have sixteen
 * million.
 */
const MAX_COVERED_TILES = 500_000;

/** Features of the base map, stored on disk by the tiles that they are in. */
export class MapFeatures {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #note: StatementSync;
  readonly #noteWide: StatementSync;
  #count = 0;

  /** @param folder for the temporary file. */
  constructor(folder: string) {
    this.#path = join(folder, `basemap-${randomUUID()}.sqlite`);
    this.#database = new DatabaseSync(this.#path);
    // A crash loses the whole import anyway, so there is no journal and no syncing. Sorting uses the disk.
    this.#database.exec(`
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE; PRAGMA cache_size = -8000;
      CREATE TABLE feature (id INTEGER PRIMARY KEY, layer INTEGER, min_zoom INTEGER, position REAL, properties TEXT, geometry BLOB);
      CREATE TABLE piece (chunk INTEGER, feature INTEGER);
      CREATE TABLE wide (band INTEGER, feature INTEGER, west INTEGER, north INTEGER, east INTEGER, south INTEGER);
      BEGIN`);
    this.#insert = this.#database.prepare(
      "INSERT INTO feature (layer, min_zoom, position, properties, geometry) VALUES (?, ?, ?, ?, ?)",
    );
    this.#note = this.#database.prepare("INSERT INTO piece (chunk, feature) VALUES (?, ?)");
    this.#noteWide = this.#database.prepare("INSERT INTO wide VALUES (?, ?, ?, ?, ?, ?)");
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Adds a feature.
   *
   * @param rings of polygons; one line in one polygon for a line; one point for a point.
   */
  add(
    kind: Omit<MapKind, "order">,
    position: number,
    rings: readonly (readonly (readonly LatLng[])[])[],
  ): void {
    const { bytes, box } = packGeometry(kind.shape, rings);
    if (box === null) return;
    this.#count += 1;
    const { lastInsertRowid } = this.#insert.run(
      MAP_LAYERS.indexOf(kind.layer),
      kind.minZoom,
      position,
      JSON.stringify(kind.properties),
      bytes,
    );
    const feature = Number(lastInsertRowid);
    for (const [band, { top, bottom }] of ZOOM_BANDS.entries()) {
      if (kind.minZoom > bottom) continue;
      const [west, north, east, south] = listTilesAround(box, top);
      if ((east - west + 1) * (south - north + 1) > MAX_NOTED_TILES) {
        this.#noteWide.run(band, feature, west, north, east, south);
        continue;
      }
      for (let x = west; x <= east; x += 1) {
        for (let y = north; y <= south; y += 1) this.#note.run(toChunkKey(band, x, y), feature);
      }
    }
  }

  /** Estimates the number of chunks; chunks that hold only large features are not counted. */
  chunkCount(): number {
    const { count } = this.#database.prepare("SELECT count(DISTINCT chunk) AS count FROM piece").get() ?? {};
    return Math.max(1, Number(count ?? 0));
  }

  /** Yields every tile of a band's top zoom that has features. Call it after the last `add`. */
  *chunks(): Generator<MapChunk> {
    this.#database.exec("CREATE INDEX piece_chunk ON piece (chunk, feature)");
    const columns = "layer, min_zoom, properties, geometry, position, id";
    const find = this.#database.prepare(
      `SELECT ${columns} FROM feature WHERE id IN (SELECT feature FROM piece WHERE chunk = ?)
       UNION ALL
       SELECT ${columns} FROM feature WHERE id IN (SELECT feature FROM wide
         WHERE band = ? AND west <= ? AND east >= ? AND north <= ? AND south >= ?)
       ORDER BY layer, position, id`,
    );
    for (const [band, { top, bottom }] of ZOOM_BANDS.entries()) {
      for (const [x, y] of this.#tilesOfBand(band)) {
        const features: MapFeature[] = [];
        for (const row of find.iterate(toChunkKey(band, x, y), band, x, x, y, y)) {
          if (Number(row.min_zoom) > bottom) continue;
          features.push({
            layer: MAP_LAYERS[Number(row.layer)] as MapLayer, // written by `add`
            minZoom: Number(row.min_zoom),
            properties: JSON.parse(String(row.properties)), // our own JSON
            geometry: unpackGeometry(row.geometry as Uint8Array), // our own encoding
          });
        }
        if (features.length > 0) yield { z: top, x, y, bottom, features };
      }
    }
  }

  close(): void {
    this.#database.close();
    rmSync(this.#path, { force: true });
  }

  /** Yields tiles with features in key order, including those that only large features cover. */
  *#tilesOfBand(band: number): Generator<[x: number, y: number]> {
    const { top, bottom } = ZOOM_BANDS[band] as (typeof ZOOM_BANDS)[number]; // called for its own bands
    const wide = this.#database
      .prepare("SELECT DISTINCT west, north, east, south FROM wide WHERE band = ?")
      .all(band)
      .map(
        ({ west, north, east, south }) => [Number(west), Number(north), Number(east), Number(south)] as const,
      );
    const noted = this.#database
      .prepare("SELECT DISTINCT chunk FROM piece WHERE chunk >= ? AND chunk < ? ORDER BY chunk")
      .iterate(toChunkKey(band, 0, 0), toChunkKey(band + 1, 0, 0));
    const covered = wide.reduce(
      (sum, [west, north, east, south]) => sum + (east - west + 1) * (south - north + 1),
      0,
    );
    if (covered === 0 || covered * 4 ** (bottom - top) > MAX_COVERED_TILES) {
      for (const { chunk } of noted) yield toTilePosition(Number(chunk));
      return;
    }
    const tiles = new Set<number>();
    for (const { chunk } of noted) tiles.add(Number(chunk));
    for (const [west, north, east, south] of wide) {
      for (let x = west; x <= east; x += 1) {
        for (let y = north; y <= south; y += 1) tiles.add(toChunkKey(band, x, y));
      }
    }
    for (const key of [...tiles].sort((a, b) => a - b)) yield toTilePosition(key);
  }
}

const AXIS = 2 ** 20;

function toChunkKey(band: number, x: number, y: number): number {
  return (band * AXIS + x) * AXIS + y;
}

function toTilePosition(key: number): [x: number, y: number] {
  return [Math.floor(key / AXIS) % AXIS, key % AXIS];
}

type Box = readonly [west: number, north: number, east: number, south: number];

/** Returns the tiles of `zoom` that `box` and its buffer touch. */
function listTilesAround([west, north, east, south]: Box, zoom: number): Box {
  const size = 2 ** zoom;
  const at = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value)));
  return [
    at(west * size - TILE_BUFFER),
    at(north * size - TILE_BUFFER),
    at(east * size + TILE_BUFFER),
    at(south * size + TILE_BUFFER),
  ];
}

/** One unit is 9 mm at the equator. */
const UNITS = 2 ** 32 - 1;
const SHAPES = ["point", "line", "area"] as const;

/**
 * Encodes the shape, the number of polygons, the rings of each, the points of each ring,
 * then the points. Each number takes four bytes.
 */
function packGeometry(
  shape: MapKind["shape"],
  polygons: readonly (readonly (readonly LatLng[])[])[],
): { bytes: Uint8Array; box: Box | null } {
  const head: number[] = [SHAPES.indexOf(shape), polygons.length];
  const points: number[] = [];
  let [west, north, east, south] = [1, 1, 0, 0];
  for (const rings of polygons) {
    head.push(rings.length);
    for (const ring of rings) {
      // Areas are closed here because the tile cutter needs the first point repeated.
      const isOpen = shape === "area" && ring.length > 0 && !isClosed(ring);
      head.push(ring.length + (isOpen ? 1 : 0));
      for (const point of isOpen ? [...ring, ring[0] as LatLng] : ring) {
        const x = toMapX(point.longitude);
        const y = toMapY(point.latitude);
        west = Math.min(west, x);
        east = Math.max(east, x);
        north = Math.min(north, y);
        south = Math.max(south, y);
        points.push(Math.round(x * UNITS), Math.round(y * UNITS));
      }
    }
  }
  const bytes = Uint32Array.from(head.concat(points));
  return {
    bytes: new Uint8Array(bytes.buffer),
    box: points.length === 0 ? null : [west, north, east, south],
  };
}

function isClosed(ring: readonly LatLng[]): boolean {
  const first = ring[0] as LatLng;
  const last = ring.at(-1) as LatLng;
  return first.latitude === last.latitude && first.longitude === last.longitude;
}

function unpackGeometry(bytes: Uint8Array): MapGeometry {
  // SQLite may return bytes at any offset, but a Uint32Array needs a multiple of four.
  const numbers = new Uint32Array(bytes.slice().buffer);
  let at = 2;
  const sizes: number[][] = [];
  for (let polygon = 0; polygon < (numbers[1] as number); polygon += 1) {
    const rings = numbers[at] as number;
    sizes.push([...numbers.subarray(at + 1, at + 1 + rings)]);
    at += 1 + rings;
  }
  const next = (): [number, number] => {
    at += 2;
    return [(numbers[at - 2] as number) / UNITS, (numbers[at - 1] as number) / UNITS];
  };
  const polygons = sizes.map((rings) => rings.map((length) => Array.from({ length }, next)));
  if (numbers[0] === 2) return { type: "MultiPolygon", coordinates: polygons };
  const line = polygons[0]?.[0] ?? [];
  return numbers[0] === 1
    ? { type: "LineString", coordinates: line }
    : { type: "Point", coordinates: line[0] ?? [0, 0] };
}

/**
 * Converts a longitude to Web Mercator: 0 in the west to 1 in the east.
 *
 * @see https://en.wikipedia.org/wiki/Web_Mercator_projection
 */
export function toMapX(longitude: number): number {
  return Math.min(1, Math.max(0, longitude / 360 + 0.5));
}

/** Converts a latitude to Web Mercator: 0 in the north to 1 in the south, where the map ends. */
export function toMapY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return Math.min(1, Math.max(0, Number.isNaN(y) ? 0 : y));
}
