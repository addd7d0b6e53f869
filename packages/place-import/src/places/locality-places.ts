import { cleanText, foldName } from "@lieudit/intake";
import type { LatLng, PlaceNames, PlaceRecord, Viewport } from "@lieudit/place-model";
import { distanceMetres, roundLocation } from "@lieudit/place-model";
import type { AdminArea, AreaLookup, OsmFeature } from "../osm/osm-feature.ts";
import type { AdminPosition, AdminPositions } from "./admin-position.ts";
import { isCityState, isPostcode } from "./country-facts.ts";
import { readSummary } from "./editorial-summary.ts";
import { formatAddress } from "./formatted-address.ts";
import { isLocality, readLevel, toLocalityTypes } from "./locality-types.ts";
import { mergeNames } from "./merged-names.ts";
import { completeAddress } from "./place-address.ts";
import { toElementPlaceId } from "./place-ids.ts";
import { readPlaceNames } from "./place-names.ts";
import { createRecordBase } from "./place-record-base.ts";
import { scorePopularity } from "./popularity.ts";
import type { Spill, SpillTable } from "./spill.ts";
import { readWebsite } from "./website.ts";

/**
 * Collects towns, villages, quarters, regions and countries. Yields one place for each
 * boundary and the node that names it.
 */
export class LocalityPlaces {
  readonly #rows: SpillTable<LocalityRow>;
  readonly #areas: AreaLookup;
  readonly #positions: AdminPositions;

  constructor(spill: Spill, areas: AreaLookup, positions: AdminPositions) {
    this.#rows = spill.table("localities");
    this.#areas = areas;
    this.#positions = positions;
  }

