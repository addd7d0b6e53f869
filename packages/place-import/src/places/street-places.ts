import { cleanText, cleanValues, foldName } from "@lieudit/intake";
import {
  distanceMetres,
  type LatLng,
  type PlaceNames,
  type PlaceRecord,
  roundLocation,
  type Viewport,
} from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import { createStreetRecord } from "./address-record.ts";
import { type AdminPosition, type AdminPositions, hasBoundary } from "./admin-position.ts";
import { type HouseTowns, pickMostCommon } from "./house-towns.ts";
import { findPointAlong, getShortTurn } from "./interpolation.ts";
import { mergeNames } from "./merged-names.ts";
import { completeAddress, readPostcode } from "./place-address.ts";
import { toStreetPlaceId } from "./place-ids.ts";
import { readPlaceNames } from "./place-names.ts";
import type { Spill, SpillTable } from "./spill.ts";

/** Collects the segments of named streets and squares and yields one place for each street of a town. */
export class StreetPlaces {
  readonly #rows: SpillTable<StoredSegment>;
  /** Parts without a boundary around them, usually beyond the border of an extract. */
  readonly #loose: SpillTable<StoredSegment>;
  readonly #positions: AdminPositions;
  readonly #houses: HouseTowns;

  constructor(spill: Spill, positions: AdminPositions, houses: HouseTowns) {
    this.#rows = spill.table("streets");
    this.#loose = spill.table("looseStreets");
    this.#positions = positions;
    this.#houses = houses;
  }

  /** Adds `feature` if it is a part of a named street; returns whether it is. */
  add(feature: OsmFeature, position: AdminPosition): boolean {
    const { tags, type, id } = feature;
    const isSquare = tags.place === "square";
    if (!isSquare && !isStreet(feature)) return false;
    let isNamed = false;
    for (const [index, name] of getStreetNames(tags).entries()) {
      // Names in other languages belong to the first of two.
      const own: Record<string, string> =
        index > 0 && name !== undefined ? { name } : name === undefined ? tags : { ...tags, name };
      const names = readPlaceNames({ ...own, brand: "", operator: "", network: "" }, position.countryCode);
      const street = names === undefined ? "" : foldName(names.default);
      if (names === undefined || street === "") continue;
      isNamed = true;
      const town = cleanText(tags["addr:city"]);
      for (const piece of this.#piecesByTown(feature, position)) {
        const { countryCode, locality } = piece.position;
        // Where no boundary is mapped, the nearest town is a guess and the tag is not.
        const isOtherTown = town !== undefined && foldName(town) !== foldName(locality ?? "");
        const { localityKey } = piece.position;
        const row: StoredSegment = {
          names,
          ...(isOtherTown ? inTown(localityKey, town) : { localityKey }),
          street,
          ...(locality === undefined ? {} : { nearestTown: locality }),
          isSquare,
          highway: tags.highway ?? "",
          postcode: readPostcode(tags, countryCode) ?? piece.position.postcode ?? tags.postal_code ?? "",
          line: packPoints(piece.line),
          viewport: packPoints([piece.viewport.low, piece.viewport.high]),
          rank: `${type}${String(id).padStart(12, "0")}`,
        };
        const isLoose = town === undefined && !hasBoundary(piece.position);
        (isLoose ? this.#loose : this.#rows).add(toKey(row), row.rank, row, street);
      }
    }
    return isNamed;
  }

  /** A street that continues in the next commune belongs to both. */
  #piecesByTown(feature: OsmFeature, position: AdminPosition): Piece[] {
    const { line, location, viewport = { low: location, high: location } } = feature;
    if (line === undefined) return [{ position, line: [roundLocation(location)], viewport }];
    const points = thinLine(line).map(roundLocation);
    const whole: Piece = { position, line: points, viewport };
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return [whole];
    // A way that leaves the town and returns between its ends belongs to the town of its ends.
    const ends = [first, last].map((end) => this.#positions.at(end).localityKey);
    if (ends.every((key) => key === position.localityKey)) return [whole];
    const pieces: Piece[] = [];
    let before: LatLng | undefined;
    for (const point of points) {
      const here = this.#positions.at(point);
      const piece = pieces.at(-1);
      if (piece !== undefined && piece.position.localityKey === here.localityKey) piece.line.push(point);
      else {
        // The section across the border is drawn with the part behind it.
        const line = before === undefined ? [point] : [before, point];
        pieces.push({ position: here, line, viewport });
      }
      before = point;
    }
    for (const piece of pieces) piece.viewport = boxAround(piece.line);
    const long = pieces.filter(({ line }) => measureLength(line) >= MIN_PIECE_METRES);
    return long.length === 0 ? [whole] : long;
  }

  /**
   * Assigns parts without a boundary to the town of their houses, or to a street with their
   * name that they touch, if there is one.
   */
  #adopt(): void {
    for (const { rows } of this.#loose.groups()) {
      for (const row of rows) {
        const adopted = this.#adopted(row);
        this.#rows.add(toKey(adopted), row.rank, adopted);
      }
    }
  }

