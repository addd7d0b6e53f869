import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { LatLng } from "@lieudit/place-model";
import { MAP_LAYERS, type MapKind, type MapLayer } from "./map-layers.ts";

/** Positions in the square of the web map: 0 to 1 from west to east and from north to south. */
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
 * The bands of zooms that are cut together: from tiles of zoom `top`, each
 * with what is in it, down to `bottom`. Only one such tile is in memory at a
 * time, however large the extract.
 */
const ZOOM_BANDS = [
  { top: 0, bottom: 6 },
  { top: 7, bottom: 10 },
  { top: 11, bottom: 13 },
  { top: 14, bottom: 15 },
] as const;

/** Tiles show this much of their neighbours, so that lines and outlines meet. */
const TILE_BUFFER = 64 / 4096;

/** A tile with what is in it. */
export interface MapChunk {
  z: number;
  x: number;
  y: number;
  bottom: number;
  features: MapFeature[];
}

/** Things larger than this many tiles are looked up by their box, not noted with each tile. */
const MAX_NOTED_TILES = 64;

/**
 * Beyond so many tiles, empty land and sea are drawn only around what else is
 * there: a file that declares the whole world as its rectangle would have
 * sixteen million of them.
 */
const MAX_COVERED_TILES = 500_000;

/** Features of the base map, waiting on disk for the tile that they are in. */
export class MapFeatures {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #note: StatementSync;
  readonly #noteWide: StatementSync;
  #count = 0;

  /** @param folder where the file may grow. */
  constructor(folder: string) {
    this.#path = join(folder, `basemap-${randomUUID()}.sqlite`);
    this.#database = new DatabaseSync(this.#path);
    // A crash loses the whole import anyway: no journal file, no syncing; sorting goes to disk.
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

  /** @param rings of polygons; one line in one polygon for a line; one point for a point. */
  add(
    kind: Omit<MapKind, "order">,
    position: number,
    rings: readonly (readonly (readonly LatLng[])[])[],
  ): void {
    const { bytes, box } = packed(kind.shape, rings);
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
      const [west, north, east, south] = tilesAround(box, top);
      if ((east - west + 1) * (south - north + 1) > MAX_NOTED_TILES) {
        this.#noteWide.run(band, feature, west, north, east, south);
        continue;
      }
      for (let x = west; x <= east; x += 1) {
        for (let y = north; y <= south; y += 1) this.#note.run(chunkKey(band, x, y), feature);
      }
    }
  }

  /** About how many chunks come: those that hold only what is large are not counted. */
  chunkCount(): number {
    const { count } = this.#database.prepare("SELECT count(DISTINCT chunk) AS count FROM piece").get() ?? {};
    return Math.max(1, Number(count ?? 0));
  }

  /** Every tile of a band's top zoom that has something in it. Call after the last `add`. */
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
      for (const [x, y] of this.#tilesOf(band)) {
        const features: MapFeature[] = [];
        for (const row of find.iterate(chunkKey(band, x, y), band, x, x, y, y)) {
          if (Number(row.min_zoom) > bottom) continue;
          features.push({
            layer: MAP_LAYERS[Number(row.layer)] as MapLayer, // written by `add`
            minZoom: Number(row.min_zoom),
            properties: JSON.parse(String(row.properties)), // our own JSON
            geometry: unpacked(row.geometry as Uint8Array), // our own bytes
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

  /** Noted tiles in the order of their keys; those that only wide features cover come where they belong. */
  *#tilesOf(band: number): Generator<[x: number, y: number]> {
    const { top, bottom } = ZOOM_BANDS[band] as (typeof ZOOM_BANDS)[number]; // asked for its own bands
    const wide = this.#database
      .prepare("SELECT DISTINCT west, north, east, south FROM wide WHERE band = ?")
      .all(band)
      .map(
        ({ west, north, east, south }) => [Number(west), Number(north), Number(east), Number(south)] as const,
      );
    const noted = this.#database
      .prepare("SELECT DISTINCT chunk FROM piece WHERE chunk >= ? AND chunk < ? ORDER BY chunk")
      .iterate(chunkKey(band, 0, 0), chunkKey(band + 1, 0, 0));
    const covered = wide.reduce(
      (sum, [west, north, east, south]) => sum + (east - west + 1) * (south - north + 1),
      0,
    );
    if (covered === 0 || covered * 4 ** (bottom - top) > MAX_COVERED_TILES) {
      for (const { chunk } of noted) yield tileOfKey(Number(chunk));
      return;
    }
    const tiles = new Set<number>();
    for (const { chunk } of noted) tiles.add(Number(chunk));
    for (const [west, north, east, south] of wide) {
      for (let x = west; x <= east; x += 1) {
        for (let y = north; y <= south; y += 1) tiles.add(chunkKey(band, x, y));
      }
    }
    for (const key of [...tiles].sort((a, b) => a - b)) yield tileOfKey(key);
  }
}

const AXIS = 2 ** 20;

function chunkKey(band: number, x: number, y: number): number {
  return (band * AXIS + x) * AXIS + y;
}

function tileOfKey(key: number): [x: number, y: number] {
  return [Math.floor(key / AXIS) % AXIS, key % AXIS];
}

type Box = readonly [west: number, north: number, east: number, south: number];

/** The tiles of `zoom` that `box` touches with its buffer. */
function tilesAround([west, north, east, south]: Box, zoom: number): Box {
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

/** Shape, polygons, rings of each, points of each ring; then the points. Four bytes each number. */
function packed(
  shape: MapKind["shape"],
  polygons: readonly (readonly (readonly LatLng[])[])[],
): { bytes: Uint8Array; box: Box | null } {
  const head: number[] = [SHAPES.indexOf(shape), polygons.length];
  const points: number[] = [];
  let [west, north, east, south] = [1, 1, 0, 0];
  for (const rings of polygons) {
    head.push(rings.length);
    for (const ring of rings) {
      // Areas are closed here, because the cutter of tiles wants the first point again.
      const isOpen = shape === "area" && ring.length > 0 && !isClosed(ring);
      head.push(ring.length + (isOpen ? 1 : 0));
      for (const point of isOpen ? [...ring, ring[0] as LatLng] : ring) {
        const x = mapX(point.longitude);
        const y = mapY(point.latitude);
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

function unpacked(bytes: Uint8Array): MapGeometry {
  // SQLite may give bytes at any offset; numbers of four bytes want a whole one.
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

/** @see https://en.wikipedia.org/wiki/Web_Mercator_projection */
export function mapX(longitude: number): number {
  return Math.min(1, Math.max(0, longitude / 360 + 0.5));
}

/** From 0 in the north to 1 in the south, where the map ends. */
export function mapY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return Math.min(1, Math.max(0, Number.isNaN(y) ? 0 : y));
}