  /** Adds `feature` if it is a locality; returns whether it is. */
  add(feature: OsmFeature, position: AdminPosition): boolean {
    if (!isLocality(feature.tags)) return false;
    const { tags, type, id, location, viewport, boundary } = feature;
    const names = readPlaceNames({ ...tags, brand: "", operator: "", network: "" }, position.countryCode);
    if (names === undefined) return false;
    const osm = `${type}/${id}`;
    const isBoundary = isWholeBoundary(feature);
    // Border lines carry these tags too; only areas are places.
    if (tags.boundary === "administrative" && !isBoundary && type === "way") return false;
    const rank = `${getLead(feature)}${type}${String(id).padStart(12, "0")}`;
    this.#rows.add(
      this.#keyOf(feature, position.countryCode),
      rank,
      {
        id: toElementPlaceId(feature),
        osm,
        isBoundary,
        names,
        tags: pickTags(tags),
        location: roundLocation(location),
        ...(viewport === undefined ? {} : { viewport }),
        ...(isBoundary && boundary !== undefined ? { boundary } : {}),
      },
      foldName(names.default),
    );
    return true;
  }

  /** Whether a locality within `maxMetres` has the name of `record`. */
  hasNear({ names, location }: PlaceRecord, maxMetres: number): boolean {
    for (const row of this.#rows.allWithMark(foldName(names.default))) {
      if (distanceMetres(row.location, location) <= maxMetres) return true;
    }
    return false;
  }

  *records(source: string): Generator<PlaceRecord> {
    for (const { rows } of this.#rows.groups()) {
      const [first] = rows;
      if (first !== undefined) yield this.#record(first, rows, source);
    }
  }

  /**
   * Returns the key shared by the elements of one place: Wikidata id and name of the
   * boundary that a node labels, or its own. A boundary cut by the extract contains no
   * point, but its label still has the same id and name.
   */
  #keyOf(feature: OsmFeature, countryCode: string): string {
    const home =
      feature.tags.place === undefined && !isCityState(countryCode)
        ? undefined
        : this.#homeOf(feature, countryCode);
    const tags = home?.tags ?? feature.tags;
    const wikidata = readWikidata(tags);
    const osm = home?.osm ?? `${feature.type}/${feature.id}`;
    return wikidata === undefined ? osm : `${wikidata}|${foldName(tags.name ?? "")}`;
  }

  /** Returns the boundary with the same name around a feature, if its level fits. */
  #homeOf({ tags, location }: OsmFeature, countryCode: string): AdminArea | undefined {
    const name = foldName(tags.name ?? "");
    const fitting = NODE_LEVELS.get(tags.place ?? "") ?? [];
    const levels = isCityState(countryCode) ? [...fitting, ...CITY_STATE_LEVELS] : fitting;
    const around = this.#areas.areasAt(location).filter((area) => area.kind === "administrative");
    const wikidata = readWikidata(tags);
    return (
      around.find((area) => levels.includes(area.adminLevel) && foldName(area.tags.name ?? "") === name) ??
      around.find(
        (area) =>
          wikidata !== undefined &&
          readWikidata(area.tags) === wikidata &&
          tags.place !== undefined &&
          readLevel(area.tags) !== undefined,
      )
    );
  }

  #record(first: LocalityRow, rows: readonly LocalityRow[], source: string): PlaceRecord {
    const boundary = rows.find((row) => row.isBoundary);
    const node =
      rows.find((row) => row.tags.place !== undefined && row.tags.place !== "country" && !row.isBoundary) ??
      rows.find((row) => row.tags.place !== undefined && !row.isBoundary);
    const location = node?.location ?? first.location;
    const position = this.#positions.at(location);
    const { countryCode } = position;
    const tags = { ...boundary?.tags, ...node?.tags, ...first.tags };
    const placeValue = node?.tags.place ?? boundary?.tags.place;
    const { types, typeNames } = toLocalityTypes(boundary?.tags, placeValue, countryCode);
    for (const row of rows) {
      // A town that is also a département or a state has that type as well.
      const also = toLocalityTypes(row.isBoundary ? row.tags : undefined, row.tags.place, countryCode).types;
      if (row !== first) types.splice(-1, 0, ...also.filter((type) => !types.includes(type)));
    }
    const names = mergeNames(rows.map((row) => row.names));
    const primaryType = types[0] ?? "political";
    const isInside =
      boundary === undefined
        ? PARTS_OF_TOWNS.has(placeValue ?? "")
        : boundary.osm !== position.localityKey && (readLevel(boundary.tags) ?? 0) >= PART_LEVEL;
    const isPart = isInside && isBounded(position);
    const address = toLocalityAddress({ name: names.default, primaryType, isPart }, tags, position);
    const summary = readSummary(tags, countryCode);
    const base = createRecordBase(location, address, primaryType);
    const websiteUri = readWebsite(tags);
    return {
      id: first.id,
      kind: "locality",
      source,
      osm: first.osm,
      names,
      types,
      primaryType,
      typeNames,
      ...toArea(boundary ?? first),
      address,
      popularity: Math.max(
        ...rows.map((row) => scorePopularity({ kind: "locality", types, tags: { ...tags, ...row.tags } })),
      ),
      ...(summary === undefined ? {} : { editorialSummary: summary }),
      ...base,
      facts: { ...base.facts, ...(websiteUri === undefined ? {} : { websiteUri }) },
    };
  }
}

interface LocalityRow {
  id: string;
  osm: string;
  isBoundary: boolean;
  names: PlaceNames;
  tags: Record<string, string>;
  location: LatLng;
  viewport?: Viewport;
  boundary?: string;
}

/** A city state is found as a town. */
const CITY_STATE_LEVELS: readonly number[] = [8, 7];

/** The commune's boundary comes first, then narrower and wider ones, then nodes. */
function getLead(feature: OsmFeature): number {
  if (!isWholeBoundary(feature)) return 20;
  const level = readLevel(feature.tags) ?? 11;
  return level <= 8 ? 18 - level : 8 + level;
}

function isWholeBoundary({ type, tags, areaSquareMetres }: OsmFeature): boolean {
  const isWhole = type === "relation" || (type === "way" && areaSquareMetres !== undefined);
  return isWhole && tags.boundary === "administrative" && readLevel(tags) !== undefined;
}