  #adopted(row: StoredSegment): StoredSegment {
    const line = unpackPoints(row.line);
    const { town, postcode = row.postcode } = this.#houses.findAlong(row.street, line);
    if (town !== undefined) {
      const isOther = foldName(town) !== foldName(row.nearestTown ?? "");
      return { ...row, ...(isOther ? inTown(row.localityKey, town) : {}), postcode };
    }
    const home = row.nearestTown === undefined ? this.#neighbourOf(row.street, line) : undefined;
    return { ...row, ...(home === undefined ? {} : { localityKey: home.localityKey }), postcode };
  }

  #neighbourOf(street: string, line: readonly LatLng[]): StoredSegment | undefined {
    let looked = 0;
    for (const other of this.#rows.allWithMark(street)) {
      if (areNear(unpackPoints(other.line), line)) return other;
      looked += 1;
      // There are thousands of rues de l'Église, but few parts beyond the border.
      if (looked === MAX_NEIGHBOURS) return undefined;
    }
    return undefined;
  }

  *records(source: string): Generator<PlaceRecord> {
    this.#adopt();
    for (const { rows } of this.#rows.groups()) {
      const [first] = rows;
      if (first !== undefined) yield this.#record(first, rows, source);
    }
  }

  #record(first: StoredSegment, rows: readonly StoredSegment[], source: string): PlaceRecord {
    const location = findMiddle(rows.map((row) => unpackPoints(row.line)));
    const position = this.#positions.at(location);
    const houses = this.#houses.findInTown(first.localityKey, first.street);
    const postcode = houses.postcode ?? pickMostCommon(rows.map((row) => row.postcode || undefined)) ?? "";
    const address = completeAddress(
      {
        street: first.names.default,
        postcode: readPostcode({ "addr:postcode": postcode }, position.countryCode),
        locality: first.town ?? houses.town,
      },
      position,
    );
    return createStreetRecord({
      id: toStreetPlaceId(first.localityKey, first.street),
      source,
      names: mergeNames(rows.map((row) => row.names)),
      isSquare: rows.some((row) => row.isSquare),
      viewport: getViewportAround(rows.map((row) => unpackPoints(row.viewport))),
      address,
      highways: rows.map((row) => (row.isSquare ? "pedestrian" : row.highway)),
      location,
    });
  }
}

/** A part of a street on disk. */
interface StoredSegment {
  names: PlaceNames;
  localityKey: string;
  /** The town that its tags name, where it is not the one that its position gives. */
  town?: string;
  /** The town that its position gives. */
  nearestTown?: string;
  /** The folded name. */
  street: string;
  isSquare: boolean;
  highway: string;
  postcode: string;
  line: PackedPoints;
  /** Its corners. */
  viewport: PackedPoints;
  /** Type and id of the element. */
  rank: string;
}

interface Piece {
  position: AdminPosition;
  line: LatLng[];
  viewport: Viewport;
}

/** A street that only touches the next commune does not belong to it. */
const MIN_PIECE_METRES = 25;
/**
 * Metres between the ends of one street on two sides of a border: the width of a junction,
 * with tolerance.
 */
const NEAR_METRES = 100;
const MAX_NEIGHBOURS = 5_000;

/** Returns the key of a town that only addresses name, near the town that the position gives. */
function inTown(localityKey: string, town: string): Pick<StoredSegment, "localityKey" | "town"> {
  return { localityKey: `${localityKey}|${foldName(town)}`, town };
}

function toKey({ localityKey, street }: StoredSegment): string {
  return `${localityKey}|${street}`;
}

/**
 * Returns the names of a street. A street along a border may have two: `Rue A;Rue B`, or one on
 * each side (`name:left`, `name:right`). Its `name` is then one of them, or both in one text.
 */
function getStreetNames(tags: OsmFeature["tags"]): (string | undefined)[] {
  const names = cleanValues(tags.name, 3);
  const sides = [tags["name:left"], tags["name:right"]].flatMap((side) => cleanValues(side, 1));
  const own = names.filter((name) => sides.filter((side) => side !== name && name.includes(side)).length < 2);
  const all = [...new Set([...own, ...sides])];
  return all.length === 0 ? [undefined] : all;
}

