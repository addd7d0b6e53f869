import {
  distanceMetres,
  type LatLng,
  type PlaceNames,
  type PlaceRecord,
  type Viewport,
} from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import type { AdminPosition, AdminPositions } from "./admin-position.ts";
import { foldName } from "./fold-name.ts";
import { pointAlong, shortTurn } from "./interpolation.ts";
import { mergedNames } from "./merged-names.ts";
import { completeAddress, postcodeOf } from "./place-address.ts";
import { streetPlaceId } from "./place-ids.ts";
import { placeNames } from "./place-names.ts";
import { recordBase, rounded, typeNamesOf } from "./place-record-base.ts";
import { popularity } from "./popularity.ts";
import type { Spill, SpillTable } from "./spill.ts";

/** Collects the segments of named streets and squares, and gives one place for each street of a town. */
export class StreetPlaces {
  readonly #rows: SpillTable<SegmentRow>;
  readonly #positions: AdminPositions;

  constructor(spill: Spill, positions: AdminPositions) {
    this.#rows = spill.table("streets");
    this.#positions = positions;
  }

  /** Takes `feature` if it is a piece of a named street; tells whether it was. */
  add(feature: OsmFeature, position: AdminPosition): boolean {
    const { tags, type, id } = feature;
    const isSquare = tags.place === "square";
    if (!isSquare && !isStreet(feature)) return false;
    const names = placeNames({ ...tags, brand: "", operator: "", network: "" }, position.countryCode);
    const key = names === undefined ? "" : foldName(names.default);
    if (names === undefined || key === "") return false;
    this.#rows.add(`${position.localityKey}|${key}`, `${type}${String(id).padStart(12, "0")}`, {
      names,
      localityKey: position.localityKey,
      street: key,
      isSquare,
      highway: tags.highway ?? "",
      postcode: postcodeOf(tags, position.countryCode) ?? position.postcode ?? tags.postal_code ?? "",
      line: feature.line === undefined ? [rounded(feature.location)] : thinned(feature.line).map(rounded),
      viewport: feature.viewport ?? { low: feature.location, high: feature.location },
    });
    return true;
  }

  *records(source: string): Generator<PlaceRecord> {
    for (const { rows } of this.#rows.groups()) {
      const [first] = rows;
      if (first !== undefined) yield this.#record(first, rows, source);
    }
  }

  #record(first: SegmentRow, rows: readonly SegmentRow[], source: string): PlaceRecord {
    const location = middleOf(rows.map((row) => row.line));
    const position = this.#positions.at(location);
    const address = completeAddress(
      {
        street: first.names.default,
        postcode: postcodeOf({ "addr:postcode": mostCommon(rows) }, position.countryCode),
      },
      position,
    );
    const isSquare = rows.some((row) => row.isSquare);
    const primaryType = isSquare ? "plaza" : "route";
    return {
      id: streetPlaceId(first.localityKey, first.street),
      kind: "street",
      source,
      names: mergedNames(rows.map((row) => row.names)),
      types: isSquare ? ["plaza", "route", "point_of_interest", "establishment"] : ["route"],
      primaryType,
      typeNames: typeNamesOf(primaryType),
      viewport: viewportAround(rows.map((row) => row.viewport)),
      address,
      popularity: Math.max(
        ...rows.map((row) =>
          popularity({
            kind: "street",
            types: [],
            tags: { highway: row.isSquare ? "pedestrian" : row.highway },
          }),
        ),
      ),
      ...recordBase(location, address, primaryType),
    };
  }
}

interface SegmentRow {
  names: PlaceNames;
  localityKey: string;
  /** The folded name. */
  street: string;
  isSquare: boolean;
  highway: string;
  postcode: string;
  line: LatLng[];
  viewport: Viewport;
}

/** Values of `highway` that are no street: stops, and ways that are not there yet or no more. */
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

/** A long road bends thousands of times; two hundred points say where it runs. */
const MAX_LINE_POINTS = 200;

function thinned(line: readonly LatLng[]): readonly LatLng[] {
  if (line.length <= MAX_LINE_POINTS) return line;
  const step = (line.length - 1) / (MAX_LINE_POINTS - 1);
  return Array.from({ length: MAX_LINE_POINTS }, (_, index) => line[Math.round(index * step)] as LatLng);
}

/** The point on one of the lines that is nearest to the middle of all of them, weighed by length. */
function middleOf(lines: readonly (readonly LatLng[])[]): LatLng {
  const halves = lines.map((line) => ({ middle: pointAlong(line, 0.5), weight: lengthOf(line) + 0.001 }));
  const weight = halves.reduce((sum, half) => sum + half.weight, 0);
  const first = halves[0]?.middle as LatLng; // a group has a row or more
  const center = {
    latitude: halves.reduce((sum, half) => sum + half.middle.latitude * half.weight, 0) / weight,
    // Beside the first, so that a street across the antimeridian keeps its middle.
    longitude:
      first.longitude +
      halves.reduce(
        (sum, half) => sum + shortTurn(half.middle.longitude - first.longitude) * half.weight,
        0,
      ) /
        weight,
  };
  const candidates = lines.flatMap((line) => [...line, pointAlong(line, 0.5)]);
  let nearest = first;
  for (const point of candidates) {
    if (distanceMetres(center, point) < distanceMetres(center, nearest)) nearest = point;
  }
  return nearest;
}

function lengthOf(line: readonly LatLng[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distanceMetres(line[index] as LatLng, point), 0);
}

function mostCommon(rows: readonly SegmentRow[]): string {
  const counts = new Map<string, number>();
  for (const { postcode } of rows) if (postcode !== "") counts.set(postcode, (counts.get(postcode) ?? 0) + 1);
  const [best] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return best?.[0] ?? "";
}

function viewportAround(all: readonly Viewport[]): Viewport {
  const low = { ...(all[0] as Viewport).low }; // a group has a row or more
  const high = { ...(all[0] as Viewport).high };
  for (const box of all) {
    low.latitude = Math.min(low.latitude, box.low.latitude);
    low.longitude = Math.min(low.longitude, box.low.longitude);
    high.latitude = Math.max(high.latitude, box.high.latitude);
    high.longitude = Math.max(high.longitude, box.high.longitude);
  }
  return { low: rounded(low), high: rounded(high) };
}
