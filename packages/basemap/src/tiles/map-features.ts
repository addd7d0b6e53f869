import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { LatLng } from "@lieudit/place-model";
import type { Tile } from "../archive/tile-id.ts";
import { MAP_LAYERS, MAX_ZOOM, type MapKind, type MapLayer } from "./map-layers.ts";
import { type AreaPolygon, type Point, splitArea } from "./split-area.ts";

/** Positions in a tile: 0 to 1 from west to east and from north to south. */
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
  /** Equal for chunks that the same areas cover and that have nothing else; null for others. */
  cover: string | null;
}

/** Areas that touch more tiles than this are split into their parts in each tile. */
const MAX_TOUCHED_TILES = 64;

/**
 * With more covered tiles than this, empty land and sea are drawn only around other
 * features. An extract that declares the whole world as its bounds would have sixteen
 * million.
 */
const MAX_COVERED_TILES = 500_000;

/** Far above any country: a forged file of areas and lines around the world must not fill the disk. */
const MAX_WIDE_TILES = 5_000_000;

/** Features of the base map, stored on disk by the tiles that they are in. */
export class MapFeatures {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #note: StatementSync;
  #count = 0;
  #wideTiles = 0;

  /** @param folder for the temporary file. */
  constructor(folder: string) {
    this.#path = join(folder, `basemap-${randomUUID()}.sqlite`);
    this.#database = new DatabaseSync(this.#path);
    // A crash loses the whole import anyway, so there is no journal and no syncing. Sorting uses the disk.
    this.#database.exec(`
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE; PRAGMA cache_size = -8000;
      CREATE TABLE feature (id INTEGER PRIMARY KEY, layer INTEGER, min_zoom INTEGER, position REAL, properties TEXT, geometry BLOB);
      CREATE TABLE piece (chunk INTEGER, feature INTEGER, is_part INTEGER);
      BEGIN`);
    this.#insert = this.#database.prepare(
      "INSERT INTO feature (layer, min_zoom, position, properties, geometry) VALUES (?, ?, ?, ?, ?)",
    );
    this.#note = this.#database.prepare("INSERT INTO piece (chunk, feature, is_part) VALUES (?, ?, ?)");
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
    const polygons = rings.map((polygon) => polygon.map((ring) => project(ring, kind.shape === "area")));
    const box = getBox(polygons);
    if (box === null) return;
    this.#count += 1;
    let whole: number | null = null;
    for (const [band, { top, bottom }] of ZOOM_BANDS.entries()) {
      if (kind.minZoom > bottom) continue;
      const around = listTilesAround(box, top);
      const isWide = countTiles(around) > MAX_TOUCHED_TILES;
      if (isWide && kind.shape === "area") {
        this.#addParts(kind, position, polygons, band);
        continue;
      }
      whole ??= this.#store(kind, position, polygons);
      if (!isWide)
        for (const [x, y] of listTiles(around)) this.#note.run(toChunkKey(band, top, x, y), whole, 0);
      else for (const key of listKeysOfLine(polygons, band)) this.#noteWide(key, whole, 0);
    }
  }

  /** Adds an area by its parts in the tiles of a band. Tiles that it covers share one part. */
  #addParts(kind: Omit<MapKind, "order">, position: number, area: AreaPolygon[], band: number): void {
    let cover: number | null = null;
    for (const { tile, polygons } of splitArea(area, getBand(band).top, 2 * TILE_BUFFER)) {
      if (polygons === null) cover ??= this.#store(kind, position, []);
      const part = polygons === null ? cover : this.#store(kind, position, polygons);
      this.#noteWide(toChunkKey(band, ...tile), part, 1);
      if (this.#wideTiles > MAX_WIDE_TILES) return;
    }
  }

  #noteWide(key: number, feature: number | null, isPart: 0 | 1): void {
    if (this.#wideTiles++ < MAX_WIDE_TILES) this.#note.run(key, feature, isPart);
  }

  #store(kind: Omit<MapKind, "order">, position: number, polygons: AreaPolygon[]): number {
    const { lastInsertRowid } = this.#insert.run(
      MAP_LAYERS.indexOf(kind.layer),
      kind.minZoom,
      position,
      JSON.stringify(kind.properties),
      packGeometry(kind.shape, polygons),
    );
    return Number(lastInsertRowid);
  }

  /** Estimates the number of chunks; chunks that hold only large features are not counted. */
  chunkCount(): number {
    const { count } = this.#database.prepare("SELECT count(DISTINCT chunk) AS count FROM piece").get() ?? {};
    return Math.max(1, Number(count ?? 0));
  }

  /**
   * Yields every tile of a band's top zoom that has features, for bands from zoom `from` to
   * below `to`. Call it after the last `add` of features that those zooms show.
   */
  *chunks(from = 0, to = MAX_ZOOM + 1): Generator<MapChunk> {
    this.#database.exec("CREATE INDEX IF NOT EXISTS piece_chunk ON piece (chunk, is_part, feature)");
    const find = this.#database.prepare(
      `SELECT layer, min_zoom, properties, geometry, id
       FROM piece CROSS JOIN feature ON feature.id = piece.feature
       WHERE chunk IN (SELECT value FROM json_each(?)) AND min_zoom <= ?
       ORDER BY layer, position, id`,
    );
    find.setReturnArrays(true);
    const readProperties = rememberProperties();
    for (const [band, { top, bottom }] of ZOOM_BANDS.entries()) {
      if (top < from || top >= to) continue;
      for (const [, x, y] of this.#tilesOfBand(band)) {
        const features: MapFeature[] = [];
        const covers: number[] = [];
        for (const row of find.iterate(JSON.stringify(listKeysAround(band, top, x, y)), bottom)) {
          // With `setReturnArrays` a row is an array in the order of the query's columns.
          const [layer, minZoom, properties, packed, id] = row as unknown as FeatureRow;
          const { geometry, isCover } = unpackGeometry(packed, top, x, y);
          if (isCover) covers.push(id);
          features.push({
            layer: MAP_LAYERS[layer] as MapLayer, // written by `add`
            minZoom,
            properties: readProperties(properties),
            geometry,
          });
        }
        if (features.length === 0) continue;
        const cover = covers.length === features.length ? covers.join() : null;
        yield { z: top, x, y, bottom, features, cover };
      }
    }
  }

  close(): void {
    this.#database.close();
    rmSync(this.#path, { force: true });
  }

  /** Yields tiles with features in key order, including those that areas cover. */
  *#tilesOfBand(band: number): Generator<Tile> {
    const { top, bottom } = getBand(band);
    const select = () =>
      this.#database.prepare(
        "SELECT DISTINCT chunk FROM piece WHERE chunk >= ? AND chunk < ? AND is_part = ? ORDER BY chunk",
      );
    const end = toChunkKey(band, top + 1, 0, 0);
    const noted = select().iterate(toChunkKey(band, top, 0, 0), end, 0);
    const parts = select()
      .all(toChunkKey(band, 0, 0, 0), end, 1)
      .map(({ chunk }) => toTile(Number(chunk)));
    const covered = parts.reduce((sum, [zoom]) => sum + 4 ** (top - zoom), 0);
    if (covered === 0 || covered * 4 ** (bottom - top) > MAX_COVERED_TILES) {
      for (const { chunk } of noted) yield toTile(Number(chunk));
      return;
    }
    const tiles = new Set<number>();
    for (const { chunk } of noted) tiles.add(Number(chunk));
    for (const [zoom, left, above] of parts) {
      const across = 2 ** (top - zoom);
      for (const [x, y] of listTiles([
        left * across,
        above * across,
        (left + 1) * across - 1,
        (above + 1) * across - 1,
      ])) {
        tiles.add(toChunkKey(band, top, x, y));
      }
    }
    for (const key of [...tiles].sort((a, b) => a - b)) yield toTile(key);
  }
}

/** As `add` writes it. */
type FeatureRow = readonly [
  layer: number,
  minZoom: number,
  properties: string,
  geometry: Uint8Array,
  id: number,
];

function getBand(band: number): (typeof ZOOM_BANDS)[number] {
  return ZOOM_BANDS[band] as (typeof ZOOM_BANDS)[number]; // callers count the bands
}

/** Above every zoom. */
const ZOOMS = 16;
const AXIS = 2 ** 20;

/** Returns a key of a tile: of the band's top zoom, or of a lower one for an area that covers it. */
function toChunkKey(band: number, zoom: number, x: number, y: number): number {
  return ((band * ZOOMS + zoom) * AXIS + x) * AXIS + y;
}

function toTile(key: number): Tile {
  return [Math.floor(key / AXIS ** 2) % ZOOMS, Math.floor(key / AXIS) % AXIS, key % AXIS];
}

/** Returns the keys of a tile and of those around it. */
function listKeysAround(band: number, top: number, x: number, y: number): number[] {
  return Array.from({ length: top + 1 }, (_, up) =>
    toChunkKey(band, top - up, Math.floor(x / 2 ** up), Math.floor(y / 2 ** up)),
  );
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

function listTiles([west, north, east, south]: Box): [x: number, y: number][] {
  const tiles: [number, number][] = [];
  for (let x = west; x <= east; x += 1) for (let y = north; y <= south; y += 1) tiles.push([x, y]);
  return tiles;
}

function countTiles([west, north, east, south]: Box): number {
  return (east - west + 1) * (south - north + 1);
}

/** Returns the keys of the tiles that the segments of a line touch, each once. */
function listKeysOfLine(polygons: readonly AreaPolygon[], band: number): Set<number> {
  const { top } = getBand(band);
  const keys = new Set<number>();
  for (const line of polygons.flat()) {
    for (const [index, point] of line.entries()) touch(line[Math.max(0, index - 1)] as Point, point);
  }
  return keys;

  function touch(from: Point, to: Point): void {
    const around = listTilesAround(getBox([[[from, to]]]) as Box, top); // it has points
    if (countTiles(around) <= 4) {
      for (const [x, y] of listTiles(around)) keys.add(toChunkKey(band, top, x, y));
      return;
    }
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    touch(from, middle);
    touch(middle, to);
  }
}

/** Converts positions. Areas are closed here because the tile cutter needs the first point repeated. */
function project(ring: readonly LatLng[], isArea: boolean): Point[] {
  const points = ring.map(({ latitude, longitude }): Point => [toMapX(longitude), toMapY(latitude)]);
  if (isArea && ring.length > 0 && !isClosed(ring)) points.push(points[0] as Point);
  return points;
}

function isClosed(ring: readonly LatLng[]): boolean {
  const first = ring[0] as LatLng;
  const last = ring.at(-1) as LatLng;
  return first.latitude === last.latitude && first.longitude === last.longitude;
}

/** Returns the box around all points, or null without any. */
function getBox(polygons: readonly AreaPolygon[]): Box | null {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const rings of polygons) {
    for (const ring of rings) {
      for (const [x, y] of ring) {
        west = Math.min(west, x);
        east = Math.max(east, x);
        north = Math.min(north, y);
        south = Math.max(south, y);
      }
    }
  }
  return west > east ? null : [west, north, east, south];
}

/** One unit is 9 mm at the equator. */
const UNITS = 2 ** 32 - 1;
const SHAPES = ["point", "line", "area"] as const;

/**
 * Encodes the shape, the number of polygons, the rings of each, the points of each ring,
 * then the points. Each number takes four bytes. Without a polygon it is a whole tile.
 */
function packGeometry(shape: MapKind["shape"], polygons: readonly AreaPolygon[]): Uint8Array {
  const head: number[] = [SHAPES.indexOf(shape), polygons.length];
  let pointCount = 0;
  for (const rings of polygons) {
    head.push(rings.length);
    for (const ring of rings) {
      head.push(ring.length);
      pointCount += ring.length;
    }
  }
  const packed = new Uint32Array(head.length + 2 * pointCount);
  packed.set(head);
  let at = head.length;
  for (const rings of polygons) {
    for (const ring of rings) {
      for (const [x, y] of ring) {
        packed[at++] = Math.round(x * UNITS);
        packed[at++] = Math.round(y * UNITS);
      }
    }
  }
  return new Uint8Array(packed.buffer);
}

/** Decodes a geometry in shares of a tile. */
function unpackGeometry(
  bytes: Uint8Array,
  zoom: number,
  x: number,
  y: number,
): { geometry: MapGeometry; isCover: boolean } {
  // SQLite may return bytes at any offset, but a Uint32Array needs a multiple of four.
  const numbers = new Uint32Array(bytes.slice().buffer);
  if (numbers[1] === 0) return { geometry: WHOLE_TILE, isCover: true };
  const across = 2 ** zoom;
  let at = 2;
  const sizes: number[][] = [];
  for (let polygon = 0; polygon < (numbers[1] as number); polygon += 1) {
    const rings = numbers[at] as number;
    sizes.push([...numbers.subarray(at + 1, at + 1 + rings)]);
    at += 1 + rings;
  }
  const polygons: AreaPolygon[] = [];
  for (const rings of sizes) {
    const polygon: AreaPolygon = [];
    for (const length of rings) {
      const ring: Point[] = [];
      for (const end = at + 2 * length; at < end; at += 2) {
        ring.push([
          ((numbers[at] as number) / UNITS) * across - x,
          ((numbers[at + 1] as number) / UNITS) * across - y,
        ]);
      }
      polygon.push(ring);
    }
    polygons.push(polygon);
  }
  if (numbers[0] === 2) return { geometry: { type: "MultiPolygon", coordinates: polygons }, isCover: false };
  const line = polygons[0]?.[0] ?? [];
  const geometry: MapGeometry =
    numbers[0] === 1
      ? { type: "LineString", coordinates: line }
      : { type: "Point", coordinates: line[0] ?? [0, 0] };
  return { geometry, isCover: false };
}

/** Most properties occur thousands of times, such as those of buildings. */
function rememberProperties(): (json: string) => MapKind["properties"] {
  const known = new Map<string, MapKind["properties"]>();
  return (json) => {
    const properties = known.get(json) ?? (JSON.parse(json) as MapKind["properties"]); // our own JSON
    if (known.size < MAX_REMEMBERED) known.set(json, properties);
    return properties;
  };
}

const MAX_REMEMBERED = 1_000;

const [OUT, IN] = [1 + 2 * TILE_BUFFER, -2 * TILE_BUFFER];
const WHOLE_TILE: MapGeometry = {
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [IN, IN],
        [OUT, IN],
        [OUT, OUT],
        [IN, OUT],
        [IN, IN],
      ],
    ],
  ],
};

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
