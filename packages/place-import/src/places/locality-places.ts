import type { LatLng, PlaceNames, PlaceRecord, Viewport } from "@lieudit/place-model";
import type { AdminArea, AreaLookup, OsmFeature } from "../osm/osm-feature.ts";
import type { AdminPosition, AdminPositions } from "./admin-position.ts";
import { cleanText, MAX_DESCRIPTION_CHARACTERS } from "./clean-text.ts";
import { isCityState, isPostcode } from "./country-facts.ts";
import { foldName } from "./fold-name.ts";
import { formattedAddress } from "./formatted-address.ts";
import { isLocality, levelOf, localityTypes } from "./locality-types.ts";
import { completeAddress } from "./place-address.ts";
import { elementPlaceId } from "./place-ids.ts";
import { placeNames } from "./place-names.ts";
import { recordBase, rounded } from "./place-record-base.ts";
import { popularity } from "./popularity.ts";
import type { Spill, SpillTable } from "./spill.ts";
import { placeWebsite } from "./website.ts";

/**
 * Collects towns, villages, quarters, regions and countries, and gives one
 * place for the boundary of each and the node that names it.
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

  /** Takes `feature` if it is a locality; tells whether it was. */
  add(feature: OsmFeature, position: AdminPosition): boolean {
    if (!isLocality(feature.tags)) return false;
    const { tags, type, id, location, viewport } = feature;
    const names = placeNames({ ...tags, brand: "", operator: "", network: "" }, position.countryCode);
    if (names === undefined) return false;
    const osm = `${type}/${id}`;
    const isBoundary = tags.boundary === "administrative" && levelOf(tags) !== undefined;
    const home = this.#homeOf(feature, osm, isBoundary, position.countryCode);
    // The boundary that gives the group its key leads it.
    const rank = `${osm === home ? 0 : isBoundary ? 1 : 2}${type}${String(id).padStart(12, "0")}`;
    this.#rows.add(home, rank, {
      id: elementPlaceId(feature),
      osm,
      isBoundary,
      names,
      tags: keptTags(tags),
      location: rounded(location),
      ...(viewport === undefined ? {} : { viewport }),
    });
    return true;
  }

  *records(source: string): Generator<PlaceRecord> {
    for (const { rows } of this.#rows.groups()) {
      const [first] = rows;
      if (first !== undefined) yield this.#record(first, rows, source);
    }
  }

  /** The element that this one is the same place as: a boundary around it, else itself. */
  #homeOf({ tags, location }: OsmFeature, osm: string, isBoundary: boolean, countryCode: string): string {
    const around = this.#areas.areasAt(location).filter((area) => area.kind === "administrative");
    const wikidata = wikidataOf(tags);
    const same = around.filter((area) => wikidata !== undefined && wikidataOf(area.tags) === wikidata);
    if (isBoundary) {
      // A town that is a département too: one place, that of the town's boundary.
      const narrowest = same.find((area) => area.adminLevel <= 8 && area.osm !== osm);
      const own = levelOf(tags) ?? 0;
      return narrowest !== undefined && narrowest.adminLevel > own ? narrowest.osm : osm;
    }
    const name = foldName(tags.name ?? "");
    const levels = NODE_LEVELS.get(tags.place ?? "");
    const named = around.filter(
      (area) =>
        levels !== undefined &&
        (levels.includes(area.adminLevel) || (area.adminLevel === 2 && isCityState(countryCode))) &&
        foldName(area.tags.name ?? "") === name,
    );
    return this.#whole(same[0] ?? named[0])?.osm ?? osm;
  }

  /** An area that readers never see as a place must not take its label away. */
  #whole(area: AdminArea | undefined): AdminArea | undefined {
    return area === undefined || levelOf({ admin_level: String(area.adminLevel) }) === undefined
      ? undefined
      : area;
  }

  #record(first: LocalityRow, rows: readonly LocalityRow[], source: string): PlaceRecord {
    const boundary = rows.find((row) => row.isBoundary);
    const node = rows.find((row) => row.tags.place !== undefined && !row.isBoundary);
    const location = node?.location ?? first.location;
    const position = this.#positions.at(location);
    const { countryCode } = position;
    const tags = { ...boundary?.tags, ...node?.tags, ...first.tags };
    const placeValue = node?.tags.place ?? boundary?.tags.place;
    const { types, typeNames } = localityTypes(boundary?.tags, placeValue, countryCode);
    const names = mergedNames(rows.map((row) => row.names));
    const primaryType = types[0] ?? "political";
    const address = localityAddress(names.default, primaryType, tags, position);
    const summary = cleanText(tags["description:fr"] ?? tags.description, MAX_DESCRIPTION_CHARACTERS);
    const base = recordBase(location, address, primaryType);
    const websiteUri = placeWebsite(tags);
    return {
      id: first.id,
      kind: "locality",
      source,
      osm: first.osm,
      names,
      types,
      primaryType,
      typeNames,
      ...viewportOf(boundary ?? first),
      address,
      popularity: popularity({
        kind: "locality",
        types,
        tags: { ...tags, ...(placeValue === undefined ? {} : { place: placeValue }) },
      }),
      ...(summary === undefined ? {} : { editorialSummary: { fr: summary } }),
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
}

/** The admin levels whose boundary a node of this kind may be the label of, by its name alone. */
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
];

function keptTags(tags: OsmFeature["tags"]): Record<string, string> {
  return Object.fromEntries(KEPT_TAGS.flatMap((key) => (tags[key] === undefined ? [] : [[key, tags[key]]])));
}

function wikidataOf(tags: OsmFeature["tags"]): string | undefined {
  return /^Q\d+$/.test(tags.wikidata ?? "") ? tags.wikidata : undefined;
}

function viewportOf({ viewport }: LocalityRow): { viewport?: Viewport } {
  return viewport === undefined ? {} : { viewport };
}

function mergedNames(all: readonly PlaceNames[]): PlaceNames {
  const first = all[0] as PlaceNames; // a group has a row or more
  const byLanguage = Object.assign({}, ...all.toReversed().map((names) => names.byLanguage ?? {})) as Record<
    string,
    string
  >;
  const others = new Set(all.flatMap((names) => [names.default, ...(names.others ?? [])]));
  others.delete(first.default);
  return {
    ...first,
    ...(Object.keys(byLanguage).length === 0 ? {} : { byLanguage }),
    ...(others.size === 0 ? {} : { others: [...others].slice(0, 20) }),
  };
}

/** A town is its own locality; what is inside one names it; what is above has the names above it. */
function localityAddress(
  name: string,
  primaryType: string,
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
  const isTown = primaryType === "locality";
  const isInTown = !isTown && position.locality !== undefined && position.locality !== name;
  const postcode = onlyPostcode(tags, countryCode) ?? position.postcode;
  const address = completeAddress({ postcode, locality: isInTown ? position.locality : name }, position);
  if (!isInTown) return { ...address, formatted: formattedAddress({ ...address, locality: name }) };
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