function areNear(line: readonly LatLng[], other: readonly LatLng[]): boolean {
  const ends = [other[0], other.at(-1)].filter((end) => end !== undefined);
  return line.some((point) => ends.some((end) => distanceMetres(point, end) <= NEAR_METRES));
}

function boxAround(line: readonly LatLng[]): Viewport {
  const latitudes = line.map(({ latitude }) => latitude);
  const longitudes = line.map(({ longitude }) => longitude);
  return {
    low: { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    high: { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  };
}

/** Values of `highway` that are not streets: stops, and ways that are planned or removed. */
const NO_STREETS = new Set([
  "bus_stop",
  "bus_guideway",
  "construction",
  "corridor",
  "elevator",
  "emergency_access_point",
  "escape",
  "platform",
  "proposed",
  "raceway",
  "razed",
  "rest_area",
  "services",
  "via_ferrata",
  "abandoned",
]);

function isStreet({ type, tags }: OsmFeature): boolean {
  const kind = tags.highway ?? tags["area:highway"];
  return type !== "node" && kind !== undefined && !NO_STREETS.has(kind);
}

/** A long road has thousands of points; two hundred show its course. */
const MAX_LINE_POINTS = 200;

function thinLine(line: readonly LatLng[]): readonly LatLng[] {
  if (line.length <= MAX_LINE_POINTS) return line;
  const step = (line.length - 1) / (MAX_LINE_POINTS - 1);
  return Array.from({ length: MAX_LINE_POINTS }, (_, index) => line[Math.round(index * step)] as LatLng);
}

/** Returns the point on one of the lines that is nearest to the centre of all of them, weighted by length. */
function findMiddle(lines: readonly (readonly LatLng[])[]): LatLng {
  const halves = lines.map((line) => ({
    middle: findPointAlong(line, 0.5),
    weight: measureLength(line) + 0.001,
  }));
  const weight = halves.reduce((sum, half) => sum + half.weight, 0);
  const first = halves[0]?.middle as LatLng; // a group has at least one row
  const center = {
    latitude: halves.reduce((sum, half) => sum + half.middle.latitude * half.weight, 0) / weight,
    // Relative to the first point, so that a street across the antimeridian keeps its centre.
    longitude:
      first.longitude +
      halves.reduce(
        (sum, half) => sum + getShortTurn(half.middle.longitude - first.longitude) * half.weight,
        0,
      ) /
        weight,
  };
  let nearest = first;
  let nearestMetres = distanceMetres(center, first);
  for (const [index, { middle }] of halves.entries()) {
    for (const point of [...(lines[index] ?? []), middle]) {
      const metres = distanceMetres(center, point);
      if (metres < nearestMetres) [nearest, nearestMetres] = [point, metres];
    }
  }
  return nearest;
}

function measureLength(line: readonly LatLng[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i += 1) sum += distanceMetres(line[i - 1] as LatLng, line[i] as LatLng);
  return sum;
}

/** @param all the corners of each box */
function getViewportAround(all: readonly LatLng[][]): Viewport {
  // A group has at least one row.
  const [low, high] = all[0]!.map((corner) => ({ ...corner })) as [LatLng, LatLng];
  for (const box of all) {
    const [southWest, northEast] = box as [LatLng, LatLng];
    low.latitude = Math.min(low.latitude, southWest.latitude);
    low.longitude = Math.min(low.longitude, southWest.longitude);
    high.latitude = Math.max(high.latitude, northEast.latitude);
    high.longitude = Math.max(high.longitude, northEast.longitude);
  }
  return { low: roundLocation(low), high: roundLocation(high) };
}

/** Latitudes and longitudes in turn, in 1e-7 degrees: as JSON, a third of the space of points. */
type PackedPoints = number[];
const UNITS_PER_DEGREE = 1e7;

function packPoints(points: readonly LatLng[]): PackedPoints {
  return points.flatMap(({ latitude, longitude }) => [
    Math.round(latitude * UNITS_PER_DEGREE),
    Math.round(longitude * UNITS_PER_DEGREE),
  ]);
}

function unpackPoints(packed: PackedPoints): LatLng[] {
  return Array.from({ length: packed.length / 2 }, (_, at) => ({
    latitude: packed[2 * at]! / UNITS_PER_DEGREE,
    longitude: packed[2 * at + 1]! / UNITS_PER_DEGREE,
  }));
}