/** Admin levels of boundaries that a node of this kind may label, by name alone. */
const NODE_LEVELS: ReadonlyMap<string, readonly number[]> = new Map([
  ["country", [2]],
  ["state", [4]],
  ["region", [4]],
  ["province", [4, 6]],
  ["county", [6]],
  ["city", [4, 6, 7, 8]],
  ["town", [7, 8, 10]],
  ["municipality", [7, 8]],
  ["village", [7, 8, 9, 10]],
  ["hamlet", [8, 9, 10]],
  ["borough", [9, 10]],
  ["suburb", [9, 10, 11]],
  ["quarter", [9, 10, 11]],
  ["neighbourhood", [9, 10, 11]],
]);

const KEPT_TAGS = [
  "place",
  "admin_level",
  "boundary",
  "population",
  "wikidata",
  "wikipedia",
  "postal_code",
  "addr:postcode",
  "website",
  "url",
  "contact:website",
  "description",
  "description:fr",
  "description:en",
];

function pickTags(tags: OsmFeature["tags"]): Record<string, string> {
  return Object.fromEntries(KEPT_TAGS.flatMap((key) => (tags[key] === undefined ? [] : [[key, tags[key]]])));
}

function readWikidata(tags: OsmFeature["tags"]): string | undefined {
  return /^Q\d+$/.test(tags.wikidata ?? "") ? tags.wikidata : undefined;
}

function toArea({ viewport, boundary }: LocalityRow): Pick<PlaceRecord, "viewport" | "boundary"> {
  return {
    ...(viewport === undefined ? {} : { viewport }),
    ...(boundary === undefined ? {} : { boundary }),
  };
}

/** Settlements that take the address of their commune. */
const PARTS_OF_TOWNS = new Set(["hamlet", "village", "isolated_dwelling", "farm"]);

/** Admin level of the parts of a commune, such as delegated communes in France. */
const PART_LEVEL = 9;

/** Whether the extract has the town's boundary, so that its name is not a guess by distance. */
function isBounded({ localityKey }: AdminPosition): boolean {
  return localityKey.includes("/");
}

/** A town is its own locality; smaller areas have it as locality; larger ones have the names above them. */
export function toLocalityAddress(
  { name, primaryType, isPart }: { name: string; primaryType: string; isPart: boolean },
  tags: Record<string, string>,
  position: AdminPosition,
): PlaceRecord["address"] {
  const { countryCode, adminArea1, adminArea2 } = position;
  if (primaryType === "country") return { countryCode, formatted: "" };
  if (primaryType === "administrative_area_level_1") {
    return { adminArea1: name, countryCode, formatted: name };
  }
  if (primaryType === "administrative_area_level_2" || primaryType === "administrative_area_level_3") {
    return {
      ...(primaryType.endsWith("2") ? { adminArea2: name } : adminArea2 === undefined ? {} : { adminArea2 }),
      ...(adminArea1 === undefined ? {} : { adminArea1 }),
      countryCode,
      formatted: name,
    };
  }
  const isTown = primaryType === "locality" && !isPart;
  const isInTown = !isTown && position.locality !== undefined && position.locality !== name;
  const postcode = onlyPostcode(tags, countryCode) ?? position.postcode;
  const address = completeAddress({ postcode, locality: isInTown ? position.locality : name }, position);
  if (!isInTown) return { ...address, formatted: formatAddress({ ...address, locality: name }) };
  return {
    ...address,
    sublocality: name,
    formatted: [name, address.formatted].filter((part) => part !== "").join(", "),
  };
}

function onlyPostcode(tags: Record<string, string>, countryCode: string): string | undefined {
  const postcode = cleanText(tags.postal_code ?? tags["addr:postcode"], 12);
  return postcode !== undefined && isPostcode(postcode, countryCode) ? postcode : undefined;
}
